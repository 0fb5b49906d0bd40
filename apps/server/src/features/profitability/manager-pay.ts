import { eq, type SQL } from 'drizzle-orm'
import { orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { dayIn } from '../../kernel/days.ts'
import { add, decimal, divide, roundHalfUp, sum, toNumber, zero } from '../../kernel/decimal.ts'
import { payOfManagers } from '../costs/manager-pay.ts'
import { ratesOn } from '../finance/exchange-rates.ts'
import { projects } from '../work/tables.ts'
import type { Books } from './facts.ts'

/** The pay of the managers of projects by their own rates, in the base currency, and the hours of it. */
export async function managersOf(
  db: Database,
  { accountId, base, decimals, timezone }: Books,
  where: SQL | undefined,
): Promise<{ managerPayments: number; managerHours: number }> {
  const found = await db
    .select({
      id: projects.id,
      orgUnitId: projects.orgUnitId,
      status: projects.status,
      pricedWith: projects.pricedWith,
      priceListId: projects.priceListId,
      assigneeId: projects.assigneeId,
      currency: projects.currency,
      deliveredAt: projects.deliveredAt,
    })
    .from(projects)
    .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
    .where(where)
  const payOf = await payOfManagers(db, found)
  const ratesOf = new Map<string, Awaited<ReturnType<typeof ratesOn>>>()
  const rateOn = async (currency: string, day: string): Promise<string | undefined> => {
    if (currency === base) return '1'
    const rates = ratesOf.get(day) ?? (await ratesOn(db, { accountId, base, day }))
    ratesOf.set(day, rates)
    return rates.find((each) => each.currency === currency)?.rate
  }
  let [payments, hours] = [zero, zero]
  for (const { id, currency, deliveredAt } of found) {
    const lines = payOf(id)
    if (lines.length === 0 || deliveredAt === null) continue
    const rate = await rateOn(currency, dayIn(timezone, deliveredAt))
    if (rate === undefined) continue
    const total = sum(lines.map((line) => decimal(line.total)))
    payments = add(payments, roundHalfUp(divide(total, decimal(rate), decimals + 4), decimals))
    hours = sum([hours, ...lines.filter(({ unit }) => unit === 'HOUR').map(({ quantity }) => decimal(quantity))])
  }
  return { managerPayments: toNumber(payments), managerHours: toNumber(hours) }
}
