import { listSearch, oneOf, text } from '../../../list/list-search.ts'

/** What the list of units keeps in its address: the wire's own filters. */
export const unitSearch = listSearch({ name: text, organizationUuid: text, queryType: oneOf(['MINE']) })

export type UnitSearch = ReturnType<typeof unitSearch>
