import type { InvoiceItem } from '@dragoman/sdk/operations/receivables'
import { inArray } from 'drizzle-orm'
import { inOrderOf } from '../../../kernel/database/one-row.ts'
import { timeCell, type ExportedList } from '../../lists/list-export.ts'
import { invoices } from '../tables.ts'
import { invoiceOrder, listedInvoices } from './list-invoices.ts'
import { showItems } from './show-items.ts'

/** The list of invoices as a file. */
export const invoiceListExport: ExportedList<InvoiceItem> = {
  jobType: 'INVOICE_LIST_EXPORT',
  fileName: 'invoices',
  async ids(db, session, { q, filter, sort }, now) {
    const found = await db
      .select({ id: invoices.id })
      .from(invoices)
      .where(listedInvoices(db, session, { q, filter }, now))
      .orderBy(...invoiceOrder(sort))
    return found.map(({ id }) => id)
  },
  async rows(db, session, ids, _wanted, now) {
    return showItems(
      { db, session, now },
      inOrderOf(ids, await db.select().from(invoices).where(inArray(invoices.id, ids))),
    )
  },
  fields: {
    number: ({ number }) => number,
    kind: ({ kind }) => kind,
    client: ({ organizationalUnit }) => organizationalUnit.organization?.name,
    unit: ({ organizationalUnit }) => organizationalUnit.name,
    projects: ({ projects }) => projects.map(({ reference }) => reference).join(', '),
    purchaseOrder: ({ purchaseOrder }) => purchaseOrder,
    creationDate: ({ creationDate }) => timeCell(creationDate),
    dueDate: ({ dueDate }) => timeCell(dueDate),
    paymentDate: ({ paymentDate }) => timeCell(paymentDate),
    netAmount: ({ netAmount }) => netAmount,
    taxAmount: ({ taxAmount }) => taxAmount,
    total: ({ total }) => total,
    currency: ({ currency }) => currency,
    paidAmount: ({ paidAmount }) => paidAmount,
    creditedAmount: ({ creditedAmount }) => creditedAmount,
    openAmount: ({ openAmount }) => openAmount,
    overdueDays: ({ overdueDays }) => overdueDays,
    status: ({ status }) => status,
    uuid: ({ uuid }) => uuid,
  },
}
