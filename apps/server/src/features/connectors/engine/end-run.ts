import type { ConnectorReason } from '@dragoman/sdk/operations/connectors'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import type { JobRun } from '../../../kernel/jobs/job-runner.ts'
import { authorOf, recordChange } from '../../../kernel/journal.ts'
import { configEntity, type ConfigRow } from '../configs/find-config.ts'
import type { PeerFault } from '../peer/faults.ts'
import { connectorConfigs, connectorRunItems, connectorRuns } from '../tables.ts'
import { unsettled, type RunRow } from '../views/show-runs.ts'
import { resumeNext } from './start-due.ts'
import { tellOfRun } from './tell-of-run.ts'

interface Ended {
  run: RunRow
  config: ConfigRow
}

/** Runs that may fail in a row before nothing runs by itself any more. */
const mostFailures = 10

/** Ends a run that could try all it wanted to. */
export const endRun = (jobRun: JobRun, { run, config }: Ended): Promise<void> =>
  jobRun.commit(async (transaction) => {
    const counts = await countsOf(transaction, run)
    const hasProblems = unsettled.some((reason) => (counts[reason] ?? 0) > 0)
    const status = hasProblems ? 'WARN' : 'DONE'
    await transaction
      .update(connectorRuns)
      .set({ status, endedAt: new Date(), cursor: null })
      .where(eq(connectorRuns.id, run.id))
    const next = await resumeNext(transaction, run)
    if (!run.isDryRun && (config.failuresInRow > 0 || config.isSignInRefused))
      await transaction
        .update(connectorConfigs)
        .set({ failuresInRow: 0, isSignInRefused: false })
        .where(eq(connectorConfigs.id, config.id))
    if (counts.WRITTEN)
      await recordChange(transaction, authorOf(jobRun.job), {
        event: 'CONNECTOR_WRITTEN',
        entity: configEntity(config),
        detail: { run: run.id, written: counts.WRITTEN },
      })
    await tellOfRun(transaction, run, ...next)
    return { report: { run: run.id, counts }, warning: hasProblems }
  })

async function countsOf(db: Database, { id }: RunRow): Promise<Partial<Record<ConnectorReason, number>>> {
  const rows = await db
    .select({ reason: connectorRunItems.reason, count: sql<number>`count(*)::int` })
    .from(connectorRunItems)
    .where(eq(connectorRunItems.runId, id))
    .groupBy(connectorRunItems.reason)
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]))
}

/** Ends a run that the other system let do nothing; after too many of them, only a person starts the next. */
export const endFailed = (jobRun: JobRun, { run, config }: Ended, fault: PeerFault): Promise<void> =>
  jobRun.commit(async (transaction) => {
    await transaction
      .update(connectorRuns)
      .set({ status: 'ERROR', endedAt: new Date(), fault: fault.reason, message: fault.message || null })
      .where(eq(connectorRuns.id, run.id))
    const next = await resumeNext(transaction, run)
    if (!run.isDryRun) await countFailure(transaction, config, fault)
    await tellOfRun(transaction, run, ...next)
    return { report: { run: run.id, fault: fault.reason }, warning: true }
  })

async function countFailure(db: Database, { id }: ConfigRow, fault: PeerFault): Promise<void> {
  const [config] = await db
    .update(connectorConfigs)
    .set({
      failuresInRow: sql`${connectorConfigs.failuresInRow} + 1`,
      isSignInRefused: fault.reason === 'SIGN_IN',
    })
    .where(eq(connectorConfigs.id, id))
    .returning()
  if (!config || config.pausedAt || config.failuresInRow < mostFailures) return
  await db.update(connectorConfigs).set({ pausedAt: new Date(), nextAt: null }).where(eq(connectorConfigs.id, id))
  await recordChange(
    db,
    { accountId: config.accountId, userId: null, requestId: null },
    { event: 'CONNECTOR_PAUSED', entity: configEntity(config), detail: { failures: config.failuresInRow } },
  )
}
