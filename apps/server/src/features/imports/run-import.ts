import type { ImportResult } from '@dragoman/sdk/operations/imports'
import type { NotTaken, TableImportReport } from '@dragoman/sdk/operations/shared'
import { and, eq, inArray } from 'drizzle-orm'
import type { Listener } from '../../identity/listeners.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { textParam } from '../../kernel/jobs/job-params.ts'
import type { JobRow, JobRunner } from '../../kernel/jobs/job-runner.ts'
import { choiceOf, termsOf } from './file-terms.ts'
import { planning, workOf, type Work } from './jobs.ts'
import { mappedTable } from './mapped-table.ts'
import { inOrder } from './order-of-files.ts'
import { planFile, tableResult, takenBack } from './plan-file.ts'
import { problemOf } from './problem.ts'
import { keepMappings } from './read-headings.ts'
import { isImported, requireKind } from './imported-kinds.ts'
import { startFile } from './start-file.ts'
import { importFiles, imports, type ImportFileRow } from './tables.ts'
import { takeBack } from './take-back.ts'

/** Imports file by file, each through the door of its kind. Run again after a kill, it goes on with the first that has not ended. */
export const runRunner = (consequences: readonly Listener[]): JobRunner => ({
  async run(run) {
    const work = await workOf(run, consequences)
    const files = inOrder(work.files.filter(({ kind }) => isImported(kind)))
    for (const [at, row] of files.entries()) {
      await run.progress(at, files.length)
      if (row.state === 'WAITING' || row.state === 'RUNNING') await runFile(work, row)
    }
    await run.commit(async (transaction) => {
      const ended = { state: 'DONE', endedAt: new Date() }
      await updateOne(transaction, imports, eq(imports.id, work.whole.id), ended)
      const ofImport = eq(importFiles.importId, work.whole.id)
      const leftOut = and(ofImport, inArray(importFiles.state, ['WAITING']))
      await transaction.update(importFiles).set({ state: 'LEFT_OUT' }).where(leftOut)
      await transaction.update(importFiles).set({ fileKey: null }).where(ofImport)
      for (const { kind, choice } of work.files)
        await keepMappings(transaction, work.whole.accountId, { kind, columns: choice.columns, values: choice.values })
      const states = await transaction.select({ state: importFiles.state }).from(importFiles).where(ofImport)
      const failed = states.filter(({ state }) => state === 'FAILED').length
      return { report: { files: files.length, failed }, warning: failed > 0 }
    })
  },

  /** Files that have been imported by then stay, and can be undone. */
  async ended(transaction, job, { reason, cause }) {
    const id = textParam(job, 'importId')
    await transaction.update(imports).set({ state: 'DONE', endedAt: new Date() }).where(eq(imports.id, id))
    const result: ImportResult = { added: 0, changed: 0, unchanged: 0, notTaken: [], problem: reason, failure: cause }
    await transaction
      .update(importFiles)
      .set({ state: 'FAILED', result })
      .where(and(eq(importFiles.importId, id), inArray(importFiles.state, ['WAITING', 'RUNNING'])))
  },

  async restarted(transaction, job) {
    const id = textParam(job, 'importId')
    await transaction.update(imports).set({ state: 'RUNNING', endedAt: null }).where(eq(imports.id, id))
    await transaction
      .update(importFiles)
      .set({ state: 'WAITING', result: null, jobId: null })
      .where(and(eq(importFiles.importId, id), eq(importFiles.state, 'FAILED')))
  },
})

async function runFile(work: Work, row: ImportFileRow): Promise<void> {
  const { run } = work
  const started = row.jobId === null ? await startRow(work, row) : row
  if (started?.jobId == null) return
  const job = await run.finish(started.jobId)
  const { result, state } = await outcomeOf(work, started, job)
  if (state === 'FAILED') await takeBack(work, { ...started, result })
  await updateOne(run.db, importFiles, eq(importFiles.id, row.id), { state, result })
}

