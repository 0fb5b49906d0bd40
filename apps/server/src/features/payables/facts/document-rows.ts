import { and, eq } from 'drizzle-orm'
import type { FileAccess } from '../../../identity/feature.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { payableDocuments, payables } from '../tables.ts'
import { visiblePayables } from '../visible.ts'

export type DocumentRow = typeof payableDocuments.$inferSelect

/** The documents that an account has issued for some payables, by payable. */
export async function loadDocuments(db: Database, payableIds: readonly string[]): Promise<Map<string, DocumentRow>> {
  if (payableIds.length === 0) return new Map()
  const rows = await db.select().from(payableDocuments).where(isOneOf(payableDocuments.payableId, payableIds))
  return new Map(rows.map((row) => [row.payableId, row]))
}

/** Documents are for those who see the payable. */
export const documentsOfPayables: FileAccess = {
  async mayFetch(db, session, id) {
    const [found] = await db
      .select({ id: payableDocuments.payableId })
      .from(payableDocuments)
      .innerJoin(payables, eq(payables.id, payableDocuments.payableId))
      .where(and(eq(payableDocuments.payableId, id), visiblePayables(session)))
    return found !== undefined
  },
}
