import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, money } from '../../kernel/database/columns.ts'
import { storedFile } from '../../kernel/stored-files.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { bankAccounts } from '../finance/tables.ts'
import { payables } from '../payables/tables.ts'
import { billingVersions } from '../people/billing/tables.ts'

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id)
const person = (name: string) => uuid(name).references(() => users.id)
const bankAccountId = () =>
  uuid('bank_account_id').references((): AnyPgColumn => bankAccounts.id, { onDelete: 'set null' })

export type PayoutMethod = 'BANK' | 'PAYONEER' | 'PAYPAL'

/**
 * Payment runs: payables that are paid by one file. The database refuses to change what stands in the file, and to delete
 * it.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    accountId: accountId(),
    /** Number of the run. */
    name: text('name').notNull(),
    method: text('method').$type<PayoutMethod>().notNull(),
    currency: text('currency').notNull(),
    total: money('total').notNull(),
    /** The account that pays; null where none was chosen, and once it is removed. */
    bankAccountId: bankAccountId(),
    bankHolder: text('bank_holder'),
    bankLast4: text('bank_last4'),
    bankName: text('bank_name'),
    executionDay: date('execution_day', { mode: 'string' }).notNull(),
    /** Under which the bank knows the file. */
    messageId: text('message_id').notNull(),
    fileKey: storedFile('payout_file_key').notNull(),
    fileName: text('file_name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    createdBy: person('created_by').notNull(),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    sentBy: person('sent_by'),
    cancelledAt: moment('cancelled_at'),
    cancelledBy: person('cancelled_by'),
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('payouts_name').on(table.accountId, table.name),
    index('payouts_created').on(table.accountId, table.createdAt),
  ],
)

/** Payments of payables: those of a run, and those that were made without a file. */
export const payoutPayments = pgTable(
  'payout_payments',
  {
    id: id(),
    accountId: accountId(),
    payableId: uuid('payable_id')
      .notNull()
      .references(() => payables.id),
    /** Null for a payment that was made without a file. */
    payoutId: uuid('payout_id').references(() => payouts.id),
    position: integer('position').notNull().default(0),
    /** The payout method that it was made with. */
    billingVersionId: uuid('billing_version_id').references(() => billingVersions.id),
    /** The account of the linguist, masked. */
    recipient: text('recipient').notNull(),
    amount: money('amount').notNull(),
    endToEndId: text('end_to_end_id').notNull(),
    paid: money('paid').notNull().default('0'),
    paidDay: date('paid_day', { mode: 'string' }),
    reference: text('reference'),
    failedAt: moment('failed_at'),
    reason: text('reason'),
    /** When it came back, or its run was canceled: the payable can be paid by another payment. */
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payout_payments_live')
      .on(table.payableId)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex('payout_payments_end_to_end').on(table.accountId, table.endToEndId),
    index('payout_payments_run').on(table.payoutId, table.position),
    index('payout_payments_payable').on(table.payableId, table.createdAt),
    check('payout_payments_paid', sql`${table.paid} >= 0 and ${table.paid} <= ${table.amount}`),
  ],
)

/** Imported statements of bank accounts. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: id(),
    accountId: accountId(),
    bankAccountId: bankAccountId(),
    fileName: text('file_name').notNull(),
    sha256: text('sha256').notNull(),
    number: text('number'),
    importedBy: person('imported_by').notNull(),
    importedAt: moment('imported_at').notNull(),
  },
  (table) => [index('bank_statements_account').on(table.accountId, table.importedAt)],
)

/** Bookings that have settled payments, or sent them back. Each counts once, in whatever file it comes again. */
export const statementBookings = pgTable(
  'statement_bookings',
  {
    accountId: accountId(),
    /** The bank account and the bank's reference, or what tells the booking apart where the bank gives none. */
    key: text('key').notNull(),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => bankStatements.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payoutPayments.id),
    amount: money('amount').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key, table.paymentId] }),
    index('statement_bookings_payment').on(table.paymentId),
  ],
)
