import { Fences } from './fences.ts'
import type { List, ListItem, PhrasingContent, RootContent } from 'mdast'

/**
 * Blocks between blank lines, from a line on; `node` is what a plain one is, `undefined` where the parser has to say it. One
 * that `begins` belongs to nothing before it.
 */
type Chunk = { start: number; end: number; line: number; node: RootContent | undefined; begins: boolean }

type Point = { line: number; column: number; offset: number }
type PointAt = (offset: number) => Point

/** Characters without a meaning between other words, with the exceptions below. */
const words = /[\p{L}\p{M}\p{N} ,.;:()'"’“”„«»—–…¿?¡!/%+=\n_@#&>|${}^-]+/uy
/** Text that becomes a link without brackets, emphasis, or a reference. */
const means = /https?:|www\.|[\p{L}\p{N}._+-]@|&[#\p{L}\p{N}]|(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])/iu
/** An address by itself, between white space. */
const address =
  /(?<![^\s])https?:\/\/[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+(?:[/#?][\w./?=#%+-]*)?(?<=[A-Za-z\d/=#%+-])(?!\S)/y
const underscored = /(?<![^\s(])(__?)(?=[\p{L}\p{N}])([\p{L}\p{M}\p{N} ,.;:'’-]*[\p{L}\p{N}])\1(?=[\s.,;:!?)]|$)/uy
const image = /!\[([\p{L}\p{N}][\p{L}\p{M}\p{N} ,.;:'’-]*)\]\(([A-Za-z\d][\w/.:?=#%+~,@-]*)\)/uy
const tag = /<\/?[A-Za-z][A-Za-z\d-]*>/y
/** Where one of these may begin within words. */
const begins = /(?<![^\s])https?:|(?<![^\s(])_|!\[/u
const codeSpan = /`([^`\s](?:[^`\n]*[^`\s])?)`(?!`)/y
const emphasis =
  /(?<![*\p{L}\p{M}\p{N}])(\*\*?)(?=[\p{L}\p{N}])([\p{L}\p{M}\p{N} ,.;:'’-]*(?:[\p{L}\p{M}\p{N}](?=\*{1,2}(?![*\p{L}\p{M}\p{N}]))|[.:!?](?=\*{1,2}(?:\s|$))))\1(?!\*)/uy
const link =
  /(?<!!)\[(?:(?=[\p{L}\p{N}#@])([\p{L}\p{M}\p{N} ,.;:'’/#@_-]+)|`([^`\s[\]]+)`)\]\(([A-Za-z\d#][\w/.:?=#%+~,@-]*)\)/uy
const lineStart = /^[\p{L}"'“„«(¿¡`*[]|^!\[|^_+[\p{L}\p{N}]/u
const frontMatter = /^(---|\+\+\+) *\n(?:[^]*?\n)?\1 *(?:\n|$)/
/** A whole block of code. */
const codeBlock = /^`{3}([\w-]*)\n((?:(?!.*`{3}).*\n)*)`{3}$/
const list = /^[ >]*(?:[-+*]|\d{1,9}[.)])(?: |$)/m

/** Definitions hold for the whole document; comments, scripts and processing instructions may hold blank lines. */
const reachesOver = [
  /^[ >]*(?:(?:[-+*]|\d+[.)]) +)*\[[^\]]+\]:/m,
  /^[ >]*(?:(?:[-+*]|\d+[.)]) +)*<(?:!|\?|script|pre|style|textarea)/im,
  /[\t\r]/,
] as const

/**
 * The blocks of a document. Plain paragraphs, headings and lists are read at once: the parser would take many times as
 * long. `undefined` for a document in which something may reach over blank lines.
 */
export function chunksOf(text: string): Chunk[] | undefined {
  if (reachesOver.some((pattern) => pattern.test(text))) return undefined
  const front = frontMatter.exec(text)?.[0].length ?? 0
  // Text that begins like front matter but isn't would confuse the parser further on.
  if (front === 0 && /^(?:---|\+\+\+)/.test(text)) return undefined
  const chunks: Chunk[] = []
  let line = 1
  let open: { start: number; line: number; isFenced: boolean } | undefined
  let isInFence = false
  const fences = new Fences()
  const close = (end: number): void => {
    if (!open) return
    const content = text.slice(open.start, end)
    const node = (open.isFenced ? codeOf : plainBlock)(content, pointsOf(content, open))
    chunks.push({ start: open.start, end, line: open.line, node, begins: true })
    open = undefined
  }
  let start = front
  if (start > 0) {
    chunks.push({ start: 0, end: start, line, node: undefined, begins: true })
    line += text.slice(0, start).split('\n').length - 1
  }
  let last = start
  while (start < text.length) {
    const found = text.indexOf('\n', start)
    const end = found === -1 ? text.length : found
    const content = text.slice(start, end)
    const isHtml = !isInFence && fences.read(content).isHtml
    if (content.trim() !== '' || isInFence) {
      open ??= { start, line, isFenced: false }
      if (/`{3}|~{3}/.test(content) && !isHtml) {
        open.isFenced = true
        if (isInFence) isInFence = !/^ {0,3}`{3,} *$/.test(content)
        else if (/^`{3}[^`]*$/.test(content)) isInFence = true
        else {
          // How far others reach cannot be told from here.
          close(text.length)
          return withoutJoinedLists(chunks, text)
        }
      }
      last = end
    } else close(last)
    line += 1
    start = end + 1
  }
  close(last)
  return withoutJoinedLists(chunks, text)
}

/** Text after a list may belong to it. */
function withoutJoinedLists(chunks: readonly Chunk[], text: string): Chunk[] {
  const isList = (chunk: Chunk | undefined): boolean =>
    chunk !== undefined && chunk.node?.type !== 'paragraph' && list.test(text.slice(chunk.start, chunk.end))
  const isIndented = (chunk: Chunk | undefined): boolean => chunk !== undefined && text[chunk.start] === ' '
  return chunks.map((chunk, at) => {
    const [before, after] = [chunks[at - 1], chunks[at + 1]]
    const isAfterList = isList(before) || isIndented(before)
    if (chunk.node?.type === 'list')
      return isAfterList || isList(after) || isIndented(after)
        ? { ...chunk, node: undefined, begins: !isAfterList }
        : chunk
    return { ...chunk, begins: !isIndented(chunk) && !(isAfterList && isList(chunk)) }
  })
}

function pointsOf(content: string, { start, line }: { start: number; line: number }): PointAt {
  const lines = [0]
  for (let end = content.indexOf('\n'); end !== -1; end = content.indexOf('\n', end + 1)) lines.push(end + 1)
  // Points come nearly in their order: the next one is on the line of the last, or close to it.
  let index = 0
  return (at) => {
    while (index > 0 && lines[index]! > at) index -= 1
    while (index + 1 < lines.length && lines[index + 1]! <= at) index += 1
    return { line: line + index, column: at - lines[index]! + 1, offset: start + at }
  }
}

function codeOf(content: string, pointAt: PointAt): RootContent | undefined {
  const [, lang = '', value = ''] = codeBlock.exec(content) ?? []
  if (!codeBlock.test(content)) return undefined
  const position = { start: pointAt(0), end: pointAt(content.length) }
  return { type: 'code', lang: lang || null, meta: null, value: value.replace(/\n$/, ''), position }
}

/** A block as the parser would read it, where it surely is a plain one. */
function plainBlock(content: string, pointAt: PointAt): RootContent | undefined {
  const position = (start: number, end: number) => ({ start: pointAt(start), end: pointAt(end) })
  if (/ (?:\n|$)/.test(content)) return undefined
  const heading = /^(#{1,6}) (?! )([^\n]+)$/.exec(content)
  if (heading) {
    const [, marks = '', title = ''] = heading
    if (title.includes('#')) return undefined
    const children = inlineOf(title, marks.length + 1, pointAt)
    const depth = marks.length as 1
    return children && { type: 'heading', depth, children, position: position(0, content.length) }
  }
  const lines = content.split('\n')
  if (!marker.test(content) && lines.every((one) => lineStart.test(one))) {
    const children = inlineOf(content, 0, pointAt)
    return children && { type: 'paragraph', children, position: position(0, content.length) }
  }
  let start = 0
  const placed = lines.map((line) => ({ line, start: (start += line.length + 1) - line.length - 1 }))
  return plainList(placed, 0, pointAt)
}

const marker = /^(?:[-*]|\d{1,9}([.)])) /
/** Lists further in are left to the parser, which has limits of its own. */
const deepestIndent = 50

/** Lines of a list, each with the place where it begins; those of a list within another one are as far in as its words. */
function plainList(
  lines: readonly { line: string; start: number }[],
  indent: number,
  pointAt: PointAt,
): List | undefined {
  const [first = '', delimiter] = marker.exec(lines[0]!.line.slice(indent)) ?? []
  const itemStart = delimiter === undefined ? undefined : new RegExp(String.raw`^\d{1,9}[${delimiter}] `)
  // Within the words of an item, only a list that begins with 1 is one.
  if (first === '' || (indent > 0 && itemStart && !/^1\D/.test(first))) return undefined
  if (indent > deepestIndent) return undefined
  const position = (from: number, last: { line: string; start: number }) => ({
    start: pointAt(from),
    end: pointAt(last.start + last.line.length),
  })
  const items: ListItem[] = []
  for (let at = 0; at < lines.length;) {
    const { line, start } = lines[at]!
    const mark = itemStart ? (itemStart.exec(line.slice(indent))?.[0] ?? '') : first
    const rest = line.slice(indent + mark.length)
    if (mark === '' || !line.startsWith(mark, indent) || !lineStart.test(rest) || /^[*-] /.test(rest)) return undefined
    const from = start + indent + mark.length
    const children = inlineOf(rest, from, pointAt)
    if (!children) return undefined
    const inside = ' '.repeat(indent + mark.length)
    const isInside = (one: (typeof lines)[number] | undefined): boolean => one?.line.startsWith(inside) === true
    let next = at + 1
    while (isInside(lines[next])) next += 1
    const inner = next > at + 1 ? plainList(lines.slice(at + 1, next), inside.length, pointAt) : undefined
    if (next > at + 1 && !inner) return undefined
    const paragraph = { type: 'paragraph' as const, children, position: position(from, lines[at]!) }
    items.push({
      type: 'listItem',
      spread: false,
      checked: null,
      children: inner ? [paragraph, inner] : [paragraph],
      position: position(start + indent, lines[next - 1]!),
    })
    at = next
  }
  const facts = { ordered: itemStart !== undefined, start: itemStart ? parseInt(first, 10) : null, spread: false }
  return { type: 'list', ...facts, children: items, position: position(lines[0]!.start + indent, lines.at(-1)!) }
}

type Own = (
  textAt: (value: string, start: number) => PhrasingContent,
  at: number,
) => { length: number; node: Omit<PhrasingContent, 'position'> & object }

/** An address, a picture, a tag, or what is underscored: what stands at a place. */
function ownAt(matchOf: (pattern: RegExp) => RegExpExecArray | null): Own | undefined {
  const url = matchOf(address)?.[0]
  if (url !== undefined)
    return (textAt, at) => ({
      length: url.length,
      node: { type: 'link', title: null, url, children: [textAt(url, at)] },
    })
  const [html] = matchOf(tag) ?? []
  if (html !== undefined) return () => ({ length: html.length, node: { type: 'html', value: html } })
  const [picture, alt = '', source = ''] = matchOf(image) ?? []
  if (picture !== undefined)
    return () => ({ length: picture.length, node: { type: 'image', title: null, url: source, alt } })
  const [marked, marks = '', inner = ''] = matchOf(underscored) ?? []
  if (marked === undefined || means.test(inner)) return undefined
  return (textAt, at) => ({
    length: marked.length,
    node: { type: marks === '__' ? 'strong' : 'emphasis', children: [textAt(inner, at + marks.length)] },
  })
}

/** Words up to where one of the others may begin. */
function wordsAt(match: RegExpExecArray | null): string[] | undefined {
  if (!match) return undefined
  const cut = begins.exec(match[0].slice(1))?.index ?? -1
  return [cut === -1 ? match[0] : match[0].slice(0, cut + 1)]
}

/** The content of a block that stands at `from`; `undefined` where anything in it may be more than it seems. */
function inlineOf(content: string, from: number, pointAt: PointAt): PhrasingContent[] | undefined {
  const found: PhrasingContent[] = []
  let at = 0
  const matchOf = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    return pattern.exec(content)
  }
  const position = (start: number, end: number) => ({ start: pointAt(from + start), end: pointAt(from + end) })
  const textAt = (value: string, start: number): PhrasingContent => ({
    type: 'text',
    value,
    position: position(start, start + value.length),
  })
  while (at < content.length) {
    const own = ownAt(matchOf)
    if (own) {
      const { length, node } = own(textAt, at)
      found.push({ ...node, position: position(at, at + length) } as PhrasingContent)
      at += length
      continue
    }
    const text = wordsAt(matchOf(words))
    const code = text ? null : matchOf(codeSpan)
    const strong = text || code ? null : matchOf(emphasis)
    const anchor = text || code || strong ? null : matchOf(link)
    const match = text ?? code ?? strong ?? anchor
    if (!match) return undefined
    const [all = '', first = '', second = '', third = ''] = match
    const whole = { position: position(at, at + all.length) }
    const shown = text ? all : strong ? second : anchor ? first : ''
    if (means.test(shown)) return undefined
    if (text) found.push(textAt(shown, at))
    else if (code) found.push({ type: 'inlineCode', value: first, ...whole })
    else if (strong) {
      const type = first === '**' ? 'strong' : 'emphasis'
      found.push({ type, children: [textAt(shown, at + first.length)], ...whole })
    } else {
      const inner = { position: position(at + 1, at + 3 + second.length) }
      const child: PhrasingContent =
        second === '' ? textAt(first, at + 1) : { type: 'inlineCode', value: second, ...inner }
      found.push({ type: 'link', title: null, url: third, children: [child], ...whole })
    }
    at += all.length
  }
  return found
}
