import { eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { invoiceFiles } from '../tables.ts'

/** The stored files of a document; none until the job after its issue has made them. */
export const filesOf = (db: Database, invoiceId: string): Promise<(typeof invoiceFiles.$inferSelect)[]> =>
  db.select().from(invoiceFiles).where(eq(invoiceFiles.invoiceId, invoiceId))
