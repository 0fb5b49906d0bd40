import { planIncludes } from '@dragoman/sdk/tiers'
import { and, eq, isNull } from 'drizzle-orm'
import type { AppSettings } from '../../../identity/context.ts'
import type { House } from '../../../identity/feature.ts'
import { standInFor } from '../../../identity/stand-in.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { textParam } from '../../../kernel/jobs/job-params.ts'
import type { JobRow, JobRun, JobRunner } from '../../../kernel/jobs/job-runner.ts'
import type { Failed } from '../../../kernel/failure.ts'
import type { ConfigRow } from '../configs/find-config.ts'
import { adapters } from '../kinds/adapters.ts'
import { openConnection } from '../connection/open-connection.ts'
import { LimitReached, PeerFault } from '../peer/faults.ts'
import { mayRun } from '../runs/start-run.ts'
import { connectorConfigs, connectorRuns } from '../tables.ts'
import type { RunRow } from '../views/show-runs.ts'
import { endFailed, endRun } from './end-run.ts'
import { pull } from './pull.ts'
import { push } from './push.ts'
import { resumeNext } from './start-due.ts'
import { tellingOf, tellOfRun } from './tell-of-run.ts'
import { takeTurn, turn } from './take-turn.ts'

/** Runs a connection. What it has done is kept item by item, so that another server, or the next start, goes on. */
export const connectorRunner = ({ consequences, settings }: House): JobRunner => ({
  async run(jobRun) {
    const found = await runOf(jobRun.db, jobRun.job)
    if (!found || found.run.endedAt || !settings) return jobRun.commit(() => Promise.resolve({}))
    const { config } = found
    const gathered = new Date(found.run.startedAt.getTime() + gatheringOf(found.run, settings))
    if (gathered > new Date()) return wait(jobRun, found.run, gathered)
    const run = await takeTurn(jobRun.db, found.run)
    if (!run) return wait(jobRun, found.run, new Date(Date.now() + turn))
    const owner = run.startedBy ?? config.ownerId
    const session = owner && (await standInFor(jobRun.db, run.accountId, owner, new Date()))
    if (!session || session.suspension !== null || !mayRun(session)) {
      const said = 'The person for whom this connection acts may no longer do so. Save it to act for you.'
      return endFailed(jobRun, { run, config }, new PeerFault('FORBIDDEN', said))
    }
    if (!planIncludes(session, 'INTEGRATIONS')) {
      const said = "The plan of the account doesn't include connections any more. Choose one that does."
      return endFailed(jobRun, { run, config }, new PeerFault('FORBIDDEN', said))
    }
    const adapter = adapters[config.kind]
    const connection = await openConnection(jobRun.db, config, settings, run.params)
    const terms = {
      jobRun: tellingOf(jobRun, run),
      run,
      config,
      session,
      adapter,
      connection,
      consequences,
      options: new Map(),
    }
    try {
      await (run.direction === 'PULL' ? pull(terms) : push(terms))
    } catch (error) {
      if (error instanceof LimitReached) return wait(jobRun, run, error.until)
      if (error instanceof PeerFault) return endFailed(jobRun, { run, config }, error)
      throw error
    }
    await endRun(jobRun, { run, config })
  },

  ended: (transaction, job, failed) => stopped(transaction, job, failed),

  async restarted(transaction, job) {
    await transaction
      .update(connectorRuns)
      .set({ status: 'RUNNING', endedAt: null, message: null, fault: null, worksNow: false })
      .where(eq(connectorRuns.id, textParam(job, 'runId')))
  },
})

async function runOf(db: Database, job: JobRow): Promise<{ run: RunRow; config: ConfigRow } | undefined> {
  const [found] = await db
    .select({ run: connectorRuns, config: connectorConfigs })
    .from(connectorRuns)
    .innerJoin(connectorConfigs, eq(connectorConfigs.id, connectorRuns.configId))
    .where(eq(connectorRuns.id, textParam(job, 'runId')))
  return found
}

/** Milliseconds in which a run gathers what comes after its first reason. */
function gatheringOf({ trigger }: RunRow, { connectorPause = 0 }: AppSettings): number {
  if (trigger === 'HOOK') return connectorPause * 2
  return trigger === 'DELIVERED' ? connectorPause : 0
}

/** Ends the job of a run that has to wait; another one by the same author is started when it is time. */
const wait = (jobRun: JobRun, { id, accountId }: RunRow, until: Date) =>
  jobRun.commit(async (transaction) => {
    await transaction.update(connectorRuns).set({ waitsUntil: until, worksNow: false }).where(eq(connectorRuns.id, id))
    await tellOfRun(transaction, { id, accountId })
    return { report: { waitsUntil: until.getTime() } }
  })

async function stopped(transaction: Database, job: JobRow, { cause, reason }: Failed): Promise<void> {
  const isStopped = cause.code === 'CANCELLED'
  const [ended] = await transaction
    .update(connectorRuns)
    .set({ status: isStopped ? 'WARN' : 'ERROR', endedAt: new Date(), waitsUntil: null, message: reason })
    .where(and(eq(connectorRuns.id, textParam(job, 'runId')), isNull(connectorRuns.endedAt)))
    .returning()
  if (!ended) return
  await tellOfRun(transaction, ended, ...(await resumeNext(transaction, ended)))
}
