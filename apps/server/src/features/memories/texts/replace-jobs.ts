import type { ReplacementText } from '@dragoman/sdk/operations/translationMemories'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { memoryChanges, translationUnitTargets } from '../tables.ts'
import { jobs } from '../../../kernel/tables.ts'
import { conflict, impossible, notFound } from '../../../kernel/refusals.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { isCanceled } from '../../../kernel/jobs/job-runner.ts'
import type { JobRow, JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { authorOf, recordChange } from '../../../kernel/journal.ts'
import { forgetPieces, revertJob, revertPiece, unitsInPiece, writtenPieces } from '../writing/change-pieces.ts'
import { textFinder } from './find-text.ts'
import { findMemoryOfJob, memoryEntity } from '../memories.ts'
import type { MemoryRow } from '../memories.ts'
import { replacePiece } from './replace-text.ts'

/** Type of the job that replaces text in the translations of a memory. */
export const replaceJob = 'TM_REPLACEMENT'
/** Type of the job that takes such a replacement back. */
export const undoReplaceJob = 'TM_REPLACEMENT_UNDO'

/** Starts to replace; 400 for an expression that cannot be read. */
export async function startReplacement(
  context: ChangeContext,
  memory: MemoryRow,
  body: ReplacementText,
): Promise<JobRow> {
  textFinder(body)
  return context.startJob({ type: replaceJob, params: { memoryId: memory.id, body } })
}

/** Replaces in pieces; what was there before is kept, so that all of it can be taken back. */
export const replaceRunner: JobRunner = {
  async run({ job, db, progress, commit }) {
    const memoryId = memoryOf(job)
    const body = job.params['body'] as ReplacementText
    const memory = await findMemoryOfJob(db, memoryId)
    const [last] = await db
      .select({ position: memoryChanges.position, report: memoryChanges.report })
      .from(memoryChanges)
      .where(eq(memoryChanges.jobId, job.id))
      .orderBy(desc(memoryChanges.position))
      .limit(1)
    let position = last ? last.position + 1 : 0
    try {
      for (let after = last ? (last.report?.last ?? null) : 0; after !== null; position += 1) {
        await progress(Math.min(position * unitsInPiece, memory.totalUnits), memory.totalUnits)
        const given = { jobId: job.id, position, memoryId, userId: job.createdBy, body, after, size: unitsInPiece }
        after = (await db.transaction((transaction) => replacePiece(transaction, given))).last
      }
    } catch (error) {
      if (isCanceled(error)) await revertJob(db, memoryId, job.id)
      throw error
    }
    await commit(async (transaction) => {
      const pieces = await transaction
        .select({ report: memoryChanges.report })
        .from(memoryChanges)
        .where(eq(memoryChanges.jobId, job.id))
        .orderBy(asc(memoryChanges.position))
      const total = (of: 'written' | 'occurrences') => pieces.reduce((sum, { report }) => sum + (report?.[of] ?? 0), 0)
      const report = { translations: total('written'), occurrences: total('occurrences') }
      const { find, replacement, mode, matchCase, targetLocale } = body
      await recordChange(transaction, authorOf(job), {
        event: 'TRANSLATION_MEMORY_TEXT_REPLACED',
        entity: memoryEntity(memory),
        before: { text: find },
        after: { text: replacement },
        detail: { mode, matchCase, targetLocale, ...report, jobUuid: job.id },
      })
      return { report }
    })
  },
  ended: async (transaction, job) => {
    for (const position of (await writtenPieces(transaction, job.id)).toReversed()) {
      await revertPiece(transaction, memoryOf(job), { jobId: job.id, position })
    }
    await forgetPieces(transaction, job.id)
  },
}

/**
 * Starts to take a replacement back. 409 when that has been done; 422 with the units that someone has changed since,
 * unless they are to be left as they are.
 */
export async function startUndo(
  context: ChangeContext,
  memory: MemoryRow,
  { jobUuid, keepChanged }: { jobUuid: string; keepChanged: boolean },
): Promise<JobRow> {
  const { db } = context
  const [replacement] = await db.select().from(jobs).where(eq(jobs.id, jobUuid)).for('update')
  if (replacement?.type !== replaceJob || replacement.params['memoryId'] !== memory.id) throw notFound('replacement')
  if (replacement.status === 'STARTED') throw conflict('The replacement is still running. Cancel it instead.', null)
  const [piece] = await db
    .select({ at: memoryChanges.position })
    .from(memoryChanges)
    .where(eq(memoryChanges.jobId, jobUuid))
    .limit(1)
  if (!piece) throw conflict('The replacement has already been undone.', null)
  const changed = await changedSince(db, jobUuid)
  if (changed.length > 0 && !keepChanged) {
    const message = `${changed.length === mostListed ? 'Many' : changed.length} of the translations have been changed or deleted since. Undo only the others, or keep the replacement.`
    throw impossible(message, 'CHANGED_SINCE', { changed })
  }
  return context.startJob({ type: undoReplaceJob, params: { memoryId: memory.id, replacementUuid: jobUuid } })
}

const mostListed = 100

/** Translations that are no longer what a replacement made of them, a hundred at most. */
async function changedSince(
  db: Database,
  jobId: string,
): Promise<{ segmentId: number; unitId?: number; isDeleted: boolean }[]> {
  const { rows } = await db.execute<{ id: string; unit: string | null }>(sql`
    select before.id, target.unit_id as unit
    from ${memoryChanges}, json_to_recordset(undo -> 'before') as before (id bigint)
    left join ${translationUnitTargets} as target on target.id = before.id
    where job_id = ${jobId} and target.updated_at is distinct from ${memoryChanges.writtenAt}
    limit ${mostListed}`)
  return rows.map(({ id, unit }) => ({
    segmentId: Number(id),
    ...(unit !== null && { unitId: Number(unit) }),
    isDeleted: unit === null,
  }))
}

/** Takes a replacement back, piece by piece. */
export const undoReplaceRunner: JobRunner = {
  async run({ job, db, progress, commit }) {
    const memoryId = memoryOf(job)
    const replacementUuid = String(job.params['replacementUuid'])
    const [replacement] = await db.select().from(jobs).where(eq(jobs.id, replacementUuid))
    const pieces = (await writtenPieces(db, replacementUuid)).toReversed()
    for (const [at, position] of pieces.entries()) {
      await progress(at, pieces.length)
      await db.transaction((transaction) => revertPiece(transaction, memoryId, { jobId: replacementUuid, position }))
    }
    await commit(async (transaction) => {
      const body = replacement?.params['body'] as ReplacementText
      await recordChange(transaction, authorOf(job), {
        event: 'TRANSLATION_MEMORY_REPLACEMENT_UNDONE',
        entity: memoryEntity(await findMemoryOfJob(transaction, memoryId)),
        before: { text: body.replacement },
        after: { text: body.find },
        detail: { jobUuid: replacementUuid },
      })
      return { report: { ...replacement?.report } }
    })
  },
}

const memoryOf = (job: JobRow) => String(job.params['memoryId'])
