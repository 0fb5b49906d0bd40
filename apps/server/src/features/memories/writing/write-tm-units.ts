import { type SQL, sql } from 'drizzle-orm'
import type { InlineCode } from '@dragoman/sdk/segment-text'
import type { Database } from '../../../kernel/database/connect.ts'
import { translationMemories, translationUnits, translationUnitTargets } from '../tables.ts'
import { holdForPiece } from './change-pieces.ts'
import { indexTmUnits } from '../index/changes.ts'
import { addTargetLocales } from './target-locales.ts'
import { contextHash, type SegmentContext, sourceHash } from '../../../engines/matching/normalize.ts'

/** A source text with its translations, as a memory keeps it. Texts are segment text, locales as on the wire. */
export interface NewTmUnit {
  source: string
  codes: readonly InlineCode[]
  context: SegmentContext
  targets: readonly NewTarget[]
}

export interface NewTarget {
  locale: string
  text: string
  /** Native codes, where they differ from the source's. */
  codes?: readonly InlineCode[]
}

export interface WriteOrigin {
  /** Step that wrote them, from 0. */
  step: number
  /** Project that they were learned from; null for an import or by hand. */
  projectId: string | null
  userId: string | null
  /** Whether it is written over a translation that is there: always, or never. */
  mode: 'override' | 'keep'
}

export interface WrittenTmUnits {
  /** Units that the memory did not have. */
  created: number
  /** Translations that were added or replaced. */
  written: number
  /** Of those, translations that it did not have. */
  added: number
  /** Ids of the units, in the order of those given. */
  unitIds: number[]
}

const rowsAtOnce = 1000

/**
 * Adds units to a memory, or translations to the units that it has already: one of the same source and context is the
 * same unit. Of the same unit given twice, the later translation counts. Adds target locales that the memory lacked.
 * `transaction` must be one, so that all of it is written or nothing; it holds the memory from here on, so that all
 * that write to one wait for each other at the same place.
 */
export async function writeTmUnits(
  transaction: Database,
  memoryId: string,
  tmUnits: readonly NewTmUnit[],
  origin: WriteOrigin,
): Promise<WrittenTmUnits> {
  const result: WrittenTmUnits = { created: 0, written: 0, added: 0, unitIds: [] }
  if (tmUnits.length === 0) return result
  if (!(await holdForPiece(transaction, memoryId))) throw new Error(`no memory ${memoryId}`)
  for (let at = 0; at < tmUnits.length; at += rowsAtOnce) {
    const batch = await writeBatch(transaction, memoryId, tmUnits.slice(at, at + rowsAtOnce), origin)
    result.created += batch.created
    result.written += batch.written
    result.added += batch.added
    for (const id of batch.unitIds) result.unitIds.push(id)
  }
  const locales = [...new Set(tmUnits.flatMap((tmUnit) => tmUnit.targets.map((target) => target.locale)))]
  await transaction.execute(sql`
    update ${translationMemories}
    set total_units = total_units + ${result.created},
        total_segments = total_segments + ${result.added}
    where id = ${memoryId}`)
  await addTargetLocales(transaction, memoryId, locales)
  return result
}

type StoredTmUnit = { id: string; source_hash: string; context_hash: string; created: boolean }
type Keyed = NewTmUnit & { key: string; sourceHash: string; contextHash: string }

