import type { PayableItem } from '@dragoman/sdk/operations/payables'
import { inArray } from 'drizzle-orm'
import { inOrderOf } from '../../../kernel/database/one-row.ts'
import { timeCell, type ExportedList } from '../../lists/list-export.ts'
import { payables } from '../tables.ts'
import { listedPayables, payableOrder } from './list-payables.ts'
import { showPayables } from './show-items.ts'

/** The list of payables as a file. */
export const payableListExport: ExportedList<PayableItem> = {
  jobType: 'PAYABLE_LIST_EXPORT',
  fileName: 'payables',
  async ids(db, session, { q, filter, sort }, now) {
    const found = await db
      .select({ id: payables.id })
      .from(payables)
      .where(listedPayables(db, session, { q, filter }, now))
      .orderBy(...payableOrder(sort))
    return found.map(({ id }) => id)
  },
  async rows(db, session, ids) {
    const rows = inOrderOf(ids, await db.select().from(payables).where(inArray(payables.id, ids)))
    return showPayables({ db, session }, rows, () => '')
  },
  fields: {
    name: ({ name }) => name,
    vendor: ({ vendor }) => vendor.name,
    startDate: ({ startDate }) => startDate,
    endDate: ({ endDate }) => endDate,
    totalTasks: ({ totalTasks }) => totalTasks,
    payoutMethod: ({ payoutMethod }) => payoutMethod,
    invoice: ({ payableFiles: [file] }) => file?.number,
    dueDate: ({ dueDate }) => timeCell(dueDate),
    amountBeforeTaxes: ({ amountBeforeTaxes }) => amountBeforeTaxes,
    amount: ({ amount }) => amount,
    currency: ({ currency }) => currency,
    status: ({ status }) => status,
    creationDate: ({ creationDate }) => timeCell(creationDate),
    uuid: ({ uuid }) => uuid,
  },
}
