import type { Segment } from '@dragoman/sdk/operations/editor'
import type { FindingInput } from '@dragoman/sdk/operations/quality'
import type { CodeFieldHandle } from '../segments/CodeField.tsx'

/** A part of a text that someone has selected. */
export type SelectedPart = Pick<FindingInput, 'side' | 'range'>

/** Reads the selection in a segment, in its source or its field. */
export function partSelectedIn(segment: Segment, field: CodeFieldHandle | null): SelectedPart {
  const selection = getSelection()
  const node = selection?.anchorNode
  const element = node instanceof Element ? node : node?.parentElement
  const isInSource = element?.closest('[data-source]') != null
  const selected = isInSource ? (selection?.toString() ?? '') : (field?.selectedText() ?? '')
  return selectedPart(segment, selected, isInSource)
}

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
