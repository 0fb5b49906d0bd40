import { query } from '@dragoman/hooks/query'
import { listSearch } from '@dragoman/hooks/list'
import * as api from '@dragoman/sdk/api'
import { uuid } from '../../list/list-state.ts'

/** The search parameters of the page: the import that it shows. */
export const importSearch = listSearch({ import: uuid })

export const importQuery = (importUuid: string) => query(api.imports.get, { path: { importUuid } })

export const recentImports = () => query(api.imports.list)
