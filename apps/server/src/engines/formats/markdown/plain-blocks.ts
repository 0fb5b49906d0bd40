import type { ListItem, PhrasingContent, RootContent } from 'mdast'

/** Blocks between blank lines, from a line on; `node` is what a plain one is, `undefined` where the parser has to say it. */
type Chunk = { start: number; end: number; line: number; node: RootContent | undefined }

type Point = { line: number; column: number; offset: number }
type PointAt = (offset: number) => Point

/** What means nothing between other words, with the exceptions below. */
const words = /[\p{L}\p{M}\p{N} ,.;:()'"’“”„«»—–…¿?¡!/%+=\n_@#&>|${}^-]+/uy
/** What becomes a link without brackets, emphasis or a reference. */
const means = /https?:|www\.|[\p{L}\p{N}._+-]@|&[#\p{L}\p{N}]|(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])/iu
const codeSpan = /`([^`\s](?:[^`\n]*[^`\s])?)`(?!`)/y
const emphasis =
  /(?<![*\p{L}\p{M}\p{N}])(\*\*?)(?=[\p{L}\p{N}])([\p{L}\p{M}\p{N} ,.;:'’-]*(?:[\p{L}\p{M}\p{N}](?=\*{1,2}(?![*\p{L}\p{M}\p{N}]))|[.:!?](?=\*{1,2}(?:\s|$))))\1(?!\*)/uy
const link =
  /(?<!!)\[(?:(?=[\p{L}\p{N}#@])([\p{L}\p{M}\p{N} ,.;:'’/#@_-]+)|`([^`\s[\]]+)`)\]\(([A-Za-z\d#][\w/.:?=#%+~,@-]*)\)/uy
const lineStart = /^[\p{L}"'“„«(¿¡`*[]/u
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
  // What begins like front matter and is none disturbs the parser further on.
  if (front === 0 && /^(?:---|\+\+\+)/.test(text)) return undefined
  const chunks: Chunk[] = []
  let line = 1
  let open: { start: number; line: number; isFenced: boolean } | undefined
  let isInFence = false
  const close = (end: number): void => {
    if (!open) return
    const content = text.slice(open.start, end)
    const node = (open.isFenced ? codeOf : plainBlock)(content, pointsOf(content, open))
    chunks.push({ start: open.start, end, line: open.line, node })
    open = undefined
  }
  let start = front
  if (start > 0) {
    chunks.push({ start: 0, end: start, line, node: undefined })
    line += text.slice(0, start).split('\n').length - 1
  }
  let last = start
  while (start < text.length) {
    const found = text.indexOf('\n', start)
    const end = found === -1 ? text.length : found
    const content = text.slice(start, end)
    if (content.trim() !== '' || isInFence) {
      open ??= { start, line, isFenced: false }
      if (/`{3}|~{3}/.test(content)) {
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

/** What follows a list may be of it. */
function withoutJoinedLists(chunks: readonly Chunk[], text: string): Chunk[] {
  const isList = (chunk: Chunk | undefined): boolean =>
    chunk !== undefined && chunk.node?.type !== 'paragraph' && list.test(text.slice(chunk.start, chunk.end))
  const isIndented = (chunk: Chunk | undefined): boolean => chunk !== undefined && text[chunk.start] === ' '
  return chunks.map((chunk, at) => {
    if (chunk.node?.type !== 'list') return chunk
    const [before, after] = [chunks[at - 1], chunks[at + 1]]
    return isList(before) || isIndented(before) || isList(after) || isIndented(after)
      ? { ...chunk, node: undefined }
      : chunk
  })
}

function pointsOf(content: string, { start, line }: { start: number; line: number }): PointAt {
  return (at) => {
    const before = content.slice(0, at)
    const lineAt = before.lastIndexOf('\n') + 1
    return {
      line: line + (lineAt === 0 ? 0 : before.split('\n').length - 1),
      column: at - lineAt + 1,
      offset: start + at,
    }
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
  if (lines.every((one) => lineStart.test(one))) {
    const children = inlineOf(content, 0, pointAt)
    return children && { type: 'paragraph', children, position: position(0, content.length) }
  }
  const marker = /^[-*] /.exec(content)?.[0]
  if (!marker || !lines.every((one) => one.startsWith(marker) && lineStart.test(one.slice(2)))) return undefined
  const items: ListItem[] = []
  let start = 0
  for (const one of lines) {
    const children = inlineOf(one.slice(2), start + 2, pointAt)
    if (!children) return undefined
    const end = start + one.length
    items.push({
      type: 'listItem',
      spread: false,
      checked: null,
      children: [{ type: 'paragraph', children, position: position(start + 2, end) }],
      position: position(start, end),
    })
    start = end + 1
  }
  const facts = { ordered: false, start: null, spread: false }
  return { type: 'list', ...facts, children: items, position: position(0, content.length) }
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
    const text = matchOf(words)
    const code = text ? null : matchOf(codeSpan)
    const strong = text || code ? null : matchOf(emphasis)
    const anchor = text || code || strong ? null : matchOf(link)
    const match = text ?? code ?? strong ?? anchor
    if (!match) return undefined
    const whole = { position: position(at, at + match[0].length) }
    const [, first = '', second = '', third = ''] = match
    const shown = text ? match[0] : strong ? second : anchor ? first : ''
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
    at += match[0].length
  }
  return found
}
