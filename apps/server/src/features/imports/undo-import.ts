import { eq } from 'drizzle-orm'
import type { Listener } from '../../identity/listeners.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { textParam } from '../../kernel/jobs/job-params.ts'
import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { workOf } from './jobs.ts'
import { inOrder } from './order-of-files.ts'
import { importFiles, imports } from './tables.ts'
import { takeBack } from './take-back.ts'

/** Takes an import back, the last file first. Run again after a kill, it goes on with the files that are left. */
export const undoRunner = (consequences: readonly Listener[]): JobRunner => ({
  async run(run) {
    const work = await workOf(run, consequences)
    const files = inOrder(work.files.filter(({ state }) => state === 'DONE' || state === 'UNDONE')).toReversed()
    let stays = 0
    for (const [at, row] of files.entries()) {
      await run.progress(at, files.length)
      const kept = row.kept ?? (await takeBack(work, row))
      stays += kept.length
      if (row.state === 'DONE')
        await updateOne(run.db, importFiles, eq(importFiles.id, row.id), { state: 'UNDONE', kept })
    }
    await run.commit(async (transaction) => {
      await updateOne(transaction, imports, eq(imports.id, work.whole.id), { state: 'UNDONE' })
      return { report: { files: files.length, kept: stays }, warning: stays > 0 }
    })
  },

  async ended(transaction, job) {
    await transaction
      .update(imports)
      .set({ state: 'DONE' })
      .where(eq(imports.id, textParam(job, 'importId')))
  },

  async restarted(transaction, job) {
    await transaction
      .update(imports)
      .set({ state: 'UNDOING' })
      .where(eq(imports.id, textParam(job, 'importId')))
  },
})
