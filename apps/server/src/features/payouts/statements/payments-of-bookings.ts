import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { decimal, toText } from '../../../kernel/decimal.ts'
import { isMonthOpen, type Writer } from '../../finance/open-month.ts'
import { users } from '../../../kernel/tables.ts'
import { payables } from '../../payables/tables.ts'
import { incomingPayments } from '../../receivables/tables.ts'
import { payoutPayments, payouts, statementBookings } from '../tables.ts'
import type { MatchablePayment } from './match-bookings.ts'
import type { Booking } from './read-bookings.ts'

interface Scope {
  accountId: string
  /** The account that the statement is of; null for the report of a provider. */
  bankAccountId: string | null
}

/** The payments that some bookings can be about: by id, by amount, or by the file that they were in. */
export async function paymentsOf(
  db: Database,
  { accountId, bankAccountId }: Scope,
  bookings: readonly Booking[],
): Promise<MatchablePayment[]> {
  const ids = bookings.flatMap(({ endToEndId }) => endToEndId ?? [])
  const files = bookings.flatMap(({ fileId }) => fileId ?? [])
  const amounts = bookings.flatMap(({ amount }) => (amount.startsWith('-') ? toText(decimal(amount.slice(1))) : []))
  const open = sql`${payoutPayments.amount} - ${payoutPayments.paid}`
  const rows = await db
    .select({ payment: payoutPayments, run: payouts, payable: payables, vendorName: users.name })
    .from(payoutPayments)
    .innerJoin(payouts, eq(payouts.id, payoutPayments.payoutId))
    .innerJoin(payables, eq(payables.id, payoutPayments.payableId))
    .innerJoin(users, eq(users.id, payables.vendorId))
    .where(
      and(
        eq(payoutPayments.accountId, accountId),
        isNull(payoutPayments.endedAt),
        or(isNull(payouts.bankAccountId), bankAccountId ? eq(payouts.bankAccountId, bankAccountId) : undefined),
        or(
          ids.length > 0 ? inArray(payoutPayments.endToEndId, [...new Set(ids)]) : undefined,
          files.length > 0 ? inArray(payouts.messageId, [...new Set(files)]) : undefined,
          sql`${open} = any(${sql.param([...new Set(amounts)])}::numeric[])`,
        ),
      ),
    )
    .orderBy(payoutPayments.createdAt, payoutPayments.position)
  return rows.map(({ payment, run, payable, vendorName }) => ({
    id: payment.id,
    payableId: payment.payableId,
    payableName: payable.name,
    vendorName,
    endToEndId: payment.endToEndId,
    currency: run.currency,
    amount: decimal(payment.amount),
    paid: decimal(payment.paid),
    isSent: run.sentAt !== null,
    isClosed: payable.closedAt !== null,
    messageId: run.messageId,
  }))
}

/** Keys of the bookings that an earlier import has taken. */
export async function importedKeys(
  db: Database,
  accountId: string,
  bookings: readonly Booking[],
): Promise<ReadonlySet<string>> {
  const keys = bookings.map(({ key }) => key)
  if (keys.length === 0) return new Set()
  const among = (table: typeof statementBookings | typeof incomingPayments) =>
    db
      .select({ key: table.key })
      .from(table)
      .where(and(eq(table.accountId, accountId), sql`${table.key} = any(${sql.param(keys)}::text[])`))
  const rows = [...(await among(statementBookings)), ...(await among(incomingPayments))]
  return new Set(rows.map(({ key }) => key))
}

/** Days of bookings whose months are locked. */
export async function lockedDaysOf(
  db: Database,
  writer: Writer,
  bookings: readonly Booking[],
): Promise<ReadonlySet<string>> {
  const days = new Set(bookings.map(({ day }) => day))
  const months = Map.groupBy(days, (day) => day.slice(0, 7))
  const locked = new Set<string>()
  for (const [first = '', ...others] of months.values())
    if (!(await isMonthOpen(db, writer, first))) for (const day of [first, ...others]) locked.add(day)
  return locked
}

/** The payables of payments, held in a fixed order. */
export const holdPayablesOf = async (db: Database, payments: readonly MatchablePayment[]) => {
  if (payments.length === 0) return new Map()
  const ids = [...new Set(payments.map(({ payableId }) => payableId))]
  const rows = await db.select().from(payables).where(isOneOf(payables.id, ids)).orderBy(payables.id).for('update')
  return new Map(rows.map((row) => [row.id, row]))
}
