import type { InlineCode } from '@dragoman/sdk/operations/editor'
import { splitSegmentText } from '@dragoman/sdk/segment-text'
import { chipOf, notationOf, type Placeholder } from './chips.ts'
import styles from './SegmentText.module.css'

/** The same chip as `TagChip`, where there is no React. */
export function tagChipElement(part: Placeholder, codes: readonly InlineCode[]): HTMLElement {
  const { text, label, native } = chipOf(part, codes)
  const chip = document.createElement('span')
  chip.className = styles.chip!
  chip.setAttribute('role', 'img')
  chip.setAttribute('aria-label', label)
  chip.title = native
  chip.dataset['kind'] = part.kind
  chip.dataset['tag'] = notationOf(part)
  const words = document.createElement('bdi')
  words.dir = 'ltr'
  words.textContent = text
  chip.append(words)
  return chip
}

/** Fills an element with segment text and its chips. */
export function fillWithSegmentText(element: HTMLElement, text: string, codes: readonly InlineCode[]) {
  element.replaceChildren(
    ...splitSegmentText(text).map((part) => (part.kind === 'text' ? part.text : tagChipElement(part, codes))),
  )
  // A line without anything in it has a height, too.
  if (text === '' || text.endsWith('\n')) element.append(document.createElement('br'))
}

/** The segment text of a stretch of the page: chips as they are written in the text. */
export function segmentTextOf(fragment: DocumentFragment | HTMLElement): string {
  const copy = fragment.cloneNode(true) as DocumentFragment | HTMLElement
  for (const chip of copy.querySelectorAll<HTMLElement>('[data-tag]')) chip.replaceWith(chip.dataset['tag']!)
  return copy.textContent
}
