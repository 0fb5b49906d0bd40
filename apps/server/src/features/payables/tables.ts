import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PayableState } from '@dragoman/sdk/finance-lifecycles'
import { createdAt, id, moment, money, number, unitPrice } from '../../kernel/database/columns.ts'
import { storedFile } from '../../kernel/stored-files.ts'
import { accounts, jobs, users } from '../../kernel/tables.ts'
import type { TaxReason } from '../finance/payee-taxes.ts'
import { exchangeRates, taxCodes } from '../finance/tables.ts'
import { billingVersions } from '../people/billing/tables.ts'
import { tasks } from '../work/task-tables.ts'

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id)
const person = (name: string) => uuid(name).references(() => users.id)

/** Runs that create payables for what was delivered in a period. */
export const payableRuns = pgTable(
  'payable_runs',
  {
    id: id(),
    accountId: accountId(),
    startDay: date('start_day', { mode: 'string' }).notNull(),
    endDay: date('end_day', { mode: 'string' }).notNull(),
    dueDay: date('due_day', { mode: 'string' }).notNull(),
    /** Where its days begin: that of the company, as it was. */
    timezone: text('timezone').notNull().default('UTC'),
    /** Only these linguists; null for all. */
    vendorIds: uuid('vendor_ids').array(),
    /** Smaller payables are carried to the next run. */
    minimumTotal: money('minimum_total').notNull().default('0'),
    taxOverrides: jsonb('tax_overrides').$type<TaxOverride[]>().notNull().default([]),
    /** Null for one that was scheduled. */
    createdBy: person('created_by'),
    /** The day for which it was scheduled, where the company is; null for one that someone has started. */
    scheduledDay: date('scheduled_day', { mode: 'string' }),
    jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('payable_runs_account').on(table.accountId, table.createdAt),
    uniqueIndex('payable_runs_scheduled')
      .on(table.accountId, table.scheduledDay, table.startDay)
      .where(sql`${table.scheduledDay} is not null`),
  ],
)

/** Another tax than by rule, for the payables of a linguist in one run. */
export interface TaxOverride {
  vendorUuid: string
  taxUuid: string
  reason: string
}

export type SkipReason =
  | 'NO_RATE'
  | 'PAYMENT_UNCONFIRMED'
  | 'PAYMENT_REJECTED'
  | 'CARRIED'
  | 'VAT_ID_MISSING'
  | 'TAX_ID_UNREADABLE'

/** Tasks that a run has left out. Those that were carried are taken by the next one, whatever its period is. */
export const payableSkips = pgTable(
  'payable_skips',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => payableRuns.id),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    vendorId: person('vendor_id').notNull(),
    reason: text('reason').$type<SkipReason>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.taskId] }),
    index('payable_skips_carried')
      .on(table.taskId)
      .where(sql`${table.reason} = 'CARRIED'`),
  ],
)

/**
 * A document of what an account owes a linguist. The database refuses to change what was issued, and to delete it: only
 * the columns after `status` tell of what happens to it.
 */
