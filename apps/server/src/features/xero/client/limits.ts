import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { xeroConnections } from '../tables.ts'
import { XeroFailed } from './xero-failed.ts'

/** Calls that Xero answers for one organization. */
export const limits = { perMinute: 60, daily: 5000 } as const

const minute = 60_000

/** Counts a call before it is made. @throws XeroFailed LIMIT where it would be one too many */
export async function takeCall(db: Database, accountId: string, now: Date): Promise<void> {
  const row = xeroConnections
  const day = now.toISOString().slice(0, 10)
  const isToday = sql`${row.callDay} = ${day}`
  const isThisMinute = sql`${row.minuteAt} > ${new Date(now.getTime() - minute).toISOString()}::timestamptz`
  const own = eq(row.accountId, accountId)
  const [taken] = await db
    .update(row)
    .set({
      callDay: day,
      callsToday: sql`case when ${isToday} then ${row.callsToday} + 1 else 1 end`,
      minuteAt: sql`case when ${isThisMinute} then ${row.minuteAt} else ${now.toISOString()}::timestamptz end`,
      callsInMinute: sql`case when ${isThisMinute} then ${row.callsInMinute} + 1 else 1 end`,
    })
    .where(
      and(
        own,
        sql`(${row.blockedUntil} is null or ${row.blockedUntil} <= ${now.toISOString()}::timestamptz)`,
        sql`(${isThisMinute} and ${row.callsInMinute} >= ${limits.perMinute}) is not true`,
        sql`(${isToday} and ${row.callsToday} >= ${limits.daily}) is not true`,
      ),
    )
    .returning({ accountId: row.accountId })
  if (taken) return
  const [present] = await db.select().from(row).where(own)
  if (!present) throw new XeroFailed('SIGN_IN')
  const { blockedUntil, callDay, callsToday, minuteAt } = present
  const isDayOver = callDay === day && callsToday >= limits.daily
  const tomorrow = new Date(Date.parse(day) + 24 * 60 * minute)
  const until = isDayOver ? tomorrow : new Date((minuteAt?.getTime() ?? now.getTime()) + minute)
  throw new XeroFailed('LIMIT', { until: blockedUntil && blockedUntil > now ? blockedUntil : until })
}

/** Leaves Xero alone for as long as it has asked for. */
export async function block(db: Database, accountId: string, until: Date): Promise<void> {
  await db.update(xeroConnections).set({ blockedUntil: until }).where(eq(xeroConnections.accountId, accountId))
}
