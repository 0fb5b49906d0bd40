/** A segment of a file that is to be split. */
export interface SplitSegment {
  words: number
  /** The key of segments to keep together: the same text, or other forms of its plural; null for none. */
  text: string | null
  plural: string | null
}

/** How far a slice may be from its share of the words, as a part of that share. */
const tolerance = 0.15

/** A cut between the forms of a plural is worse than any number of separated repetitions. */
const pluralWeight = 1_000_000

/**
 * Where to split segments into slices of about the same number of words: index of the first segment of each slice but the
 * first. Near each place that would be equal, the cut goes where it separates the fewest repetitions. There are at most
 * as many slices as segments.
 */
export function proposeSlices(segments: readonly SplitSegment[], parts: number): number[] {
  const count = Math.min(parts, segments.length)
  const before = wordsBefore(segments.some(({ words }) => words > 0) ? segments : segments.map(() => ({ words: 1 })))
  const costs = cutCosts(segments)
  const total = before[segments.length]!
  const share = total / count
  const cuts: number[] = []
  for (let slice = 1; slice < count; slice += 1) {
    const first = (cuts.at(-1) ?? 0) + 1
    const last = segments.length - (count - slice)
    const distance = (at: number) => Math.abs(before[at]! - slice * share)
    let best = first
    for (let at = first; at <= last; at += 1) if (distance(at) < distance(best)) best = at
    const nearest = best
    for (let at = first; at <= last; at += 1) {
      if (distance(at) > tolerance * share && at !== nearest) continue
      const difference = costs[at]! - costs[best]! || distance(at) - distance(best)
      if (difference < 0) best = at
    }
    cuts.push(best)
  }
  return cuts
}

/** How many texts occur on both sides of a cut. `cuts` as `proposeSlices` gives them. */
export function countSharedTexts(segments: readonly SplitSegment[], cuts: readonly number[]): number {
  const sliceOf = new Map<string, number>()
  const shared = new Set<string>()
  let slice = 0
  for (const [at, { text }] of segments.entries()) {
    while (slice < cuts.length && at >= cuts[slice]!) slice += 1
    if (text === null) continue
    const known = sliceOf.get(text)
    if (known === undefined) sliceOf.set(text, slice)
    else if (known !== slice) shared.add(text)
  }
  return shared.size
}

/** Words before each segment, and in all. */
function wordsBefore(segments: readonly Pick<SplitSegment, 'words'>[]): number[] {
  const before = [0]
  for (const { words } of segments) before.push(before.at(-1)! + words)
  return before
}

/** The weight of the groups that a cut before each segment would divide. */
function cutCosts(segments: readonly SplitSegment[]): number[] {
  const changes = Array.from({ length: segments.length + 1 }, () => 0)
  const count = (keyOf: (segment: SplitSegment) => string | null, weight: number) => {
    const places = new Map<string, { first: number; last: number }>()
    for (const [at, segment] of segments.entries()) {
      const key = keyOf(segment)
      if (key === null) continue
      const place = places.get(key)
      if (place) place.last = at
      else places.set(key, { first: at, last: at })
    }
    for (const { first, last } of places.values()) {
      changes[first + 1]! += weight
      changes[last + 1]! -= weight
    }
  }
  count(({ text }) => text, 1)
  count(({ plural }) => plural, pluralWeight)
  let cost = 0
  return changes.map((change) => (cost += change))
}