export const payables = pgTable(
  'payables',
  {
    id: id(),
    number: number(),
    accountId: accountId(),
    /** Number of the document. */
    name: text('name').notNull(),
    vendorId: person('vendor_id').notNull(),
    billingVersionId: uuid('billing_version_id').references(() => billingVersions.id),
    runId: uuid('run_id').references(() => payableRuns.id),
    /** Null for one of a scheduled run. */
    createdBy: person('created_by'),
    currency: text('currency').notNull(),
    startDay: date('start_day', { mode: 'string' }).notNull(),
    endDay: date('end_day', { mode: 'string' }).notNull(),
    dueDay: date('due_day', { mode: 'string' }).notNull(),
    net: money('net').notNull(),
    tax: money('tax').notNull(),
    withheld: money('withheld').notNull(),
    total: money('total').notNull(),
    /** The total in the currency of the account, at the rate of that day; null where there was none. */
    baseCurrency: text('base_currency').notNull(),
    baseTotal: money('base_total'),
    rateId: uuid('rate_id').references(() => exchangeRates.id),
    isSelfBilled: boolean('is_self_billed').notNull().default(false),
    createdAt: createdAt(),
    /** Follows from the facts; kept for lists. */
    status: text('status').$type<PayableState>().notNull(),
    /** Why it has its taxes; null on those from before taxes. */
    taxReason: text('tax_reason').$type<TaxReason>(),
    /** Why another tax than by rule applies. */
    taxOverride: text('tax_override').notNull().default(''),
    /** Last day on which the linguist may object to a self-billed payable. */
    objectUntil: date('object_until', { mode: 'string' }),
    agreedAt: moment('agreed_at'),
    objectedAt: moment('objected_at'),
    paid: money('paid').notNull().default('0'),
    /** Whether one person may both create and approve it, as the account had it by then. */
    isSingleOfficer: boolean('is_single_officer').notNull().default(false),
    lastEditorId: person('last_editor_id'),
    /** When it was put into a payment run that is not sent yet, or waits for its statement. */
    batchedAt: moment('batched_at'),
    sentAt: moment('sent_at'),
    failedAt: moment('failed_at'),
    closedAt: moment('closed_at'),
    cancelledAt: moment('cancelled_at'),
    /** Day and reference of the last payment. */
    paidDay: date('paid_day', { mode: 'string' }),
    paymentReference: text('payment_reference'),
    /** Why it was rejected or canceled, or why its payment came back. */
    reason: text('reason'),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('payables_name').on(table.accountId, table.name),
    index('payables_created').on(table.accountId, table.createdAt, table.number),
    index('payables_status').on(table.accountId, table.status, table.dueDay),
    index('payables_vendor').on(table.vendorId, table.createdAt),
    index('payables_run').on(table.runId),
    check('payables_total', sql`${table.total} = ${table.net} + ${table.tax} - ${table.withheld}`),
  ],
)

/** Corrections of what a linguist is paid, which become lines of the next payable once they are confirmed. */
export const payableAdjustments = pgTable(
  'payable_adjustments',
  {
    id: id(),
    accountId: accountId(),
    vendorId: person('vendor_id').notNull(),
    kind: text('kind').$type<'BONUS' | 'PENALTY' | 'CORRECTION' | 'EXPENSE' | 'CANCELLATION_FEE'>().notNull(),
    currency: text('currency').notNull(),
    amount: money('amount').notNull(),
    reason: text('reason').notNull(),
    taskId: uuid('task_id').references(() => tasks.id, { onDelete: 'set null' }),
    payableId: uuid('payable_id').references(() => payables.id),
    status: text('status').$type<'PENDING' | 'CONFIRMED' | 'REJECTED'>().notNull().default('PENDING'),
    answeredAt: moment('answered_at'),
    answerReason: text('answer_reason'),
    createdBy: person('created_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('payable_adjustments_vendor').on(table.accountId, table.vendorId, table.createdAt)],
)

/** Confirmed adjustments that a run has left out. */
export const payableAdjustmentSkips = pgTable(
  'payable_adjustment_skips',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => payableRuns.id),
    adjustmentId: uuid('adjustment_id')
      .notNull()
      .references(() => payableAdjustments.id),
    reason: text('reason').$type<SkipReason>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.adjustmentId] })],
)

export const payableLines = pgTable(
  'payable_lines',
  {
    id: id(),
    accountId: accountId(),
    payableId: uuid('payable_id')
      .notNull()
      .references(() => payables.id),
    position: integer('position').notNull(),
    kind: text('kind').$type<'TASK' | 'ADJUSTMENT'>().notNull(),
    /** A task that is billed can't be deleted; that of a canceled payable may be gone. */
    taskId: uuid('task_id'),
    adjustmentId: uuid('adjustment_id').references(() => payableAdjustments.id),
    name: text('name').notNull(),
    net: money('net').notNull(),
    tax: money('tax').notNull().default('0'),
    taxCodeId: uuid('tax_code_id').references(() => taxCodes.id),
    deliveredAt: moment('delivered_at'),
    isCarriedOver: boolean('is_carried_over').notNull().default(false),
    /** Whether what the task pays is net and tax together. */
    isTaxIncluded: boolean('is_tax_included').notNull().default(false),
    /** When the payable was canceled, and what it bills could be billed again. */
    releasedAt: moment('released_at'),
  },
  (table) => [
    index('payable_lines_payable').on(table.payableId, table.position),
    uniqueIndex('payable_lines_task')
      .on(table.taskId)
      .where(sql`${table.releasedAt} is null`),
    uniqueIndex('payable_lines_adjustment')
      .on(table.adjustmentId)
      .where(sql`${table.releasedAt} is null`),
    check(
      'payable_lines_kind',
      sql`(${table.kind} = 'TASK') = (${table.taskId} is not null) and (${table.kind} = 'ADJUSTMENT') = (${table.adjustmentId} is not null)`,
    ),
  ],
)

