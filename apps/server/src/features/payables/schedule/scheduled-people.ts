import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { users } from '../../../kernel/tables.ts'
import type { Schedule, ScheduledRun } from './schedule-days.ts'

/** Linguists whose payables are created on one day for one period. */
export interface PlannedRun extends ScheduledRun {
  periodicity: Schedule['periodicity']
  vendorIds: string[]
}

/** The runs of an account, earliest first: one for each day and period, with those whom it is for. */
export async function plannedRuns(
  db: Database,
  accountId: string,
  runOf: (schedule: Schedule) => ScheduledRun,
  narrower?: SQL,
): Promise<PlannedRun[]> {
  const people = await db
    .select({ id: users.id, periodicity: users.invoicingPeriodicity, dayOfMonth: users.invoicingDayOfMonth })
    .from(users)
    .where(
      and(eq(users.accountId, accountId), isNull(users.removedAt), isNotNull(users.invoicingPeriodicity), narrower),
    )
    .orderBy(asc(users.id))
  const runs = new Map<string, PlannedRun>()
  for (const { id, periodicity, dayOfMonth } of people) {
    if (periodicity === null) continue
    const run = runOf({ periodicity, dayOfMonth })
    const key = `${run.day} ${run.startDay}`
    const planned = runs.get(key) ?? { ...run, periodicity, vendorIds: [] }
    planned.vendorIds.push(id)
    runs.set(key, planned)
  }
  return [...runs.values()].toSorted((a, b) =>
    a.day === b.day ? (a.startDay < b.startDay ? -1 : 1) : a.day < b.day ? -1 : 1,
  )
}
