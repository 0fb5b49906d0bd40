import type { InvoiceCreditUse } from '@dragoman/sdk/operations/receivables'
import { asc, eq, or } from 'drizzle-orm'
import { creditUses } from '../tables.ts'
import { seesReceivables, type InvoiceRow } from '../visible.ts'
import { loadRefs, type ShowContext } from './show-items.ts'

/** The uses of an invoice's credit, and the credit of others that pays it, oldest first. */
export async function showCreditUses(
  { db, session }: Pick<ShowContext, 'db' | 'session'>,
  { id, currency, baseCurrency }: InvoiceRow,
): Promise<InvoiceCreditUse[]> {
  const rows = await db
    .select()
    .from(creditUses)
    .where(or(eq(creditUses.sourceId, id), eq(creditUses.invoiceId, id)))
    .orderBy(asc(creditUses.createdAt), asc(creditUses.id))
  const refs = await loadRefs(
    db,
    rows.flatMap(({ sourceId, invoiceId }) => [sourceId, ...(invoiceId === null ? [] : [invoiceId])]),
  )
  const refOf = (uuid: string | null) => refs.find((ref) => ref.uuid === uuid)
  const hasRates = seesReceivables(session) && currency !== baseCurrency
  return rows.map((row) => {
    const invoice = refOf(row.invoiceId)
    return {
      uuid: row.id,
      of: refOf(row.sourceId)!,
      ...(invoice && { invoice }),
      amount: Number(row.amount),
      date: row.day,
      ...(row.reference && { reference: row.reference }),
      reversed: row.reversedAt !== null,
      ...(row.reason && { reason: row.reason }),
      ...(hasRates && { fxDifference: Number(row.fx) }),
    }
  })
}
