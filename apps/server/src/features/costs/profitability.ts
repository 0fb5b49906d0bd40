import type { Profitability } from '@dragoman/sdk/operations/costs'
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { tasks } from '../work/task-tables.ts'
import { decimal, sum, toNumber, toText } from '../../kernel/decimal.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { managerPay } from './manager-pay.ts'
import { shareThatStays } from './show-costs.ts'

/**
 * The margin on the price after the linguists' pay. Pay in another currency than the project's stands beside it: there
 * are no exchange rates.
 */
export async function showProfitability(db: Database, project: ProjectRow): Promise<Profitability> {
  const paid = await db
    .select({ currency: tasks.currency, total: sql<string>`sum(${tasks.payableAmount})` })
    .from(tasks)
    .where(and(eq(tasks.projectId, project.id), isNotNull(tasks.payableAmount), ne(tasks.status, 'CANCELLED')))
    .groupBy(tasks.currency)
    .orderBy(asc(tasks.currency))
  const price = project.totalCost ?? '0'
  const pay = paid.find(({ currency }) => currency === project.currency)?.total ?? '0'
  const managers = await managerPay(db, project)
  const withManagers = sum([decimal(pay), ...managers.map(({ total }) => decimal(total))])
  return {
    profitability: shareThatStays(price, pay),
    profitabilityWithPmRates: shareThatStays(price, toText(withManagers)),
    totalCost: Number(price),
    totalCostTasks: Number(pay),
    totalCostWithPmRates: toNumber(withManagers),
    pmRatesDetails: managers,
    otherPay: paid.flatMap(({ currency, total }) =>
      currency === null || currency === project.currency || Number(total) === 0
        ? []
        : [{ currency, total: Number(total) }],
    ),
    currency: project.currency,
  }
}
