import { eq } from 'drizzle-orm'
import type { AppSettings } from '../../../identity/context.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { transact } from '../../../kernel/database/transact.ts'
import { decimal } from '../../../kernel/decimal.ts'
import { textParam } from '../../../kernel/jobs/job-params.ts'
import type { JobRow, JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { authorOf, named, recordChange } from '../../../kernel/journal.ts'
import { accounts } from '../../../kernel/tables.ts'
import { holdFinance } from '../../finance/finance-events.ts'
import { lockedMonth, periodOf } from '../../finance/open-month.ts'
import { taskEntity } from '../../work/held-task.ts'
import { issueDocuments } from '../self-billing/issue-documents.ts'
import { payableAdjustmentSkips, payableRuns, payableSkips } from '../tables.ts'
import { moveTasks } from '../task-moves.ts'
import { payableEntity } from '../visible.ts'
import { sortBills } from './billable.ts'
import { gather, vendorsOf } from './gather.ts'
import { issuePayables } from './issue-payables.ts'
import { resultOf } from './run-result.ts'
import { taxBills } from './taxed-bills.ts'
import type { SecretKey } from '../../../kernel/encrypted.ts'

/** Type of the job that creates payables. */
export const payableRunJob = 'PAYABLE_RUN'

/** Linguists in one transaction: what is finished stands if the next one fails. */
const vendorsAtOnce = 500
/** How long a transaction waits for tasks that others hold, in milliseconds. */
const patience = 60_000

type RunRow = typeof payableRuns.$inferSelect

/** Creates the payables of a run. Run again, it goes on with what is not billed yet. */
export const payableRunner = (settings: Pick<AppSettings, 'secretKey'> | undefined): JobRunner => ({
  async run({ job, db, objects, progress, commit }) {
    if (!settings) throw new Error('payables are created by servers alone')
    const { secretKey } = settings
    const run = await findRun(db, textParam(job, 'runUuid'))
    const wanted = { ...run, vendorIds: run.vendorIds }
    const vendors = await vendorsOf(db, wanted)
    await progress(0, vendors.length)
    for (let at = 0; at < vendors.length; at += vendorsAtOnce) {
      const vendorIds = vendors.slice(at, at + vendorsAtOnce)
      await transact(db, (transaction) => billVendors(transaction, { job, run, secretKey }, vendorIds), patience)
      await progress(Math.min(at + vendorsAtOnce, vendors.length), vendors.length)
    }
    await issueDocuments({ db, objects, secretKey }, run)
    await commit(async (transaction) => {
      const { payables, tasks, totals, skipped } = await resultOf(transaction, run)
      const left = skipped.filter(({ reason }) => reason !== 'CARRIED')
      if (run.scheduledDay !== null)
        await recordChange(transaction, authorOf(job), {
          event: 'PAYABLE_RUN_FINISHED',
          entity: { type: 'JOB', id: job.id, name: `${run.startDay} – ${run.endDay}` },
          detail: { count: payables },
        })
      return { report: { payables, tasks, totals, skipped: skipped.length }, warning: left.length > 0 }
    })
  },
})

const findRun = async (db: Database, id: string): Promise<RunRow> =>
  only(await db.select().from(payableRuns).where(eq(payableRuns.id, id)))

async function billVendors(
  db: Database,
  { job, run, secretKey }: { job: JobRow; run: RunRow; secretKey: SecretKey },
  vendorIds: readonly string[],
): Promise<void> {
  // Of two runs the second finds what the first has left.
  await holdFinance(db, run.accountId)
  const month = await periodOf(db, run.accountId, run.endDay)
  // Runs that aren’t scheduled were started by a person, whose permissions were checked then.
  const isClosed = month?.status === 'LOCKED' || (month?.status === 'SOFT' && run.scheduledDay !== null)
  if (isClosed) throw await lockedMonth(db, month)
  const now = new Date()
  const { tasks, adjustments, held } = await gather(db, { ...run, vendorIds }, { locked: true })
  const sorted = sortBills(tasks, adjustments, { now, minimumTotal: decimal(run.minimumTotal) })
  const { bills, skipped, skippedAdjustments } = await taxBills(
    db,
    { accountId: run.accountId, secretKey, overrides: run.taxOverrides },
    sorted,
  )
  const heldOf = (id: string) =>
    only(
      [held.get(id)].flatMap((one) => one ?? []),
      `task ${id} is not held`,
    )
  const author = authorOf(job)
  const billed = bills.flatMap((bill) => bill.tasks.map(({ id }) => heldOf(id)))
  const journal = (...entries: Parameters<typeof named>[0][]) =>
    recordChange(db, author, ...entries.map((entry) => named(entry, 'TASK_STATUS_CHANGED', { job: job.id })))
  await moveTasks({ db, now, session: null, journal }, 'invoice', billed)
  if (skipped.length > 0) {
    await db
      .insert(payableSkips)
      .values(skipped.map(({ task, reason }) => ({ runId: run.id, taskId: task.id, vendorId: task.vendorId, reason })))
      .onConflictDoNothing()
  }
  if (skippedAdjustments.length > 0) {
    await db
      .insert(payableAdjustmentSkips)
      .values(
        skippedAdjustments.map(({ adjustment, reason }) => ({ runId: run.id, adjustmentId: adjustment.id, reason })),
      )
      .onConflictDoNothing()
  }
  const [account] = await db
    .select({ currency: accounts.currency })
    .from(accounts)
    .where(eq(accounts.id, run.accountId))
  const issued = await issuePayables(
    db,
    {
      run,
      author: { accountId: run.accountId, userId: run.createdBy, impersonatorId: author.impersonatorId ?? null, now },
      baseCurrency: only([account].flatMap((one) => one ?? [])).currency,
      nameOf: (id) => taskEntity(heldOf(id)).name,
    },
    bills,
  )
  await recordChange(
    db,
    author,
    ...issued.map((payable) => ({
      event: 'PAYABLE_CREATED' as const,
      entity: payableEntity(payable),
      after: {
        status: payable.status,
        total: Number(payable.total),
        currency: payable.currency,
        vendorUuid: payable.vendorId,
      },
      detail: { job: job.id },
    })),
  )
}
