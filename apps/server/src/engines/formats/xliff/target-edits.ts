import { applyEdits, type Edit } from '../edits.ts'
import { attributeEdit, type XmlElement } from '../xml/read-xml.ts'
import type { XliffText } from './xliff-text.ts'

type TransUnit = {
  /** The element that a new `target` follows. */
  after: XmlElement
  segmented: XmlElement | undefined
  target: XmlElement | undefined
  texts: readonly XliffText[]
  /** Whether the tool says elsewhere how far a translation is. */
  hasOwnStates: boolean
}

/** Puts translations into a `trans-unit`: into the target or its marks where they are, else into a new target. */
export function version1Edits(parts: TransUnit, contents: readonly (string | undefined)[], text: string): Edit[] {
  if (contents.every((content) => content === undefined)) return []
  const { segmented, target, texts } = parts
  if (target && segmented && texts.every((one, index) => one.target || contents[index] === undefined)) {
    const edits = texts.flatMap(({ target: mark }, index) => {
      const content = contents[index]
      return mark && content !== undefined ? [contentEdit(mark, content, text)] : []
    })
    return [...edits, ...stateEdits(target, text)]
  }
  const content = segmented ? segmentedContent(segmented, texts, contents, text) : contents[0]
  if (content === undefined) return []
  if (!target) return [newTarget(parts.after, content, parts.hasOwnStates ? '' : ' state="translated"', text)]
  return [contentEdit(target, content, text), ...stateEdits(target, text)]
}

/** Puts a translation into a `segment`, and says that it is translated. */
export function version2Edits(
  parts: { segment: XmlElement; source: XmlElement; target: XmlElement | undefined },
  content: string,
  text: string,
): Edit[] {
  const { segment, source, target } = parts
  const state = segment.attributes.get('state') ?? 'initial'
  // Attributes beside a state describe that state only.
  const stated =
    state === 'initial'
      ? [attributeEdit(segment, text, 'state', 'translated'), ...withoutAttribute(segment, text, 'subState')]
      : []
  return [...stated, target ? contentEdit(target, content, text) : newTarget(source, content, '', text)]
}

function stateEdits(target: XmlElement, text: string): Edit[] {
  const state = target.attributes.get('state')
  // An empty element is rewritten as a whole.
  if (state === undefined || target.selfClosing) return []
  return [attributeEdit(target, text, 'state', 'translated')]
}

/** The edit that gives an element another content. An empty one is rewritten, with the state of what is translated. */
export function contentEdit(element: XmlElement, content: string, text: string): Edit {
  if (!element.selfClosing) return { start: element.openEnd, end: element.closeStart, text: content }
  const tag = text
    .slice(element.start, element.end)
    .replace(/(?<!\s)\s*\/>$/, '')
    .replace(/(\sstate\s*=\s*)(?:"[^"]*"|'[^']*')/, '$1"translated"')
  return { start: element.start, end: element.end, text: `${tag}>${content}</${qualified(element, element.local)}>` }
}

function newTarget(after: XmlElement, content: string, attributes: string, text: string): Edit {
  const name = qualified(after, 'target')
  const before = text.slice(Math.max(0, after.start - 200), after.start)
  const indent = /(?:\r\n|\n|\r)[ \t]*$/.exec(before)?.[0] ?? ''
  return { start: after.end, end: after.end, text: `${indent}<${name}${attributes}>${content}</${name}>` }
}

/** The segmented source as a target: its marks stay, each with its translation, or with what there was. */
function segmentedContent(
  segmented: XmlElement,
  texts: readonly XliffText[],
  contents: readonly (string | undefined)[],
  text: string,
): string {
  const inner = text.slice(segmented.openEnd, segmented.closeStart)
  const edits = texts.flatMap(({ source, target }, index): Edit[] => {
    const present = target && text.slice(target.openEnd, target.closeStart)
    const content = contents[index] ?? present
    if (content === undefined) return []
    const edit = contentEdit(source, content, text)
    return [{ ...edit, start: edit.start - segmented.openEnd, end: edit.end - segmented.openEnd }]
  })
  return applyEdits(inner, edits)
}

/** The edit that takes an attribute away, with the space before it. */
export function withoutAttribute(element: XmlElement, text: string, name: string): Edit[] {
  const tag = text.slice(element.start, element.openEnd)
  const found = [...tag.matchAll(/\s+([^\s=<>/"']+)\s*=\s*(?:"[^"]*"|'[^']*')/g)].find((match) => match[1] === name)
  return found
    ? [{ start: element.start + found.index, end: element.start + found.index + found[0].length, text: '' }]
    : []
}

function qualified(element: XmlElement, local: string): string {
  return element.prefix === '' ? local : `${element.prefix}:${local}`
}
