import { listSearch, text } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** The import settings of all units. */
export const fileOptionsQuery = query(api.fileOptions.list)

/** What the list of units keeps in its address. */
export const unitsSearch = listSearch({ name: text })

export type UnitsSearch = ReturnType<typeof unitsSearch>

/** What a unit keeps in its address: the file type that is shown. */
export const typeSearch = ({ type }: Record<string, unknown>): { type?: string } =>
  typeof type === 'string' ? { type } : {}
