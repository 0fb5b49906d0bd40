import { listSearch, text } from '@dragoman/hooks/list'

/** The search parameters of the search page. Every page would pay for a list of the modes and kinds in here. */
export const searchParams = listSearch({ q: text, mode: text, kind: text })
