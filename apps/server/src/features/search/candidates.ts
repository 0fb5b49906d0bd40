import type { SearchGroup, SearchHit } from '@dragoman/sdk/operations/search'
import { rankByText, type TextSearch } from '@dragoman/sdk/text-search'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'

/** The text and kind of a search, and its requested page. */
export interface Search extends TextSearch {
  db: Database
  session: SignedIn
  page: number
  size: number
}

/** The results of a search of one kind, without the kind. */
export type Found = Omit<SearchGroup, 'kind'>

/** So many are looked at, the newest. */
export const mostCandidates = 500

/**
 * Those of some rows that fulfill a search, the best ones first.
 * @param rows newest first; one more than `mostCandidates` where there are more
 * @param textsOf the texts of a row, any of which may fulfill it; a match in the first one counts for more
 * @param show the rows of the page, in their order
 */
export function bestOf<Row>(
  search: Search,
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[],
  show: Show<Row>,
): Promise<Found> {
  const ranked = rankByText(search, rows.slice(0, mostCandidates), textsOf)
  return pageOf(search, { rows: ranked, hasMore: rows.length > mostCandidates }, show)
}

type Show<Row> = (rows: Row[]) => SearchHit[] | Promise<SearchHit[]>

/** The page of a search out of what it found, in this order. */
export async function pageOf<Row>(
  { page, size }: Search,
  { rows, hasMore }: { rows: readonly Row[]; hasMore: boolean },
  show: Show<Row>,
): Promise<Found> {
  const shown = rows.slice(page * size, (page + 1) * size)
  return { total: rows.length, hasMore, content: shown.length > 0 ? await show(shown) : [] }
}

interface Newest<Row> {
  /** Ids of so many things, the newest first. */
  newest: (limit: number, offset: number) => Promise<{ id: string }[]>
  /** Rows of those things that the search finds. */
  read: (ids: string[]) => Promise<Row[]>
  /** How many things are looked at first; four times as many with each step after that. */
  firstLook: number
  enough: number
}

/** Searches the newest things until there are enough results: a frequent text needs only one look. */
export async function ofNewest<Row>({ newest, read, firstLook, enough }: Newest<Row>): Promise<Row[]> {
  const found: Row[] = []
  for (let [offset, limit] = [0, firstLook]; found.length < enough; offset += limit, limit *= 4) {
    const ids = (await newest(limit, offset)).map(({ id }) => id)
    if (ids.length > 0) found.push(...(await read(ids)))
    if (ids.length < limit) break
  }
  return found.slice(0, enough)
}
