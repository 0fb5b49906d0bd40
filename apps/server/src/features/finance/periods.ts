import type { FiscalPeriod } from '@dragoman/sdk/operations/finance'
import { and, desc, eq } from 'drizzle-orm'
import { loadPeople, type People } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { companyDay, monthOf } from './company-days.ts'
import { whoLocks } from './lock-officers.ts'
import type { PeriodRow } from './open-month.ts'
import { fiscalPeriods } from './tables.ts'

/** Months that are shown whatever their status is. */
const shownMonths = 24

/** The month so many months before another. */
function monthBefore(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 - by, 1)).toISOString().slice(0, 7)
}

/** The months of an account, newest first. */
export async function listPeriods(
  db: Database,
  session: SignedIn,
  { accountId, now }: { accountId: string; now: Date },
): Promise<FiscalPeriod[]> {
  const present = monthOf(await companyDay(db, accountId, now))
  const decided = await db
    .select()
    .from(fiscalPeriods)
    .where(eq(fiscalPeriods.accountId, accountId))
    .orderBy(desc(fiscalPeriods.month))
  const recent = Array.from({ length: shownMonths }, (_, at) => monthBefore(present, at))
  const older = decided.filter(({ month, status }) => month < recent.at(-1)! && status !== 'OPEN')
  const months = [...recent, ...older.map(({ month }) => month)]
  const people = await loadPeople(
    db,
    session,
    decided.map(({ changedBy }) => changedBy),
  )
  const rows = new Map(decided.map((row) => [row.month, row]))
  const lockers = [...new Set(decided.filter(isLocked).map(({ changedBy }) => changedBy))]
  const officers = new Map<string, FiscalPeriod['mayUnlock']>()
  for (const id of lockers) officers.set(id, await whoMayUnlock(db, accountId, id))
  return months.map((month) => show(month, { present, row: rows.get(month), people, officers }))
}

/** A month as it is now. */
export async function showPeriod(
  db: Database,
  session: SignedIn,
  { accountId, month, now }: { accountId: string; month: string; now: Date },
): Promise<FiscalPeriod> {
  const present = monthOf(await companyDay(db, accountId, now))
  const [row] = await db
    .select()
    .from(fiscalPeriods)
    .where(and(eq(fiscalPeriods.accountId, accountId), eq(fiscalPeriods.month, month)))
  const people = await loadPeople(db, session, [row?.changedBy ?? null])
  const officers = new Map<string, FiscalPeriod['mayUnlock']>()
  if (row && isLocked(row)) officers.set(row.changedBy, await whoMayUnlock(db, accountId, row.changedBy))
  return show(month, { present, row, people, officers })
}

const isLocked = ({ status }: PeriodRow) => status === 'LOCKED'

const whoMayUnlock = async (db: Database, accountId: string, lockerId: string) =>
  (await whoLocks(db, accountId, lockerId)).map(({ id: uuid, name }) => ({ uuid, name }))

function show(
  month: string,
  {
    present,
    row,
    people,
    officers,
  }: {
    present: string
    row: PeriodRow | undefined
    people: People
    officers: ReadonlyMap<string, FiscalPeriod['mayUnlock']>
  },
): FiscalPeriod {
  const changedBy = row && people(row.changedBy)
  const mayUnlock = row && isLocked(row) ? officers.get(row.changedBy) : undefined
  return {
    month,
    status: row?.status ?? 'OPEN',
    isOver: month < present,
    ...(changedBy && { changedBy }),
    ...(row && { changeDate: row.changedAt.getTime() }),
    ...(row?.reason && { reason: row.reason }),
    ...(mayUnlock && { mayUnlock }),
  }
}
