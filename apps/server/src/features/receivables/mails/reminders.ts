import type { InvoiceReminder } from '@dragoman/sdk/operations/receivables'
import { and, eq, gt, inArray, isNull, lt, max, sql } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { dayIn, shiftDay } from '../../../kernel/days.ts'
import type { ReminderLevel } from '../../finance/dunning.ts'
import type { Dunning } from '../../finance/tables.ts'
import { openAmount } from '../facts.ts'
import { invoiceMails, invoices } from '../tables.ts'
import type { InvoiceRow } from '../visible.ts'

/** The last reminder of an invoice, and the day of it where the company is. */
export interface LastReminder {
  level: ReminderLevel
  day: string
}

/** The last reminders of invoices, by their ids. */
export async function lastReminders(
  db: Database,
  invoiceIds: readonly string[],
  timezone: string,
): Promise<Map<string, LastReminder>> {
  if (invoiceIds.length === 0) return new Map()
  const rows = await db
    .select({ invoiceId: invoiceMails.invoiceId, level: max(invoiceMails.level), at: max(invoiceMails.sentAt) })
    .from(invoiceMails)
    .where(and(isOneOf(invoiceMails.invoiceId, invoiceIds), gt(invoiceMails.level, 0)))
    .groupBy(invoiceMails.invoiceId)
  return new Map(
    rows.flatMap(({ invoiceId, level, at }) =>
      level === null || at === null ? [] : [[invoiceId, { level: level as ReminderLevel, day: dayIn(timezone, at) }]],
    ),
  )
}

/** Whether something of an invoice is to be paid that its client doesn't object to. */
export const isReminded = (invoice: InvoiceRow): boolean =>
  invoice.kind === 'INVOICE' && invoice.disputedAt === null && openAmount(invoice).units > 0n

/**
 * The next reminder: on its day after the due day, but as many days after the one before as the levels are apart, however
 * late that was. Undefined where nothing is open, or all were sent.
 */
export function nextReminder(
  { days }: Pick<Dunning, 'days'>,
  invoice: Pick<InvoiceRow, 'openDueDay'>,
  last: LastReminder | undefined,
): Pick<InvoiceReminder, 'level' | 'date'> | undefined {
  const level = (last?.level ?? 0) + 1
  if (invoice.openDueDay === null || level > days.length) return undefined
  const after = days[level - 1]!
  const onTime = shiftDay(invoice.openDueDay, after)
  const apart = last ? shiftDay(last.day, after - days[level - 2]!) : onTime
  return { level, date: onTime > apart ? onTime : apart }
}

/** Invoices of an account that are overdue, whose reminders may be due. */
export const overdueInvoices = (db: Database, accountId: string, today: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.accountId, accountId),
        inArray(invoices.status, ['INVOICED', 'PARTIALLY_INVOICED', 'PARTIALLY_PAID']),
        lt(invoices.openDueDay, today),
        isNull(invoices.disputedAt),
        isNull(invoices.cancelledAt),
        sql`${invoices.kind} = 'INVOICE'`,
      ),
    )
