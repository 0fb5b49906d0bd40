import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** The import settings of all units. */
export const fileOptionsQuery = query(api.fileOptions.list)

/** The search parameters of a unit's settings: the file type that is shown. */
export const typeSearch = ({ type }: Record<string, unknown>): { type?: string } =>
  typeof type === 'string' ? { type } : {}
