import type { Line } from './lines.ts'

/** A text that stands on many pages; `number` is where the page's number stands in it. */
export type RunningLine = { text: string; number: { start: number; end: number } | undefined }

/** The lines of a page, and how high it is. */
export type PageLines = { lines: Line[]; height: number }

/** Heads and feet that pages share, and the lines without them. */
export type WithoutRunningLines = { heads: RunningLine[]; feet: RunningLine[]; pages: Line[][] }

/** Of the height of a page: heads and feet stand in these parts of it. */
const margin = 0.13
const fewestPages = 3

type Found = { line: Line; page: number; isHead: boolean }

/** Finds lines that stand at the same place of many pages and differ in nothing but numbers. */
export function withoutRunningLines(pages: readonly PageLines[]): WithoutRunningLines {
  const found = Map.groupBy(
    pages.flatMap(({ lines, height }, page) =>
      lines.flatMap((line): Found[] => {
        if (line.bottom < height * margin) return [{ line, page, isHead: true }]
        return line.top > height * (1 - margin) ? [{ line, page, isHead: false }] : []
      }),
    ),
    ({ line, isHead }) => `${isHead} ${Math.round(line.top / 4)} ${line.text.replace(/\d+/g, '#')}`,
  )
  const fewest = Math.max(fewestPages, pages.length / 3)
  const running = [...found.values()].filter((group) => new Set(group.map(({ page }) => page)).size >= fewest)
  const taken = new Set(running.flatMap((group) => group.map(({ line }) => line)))
  const textsOf = (head: boolean): RunningLine[] =>
    running.filter(([first]) => first!.isHead === head).map((group) => runningLine(group))
  return {
    heads: textsOf(true),
    feet: textsOf(false),
    pages: pages.map(({ lines }) => lines.filter((line) => !taken.has(line))),
  }
}

/** The first one, with the number in it that grows with the pages. */
function runningLine(group: readonly Found[]): RunningLine {
  const [{ line, page }] = group as readonly [Found, ...Found[]]
  const numbersOf = (text: string): RegExpExecArray[] => [...text.matchAll(/\d+/g)]
  const counted = numbersOf(line.text).find((match, index) =>
    group.every((other) => Number(numbersOf(other.line.text)[index]?.[0]) - other.page === Number(match[0]) - page),
  )
  const number = counted && { start: counted.index, end: counted.index + counted[0].length }
  return { text: line.text, number }
}
