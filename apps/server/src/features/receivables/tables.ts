import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import type { InvoiceState } from '@dragoman/sdk/finance-lifecycles'
import type { Party } from '../../engines/documents/money-document.ts'
import { orgUnits } from '../../identity/tables.ts'
import { createdAt, id, moment, money, number, sealedText, unitPrice } from '../../kernel/database/columns.ts'
import { storedFile } from '../../kernel/stored-files.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { exchangeRates } from '../finance/tables.ts'

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id)
const orgUnitId = () =>
  uuid('org_unit_id')
    .notNull()
    .references(() => orgUnits.id)
const person = (name: string) => uuid(name).references(() => users.id)
const day = (name: string) => date(name, { mode: 'string' })

/** A bank account as a document names it, without its number. */
export interface BankOnDocument {
  uuid: string
  holder: string
  format: string
  bic?: string
  bank?: string
}

/**
 * Invoices to clients, and credit notes. The database refuses to change what was issued, and to delete it:
 * only the columns from `status` on tell of what happens to it.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    number: number(),
    accountId: accountId(),
    kind: text('kind').$type<'INVOICE' | 'CREDIT'>().notNull(),
    /** Number of the document. */
    name: text('name').notNull(),
    orgUnitId: orgUnitId(),
    /** The invoice that a credit note corrects. */
    ofInvoiceId: uuid('of_invoice_id').references((): AnyPgColumn => invoices.id),
    contactId: person('contact_id'),
    createdBy: person('created_by').notNull(),
    currency: text('currency').notNull(),
    issueDay: day('issue_day').notNull(),
    dueDay: day('due_day').notNull(),
    purchaseOrder: text('purchase_order').notNull().default(''),
    buyerReference: text('buyer_reference').notNull().default(''),
    /** Language of the files. */
    language: text('language').notNull(),
    seller: jsonb('seller').$type<Party>().notNull(),
    buyer: jsonb('buyer').$type<Party>().notNull(),
    bank: jsonb('bank').$type<BankOnDocument>(),
    bankNumber: sealedText('bank_number'),
    notes: text('notes').array().notNull(),
    net: money('net').notNull(),
    tax: money('tax').notNull(),
    withheld: money('withheld').notNull(),
    total: money('total').notNull(),
    /** The total in the currency of the account, at the rate of that day. */
    baseCurrency: text('base_currency').notNull(),
    baseTotal: money('base_total').notNull(),
    rateId: uuid('rate_id').references(() => exchangeRates.id),
    /** Units of the currency for one of the account's; null where they are the same. */
    rate: numeric('rate', { precision: 20, scale: 10 }),
    taxOverride: text('tax_override').notNull().default(''),
    installmentCount: integer('installment_count').notNull().default(1),
    installmentInterval: integer('installment_interval'),
    isEqual: boolean('is_equal').notNull().default(true),
    firstOnly: boolean('first_only').notNull().default(false),
    createdAt: createdAt(),
    /** Follows from the facts; for lists. */
    status: text('status').$type<InvoiceState>().notNull(),
    paid: money('paid').notNull().default('0'),
    credited: money('credited').notNull().default('0'),
    /** The amount that can be paid by now: all of it, or the installments that are issued. */
    claimed: money('claimed').notNull(),
    /** When what is open is due first; null if nothing is. */
    openDueDay: day('open_due_day'),
    /** The day on which the last of it was paid. */
    paidDay: day('paid_day'),
    /** When the client has got it. */
    sentAt: moment('sent_at'),
    cancelledAt: moment('cancelled_at'),
    /** When the client objected to it, and why; no one is reminded of it until that is settled. */
    disputedAt: moment('disputed_at'),
    disputeReason: text('dispute_reason'),
    /** Why it was canceled, or why it credits. */
    reason: text('reason'),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('invoices_name').on(table.accountId, table.name),
    index('invoices_created').on(table.accountId, table.createdAt, table.number),
    index('invoices_status').on(table.accountId, table.status, table.openDueDay),
    index('invoices_unit').on(table.orgUnitId, table.issueDay),
    index('invoices_of').on(table.ofInvoiceId),
    index('invoices_open')
      .on(table.accountId, table.dueDay)
      .where(sql`${table.kind} = 'INVOICE' and ${table.total} > ${table.paid} + ${table.credited}`),
    // Open installments are looked for beside whole invoices, and shouldn't read those a second time.
    index('invoices_in_installments')
      .on(table.accountId)
      .where(sql`${table.kind} = 'INVOICE' and ${table.installmentCount} > 1`),
    check('invoices_total', sql`${table.total} = ${table.net} + ${table.tax} - ${table.withheld}`),
    check('invoices_kind', sql`(${table.kind} = 'CREDIT') = (${table.ofInvoiceId} is not null)`),
  ],
)

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: id(),
    accountId: accountId(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    position: integer('position').notNull(),
    /** The line of the invoice that a line of a credit note takes something off. */
    ofLineId: uuid('of_line_id').references((): AnyPgColumn => invoiceLines.id),
    /** Null for lines that were added by hand. */
    projectId: uuid('project_id'),
    description: text('description').notNull(),
    detail: text('detail').notNull().default(''),
    sourceLocale: text('source_locale'),
    targetLocale: text('target_locale'),
    quantity: numeric('quantity', { precision: 18, scale: 6 }).notNull(),
    unit: text('unit').notNull(),
    unitPrice: unitPrice('unit_price').notNull(),
    words: integer('words').notNull().default(0),
    net: money('net').notNull(),
    tax: money('tax').notNull(),
    /** Whether what it is made of has the tax in it. */
    isTaxIncluded: boolean('is_tax_included').notNull().default(false),
  },
  (table) => [
    index('invoice_lines_invoice').on(table.invoiceId, table.position),
    index('invoice_lines_of').on(table.ofLineId),
  ],
)

