import {
  creditUses,
  incomingPayments,
  invoiceLines,
  invoices,
  receiptAllocations,
  receiptRefunds,
  receipts,
} from '../features/receivables/tables.ts'
import type { Database } from '../kernel/database/connect.ts'
import { insertOne } from '../kernel/database/one-row.ts'

const day = '2026-10-31'

/** An invoice of two dollars with a line, a payment of one, reversed refunds, and money that came in, put into the database directly. */
export async function seedInvoice(
  db: Database,
  {
    accountId,
    orgUnitId,
    createdBy,
    name = 'I-1',
  }: { accountId: string; orgUnitId: string; createdBy: string; name?: string },
): Promise<{
  invoice: string
  invoiceLine: string
  receipt: string
  receiptRefund: string
  creditUse: string
  incomingPayment: string
}> {
  const own = { accountId, orgUnitId, createdBy, currency: 'USD', baseCurrency: 'USD' }
  const party = { name: 'Northwind', country: 'DE', street: 'Lindenstraße 12' }
  return db.transaction(async (tx) => {
    const invoice = await insertOne(tx, invoices, {
      ...own,
      kind: 'INVOICE',
      name,
      issueDay: day,
      dueDay: day,
      openDueDay: day,
      language: 'en',
      seller: party,
      buyer: party,
      notes: [],
      net: '2',
      tax: '0',
      withheld: '0',
      total: '2',
      baseTotal: '2',
      claimed: '2',
      paid: '1',
      status: 'PARTIALLY_PAID',
    })
    const line = await insertOne(tx, invoiceLines, {
      accountId,
      invoiceId: invoice.id,
      position: 0,
      description: 'Consulting',
      quantity: '1',
      unit: 'FIXED',
      unitPrice: '2',
      net: '2',
      tax: '0',
    })
    const receipt = await insertOne(tx, receipts, { ...own, amount: '2', valueDay: day, left: '1' })
    const part = { receiptId: receipt.id, invoiceId: invoice.id, amount: '1', carrying: '1', base: '1', fx: '0' }
    await insertOne(tx, receiptAllocations, part)
    const back = { accountId, createdBy, amount: '1', day, carrying: '1', base: '1', fx: '0', reversedAt: new Date() }
    const refund = await insertOne(tx, creditUses, { ...back, orgUnitId, sourceId: invoice.id })
    const rest = await insertOne(tx, receiptRefunds, { ...back, receiptId: receipt.id })
    const arrived = { accountId, key: name, fileName: 'statement.xml', currency: 'USD', amount: '2', day }
    const incoming = await insertOne(tx, incomingPayments, { ...arrived, payer: 'A client', purpose: name })
    return {
      invoice: invoice.id,
      invoiceLine: line.id,
      receipt: receipt.id,
      receiptRefund: rest.id,
      creditUse: refund.id,
      incomingPayment: incoming.id,
    }
  })
}
