import type { Segment, SegmentIndex } from '@dragoman/sdk/operations/editor'
import { blockingBit, issueBits, issueKinds } from '@dragoman/sdk/segment-issue-bits'
import { isOfOther, stateOf, type OwnSlices, type SegmentState } from './segment-filter.ts'
import { textRequests, type TextRequest } from './text-requests.ts'

/** Numbers of segments and words; what is locked or of another slice isn't work, and counts in `all` alone. */
export interface SegmentCounts {
  all: number
  /** Without a translation. */
  open: number
  /** Translated, not confirmed. */
  draft: number
  confirmed: number
  locked: number
  other: number
  /** With any issue, and with one that prevents delivery. */
  issues: number
  blocked: number
  words: number
  confirmedWords: number
  openWords: number
}

export interface SegmentStoreSettings {
  /** Loads texts (contract: editor.listSegments). */
  load: (request: TextRequest) => Promise<readonly Segment[]>
  slices?: OwnSlices
}

const letters: Readonly<Record<string, SegmentState>> = { O: 'open', D: 'draft', C: 'confirmed', L: 'locked' }
const states: readonly SegmentState[] = ['open', 'draft', 'confirmed', 'locked', 'other']

/** The index of a work unit in typed arrays: one place for each segment, in the order of the file. */
interface Columns {
  ids: readonly string[]
  rowOf: ReadonlyMap<string, number>
  rowAt: ReadonlyMap<number, number>
  index: Int32Array
  state: Uint8Array
  version: Int32Array
  words: Int32Array
  issues: Int32Array
  /** The row of the first segment with the same source. */
  first: Int32Array
}

export type SegmentStore = ReturnType<typeof createSegmentStore>

/**
 * The segments of a work unit: the index of all of them, and the texts of those that were looked at. A row listens to
 * its own segment; a save changes that one alone, and no list is made again. Lives outside of React.
 */
export function createSegmentStore({ load, slices }: SegmentStoreSettings) {
  let columns: Columns | undefined
  let counts = none
  let revision = 0
  let failure: Error | undefined
  const texts = new Map<string, Segment>()
  const outdated = new Set<string>()
  const loading = new Map<string, Promise<void>>()
  const failed = new Set<string>()
  const listeners = new Map<string, Set<() => void>>()
  const ofWhole = new Set<() => void>()

  const tell = (id: string) => listeners.get(id)?.forEach((listener) => listener())
  const tellAll = () => ofWhole.forEach((listener) => listener())

  /** Writes a segment into the columns, unless they know of a newer one. */
  function enter(segment: Segment, row: number, into: Columns) {
    if (into.version[row]! > segment.version) return
    into.state[row] = states.indexOf(stateOf(segment, slices))
    into.issues[row] = issueBits(segment.issues)
    into.version[row] = segment.version
  }

  function put(segments: readonly Segment[]) {
    const before = counts
    const now = { ...counts }
    for (const segment of segments) {
      const { id } = segment
      const known = texts.get(id)
      if (known && known.version > segment.version) continue
      texts.set(id, segment)
      outdated.delete(id)
      const row = columns?.rowOf.get(id)
      if (columns && row !== undefined) {
        tally(now, columns, row, -1)
        enter(segment, row, columns)
        tally(now, columns, row, 1)
      }
      tell(id)
    }
    if (!columns || countNames.every((name) => now[name] === before[name])) return
    counts = now
    tellAll()
  }

  async function loadTexts(request: TextRequest) {
    try {
      put(await load(request))
    } catch (error) {
      request.ids.forEach((id) => failed.add(id))
      failure = error instanceof Error ? error : new Error(String(error))
      tellAll()
    } finally {
      request.ids.forEach((id) => loading.delete(id))
    }
  }

  const idOf = (row: number) => columns!.ids[row]!
  const isMissing = (id: string) => (!texts.has(id) || outdated.has(id)) && !loading.has(id)

  /** Loads the texts of rows that are not here yet, in few requests; resolves when all of them are here, or failed. */
  async function want(rows: readonly number[]): Promise<void> {
    const missing = rows.filter((row) => isMissing(idOf(row)))
    const { ids, index } = columns!
    for (const request of textRequests(missing.map((row) => ({ id: ids[row]!, index: index[row]! })))) {
      const loaded = loadTexts(request)
      request.ids.forEach((id) => loading.set(id, loaded))
    }
    await Promise.all(new Set(rows.map((row) => loading.get(idOf(row)))))
  }

  return {
    /** Takes an index over; texts that are older than it says are loaded again when they are wanted. */
    apply(index: SegmentIndex) {
      columns = columnsOf(index, slices)
      for (const [id, segment] of texts) {
        const row = columns.rowOf.get(id)
        if (row === undefined) texts.delete(id)
        else if (segment.version < columns.version[row]!) outdated.add(id)
        else enter(segment, row, columns)
      }
      revision += 1
      counts = countsOf(columns)
      tellAll()
    },
    put,
    want,
    /** Tries again what could not be loaded. */
    retry() {
      const rows = [...failed].flatMap((id) => columns?.rowOf.get(id) ?? [])
      failed.clear()
      failure = undefined
      tellAll()
      return want(rows.sort((a, b) => a - b))
    },
    /** Loads the others of the same source again that a confirmed translation may have been filled into. */
    async refreshRepetitions({ id }: Segment, most: number): Promise<boolean> {
      const row = columns?.rowOf.get(id)
      if (!columns || row === undefined) return true
      const { first, state } = columns
      const rows: number[] = []
      for (let at = 0; at < first.length; at += 1)
        if (at !== row && first[at] === first[row] && state[at]! < states.indexOf('confirmed')) rows.push(at)
      if (rows.length > most) return false
      for (const at of rows) outdated.add(idOf(at))
      await want(rows)
      return true
    },

    subscribe(id: string, listener: () => void) {
      const own = listeners.get(id) ?? new Set()
      listeners.set(id, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(id)
      }
    },
    subscribeAll(listener: () => void) {
      ofWhole.add(listener)
      return () => void ofWhole.delete(listener)
    },
    /** The text of a segment; undefined until it is loaded. */
    get: (id: string): Segment | undefined => texts.get(id),
    counts: () => counts,
    /** Counts the indexes that were taken over; 0 before the first. */
    revision: () => revision,
    failure: () => failure,

    count: () => columns?.ids.length ?? 0,
    idOf,
    rowOf: (id: string | undefined) => (id === undefined ? undefined : columns?.rowOf.get(id)),
    /** The row at a position in the file. */
    rowAt: (index: number): number | undefined => columns?.rowAt.get(index),
    indexOf: (row: number) => columns!.index[row]!,
    wordsOf: (row: number) => columns!.words[row]!,
    stateOf: (row: number): SegmentState => states[columns!.state[row]!]!,
    hasIssues: (row: number) => columns!.issues[row] !== 0 && columns!.state[row] !== states.indexOf('other'),
    /** The kinds of its issues. */
    issueKindsOf: (row: number) => issueKinds(columns!.issues[row]!),
    isBlocked: (row: number) => (columns!.issues[row]! & blockingBit) !== 0,
    /** The position of the first segment with the same source; undefined where it is this one. */
    firstIndexOf(row: number): number | undefined {
      const first = columns!.first[row]!
      return first === row ? undefined : columns!.index[first]
    },
  }
}

