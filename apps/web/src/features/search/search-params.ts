import { listSearch, text } from '@dragoman/hooks/list'

/** What the page of a search keeps in the address. Every page would pay for a list of the modes and kinds in here. */
export const searchParams = listSearch({ q: text, mode: text, kind: text })
