import type { ClientAmount } from '@dragoman/sdk/operations/clientSummaries'
import { notInArray } from 'drizzle-orm'
import { projects } from '../../work/tables.ts'

/** Projects that count as ordered: all but drafts and canceled ones. */
export const isOrdered = notInArray(projects.status, ['DRAFT', 'CANCELLED'])

/** Sums by currency, the largest first. Amounts come with the digits of their currency, and are added in millionths. */
export function amountsOf(rows: readonly { currency: string; amount: string | null }[]): ClientAmount[] {
  const sums = new Map<string, number>()
  for (const { currency, amount } of rows) {
    if (amount !== null) sums.set(currency, (sums.get(currency) ?? 0) + Math.round(Number(amount) * 1e6))
  }
  return [...sums]
    .map(([currency, millionths]) => ({ currency, amount: millionths / 1e6 }))
    .sort((one, other) => other.amount - one.amount)
}
