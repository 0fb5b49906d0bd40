import { FileRefused } from '../../../kernel/file-refused.ts'
import { endOfQuoted } from '../lines.ts'

/** A string of a PO file: its value, and where its quoted pieces begin and end. */
export type PoString = { value: string; start: number; end: number; line: number }

/** A line of an entry as offsets, `end` without the line ending, `next` after it. */
export type PoLine = { start: number; end: number; next: number; text: string; line: number }

/** One entry that is in use. `translations` are the `msgstr`s, or `msgstr[n]`s in the order of the file. */
export type PoEntry = {
  comments: PoLine[]
  context?: PoString
  id: PoString
  plural?: PoString
  translations: (PoString & { index: number; keywordStart: number })[]
}

const keyword = /^(msgctxt|msgid_plural|msgid|msgstr(?:\[(\d{1,3})\])?)[ \t]*(?=")/
const blank = /[ \t]*/y

/**
 * Reads the entries of a PO file. Obsolete entries (`#~`) are not among them.
 * @throws FileRefused with the line
 */
export function scanPo(text: string, fileName: string): PoEntry[] {
  const entries: PoEntry[] = []
  let comments: PoLine[] = []
  let draft: (Partial<PoEntry> & Pick<PoEntry, 'comments' | 'translations'>) | undefined
  let open: PoString | undefined

  const refuse = (line: PoLine, reason: string): never => {
    throw new FileRefused({ file: fileName, line: line.line, column: 1, reason })
  }
  const finish = (line: PoLine): void => {
    if (!draft) return
    const { id, translations } = draft
    if (!id || translations.length === 0)
      return refuse(line, 'The entry before this line has no msgstr. Complete it or remove it.')
    entries.push({ ...draft, id, translations })
    draft = undefined
    open = undefined
  }

  let last: PoLine = { start: 0, end: 0, next: 0, text: '', line: 1 }
  for (const line of linesOf(text)) {
    last = line
    const content = line.text.trim()
    if (content === '') continue
    if (content.startsWith('#')) {
      finish(line)
      if (content.startsWith('#~')) comments = []
      else comments.push(line)
      continue
    }
    const indent = line.text.length - line.text.trimStart().length
    if (content.startsWith('"')) {
      if (!open)
        return refuse(line, "This string doesn't belong to a msgid or msgstr. Remove the line or complete the entry.")
      const more = readString(line, indent, fileName)
      open.value += more.value
      open.end = more.end
      continue
    }
    const match = keyword.exec(content)
    if (!match)
      return refuse(
        line,
        "This line isn't part of a PO entry. Expected msgctxt, msgid, msgid_plural, msgstr, or a comment.",
      )
    const found = readString(line, indent + match[0].length, fileName)
    const name = match[1]
    if (name === 'msgctxt' || (name === 'msgid' && !(draft?.context && !draft.id))) {
      finish(line)
      draft = { comments, translations: [] }
      comments = []
    }
    if (!draft) return refuse(line, 'This line comes before any msgid. Put the msgid first.')
    open = found
    if (name === 'msgctxt') draft.context = found
    else if (name === 'msgid') draft.id = found
    else if (!draft.id) return refuse(line, 'This line comes before the msgid of its entry. Put the msgid first.')
    else if (name === 'msgid_plural') {
      if (draft.translations.length > 0)
        return refuse(line, 'msgid_plural comes after msgstr. Put it right after msgid.')
      draft.plural = found
    } else {
      const translation = { ...found, index: Number(match[2] ?? 0), keywordStart: line.start }
      if ((match[2] === undefined) !== (draft.plural === undefined)) {
        const reason = draft.plural
          ? 'An entry with msgid_plural needs msgstr[0] and so on.'
          : 'msgstr[…] needs a msgid_plural.'
        return refuse(line, reason)
      }
      if (draft.translations.some((other) => other.index === translation.index)) {
        return refuse(line, 'This entry has the same msgstr twice. Remove one of them.')
      }
      draft.translations.push(translation)
      open = translation
    }
  }
  finish(last)
  return entries
}

/** Lines of a text with their offsets; CRLF, LF and CR end a line. */
function* linesOf(text: string): Generator<PoLine> {
  let start = 0
  let line = 1
  for (const match of text.matchAll(/\r\n|\n|\r/g)) {
    const next = match.index + match[0].length
    yield { start, end: match.index, next, text: text.slice(start, match.index), line }
    start = next
    line += 1
  }
  if (start < text.length) yield { start, end: text.length, next: text.length, text: text.slice(start), line }
}

function readString(line: PoLine, from: number, fileName: string): PoString {
  let at = from
  let end = from
  let value = ''
  const { length } = line.text.trimEnd()
  while (at < length) {
    const close = line.text[at] === '"' ? endOfQuoted(line.text, at + 1) : undefined
    if (close === undefined) {
      const reason = 'A string has no closing quote, or text follows it. Write "…" with \\" for quotes inside.'
      throw new FileRefused({ file: fileName, line: line.line, column: at + 1, reason })
    }
    value += unescapePo(line.text.slice(at + 1, close))
    end = close + 1
    blank.lastIndex = end
    blank.test(line.text)
    at = blank.lastIndex
  }
  if (value.includes('\0')) {
    const reason = "This string contains an escape for NUL, which isn't allowed. Remove it."
    throw new FileRefused({ file: fileName, line: line.line, column: from + 1, reason })
  }
  return { value, start: line.start + from, end: line.start + end, line: line.line }
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\u0007',
  '"': '"',
  '\\': '\\',
}

function unescapePo(raw: string): string {
  if (!raw.includes('\\')) return raw
  return raw.replace(
    /\\(?:x([0-9a-fA-F]{1,2})|([0-7]{1,3})|([^]))/g,
    (_, hex: string, octal: string, character: string) => {
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16))
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8))
      return escapes[character] ?? character
    },
  )
}

const escaped: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
  '\b': '\\b',
  '\f': '\\f',
  '\v': '\\v',
  '\u0007': '\\a',
  '"': '\\"',
  '\\': '\\\\',
}

/** A value as PO strings, each line of it on a line of its own, as gettext writes it. */
export function quotePo(value: string, lineEnding: string): string {
  const quote = (part: string): string =>
    // oxlint-disable-next-line no-control-regex -- these are what must be escaped
    `"${part.replace(/[\n\t\r\b\f\v\u0007"\\]/g, (found) => escaped[found] ?? found)}"`
  const lines = value.match(/[^\n]*\n|[^\n]+/g)
  if (!lines || lines.length < 2) return quote(value)
  return ['""', ...lines.map(quote)].join(lineEnding)
}
