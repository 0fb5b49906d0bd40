import { markup } from '../inline/placeholders.ts'
import type { Token } from '../inline/tokens.ts'
import type { OwnMarkup } from '../message.ts'
import { escapeXml, type XmlElement } from '../xml/read-xml.ts'

/** Where the content of an element stands, without the white space around it; within its only CDATA section if it is one. */
export type Place = { start: number; end: number; isSection: boolean }

const section = /^<!\[CDATA\[((?:(?!\]\]>)[^])*)\]\]>$/

/** The place of an element's text. */
export function placeOf({ openEnd, closeStart }: XmlElement, text: string): Place {
  const inside = text.slice(openEnd, closeStart)
  const start = openEnd + inside.length - trimmedStart(inside).length
  const end = start + trimmedStart(inside).replace(/[ \t\r\n]+$/, '').length
  const isSection = section.test(text.slice(start, end))
  return isSection
    ? { start: start + '<![CDATA['.length, end: end - ']]>'.length, isSection }
    : { start, end, isSection }
}

const trimmedStart = (text: string): string => text.replace(/^[ \t\r\n]+/, '')

/** How text and markup alternate in the content at a place; `written` is what stands there. */
export function androidMarkup({ isSection }: Pick<Place, 'isSection'>, written: string, asciiOnly: boolean): OwnMarkup {
  return {
    tokens: (content, words) =>
      isSection
        ? wordsOf(content, decode(content, true), words)
        : piecesOf(content).flatMap((piece): Token[] => {
            if (piece.kind === 'text') return wordsOf(piece.raw, decode(piece.raw, false), words)
            // Beside other text a section is written as text.
            if (piece.kind === 'section')
              return wordsOf(piece.raw, decode(piece.raw, true), words).map((token) =>
                token.type === 'text' ? token : { ...token, native: escapeXml(token.native, asciiOnly) },
              )
            if (piece.kind === 'protected') return [{ type: 'standalone', native: piece.raw, display: piece.display }]
            return [markup(piece.raw)]
          }),
    escape(text) {
      const escaped = isLaidOut({ isSection }, written) ? escapeLines(text, written) : escapeAndroid(text)
      return isSection ? escaped.replaceAll(']]>', ']]]]><![CDATA[>') : escapeXml(escaped, asciiOnly)
    },
  }
}

/** A whole content as it is written: the white space at its ends would be lost. That of lines in a section stays. */
export const writeAndroid = (value: string, place: Pick<Place, 'isSection'>, written: string): string =>
  isLaidOut(place, written) ? value : value.replace(/^ | $/g, String.raw`\u0020`)

/** Whether a section has lines of its own, as HTML in it often does. */
const isLaidOut = ({ isSection }: Pick<Place, 'isSection'>, written: string): boolean =>
  isSection && /[\r\n]/.test(written)

