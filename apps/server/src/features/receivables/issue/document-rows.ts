import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import {
  invoiceInstallments,
  invoiceLineParts,
  invoiceLines,
  invoiceProjects,
  invoices,
  invoiceTaxes,
} from '../tables.ts'

type Insert = typeof invoices.$inferInsert & { id: string }

/** The rows of a document, before they are written or after. */
export interface DocumentRows {
  invoice: Omit<Insert, 'name'> & { name: string }
  lines: (typeof invoiceLines.$inferInsert & { id: string })[]
  parts: (typeof invoiceLineParts.$inferInsert)[]
  projects: (typeof invoiceProjects.$inferInsert)[]
  taxes: (typeof invoiceTaxes.$inferInsert)[]
  installments: (typeof invoiceInstallments.$inferInsert)[]
}

/** Everything that a document says, as it was issued. */
export async function loadDocument(db: Database, id: string): Promise<DocumentRows> {
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(asc(invoiceLines.position))
  const parts = await db
    .select({ part: invoiceLineParts })
    .from(invoiceLineParts)
    .innerJoin(invoiceLines, eq(invoiceLines.id, invoiceLineParts.lineId))
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(asc(invoiceLineParts.position))
  return {
    invoice: only(await db.select().from(invoices).where(eq(invoices.id, id))),
    lines,
    parts: parts.map(({ part }) => part),
    projects: await db
      .select()
      .from(invoiceProjects)
      .where(eq(invoiceProjects.invoiceId, id))
      .orderBy(asc(invoiceProjects.position)),
    taxes: await db
      .select()
      .from(invoiceTaxes)
      .where(eq(invoiceTaxes.invoiceId, id))
      .orderBy(asc(invoiceTaxes.position)),
    installments: await db
      .select()
      .from(invoiceInstallments)
      .where(eq(invoiceInstallments.invoiceId, id))
      .orderBy(asc(invoiceInstallments.position)),
  }
}
