import { normalizeSegment } from '../../memory/normalize.ts'
import { similarity } from '../../memory/similarity.ts'

/** What tells one segment of a file from another. `source` is segment text; `context` is the format's own. */
export interface VersionSegment {
  key: string
  source: string
  context: string | null
}

/** A segment that is in both versions; `before` and `after` are places in their lists. */
export interface Pair {
  before: number
  after: number
  /** UNCHANGED and MOVED ones have the same source; MOVED ones stand in another order among these. */
  kind: 'UNCHANGED' | 'MOVED' | 'CHANGED'
  /** How well the earlier source matches, in percent; 100 for the same source. */
  match: number
}

export interface Comparison {
  /** In the order of the new version. */
  pairs: Pair[]
  /** Places in the new list. */
  added: number[]
  /** Places in the old list. */
  removed: number[]
}

/** A changed source that matches less than this, in percent, is another segment, unless the file's key says otherwise. */
const leastMatch = 50

/**
 * What a new version of a file changed. A segment is known by its key and source, then by its source and context, then
 * by its source alone; what is left is paired by its key, or where it stands between two known ones, by its wording.
 */
export function compareVersions(before: readonly VersionSegment[], after: readonly VersionSegment[]): Comparison {
  const partners = new Map<number, number>()
  const found = new Set<number>()
  const pair = (old: number, now: number) => {
    partners.set(now, old)
    found.add(old)
  }
  const sameSource = [
    ({ key, source }: VersionSegment) => JSON.stringify([key, source]),
    ({ context, source }: VersionSegment) => (context === null ? null : JSON.stringify([context, source])),
    ({ source }: VersionSegment) => source,
  ]
  for (const identity of sameSource) pairBy(identity, before, after, partners, found, pair)
  const same = new Map(partners)
  // A key is a name in catalogs and a place in texts: it pairs what has the same context, or reads alike.
  const keys = ({ key }: VersionSegment) => key
  pairBy(keys, before, after, partners, found, (old, now) => {
    const [a, b] = [before[old], after[now]]
    if (a && b && (isNamed(a, b) || likeness(a, b) >= leastMatch)) pair(old, now)
  })
  pairGaps(before, after, partners, found, pair)
  return outcome(before, after, partners, same)
}

/** Whether both say that they are the same text: an equal context that no place in the file could give. */
const isNamed = (a: VersionSegment, b: VersionSegment) => a.context !== null && a.context === b.context

function pairBy(
  identity: (segment: VersionSegment) => string | null,
  before: readonly VersionSegment[],
  after: readonly VersionSegment[],
  partners: ReadonlyMap<number, number>,
  found: ReadonlySet<number>,
  pair: (old: number, now: number) => void,
): void {
  const open = new Map<string, number[]>()
  for (const [at, segment] of before.entries()) {
    const name = found.has(at) ? null : identity(segment)
    if (name === null) continue
    const known = open.get(name)
    if (known) known.push(at)
    else open.set(name, [at])
  }
  const next = new Map<string, number>()
  for (const [now, segment] of after.entries()) {
    const name = partners.has(now) ? null : identity(segment)
    if (name === null) continue
    const at = next.get(name) ?? 0
    const old = open.get(name)?.[at]
    if (old === undefined) continue
    next.set(name, at + 1)
    pair(old, now)
  }
}

/** Pairs what is left between the same two neighbours, in its order, where it reads alike. */
function pairGaps(
  before: readonly VersionSegment[],
  after: readonly VersionSegment[],
  partners: ReadonlyMap<number, number>,
  found: ReadonlySet<number>,
  pair: (old: number, now: number) => void,
): void {
  let last = -1
  for (const now of after.keys()) {
    const partner = partners.get(now)
    if (partner !== undefined) {
      last = partner
      continue
    }
    const old = last + 1
    const [a, b] = [before[old], after[now]]
    if (!a || !b || found.has(old) || likeness(a, b) < leastMatch) continue
    pair(old, now)
    last = old
  }
}

const likeness = (a: VersionSegment, b: VersionSegment) => similarity(normalizeSegment(a.source), normalizeSegment(b.source))

function outcome(
  before: readonly VersionSegment[],
  after: readonly VersionSegment[],
  partners: ReadonlyMap<number, number>,
  same: ReadonlyMap<number, number>,
): Comparison {
  const added = [...after.keys()].filter((now) => !partners.has(now))
  const kept = new Set(partners.values())
  const removed = [...before.keys()].filter((old) => !kept.has(old))
  const inOrder = [...same].toSorted(([a], [b]) => a - b)
  const stayed = longestRise(inOrder.map(([, old]) => old))
  const pairs = [...partners]
    .toSorted(([a], [b]) => a - b)
    .map(([now, old]): Pair => {
      if (same.has(now)) return { before: old, after: now, kind: stayed.has(old) ? 'UNCHANGED' : 'MOVED', match: 100 }
      const [a, b] = [before[old], after[now]]
      return { before: old, after: now, kind: 'CHANGED', match: a && b ? Math.min(99, likeness(a, b)) : 0 }
    })
  return { pairs, added, removed }
}

/** The longest rising subsequence of distinct numbers. */
function longestRise(numbers: readonly number[]): Set<number> {
  /** For each length, the place of the smallest number that ends a rise of it. */
  const ends: number[] = []
  const previous: number[] = []
  for (const [at, number] of numbers.entries()) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    previous[at] = low > 0 ? (ends[low - 1] ?? -1) : -1
    ends[low] = at
  }
  const rise = new Set<number>()
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) rise.add(numbers[at] ?? -1)
  return rise
}
