import { oneOf, search, text } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** The filters of the list of segments, as in the address. */
export const segmentFilters = ['open', 'draft', 'confirmed', 'issues', 'commented'] as const

export type SegmentFilter = (typeof segmentFilters)[number]

/** The orders of the list of segments, besides that of the file. */
export const segmentSorts = ['length,asc', 'length,desc', 'match,asc', 'match,desc'] as const

/**
 * The search parameters of the editor: the open one of several work units, the filters of its segments with a query line
 * and a saved view, their order, and the id of the segment to begin with.
 */
export const editorSearch = search({
  unit: text,
  filter: oneOf(segmentFilters),
  text,
  line: text,
  sort: oneOf(segmentSorts),
  view: text,
  segment: text,
})

export type EditorSearch = ReturnType<typeof editorSearch>

/** Decodes the last part of the editor's address (rule editor.context): base64, or the ids as they are. */
export function contextOf(address: string): string {
  try {
    const bytes = Uint8Array.from(atob(address), (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return address
  }
}

/** The query of what an address opens. */
export const contextQuery = (address: string) => query(api.editor.getContext, { path: { context: contextOf(address) } })
