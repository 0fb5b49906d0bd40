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
