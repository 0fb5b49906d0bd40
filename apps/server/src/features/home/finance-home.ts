import type { HomeFinance } from '@dragoman/sdk/operations/home'
import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { sideBySide } from '../../kernel/database/side-by-side.ts'
import { jobs } from '../../kernel/tables.ts'
import { ratesOn, totalInBase } from '../finance/exchange-rates.ts'
import { projects } from '../work/tables.ts'
import { accountTasks, visibleProjects } from '../work/visible.ts'
import { tasks } from '../work/task-tables.ts'
import { partOf } from '../../kernel/days.ts'
import { isOwn } from '../../kernel/sample-objects.ts'
import type { HomeCalendar } from './calendar.ts'
import { showAmounts } from './project-rows.ts'

/**
 * The amounts that the account may invoice and has to pay, by currency, and as one sum where there are exchange rates.
 */
export async function financeHome(db: Database, session: SignedIn, calendar: HomeCalendar): Promise<HomeFinance> {
  const own = visibleProjects(db, session)
  const ofTasks = accountTasks(session)
  const settled = ['DELIVERED', 'INVOICED']
  const [charged, paid, failed] = await sideBySide(
    db,
    () =>
      db
        .select({
          month: partOf('month', projects.deliveredAt, calendar),
          currency: projects.currency,
          status: projects.status,
          total: sql<string | null>`sum(${projects.totalCost})`,
          number: sql<number>`count(*)::int`,
        })
        .from(projects)
        .where(and(own, isOwn(projects.id), inArray(projects.status, settled), isNotNull(projects.deliveredAt)))
        .groupBy(sql`1`, projects.currency, projects.status),
    () =>
      db
        .select({
          month: partOf('month', tasks.deliveredAt, calendar),
          currency: tasks.currency,
          status: tasks.status,
          total: sql<string | null>`sum(${tasks.payableAmount})`,
          number: sql<number>`count(*)::int`,
        })
        .from(tasks)
        .where(and(ofTasks, isOwn(tasks.projectId), inArray(tasks.status, settled), isNotNull(tasks.deliveredAt)))
        .groupBy(sql`1`, tasks.currency, tasks.status),
    () =>
      db.$count(
        jobs,
        and(
          eq(jobs.accountId, session.account.id),
          eq(jobs.status, 'FAILED'),
          gte(jobs.endedAt, sql`${calendar.now.toISOString()}::timestamptz - interval '7 days'`),
        ),
      ),
  )
  const toInvoice = charged.filter(({ status }) => status === 'DELIVERED')
  const toPay = paid.filter(({ status }) => status === 'DELIVERED')
  const count = (rows: readonly { number: number }[]) => rows.reduce((all, { number }) => all + number, 0)
  const currency = sums(charged)[0]?.currency ?? undefined
  const base = session.account.currency
  const day = calendar.now.toISOString().slice(0, 10)
  const rates = await ratesOn(db, { accountId: session.account.id, base, day })
  const toInvoiceTotal = totalInBase(sums(toInvoice), base, rates)
  const toPayTotal = totalInBase(sums(toPay), base, rates)
  const inMonth = (rows: readonly Sum[], month: string) =>
    sums(rows.filter((row) => row.month === month && row.currency === currency))[0]?.total ?? '0'
  return {
    toInvoice: showAmounts(sums(toInvoice)),
    toInvoiceProjects: count(toInvoice),
    toPay: showAmounts(sums(toPay)),
    toPayTasks: count(toPay),
    baseCurrency: base,
    ...(toInvoiceTotal !== undefined && { toInvoiceTotal }),
    ...(toPayTotal !== undefined && { toPayTotal }),
    failedJobs: failed,
    ...(currency && { currency }),
    months: calendar.months.map((month) => ({
      month,
      value: Number(inMonth(charged, month)),
      cost: Number(inMonth(paid, month)),
    })),
  }
}

interface Sum {
  month: string
  currency: string | null
  total: string | null
}

/** Added up by currency, in cents; the largest first. */
function sums(rows: readonly Sum[]): { currency: string | null; total: string }[] {
  const cents = new Map<string | null, number>()
  for (const { currency, total } of rows) {
    cents.set(currency, (cents.get(currency) ?? 0) + Math.round(Number(total ?? 0) * 10_000))
  }
  return [...cents]
    .map(([currency, total]) => ({ currency, total: String(total / 10_000) }))
    .toSorted((one, other) => Number(other.total) - Number(one.total))
}
