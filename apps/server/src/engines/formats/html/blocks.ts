import type { LeftOutText } from '../format.ts'
import type { Place } from '../place.ts'
import { type Range, withShownCodes } from '../inline/edges.ts'
import type { Token } from '../inline/tokens.ts'
import { endOfWords, withoutOuterBlanks, withSingleBlanks } from '../lines.ts'
import {
  codeElements,
  emptyElements,
  inlineElements,
  opaqueElements,
  preformattedElements,
  readAttributes,
  translatable,
  undrawnElements,
} from './elements.ts'
import { HtmlPlaces } from './html-places.ts'
import { OpenElements } from './open-elements.ts'
import { type HtmlAttribute, type HtmlPart, scanHtml } from './scan-html.ts'

/** The parts of a page to read. */
export type HtmlOptions = {
  attributes: boolean
  furtherAttributes: ReadonlySet<string>
  code: boolean
  comments: boolean
  preserveSpace: boolean
}

/** A piece of inline content: a token, and where it stands. */
export type Placed = { token: Token; start: number; end: number }

/** A text of a page. `content` is edited as a whole; attributes and drawn words within it have their edits put into it. */
export type HtmlBlock = { key: string; place: Place } & (
  | ({ kind: 'content'; before?: Content } & Content)
  | { kind: 'attribute'; attribute: HtmlAttribute }
  | { kind: 'comment' | 'drawn'; start: number; end: number; text: string }
)

/** Inline content with its place; as earlier versions read it, that is `before`, the codes at its edges are not part of it. */
type Content = { start: number; end: number; pieces: readonly Placed[] }

/** The root's start tag, and the texts of the page in the order in which they stand, and those that are left out. */
export type HtmlTexts = {
  blocks: HtmlBlock[]
  leftOut: LeftOutText[]
  root: Extract<HtmlPart, { kind: 'start' }> | undefined
}

