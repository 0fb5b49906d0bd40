import { asc, eq } from 'drizzle-orm'
import { orgUnits } from '../../../identity/tables.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import type { Entity } from '../../../kernel/journal.ts'
import { invalid } from '../../../kernel/refusals.ts'
import type { IssueContext } from '../issue/issue-invoice.ts'
import { invoices, receiptAllocations } from '../tables.ts'
import { findBilledUnit, invoiceEntity, type ReceiptRow } from '../visible.ts'
import type { Wanted } from './allocate.ts'

/** The entity that the journal names a payment by: the first invoice that it has paid, or its client. */
export type PaidEntity = Entity<'INVOICE'> | Entity<'ORG_UNIT'>

/** The client of a payment: the one of its invoices, or the named one where it pays none yet. */
export async function payingClient(
  { db, session }: IssueContext,
  orgUnitUuid: string | undefined,
  wanted: readonly Wanted[],
): Promise<{ unit: { id: string }; entity: PaidEntity }> {
  const first = wanted[0]?.invoice
  const id = orgUnitUuid ?? first?.orgUnitId
  if (id === undefined)
    throw invalid('body.orgUnitUuid', 'The payment names no invoice. Name the organizational unit that has paid it.')
  const other = wanted.findIndex(({ invoice }) => invoice.orgUnitId !== id)
  if (other !== -1) {
    const than = orgUnitUuid === undefined ? first!.name : 'the payment'
    throw invalid(
      `body.allocations[${other}].invoiceUuid`,
      `${wanted[other]!.invoice.name} belongs to another client than ${than}. Record a payment for each.`,
    )
  }
  if (first) return { unit: { id }, entity: invoiceEntity(first) }
  const { unit } = await findBilledUnit(db, session, id)
  return { unit, entity: unitEntity(unit) }
}

const unitEntity = ({ id, name }: { id: string; name: string }): Entity<'ORG_UNIT'> => ({ type: 'ORG_UNIT', id, name })

/** The entity that a payment stands with in the journal. */
export async function paidEntity(db: Database, { id, orgUnitId }: ReceiptRow): Promise<PaidEntity> {
  const [first] = await db
    .select({ id: invoices.id, name: invoices.name })
    .from(receiptAllocations)
    .innerJoin(invoices, eq(invoices.id, receiptAllocations.invoiceId))
    .where(eq(receiptAllocations.receiptId, id))
    .orderBy(asc(receiptAllocations.createdAt), asc(receiptAllocations.id))
    .limit(1)
  if (first) return invoiceEntity(first)
  return unitEntity(only(await db.select().from(orgUnits).where(eq(orgUnits.id, orgUnitId))))
}
