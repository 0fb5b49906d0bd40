import type { ParsedSegment } from '../format.ts'
import { isClearlyIcu } from '../icu/parse-message.ts'
import { type Message, type MessageFacts, type MessageSyntax, readMessage } from '../message.ts'
import { escapeXml, type XmlElement } from '../xml/read-xml.ts'

/** Stand for inline elements within a message: no text has these characters. */
const first = 0xe000
const last = 0xf8ff
const standIns = /[\uE000-\uF8FF]/
const wraps: ReadonlySet<string> = new Set(['g', 'pc', 'mrk'])

/** The ICU messages of a document, in which inline elements are codes of their own, whatever branch they stand in. */
export class IcuMessages {
  readonly #text: string
  readonly #syntax: MessageSyntax
  readonly #option: 'auto' | 'on' | 'off'
  readonly #elements: string[] = []
  readonly #numbers = new Map<string, number>()

  /** `syntax` says what else is a code; its `icu` goes without saying. */
  constructor(text: string, option: 'auto' | 'on' | 'off', syntax: MessageSyntax) {
    const { tagRegex } = syntax
    const own = new RegExp(tagRegex ? `${standIns.source}|(?:${tagRegex.source})` : standIns.source, 'gu')
    this.#text = text
    this.#option = option
    this.#syntax = { ...syntax, icu: 'always', tagRegex: own }
  }

  /** The message in an element; `undefined` for what is none, and where inline elements have text within them. */
  read(
    facts: MessageFacts,
    source: XmlElement,
    target: { element: XmlElement; confirmed: boolean } | undefined,
  ): Message | undefined {
    if (this.#option === 'off') return undefined
    const text = this.#flat(source)
    if (text === undefined || (this.#option === 'auto' && !isClearlyIcu(text))) return undefined
    const present = target && this.#flat(target.element)
    return readMessage(
      facts,
      text,
      present === undefined ? undefined : { text: present, confirmed: target?.confirmed === true },
      this.#syntax,
    )
  }

  /** A composed message as XML. */
  write(text: string, asciiOnly: boolean): string {
    return text
      .split(/([\uE000-\uF8FF])/)
      .map((piece, index) => (index % 2 === 1 ? this.#element(piece) : escapeXml(piece, asciiOnly)))
      .join('')
  }

  /** A segment whose codes say which elements they are. */
  withElements(segment: ParsedSegment): ParsedSegment {
    if (!segment.codes.some(({ open }) => standIns.test(open))) return segment
    return {
      ...segment,
      codes: segment.codes.map((code) => ({
        ...code,
        open: standIns.test(code.open) ? this.#element(code.open) : code.open,
      })),
    }
  }

  #element(standIn: string): string {
    return this.#elements[standIn.charCodeAt(0) - first] ?? standIn
  }

  #flat(element: XmlElement): string | undefined {
    let flat = ''
    for (const child of element.children) {
      if (child.kind === 'text') {
        if (standIns.test(child.text)) return undefined
        flat += child.text
        continue
      }
      // A half of a pair could be left out of a branch.
      if (wraps.has(child.local) && !child.selfClosing) return undefined
      const native = this.#text.slice(child.start, child.end)
      const number = this.#numbers.get(native) ?? this.#elements.length
      if (first + number > last) return undefined
      if (number === this.#elements.length) this.#elements.push(native)
      this.#numbers.set(native, number)
      flat += String.fromCharCode(first + number)
    }
    return flat
  }
}
