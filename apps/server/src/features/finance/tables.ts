import {
  bigint,
  boolean,
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
import type { TaxId } from '@dragoman/sdk/operations/finance'
import { createdAt, id, moment, money, sealedText } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'

/** The company behind an account, as its invoices name it; an account that has decided nothing has no row. */
export const legalEntities = pgTable('legal_entities', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  legalName: text('legal_name').notNull().default(''),
  address: text('address').notNull().default(''),
  country: text('country'),
  taxIds: jsonb('tax_ids').$type<TaxId[]>().notNull().default([]),
  /** Days after which invoices are due. */
  paymentTermsDays: integer('payment_terms_days').notNull().default(30),
  /** From which amount a payment needs two approvals; null without a limit. */
  approvalLimit: money('approval_limit'),
  /** Whether one person may both enter and approve a payment. */
  singleOfficer: boolean('single_officer').notNull().default(false),
  /** Where days of its documents and periods begin; null for UTC. */
  timezone: text('timezone'),
  /** Days that linguists have to object to documents that are issued for them; null where none are. */
  selfBillingDays: integer('self_billing_days'),
})

/** Months of an account's books that were locked once; others are open. */
export const fiscalPeriods = pgTable(
  'fiscal_periods',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Such as 2026-10. */
    month: text('month').notNull(),
    status: text('status').$type<PeriodStatus>().notNull(),
    /** The last person to lock or unlock it; an unlocked one has a reason, too. */
    changedBy: uuid('changed_by')
      .notNull()
      .references(() => users.id),
    changedAt: moment('changed_at').notNull(),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month] })],
)

/** SOFT: only those who may lock months still write to it. */
export type PeriodStatus = 'OPEN' | 'SOFT' | 'LOCKED'

export const documentKinds = ['INVOICE', 'CREDIT_NOTE', 'PAYABLE', 'SELF_BILL', 'PAYMENT'] as const

export type DocumentKind = (typeof documentKinds)[number]

/** How an account numbers its documents of a kind; without a row, by the default pattern from 1. */
export const numberSeries = pgTable(
  'number_series',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').$type<DocumentKind>().notNull(),
    pattern: text('pattern').notNull(),
    next: integer('next').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
)

export const taxCodes = pgTable(
  'tax_codes',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    /** VAT or WITHHOLDING. */
    kind: text('kind').$type<'VAT' | 'WITHHOLDING'>().notNull(),
    /** Of EN 16931. */
    category: text('category').$type<'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O'>().notNull(),
    /** Percentage. */
    rate: numeric('rate', { precision: 7, scale: 4 }).notNull(),
    /** Whether prices include it. */
    isInclusive: boolean('is_inclusive').notNull().default(false),
    text: text('text').notNull().default(''),
  },
  (table) => [uniqueIndex('tax_codes_account').on(table.accountId, table.name)],
)

export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    holder: text('holder').notNull(),
    /** IBAN or OTHER. */
    format: text('format').notNull(),
    /** Encrypted. */
    number: sealedText('number').notNull(),
    last4: text('last4').notNull(),
    bic: text('bic'),
    bank: text('bank'),
    currency: text('currency').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('bank_accounts_account').on(table.accountId)],
)

/** Units of another currency for one of the base. Rows are only added. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    base: text('base').notNull(),
    currency: text('currency').notNull(),
    rate: numeric('rate', { precision: 20, scale: 10 }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('exchange_rates_newest').on(table.accountId, table.base, table.currency, table.day, table.createdAt),
  ],
)

/**
 * The history of money documents; each entry holds the hash of the one before, so that none can be changed or left out.
 */
export const financeEvents = pgTable(
  'finance_events',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    position: bigint('position', { mode: 'number' }).notNull(),
    documentType: text('document_type').$type<'PAYABLE' | 'PAYOUT' | 'PERIOD' | 'INVOICE' | 'RECEIPT'>().notNull(),
    documentId: uuid('document_id').notNull(),
    event: text('event').notNull(),
    /** Null for the system. */
    userId: uuid('user_id').references(() => users.id),
    impersonatorId: uuid('impersonator_id').references(() => users.id),
    at: moment('at').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.position] }),
    index('finance_events_document').on(table.documentId, table.position),
  ],
)
