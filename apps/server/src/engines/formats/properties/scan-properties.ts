import { FileRefused } from '../../../kernel/file-refused.ts'
import { positionAt } from '../text.ts'

/** A property: its key, its value, where the value stands in the file (as it is escaped there), and its comments. */
export type Property = { key: string; value: string; start: number; end: number; note: string }

const lineEnd = /\r\n|\n|\r/g
const separator = /[ \t\f]*(?:[=:][ \t\f]*)?/y

/**
 * Finds the properties of a file as `java.util.Properties` does, in their order; repeated keys are kept.
 * @throws FileRefused with line and column of an escape that is none
 */
export function scanProperties(text: string, fileName: string): Property[] {
  const properties: Property[] = []
  let comments: string[] = []
  let at = 0
  while (at < text.length) {
    const start = skipBlank(text, at)
    const first = text[start]
    if (first === '#' || first === '!') {
      const end = endOfLine(text, start)
      comments.push(
        text
          .slice(start, end)
          .replace(/^[#!]+\s?/, '')
          .trimEnd(),
      )
      at = afterLineEnd(text, end)
    } else if (first === undefined || first === '\n' || first === '\r') {
      comments = []
      at = afterLineEnd(text, start)
    } else {
      const end = endOfLogicalLine(text, start)
      const keyEnd = endOfKey(text, start, end)
      separator.lastIndex = keyEnd
      separator.test(text)
      const valueStart = skipContinuations(text, Math.min(separator.lastIndex, end), end)
      const key = unescapeProperty(text, start, keyEnd, fileName)
      const value = unescapeProperty(text, valueStart, end, fileName)
      properties.push({ key, value, start: valueStart, end, note: comments.filter((line) => line !== '').join('\n') })
      comments = []
      at = afterLineEnd(text, end)
    }
  }
  return properties
}

function skipBlank(text: string, from: number): number {
  let at = from
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\f') at += 1
  return at
}

function endOfLine(text: string, from: number): number {
  lineEnd.lastIndex = from
  return lineEnd.exec(text)?.index ?? text.length
}

function afterLineEnd(text: string, at: number): number {
  if (text[at] === '\r' && text[at + 1] === '\n') return at + 2
  return at + 1
}

/** The end of a line that goes on as long as its last character is an escaped line end. */
function endOfLogicalLine(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\n' || character === '\r') return at
    if (character === '\\') at = afterLineEnd(text, at + 1) - 1
  }
  return text.length
}

function endOfKey(text: string, from: number, end: number): number {
  for (let at = from; at < end; at += 1) {
    const character = text[at] ?? ''
    if (' \t\f=:'.includes(character)) return at
    if (character === '\\') at += 1
  }
  return end
}

/** A value may begin on the next line; it begins with its first character there. */
function skipContinuations(text: string, from: number, end: number): number {
  let at = from
  while (at < end && text[at] === '\\' && (text[at + 1] === '\n' || text[at + 1] === '\r')) {
    at = Math.min(end, skipBlank(text, afterLineEnd(text, at + 1)))
  }
  return at
}

function unescapeProperty(text: string, start: number, end: number, fileName: string): string {
  const raw = text.slice(start, end)
  if (!raw.includes('\\')) return raw
  return raw.replace(
    /\\(?:u([^]{0,4})|(?:\r\n|\n|\r)[ \t\f]*|[^]|$)/g,
    (found, hex: string | undefined, offset: number) => {
      if (hex !== undefined) {
        if (/^[0-9a-fA-F]{4}$/.test(hex)) return String.fromCharCode(Number.parseInt(hex, 16))
        const reason = 'A \\u escape needs four hexadecimal digits. Complete it, or double the backslash.'
        throw new FileRefused({ file: fileName, ...positionAt(text, start + offset), reason })
      }
      if (found.length < 2 || /[\r\n]/.test(found)) return ''
      const letters: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' }
      const character = found.slice(1)
      return letters[character] ?? character
    },
  )
}

/** How a file writes its values. `continued` is what it puts after a line break within a value, if it does. */
export type PropertyStyle = { escape: boolean; continued: string }

/** A value as a file of this style writes it. */
export function writeProperty(value: string, { escape, continued }: PropertyStyle): string {
  const escaped = value
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\f', '\\f')
    .replaceAll('\r', '\\r')
    // Some readers take the first of these for what ends the key, although that has ended.
    .replace(/^[ =:]/, '\\$&')
    // A line that goes on loses the space that it begins with.
    .replace(/\n( ?)/g, (_, space: string) => `\\n${continued}${continued !== '' && space !== '' ? '\\ ' : space}`)
  return escape ? escapeNonAscii(escaped) : escaped
}

/** Everything beyond ASCII as `\uXXXX`. */
export function escapeNonAscii(text: string): string {
  return text.replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  )
}
