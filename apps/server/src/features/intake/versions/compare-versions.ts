import { createYield } from '../../../kernel/yield-thread.ts'
import { align } from './align.ts'
import { likeness } from './likeness.ts'

/** The properties that distinguish the segments of a file. `source` is segment text; `context` is the format's own. */
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
 * Compares a new version of a file with the one before. A segment is known by its name and source, and equal sources
 * beyond that as they stand, so that as few as can be have moved; what is left is paired by its name, by its wording
 * where it stands between two known ones, or by its place. Others have their turn meanwhile, however many segments
 * there are.
 */
export async function compareVersions(
  before: readonly VersionSegment[],
  after: readonly VersionSegment[],
): Promise<Comparison> {
  const turn = createYield()
  const versions = { before, after, turn }
  let { pairing, stayed } = await pairEqual(versions, false)
  if (stayed.size < pairing.partners.size) {
    const aligned = await pairEqual(versions, true)
    const moved = (one: Equal) => one.pairing.partners.size - one.stayed.size
    if (moved(aligned) < moved({ pairing, stayed })) ({ pairing, stayed } = aligned)
  }
  const same = new Map(pairing.partners)
  await pairBy((segment) => (isSentence(segment) ? null : nameOf(segment)), pairing)
  await pairGaps(pairing)
  // A sentence's number, or a place, says little: what has it now must have the same name around it, or read alike.
  await pairBy(
    ({ key }) => key,
    pairing,
    async (a, b) => nameOf(a) !== null || (await likeness(a.source, b.source, turn, leastMatch)) >= leastMatch,
  )
  return outcome({ before, after, partners: pairing.partners, same, stayed, turn })
}

interface Versions {
  before: readonly VersionSegment[]
  after: readonly VersionSegment[]
  turn(): Promise<void>
}

interface Pairing extends Versions {
  /** Places in the old list by those in the new one. */
  partners: Map<number, number>
  /** Places in the old list that have a partner. */
  found: Set<number>
}

interface Equal {
  pairing: Pairing
  /** Places in the old list of those that have not moved. */
  stayed: ReadonlySet<number>
}

/**
 * Pairs equal sources. What has no name is told apart by its key or, `inOrder`, only by where it stands: either may be
 * right where texts are repeated, as the keys of a text count what comes before.
 */
async function pairEqual(versions: Versions, inOrder: boolean): Promise<Equal> {
  const pairing: Pairing = { ...versions, partners: new Map(), found: new Set() }
  const withSource = (name: string | null, source: string) => (name === null ? null : JSON.stringify([name, source]))
  await pairBy((segment) => withSource(nameOf(segment), segment.source), pairing)
  if (inOrder) await pairAligned(pairing)
  else {
    await pairBy(({ key, source }) => withSource(key, source), pairing)
    await pairBy(({ context, source }) => withSource(context, source), pairing)
  }
  await pairBy(({ source }) => source, pairing)
  const byPlace = [...pairing.partners].toSorted(([a], [b]) => a - b)
  return { pairing, stayed: longestRise(byPlace.map(([, old]) => old)) }
}

/** A number that counts, as places do: between characters that aren't letters, or the row of a cell. Hashes are longer. */
const counted = /(?:^|[^\p{L}\d]|![A-Z]{1,3})\d{1,7}(?![\p{L}\d])/u

const sentenceNumber = /#\d+$/
const isSentence = ({ key }: VersionSegment) => sentenceNumber.test(key)

/**
 * The file's name for a text, wherever it is: its key, or else a context that is more than the key; null for neither.
 */
function nameOf({ key, context }: VersionSegment): string | null {
  const unit = key.replace(sentenceNumber, '')
  if (!counted.test(unit)) return unit
  return context === unit ? null : context
}

/** Pairs what has the same identity, in the order of both lists, and passes the test. */
async function pairBy(
  identity: (segment: VersionSegment) => string | null,
  { before, after, partners, found, turn }: Pairing,
  test?: (old: VersionSegment, now: VersionSegment) => Promise<boolean>,
): Promise<void> {
  const open = new Map<string, number[]>()
  for (const [at, segment] of before.entries()) {
    await turn()
    const name = found.has(at) ? null : identity(segment)
    if (name === null) continue
    const known = open.get(name)
    if (known) known.push(at)
    else open.set(name, [at])
  }
  const next = new Map<string, number>()
  for (const [now, segment] of after.entries()) {
    await turn()
    const name = partners.has(now) ? null : identity(segment)
    if (name === null) continue
    const at = next.get(name) ?? 0
    const old = open.get(name)?.[at]
    if (old === undefined) continue
    next.set(name, at + 1)
    if (!test || (await test(before[old]!, segment))) pair({ partners, found }, old, now)
  }
}

function pair({ partners, found }: Pick<Pairing, 'partners' | 'found'>, old: number, now: number): void {
  partners.set(now, old)
  found.add(old)
}

/** Pairs equal sources in one order, around those that are paired already. */
async function pairAligned(pairing: Pairing): Promise<void> {
  const { before, after, partners, found, turn } = pairing
  const known = new Set(partners.values())
  const was = before.map(({ source }, old) => (known.has(old) ? old : source))
  const is = after.map(({ source }, now) => partners.get(now) ?? source)
  for (const [old, now] of await align(was, is, turn)) pair({ partners, found }, old, now)
}

/** How many segments of a gap are looked through for the likeness of one. */
const reach = 8

/** Pairs what is left between the same two neighbors, in its order, where it reads alike. */
async function pairGaps({ before, after, partners, found, turn }: Pairing): Promise<void> {
  let last = -1
  for (const [now, segment] of after.entries()) {
    await turn()
    const partner = partners.get(now)
    if (partner !== undefined) {
      last = partner
      continue
    }
    let best = { old: -1, match: leastMatch - 1 }
    for (let old = last + 1; old < before.length && old <= last + reach && !found.has(old); old += 1) {
      const match = await likeness(before[old]!.source, segment.source, turn, best.match + 1)
      if (match > best.match) best = { old, match }
    }
    if (best.old < 0) continue
    pair({ partners, found }, best.old, now)
    last = best.old
  }
}

async function outcome({
  before,
  after,
  partners,
  same,
  stayed,
  turn,
}: Omit<Pairing, 'found'> & { same: ReadonlyMap<number, number>; stayed: ReadonlySet<number> }): Promise<Comparison> {
  const added = [...after.keys()].filter((now) => !partners.has(now))
  const kept = new Set(partners.values())
  const removed = [...before.keys()].filter((old) => !kept.has(old))
  const pairs: Pair[] = []
  for (const [now, old] of [...partners].toSorted(([a], [b]) => a - b)) {
    await turn()
    const kind = !same.has(now) ? 'CHANGED' : stayed.has(old) ? 'UNCHANGED' : 'MOVED'
    const match = kind === 'CHANGED' ? Math.min(99, await likeness(before[old]!.source, after[now]!.source, turn)) : 100
    pairs.push({ before: old, after: now, kind, match })
  }
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