async function writeBatch(transaction: Database, memoryId: string, tmUnits: readonly NewTmUnit[], origin: WriteOrigin) {
  const keyed = tmUnits.map((tmUnit): Keyed => {
    const hashes = { sourceHash: sourceHash(tmUnit.source), contextHash: contextHash(tmUnit.context) }
    return { ...tmUnit, ...hashes, key: `${hashes.sourceHash} ${hashes.contextHash}` }
  })
  const byKey = new Map(keyed.map((tmUnit) => [tmUnit.key, tmUnit]))
  // Numbered in the order given, so that a memory lists and exports units as its files have them.
  const numbers = await nextIds(transaction, byKey.size)
  const unique = [...byKey.values()]
    .map((tmUnit, at) => ({ ...tmUnit, id: numbers[at]! }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const inserted = await transaction.execute<StoredTmUnit>(sql`
    insert into ${translationUnits}
      (memory_id, id, source, codes, source_hash, context_hash, context_key, previous_hash, next_hash)
    overriding system value
    select ${memoryId}, * from unnest(
      ${sql.param(unique.map((tmUnit) => tmUnit.id))}::bigint[],
      ${textArray(unique.map((tmUnit) => tmUnit.source))},
      ${sql.param(unique.map((tmUnit) => JSON.stringify(tmUnit.codes)))}::jsonb[],
      ${textArray(unique.map((tmUnit) => tmUnit.sourceHash))},
      ${textArray(unique.map((tmUnit) => tmUnit.contextHash))},
      ${textArray(unique.map((tmUnit) => tmUnit.context.contextKey))},
      ${textArray(unique.map((tmUnit) => tmUnit.context.previousHash))},
      ${textArray(unique.map((tmUnit) => tmUnit.context.nextHash))})
    on conflict (memory_id, source_hash, context_hash) do update set source_hash = excluded.source_hash
    returning id, source_hash, context_hash, (xmax = 0) as created`)
  const created = inserted.rows.filter((row) => row.created).map((row) => Number(row.id))
  await indexTmUnits(transaction, memoryId, created)
  const ids = new Map(inserted.rows.map((row) => [`${row.source_hash} ${row.context_hash}`, Number(row.id)]))
  const tmUnitIds = keyed.map((tmUnit) => {
    const id = ids.get(tmUnit.key)
    if (id === undefined) throw new Error('a translation unit was not stored')
    return id
  })
  const targets = new Map<string, NewTarget & { unitId: number }>()
  keyed.forEach((tmUnit, at) => {
    const tmUnitId = tmUnitIds[at]!
    for (const target of tmUnit.targets) targets.set(`${tmUnitId} ${target.locale}`, { ...target, unitId: tmUnitId })
  })
  const written = await writeTargets(transaction, [...targets.values()], origin)
  return { created: created.length, ...written, unitIds: tmUnitIds }
}

async function nextIds(transaction: Database, count: number): Promise<number[]> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select nextval(pg_get_serial_sequence('translation_units', 'id')) as id from generate_series(1, ${count}::int)`)
  return rows.map(({ id }) => Number(id))
}

async function writeTargets(
  transaction: Database,
  targets: readonly (NewTarget & { unitId: number })[],
  origin: WriteOrigin,
): Promise<{ written: number; added: number }> {
  const sorted = targets.toSorted((a, b) => a.unitId - b.unitId || (a.locale < b.locale ? -1 : 1))
  const { rows } = await transaction.execute<{ added: boolean }>(sql`
    insert into ${translationUnitTargets} (unit_id, locale, text, codes, step, project_id, updated_at, updated_by)
    select given.unit_id, given.locale, given.text, given.codes,
      ${origin.step}::smallint, ${origin.projectId}::uuid, now(), ${origin.userId}::uuid
    from unnest(
      ${sql.param(sorted.map((target) => target.unitId))}::bigint[],
      ${textArray(sorted.map((target) => target.locale))},
      ${textArray(sorted.map((target) => target.text))},
      ${sql.param(sorted.map((target) => (target.codes ? JSON.stringify(target.codes) : null)))}::jsonb[]
    ) as given (unit_id, locale, text, codes)
    ${whenKnown[origin.mode]}
    returning (xmax = 0) as added`)
  return { written: rows.length, added: rows.filter(({ added }) => added).length }
}

const replace = sql`on conflict (unit_id, locale) do update set
  text = excluded.text, codes = excluded.codes, step = excluded.step, project_id = excluded.project_id,
  updated_at = excluded.updated_at, updated_by = excluded.updated_by, written_at = null, written_by = null`

const whenKnown: Record<WriteOrigin['mode'], SQL> = {
  override: replace,
  keep: sql`on conflict (unit_id, locale) do nothing`,
}

function textArray(values: readonly (string | null)[]): SQL {
  return sql`${sql.param(values)}::text[]`
}
