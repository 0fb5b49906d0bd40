import type { Segment } from '@dragoman/sdk/operations/editor'
import type { SegmentFilter } from '../editor-context.ts'

/** How far a segment is; `other` for one of another slice, which is nothing to do here. */
export type SegmentState = 'locked' | 'other' | 'confirmed' | 'draft' | 'open'

/** The segments that a person may change, where their file is split; undefined for all. */
export type OwnSlices = readonly { beginIndex: number; endIndex: number }[] | undefined

/** Whether a segment, by its position in the file, is of another slice. */
export const isOfOther = (slices: OwnSlices, index: number): boolean =>
  slices !== undefined && !slices.some(({ beginIndex, endIndex }) => index >= beginIndex && index <= endIndex)

export function stateOf(
  { locked, confirmed, target, index }: Pick<Segment, 'locked' | 'confirmed' | 'target' | 'index'>,
  slices?: OwnSlices,
): SegmentState {
  if (isOfOther(slices, index)) return 'other'
  if (locked) return 'locked'
  if (confirmed) return 'confirmed'
  return target === '' ? 'open' : 'draft'
}

/** Whether a segment is still to be confirmed. */
export const isUnconfirmed = (state: SegmentState): boolean => state === 'open' || state === 'draft'

/** Whether the segment of a row is one of those that a filter asks for. */
export function matchesFilter(
  store: { stateOf: (row: number) => SegmentState; hasIssues: (row: number) => boolean },
  row: number,
  filter: SegmentFilter | undefined,
): boolean {
  if (filter === undefined) return true
  return filter === 'issues' ? store.hasIssues(row) : store.stateOf(row) === filter
}

/**
 * The place of the next row after another one that is left to do, from the beginning again at the end; undefined where
 * there is none but the one there.
 */
export function nextOpen(rows: readonly number[], after: number, isLeft: (row: number) => boolean): number | undefined {
  for (let step = 1; step < rows.length + (after < 0 ? 1 : 0); step += 1) {
    const at = (after + step) % rows.length
    if (isLeft(rows[at]!)) return at
  }
  return undefined
}

/** The place of a row among those that show, which most often are in its order; -1 where it is not among them. */
export function placeOf(rows: readonly number[] = [], row: number | undefined): number {
  if (row === undefined) return -1
  let low = 0
  let high = rows.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    if (rows[middle] === row) return middle
    if (rows[middle]! < row) low = middle + 1
    else high = middle - 1
  }
  return rows.indexOf(row)
}
