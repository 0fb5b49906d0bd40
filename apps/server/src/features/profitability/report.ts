import type { MarginReport } from '@dragoman/sdk/operations/profitability'
import { minorUnits } from '@dragoman/sdk/money'
import { can } from '@dragoman/sdk/permissions'
import { eq } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import { accounts } from '../../kernel/tables.ts'
import { only } from '../../kernel/database/one-row.ts'
import { dayIn } from '../../kernel/days.ts'
import { readSort } from '../../kernel/list-page.ts'
import { pageOf } from '../../kernel/paging.ts'
import { forbidden } from '../../kernel/refusals.ts'
import { companyZone, monthOf } from '../finance/company-days.ts'
import { legalEntities } from '../finance/tables.ts'
import { managersOf } from './manager-pay.ts'
import { everyMonth, monthsOf, pickedFacts, pickedProjects, pickedTable, type MarginQuery } from './picked-projects.ts'
import { groupsOf, nameGroups, showFigures, type Group } from './show-groups.ts'
import { groupKeys, sumFacts } from './sum-facts.ts'

type ReportContext = Pick<Context, 'db' | 'session' | 'now'>

const bothSides = ['RECEIVABLES_get_invoices', 'PAYABLES_get_payables'] as const

/** Revenue and pay of the projects that were delivered in some months, put together as asked for. */
export async function showReport(context: ReportContext, query: MarginQuery): Promise<MarginReport> {
  const { db, session, now } = context
  const missing = bothSides.filter((code) => !can(session, [code]))
  if (missing.length > 0)
    throw forbidden(`This needs the permission ${missing.join(' and ')}. An administrator can grant it.`, missing)
  const accountId = session.account.id
  const { currency } = only(await db.select().from(accounts).where(eq(accounts.id, accountId)))
  const [entity] = await db.select().from(legalEntities).where(eq(legalEntities.accountId, accountId))
  const timezone = await companyZone(db, accountId)
  const months = monthsOf(query, monthOf(dayIn(timezone, now)))
  const order = orderOf(query)
  const where = pickedProjects(session, query, months, timezone)
  const books = { accountId, base: currency, decimals: minorUnits(currency), timezone }
  const picked = pickedTable(where, timezone)
  const summed = await sumFacts(db, books, { picked, key: groupKeys[query.by], having: pickedFacts(query) })
  const groups = groupsOf(summed.groups).toSorted(order)
  const { page, size } = query
  const shown = groups.slice(page * size, (page + 1) * size)
  const { leftOut } = summed
  const monthSums = new Map(summed.months.map((each) => [each.month, each]))
  const none = { revenue: '0', payments: '0', open: '0', estimated: '0', projects: 0 }
  return {
    ...pageOf(await nameGroups(db, session, query.by, shown), groups.length, { page, size }),
    ...months,
    currency,
    goal: Number(entity?.marginGoal ?? 35),
    totals: showFigures(summed.totals),
    words: summed.words,
    ...(await managersOf(db, books, where, leftOut.projectIds)),
    months: everyMonth(months).map((month) => ({ month, ...showFigures(monthSums.get(month) ?? none) })),
    leftOut: { projects: leftOut.projectIds.length, currencies: leftOut.currencies },
  }
}

const figures = {
  revenue: ({ revenue }: Group) => revenue,
  payments: ({ payments }: Group) => payments,
  margin: ({ margin }: Group) => margin,
  // Without revenue there is only a loss.
  marginPercent: ({ marginPercent }: Group) => marginPercent ?? Number.NEGATIVE_INFINITY,
} as const

function orderOf({ sort, by }: MarginQuery): (a: Group, b: Group) => number {
  const asked = readSort(sort, figures)
  // The group of what has no name comes last.
  const byKey = (a: Group, b: Group) => (a.key === '' ? 1 : b.key === '' || a.key < b.key ? -1 : 1)
  if (!asked && by === 'MONTH') return byKey
  const { by: figure, descending } = asked ?? { by: figures.revenue, descending: true }
  return (a, b) => {
    const [one, other] = descending ? [figure(b), figure(a)] : [figure(a), figure(b)]
    return one === other ? byKey(a, b) : one < other ? -1 : 1
  }
}
