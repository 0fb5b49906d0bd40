import { and, eq, isNull } from 'drizzle-orm'
import type { FileAccess } from '../../../identity/feature.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { payableFiles, payables } from '../tables.ts'
import { visiblePayables } from '../visible.ts'

export type FileRow = typeof payableFiles.$inferSelect

/** The invoice that is attached to a payable; undefined without one. */
export async function presentFile(db: Database, payableId: string): Promise<FileRow | undefined> {
  const [file] = await presentFiles(db, [payableId])
  return file
}

export async function presentFiles(db: Database, payableIds: readonly string[]): Promise<FileRow[]> {
  if (payableIds.length === 0) return []
  return db
    .select()
    .from(payableFiles)
    .where(and(isOneOf(payableFiles.payableId, payableIds), isNull(payableFiles.removedAt)))
}

/** Invoices are for those who see the payable. */
export const filesOfPayables: FileAccess = {
  async mayFetch(db, session, id) {
    const [found] = await db
      .select({ id: payableFiles.id })
      .from(payableFiles)
      .innerJoin(payables, eq(payables.id, payableFiles.payableId))
      .where(and(eq(payableFiles.id, id), isNull(payableFiles.removedAt), visiblePayables(session)))
    return found !== undefined
  },
}
