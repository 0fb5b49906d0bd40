import type { ImportResult } from '@dragoman/sdk/operations/imports'
import { eq } from 'drizzle-orm'
import type { Listener } from '../../identity/listeners.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { termsOf } from './file-terms.ts'
import { planning, workOf } from './jobs.ts'
import { inOrder } from './order-of-files.ts'
import { planFile, takenBack } from './plan-file.ts'
import { isImported } from './imported-kinds.ts'
import { importFiles } from './tables.ts'

/** Finds out what each file would do. Each is tried after those before it, as if they had been imported. */
export const planRunner = (consequences: readonly Listener[]): JobRunner => ({
  async run(run) {
    const work = await workOf(run, consequences)
    const files = inOrder(work.files.filter(({ kind }) => isImported(kind)))
    const plans = new Map<string, ImportResult>()
    await takenBack(run.db, async (db) => {
      for (const [at, row] of files.entries()) {
        const tell = () => run.progress(at, files.length)
        await tell()
        const terms = await termsOf({ db, objects: run.objects }, work.whole, row)
        // A refusal of the database ends its transaction: only that of this file.
        plans.set(
          row.id,
          await db.transaction((inner) => planFile(planning(work, inner, tell), { ...terms, db: inner })),
        )
      }
    })
    await run.commit(async (transaction) => {
      for (const { id } of work.files)
        await updateOne(transaction, importFiles, eq(importFiles.id, id), { plan: plans.get(id) ?? null })
      const problems = [...plans.values()].filter(({ problem }) => problem !== undefined).length
      return { report: { files: files.length, problems }, warning: problems > 0 }
    })
  },
})
