import { eq } from 'drizzle-orm'
import { translationMemories } from '../../db/schema.ts'
import type { Acting } from '../acting.ts'
import type { JobRow, JobRunner } from '../jobs/jobs.ts'
import type { Objects } from '../objects/objects.ts'
import { exportTmx } from './export.ts'
import { importTmx } from './import.ts'
import type { MemoryRow } from './memories.ts'

/** Type of the job that imports a TMX file. */
export const importJob = 'TM_IMPORT'
/** Type of the job that exports a memory. */
export const exportJob = 'TM_EXPORT'

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
    mediaType: 'application/x-tmx+xml',
    content: file,
  })
  return startJob({ type: importJob, params: { memoryId: memory.id, fileKey: stored.key, fileName: file.name } })
}

/** Imports the file of `params` as a whole, or nothing of it. */
export const importRunner: JobRunner = {
  async run(run) {
    const memoryId = param(run.job, 'memoryId')
    const fileKey = param(run.job, 'fileKey')
    const fileName = param(run.job, 'fileName')
    const content = await run.objects.content(fileKey)
    await run.commit(async (transaction) => {
      const report = await importTmx(transaction, {
        memoryId,
        fileName,
        chunks: content.stream(),
        size: content.size,
        userId: run.job.createdBy,
        progress: (done, total) => run.progress(done, total),
      })
      return { report: { ...report }, warning: report.withoutSource + report.withoutTarget > 0 }
    })
    await run.objects.remove(run.db, fileKey)
  },
}

/** Starts to write a memory as a TMX file. */
export const startExport = (acting: Acting, memory: MemoryRow, targetLocales: readonly string[]): Promise<JobRow> =>
  acting.startJob({
    type: exportJob,
    params: { memoryId: memory.id, fileName: `${memory.name}.tmx`, targetLocales: [...targetLocales] },
  })

/** Writes the memory of `params` as a file. */
export const exportRunner: JobRunner = {
  async run(run) {
    const memoryId = param(run.job, 'memoryId')
    const [memory] = await run.db.select().from(translationMemories).where(eq(translationMemories.id, memoryId))
    if (!memory) throw new Error(`no memory ${memoryId}`)
    const { targetLocales } = run.job.params
    const locales = Array.isArray(targetLocales) ? targetLocales.map(String) : []
    const pieces: Blob[] = []
    let bytes = 0
    for await (const text of exportTmx(run.db, memoryId, locales)) {
      const piece = new Blob([text])
      pieces.push(piece)
      bytes += piece.size
      await run.progress(0, memory.totalUnits)
    }
    await run.commit(async (transaction) => {
      const { key } = await run.objects.put(transaction, {
        accountId: run.job.accountId,
        name: param(run.job, 'fileName'),
        mediaType: 'application/x-tmx+xml',
        content: new Blob(pieces),
      })
      return { resultFileKey: key, report: { bytes } }
    })
  },
}

function param({ params, type }: JobRow, name: string): string {
  const value = params[name]
  if (typeof value !== 'string') throw new Error(`a job of type ${type} has no ${name}`)
  return value
}
