import { FileRefused } from '../../../kernel/file-refused.ts'
import { withLineFeeds } from '../lines.ts'
import { positionAt } from '../text.ts'

/** A file with more columns than this isn't a table. */
const maxColumns = 10_000

/** A cell: what it says, and where it stands, with its quotes if it has some. */
export type Cell = { value: string; start: number; end: number; quoted: boolean }

/** A row without its line end; `end` is where it ends. */
export type Row = { cells: readonly Cell[]; end: number }

/**
 * Reads a table whose cells are parted by `delimiter` and may be in double quotes (RFC 4180). Rows may differ in length.
 * @throws FileRefused with line and column
 */
export function scanTable(text: string, from: number, delimiter: string, fileName: string): Row[] {
  const rows: Row[] = []
  let cells: Cell[] = []
  let at = from
  // The end of the line that `at` is in, so that no row looks for it again and again.
  let lineEnd = endOfLine(text, at)
  const refuse = (place: number, reason: string): never => {
    throw new FileRefused({ file: fileName, ...positionAt(text, place), reason })
  }
  while (at < text.length) {
    const start = at
    if (cells.length >= maxColumns) refuse(start, `A row has more than ${maxColumns} columns. Is the delimiter right?`)
    if (text[at] === '"') {
      const close = endOfQuoted(text, at + 1) ?? refuse(start, 'This cell has no closing quote. Close it.')
      at = close + 1
      cells.push({
        value: withLineFeeds(text.slice(start + 1, close).replaceAll('""', '"')),
        start,
        end: at,
        quoted: true,
      })
      if (delimiter !== ' ') at += /^ */.exec(text.slice(at, at + 1000))?.[0].length ?? 0
      if (at > lineEnd) lineEnd = endOfLine(text, at)
      if (at < lineEnd && !text.startsWith(delimiter, at)) {
        refuse(
          at,
          'There is text after the closing quote of this cell. Double the quotes within it, or correct the delimiter.',
        )
      }
    } else {
      const next = text.slice(at, lineEnd).indexOf(delimiter)
      at = next === -1 ? lineEnd : at + next
      cells.push({ value: text.slice(start, at), start, end: at, quoted: false })
    }
    if (at < lineEnd) {
      at += delimiter.length
      if (at < lineEnd) continue
      cells.push({ value: '', start: at, end: at, quoted: false })
    }
    rows.push({ cells, end: at })
    cells = []
    at += text.startsWith('\r\n', at) ? 2 : 1
    lineEnd = endOfLine(text, at)
  }
  return rows
}

/** A cell of a table with this delimiter; quoted where it has to be, and where it was. */
export function writeCell(value: string, delimiter: string, quoted: boolean, lineEnding: string): string {
  const needsQuotes = value.includes(delimiter) || /^\s|["\r\n]|\s$/.test(value)
  if (!quoted && !needsQuotes) return value
  return `"${value.replaceAll('"', '""').replaceAll('\n', lineEnding)}"`
}

const sampleLength = 10_000

/** The delimiter that the first lines of a text agree on best; a comma where there is none. */
export function detectDelimiter(text: string): string {
  const whole = text
    .slice(0, sampleLength)
    .replace(/(?<![^\r\n,;\t|] *)"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
  // The last line of a sample, and a cell in quotes that it cuts off, are not whole.
  const sample = (text.length > sampleLength && whole.length > 1 ? whole.slice(0, -1) : whole)
    .filter((line) => /[^ ]/.test(line))
    .slice(0, 10)
  const scores = [',', ';', '\t', '|'].map((delimiter) => {
    const counts = sample.map((line) => line.split(delimiter).length - 1)
    return { delimiter, score: counts.length === 0 ? 0 : Math.min(...counts) * 1000 + (counts[0] ?? 0) }
  })
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter
}

/**
 * Reads a table whose columns have fixed widths, in characters; what is beyond the last width belongs to the last column.
 */
export function scanFixedWidths(text: string, widths: readonly number[]): Row[] {
  const rows: Row[] = []
  for (let at = 0; at < text.length;) {
    const lineEnd = endOfLine(text, at)
    const cells: Cell[] = []
    let start = at
    for (const [index, width] of widths.entries()) {
      const end = index === widths.length - 1 ? lineEnd : Math.min(lineEnd, afterCharacters(text, start, width))
      cells.push({ value: text.slice(start, end), start, end, quoted: false })
      start = end
    }
    rows.push({ cells, end: lineEnd })
    at = lineEnd + (text.startsWith('\r\n', lineEnd) ? 2 : 1)
  }
  return rows
}

function afterCharacters(text: string, from: number, count: number): number {
  let at = from
  for (let done = 0; done < count && at < text.length; done += 1) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
  return at
}

const lineEndPattern = /\r\n|\n|\r/g

function endOfLine(text: string, from: number): number {
  lineEndPattern.lastIndex = from
  return lineEndPattern.exec(text)?.index ?? text.length
}

function endOfQuoted(text: string, from: number): number | undefined {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at
  }
  return undefined
}