/** The texts of a page or of a piece of one, which stands in a larger text. */
export function blocksOf(text: string, options: HtmlOptions, piece = { start: 0, end: text.length }): HtmlTexts {
  const blocks: HtmlBlock[] = []
  const leftOut: LeftOutText[] = []
  const open = new OpenElements()
  const places = new HtmlPlaces()
  const counter = { content: 0, attribute: 0, comment: 0, drawn: 0 }
  let pieces: Placed[] = []
  /** Where the first of the pieces stands. */
  let place = open.current.around.place
  const add = (placed: Placed): void => {
    if (pieces.length === 0) place = open.current.around.place
    pieces.push(placed)
  }
  const aside = (): Place => ({ ...open.current.around.place, kind: 'ASIDE' })
  /** Separately translated blocks within the content follow it. */
  let within: HtmlBlock[] = []
  let root: HtmlTexts['root']
  /** An element within text that is one code as a whole; `depth` is how many are open around it. */
  let whole: { name: string; start: number; end: number; depth: number; text: string; isDrawing: boolean } | undefined

  const flush = (): void => {
    const words = trimmed(pieces)
    if (words.start < words.end) {
      counter.content += 1
      const content = contentOf(
        pieces,
        withShownCodes(
          pieces.map(({ token }) => token),
          words,
          words.partnerOf,
        ),
        text,
      )
      const before = contentOf(pieces, words, text)
      const isSame = before.start === content.start && before.end === content.end
      blocks.push({ kind: 'content', key: `text-${counter.content}`, place, ...content, ...(!isSame && { before }) })
    }
    for (const block of within) blocks.push(block)
    pieces = []
    within = []
  }
  const finishWhole = (end: number, isClosed = false): void => {
    if (!whole) return
    const display = whole.text.replace(/\s+/g, ' ').trim().slice(0, 50)
    const native = text.slice(whole.start, end)
    const isShown = isClosed && display !== '' && !opaqueElements.has(whole.name)
    const token: Token = {
      type: 'standalone',
      native,
      ...(display && { display }),
      ...(isShown && { shown: 'always' }),
    }
    add({ token, start: whole.start, end })
    whole = undefined
  }
  const addDrawn = ({ start: from, end: to, text: words }: Extract<HtmlPart, { kind: 'text' }>): void => {
    const { name } = open.current
    if (undrawnElements.has(name) || name.includes(':') || !/\p{L}/u.test(words)) return
    const raw = text.slice(from, to)
    counter.drawn += 1
    const range = { start: from + (/^[ \t\n\r\f]*/.exec(raw)?.[0].length ?? 0), end: to - raw.length + endOfWords(raw) }
    const shown = withSingleBlanks(withoutOuterBlanks(words))
    within.push({ kind: 'drawn', key: `drawing-${counter.drawn}`, place: aside(), ...range, text: shown })
  }
  const addAttributes = (part: Extract<HtmlPart, { kind: 'start' }>): void => {
    if (!options.attributes) return
    for (const attribute of readAttributes(part.name, part.attributes, options.furtherAttributes)) {
      counter.attribute += 1
      within.push({ kind: 'attribute', key: `${attribute.name}-${counter.attribute}`, place: aside(), attribute })
    }
  }
  const start = (part: Extract<HtmlPart, { kind: 'start' }>): void => {
    const { name } = part
    const isInline = inlineElements.has(name)
    open.begin(name, !isInline)
    if (whole && open.depth < whole.depth) finishWhole(part.start)
    if (name === 'html') root ??= part
    const outer = open.current
    const isCode = codeElements.has(name) && !options.code
    const isText = (translatable(part.attributes) ?? outer.translate) && !isCode
    const translate = isText && !opaqueElements.has(name)
    const isEmpty = emptyElements.has(name) || part.closed
    if (whole) whole.end = part.end
    else if (!isInline) flush()
    else if (!translate && outer.translate && !isEmpty) {
      const isDrawing = name === 'svg' && isText
      whole = { name, start: part.start, end: part.end, depth: open.depth + 1, text: '', isDrawing }
    } else if (outer.translate || translate)
      add({ token: startToken(part, isEmpty, text), start: part.start, end: part.end })
    if (isText && (!whole || whole.start === part.start)) addAttributes(part)
    const isExcluded = translatable(part.attributes) === false
    const reason = isExcluded ? 'NOT_TRANSLATABLE' : isCode ? 'CODE' : isText ? undefined : outer.reason
    const isOpaque = opaqueElements.has(name)
    if (!isEmpty)
      open.push({
        name,
        translate,
        preformatted: outer.preformatted || preformattedElements.has(name),
        around: isInline ? outer.around : places.within(name, outer.around),
        ...(!isOpaque && { reason }),
      })
    if (!isInline && !whole) flush()
  }
  const end = (part: Extract<HtmlPart, { kind: 'end' }>): void => {
    const outer = open.current.translate
    open.end(part.name)
    if (whole) {
      if (open.depth >= whole.depth) return void (whole.end = part.end)
      // An end tag of something around it: the element itself was never closed.
      const isOwn = open.depth === whole.depth - 1 && inlineElements.has(part.name)
      finishWhole(isOwn ? part.end : part.start, isOwn)
      if (isOwn) return
    }
    if (!inlineElements.has(part.name)) flush()
    else if (outer || open.current.translate) {
      add({
        token: { type: 'close', native: text.slice(part.start, part.end), pair: part.name },
        start: part.start,
        end: part.end,
      })
    }
  }
  for (const part of scanHtml(text, piece)) {
    switch (part.kind) {
      case 'start':
        start(part)
        break
      case 'end':
        end(part)
        break
      case 'text': {
        if (whole) {
          whole.text += part.text
          if (whole.isDrawing) addDrawn(part)
        } else if (open.current.translate) {
          const keep = open.current.preformatted || options.preserveSpace
          const content = keep ? part.text : withSingleBlanks(part.text)
          add({ token: { type: 'text', text: content }, start: part.start, end: part.end })
        } else if (open.current.reason) {
          leftOut.push({
            key: `left-out-${leftOut.length + 1}`,
            text: part.text.replace(/[ \t\n\r\f]+/g, ' ').trim(),
            reason: open.current.reason,
          })
        }
        break
      }
      case 'comment': {
        if (whole) break
        const comment =
          options.comments && open.current.translate ? commentText(text.slice(part.start, part.end)) : undefined
        if (comment === undefined) {
          if (open.current.translate)
            add({
              token: { type: 'standalone', native: text.slice(part.start, part.end) },
              start: part.start,
              end: part.end,
            })
          break
        }
        flush()
        counter.comment += 1
        blocks.push({
          kind: 'comment',
          key: `comment-${counter.comment}`,
          place: aside(),
          start: part.start + 4,
          end: part.end - 3,
          text: comment,
        })
        break
      }
      default:
        flush()
    }
  }
  finishWhole(whole?.end ?? piece.end)
  flush()
  return { blocks, leftOut, root }
}

