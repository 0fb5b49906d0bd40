import { sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { restoreCodes } from '../../../engines/formats/inline/tokens.ts'
import { createYield } from '../../../kernel/yield-thread.ts'
import { insertSegments, type NewSegment } from '../reading/insert-segments.ts'
import { loadSegments, type SegmentRow } from '../../work/load-segments.ts'
import { compareVersions, type Pair } from './compare-versions.ts'

/** A segment that new content added, changed, gave other tags, moved or removed. */
export interface SegmentChange {
  kind: 'ADDED' | 'CHANGED' | 'MARKUP' | 'MOVED' | 'REMOVED'
  key: string
  index: number | null
  previousIndex: number | null
  source: string | null
  previousSource: string | null
  previousTarget: string | null
  match: number | null
}

/** The outcome for the segments of one work unit. */
export interface Merged {
  added: number
  changed: number
  markup: number
  moved: number
  removed: number
  unchanged: number
  /** All but the unchanged ones: first in the order of the new content, then the removed ones. */
  changes: SegmentChange[]
}

/** A match below this, in percent, is not offered. */
const leastOffer = 50

/** Rows in one statement; PostgreSQL takes at most 65,535 parameters in one. */
const rowsAtOnce = 2000

/**
 * Makes a held work unit's segments those of new content. Translations of unchanged and moved ones stay as they are; a
 * changed one offers its earlier translation, unconfirmed; rows keep their ids.
 */
export async function mergeSegments(
  transaction: Database,
  workUnitId: string,
  rows: readonly NewSegment[],
): Promise<Merged> {
  const old = await loadSegments(transaction, workUnitId)
  const { pairs, added, removed } =
    old.length === 0
      ? { pairs: [], added: [...rows.keys()], removed: [] }
      : await compareVersions(
          old,
          rows.map(({ key, source, context = null }) => ({ key, source, context })),
        )
  const turn = createYield()
  const kept: Kept[] = []
  const different: (KeptRow & { id: number })[] = []
  const lost = removed.flatMap((at) => old[at]?.id ?? [])
  const rewritten = [...lost]
  for (const pair of pairs) {
    await turn()
    const [before, now] = [old[pair.before], rows[pair.after]]
    if (!before || !now) continue
    const after = keptRow(before, now, pair)
    const isMarkup = pair.kind !== 'CHANGED' && written(before) !== written(after)
    kept.push({ kind: isMarkup ? 'MARKUP' : pair.kind, match: pair.match, before, after })
    if (differs(before, after)) different.push({ id: before.id, ...after })
    if (before.source !== after.source) rewritten.push(before.id)
  }
  await keepCounted(transaction, workUnitId, { ids: [...lost, ...different.map(({ id }) => id)], rewritten })
  await remove(transaction, lost)
  await update(transaction, different)
  const fresh = added.flatMap((at) => rows[at] ?? [])
  await insertSegments(transaction, fresh)
  const changes = [
    ...kept.flatMap(changeOf),
    ...fresh.map((row) => ({ ...nothing, kind: 'ADDED' as const, key: row.key, index: row.index, source: row.source })),
  ].toSorted((a, b) => Number(a.index) - Number(b.index))
  const gone = removed.flatMap((at): SegmentChange[] => {
    const row = old[at]
    if (!row) return []
    const previous = { previousIndex: row.index, previousSource: row.source, previousTarget: row.target || null }
    return [{ ...nothing, kind: 'REMOVED', key: row.key, ...previous }]
  })
  const count = (kind: Kept['kind']) => kept.filter((one) => one.kind === kind).length
  return {
    added: added.length,
    changed: count('CHANGED'),
    markup: count('MARKUP'),
    moved: count('MOVED'),
    removed: removed.length,
    unchanged: count('UNCHANGED'),
    changes: [...changes, ...gone],
  }
}

const nothing = {
  index: null,
  previousIndex: null,
  source: null,
  previousSource: null,
  previousTarget: null,
  match: null,
}

interface Kept {
  kind: Pair['kind'] | 'MARKUP'
  match: number
  before: SegmentRow
  after: KeptRow
}

function changeOf({ kind, match, before, after }: Kept): SegmentChange[] {
  if (kind === 'UNCHANGED') return []
  const isMarkup = kind === 'MARKUP'
  const change = {
    kind,
    key: after.key,
    index: after.index,
    previousIndex: before.index,
    source: isMarkup ? written(after) : after.source,
    previousSource: isMarkup ? written(before) : kind === 'CHANGED' ? before.source : null,
    previousTarget: before.target || null,
    match: kind === 'CHANGED' ? match : null,
  }
  return [change]
}

/** The source with its inline tags as the file writes them. */
const written = ({ source, codes }: Pick<KeptRow, 'source' | 'codes'>) =>
  restoreCodes(source, codes, 'standalone')
    .map((part) => (part.kind === 'text' ? part.text : part.native))
    .join('')

type KeptRow = Pick<SegmentRow, (typeof keptColumns)[number]>

const keptColumns = [
  'index',
  'key',
  'source',
  'sourceHash',
  'codes',
  'target',
  'deliveredTarget',
  'confirmed',
  'locked',
  'version',
  'words',
  'characters',
  'context',
  'note',
  'plural',
  'maxLength',
  'origin',
  'match',
] as const

function keptRow(before: SegmentRow, after: NewSegment, { kind, match }: Pair): KeptRow {
  const { index, key, source, sourceHash, codes, words, characters } = after
  const facts = {
    index,
    key,
    source,
    sourceHash,
    codes,
    words,
    characters,
    locked: after.locked ?? false,
    context: after.context ?? null,
    note: after.note ?? null,
    plural: after.plural ?? null,
    maxLength: after.maxLength ?? null,
  }
  const own = {
    target: after.target ?? '',
    confirmed: after.confirmed ?? false,
    origin: after.origin ?? null,
    match: null,
  }
  const isUntouched = before.target === '' || (before.origin === 'FILE' && before.version === 0)
  if (kind !== 'CHANGED') {
    const { target, confirmed, origin, deliveredTarget, version } = before
    const ours = { target, confirmed, origin, match: before.match }
    return { ...facts, ...(isUntouched && own.target !== '' ? own : ours), deliveredTarget, version }
  }
  const offered = { target: before.target, confirmed: false, origin: 'TM_FUZZY', match }
  const offers = own.target === '' && before.target !== '' && match >= leastOffer
  return { ...facts, ...(offers ? offered : own), deliveredTarget: null, version: before.version + 1 }
}

const differs = (before: SegmentRow, after: KeptRow) =>
  keptColumns.some((column) => {
    const [was, is] = [before[column], after[column]]
    return was !== is && JSON.stringify(was) !== JSON.stringify(is)
  })

/** Analyses go on showing what they counted: the places of segments that change, and the texts that are rewritten. */
async function keepCounted(
  transaction: Database,
  workUnitId: string,
  { ids, rewritten }: { ids: readonly number[]; rewritten: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return
  await transaction.execute(sql`
    update logfile_segments as counted set position = coalesce(counted.position, segments.index),
      source = coalesce(counted.source, case when segments.id = any(${sql.param(rewritten)}::bigint[]) then segments.source end)
    from segments
    where counted.work_unit_id = ${workUnitId} and counted.segment_id = segments.id
      and segments.id = any(${sql.param(ids)}::bigint[])`)
}

async function remove(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await transaction.execute(sql`delete from segments where id = any(${sql.param(ids)}::bigint[])`)
}

async function update(transaction: Database, rows: readonly (KeptRow & { id: number })[]): Promise<void> {
  if (rows.length === 0) return
  // Places and keys are unique at every moment: first out of each other's way, then where they belong.
  const ids = sql.param(rows.map(({ id }) => id))
  await transaction.execute(sql`
    update segments set index = -1 - index, key = id::text || E'\n' where id = any(${ids}::bigint[])`)
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await transaction.execute(sql`
      update segments set index = given.index, key = given.key, source = given.source, source_hash = given."sourceHash",
        codes = given.codes, target = given.target, delivered_target = given."deliveredTarget",
        confirmed = given.confirmed, locked = given.locked, version = given.version, words = given.words,
        characters = given.characters, context = given.context, note = given.note, plural = given.plural,
        max_length = given."maxLength", origin = given.origin, match = given.match
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + rowsAtOnce))}::jsonb) as given (id bigint, index int,
        key text, source text, "sourceHash" text, codes jsonb, target text, "deliveredTarget" text, confirmed boolean,
        locked boolean, version int, words int, characters int, context text, note text, plural jsonb, "maxLength" int,
        origin text, match smallint)
      where segments.id = given.id`)
  }
}
