import type { ExchangeRate, ExchangeRateInput } from '@dragoman/sdk/operations/finance'
import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { add, type Decimal, decimal, divide, roundHalfUp, toNumber, toText, zero } from '../../kernel/decimal.ts'
import { invalid } from '../../kernel/refusals.ts'
import { isCurrency } from '../locales/regions.ts'
import { exchangeRates } from './tables.ts'

type Row = typeof exchangeRates.$inferSelect

/** The rates of an account's currency that apply on a day, one for each other currency, by its code. */
export const ratesOn = (
  db: Database,
  { accountId, base, day }: { accountId: string; base: string; day: string },
): Promise<Row[]> =>
  db
    .selectDistinctOn([exchangeRates.currency])
    .from(exchangeRates)
    .where(and(eq(exchangeRates.accountId, accountId), eq(exchangeRates.base, base), lte(exchangeRates.day, day)))
    .orderBy(exchangeRates.currency, desc(exchangeRates.day), desc(exchangeRates.createdAt))

/** All rates of an account's currency for others up to a day, the newest first. */
export const ratesUntil = (
  db: Database,
  { accountId, base, day, currencies }: { accountId: string; base: string; day: string; currencies: Iterable<string> },
): Promise<Row[]> =>
  db
    .select()
    .from(exchangeRates)
    .where(
      and(
        eq(exchangeRates.accountId, accountId),
        eq(exchangeRates.base, base),
        lte(exchangeRates.day, day),
        inArray(exchangeRates.currency, [...currencies]),
      ),
    )
    .orderBy(desc(exchangeRates.day), desc(exchangeRates.createdAt))

export const showRate = ({ id: uuid, base, currency, rate, day }: Row): ExchangeRate => ({
  uuid,
  base,
  currency,
  rate: Number(rate),
  day,
})

/** Adds a rate; 400 for the currency itself, more than ten decimals, and days to come. */
export async function addRate(
  db: Database,
  { accountId, base, createdBy, today }: { accountId: string; base: string; createdBy: string; today: string },
  { currency, rate, day }: ExchangeRateInput,
): Promise<Row> {
  if (!isCurrency(currency))
    throw invalid('body.currency', `${currency} isn't a valid currency. Use an ISO 4217 code, such as EUR.`)
  if (currency === base) throw invalid('body.currency', `${base} is the currency of the account. Choose another one.`)
  const exact = decimal(rate)
  if (exact.scale > 10) throw invalid('body.rate', 'Use up to 10 decimals.')
  if (day > today) throw invalid('body.day', 'Enter a day that has begun.')
  return insertOne(db, exchangeRates, { accountId, base, currency, rate: toText(exact), day, createdBy })
}

/** An amount of money; without a currency, in one that is not known. */
export interface Amount {
  currency: string | null
  total: string
}

/**
 * The sum of amounts in the base currency, each converted and rounded to cents. Undefined where one of them cannot be
 * converted.
 */
export function totalInBase(
  amounts: readonly Amount[],
  base: string,
  rates: readonly Pick<Row, 'currency' | 'rate'>[],
): number | undefined {
  let total: Decimal = zero
  for (const { currency, total: amount } of amounts) {
    const rate = currency === base ? '1' : rates.find((each) => each.currency === currency)?.rate
    if (rate === undefined) return undefined
    total = add(total, roundHalfUp(divide(decimal(amount), decimal(rate), 6), 2))
  }
  return toNumber(total)
}
