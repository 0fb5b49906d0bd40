/** Differences that are looked through at once: what they cost in time and memory is their square. */
const most = 1000

/**
 * The places of equal values in two lists, in the order of both: as many as there can be, but for lists that differ in
 * more than a thousand places, which are read piece by piece (Myers: An O(ND) Difference Algorithm).
 */
export async function align(
  a: readonly unknown[],
  b: readonly unknown[],
  turn: () => Promise<void>,
): Promise<[number, number][]> {
  // Values that only one side has belong to no pair, and would only make the search longer.
  const [left, right] = [placesOf(a, new Set(b)), placesOf(b, new Set(a))]
  const pairs: [number, number][] = []
  const equal = (x: number, y: number) => x < left.length && y < right.length && a[left[x]!] === b[right[y]!]
  let [x, y] = [0, 0]
  while (x < left.length && y < right.length) {
    const steps = await furthestPath({ x, y, width: left.length - x, height: right.length - y, equal, turn })
    for (const [from, length] of steps) {
      for (let at = 0; at < length; at += 1) pairs.push([left[from.x + at]!, right[from.y + at]!])
      x = from.x + length
      y = from.y + length
    }
  }
  return pairs
}

const placesOf = (list: readonly unknown[], others: ReadonlySet<unknown>): number[] =>
  [...list.keys()].filter((at) => others.has(list[at]))

/** Where no path gets: one step to the right of it is nowhere, too. */
const nowhere = -2

type Stretch = [from: { x: number; y: number }, length: number]

interface Search {
  x: number
  y: number
  width: number
  height: number
  equal(x: number, y: number): boolean
  turn(): Promise<void>
}

/** The stretches of equal values along the path that gets furthest, in its order; the last one ends it, and may be empty. */
async function furthestPath({ x: left, y: top, width, height, equal, turn }: Search): Promise<Stretch[]> {
  /** For each number of differences, how far right each diagonal gets. */
  const reached: Int32Array[] = []
  const at = (differences: number, diagonal: number) =>
    Math.abs(diagonal) > differences ? nowhere : (reached[differences]?.[diagonal + differences] ?? nowhere)
  /** Where a diagonal is entered: from above or from the left, whichever is further. */
  const entered = (differences: number, diagonal: number) =>
    differences === 0 ? 0 : Math.max(at(differences - 1, diagonal + 1), at(differences - 1, diagonal - 1) + 1)
  let best = 0
  for (let differences = 0; ; differences += 1) {
    await turn()
    reached.push(new Int32Array(2 * differences + 1).fill(nowhere))
    let furthest = -1
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      let x = entered(differences, diagonal)
      if (x < 0 || x < diagonal || x > width || x - diagonal > height) continue
      while (equal(left + x, top + x - diagonal)) x += 1
      reached[differences]![diagonal + differences] = x
      if (2 * x - diagonal <= furthest) continue
      furthest = 2 * x - diagonal
      best = diagonal
    }
    if (furthest === width + height || differences === most)
      return stretchesTo(best, { left, top, reached, at, entered })
  }
}

interface Searched {
  left: number
  top: number
  reached: readonly Int32Array[]
  at(differences: number, diagonal: number): number
  entered(differences: number, diagonal: number): number
}

function stretchesTo(end: number, { left, top, reached, at, entered }: Searched): Stretch[] {
  const stretches: Stretch[] = []
  let diagonal = end
  for (let differences = reached.length - 1; differences >= 0; differences -= 1) {
    const start = entered(differences, diagonal)
    const length = at(differences, diagonal) - start
    if (length > 0 || stretches.length === 0) stretches.push([{ x: left + start, y: top + start - diagonal }, length])
    diagonal += start === at(differences - 1, diagonal + 1) ? 1 : -1
  }
  return stretches.reverse()
}
