/** How long the API undoes a bulk change. */
const undoTime = 10 * 60_000

let last: { undo: () => void; until: number } | undefined

/** Keeps the undo of a bulk change for the key that undoes the last one. Answers the same undo, which is used up by it. */
export function offerUndo(undo: () => void): () => void {
  const offered = {
    undo() {
      if (last === offered) last = undefined
      undo()
    },
    until: performance.now() + undoTime,
  }
  last = offered
  return offered.undo
}

/** Whether there is a bulk change of this page that can still be undone. */
export const hasUndo = (): boolean => last !== undefined && performance.now() < last.until

/** Undoes the last bulk change of this page, if there is still time. */
export function undoLast(): void {
  if (hasUndo()) last!.undo()
}
