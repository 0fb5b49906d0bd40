import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { memoryChanges, translationMemories, translationUnits, translationUnitTargets } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { holdForPiece } from './change-pieces.ts'
import { indexUnits } from './index/changes.ts'

type Written = { created: number[] | null; added: number[] | null; written: number; locales: string[] | null }

/**
 * Writes the units of a piece that an import has kept, over those that are there, and keeps what stood there before.
 * Nothing of it passes through this process but numbers. Run it in a transaction.
 */
export async function writePiece(
  transaction: Database,
  memoryId: string,
  { jobId, position, userId }: { jobId: string; position: number; userId: string | null },
): Promise<void> {
  if (!(await holdForPiece(transaction, memoryId))) throw notFound('translation memory')
  const piece = sql`${memoryChanges.jobId} = ${jobId} and ${memoryChanges.position} = ${position}`
  const { rows } = await transaction.execute<Written>(sql`
    with given as materialized (
      select row.* from ${memoryChanges}, rows from (
        json_to_recordset(units) as (s text, c jsonb, h text, x text, k text, p text, n text, t json)
      ) with ordinality as row (s, c, h, x, k, p, n, t, place)
      where ${piece}
    ), stored as (
      insert into ${translationUnits}
        (memory_id, source, codes, source_hash, context_hash, context_key, previous_hash, next_hash)
      select ${memoryId}::uuid, s, c, h, x, k, p, n from given order by place
      on conflict (memory_id, source_hash, context_hash) do update set source_hash = excluded.source_hash
      returning id, source_hash, context_hash, (xmax = 0) as is_new
    ), targets as materialized (
      select stored.id as unit_id, target.l as locale, target.t as text, target.c as codes
      from given join stored on source_hash = h and context_hash = x,
        json_to_recordset(given.t) as target (l text, t text, c jsonb)
    ), before as (
      select known.* from targets, lateral (
        select id, text, codes, step, project_id, updated_at, updated_by from ${translationUnitTargets}
        where unit_id = targets.unit_id and locale = targets.locale
        offset 0
      ) as known
    ), put as (
      insert into ${translationUnitTargets} (unit_id, locale, text, codes, step, project_id, updated_at, updated_by)
      select unit_id, locale, text, codes, 0, null, now(), ${userId}::uuid from targets order by unit_id, locale
      on conflict (unit_id, locale) do update set
        text = excluded.text, codes = excluded.codes, step = excluded.step, project_id = excluded.project_id,
        updated_at = excluded.updated_at, updated_by = excluded.updated_by
      returning id, (xmax = 0) as is_new
    ), found as (
      select
        (select json_agg(id) from stored where is_new) as created,
        (select json_agg(id) from put where is_new) as added,
        (select json_agg(before) from before) as before,
        (select count(*)::int from put) as written,
        (select array_agg(distinct locale) from targets) as locales
    ), noted as (
      update ${memoryChanges} set units = null, written_at = now(), undo = json_build_object(
        'created', coalesce(created, '[]'), 'added', coalesce(added, '[]'), 'before', coalesce(before, '[]'))
      from found where ${piece}
    )
    select created, added, written, locales from found`)
  const [{ created, added, written, locales } = { created: [], added: [], written: 0, locales: [] }] = rows
  await indexUnits(transaction, memoryId, created ?? [])
  await transaction
    .update(translationMemories)
    .set({
      totalUnits: sql`${translationMemories.totalUnits} + ${created?.length ?? 0}`,
      totalSegments: sql`${translationMemories.totalSegments} + ${added?.length ?? 0}`,
    })
    .where(eq(translationMemories.id, memoryId))
  const said = JSON.stringify({ created: created?.length ?? 0, written, locales: locales ?? [] })
  await transaction.update(memoryChanges).set({ report: sql`coalesce(report, '{}') || ${said}::jsonb` }).where(piece)
}