/** Copies of cost lines, which later changes of the project can't reach. */
export const invoiceLineParts = pgTable(
  'invoice_line_parts',
  {
    id: id(),
    lineId: uuid('line_id')
      .notNull()
      .references(() => invoiceLines.id),
    position: integer('position').notNull(),
    /** The cost line may be gone once it is released. */
    costLineId: uuid('cost_line_id').notNull(),
    kind: text('kind').notNull(),
    label: text('label').notNull(),
    workflow: text('workflow'),
    unit: text('unit').notNull(),
    quantity: numeric('quantity', { precision: 18, scale: 6 }).notNull(),
    unitPrice: unitPrice('unit_price').notNull(),
    factor: numeric('factor', { precision: 9, scale: 6 }).notNull(),
    exact: numeric('exact').notNull(),
    total: money('total').notNull(),
    words: integer('words').notNull(),
    priceListId: uuid('price_list_id'),
    priceListName: text('price_list_name'),
    priceListVersion: integer('price_list_version'),
    /** When it was canceled or credited, and can be invoiced again. */
    releasedAt: moment('released_at'),
  },
  (table) => [
    index('invoice_line_parts_line').on(table.lineId, table.position),
    uniqueIndex('invoice_line_parts_cost')
      .on(table.costLineId)
      .where(sql`${table.releasedAt} is null`),
  ],
)

/** The projects of an invoice, as they were named by then. */
export const invoiceProjects = pgTable(
  'invoice_projects',
  {
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** A project that is invoiced can't be deleted; that of a canceled invoice may be gone. */
    projectId: uuid('project_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    reference: text('reference').notNull(),
    net: money('net').notNull(),
    releasedAt: moment('released_at'),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.projectId] }),
    uniqueIndex('invoice_projects_live')
      .on(table.projectId)
      .where(sql`${table.releasedAt} is null`),
  ],
)

