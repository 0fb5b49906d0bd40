import { listSearch, text } from '@dragoman/hooks/list'

/** What a list of units keeps in its address. */
export const unitSearch = listSearch({ name: text })

export type UnitSearch = ReturnType<typeof unitSearch>
