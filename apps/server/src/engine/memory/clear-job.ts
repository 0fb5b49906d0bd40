import { eq, sql } from 'drizzle-orm'
import { translationMemories, translationUnits, translationUnitTargets } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import type { JobRunner } from '../jobs/job-runner.ts'
import { recordChange } from '../journal/journal.ts'
import { dropIndex } from './index/drop.ts'
import { memoryEntity } from './memories.ts'

/** Type of the job that deletes all units of a memory. */
export const clearJob = 'TM_CLEAR'

/** Deletes all units of a memory, which stays with its languages and bindings: all of them or none. */
export const clearRunner: JobRunner = {
  async run({ job, commit }) {
    const memoryId = String(job.params['memoryId'])
    await commit(async (transaction) => {
      const [memory] = await transaction
        .select()
        .from(translationMemories)
        .where(eq(translationMemories.id, memoryId))
        .for('update')
      if (!memory) throw notFound('translation memory')
      // In this order, so that the foreign key finds nothing more to delete.
      await transaction.execute(sql`
        delete from ${translationUnitTargets} using ${translationUnits}
        where unit_id = ${translationUnits.id} and memory_id = ${memoryId}`)
      await transaction.delete(translationUnits).where(eq(translationUnits.memoryId, memoryId))
      await dropIndex(transaction, memoryId)
      await transaction
        .update(translationMemories)
        .set({ totalUnits: 0, totalSegments: 0 })
        .where(eq(translationMemories.id, memoryId))
      const { totalUnits, totalSegments } = memory
      await recordChange(
        transaction,
        { accountId: job.accountId, userId: job.createdBy, requestId: null },
        {
          event: 'TRANSLATION_MEMORY_CLEARED',
          entity: memoryEntity(memory),
          before: { totalUnits, totalSegments },
          after: { totalUnits: 0, totalSegments: 0 },
        },
      )
      return { report: { units: totalUnits, translations: totalSegments } }
    })
  },
}
