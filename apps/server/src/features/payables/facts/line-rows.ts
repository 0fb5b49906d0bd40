import { asc, eq } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { payableAdjustments, payableLineParts, payableLines } from '../tables.ts'

export type LineRow = typeof payableLines.$inferSelect
export type PartRow = typeof payableLineParts.$inferSelect

/** A line with what it is made of. */
export interface WholeLine {
  line: LineRow
  adjustment: typeof payableAdjustments.$inferSelect | null
  parts: PartRow[]
}

/** The lines of a payable in their order, also of one that is canceled. */
export const linesOfPayable = async (db: Database, payableId: string): Promise<WholeLine[]> =>
  (await linesOfPayables(db, [payableId])).get(payableId) ?? []

/** The same of several payables, by payable. */
export async function linesOfPayables(db: Database, payableIds: readonly string[]): Promise<Map<string, WholeLine[]>> {
  if (payableIds.length === 0) return new Map()
  const lines = await db
    .select({ line: payableLines, adjustment: payableAdjustments })
    .from(payableLines)
    .leftJoin(payableAdjustments, eq(payableAdjustments.id, payableLines.adjustmentId))
    .where(isOneOf(payableLines.payableId, payableIds))
    .orderBy(asc(payableLines.payableId), asc(payableLines.position))
  const parts = await partsOf(
    db,
    lines.map(({ line }) => line.id),
  )
  const whole = lines.map(({ line, adjustment }) => ({ line, adjustment, parts: parts.get(line.id) ?? [] }))
  return Map.groupBy(whole, ({ line }) => line.payableId)
}

async function partsOf(db: Database, lineIds: readonly string[]): Promise<Map<string, PartRow[]>> {
  if (lineIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(payableLineParts)
    .where(isOneOf(payableLineParts.lineId, lineIds))
    .orderBy(asc(payableLineParts.displayOrder))
  return Map.groupBy(rows, ({ lineId }) => lineId)
}
