import { and, eq, not, type SQL } from 'drizzle-orm'
import { orgUnits } from '../../identity/tables.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { dayIn } from '../../kernel/days.ts'
import { add, decimal, divide, roundHalfUp, sum, toNumber, zero } from '../../kernel/decimal.ts'
import { payOfManagers } from '../costs/manager-pay.ts'
import { ratesUntil } from '../finance/exchange-rates.ts'
import { projects } from '../work/tables.ts'
import type { Books } from './facts.ts'

/** The pay of the managers of projects by their own rates, in the base currency, and the hours of it; without those left out. */
export async function managersOf(
  db: Database,
  { accountId, base, decimals, timezone }: Books,
  where: SQL | undefined,
  leftOut: readonly string[],
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
    .where(and(where, not(isOneOf(projects.id, leftOut))))
  const payOf = await payOfManagers(db, found)
  const paid = found.flatMap(({ id, currency, deliveredAt }) => {
    const lines = payOf(id)
    return lines.length === 0 || deliveredAt === null ? [] : [{ currency, day: dayIn(timezone, deliveredAt), lines }]
  })
  const others = new Set(paid.flatMap(({ currency }) => (currency === base ? [] : currency)))
  const lastDay = paid
    .map(({ day }) => day)
    .toSorted()
    .at(-1)
  const rates =
    lastDay === undefined || others.size === 0
      ? []
      : await ratesUntil(db, { accountId, base, day: lastDay, currencies: others })
  const rateOn = (currency: string, day: string): string | undefined =>
    currency === base ? '1' : rates.find((each) => each.currency === currency && each.day <= day)?.rate
  let [payments, hours] = [zero, zero]
  for (const { currency, day, lines } of paid) {
    const rate = rateOn(currency, day)
    if (rate === undefined) continue
    const total = sum(lines.map((line) => decimal(line.total)))
    payments = add(payments, roundHalfUp(divide(total, decimal(rate), decimals + 4), decimals))
    hours = sum([hours, ...lines.filter(({ unit }) => unit === 'HOUR').map(({ quantity }) => decimal(quantity))])
  }
  return { managerPayments: toNumber(payments), managerHours: toNumber(hours) }
}