function columnsOf(
  { idSteps, indexSteps, states: of, versions, words, issues, repeats }: SegmentIndex,
  slices: OwnSlices,
): Columns {
  const size = idSteps.length
  const ids: string[] = []
  const rowOf = new Map<string, number>()
  const index = new Int32Array(size)
  const state = new Uint8Array(size)
  let id = 0
  let place = -1
  for (let row = 0; row < size; row += 1) {
    id += idSteps[row]!
    place += indexSteps[row]!
    ids.push(String(id))
    rowOf.set(String(id), row)
    index[row] = place
    state[row] = states.indexOf(isOfOther(slices, place) ? 'other' : (letters[of[row]!] ?? 'open'))
  }
  const rowAt = new Map(Array.from(index, (at, row) => [at, row]))
  return {
    ids,
    rowOf,
    rowAt,
    index,
    state,
    version: Int32Array.from(versions),
    words: Int32Array.from(words),
    issues: Int32Array.from(issues),
    first: Int32Array.from(repeats, (back, row) => (back === 0 ? row : (rowAt.get(index[row]! - back) ?? row))),
  }
}

const none: SegmentCounts = {
  all: 0,
  open: 0,
  draft: 0,
  confirmed: 0,
  locked: 0,
  other: 0,
  issues: 0,
  blocked: 0,
  words: 0,
  confirmedWords: 0,
  openWords: 0,
}

const countNames = Object.keys(none) as (keyof SegmentCounts)[]

/** Counts a row in (`by` 1) or out (-1). */
function tally(counts: SegmentCounts, columns: Columns, row: number, by: 1 | -1) {
  const state = states[columns.state[row]!]!
  const issues = columns.issues[row]!
  counts.all += by
  counts[state] += by
  if (state === 'other') return
  if (issues !== 0) counts.issues += by
  if (state === 'locked') return
  const words = columns.words[row]! * by
  counts.words += words
  counts[state === 'confirmed' ? 'confirmedWords' : 'openWords'] += words
  if ((issues & blockingBit) !== 0) counts.blocked += by
}

function countsOf(columns: Columns): SegmentCounts {
  const counts = { ...none }
  for (let row = 0; row < columns.ids.length; row += 1) tally(counts, columns, row, 1)
  return counts
}
