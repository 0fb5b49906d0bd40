import { listSearch, text } from '../../list/list-search.ts'

/** What the list of organizations keeps in its address. */
export const organizationSearch = listSearch({ name: text })

export type OrganizationSearch = ReturnType<typeof organizationSearch>