/** Copies of the lines of a task's pay, which later changes of the task can't reach. */
export const payableLineParts = pgTable(
  'payable_line_parts',
  {
    id: id(),
    lineId: uuid('line_id')
      .notNull()
      .references(() => payableLines.id),
    displayOrder: integer('display_order').notNull(),
    source: text('source').notNull(),
    costType: text('cost_type').notNull(),
    unit: text('unit').notNull(),
    amount: numeric('amount', { precision: 18, scale: 6 }).notNull(),
    rate: unitPrice('rate').notNull(),
    factor: numeric('factor', { precision: 9, scale: 6 }).notNull(),
    exact: numeric('exact', { precision: 36, scale: 18 }).notNull(),
    total: money('total').notNull(),
    rateId: uuid('rate_id'),
    rateVersion: integer('rate_version'),
    /** The analysis that counted the words; it may be gone. */
    logfileId: uuid('logfile_id'),
    createdBy: person('created_by'),
  },
  (table) => [index('payable_line_parts_line').on(table.lineId, table.displayOrder)],
)

/** Invoices that linguists have sent; those that were removed stay, for the record. */
export const payableFiles = pgTable(
  'payable_files',
  {
    id: id(),
    accountId: accountId(),
    payableId: uuid('payable_id')
      .notNull()
      .references(() => payables.id),
    vendorId: person('vendor_id').notNull(),
    fileKey: storedFile('payable_file_key').notNull(),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Number, day, and total that the linguist's invoice states. */
    invoiceNumber: text('invoice_number').notNull(),
    invoiceDay: date('invoice_day', { mode: 'string' }),
    total: money('total').notNull(),
    currency: text('currency').notNull(),
    uploadedBy: person('uploaded_by').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('payable_files_present')
      .on(table.payableId)
      .where(sql`${table.removedAt} is null`),
    uniqueIndex('payable_files_number')
      .on(table.vendorId, sql`lower(${table.invoiceNumber})`)
      .where(sql`${table.removedAt} is null`),
  ],
)

/** Approvals of payables; those that were taken back stay, for the record. */
export const payableApprovals = pgTable(
  'payable_approvals',
  {
    id: id(),
    payableId: uuid('payable_id')
      .notNull()
      .references(() => payables.id),
    userId: person('user_id').notNull(),
    at: moment('at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('payable_approvals_present')
      .on(table.payableId, table.userId)
      .where(sql`${table.revokedAt} is null`),
  ],
)

/** Taxes of a payable, copied from the tax codes of that day. */
export const payableTaxes = pgTable(
  'payable_taxes',
  {
    id: id(),
    payableId: uuid('payable_id')
      .notNull()
      .references(() => payables.id),
    position: integer('position').notNull(),
    kind: text('kind').$type<'VAT' | 'WITHHOLDING'>().notNull(),
    name: text('name').notNull(),
    category: text('category').$type<'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O'>().notNull(),
    rate: numeric('rate', { precision: 7, scale: 4 }).notNull(),
    base: money('base').notNull(),
    /** Also of a withheld tax above zero. */
    amount: money('amount').notNull(),
    text: text('text').notNull().default(''),
    isIncluded: boolean('is_included').notNull().default(false),
  },
  (table) => [uniqueIndex('payable_taxes_payable').on(table.payableId, table.position)],
)

/** Agreements of linguists that an account issues their documents; withdrawn ones stay, for the record. */
export const selfBillingAgreements = pgTable(
  'self_billing_agreements',
  {
    id: id(),
    accountId: accountId(),
    vendorId: person('vendor_id').notNull(),
    agreedBy: person('agreed_by').notNull(),
    agreedAt: moment('agreed_at').notNull(),
    withdrawnBy: person('withdrawn_by'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('self_billing_agreements_live')
      .on(table.vendorId)
      .where(sql`${table.withdrawnAt} is null`),
    index('self_billing_agreements_vendor').on(table.accountId, table.vendorId, table.agreedAt),
  ],
)

/** Documents that an account has issued for linguists. They are made once. */
export const payableDocuments = pgTable('payable_documents', {
  payableId: uuid('payable_id')
    .primaryKey()
    .references(() => payables.id),
  accountId: accountId(),
  fileKey: storedFile('payable_document_key').notNull(),
  name: text('name').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  sha256: text('sha256').notNull(),
  createdAt: createdAt(),
})
