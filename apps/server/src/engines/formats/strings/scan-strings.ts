import { FileRefused } from '../../../kernel/file-refused.ts'
import { endOfQuoted } from '../lines.ts'
import { positionAt } from '../text.ts'

/** An entry of a `.strings` file: where its value stands, without the quotes, and the comment above it. */
export type StringsEntry = { key: string; value: string; start: number; end: number; quoted: boolean; note: string }

const space = /\s+/y
const bare = /[\w.$:/-]+/y
const lineComment = /\/\/([^\r\n]*)/y
const blanks = /[ \t]*/y

/**
 * Finds the entries of Apple's `"key" = "value";` files, repeated keys included.
 * @throws FileRefused with line and column
 */
export function scanStrings(text: string, fileName: string): StringsEntry[] {
  const entries: StringsEntry[] = []
  let comments: string[] = []
  let at = 0
  const refuse = (reason: string, place = at): never => {
    throw new FileRefused({ file: fileName, ...positionAt(text, place), reason })
  }
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const matched = pattern.exec(text)
    if (matched) at = pattern.lastIndex
    return matched
  }
  const readComment = (): string | undefined => {
    const line = match(lineComment)
    if (line) return line[1] ?? ''
    if (!text.startsWith('/*', at)) return undefined
    const end = text.indexOf('*/', at + 2)
    if (end === -1) return refuse('This comment has no end. Close it with */.')
    const comment = text.slice(at + 2, end)
    at = end + 2
    return comment
  }
  const skip = (): void => {
    for (;;) {
      const blank = match(space)
      // Comments before a blank line don't belong to the entry.
      if (blank && /(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/.test(blank[0])) comments = []
      const comment = readComment()
      if (comment !== undefined) comments.push(comment)
      else if (!blank) return
    }
  }
  /** Comments between an entry and the end of its line; none where another entry follows on it. */
  const readRestOfLine = (): string[] => {
    const start = at
    const rest: string[] = []
    for (;;) {
      match(blanks)
      const comment = readComment()
      if (comment !== undefined) rest.push(comment)
      else if (at >= text.length || /[\r\n]/.test(text.charAt(at))) return rest
      else break
    }
    at = start
    return []
  }
  const readText = (): { value: string; start: number; end: number; quoted: boolean } => {
    const start = at
    if (text[at] !== '"') {
      const word = match(bare) ?? refuse(`Expected text in double quotes. ${found(text, at)}`)
      return { value: word[0], start, end: at, quoted: false }
    }
    const end = endOfQuoted(text, at + 1)
    if (end === undefined) return refuse('This text has no closing quote. Close it.')
    at = end + 1
    return { value: unescapeString(text.slice(start + 1, end)), start: start + 1, end, quoted: true }
  }
  for (;;) {
    skip()
    if (at >= text.length) return entries
    const note = noteOf(comments)
    comments = []
    if ('<{'.includes(text[at] ?? ''))
      refuse('This is a property list, not a list of "key" = "value"; entries. Convert it.')
    const key = readText()
    skip()
    const hasValue = text[at] === '='
    if (hasValue) {
      at += 1
      skip()
      if ('{(<'.includes(text[at] ?? ''))
        refuse('Values must be strings, not dictionaries, arrays, or data. Remove this value.')
      entries.push({ key: key.value, note, ...readText() })
      skip()
    }
    if (text[at] !== ';') refuse(`Expected ";" after this entry. ${found(text, at)}`)
    at += 1
    comments = []
    const rest = readRestOfLine()
    const last = entries.at(-1)
    if (last && hasValue) last.note = noteOf([last.note, ...rest])
  }
}

const letters: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  a: '\u0007',
  b: '\b',
  f: '\f',
  v: '\u000b',
}

function unescapeString(raw: string): string {
  const text = raw.replace(/\r\n?/g, '\n')
  if (!text.includes('\\')) return text
  return text.replace(
    /\\(?:[Uu]([0-9a-fA-F]{4})|([0-7]{1,3})|([^]))/g,
    (_, hex?: string, octal?: string, character?: string) => {
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16))
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8))
      return letters[character ?? ''] ?? character ?? ''
    },
  )
}

/** The inside of a quoted text. A file that breaks its lines within quotes goes on doing so. */
export function escapeString(value: string, before: string, lineEnding: string): string {
  const breaks = /[\r\n]/.test(before) && !/\\n/.test(before)
  return value
    .replace(/["\\]/g, '\\$&')
    .replaceAll('\t', before.includes('\t') ? '\t' : '\\t')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', breaks ? lineEnding : '\\n')
}

const noteOf = (comments: readonly string[]): string =>
  comments
    .map(tidy)
    .filter((line) => line !== '')
    .join('\n')

function tidy(comment: string): string {
  const text = comment
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim().replace(/^\*+\s?/, ''))
    .join('\n')
    .trim()
  // Apple's tools write this where there is no comment.
  return text === 'No comment provided by engineer.' ? '' : text
}

function found(text: string, at: number): string {
  const rest = /^\S{1,20}/.exec(text.slice(at, at + 20))
  return rest ? `Found ${JSON.stringify(rest[0])}.` : 'The file ends unexpectedly. Check that it is complete.'
}
