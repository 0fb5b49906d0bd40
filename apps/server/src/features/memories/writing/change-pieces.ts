import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { memoryChanges, translationMemories, translationUnits, translationUnitTargets } from '../tables.ts'
import { indexTmUnits } from '../index/changes.ts'

/** Units that one piece of a large change writes in one short transaction, so that no one waits for long. */
export const unitsInPiece = 1000

/** Holds a memory for a piece of a change; false when it has been deleted. */
export async function holdForPiece(transaction: Database, memoryId: string): Promise<boolean> {
  const held = await transaction
    .select({ id: translationMemories.id })
    .from(translationMemories)
    .where(eq(translationMemories.id, memoryId))
    .for('no key update')
  return held.length > 0
}

/** Positions of the pieces of a job that have been written, in their order. */
export async function writtenPieces(db: Database, jobId: string): Promise<number[]> {
  const rows = await db
    .select({ position: memoryChanges.position })
    .from(memoryChanges)
    .where(and(eq(memoryChanges.jobId, jobId), isNotNull(memoryChanges.writtenAt)))
    .orderBy(asc(memoryChanges.position))
  return rows.map(({ position }) => position)
}

const pieceOf = (jobId: string, position: number) =>
  sql`${memoryChanges.jobId} = ${jobId} and ${memoryChanges.position} = ${position}`

/**
 * Takes one piece back: translations and units that it added go, what it replaced stands there again. What someone
 * has changed since stays as it is. Run it in a transaction. Gives how many translations are again what they were.
 */
export async function revertPiece(
  transaction: Database,
  memoryId: string,
  { jobId, position }: { jobId: string; position: number },
): Promise<number> {
  if (!(await holdForPiece(transaction, memoryId))) return 0
  const piece = pieceOf(jobId, position)
  const restored = await transaction.execute(sql`
    update ${translationUnitTargets} as now_there set
      text = before.text, codes = before.codes, step = before.step, project_id = before.project_id,
      updated_at = before.updated_at, updated_by = before.updated_by,
      written_at = before.written_at, written_by = before.written_by
    from ${memoryChanges}, json_to_recordset(undo -> 'before') as before
      (id bigint, text text, codes jsonb, step smallint, project_id uuid, updated_at timestamptz, updated_by uuid,
      written_at timestamptz, written_by text)
    where ${piece} and now_there.id = before.id and now_there.updated_at = ${memoryChanges.writtenAt}`)
  const { rows: gone } = await transaction.execute(sql`
    delete from ${translationUnitTargets} using ${memoryChanges}, json_array_elements_text(undo -> 'added') as added (id)
    where ${piece} and ${translationUnitTargets.id} = added.id::bigint
      and ${translationUnitTargets.updatedAt} = ${memoryChanges.writtenAt}
    returning 1`)
  const { rows: tmUnits } = await transaction.execute<{ id: string }>(sql`
    delete from ${translationUnits} using ${memoryChanges}, json_array_elements_text(undo -> 'created') as created (id)
    where ${piece} and ${translationUnits.id} = created.id::bigint
      and not exists (select 1 from ${translationUnitTargets} where unit_id = ${translationUnits.id})
    returning ${translationUnits.id}`)
  await indexTmUnits(
    transaction,
    memoryId,
    tmUnits.map(({ id }) => Number(id)),
  )
  await transaction
    .update(translationMemories)
    .set({
      totalUnits: sql`${translationMemories.totalUnits} - ${tmUnits.length}`,
      totalSegments: sql`${translationMemories.totalSegments} - ${gone.length}`,
    })
    .where(eq(translationMemories.id, memoryId))
  await transaction.delete(memoryChanges).where(piece)
  return (restored.rowCount ?? 0) + gone.length
}

/** Takes back all pieces of a job that have been written, the last first, each in a transaction of its own. */
export async function revertJob(db: Database, memoryId: string, jobId: string): Promise<void> {
  for (const position of (await writtenPieces(db, jobId)).toReversed()) {
    await db.transaction((transaction) => revertPiece(transaction, memoryId, { jobId, position }))
  }
  await forgetPieces(db, jobId)
}

/** The results of all pieces of a job together. */
export async function sumPieces(db: Database, jobId: string) {
  const rows = await db
    .select({ report: memoryChanges.report })
    .from(memoryChanges)
    .where(eq(memoryChanges.jobId, jobId))
    .orderBy(asc(memoryChanges.position))
  const total = (of: 'units' | 'created' | 'written' | 'second' | 'older' | 'occurrences') =>
    rows.reduce((sum, { report }) => sum + (report?.[of] ?? 0), 0)
  const locales = [...new Set(rows.flatMap(({ report }) => report?.locales ?? []))]
  return {
    units: total('units'),
    created: total('created'),
    written: total('written'),
    second: total('second'),
    older: total('older'),
    occurrences: total('occurrences'),
    locales,
  }
}

/** Deletes what was kept of a job. */
export async function forgetPieces(db: Database, jobId: string): Promise<void> {
  await db.delete(memoryChanges).where(eq(memoryChanges.jobId, jobId))
}

/** How many translations that a job has written are no longer what it made of them. */
export async function countChangedSince(db: Database, jobId: string): Promise<number> {
  const { rows } = await db.execute<{ changed: number }>(sql`
    select count(*)::int as changed
    from ${memoryChanges}, lateral (
      select id::bigint from json_array_elements_text(undo -> 'added') as added (id)
      union all select id from json_to_recordset(undo -> 'before') as before (id bigint)
    ) as written
    left join ${translationUnitTargets} as target on target.id = written.id
    where job_id = ${jobId} and target.updated_at is distinct from ${memoryChanges.writtenAt}`)
  return rows[0]?.changed ?? 0
}
