/** Where an axis of scores may begin: each leaves round steps up to 100. */
const beginnings = [99.5, 99, 98, 95, 90, 80, 50, 0]

/** The axis that shows scores and the pass mark, as large as it can. */
export function scoreRange(scores: readonly (number | null | undefined)[], passMark: number) {
  const known = scores.filter((score) => score !== null && score !== undefined)
  const lowest = Math.min(passMark, ...known)
  return { from: beginnings.find((from) => from < lowest) ?? 0, to: 100 }
}
