import { type Token, Tokenizer, TokenizerMode } from 'parse5'

/** An attribute with the place of `name="value"`, and its value decoded. */
export type HtmlAttribute = { name: string; value: string; start: number; end: number }

/** A part of a page, with its place. Text is decoded. */
export type HtmlPart = { start: number; end: number } & (
  | { kind: 'start'; name: string; attributes: readonly HtmlAttribute[]; closed: boolean }
  | { kind: 'end'; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'comment' }
  | { kind: 'doctype' }
)

const modes: ReadonlyMap<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = new Map([
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
  ['style', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['script', TokenizerMode.SCRIPT_DATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
])
const foreign: ReadonlySet<string> = new Set(['svg', 'math'])

/**
 * Takes a page apart as a browser's tokenizer does. No tree is built: elements that aren't closed, or wrongly, cost
 * nothing and change nothing.
 */
export function scanHtml(text: string, piece: { start: number; end: number }): HtmlPart[] {
  const parts: HtmlPart[] = []
  let foreignDepth = 0
  const place = (token: { location: Token.Location | null }): { start: number; end: number } => {
    if (!token.location) throw new Error('a token without its place')
    return { start: piece.start + token.location.startOffset, end: piece.start + token.location.endOffset }
  }
  const addText = (token: Token.CharacterToken): void => {
    const last = parts.at(-1)
    const { start, end } = place(token)
    if (last?.kind === 'text' && last.end === start) {
      last.text += token.chars
      last.end = end
    } else parts.push({ kind: 'text', text: token.chars, start, end })
  }
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onComment: (token) => void parts.push({ kind: 'comment', ...place(token) }),
      onDoctype: (token) => void parts.push({ kind: 'doctype', ...place(token) }),
      onStartTag: (token) => {
        const attributes = token.attrs.flatMap(({ name, value }): HtmlAttribute[] => {
          const at = token.location?.attrs?.[name]
          return at ? [{ name, value, start: piece.start + at.startOffset, end: piece.start + at.endOffset }] : []
        })
        const name = token.tagName
        parts.push({ kind: 'start', name, attributes, closed: token.selfClosing, ...place(token) })
        if (foreign.has(name)) foreignDepth += token.selfClosing ? 0 : 1
        else if (foreignDepth === 0) {
          const mode = modes.get(name)
          tokenizer.state = mode ?? tokenizer.state
          if (mode !== undefined) tokenizer.lastStartTagName = name
        }
        tokenizer.inForeignNode = foreignDepth > 0
      },
      onEndTag: (token) => {
        parts.push({ kind: 'end', name: token.tagName, ...place(token) })
        if (foreign.has(token.tagName)) foreignDepth = Math.max(0, foreignDepth - 1)
        tokenizer.inForeignNode = foreignDepth > 0
      },
      onEof: () => undefined,
      onCharacter: addText,
      onNullCharacter: addText,
      onWhitespaceCharacter: addText,
    },
  )
  tokenizer.write(text.slice(piece.start, piece.end), true)
  return parts
}
