import { sql } from 'drizzle-orm'
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

/** When clients are reminded of overdue invoices, and what is written to them. */
export interface Dunning {
  isOn: boolean
  /** Days after the due day, of each level. */
  days: [number, number, number]
  /** Texts other than the usual ones. */
  texts: { level: 1 | 2 | 3; language: string; subject: string; text: string }[]
}

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
  /** From which day on payables are created by themselves; null where they are not. */
  schedulesPayablesSince: date('schedules_payables_since', { mode: 'string' }),
  /** Days after which those are due. */
  payableTermsDays: integer('payable_terms_days').notNull().default(30),
  /** Reminders of overdue invoices; null where none are sent. */
  dunning: jsonb('dunning').$type<Dunning>(),
  /** Percentage of the revenue that should be left after the linguists' pay; less is marked. */
  marginGoal: numeric('margin_goal', { precision: 5, scale: 2 }).notNull().default('35'),
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

/** The differences between a document and the same in another system. */
export type LinkCause = 'ROUNDING' | 'EXTERNAL_EDIT' | 'EXTERNAL_PAYMENT' | 'PAYMENT_REMOVED' | 'VOIDED'

/** Money documents, and payments of them, in another system; those that were removed or replaced there stay, for the record. */
export const externalLinks = pgTable(
  'external_links',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    system: text('system').$type<'XERO'>().notNull(),
    /** The account in that system. */
    realm: text('realm').notNull(),
    kind: text('kind').$type<'INVOICE' | 'CREDIT_NOTE' | 'BILL'>().notNull(),
    /** The invoice or the payable. */
    documentId: uuid('document_id').notNull(),
    /** The payment of it; empty for the document itself. */
    part: text('part').notNull().default(''),
    externalId: text('external_id').notNull(),
    /** SHA-256 of the content that was sent; empty for a payment that comes from there. */
    hash: text('hash').notNull().default(''),
    amount: money('amount').notNull(),
    externalAmount: money('external_amount').notNull(),
    /** Day of a payment, as it is there. */
    day: date('day', { mode: 'string' }),
    reference: text('reference').notNull().default(''),
    /** Null while both are equal. */
    cause: text('cause').$type<LinkCause>(),
    since: moment('since'),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('external_links_live')
      .on(table.accountId, table.system, table.realm, table.documentId, table.part)
      .where(sql`${table.endedAt} is null`),
    index('external_links_external').on(table.accountId, table.externalId),
    index('external_links_differing')
      .on(table.accountId, table.since)
      .where(sql`${table.cause} is not null and ${table.endedAt} is null`),
  ],
)
