import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { WorkerTerms } from '../../../identity/feature.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne, lockOne } from '../../../kernel/database/one-row.ts'
import { jobs } from '../../../kernel/tables.ts'
import { startWatch } from '../../../kernel/watch.ts'
import type { ConfigRow } from '../configs/find-config.ts'
import { connectorJob, insertRun } from '../runs/start-run.ts'
import { connectorConfigs, connectorHooks, connectorRuns } from '../tables.ts'
import type { RunRow } from '../views/show-runs.ts'
import { dueNext } from './due-next.ts'
import { turn } from './take-turn.ts'
import { tellOfRun } from './tell-of-run.ts'

/** How often it is looked whether something is due, in milliseconds. */
const pollInterval = 2000

/** Starts connections whose interval is over, and runs that have waited long enough. */
export const startConnectors = ({ db, now, log, logFailure }: Pick<WorkerTerms, 'db' | 'now' | 'log' | 'logFailure'>) =>
  startWatch({
    async look(stopping) {
      while (!stopping.aborted && (await startDueConfig(db, now())));
      while (!stopping.aborted && (await resumeRun(db, now())));
    },
    every: pollInterval,
    failed: (error) => logFailure(log, error, 'starting connectors failed'),
  })

type Author = Pick<typeof jobs.$inferSelect, 'createdBy' | 'impersonatorId' | 'address'>

const nobody: Author = { createdBy: null, impersonatorId: null, address: null }

const startJobFor =
  (db: Database, accountId: string, author = nobody) =>
  (job: { type: string; params: Record<string, unknown> }) =>
    insertOne(db, jobs, { ...job, ...author, accountId })

/** Starts one connection that is due; times that were missed count as one. */
export const startDueConfig = (db: Database, now: Date): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const [config] = await transaction
      .select()
      .from(connectorConfigs)
      .where(lte(connectorConfigs.nextAt, now))
      .orderBy(asc(connectorConfigs.nextAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!config) return false
    await transaction
      .update(connectorConfigs)
      .set({ nextAt: dueNext(config, now) })
      .where(eq(connectorConfigs.id, config.id))
    const going = await transaction
      .select({ id: connectorRuns.id })
      .from(connectorRuns)
      .where(
        and(eq(connectorRuns.configId, config.id), eq(connectorRuns.direction, 'PULL'), isNull(connectorRuns.endedAt)),
      )
      .limit(1)
    if (going.length === 0 && config.active && !config.pausedAt) {
      const startJob = startJobFor(transaction as Database, config.accountId)
      const context = { db: transaction as Database, startJob }
      const run = await insertRun(context, config, { direction: 'PULL', trigger: 'SCHEDULE' }, null)
      await tellOfRun(transaction as Database, run)
    }
    return true
  })

/** Starts a pull for a hook that comes for the first time, unless one that hasn't begun sees to it. */
export const startForHook = (db: Database, config: ConfigRow, delivery: string): Promise<void> =>
  db.transaction(async (transaction) => {
    const [first] = await transaction
      .insert(connectorHooks)
      .values({ configId: config.id, delivery, at: new Date() })
      .onConflictDoNothing()
      .returning({ id: connectorHooks.id })
    if (!first) return
    await lockOne(transaction as Database, connectorConfigs, eq(connectorConfigs.id, config.id))
    const ofHooks = and(eq(connectorRuns.configId, config.id), eq(connectorRuns.trigger, 'HOOK'))
    const [waiting] = await transaction
      .select({ id: connectorRuns.id })
      .from(connectorRuns)
      .where(and(ofHooks, isNull(connectorRuns.begunAt), isNull(connectorRuns.endedAt)))
      .limit(1)
    if (waiting) return
    const startJob = startJobFor(transaction as Database, config.accountId)
    const wanted = { direction: 'PULL', trigger: 'HOOK' } as const
    await tellOfRun(
      transaction as Database,
      await insertRun({ db: transaction as Database, startJob }, config, wanted, null),
    )
  })

/** The author of the job in which a run has waited. */
async function authorOfRun(db: Database, { jobId }: RunRow): Promise<Author | undefined> {
  if (jobId === null) return undefined
  const { createdBy, impersonatorId, address } = jobs
  const [author] = await db.select({ createdBy, impersonatorId, address }).from(jobs).where(eq(jobs.id, jobId))
  return author
}

/** Goes on with one run that has waited long enough. */
export const resumeRun = (db: Database, now: Date): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const [run] = await transaction
      .select()
      .from(connectorRuns)
      .where(and(lte(connectorRuns.waitsUntil, now), isNull(connectorRuns.endedAt)))
      .orderBy(asc(connectorRuns.waitsUntil))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!run) return false
    await goOn(transaction as Database, run)
    await tellOfRun(transaction as Database, run)
    return true
  })

/** Resumes the runs that waited for an earlier run of their connection, which has ended; `tellOfRun` follows. */
export async function resumeNext(transaction: Database, { configId, direction }: RunRow): Promise<RunRow[]> {
  const waiting = await transaction
    .select()
    .from(connectorRuns)
    .where(
      and(
        eq(connectorRuns.configId, configId),
        eq(connectorRuns.direction, direction),
        lte(connectorRuns.waitsUntil, new Date(Date.now() + turn)),
        isNull(connectorRuns.endedAt),
      ),
    )
    .for('update', { skipLocked: true })
  for (const run of waiting) await goOn(transaction, run)
  return waiting
}

async function goOn(transaction: Database, run: RunRow): Promise<void> {
  const startJob = startJobFor(transaction, run.accountId, await authorOfRun(transaction, run))
  const job = await startJob({ type: connectorJob, params: { runId: run.id } })
  await transaction
    .update(connectorRuns)
    .set({ jobId: job.id, waitsUntil: sql`null` })
    .where(eq(connectorRuns.id, run.id))
}
