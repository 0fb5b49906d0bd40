import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { userRateDetails, userRates } from '../rates/tables.ts'

export interface UsualRates {
  currency: string
  wordRate?: number
  hourlyRate?: number
  dailyRate?: number
  pagesRate?: number
  minimumFee?: number
}

const prices = ['wordRate', 'hourlyRate', 'dailyRate', 'pagesRate'] as const

/** A person's default rate, with one of its prices. */
export type RateFacts = Record<'userId' | 'currency', string> &
  Record<'minimumFee' | (typeof prices)[number], string | null>

export const rateColumns = {
  userId: userRates.userId,
  currency: userRates.currency,
  minimumFee: userRates.minimumFee,
  wordRate: userRateDetails.wordRate,
  hourlyRate: userRateDetails.hourlyRate,
  dailyRate: userRateDetails.dailyRate,
  pagesRate: userRateDetails.pagesRate,
}

export const loadRates = (db: Database, ids: string[]): Promise<RateFacts[]> =>
  db
    .select(rateColumns)
    .from(userRates)
    .leftJoin(userRateDetails, eq(userRateDetails.userRateId, userRates.id))
    .where(and(inArray(userRates.userId, ids), eq(userRates.isDefault, true)))

/** The lowest prices of each person's default rate, in that rate's currency. */
export function usualRates(rows: readonly RateFacts[]): Map<string, UsualRates> {
  const usual = new Map<string, UsualRates>()
  for (const row of rows) {
    const known = usual.get(row.userId) ?? {
      currency: row.currency,
      ...(row.minimumFee !== null && { minimumFee: Number(row.minimumFee) }),
    }
    for (const name of prices) {
      const value = row[name]
      if (value) known[name] = Math.min(known[name] ?? Infinity, Number(value))
    }
    usual.set(row.userId, known)
  }
  return usual
}
