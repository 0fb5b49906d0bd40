import { asc } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { payableTaxes } from '../tables.ts'

export type TaxRow = typeof payableTaxes.$inferSelect

/** The taxes of some payables in their order, by payable. */
export async function loadTaxes(db: Database, payableIds: readonly string[]): Promise<Map<string, TaxRow[]>> {
  if (payableIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(payableTaxes)
    .where(isOneOf(payableTaxes.payableId, payableIds))
    .orderBy(asc(payableTaxes.position))
  return Map.groupBy(rows, ({ payableId }) => payableId)
}