/** Taxes of a document, with copies of their codes. */
export const invoiceTaxes = pgTable(
  'invoice_taxes',
  {
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    taxCodeId: uuid('tax_code_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<'VAT' | 'WITHHOLDING'>().notNull(),
    category: text('category').$type<'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O'>().notNull(),
    rate: numeric('rate', { precision: 7, scale: 4 }).notNull(),
    text: text('text').notNull(),
    base: money('base').notNull(),
    amount: money('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.taxCodeId] })],
)

export const invoiceInstallments = pgTable(
  'invoice_installments',
  {
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    position: integer('position').notNull(),
    dueDay: day('due_day').notNull(),
    amount: money('amount').notNull(),
    /** Null for one that can't be paid yet. */
    issuedAt: moment('issued_at'),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.position] })],
)

/** Files of a document, which are made once. */
export const invoiceFiles = pgTable(
  'invoice_files',
  {
    id: id(),
    accountId: accountId(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    type: text('type').$type<'pdf' | 'ubl' | 'facturx'>().notNull(),
    fileKey: storedFile('invoice_file_key').notNull(),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('invoice_files_type').on(table.invoiceId, table.type)],
)

/** Mails to clients with a document; they stay as they were sent. */
export const invoiceMails = pgTable(
  'invoice_mails',
  {
    id: id(),
    accountId: accountId(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** 0 for the document itself, 1 to 3 for a reminder. */
    level: integer('level').notNull(),
    /** The installment that was overdue; 0 where it is the whole invoice. */
    installment: integer('installment').notNull().default(0),
    recipients: text('recipients').array().notNull(),
    language: text('language').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Null where the server has sent it by itself. */
    sentBy: person('sent_by'),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    index('invoice_mails_invoice').on(table.invoiceId, table.sentAt),
    uniqueIndex('invoice_mails_level')
      .on(table.invoiceId, table.installment, table.level)
      .where(sql`${table.level} > 0`),
  ],
)

/**
 * Income of bank statements that returns nothing: once its client is named, it is recorded as a payment. Each counts once, in
 * whatever file it comes again.
 */
export const incomingPayments = pgTable(
  'incoming_payments',
  {
    id: id(),
    number: number(),
    accountId: accountId(),
    /** The bank account and the bank's reference, or what tells the booking apart where the bank gives none. */
    key: text('key').notNull(),
    bankAccountId: uuid('bank_account_id'),
    fileName: text('file_name').notNull(),
    currency: text('currency').notNull(),
    amount: money('amount').notNull(),
    day: day('day').notNull(),
    payer: text('payer').notNull().default(''),
    purpose: text('purpose').notNull().default(''),
    reference: text('reference').notNull().default(''),
    createdAt: createdAt(),
    /** When it was set aside, as it isn't a payment of a client. */
    dismissedAt: moment('dismissed_at'),
    dismissedBy: person('dismissed_by'),
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('incoming_payments_key').on(table.accountId, table.key),
    index('incoming_payments_day').on(table.accountId, table.day, table.number),
    check('incoming_payments_amount', sql`${table.amount} > 0`),
  ],
)

/** Money that clients have paid. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    number: number(),
    accountId: accountId(),
    orgUnitId: orgUnitId(),
    currency: text('currency').notNull(),
    amount: money('amount').notNull(),
    fee: money('fee').notNull().default('0'),
    valueDay: day('value_day').notNull(),
    reference: text('reference').notNull().default(''),
    bankAccountId: uuid('bank_account_id'),
    /** The booking of a statement that it records; null for one that was entered by hand. */
    incomingId: uuid('incoming_id').references(() => incomingPayments.id),
    baseCurrency: text('base_currency').notNull(),
    /** Units of the currency for one of the account's; null where they are the same. */
    rate: numeric('rate', { precision: 20, scale: 10 }),
    createdBy: person('created_by').notNull(),
    createdAt: createdAt(),
    /** The rest of it, as credit of the client. */
    left: money('left').notNull(),
    reversedAt: moment('reversed_at'),
    reason: text('reason'),
  },
  (table) => [
    index('receipts_created').on(table.accountId, table.createdAt, table.number),
    index('receipts_unit').on(table.orgUnitId, table.valueDay),
    index('receipts_day').on(table.accountId, table.valueDay),
    uniqueIndex('receipts_incoming')
      .on(table.incomingId)
      .where(sql`${table.reversedAt} is null`),
  ],
)

