import { listSearch, text } from '../../list/list-search.ts'

/** What the list of units keeps in its address. */
export const rulesSearch = listSearch({ name: text })

export type RulesSearch = ReturnType<typeof rulesSearch>
