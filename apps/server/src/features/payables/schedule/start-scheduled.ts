import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../../kernel/database/one-row.ts'
import { transact } from '../../../kernel/database/transact.ts'
import { dayIn, shiftDay } from '../../../kernel/days.ts'
import { recordChange } from '../../../kernel/journal.ts'
import { accounts, jobs } from '../../../kernel/tables.ts'
import { legalEntities } from '../../finance/tables.ts'
import { vendorsOf } from '../runs/gather.ts'
import { payableRunJob } from '../runs/run-job.ts'
import { payableRuns } from '../tables.ts'
import { lastRun } from './schedule-days.ts'
import { plannedRuns, type PlannedRun } from './scheduled-people.ts'

/** How many days later a run still happens, where no server was up on its day. */
const catchUp = 7

type Company = Pick<
  typeof legalEntities.$inferSelect,
  'accountId' | 'timezone' | 'payableTermsDays' | 'schedulesPayablesSince'
>

/** Starts the runs whose day has come where the company is, in accounts that want them. Each is started once. */
export async function startScheduled(db: Database, now: Date): Promise<void> {
  const companies = await db
    .select({
      accountId: legalEntities.accountId,
      timezone: legalEntities.timezone,
      payableTermsDays: legalEntities.payableTermsDays,
      schedulesPayablesSince: legalEntities.schedulesPayablesSince,
    })
    .from(legalEntities)
    .innerJoin(accounts, eq(accounts.id, legalEntities.accountId))
    .where(and(isNotNull(legalEntities.schedulesPayablesSince), isNull(accounts.suspendedAt)))
  for (const company of companies) {
    const today = dayIn(company.timezone ?? 'UTC', now)
    const earliest = [company.schedulesPayablesSince!, shiftDay(today, -catchUp)].toSorted().at(-1)!
    const planned = await plannedRuns(db, company.accountId, (schedule) => lastRun(schedule, today))
    for (const run of planned.filter(({ day }) => day >= earliest))
      await transact(db, (transaction) => startOne(transaction, company, run, today))
  }
}

async function startOne(db: Database, company: Company, run: PlannedRun, today: string): Promise<void> {
  const { accountId } = company
  const timezone = company.timezone ?? 'UTC'
  const { vendorIds, startDay, endDay, day } = run
  const wanted = { accountId, startDay, endDay, timezone, vendorIds, scheduledDay: day }
  // Where nothing is owed there is nothing to tell of.
  if ((await vendorsOf(db, wanted)).length === 0) return
  const [row] = await db
    .insert(payableRuns)
    .values({ ...wanted, dueDay: shiftDay(today, company.payableTermsDays) })
    .onConflictDoNothing()
    .returning()
  if (!row) return
  const params = { runUuid: row.id }
  const job = await insertOne(db, jobs, { accountId, createdBy: null, type: payableRunJob, params })
  await updateOne(db, payableRuns, eq(payableRuns.id, row.id), { jobId: job.id })
  await recordChange(
    db,
    { accountId, userId: null, requestId: null },
    {
      event: 'PAYABLE_RUN_STARTED',
      entity: { type: 'JOB', id: job.id, name: `${startDay} – ${endDay}` },
      after: { startDate: startDay, endDate: endDay, dueDate: row.dueDay },
      detail: { runUuid: row.id },
    },
  )
}
