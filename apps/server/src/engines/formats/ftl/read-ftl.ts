import { FileRefused } from '../../../kernel/file-refused.ts'
import { positionAt } from '../text.ts'
import { type FluentNode, switchOf } from './switches.ts'

/** A pattern of a Fluent file: the value of a message or term, or of one of its attributes. */
export type FluentText = {
  key: string
  note: string
  /** The attribute of a term, which only messages see. */
  isPrivate: boolean
  start: number
  end: number
  nodes: readonly FluentNode[]
}

/** Selectors within selectors, and placeables within placeables. */
const maxDepth = 50

const identifier = /-?[A-Za-z][\w-]*/y

/**
 * The patterns of a Fluent file.
 * @throws FileRefused with line and column
 */
export function readFtl(text: string, fileName: string): FluentText[] {
  const texts: FluentText[] = []
  let comments: string[] = []
  let group = { mark: '', lines: [''], end: -1 }
  let at = 0
  const lineEnd = (from: number): number => {
    const end = text.indexOf('\n', from)
    return end === -1 ? text.length : end + 1
  }
  while (at < text.length) {
    const line = text.slice(at, lineEnd(at))
    const comment = /^(#{1,3})(?: (.*?))?\r?\n?$/.exec(line)
    if (comment) {
      const [, mark = '', words = ''] = comment
      const isMore = mark === group.mark && at === group.end
      at = lineEnd(at)
      if (mark === '#') comments.push(words)
      else group = { mark, lines: isMore ? [...group.lines, words] : [words], end: at }
      continue
    }
    if (line.trim() === '') {
      comments = []
      at = lineEnd(at)
      continue
    }
    at = readEntry({ text, fileName }, at, [...comments, ...group.lines].filter((one) => one !== '').join('\n'), texts)
    comments = []
  }
  return texts
}

type Source = { text: string; fileName: string }

/** Reads a message or a term; gives where the next line begins. */
function readEntry(source: Source, start: number, note: string, texts: FluentText[]): number {
  const { text } = source
  const name = nameAt(source, start)
  let at = afterEquals(source, start + name.length)
  const before = texts.length
  const value = new PatternReader(source, at).read()
  if (value.end > value.start) texts.push({ key: name, note, isPrivate: false, ...value })
  at = value.end
  for (;;) {
    const next = /(?:[ ]*\r?\n)*[ ]*\./y
    next.lastIndex = at
    if (!next.test(text) || !/\n[ ]*\.$/.test(text.slice(at, next.lastIndex))) break
    const attribute = nameAt(source, next.lastIndex)
    const inside = afterEquals(source, next.lastIndex + attribute.length)
    const read = new PatternReader(source, inside).read()
    texts.push({ key: `${name}.${attribute}`, note, isPrivate: name.startsWith('-'), ...read })
    at = read.end
  }
  if (texts.length === before)
    refuse(source, at, `The message ${name} has neither a value nor attributes. Give it one.`)
  const rest = /[ ]*(?:\r?\n|$)/y
  rest.lastIndex = at
  if (!rest.test(text)) refuse(source, at, notFluent)
  return rest.lastIndex
}

function nameAt(source: Source, at: number): string {
  identifier.lastIndex = at
  return identifier.exec(source.text)?.[0] ?? refuse(source, at, notFluent)
}

function afterEquals(source: Source, at: number): number {
  const equals = /[ ]*=[ ]*/y
  equals.lastIndex = at
  if (!equals.test(source.text)) refuse(source, at, notFluent)
  return equals.lastIndex
}

const notFluent =
  "This isn't valid Fluent: expected a comment, a message (name = text), or an attribute (.name = text). Correct it."

function refuse({ text, fileName }: Source, at: number, reason: string): never {
  throw new FileRefused({ file: fileName, ...positionAt(text, at), reason })
}

/** Text on a line of its own is indented; `indent` is set for the white space at the beginning of a line. */
type Element = FluentNode | { kind: 'indent'; breaks: string; width: number }

/** Reads the pattern that begins at a place. */
class PatternReader {
  readonly #source: Source
  readonly #depth: number
  #at: number

  constructor(source: Source, at: number, depth = 0) {
    this.#source = source
    this.#at = at
    this.#depth = depth
    if (depth > maxDepth) refuse(source, at, `Selectors are nested more than ${maxDepth} levels deep. Flatten them.`)
  }

  read(): { start: number; end: number; nodes: FluentNode[] } {
    const { text } = this.#source
    const elements: Element[] = []
    let start: number | undefined
    let end = this.#at
    for (;;) {
      const indent = this.#lineStart(elements.length > 0)
      if (indent === 'end') break
      if (indent) {
        if (start !== undefined) elements.push(indent)
        else elements.push({ ...indent, breaks: '' })
      }
      start ??= this.#at
      const words = /[^{}\r\n]+|\r(?!\n)/y
      words.lastIndex = this.#at
      const found = words.exec(text)?.[0]
      if (found !== undefined) {
        elements.push({ kind: 'text', text: found })
        this.#at += found.length
      } else if (text[this.#at] === '{') elements.push(this.#placeable())
      else if (text[this.#at] === '}') refuse(this.#source, this.#at, 'This "}" closes nothing. Write it as {"}"}.')
      end = this.#at
    }
    start ??= this.#at
    const trailing = blanksBefore(text, end)
    const last = elements.at(-1)
    const isTrimmed = last?.kind === 'text' && trailing > 0
    if (isTrimmed) elements[elements.length - 1] = { kind: 'text', text: last.text.slice(0, -trailing) }
    this.#at = end
    return { start, end: isTrimmed ? end - trailing : end, nodes: dedented(elements) }
  }

  get at(): number {
    return this.#at
  }

  /** The beginning of a further line of the pattern; `end` where the pattern ends, nothing within a line. */
  #lineStart(hasText: boolean): Extract<Element, { kind: 'indent' }> | 'end' | undefined {
    const { text } = this.#source
    if (this.#at >= text.length) return 'end'
    const line = /((?:[ ]*\r?\n)+)([ ]*)/y
    line.lastIndex = this.#at
    const match = line.exec(text)
    if (!match) return undefined
    const after = text[line.lastIndex]
    const width = match[2]?.length ?? 0
    const goesOn =
      after === '{' || (width > 0 && after !== undefined && !'}.[*'.includes(after) && !/[\r\n]/.test(after))
    if (!goesOn) return 'end'
    this.#at = line.lastIndex
    const breaks = '\n'.repeat(match[1]?.match(/\n/g)?.length ?? 1)
    return { kind: 'indent', breaks: hasText ? breaks : '', width }
  }

  #placeable(): FluentNode {
    const { text } = this.#source
    const start = this.#at
    const expression = this.#expression()
    if (text[this.#at] === '}') {
      this.#at += 1
      const native = text.slice(start, this.#at)
      const literal = /^\{\s*"((?:[^"\\]|\\.)*)"\s*\}$/.exec(native)?.[1]
      return literal === undefined ? { kind: 'code', native } : { kind: 'text', text: unescaped(literal) }
    }
    const selector = expression.trim()
    this.#at += 2
    const variants: { name: string; isDefault: boolean; nodes: readonly FluentNode[] }[] = []
    for (;;) {
      const variant = /[ \r\n]*(\*?)\[([^\]\r\n]+)\][ ]*/y
      variant.lastIndex = this.#at
      const match = variant.exec(text)
      if (!match) break
      const reader = new PatternReader(this.#source, variant.lastIndex, this.#depth + 1)
      const { nodes } = reader.read()
      variants.push({ name: match[2]?.trim() ?? '', isDefault: match[1] === '*', nodes })
      this.#at = reader.at
    }
    const close = /[ \r\n]*\}/y
    close.lastIndex = this.#at
    const isComplete = close.test(text) && variants.filter(({ isDefault }) => isDefault).length === 1
    if (!isComplete)
      refuse(this.#source, this.#at, 'Expected variants ([name] text), one of them with a *, and then "}".')
    this.#at = close.lastIndex
    return switchOf(selector, variants) ?? { kind: 'code', native: text.slice(start, this.#at) }
  }

  /** The content of braces up to their end, or to the arrow of a selector. */
  #expression(): string {
    const { text } = this.#source
    const start = this.#at + 1
    let depth = 0
    for (let at = start; at < text.length; at += 1) {
      const character = text[at]
      if (character === '"') {
        const literal = /"(?:[^"\\\r\n]|\\.)*"/y
        literal.lastIndex = at
        if (!literal.test(text)) break
        at = literal.lastIndex - 1
      } else if (character === '{') depth += 1
      else if (character === '}' && depth > 0) depth -= 1
      else if (character === '}' || (depth === 0 && text.startsWith('->', at))) {
        this.#at = at
        return text.slice(start, at)
      }
    }
    return refuse(this.#source, start - 1, 'This "{" is never closed. Close it, or write it as {"{"}.')
  }
}

function blanksBefore(text: string, end: number): number {
  let start = end
  while (text[start - 1] === ' ') start -= 1
  return end - start
}

/** Texts without the white space that all further lines have, and without that at the ends. */
function dedented(elements: readonly Element[]): FluentNode[] {
  const widths = elements.flatMap((element) => (element.kind === 'indent' ? [element.width] : []))
  const common = widths.reduce((least, width) => Math.min(least, width), Infinity)
  const nodes: FluentNode[] = []
  for (const element of elements) {
    const node: FluentNode =
      element.kind === 'indent'
        ? { kind: 'text', text: element.breaks + ' '.repeat(element.breaks === '' ? 0 : element.width - common) }
        : element
    const last = nodes.at(-1)
    if (node.kind === 'text' && last?.kind === 'text')
      nodes[nodes.length - 1] = { kind: 'text', text: last.text + node.text }
    else if (node.kind !== 'text' || node.text !== '') nodes.push(node)
  }
  return nodes
}

const unescaped = (literal: string): string =>
  literal.replace(
    /\\(?:u([\dA-Fa-f]{4})|U([\dA-Fa-f]{6})|(.))/g,
    (_, short?: string, long?: string, character?: string) =>
      character ?? String.fromCodePoint(Math.min(Number.parseInt(short ?? long ?? '0', 16), 0x10ffff)),
  )
