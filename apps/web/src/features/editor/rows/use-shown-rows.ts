import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditorSearch } from '../editor-context.ts'
import { useCommentMarks } from '../comments/comment-marks.ts'
import { matchesFilter } from '../segments/segment-filter.ts'
import type { SegmentStore } from '../segments/segment-store.ts'
import { indexQuery } from '../segments/use-segments.ts'

type Rows = readonly number[] | undefined

interface Shown {
  key: string
  revision: number
  found: ReadonlySet<string> | undefined
  ids: readonly string[]
  rows: Rows
}

/**
 * The rows of the segments that a filter and a search ask for. One that was shown stays, whatever becomes of it, until
 * another filter or text is asked for: what one works on must not vanish under one's hands.
 */
export function useShownRows(
  workUnitUuid: string,
  { store, revision }: { store: SegmentStore; revision: number },
  { filter, text = '', line, sort }: EditorSearch,
): { rows: Rows; error: Error | null; retry: () => void } {
  const marks = useCommentMarks(workUnitUuid)
  const key = `${filter} ${text} ${line} ${sort} ${filter === 'commented' ? marks.size : ''}`
  const isAsked = text !== '' || line !== undefined || sort !== undefined
  const { data, error, refetch } = useQuery({
    ...indexQuery(workUnitUuid, { text, filter: line, sort }),
    enabled: isAsked,
    select: idsOf,
    meta: { showsErrors: true },
  })
  const found = isAsked ? data : undefined
  const [shown, setShown] = useState<Shown>({ key: '', revision: -1, found, ids: [], rows: undefined })
  const isCurrent = shown.key === key && shown.revision === revision && shown.found === found
  if (!isCurrent) {
    const isWaiting = revision === 0 || (isAsked && !found)
    const kept = new Set(shown.key === key ? shown.ids : [])
    const rows: number[] = []
    if (!isWaiting)
      for (let row = 0; row < store.count(); row += 1) {
        const isFound = !found || found.has(store.idOf(row))
        if (
          kept.has(store.idOf(row)) ||
          (isFound && (filter === 'commented' ? marks.has(store.idOf(row)) : matchesFilter(store, row, filter)))
        )
          rows.push(row)
      }
    if (sort !== undefined && found) inOrderOf(rows, store, found)
    const isAll = filter === undefined && !isAsked
    setShown({
      key,
      revision,
      found,
      ids: isAll ? [] : rows.map((row) => store.idOf(row)),
      rows: isWaiting ? undefined : rows,
    })
  }
  return { rows: isCurrent ? shown.rows : undefined, error: isAsked ? error : null, retry: () => void refetch() }
}

/** Puts rows into the order in which their segments were found; those that were not come last. */
function inOrderOf(rows: number[], store: SegmentStore, found: ReadonlySet<string>): void {
  const places = new Map([...found].map((id, at) => [id, at]))
  const placeOf = (row: number) => places.get(store.idOf(row)) ?? places.size
  rows.sort((one, other) => placeOf(one) - placeOf(other) || one - other)
}

function idsOf({ idSteps }: { idSteps: readonly number[] }): ReadonlySet<string> {
  let id = 0
  return new Set(idSteps.map((step) => String((id += step))))
}
