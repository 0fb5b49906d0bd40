import type { Database } from '../../../kernel/database/connect.ts'
import { shiftDay } from '../../../kernel/days.ts'
import { decimal, type Decimal } from '../../../kernel/decimal.ts'
import { ratesOn } from '../../finance/exchange-rates.ts'

/** The oldest exchange rate that a document may use, in days. */
const rateLife = 7

/** An exchange rate: units of a currency for one of the account's. */
export interface UsableRate {
  id: string
  rate: Decimal
}

/** The newest rate on or before a day, if it is at most a week old; null without one, and in the account's own currency. */
export async function usableRate(
  db: Database,
  { accountId, base, currency, day }: { accountId: string; base: string; currency: string; day: string },
): Promise<UsableRate | null> {
  if (currency === base) return null
  const rates = await ratesOn(db, { accountId, base, day })
  const found = rates.find((one) => one.currency === currency && one.day >= shiftDay(day, -rateLife))
  return found ? { id: found.id, rate: decimal(found.rate) } : null
}
