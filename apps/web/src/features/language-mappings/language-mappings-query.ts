import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const languageMappingsQuery = (id: string) => query(api.languageMappings.list, { path: { id } })
