import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { translationMemories } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import type { Acting } from '../acting.ts'
import { isCancelled } from '../jobs/job-runner.ts'
import type { JobRow, JobRun, JobRunner } from '../jobs/job-runner.ts'
import { recordChange } from '../journal/journal.ts'
import type { Objects } from '../objects/objects.ts'
import { forgetPieces, takeBack, takePieceBack, writtenPieces } from './change-pieces.ts'
import { exportTmx } from './export.ts'
import { finishImport, importTmx } from './import.ts'
import { memoryEntity } from './memories.ts'
import type { MemoryRow } from './memories.ts'

/** Type of the job that imports a TMX file. */
export const importJob = 'TM_IMPORT'
/** Type of the job that exports a memory. */
export const exportJob = 'TM_EXPORT'

const tmxType = 'application/x-tmx+xml'
const piecesAtOnce = 1000

/** Keeps a TMX file and starts to import it. */
export async function startImport(
  acting: Acting & { objects: Objects },
  memory: MemoryRow,
  file: File,
): Promise<JobRow> {
  const { db, objects, session, startJob } = acting
  const stored = await objects.put(db, {
    accountId: session.account.id,
    name: file.name,
    mediaType: tmxType,
    content: file,
  })
  return startJob({ type: importJob, params: { memoryId: memory.id, fileKey: stored.key, fileName: file.name } })
}

/** Imports the file of `params` as a whole; when it fails or is cancelled, the memory is again what it was. */
export const importRunner: JobRunner = {
  async run(run) {
    const { job, db } = run
    const given = {
      jobId: job.id,
      memoryId: param(job, 'memoryId'),
      fileName: param(job, 'fileName'),
      content: await run.objects.content(param(job, 'fileKey')),
      userId: job.createdBy,
      progress: run.progress,
    }
    try {
      await importTmx(db, given)
    } catch (error) {
      if (isCancelled(error)) await takeBack(db, given.memoryId, job.id)
      throw error
    }
    await run.commit(async (transaction) => {
      const memory = await findRow(transaction, given.memoryId)
      const report = await finishImport(transaction, given)
      await forgetPieces(transaction, job.id)
      const author = { accountId: job.accountId, userId: job.createdBy, requestId: null }
      const { fileName } = given
      const event = 'TRANSLATION_MEMORY_IMPORTED'
      await recordChange(transaction, author, { event, entity: memoryEntity(memory), detail: { fileName, ...report } })
      return { report: { ...report }, warning: report.withoutSource + report.withoutTarget > 0 }
    })
    await run.objects.remove(db, param(job, 'fileKey'))
  },
  // Nothing is left to take back but after a server was killed while it did so.
  ended: async (transaction, job) => {
    const memoryId = param(job, 'memoryId')
    for (const position of (await writtenPieces(transaction, job.id)).toReversed()) {
      await takePieceBack(transaction, memoryId, { jobId: job.id, position })
    }
    await forgetPieces(transaction, job.id)
  },
}

/** Starts to write a memory as a TMX file. */
export const startExport = (acting: Acting, memory: MemoryRow, targetLocales: readonly string[]): Promise<JobRow> =>
  acting.startJob({
    type: exportJob,
    params: {
      memoryId: memory.id,
      fileName: `${memory.name.replace(/[/\\:]/g, '-')}.tmx`,
      targetLocales: [...targetLocales],
    },
  })

/** Writes the memory of `params` as a file, as it is at one moment. */
export const exportRunner: JobRunner = {
  async run(run) {
    const { targetLocales } = run.job.params
    const locales = Array.isArray(targetLocales) ? targetLocales.map(String) : []
    const folder = await mkdtemp(join(tmpdir(), 'dragoman-export-'))
    try {
      const path = join(folder, 'memory.tmx')
      await run.db.transaction(
        async (snapshot) => {
          const memory = await findRow(snapshot, param(run.job, 'memoryId'))
          const pieces = counted(exportTmx(snapshot, memory.id, locales), memory.totalUnits, run)
          await pipeline(pieces, createWriteStream(path))
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      )
      const content = await openAsBlob(path)
      await run.commit(async (transaction) => {
        const { key } = await run.objects.put(transaction, {
          accountId: run.job.accountId,
          name: param(run.job, 'fileName'),
          mediaType: tmxType,
          content,
        })
        return { resultFileKey: key, report: { bytes: content.size } }
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

/** Tells how many pieces have passed; an export has one for each unit. */
async function* counted(pieces: AsyncIterable<string>, total: number, run: JobRun): AsyncGenerator<string> {
  let done = 0
  for await (const piece of pieces) {
    yield piece
    done += 1
    if (done % piecesAtOnce === 0) await run.progress(Math.min(done, total), total)
  }
}

async function findRow(db: Database, memoryId: string): Promise<MemoryRow> {
  const [memory] = await db.select().from(translationMemories).where(eq(translationMemories.id, memoryId))
  if (!memory) throw notFound('translation memory')
  return memory
}

function param({ params, type }: JobRow, name: string): string {
  const value = params[name]
  if (typeof value !== 'string') throw new Error(`a job of type ${type} has no ${name}`)
  return value
}