/** Lines are laid out as they were; only spaces between words are kept from being one. */
function escapeLines(text: string, written: string): string {
  const lineEnd = /\r\n|\n|\r/.exec(written)?.[0] ?? '\n'
  return text
    .replace(/[\\'"]|^[@?]/g, String.raw`\$&`)
    .replace(/\r\n|\n|\r/g, lineEnd)
    .replace(/(?<=\S )( +)(?=\S)/g, (spaces) => String.raw`\u0020`.repeat(spaces.length))
}

function escapeAndroid(text: string): string {
  return text
    .replace(/[\\'"]|^[@?]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`)
    .replace(/(?<= ) /g, String.raw`\u0020`)
}

type Piece = { kind: 'text' | 'tag' | 'section'; raw: string } | { kind: 'protected'; raw: string; display: string }

// Without what lies between: a loop over a text of a megabyte, or one that has several ways, can overflow the stack.
const contentParts =
  /<!\[CDATA\[([^]*?)\]\]>|<!--[^]*?-->|<\?[^]*?\?>|<(\/?)([^\s/<>]+)([^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*)>/g

/** The tags of content that is well-formed, what `xliff:g` protects as a whole, and the texts between them. */
function piecesOf(content: string): Piece[] {
  const found: Piece[] = []
  let open: { start: number; depth: number; example: string | undefined; text: string } | undefined
  let end = 0
  const addText = (raw: string) => {
    if (raw === '') return
    if (open) open.text += raw
    else found.push({ kind: 'text', raw })
  }
  for (const match of content.matchAll(contentParts)) {
    const [raw, cdata, slash, name, attributes = ''] = match
    addText(content.slice(end, match.index))
    end = match.index + raw.length
    const isProtected = name?.endsWith(':g') === true && !attributes.endsWith('/')
    if (isProtected && slash === '') {
      open ??= {
        start: match.index,
        depth: 0,
        example: /\sexample\s*=\s*(["'])(.*?)\1/.exec(attributes)?.[2],
        text: '',
      }
      open.depth += 1
    } else if (isProtected && open) {
      open.depth -= 1
      if (open.depth === 0) {
        const display = open.example ?? open.text
        found.push({ kind: 'protected', raw: content.slice(open.start, match.index + raw.length), display })
        open = undefined
      }
    } else if (open) open.text += name === undefined ? raw : ''
    else if (cdata !== undefined) found.push({ kind: 'section', raw: cdata })
    else found.push({ kind: 'tag', raw })
  }
  addText(content.slice(end))
  return found
}

/** The text that Android shows for content without elements. */
export const shownText = (content: string, { isSection }: Pick<Place, 'isSection'>): string =>
  isSection ? decode(content, true).text : decode(content, false).text

/** A text, and where in what is written each of its characters begins; the last number is where all of it ends. */
type Decoded = { text: string; starts: readonly number[] }

const marks = /\\u[0-9a-fA-F]{4}|\\[^]|&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));|"|[ \t\r\n]+/g
const letters: Readonly<Record<string, string>> = { n: '\n', t: '\t' }
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes a text as Android shows it: escapes are characters, white space without quotes is a space. */
function decode(raw: string, isSection: boolean): Decoded {
  const pieces: string[] = []
  const starts: number[] = []
  let isQuoted = false
  const add = (text: string, start: number, isLiteral: boolean): void => {
    pieces.push(text)
    for (let at = 0; at < text.length; at += 1) starts.push(isLiteral ? start + at : start)
  }
  let end = 0
  for (const match of raw.matchAll(marks)) {
    const [found, hexadecimal, decimal, name] = match
    const { index } = match
    add(raw.slice(end, index), end, true)
    end = index + found.length
    if (found.startsWith('\\')) add(unescaped(found), index, false)
    else if (found === '"' && !isSection) isQuoted = !isQuoted
    else if (/^[ \t\r\n]/.test(found)) add(isQuoted || isSection ? found : ' ', index, isQuoted || isSection)
    else if (isSection || found === '"') add(found, index, true)
    else if (name !== undefined) add(entities[name] ?? '', index, false)
    else
      add(
        String.fromCodePoint(hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)),
        index,
        false,
      )
  }
  add(raw.slice(end), end, true)
  return { text: pieces.join(''), starts: [...starts, raw.length] }
}

function unescaped(escape: string): string {
  if (escape.length === 6) return String.fromCharCode(Number.parseInt(escape.slice(2), 16))
  return letters[escape.slice(1)] ?? escape.slice(1)
}

/** The words of a text and the codes among them, these as they are written. */
function wordsOf(raw: string, { text, starts }: Decoded, words: (text: string) => Token[]): Token[] {
  let at = 0
  return words(text).map((token) => {
    const length = token.type === 'text' ? token.text.length : token.native.length
    const start = at
    at += length
    if (token.type === 'text') return token
    return { ...token, native: raw.slice(starts[start], starts[at]), display: token.native, match: token.native }
  })
}