/** Starts the job of a file, or says why there is none: nothing would change, or it can't be imported. */
async function startRow(work: Work, row: ImportFileRow): Promise<ImportFileRow | undefined> {
  const { run, whole, session, publicUrl } = work
  const { db, objects } = run
  const terms = await termsOf({ db, objects }, whole, await withMade(work, row))
  const tell = () => run.progress(0, 0)
  const end = (state: string, result: ImportResult) =>
    updateOne(db, importFiles, eq(importFiles.id, row.id), { state, result })
  const result = await takenBack(db, (inner) => planFile(planning(work, inner, tell), { ...terms, db: inner }))
  if (result.problem !== undefined) {
    await end('FAILED', { ...result, added: 0, changed: 0 })
    return undefined
  }
  if (result.added + result.changed === 0) {
    await end('UNCHANGED', result)
    return undefined
  }
  try {
    return await db.transaction(async (transaction) => {
      requireKind(session, row)
      const context = { ...work.changing(transaction), objects, publicUrl }
      const { job, made } = await startFile(context, { ...terms, db: transaction })
      return updateOne(transaction, importFiles, eq(importFiles.id, row.id), {
        state: 'RUNNING',
        jobId: job.id,
        made,
        result,
      })
    })
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    await end('FAILED', { ...result, added: 0, changed: 0, ...problem })
    return undefined
  }
}

/** The file with the memory or glossary that an earlier file of the import has made under the same name. */
async function withMade({ run, whole }: Work, row: ImportFileRow): Promise<ImportFileRow> {
  const { intoUuid, intoName } = row.choice
  if (intoUuid !== undefined || intoName === undefined) return row
  const isMemory = (kind: string) => kind === 'MEMORY' || kind === 'TRANSLATIONS'
  const sourceOf = ({ choice }: ImportFileRow) => choice.sourceLocale ?? whole.sourceLocale
  const files = await run.db.select().from(importFiles).where(eq(importFiles.importId, whole.id))
  const same = files.find(
    (one) =>
      one.id !== row.id &&
      one.made?.intoId !== undefined &&
      one.state === 'DONE' &&
      one.choice.intoName === intoName &&
      isMemory(one.kind) === isMemory(row.kind) &&
      // A memory has one source language.
      (!isMemory(row.kind) || sourceOf(one) === sourceOf(row)),
  )
  return same ? { ...row, choice: { ...row.choice, intoUuid: same.made!.intoId! } } : row
}

async function outcomeOf(
  work: Work,
  row: ImportFileRow,
  job: JobRow,
): Promise<{ state: string; result: ImportResult }> {
  const planned = row.result!
  const none = { ...planned, added: 0, changed: 0 }
  if (job.status === 'FAILED' || job.status === 'CANCELLED')
    return {
      state: 'FAILED',
      result: { ...none, problem: job.error ?? 'Canceled.', ...(job.errorCause && { failure: job.errorCause }) },
    }
  if (row.kind === 'GLOSSARY') return { state: 'DONE', result: planned }
  if (row.kind !== 'PEOPLE' && row.kind !== 'RATES') {
    // Said of what has been written: the plan can't know it.
    const isWritten = ({ kind }: NotTaken) => kind === 'REPLACED' || kind === 'OLDER'
    const { notTaken = [] } = job.report as { notTaken?: NotTaken[] }
    const read = planned.notTaken.filter((one) => !isWritten(one))
    return { state: 'DONE', result: { ...planned, notTaken: [...read, ...notTaken.filter(isWritten)] } }
  }
  const report = job.report as unknown as TableImportReport
  const { objects, db } = work.run
  const { file } = await termsOf({ db, objects }, work.whole, row)
  const result = tableResult(report, await mappedTable(file, choiceOf(row)))
  return report.isImported
    ? { state: 'DONE', result }
    : { state: 'FAILED', result: { ...result, added: 0, changed: 0 } }
}
