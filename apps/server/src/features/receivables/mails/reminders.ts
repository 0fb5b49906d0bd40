import { and, eq, gt, inArray, isNull, lt, max, sql } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { dayIn, shiftDay } from '../../../kernel/days.ts'
import { decimal, subtract, zero, type Decimal } from '../../../kernel/decimal.ts'
import type { ReminderLevel } from '../../finance/dunning.ts'
import type { Dunning } from '../../finance/tables.ts'
import { coveredInstallments, openAmount, type InstallmentRow } from '../facts.ts'
import { invoiceMails, invoices } from '../tables.ts'
import type { InvoiceRow } from '../visible.ts'

/** A part of an invoice that is to be paid: an installment, or all that is open of an invoice without. */
export interface OpenPart {
  /** Number of the installment; 0 without. */
  installment: number
  dueDay: string
  open: Decimal
}

/** The parts of an invoice that are to be paid, those due first before others. */
export function openParts(invoice: InvoiceRow, installments: readonly InstallmentRow[]): OpenPart[] {
  if (invoice.kind === 'CREDIT' || openAmount(invoice).units <= 0n) return []
  if (installments.length === 0) return [{ installment: 0, dueDay: invoice.dueDay, open: openAmount(invoice) }]
  const covered = coveredInstallments(invoice, installments)
  return installments
    .map(({ position, dueDay, amount, issuedAt }, at) => ({
      installment: position,
      dueDay,
      open: issuedAt === null ? zero : subtract(decimal(amount), covered[at]!),
    }))
    .filter(({ open }) => open.units > 0n)
}

/** The last reminder of a part, and the day of it where the company is. */
interface LastReminder {
  level: ReminderLevel
  day: string
}

type LastReminders = (invoiceId: string, installment: number) => LastReminder | undefined

/** The last reminders of invoices. */
export async function lastReminders(
  db: Database,
  invoiceIds: readonly string[],
  timezone: string,
): Promise<LastReminders> {
  if (invoiceIds.length === 0) return () => undefined
  const { invoiceId, installment } = invoiceMails
  const rows = await db
    .select({ invoiceId, installment, level: max(invoiceMails.level), at: max(invoiceMails.sentAt) })
    .from(invoiceMails)
    .where(and(isOneOf(invoiceId, invoiceIds), gt(invoiceMails.level, 0)))
    .groupBy(invoiceId, installment)
  const byPart = new Map(rows.map((row) => [`${row.invoiceId} ${row.installment}`, row]))
  return (id, part) => {
    const last = byPart.get(`${id} ${part}`)
    if (last?.level == null || last.at === null) return undefined
    return { level: last.level as ReminderLevel, day: dayIn(timezone, last.at) }
  }
}

/**
 * The next reminder of a part: on its day after the due day, but as many days after the one before as the levels are apart,
 * however late that was. Undefined where all were sent.
 */
function nextOf(
  { days }: Pick<Dunning, 'days'>,
  { installment, dueDay }: OpenPart,
  last: LastReminder | undefined,
): NextReminder | undefined {
  const level = (last?.level ?? 0) + 1
  if (level > days.length) return undefined
  const after = days[level - 1]!
  const onTime = shiftDay(dueDay, after)
  const apart = last ? shiftDay(last.day, after - days[level - 2]!) : onTime
  return { level: level as ReminderLevel, date: onTime > apart ? onTime : apart, installment }
}

export interface NextReminder {
  level: ReminderLevel
  date: string
  /** Number of the installment; 0 without. */
  installment: number
}

/** The next reminders of an invoice, one of each part that is to be paid, by their days. */
export const nextReminders = (
  dunning: Pick<Dunning, 'days'>,
  { id }: Pick<InvoiceRow, 'id'>,
  parts: readonly OpenPart[],
  lastOf: LastReminders,
): NextReminder[] =>
  parts
    .flatMap((part) => nextOf(dunning, part, lastOf(id, part.installment)) ?? [])
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))

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