/** Parts of payments that pay no invoice and were paid back. A reversed one is left of its payment again. */
export const receiptRefunds = pgTable(
  'receipt_refunds',
  {
    id: id(),
    accountId: accountId(),
    receiptId: uuid('receipt_id')
      .notNull()
      .references(() => receipts.id),
    amount: money('amount').notNull(),
    day: day('day').notNull(),
    reference: text('reference').notNull().default(''),
    /** In the base currency: as on the day of the payment, as on the day of the refund, and the gain. */
    carrying: money('carrying').notNull(),
    base: money('base').notNull(),
    fx: money('fx').notNull(),
    createdBy: person('created_by').notNull(),
    createdAt: createdAt(),
    reversedAt: moment('reversed_at'),
    reason: text('reason'),
  },
  (table) => [
    index('receipt_refunds_receipt').on(table.receiptId),
    check('receipt_refunds_amount', sql`${table.amount} > 0`),
    check('receipt_refunds_fx', sql`${table.fx} = ${table.carrying} - ${table.base}`),
  ],
)

/**
 * Uses of what was paid and credited of an invoice beyond its total: they pay another invoice, or were paid back. The
 * differences between exchange rates are those of the invoice that has the credit.
 */
export const creditUses = pgTable(
  'credit_uses',
  {
    id: id(),
    accountId: accountId(),
    orgUnitId: orgUnitId(),
    /** The invoice that has the credit. */
    sourceId: uuid('source_id')
      .notNull()
      .references(() => invoices.id),
    /** The invoice that is paid; null for a refund. */
    invoiceId: uuid('invoice_id').references(() => invoices.id),
    amount: money('amount').notNull(),
    day: day('day').notNull(),
    reference: text('reference').notNull().default(''),
    /** In the base currency: what the credit was, what it pays or what was paid back, and the gain. */
    carrying: money('carrying').notNull(),
    base: money('base').notNull(),
    fx: money('fx').notNull(),
    createdBy: person('created_by').notNull(),
    createdAt: createdAt(),
    reversedAt: moment('reversed_at'),
    reason: text('reason'),
  },
  (table) => [
    index('credit_uses_source').on(table.sourceId),
    index('credit_uses_invoice').on(table.invoiceId),
    index('credit_uses_unit').on(table.orgUnitId, table.day),
    check('credit_uses_amount', sql`${table.amount} > 0`),
    check('credit_uses_fx', sql`${table.fx} = ${table.carrying} - ${table.base}`),
  ],
)

/** Parts of payments that pay invoices, with the difference between the exchange rates of both. */
export const receiptAllocations = pgTable(
  'receipt_allocations',
  {
    id: id(),
    receiptId: uuid('receipt_id')
      .notNull()
      .references(() => receipts.id),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    amount: money('amount').notNull(),
    /** In the base currency of the invoice: as on its day, as on the day of the payment, and the difference. */
    carrying: money('carrying').notNull(),
    base: money('base').notNull(),
    fx: money('fx').notNull(),
    createdAt: createdAt(),
    reversedAt: moment('reversed_at'),
  },
  (table) => [
    index('receipt_allocations_receipt').on(table.receiptId),
    index('receipt_allocations_invoice').on(table.invoiceId),
    index('receipt_allocations_reversed')
      .on(table.reversedAt)
      .where(sql`${table.reversedAt} is not null`),
    check('receipt_allocations_fx', sql`${table.base} = ${table.carrying} + ${table.fx}`),
  ],
)
