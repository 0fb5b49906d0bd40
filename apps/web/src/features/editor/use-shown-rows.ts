import type { Segment } from '@dragoman/sdk/operations/editor'
import { useMemo, useRef } from 'react'
import type { EditorSearch } from './editor-context.ts'
import { matchesFilter } from './segment-filter.ts'

/**
 * The segments that a filter and a search ask for. One that was shown stays, whatever becomes of it, until another filter
 * or text is asked for: what one works on must not vanish under one's hands.
 */
export function useShownRows(segments: readonly Segment[] | undefined, { filter, text = '' }: EditorSearch) {
  const kept = useRef({ key: '', ids: new Set<string>() })
  return useMemo(() => {
    if (!segments || (!filter && text === '')) return segments
    const key = `${filter} ${text}`
    if (kept.current.key !== key) kept.current = { key, ids: new Set() }
    const { ids } = kept.current
    const rows = segments.filter((segment) => ids.has(segment.id) || matchesFilter(segment, filter, text))
    for (const { id } of rows) ids.add(id)
    return rows
  }, [segments, filter, text])
}
