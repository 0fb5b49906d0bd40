import type { InlineCode } from '@dragoman/sdk/segment-text'
import { withShownCodes } from '../inline/edges.ts'
import type { Restored, Token } from '../inline/tokens.ts'
import { escapeXml } from '../xml/read-xml.ts'

/** How a run looks. Runs with the same `key` look the same; `xml` is written, '' where a run has no properties. */
export type RunFormat = { key: string; xml: string; label: string }

/** A part of a paragraph; parts are in the order in which they are read. */
export type Atom =
  | { type: 'text'; text: string; format: RunFormat }
  /** Stands within a run, whatever the run looks like: a tab, a line break. */
  | { type: 'inline'; native: string; display?: string }
  /** Stands between runs: a picture's run, a whole field, where a bookmark begins or ends. Neighbors are one code. */
  | { type: 'piece'; native: string; display?: string; shown?: boolean }
  /** An element around runs: a hyperlink, a content control. */
  | { type: 'wrap'; open: string; close: string; atoms: readonly Atom[]; display?: string }

/** The words of a paragraph as tokens, with what stands around them, and the format of text that no code formats. */
export type RichText = {
  lead: readonly Token[]
  core: readonly Token[]
  trail: readonly Token[]
  base: RunFormat
  /** The formats of text directly within wraps, by their opening code. */
  wrapBases: ReadonlyMap<string, RunFormat>
}

/** The codes that stay with the words next to them: those that readers see, or none, as earlier versions read. */
export type Edges = 'shown' | 'bare'

const plain: RunFormat = { key: '', xml: '', label: '' }

/**
 * Makes tokens of a paragraph: the format that most of its text has goes without saying, other formats become paired
 * codes, runs of the same format become one.
 */
export function richText(
  atoms: readonly Atom[],
  options: { emptyFormat: string; tokenize: (text: string) => Token[]; edges: Edges },
): RichText {
  const wrapBases = new Map<string, RunFormat>()
  const base = commonFormat(atoms) ?? plain
  const tokens = tokensOf(joinedPieces(atoms), base, { ...options, wrapBases, counter: { next: 0 } })
  return { ...trimmed(tokens, options.edges), base, wrapBases }
}

type Context = {
  wrapBases: Map<string, RunFormat>
  emptyFormat: string
  tokenize: (text: string) => Token[]
  counter: { next: number }
}

function joinedPieces(atoms: readonly Atom[]): Atom[] {
  const joined: Atom[] = []
  for (const atom of atoms) {
    const last = joined.at(-1)
    if (atom.type === 'piece' && last?.type === 'piece') {
      const display = last.display ?? atom.display
      const shown = last.shown === true || atom.shown === true
      joined[joined.length - 1] = {
        type: 'piece',
        native: last.native + atom.native,
        shown,
        ...(display && { display }),
      }
    } else {
      joined.push(atom.type === 'wrap' ? { ...atom, atoms: joinedPieces(atom.atoms) } : atom)
    }
  }
  return joined
}

function tokensOf(atoms: readonly Atom[], base: RunFormat, context: Context): Token[] {
  const tokens: Token[] = []
  let group: { format: RunFormat; pair: string; end: number } | undefined
  const finish = (): void => {
    if (!group) return
    // Codes after the last words of a group stay outside of it.
    tokens.splice(group.end, 0, { type: 'close', native: '', pair: group.pair })
    group = undefined
  }
  for (const atom of atoms) {
    switch (atom.type) {
      case 'text': {
        // How white space looks is not worth a code.
        if (atom.text.trim() === '') {
          tokens.push({ type: 'text', text: atom.text })
          break
        }
        if (group && group.format.key !== atom.format.key) finish()
        if (!group && atom.format.key !== base.key) {
          const pair = `format:${(context.counter.next += 1)}`
          const { xml, label } = atom.format
          tokens.push({ type: 'open', native: xml || context.emptyFormat, pair, ...(label && { display: label }) })
          group = { format: atom.format, pair, end: 0 }
        }
        for (const token of context.tokenize(atom.text))
          tokens.push(token.type === 'standalone' ? { ...token, shown: 'always' } : token)
        if (group) group.end = tokens.length
        break
      }
      case 'inline':
      case 'piece':
        if (atom.native === '') break
        tokens.push({
          type: 'standalone',
          native: atom.native,
          ...(atom.display && { display: atom.display }),
          ...(atom.type === 'piece' && atom.shown && { shown: 'always' as const }),
        })
        break
      default: {
        finish()
        const inner = context.wrapBases.get(atom.open) ?? commonFormat(atom.atoms) ?? base
        context.wrapBases.set(atom.open, inner)
        const pair = `wrap:${(context.counter.next += 1)}`
        tokens.push({ type: 'open', native: atom.open, pair, ...(atom.display && { display: atom.display }) })
        for (const token of tokensOf(atom.atoms, inner, context)) tokens.push(token)
        tokens.push({ type: 'close', native: atom.close, pair })
      }
    }
  }
  finish()
  return tokens
}

