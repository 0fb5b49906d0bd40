import { diffArrays } from 'diff'

/** A line of two texts: in both, or only in one. */
interface ComparedLine {
  number: number
  theirs?: string
  ours?: string
  isSame: boolean
}

/** Lines that show around what differs. */
const around = 2
// A comparison of texts that differ in more is of no use to a reader.
const maxEditLength = 2000

/** The lines that differ between two texts, each beside its counterpart, with some around them. */
export function changedLines(theirs: string, ours: string): ComparedLine[] {
  const all = compared(theirs.split('\n'), ours.split('\n')).map((line, at) => ({ ...line, number: at + 1 }))
  const marks = all.filter(({ isSame }) => !isSame).map(({ number }) => number)
  return all.filter(({ number }) => marks.some((mark) => Math.abs(mark - number) <= around))
}

function compared(theirs: string[], ours: string[]): Omit<ComparedLine, 'number'>[] {
  const parts = diffArrays(ours, theirs, { maxEditLength })
  if (!parts) return paired(ours, theirs)
  const lines: Omit<ComparedLine, 'number'>[] = []
  let gone: string[] = []
  for (const { removed, added, value } of parts) {
    if (removed) {
      gone = value
      continue
    }
    if (added) lines.push(...paired(gone, value))
    else lines.push(...paired(gone, []), ...value.map((text) => ({ theirs: text, ours: text, isSame: true })))
    gone = []
  }
  return [...lines, ...paired(gone, [])]
}

/** Lines that took each other's place, side by side. */
const paired = (ours: readonly string[], theirs: readonly string[]): Omit<ComparedLine, 'number'>[] =>
  Array.from({ length: Math.max(ours.length, theirs.length) }, (_, at) => ({
    ...(theirs[at] !== undefined && { theirs: theirs[at] }),
    ...(ours[at] !== undefined && { ours: ours[at] }),
    isSame: false,
  }))
