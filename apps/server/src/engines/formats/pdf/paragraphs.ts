import { joined, type Line } from './lines.ts'
import { middleOf } from './reading-order.ts'

/** A paragraph as it was read. */
export type Paragraph = { text: string; size: number; isRightToLeft: boolean }

const startsItem = /^(?:[•‣▪●○◦·]|[*–—-]\s|\(?\d{1,3}[.)]\s|\(?[a-z][.)]\s)/u

/** Dots that lead to the number of a page. */
const leader = /\s?(?:[.…]\s?){4,}/g
const endsWithLeader = /(?:[.…]\s?){4,}\S{1,8}$/

/** The paragraphs of columns; a sentence goes on in the next column. */
export function paragraphsOf(columns: readonly (readonly Line[])[]): Paragraph[] {
  const words = wordsWithHyphens(columns)
  const paragraphs: Paragraph[] = []
  for (const column of columns) {
    for (const [index, lines] of splitColumn(column).entries()) {
      const text = lines.map((line) => line.text).reduce((before, after) => joined(before, after, words))
      const { size, isRightToLeft } = lines[0]!
      const last = paragraphs.at(-1)
      const goesOn = index === 0 && last && isAlike(last.size, size) && goesOnWith(last.text, text)
      if (goesOn) last.text = joined(last.text, text, words)
      else paragraphs.push({ text, size, isRightToLeft })
    }
  }
  return paragraphs.map((one) => ({ ...one, text: one.text.replace(leader, '\t') }))
}

/** Words with a hyphen that stand within a line, in lower case. */
function wordsWithHyphens(columns: readonly (readonly Line[])[]): ReadonlySet<string> {
  const words = columns.flat().flatMap(({ text }) => text.match(/\p{L}+(?:-\p{L}+)+/gu) ?? [])
  return new Set(words.map((word) => word.toLowerCase()))
}

const goesOnWith = (before: string, after: string): boolean =>
  /[\p{Ll}\p{Lo},\u2010\u00ad-]$/u.test(before.slice(-2)) && /^\p{Ll}/u.test(after)

const isAlike = (one: number, other: number): boolean => Math.abs(one - other) <= 0.12 * Math.max(one, other)

function splitColumn(lines: readonly Line[]): Line[][] {
  const steps = lines.slice(1).flatMap((line, at) => {
    const step = line.bottom - lines[at]!.bottom
    return step > 0 && isAlike(line.size, lines[at]!.size) ? [step] : []
  })
  const usual = middleOf(steps)
  const paragraphs: Line[][] = []
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    const isNew = !before || startsParagraph(lines, at, { line, before, usual })
    if (isNew) paragraphs.push([line])
    else paragraphs.at(-1)!.push(line)
  }
  return paragraphs
}

function startsParagraph(
  lines: readonly Line[],
  at: number,
  { line, before, usual }: { line: Line; before: Line; usual: number },
): boolean {
  const step = line.bottom - before.bottom
  const isSameRow = step < line.size / 2
  const isBeside = line.right < before.left || line.left > before.right
  if (isSameRow || isBeside) return true
  if (!isAlike(line.size, before.size)) return true
  if (step > 1.3 * Math.min(usual, 1.6 * line.size) || step < 0) return true
  if (startsItem.test(line.text) || endsWithLeader.test(before.text.slice(-200))) return true
  if (!startsItem.test(before.text) && isIndented(line, before, lines[at + 1])) return true
  if (goesOnWith(before.text, line.text)) return false
  return hasRoom(lines, at, before, line)
}

/** Whether a line begins further in than the one before it and the one after it. */
function isIndented(line: Line, before: Line, after: Line | undefined): boolean {
  const indentOver = (other: Line): number => (line.isRightToLeft ? other.right - line.right : line.left - other.left)
  const isFurther = indentOver(before) > 0.8 * line.size && indentOver(before) < 5 * line.size
  return isFurther && (!after || indentOver(after) > 0.8 * line.size)
}

/** Whether the first word of a line had fitted into the line before: then someone ended that line. */
function hasRoom(lines: readonly Line[], at: number, before: Line, line: Line): boolean {
  const around = lines.slice(Math.max(0, at - 4), at + 4).filter(({ size }) => isAlike(size, line.size))
  const room = line.isRightToLeft
    ? before.left - Math.min(...around.map(({ left }) => left))
    : Math.max(...around.map(({ right }) => right)) - before.right
  const [word = ''] = line.text.split(' ')
  const width = ((line.right - line.left) * (word.length + 1)) / line.text.length
  return room > width + line.size / 2
}
