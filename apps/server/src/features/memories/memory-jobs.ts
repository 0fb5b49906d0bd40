import { and, eq, sql } from 'drizzle-orm'
import { textParam } from '../../kernel/jobs/job-params.ts'
import { translationMemories, translationUnits, translationUnitTargets } from './tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { files, jobs } from '../../kernel/tables.ts'
import { impossible, notFound } from '../../kernel/refusals.ts'
import type { ChangeContext } from '../../identity/change-context.ts'
import { isCanceled } from '../../kernel/jobs/job-runner.ts'
import type { JobRow, JobRunner } from '../../kernel/jobs/job-runner.ts'
import { authorOf, recordChange } from '../../kernel/journal.ts'
import type { Objects } from '../../kernel/objects.ts'
import { forgetPieces, revertJob, revertPiece, writtenPieces } from './writing/change-pieces.ts'
import { exportMemory, exportTypes } from './tmx/export.ts'
import type { ExportType, MemoryExport } from './tmx/export.ts'
import { finishImport, importTmx, tryTmx, type TmxImportReport } from './tmx/import.ts'
import { findMemoryOfJob, keepMemoryOfJob, memoryEntity } from './memories.ts'
import type { MemoryRow } from './memories.ts'
import { notInTables } from './tmx/not-in-tables.ts'
import { mostSheetTmUnits } from './tmx/table-writer.ts'

/** Type of the job that imports a TMX file. */
export const importJob = 'TM_IMPORT'
/** Type of the job that exports a memory. */
export const exportJob = 'TM_EXPORT'

/** Keeps a TMX file and starts to import it. `isUndoable`: what stood there before is kept for `revertJob`. */
export async function startImport(
  context: ChangeContext & { objects: Objects },
  memory: MemoryRow,
  { file, dryRun, isUndoable = false }: { file: File; dryRun: boolean; isUndoable?: boolean },
): Promise<JobRow> {
  const { db, objects, session, startJob } = context
  const stored = await objects.put(db, {
    accountId: session.account.id,
    name: file.name,
    mediaType: exportTypes.tmx,
    content: file,
  })
  const params = {
    memoryId: memory.id,
    fileKey: stored.key,
    fileName: file.name,
    ...(dryRun && { dryRun }),
    ...(isUndoable && { isUndoable }),
  }
  return startJob({ type: importJob, params })
}

/** Imports the file of `params` as a whole; when it fails or is canceled, the memory is again what it was. */
export const importRunner: JobRunner = {
  async run(run) {
    const { job, db } = run
    await findMemoryOfJob(db, textParam(job, 'memoryId'))
    const given = {
      jobId: job.id,
      memoryId: textParam(job, 'memoryId'),
      fileName: textParam(job, 'fileName'),
      content: await run.objects.content(textParam(job, 'fileKey')),
      userId: job.createdBy,
      progress: run.progress,
    }
    if (job.params['dryRun'] === true) {
      const report = await tryTmx(db, given)
      await run.commit(() => Promise.resolve({ report: { ...report, dryRun: true }, warning: needsLook(report) }))
      await run.objects.remove(db, textParam(job, 'fileKey'))
      return
    }
    try {
      await importTmx(db, given)
    } catch (error) {
      if (isCanceled(error)) await revertJob(db, given.memoryId, job.id)
      throw error
    }
    await run.commit(async (transaction) => {
      const memory = await findMemoryOfJob(transaction, given.memoryId)
      const report = await finishImport(transaction, given)
      if (job.params['isUndoable'] !== true) await forgetPieces(transaction, job.id)
      const author = authorOf(job)
      const { fileName } = given
      const event = 'TRANSLATION_MEMORY_IMPORTED'
      await recordChange(transaction, author, { event, entity: memoryEntity(memory), detail: { fileName, ...report } })
      return { report: { ...report }, warning: needsLook(report) }
    })
    await run.objects.remove(db, textParam(job, 'fileKey'))
    // Until the database looks by itself, its plans would be those for the memory as it was.
    await db.execute(sql`analyze ${translationUnits}, ${translationUnitTargets}`)
  },
  // Nothing is left to take back but after a server was killed while it did so.
  ended: async (transaction, job) => {
    const memoryId = textParam(job, 'memoryId')
    for (const position of (await writtenPieces(transaction, job.id)).toReversed()) {
      await revertPiece(transaction, memoryId, { jobId: job.id, position })
    }
    await forgetPieces(transaction, job.id)
    // Without its memory it is not run again.
    await transaction.delete(files).where(sql`${files.key} = ${textParam(job, 'fileKey')} and not exists (
      select from ${translationMemories} where id = ${memoryId})`)
  },
}

/** Whether texts of a file were not taken. */
const needsLook = ({ withoutSource, withoutTarget, notTaken = [] }: TmxImportReport) =>
  withoutSource + withoutTarget > 0 || notTaken.some(({ kind }) => kind === 'REPLACED' || kind === 'OLDER')

/** Starts to write a memory as a file; 422 for a sheet of more units than one can hold. */
export async function startExport(
  context: ChangeContext,
  memory: MemoryRow,
  { fileType, targetLocales }: Pick<MemoryExport, 'fileType' | 'targetLocales'>,
): Promise<JobRow> {
  if (fileType === 'xlsx' && memory.totalUnits > mostSheetTmUnits) {
    const message = `A sheet holds up to ${mostSheetTmUnits} translation units, and this memory has ${memory.totalUnits}. Export CSV or TMX.`
    throw impossible(message, 'TOO_MANY_UNITS', { limit: mostSheetTmUnits, totalUnits: memory.totalUnits })
  }
  const fileName = `${memory.name.replace(/[/\\:]/g, '-')}.${fileType}`
  return context.startJob({
    type: exportJob,
    params: { memoryId: memory.id, fileName, fileType, targetLocales: [...targetLocales] },
  })
}

/** The job of an export of a memory; 404 for any other. */
export async function findExport(
  db: Database,
  memory: MemoryRow,
  { jobId, fileType }: { jobId: string; fileType: string },
): Promise<JobRow> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.accountId, memory.accountId), eq(jobs.type, exportJob)))
  if (!job || job.params['memoryId'] !== memory.id || job.params['fileType'] !== fileType)
    throw notFound('export of this memory')
  return job
}

/** Writes the memory of `params` as a file, as it is at one moment. */
export const exportRunner: JobRunner = {
  async run({ job, db, objects, progress, commit }) {
    const { targetLocales } = job.params
    const fileType = textParam(job, 'fileType') as ExportType
    const given = {
      memoryId: textParam(job, 'memoryId'),
      fileType,
      targetLocales: Array.isArray(targetLocales) ? targetLocales.map(String) : [],
      progress,
    }
    await commit(async (transaction) => {
      const { key, size, notTaken } = await db.transaction(
        async (snapshot) => {
          await findMemoryOfJob(snapshot, given.memoryId)
          const left = fileType === 'tmx' ? [] : await notInTables(snapshot, given)
          const stored = await objects.put(transaction, {
            accountId: job.accountId,
            name: textParam(job, 'fileName'),
            mediaType: exportTypes[fileType],
            content: exportMemory(snapshot, given),
          })
          return { ...stored, notTaken: left }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      )
      await keepMemoryOfJob(transaction, given.memoryId)
      return { resultFileKey: key, report: { bytes: size, ...(notTaken.length > 0 && { notTaken }) } }
    })
  },
}
