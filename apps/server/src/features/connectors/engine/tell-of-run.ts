import { noteChanges } from '../../../kernel/change-log.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import type { JobRun } from '../../../kernel/jobs/job-runner.ts'
import type { RunRow } from '../views/show-runs.ts'

/** Milliseconds between two words on a run that goes on. */
const often = 1000

/** Tells those who look at runs that they have changed; the last thing of a transaction. */
export const tellOfRun = (transaction: Database, ...runs: readonly Pick<RunRow, 'id' | 'accountId'>[]): Promise<void> =>
  noteChanges(
    transaction,
    runs.map(({ id, accountId }) => ({
      accountId,
      event: 'CONNECTOR_RUN_CHANGED',
      entityType: 'CONNECTOR_RUN',
      entityId: id,
    })),
  )

/** The job of a run that tells those who look at it how far it is. */
export function tellingOf(jobRun: JobRun, run: RunRow): JobRun {
  let told = 0
  return {
    ...jobRun,
    async progress(done, total) {
      await jobRun.progress(done, total)
      if (Date.now() - told < often) return
      told = Date.now()
      await jobRun.db.transaction((transaction) => tellOfRun(transaction as Database, run))
    },
  }
}
