import type { PayableSchedule, PayableUnbilled } from '@dragoman/sdk/operations/payables'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { loadPeople } from '../../../identity/people.ts'
import { dayIn } from '../../../kernel/days.ts'
import { decimal, sum, toNumber } from '../../../kernel/decimal.ts'
import { users } from '../../../kernel/tables.ts'
import { isOwn } from '../../../kernel/sample-objects.ts'
import { legalEntities } from '../../finance/tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { loadPayees } from '../payout-methods.ts'
import { showRun } from '../runs/start-run.ts'
import { payableRuns } from '../tables.ts'
import { seesPayables } from '../visible.ts'
import { nextRun } from './schedule-days.ts'
import { plannedRuns } from './scheduled-people.ts'

type ShowContext = Pick<Context, 'db' | 'session' | 'now'>

/** The runs to come: of the account for those who see its payables, else those of the caller. */
export async function showSchedule(context: ShowContext): Promise<PayableSchedule> {
  const { db, session, now } = context
  const isOffice = seesPayables(session)
  const accountId = session.account.id
  const [company] = await db.select().from(legalEntities).where(eq(legalEntities.accountId, accountId))
  const timezone = company?.timezone ?? 'UTC'
  const today = dayIn(timezone, now)
  const narrower = isOffice ? undefined : eq(users.id, session.user.id)
  const planned = await plannedRuns(db, accountId, (schedule) => nextRun(schedule, today), narrower)
  const last = isOffice ? await lastScheduled(context) : undefined
  return {
    isOn: company?.schedulesPayablesSince != null,
    runs: planned.map(({ day, startDay, endDay, periodicity, vendorIds }) => ({
      date: day,
      startDate: startDay,
      endDate: endDay,
      periodicity,
      linguists: vendorIds.length,
    })),
    unbilled: await unbilledOf(context, isOffice, timezone),
    ...(last && { last: await showRun(db, session, last) }),
  }
}

async function lastScheduled({ db, session }: ShowContext): Promise<string | undefined> {
  const [run] = await db
    .select({ id: payableRuns.id })
    .from(payableRuns)
    .where(and(eq(payableRuns.accountId, session.account.id), isNotNull(payableRuns.scheduledDay)))
    .orderBy(desc(payableRuns.createdAt))
    .limit(1)
  return run?.id
}

async function unbilledOf({ db, session }: ShowContext, isOffice: boolean, timezone: string): Promise<PayableUnbilled> {
  const rows = await db
    .select({
      vendorId: users.id,
      isScheduled: sql<boolean>`${users.invoicingPeriodicity} is not null`,
      currency: tasks.currency,
      tasks: sql<number>`count(*)::int`,
      amount: sql<string>`coalesce(sum(${tasks.payableAmount}), 0)`,
      first: sql<string>`min((${tasks.deliveredAt} at time zone ${timezone})::date)::text`,
      last: sql<string>`max((${tasks.deliveredAt} at time zone ${timezone})::date)::text`,
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.assigneeId))
    .where(
      and(
        eq(tasks.accountId, session.account.id),
        sql`${tasks.status} = 'DELIVERED'`,
        isNull(tasks.skippedAt),
        isOwn(tasks.projectId),
        isOffice ? undefined : eq(users.id, session.user.id),
      ),
    )
    .groupBy(users.id, users.invoicingPeriodicity, tasks.currency)
  const byVendor = Map.groupBy(rows, ({ vendorId }) => vendorId)
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency ?? '')
  const payees = await loadPayees(db, [...byVendor.keys()])
  const missing = [...byVendor.keys()].filter((id) => payees.method(id) === undefined)
  const people = await loadPeople(db, session, missing)
  const first = rows.map((row) => row.first).toSorted()[0]
  const last = rows
    .map((row) => row.last)
    .toSorted()
    .at(-1)
  return {
    tasks: rows.reduce((all, row) => all + row.tasks, 0),
    linguists: byVendor.size,
    totals: [...byCurrency].flatMap(([currency, own]) =>
      currency === '' ? [] : [{ currency, amount: toNumber(sum(own.map((row) => decimal(row.amount)))) }],
    ),
    ...(first !== undefined && { startDate: first }),
    ...(last !== undefined && { endDate: last }),
    unscheduled: [...byVendor.values()].filter(([row]) => !row!.isScheduled).length,
    withoutPayoutMethod: missing.flatMap((id) => people(id) ?? []),
  }
}
