import { listSearch, text } from '@dragoman/hooks/list'

/** The search parameters of a list of units. */
export const unitSearch = listSearch({ name: text })

export type UnitSearch = ReturnType<typeof unitSearch>
