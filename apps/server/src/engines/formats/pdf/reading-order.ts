import type { Line } from './lines.ts'

/** In font sizes: columns are at least so far apart. */
const narrowestGutter = 0.9
/** Words that a line of a column has, at least, in the middle; cells of a table have fewer. */
const fewestWords = 3
const mostCandidates = 12

/** The lines of each column, in the order in which people read them. */
export function readingOrder(lines: readonly Line[]): Line[][] {
  const sorted = lines.toSorted((one, other) => one.top - other.top || one.left - other.left)
  const columns = columnsOf(sorted)
  if (!columns) return sorted.length === 0 ? [] : [inRows(sorted)]
  return columns.flatMap((part) => readingOrder(part))
}

/** Splits lines at the gutter that most of them have; `undefined` where there is none. */
function columnsOf(lines: readonly Line[]): Line[][] | undefined {
  for (const gutter of guttersOf(lines)) {
    const parts = splitAt(lines, gutter)
    if (parts.length > 1) return parts
  }
  return undefined
}

/** Where lines stand side by side: the middle of the space between them, the most frequent place first. */
function guttersOf(lines: readonly Line[]): number[] {
  const found: { from: number; to: number; count: number }[] = []
  for (const [at, line] of lines.entries()) {
    for (let next = at + 1; next < lines.length && lines[next]!.top < line.bottom; next += 1) {
      const other = lines[next]!
      const [one, two] = line.left < other.left ? [line, other] : [other, line]
      if (two.left - one.right < narrowestGutter * Math.min(one.size, two.size)) continue
      const known = found.find(({ from, to }) => Math.max(from, one.right) < Math.min(to, two.left))
      if (known) {
        known.from = Math.max(known.from, one.right)
        known.to = Math.min(known.to, two.left)
        known.count += 1
      } else if (found.length < 500) found.push({ from: one.right, to: two.left, count: 1 })
    }
  }
  return found
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostCandidates)
    .map(({ from, to }) => (from + to) / 2)
}

/** Runs of lines none of which crosses the gutter become two columns; what is between them stays together. */
function splitAt(lines: readonly Line[], gutter: number): Line[][] {
  const parts: Line[][] = []
  let run: Line[] = []
  let rest: Line[] = []
  const endRun = (): void => {
    const { columns, after } = asColumns(run, gutter)
    if (columns.length > 0) {
      if (rest.length > 0) parts.push(rest)
      parts.push(...columns)
      rest = []
    }
    rest.push(...after)
    run = []
  }
  for (const line of lines) {
    if (line.left < gutter && line.right > gutter) {
      endRun()
      rest.push(line)
    } else run.push(line)
  }
  endRun()
  if (rest.length > 0) parts.push(rest)
  return parts
}

/** The columns of a run, and what comes after them: lines below that stand apart from their column. */
function asColumns(run: readonly Line[], gutter: number): { columns: Line[][]; after: readonly Line[] } {
  const isLeft = (line: Line): boolean => line.right <= gutter
  const lastOf = (side: boolean): number => run.findLastIndex((line) => isLeft(line) === side)
  const ends = Math.min(lastOf(true), lastOf(false))
  let end = run.length
  for (let at = ends + 1; at < run.length; at += 1) {
    const line = run[at]!
    const above = run.slice(0, at).findLast((other) => isLeft(other) === isLeft(line))
    if (above && line.top - above.bottom < line.size) continue
    end = at
    break
  }
  const within = run.slice(0, end)
  const sides = [within.filter(isLeft), within.filter((line) => !isLeft(line))]
  const areColumns = sides.every((side) => side.length > 1 && middleOf(side.map(wordsIn)) >= fewestWords)
  if (!areColumns) return { columns: [], after: run }
  const isRightToLeft = within.filter((line) => line.isRightToLeft).length > within.length / 2
  return { columns: isRightToLeft ? sides.toReversed() : sides, after: run.slice(end) }
}

/** Scripts without spaces have about two characters for a word. */
const wordsIn = ({ text }: Line): number =>
  Math.max(
    text.split(' ').length,
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) / 2,
  )

export const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** Lines at the same height are cells of a row: the first one comes first. */
function inRows(lines: readonly Line[]): Line[] {
  const isRightToLeft = lines.filter((line) => line.isRightToLeft).length > lines.length / 2
  const rows: Line[][] = []
  for (const line of lines) {
    const first = rows.at(-1)?.[0]
    const isBeside = first && Math.min(first.bottom, line.bottom) - Math.max(first.top, line.top) > line.size / 2
    if (isBeside) rows.at(-1)!.push(line)
    else rows.push([line])
  }
  return rows.flatMap((row) =>
    row.toSorted((one, other) => (isRightToLeft ? other.left - one.left : one.left - other.left)),
  )
}
