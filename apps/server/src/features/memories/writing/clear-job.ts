import { eq } from 'drizzle-orm'
import { translationMemories } from '../tables.ts'
import { JobCanceled } from '../../../kernel/jobs/job-runner.ts'
import type { JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { authorOf, recordChange } from '../../../kernel/journal.ts'
import { deleteTmUnits } from './delete-tm-units.ts'
import { dropIndex } from '../index/drop.ts'
import { memoryEntity } from '../memories.ts'

/** Type of the job that deletes all units of a memory. */
export const clearJob = 'TM_CLEAR'

/** Deletes all units of a memory, which stays with its languages and bindings: all of them or none. */
export const clearRunner: JobRunner = {
  async run(run) {
    const { job } = run
    const memoryId = String(job.params['memoryId'])
    await run.commit(async (transaction) => {
      const [memory] = await transaction
        .select()
        .from(translationMemories)
        .where(eq(translationMemories.id, memoryId))
        .for('update')
      if (!memory) throw new JobCanceled()
      await deleteTmUnits(transaction, memory, run.progress)
      await dropIndex(transaction, memoryId)
      await transaction
        .update(translationMemories)
        .set({ totalUnits: 0, totalSegments: 0 })
        .where(eq(translationMemories.id, memoryId))
      const { totalUnits, totalSegments } = memory
      await recordChange(transaction, authorOf(job), {
        event: 'TRANSLATION_MEMORY_CLEARED',
        entity: memoryEntity(memory),
        before: { totalUnits, totalSegments },
        after: { totalUnits: 0, totalSegments: 0 },
      })
      return { report: { units: totalUnits, translations: totalSegments } }
    })
  },
}
