import type { SearchGroup, SearchHit } from '@dragoman/sdk/operations/search'
import { rankByText, type TextSearch } from '@dragoman/sdk/text-search'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'

/** What is searched for, where, and which page of it is shown. */
export interface Search extends TextSearch {
  db: Database
  session: SignedIn
  page: number
  size: number
}

/** What a search of one kind found: all but the kind. */
export type Found = Omit<SearchGroup, 'kind'>

/** So many are looked at, the newest. */
export const mostCandidates = 1000

/**
 * Those of some rows that fulfill a search, the best ones first.
 * @param rows newest first; one more than `mostCandidates` where there are more
 * @param textsOf the texts of a row, any of which may fulfill it; a match in the first one counts for more
 * @param show the rows of the page, in their order
 */
export async function bestOf<Row>(
  search: Search,
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[],
  show: (rows: Row[]) => SearchHit[] | Promise<SearchHit[]>,
): Promise<Found> {
  const ranked = rankByText(search, rows.slice(0, mostCandidates), textsOf)
  const from = search.page * search.size
  const shown = ranked.slice(from, from + search.size)
  return {
    total: ranked.length,
    hasMore: rows.length > mostCandidates,
    content: shown.length > 0 ? await show(shown) : [],
  }
}
