import { hasPermission } from '@dragoman/sdk/permissions'
import { and, eq } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { ApiError } from '../../kernel/refusals.ts'
import { users } from '../../kernel/tables.ts'
import { monthOf } from './company-days.ts'
import { holdFinance } from './finance-events.ts'
import { whoLocks, type Officer } from './lock-officers.ts'
import { fiscalPeriods } from './tables.ts'

export type PeriodRow = typeof fiscalPeriods.$inferSelect

/** The account of the books, and the session of the one who writes to them: null for the system. */
export interface Writer {
  accountId: string
  session: SignedIn | null
}

/** The last decision about the month of a day; undefined without one. */
export async function periodOf(db: Database, accountId: string, day: string): Promise<PeriodRow | undefined> {
  const [row] = await db
    .select()
    .from(fiscalPeriods)
    .where(and(eq(fiscalPeriods.accountId, accountId), eq(fiscalPeriods.month, monthOf(day))))
  return row
}

const isClosedTo = (row: PeriodRow | undefined, session: SignedIn | null): row is PeriodRow =>
  row?.status === 'LOCKED' || (row?.status === 'SOFT' && !(session && hasPermission(session, 'FINANCE_lock')))

/** Whether a writer may date something on a day. Others can still lock its month. */
export const isMonthOpen = async (db: Database, { accountId, session }: Writer, day: string): Promise<boolean> =>
  !isClosedTo(await periodOf(db, accountId, day), session)

/**
 * Refuses to date something in a month that is closed to its writer: 409 with who has locked it and who may unlock it.
 * Until the transaction ends no one can lock the month.
 */
export async function requireOpenMonth(db: Database, writer: Writer, day: string): Promise<void> {
  await holdFinance(db, writer.accountId)
  await refuseLockedMonth(db, writer, day)
}

/** The same for what is only computed: the month can still be locked before it is written. */
export async function refuseLockedMonth(db: Database, { accountId, session }: Writer, day: string): Promise<void> {
  const row = await periodOf(db, accountId, day)
  if (isClosedTo(row, session)) throw await lockedMonth(db, row)
}

/** 409 for a month that is locked. */
export async function lockedMonth(db: Database, row: PeriodRow): Promise<ApiError> {
  const [locker] = await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, row.changedBy))
  if (!locker) throw new Error(`no one has locked ${row.month}`)
  const officers = await whoLocks(db, row.accountId, row.status === 'LOCKED' ? locker.id : null)
  const shown = ({ id: uuid, name }: Officer) => ({ uuid, name })
  const [day] = row.changedAt.toISOString().split('T')
  return new ApiError(
    409,
    `${monthName(row.month)} is ${row.status === 'SOFT' ? 'closed' : 'locked'}, by ${locker.name} on ${day}. ${whoMay(row, officers)}`,
    {
      code: 'PERIOD_LOCKED',
      data: { month: row.month, status: row.status, lockedBy: shown(locker), mayUnlock: officers.map(shown) },
    },
  )
}

function whoMay({ status }: PeriodRow, officers: readonly Officer[]): string {
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(officers.map(({ name }) => name))
  if (!names)
    return 'No one else may unlock it: an administrator grants the permission FINANCE_lock to a second person.'
  return status === 'SOFT' ? `${names} can still write to it, or open it.` : `${names} can unlock it.`
}

/** A month in a sentence, such as October 2026. */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  )
