import type { Segment } from '@dragoman/sdk/operations/editor'
import type { SegmentFilter } from '../editor-context.ts'

/** How far a segment is. */
export type SegmentState = 'locked' | 'confirmed' | 'draft' | 'open'

export function stateOf({ locked, confirmed, target }: Pick<Segment, 'locked' | 'confirmed' | 'target'>): SegmentState {
  if (locked) return 'locked'
  if (confirmed) return 'confirmed'
  return target === '' ? 'open' : 'draft'
}

/** Whether a segment still needs somebody to confirm it. */
export const isOpen = ({ locked, confirmed }: Pick<Segment, 'locked' | 'confirmed'>): boolean => !locked && !confirmed

/** Whether a segment is one of those that a filter and a search ask for. */
export function matchesFilter(segment: Segment, filter: SegmentFilter | undefined, search: string): boolean {
  if (filter === 'open' && !isOpen(segment)) return false
  if (filter === 'confirmed' && !segment.confirmed) return false
  if (filter === 'issues' && segment.issues.length === 0) return false
  if (search === '') return true
  const wanted = search.toLocaleLowerCase()
  return [segment.source, segment.target, segment.key ?? ''].some((text) => text.toLocaleLowerCase().includes(wanted))
}

/** Numbers of segments and words, all and confirmed; what is locked is nobody's work. */
export interface Progress {
  segments: number
  confirmedSegments: number
  words: number
  confirmedWords: number
}

export function progressOf(segments: readonly Segment[]): Progress {
  const progress = { segments: 0, confirmedSegments: 0, words: 0, confirmedWords: 0 }
  for (const { locked, confirmed, words } of segments) {
    if (locked) continue
    progress.segments += 1
    progress.words += words
    if (!confirmed) continue
    progress.confirmedSegments += 1
    progress.confirmedWords += words
  }
  return progress
}

/**
 * The next segment after a position that is left to do, from the beginning again at the end; undefined where there is
 * none but the one there.
 */
export function nextOpen(
  segments: readonly Segment[],
  after: number,
  isLeft: (segment: Segment) => boolean = isOpen,
): number | undefined {
  for (let step = 1; step < segments.length + (after < 0 ? 1 : 0); step += 1) {
    const at = (after + step) % segments.length
    if (isLeft(segments[at]!)) return at
  }
  return undefined
}
