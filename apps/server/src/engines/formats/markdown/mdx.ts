import { Fences } from './fences.ts'
import { linesOf } from '../lines.ts'

/** A piece of a document. */
type Piece = { start: number; end: number }

const mayHaveCode = /^(?:import[ \t{"']|export[ \t]|\{|<[A-Z])/m
const statement = new RegExp(
  [
    String.raw`^import[ \t]*(?:["']|\{|\*[ \t]+as[ \t]|[\w$]+[ \t]*(?:,|[ \t]from[ \t]*["']))`,
    String.raw`^export[ \t]+(?:const|let|var)[ \t]+(?:[\w$]+[ \t]*[:=]|[{[])`,
    String.raw`^export[ \t]+(?:async[ \t]+)?(?:function|class)\b[ \t]*\*?[ \t]*[\w$]*[ \t]*[({<]`,
    String.raw`^export[ \t]+default[ \t]+(?:(?:async[ \t]+)?function\b|class\b|\(|\{|\[|[\w$.]+[ \t]*(?:\(|;|$))`,
    String.raw`^export[ \t]*(?:\{|\*[ \t])`,
  ].join('|'),
)
/** The beginning of an expression, except for those of template engines and other dialects. */
const expression = /^\{(?![{%:#.<])/
const startTag = /^<[A-Z][\w.]*(?:[ \t]|$)/
/** Longer code is none. */
const longest = 50_000

/**
 * The code of MDX over lines of its own: imports, exports, expressions and tags that take several lines. It ends where its
 * brackets do.
 */
export function mdxCode(text: string): Piece[] {
  if (!mayHaveCode.test(text)) return []
  const found: Piece[] = []
  const fences = new Fences()
  let end = 0
  let isAfterWords = false
  for (const line of linesOf(text)) {
    if (line.start < end) continue
    const { isCode } = fences.read(line.text)
    const begins: boolean = !isCode && !isAfterWords
    const isStatement: boolean = begins && statement.test(line.text)
    const isTag = !isCode && startTag.test(line.text)
    const closed: number | undefined =
      isStatement || isTag || (begins && expression.test(line.text)) ? endOfCode(text, line.start, isTag) : undefined
    const isOverLines = closed !== undefined && closed > line.end
    if (closed !== undefined && (isOverLines || isStatement)) {
      found.push({ start: line.start, end: closed })
      end = closed
    }
    isAfterWords = !isCode && closed === undefined && line.text.trim() !== ''
  }
  return found
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Where a line ends on which all brackets are closed; `undefined` where they never are. Of a tag its end counts. */
function endOfCode(text: string, start: number, isTag: boolean): number | undefined {
  const open: string[] = []
  const last = Math.min(text.length, start + longest)
  for (let at = start; at <= last; at += 1) {
    const character = text.charAt(at)
    if (character === '"' || character === "'" || character === '`') at = endOfString(text, at)
    else if (text.startsWith('/*', at)) at = Math.max(at, text.indexOf('*/', at + 2) + 1)
    else if (text.startsWith('//', at) && text[at - 1] !== ':') at = endOfLine(text, at) - 1
    else if (closing[character] !== undefined) open.push(closing[character])
    else if (character === open.at(-1)) open.pop()
    else if (isTag && character === '>' && open.length === 0) {
      const end = endOfLine(text, at)
      return text.slice(at + 1, end).trim() === '' ? end : undefined
    } else if (!isTag && open.length === 0 && (character === '' || character === '\n' || character === '\r')) {
      return goesOn(text, at) ? undefined : at
    }
  }
  return undefined
}

/** After code comes a blank line, or more code. */
function goesOn(text: string, at: number): boolean {
  const next = /^(?:\r\n|\n|\r)?([^\r\n]*)/.exec(text.slice(at, at + 200))?.[1] ?? ''
  return next.trim() !== '' && !/^(?:import|export|\{|<[A-Z/])/.test(next)
}

function endOfLine(text: string, from: number): number {
  const end = text.slice(from, from + longest).search(/[\r\n]/)
  return end === -1 ? text.length : from + end
}

/** The place of the quote that ends a string; that of its own where none does: an apostrophe in words. */
function endOfString(text: string, start: number): number {
  const quote = text.charAt(start)
  for (let at = start + 1; at < text.length && at - start < longest; at += 1) {
    const character = text[at]
    if (character === '\\') at += 1
    else if (character === quote) return at
    else if (quote !== '`' && (character === '\n' || character === '\r')) return start
  }
  return start
}
