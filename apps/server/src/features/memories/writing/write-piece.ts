import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { memoryChanges, translationMemories, translationUnits, translationUnitTargets } from '../tables.ts'
import { jobs } from '../../../kernel/tables.ts'
import { JobCanceled } from '../../../kernel/jobs/job-runner.ts'
import { holdForPiece } from './change-pieces.ts'
import { indexTmUnits } from '../index/changes.ts'

type Written = {
  created: number[] | null
  added: number[] | null
  written: number
  second: number
  older: number
  locales: string[] | null
}

/** The author of a job's pieces. */
export interface PieceAuthor {
  jobId: string
  userId: string | null
  /**
   * Said of what was learned from a project: the step that delivered it. It is written as of the moment when the job was
   * asked for: what was written since stays, and so does what a later step of the same project has written.
   */
  learnt?: { step: number; projectId: string | null }
}

/**
 * Writes the pieces of a job that wait to be written, each in a transaction of its own. After each one it tells which
 * share of all is written.
 */
export async function writePieces(
  db: Database,
  memoryId: string,
  author: PieceAuthor,
  tell?: (share: number) => Promise<void>,
): Promise<void> {
  const waiting = await db
    .select({ position: memoryChanges.position })
    .from(memoryChanges)
    .where(and(eq(memoryChanges.jobId, author.jobId), isNull(memoryChanges.writtenAt)))
    .orderBy(asc(memoryChanges.position))
  const pieces = (waiting.at(-1)?.position ?? 0) + 1
  for (const [at, { position }] of waiting.entries()) {
    await db.transaction((transaction) => writePiece(transaction, memoryId, { ...author, position }))
    await tell?.((pieces - waiting.length + at + 1) / pieces)
  }
}

/**
 * Writes the units of a piece over those that are there, unless those are newer than the file says that its own are, and
 * keeps what stood there before. Nothing of it passes
 * through this process but numbers.
 */
async function writePiece(
  transaction: Database,
  memoryId: string,
  { jobId, position, userId, learnt }: PieceAuthor & { position: number },
): Promise<void> {
  if (!(await holdForPiece(transaction, memoryId))) throw new JobCanceled()
  const piece = sql`${memoryChanges.jobId} = ${jobId} and ${memoryChanges.position} = ${position}`
  const moment = learnt ? sql`(select created_at from ${jobs} where id = ${jobId})` : sql`now()`
  const unlessLater = learnt
    ? sql`where excluded.updated_at >= known.updated_at
        and (excluded.step >= known.step or excluded.project_id is distinct from known.project_id)`
    : sql``
  const { rows } = await transaction.execute<Written>(sql`
    with given as materialized (
      select row.* from ${memoryChanges}, rows from (
        json_to_recordset(units) as (s text, c jsonb, h text, x text, k text, p text, n text, d timestamptz, t json)
      ) with ordinality as row (s, c, h, x, k, p, n, d, t, place)
      where ${piece}
    ), stored as (
      insert into ${translationUnits}
        (memory_id, source, codes, source_hash, context_hash, context_key, previous_hash, next_hash, created_at)
      select ${memoryId}::uuid, s, c, h, x, k, p, n, coalesce(d, now()) from given order by place
      on conflict (memory_id, source_hash, context_hash) do update set source_hash = excluded.source_hash
      returning id, source_hash, context_hash, (xmax = 0) as is_new
    ), targets as materialized (
      select stored.id as unit_id, target.l as locale, target.t as text, target.c as codes,
        target.a as written_at, target.b as written_by, coalesce(target.a, target.g) as said_at
      from given join stored on source_hash = h and context_hash = x,
        json_to_recordset(given.t) as target (l text, t text, c jsonb, a timestamptz, b text, g timestamptz)
    ), present as materialized (
      select known.*, targets.unit_id, targets.locale, known.text <> targets.text as differs,
        coalesce(targets.said_at < coalesce(known.written_at, known.updated_at), false) as is_newer,
        known.updated_at in (
          select written_at from ${memoryChanges} where job_id = ${jobId} and written_at is not null
        ) as is_of_job
      from targets, lateral (
        select id, text, codes, step, project_id, updated_at, updated_by, written_at, written_by from ${translationUnitTargets}
        where unit_id = targets.unit_id and locale = targets.locale
        offset 0
      ) as known
    ), before as (
      select id, text, codes, step, project_id, updated_at, updated_by, written_at, written_by from present
      where not is_newer
    ), put as (
      insert into ${translationUnitTargets} as known
        (unit_id, locale, text, codes, step, project_id, updated_at, updated_by, written_at, written_by)
      select unit_id, locale, text, codes, ${learnt?.step ?? 0}::smallint, ${learnt?.projectId ?? null}::uuid, ${moment},
        ${userId}::uuid, written_at, written_by
      from targets
      where not exists (
        select from present where present.unit_id = targets.unit_id and present.locale = targets.locale and is_newer)
      order by unit_id, locale
      on conflict (unit_id, locale) do update set
        text = excluded.text, codes = excluded.codes, step = excluded.step, project_id = excluded.project_id,
        updated_at = excluded.updated_at, updated_by = excluded.updated_by,
        written_at = excluded.written_at, written_by = excluded.written_by
      ${unlessLater}
      returning id, (xmax = 0) as is_new
    ), found as (
      select
        (select json_agg(id) from stored where is_new) as created,
        (select json_agg(id) from put where is_new) as added,
        (select json_agg(before) from before) as before,
        (select count(*)::int from put) as written,
        (select count(*)::int from present where differs and is_of_job) as second,
        (select count(*)::int from present where differs and is_newer and not is_of_job) as older,
        (select array_agg(distinct locale) from targets) as locales
    ), noted as (
      update ${memoryChanges} set units = null, written_at = ${moment}, undo = json_build_object(
        'created', coalesce(created, '[]'), 'added', coalesce(added, '[]'), 'before', coalesce(before, '[]'))
      from found where ${piece}
    )
    select created, added, written, second, older, locales from found`)
  const nothing: Written = { created: [], added: [], written: 0, second: 0, older: 0, locales: [] }
  const [{ created, added, written, second, older, locales } = nothing] = rows
  await indexTmUnits(transaction, memoryId, created ?? [])
  await transaction
    .update(translationMemories)
    .set({
      totalUnits: sql`${translationMemories.totalUnits} + ${created?.length ?? 0}`,
      totalSegments: sql`${translationMemories.totalSegments} + ${added?.length ?? 0}`,
    })
    .where(eq(translationMemories.id, memoryId))
  const said = JSON.stringify({ created: created?.length ?? 0, written, second, older, locales: locales ?? [] })
  await transaction
    .update(memoryChanges)
    .set({ report: sql`coalesce(report, '{}') || ${said}::jsonb` })
    .where(piece)
}
