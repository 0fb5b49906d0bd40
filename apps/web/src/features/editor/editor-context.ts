import { oneOf, search, text } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** What the list of segments can be narrowed to, as in the address. */
export const segmentFilters = ['open', 'draft', 'confirmed', 'issues'] as const

export type SegmentFilter = (typeof segmentFilters)[number]

/**
 * What the editor keeps in the address: which of several work units, what its segments are narrowed to, and the id of
 * the segment to begin with.
 */
export const editorSearch = search({ unit: text, filter: oneOf(segmentFilters), text, segment: text })

export type EditorSearch = ReturnType<typeof editorSearch>

/** What the last part of the editor's address stands for (rule editor.context): base64, or the ids as they are. */
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