function startToken(part: Extract<HtmlPart, { kind: 'start' }>, isEmpty: boolean, text: string): Token {
  const native = text.slice(part.start, part.end)
  if (isEmpty) {
    const display = part.name === 'br' ? '↵' : part.name
    return { type: 'standalone', native, display, ...(part.name === 'img' && { shown: 'apart' }) }
  }
  return { type: 'open', native, pair: part.name, display: part.name }
}

/** The words of a comment. What only some browsers read isn't a comment, and what says nothing none either. */
function commentText(raw: string): string | undefined {
  const text = /^<!--([\s\S]*)-->$/.exec(raw)?.[1]
  if (text === undefined || /^\s*(?:\[if\s|<!\[endif|\[endif|#)/.test(text) || !/\p{L}/u.test(text)) return undefined
  return text
}

const contentOf = (pieces: readonly Placed[], { start, end }: Range, text: string): Content => {
  const kept = withoutOuterSpace(pieces.slice(start, end), text)
  return { start: kept[0]!.start, end: kept.at(-1)!.end, pieces: kept }
}

/** The words among codes: what stands at both ends of them stays where it stands. */
function trimmed(pieces: readonly Placed[]): Range & { partnerOf: (index: number) => number | undefined } {
  let start = 0
  let end = pieces.length
  const partners = partnersOf(pieces)
  const partnerOf = (index: number): number | undefined => partners.get(index)
  const isBare = (piece: Placed): boolean =>
    piece.token.type === 'standalone' || (piece.token.type === 'text' && isSpace(piece.token.text))
  for (;;) {
    const first = pieces[start]
    const last = pieces[end - 1]
    if (start >= end || !first || !last) return { start, end: start, partnerOf }
    const opened = partners.get(start)
    const closed = partners.get(end - 1)
    if (isBare(first)) start += 1
    else if (isBare(last)) end -= 1
    else if (first.token.type !== 'text' && opened === undefined) start += 1
    else if (last.token.type !== 'text' && closed === undefined) end -= 1
    else if (opened === end - 1) {
      start += 1
      end -= 1
    } else if (opened !== undefined && pieces.slice(start + 1, opened).every(isBare)) start = opened + 1
    else if (closed !== undefined && pieces.slice(closed + 1, end - 1).every(isBare)) end = closed
    else return { start, end, partnerOf }
  }
}

/** White space around a text stays as it is, too. */
function withoutOuterSpace(pieces: readonly Placed[], text: string): readonly Placed[] {
  return pieces.map((piece, index) => {
    const { token } = piece
    if (token.type !== 'text') return piece
    const raw = text.slice(piece.start, piece.end)
    const lead = index === 0 ? (/^[ \t\n\r\f]+/.exec(raw)?.[0].length ?? 0) : 0
    const trail = index === pieces.length - 1 ? raw.length - endOfWords(raw) : 0
    if (lead + trail === 0) return piece
    const start = lead > 0 ? token.text.replace(/^[ \t\n\r\f]+/, '') : token.text
    const words = trail > 0 ? start.slice(0, endOfWords(start)) : start
    return { token: { type: 'text', text: words }, start: piece.start + lead, end: piece.end - trail }
  })
}

const isSpace = (text: string): boolean => /^[ \t\n\r\f]*$/.test(text)

/** For each half of a pair, by its index, the other half. */
function partnersOf(pieces: readonly Placed[]): Map<number, number> {
  const partners = new Map<number, number>()
  const open: { index: number; pair: string | undefined }[] = []
  const waiting = new Map<string | undefined, number>()
  pieces.forEach(({ token }, index) => {
    if (token.type === 'open') {
      open.push({ index, pair: token.pair })
      waiting.set(token.pair, (waiting.get(token.pair) ?? 0) + 1)
    }
    if (token.type !== 'close' || !waiting.get(token.pair)) return
    for (let last = open.pop(); last; last = open.pop()) {
      waiting.set(last.pair, (waiting.get(last.pair) ?? 1) - 1)
      if (last.pair !== token.pair) continue
      partners.set(last.index, index)
      partners.set(index, last.index)
      return
    }
  })
  return partners
}
