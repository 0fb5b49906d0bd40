import type { Segment } from '@dragoman/sdk/operations/editor'
import type { SelectedPart } from './use-finding-writes.ts'

/**
 * The part of a segment that is selected: in its source, or in what the step before wrote. `selected` is segment text;
 * nothing where it does not stand there.
 */
export function selectedPart(segment: Segment, selected: string, isInSource: boolean): SelectedPart {
  if (selected.trim() === '') return {}
  const text = isInSource ? segment.source : (segment.before ?? '')
  const start = text.indexOf(selected)
  if (start === -1) return {}
  return { side: isInSource ? 'SOURCE' : 'TARGET', range: { start, end: start + selected.length } }
}
