import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { orgUnits } from '../../../identity/tables.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { decimal, zero } from '../../../kernel/decimal.ts'
import { loadDocument } from '../../receivables/issue/document-rows.ts'
import { creditUses, invoices, receiptAllocations, receipts } from '../../receivables/tables.ts'
import type { OurCredit, OurDocument, OurFee, OurPayment } from './our-document.ts'

/** An invoice or a credit note as Xero is told of it; nothing where the account has no such document. */
export async function loadInvoice(db: Database, accountId: string, id: string): Promise<OurDocument | undefined> {
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.accountId, accountId)))
  if (!invoice) return undefined
  const unit = only(await db.select().from(orgUnits).where(eq(orgUnits.id, invoice.orgUnitId)))
  const { lines, taxes } = await loadDocument(db, id)
  const { buyer } = invoice
  const vat = taxes.find(({ kind }) => kind === 'VAT')
  const taxCode = vat && { id: vat.taxCodeId, name: vat.name }
  return {
    id,
    kind: invoice.kind === 'CREDIT' ? 'CREDIT_NOTE' : 'INVOICE',
    number: invoice.name,
    currency: invoice.currency,
    rate: invoice.rate ?? undefined,
    day: invoice.issueDay,
    dueDay: invoice.dueDay,
    reference: invoice.purchaseOrder,
    isLive: invoice.cancelledAt === null,
    tax: decimal(invoice.tax),
    withheld: decimal(invoice.withheld),
    total: decimal(invoice.total),
    path: `/finance/receivables/${id}`,
    lines: lines.map((line) => ({
      description: [line.description, line.detail].filter(Boolean).join('\n'),
      quantity: decimal(line.quantity),
      unitPrice: decimal(line.unitPrice),
      net: decimal(line.net),
      tax: decimal(line.tax),
      taxCode,
    })),
    party: {
      id: unit.id,
      kind: 'CLIENT',
      name: [buyer.name, buyer.department].filter(Boolean).join(' – '),
      xeroId: unit.xeroId,
      taxNumber: buyer.vatId ?? buyer.taxNumber ?? '',
      email: buyer.email ?? '',
      address: {
        street: [buyer.street, buyer.street2].filter(Boolean).join(', '),
        city: buyer.city ?? '',
        region: buyer.region ?? '',
        postalCode: buyer.postalCode ?? '',
        country: buyer.country,
      },
    },
    option: unit.trackingCategory || unit.name,
    ofDocumentId: invoice.ofInvoiceId,
    payments: await paymentsOf(db, id, invoice.name),
    credits: await creditsOf(db, id),
    fees: await feesOf(db, id),
    paid: zero,
    lastPayment: undefined,
  }
}

async function paymentsOf(db: Database, invoiceId: string, name: string): Promise<OurPayment[]> {
  const rows = await db
    .select({ allocation: receiptAllocations, receipt: receipts })
    .from(receiptAllocations)
    .innerJoin(receipts, eq(receipts.id, receiptAllocations.receiptId))
    .where(and(eq(receiptAllocations.invoiceId, invoiceId), isNull(receiptAllocations.reversedAt)))
    .orderBy(asc(receiptAllocations.createdAt), asc(receiptAllocations.id))
  return rows.map(({ allocation, receipt }) => ({
    part: allocation.id,
    amount: decimal(allocation.amount),
    day: receipt.valueDay,
    // Two payments of the same amount and day are told apart by it.
    reference: `${receipt.reference || name} [${allocation.id.slice(0, 8)}]`,
    bankAccountId: receipt.bankAccountId,
    rate: receipt.rate ?? undefined,
  }))
}

/** Of a payment of several invoices, the first one has the fee. */
async function feesOf(db: Database, invoiceId: string): Promise<OurFee[]> {
  const own = eq(receiptAllocations.invoiceId, invoiceId)
  const first = db
    .select({ id: receiptAllocations.id })
    .from(receiptAllocations)
    .where(eq(receiptAllocations.receiptId, receipts.id))
    .orderBy(asc(receiptAllocations.createdAt), asc(receiptAllocations.id))
    .limit(1)
  const rows = await db
    .select({ receipt: receipts })
    .from(receiptAllocations)
    .innerJoin(receipts, eq(receipts.id, receiptAllocations.receiptId))
    .where(and(own, eq(receiptAllocations.id, first), isNull(receipts.reversedAt), gt(receipts.fee, '0')))
    .orderBy(asc(receipts.number))
  return rows.map(({ receipt }) => ({
    id: receipt.id,
    amount: decimal(receipt.fee),
    day: receipt.valueDay,
    reference: `${receipt.reference} [${receipt.id.slice(0, 8)}]`.trim(),
    bankAccountId: receipt.bankAccountId,
    rate: receipt.rate ?? undefined,
  }))
}

async function creditsOf(db: Database, invoiceId: string): Promise<OurCredit[]> {
  const rows = await db
    .select({ use: creditUses, source: invoices.name })
    .from(creditUses)
    .innerJoin(invoices, eq(invoices.id, creditUses.sourceId))
    .where(and(eq(creditUses.invoiceId, invoiceId), isNull(creditUses.reversedAt)))
    .orderBy(asc(creditUses.createdAt), asc(creditUses.id))
  if (rows.length === 0) return []
  const sources = rows.map(({ use }) => use.sourceId)
  const notes = await db
    .select({ id: invoices.id, of: invoices.ofInvoiceId })
    .from(invoices)
    .where(isOneOf(invoices.ofInvoiceId, sources))
    .orderBy(asc(invoices.number))
  return rows.map(({ use, source }) => ({
    id: use.id,
    source,
    creditNoteIds: notes.filter(({ of }) => of === use.sourceId).map(({ id }) => id),
    amount: decimal(use.amount),
    day: use.day,
  }))
}
