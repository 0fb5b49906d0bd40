import { asc, eq } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { payableAdjustments, payableLineParts, payableLines } from '../tables.ts'

export type LineRow = typeof payableLines.$inferSelect
export type PartRow = typeof payableLineParts.$inferSelect

/** The lines of a payable in their order, also of one that is canceled, with their parts and adjustments. */
export async function linesOfPayable(db: Database, payableId: string) {
  const lines = await db
    .select({ line: payableLines, adjustment: payableAdjustments })
    .from(payableLines)
    .leftJoin(payableAdjustments, eq(payableAdjustments.id, payableLines.adjustmentId))
    .where(eq(payableLines.payableId, payableId))
    .orderBy(asc(payableLines.position))
  const parts = await partsOf(
    db,
    lines.map(({ line }) => line.id),
  )
  return lines.map(({ line, adjustment }) => ({ line, adjustment, parts: parts.get(line.id) ?? [] }))
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