/** The format of most of the text; the first one where several have the same share. */
function commonFormat(atoms: readonly Atom[]): RunFormat | undefined {
  const lengths = new Map<string, { format: RunFormat; length: number }>()
  for (const atom of atoms) {
    if (atom.type !== 'text') continue
    const known = lengths.get(atom.format.key)
    if (known) known.length += atom.text.trim().length
    else lengths.set(atom.format.key, { format: atom.format, length: atom.text.trim().length })
  }
  let best: { format: RunFormat; length: number } | undefined
  for (const one of lengths.values()) if (!best || one.length > best.length) best = one
  return best?.format
}

/** Takes codes without words off both ends, so that people only see those that stand among words or move with them. */
function trimmed(tokens: readonly Token[], edges: Edges): Pick<RichText, 'lead' | 'core' | 'trail'> {
  let start = 0
  let end = tokens.length
  const isBare = (token: Token | undefined): boolean =>
    token !== undefined && (token.type === 'standalone' || (token.type === 'text' && token.text.trim() === ''))
  for (;;) {
    const first = tokens[start]
    const last = tokens[end - 1]
    if (start >= end || !first || !last) break
    if (isBare(first)) start += 1
    else if (isBare(last)) end -= 1
    else if (first.type === 'open' && last.type === 'close' && first.pair === last.pair) {
      start += 1
      end -= 1
    } else if (first.type === 'open' && isEmptyPair(tokens[start + 1], first)) start += 2
    else if (last.type === 'close' && isEmptyPair(last, tokens[end - 2])) end -= 2
    else break
  }
  const words =
    start < end && edges === 'shown' ? withShownCodes(tokens, { start, end }, partnersOf(tokens)) : { start, end }
  return {
    lead: tokens.slice(0, words.start),
    core: tokens.slice(words.start, words.end),
    trail: tokens.slice(words.end),
  }
}

function partnersOf(tokens: readonly Token[]): (index: number) => number | undefined {
  const places = new Map<string | undefined, number[]>()
  tokens.forEach((token, index) => {
    if (token.type === 'open' || token.type === 'close')
      places.set(token.pair, [...(places.get(token.pair) ?? []), index])
  })
  return (index) => {
    const token = tokens[index]
    return token?.type === 'open' || token?.type === 'close'
      ? places.get(token.pair)?.find((place) => place !== index)
      : undefined
  }
}

function isEmptyPair(close: Token | undefined, open: Token | undefined): boolean {
  return close?.type === 'close' && open?.type === 'open' && close.pair === open.pair
}

/** How a dialect writes runs. */
export type RunWriter = {
  /** A run of the format around its content, which is XML. */
  run: (format: string, content: string) => string
  /** Text, escaped already, as the content of a run. */
  text: (escaped: string) => string
  /** The elements that stand within runs, by name. */
  inline: ReadonlySet<string>
  /** The element that says how a run looks; rPr unless given. */
  format?: string
}

/**
 * Writes the whole of a paragraph's content. `core` is its translation with codes restored; what stands between runs
 * and was lost (a field, a picture, a bookmark) is put behind it.
 */
export function writeRuns(
  rich: RichText,
  core: readonly Restored[],
  codes: readonly InlineCode[],
  writer: RunWriter,
): string {
  const output: string[] = []
  const open: { format: string; isBetween: boolean }[] = []
  let run = ''
  const current = (): string => open.at(-1)?.format ?? rich.base.xml
  const flush = (): void => {
    if (run !== '') output.push(writer.run(current(), run))
    run = ''
  }
  const between = (native: string): void => {
    flush()
    output.push(native)
  }
  for (const part of [...natives(rich.lead), ...core, ...lost(core, codes, writer), ...natives(rich.trail)]) {
    const kind = part.kind === 'text' ? 'text' : kindOf(part.native, writer)
    if (part.kind === 'text') run += writer.text(escapeXml(part.text))
    else if (part.kind === 'close') {
      flush()
      if (open.pop()?.isBetween) output.push(part.native)
    } else if (part.kind === 'open') {
      flush()
      const format = kind === 'format' ? part.native : (rich.wrapBases.get(part.native)?.xml ?? current())
      open.push({ format, isBetween: kind !== 'format' })
      if (kind !== 'format') output.push(part.native)
    } else if (kind === 'between') between(part.native)
    else if (kind !== 'format') run += kind === 'inline' ? part.native : writer.text(part.native)
  }
  flush()
  return output.join('')
}

function kindOf(native: string, writer: RunWriter): 'text' | 'format' | 'inline' | 'between' {
  const name = /^<(?:[\w.-]+:)?([\w.-]+)/.exec(native)?.[1]
  if (name === undefined) return 'text'
  // One that ends within the code stands around something, such as a field, and isn't the look of words.
  if (name === (writer.format ?? 'rPr'))
    return writer.format !== undefined && native.includes(`</text:${writer.format}>`) ? 'between' : 'format'
  return writer.inline.has(name) ? 'inline' : 'between'
}

function lost(core: readonly Restored[], codes: readonly InlineCode[], writer: RunWriter): Restored[] {
  const kept = new Set(core.map((part) => (part.kind === 'text' ? 0 : part.id)))
  return codes
    .filter((code) => code.kind === 'standalone' && !kept.has(code.id) && kindOf(code.open, writer) === 'between')
    .map((code) => ({ kind: 'standalone', id: code.id, native: code.open }))
}

function natives(tokens: readonly Token[]): Restored[] {
  return tokens.map((token) =>
    token.type === 'text' ? { kind: 'text', text: token.text } : { kind: token.type, id: 0, native: token.native },
  )
}
