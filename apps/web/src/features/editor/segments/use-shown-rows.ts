import type { Segment } from '@dragoman/sdk/operations/editor'
import { useState } from 'react'
import type { EditorSearch } from '../editor-context.ts'
import { matchesFilter } from './segment-filter.ts'

type Segments = readonly Segment[] | undefined

/**
 * The segments that a filter and a search ask for. One that was shown stays, whatever becomes of it, until another filter
 * or text is asked for: what one works on must not vanish under one's hands.
 */
export function useShownRows(segments: Segments, { filter, text = '' }: EditorSearch): Segments {
  const key = `${filter} ${text}`
  const [shown, setShown] = useState<{ key: string; segments: Segments; rows: Segments }>({
    key,
    segments: undefined,
    rows: undefined,
  })
  if (shown.key === key && shown.segments === segments) return shown.rows
  const kept = new Set(shown.key === key ? shown.rows?.map(({ id }) => id) : [])
  const rows = segments?.filter((segment) => kept.has(segment.id) || matchesFilter(segment, filter, text))
  setShown({ key, segments, rows })
  return rows
}
