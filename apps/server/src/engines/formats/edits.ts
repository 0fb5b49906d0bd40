/** Replaces `text.slice(start, end)`; an insertion where both are the same. */
export type Edit = { start: number; end: number; text: string }

/** Applies edits that don't overlap, in whatever order they come; insertions at one place keep their order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end)
  const pieces: string[] = []
  let end = 0
  for (const edit of sorted) {
    if (edit.start < end) throw new Error(`edits overlap at ${edit.start}`)
    pieces.push(text.slice(end, edit.start), edit.text)
    end = edit.end
  }
  pieces.push(text.slice(end))
  return pieces.join('')
}

/** A function that gives pieces of a text with the edits in place that lie within them; the edits don't overlap. */
export function sliceWith(text: string, edits: readonly Edit[]): (start: number, end: number) => string {
  if (edits.length === 0) return (start, end) => text.slice(start, end)
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end)
  return (start, end) => {
    const inside: Edit[] = []
    for (let at = firstFrom(sorted, start); at < sorted.length; at += 1) {
      const edit = sorted[at]
      if (!edit || edit.start > end) break
      if (edit.end <= end) inside.push({ ...edit, start: edit.start - start, end: edit.end - start })
    }
    return applyEdits(text.slice(start, end), inside)
  }
}

/** A function that gives the edits that begin within a piece of a text. */
export function editsWithin(edits: readonly Edit[]): (start: number, end: number) => Edit[] {
  const sorted = edits.toSorted((a, b) => a.start - b.start)
  return (start, end) => {
    const inside: Edit[] = []
    for (let at = firstFrom(sorted, start); at < sorted.length; at += 1) {
      const edit = sorted[at]
      if (!edit || edit.start >= end) break
      inside.push(edit)
    }
    return inside
  }
}

/** The index of the first edit that doesn't start before `start`. */
function firstFrom(sorted: readonly Edit[], start: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}
