import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { NetRateWorkflow, MatchRange } from '../../engines/analysis/bands.ts'
import type { PriceCoefficient } from '../../engines/pricing/rates.ts'
import { orgUnits, organizations } from '../../identity/tables.ts'
import { createdAt, id, moment, money, unitPrice } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { workflows } from '../workflows/tables.ts'

/** The prices for clients. */
export const priceLists = pgTable(
  'price_lists',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Only for units of this organization, or (null) for all. */
    organizationId: uuid('organization_id').references(() => organizations.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    currency: text('currency').notNull(),
    /** WORD, HOUR or PAGE. */
    chargeBy: text('charge_by').notNull().default('WORD'),
    isDefault: boolean('is_default').notNull().default(false),
    status: text('status').notNull().default('ACTIVE'),
    defaultPricePerItem: unitPrice('default_price_per_item').notNull(),
    defaultPricePerHour: unitPrice('default_price_per_hour'),
    wordsPerHour: integer('words_per_hour'),
    defaultPricePerPage: unitPrice('default_price_per_page'),
    wordsPerPage: integer('words_per_page'),
    coefficients: jsonb('coefficients').$type<PriceCoefficient[]>().notNull().default([]),
    /** PROJECT, LANGUAGE_PAIR or NONE: what the minimum fee is compared with. */
    minFeeType: text('min_fee_type').notNull().default('NONE'),
    minimumFeeByProject: money('minimum_fee_by_project'),
    defaultMinimumFeeByLanguagePair: money('default_minimum_fee_by_language_pair'),
    /** Counts up with each change, so that an amount can name the version that it was priced with. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [index('price_lists_account').on(table.accountId, table.name)],
)

/** A price for one language pair, and for one workflow or (null) all of them. */
export const prices = pgTable(
  'prices',
  {
    id: id(),
    priceListId: uuid('price_list_id')
      .notNull()
      .references(() => priceLists.id, { onDelete: 'cascade' }),
    sourceLocale: text('source_locale').notNull(),
    targetLocale: text('target_locale').notNull(),
    workflow: text('workflow'),
    pricePerItem: unitPrice('price_per_item').notNull(),
    pricePerHour: unitPrice('price_per_hour'),
    pricePerPage: unitPrice('price_per_page'),
    minimumFee: money('minimum_fee'),
  },
  (table) => [index('prices_list').on(table.priceListId, table.sourceLocale, table.targetLocale)],
)

/** The rates of linguists. */
export const userRates = pgTable(
  'user_rates',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    currency: text('currency').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    minimumFee: money('minimum_fee'),
    /** The organizational unit that the rate is for; null for all. */
    orgUnitId: uuid('org_unit_id').references(() => orgUnits.id, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [index('user_rates_user').on(table.userId)],
)

export const userRateDetails = pgTable(
  'user_rate_details',
  {
    id: id(),
    userRateId: uuid('user_rate_id')
      .notNull()
      .references(() => userRates.id, { onDelete: 'cascade' }),
    /** That of the person: the list of all rates is read in the order of its index. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    sourceLocale: text('source_locale').notNull(),
    targetLocale: text('target_locale').notNull(),
    workflowId: uuid('workflow_id')
      .notNull()
      .references(() => workflows.id),
    wordRate: unitPrice('word_rate'),
    hourlyRate: unitPrice('hourly_rate'),
    dailyRate: unitPrice('daily_rate'),
    pagesRate: unitPrice('pages_rate'),
  },
  (table) => [
    uniqueIndex('user_rate_details_pair').on(
      table.userRateId,
      table.sourceLocale,
      table.targetLocale,
      table.workflowId,
    ),
    index('user_rate_details_account').on(
      table.accountId,
      table.sourceLocale,
      table.targetLocale,
      table.workflowId,
      table.wordRate,
      table.id,
    ),
  ],
)

/** Bands and the share of the full price that each of them costs. */
export const netRateSettings = pgTable(
  'net_rate_settings',
  {
    id: id(),
    /** Null for those of the system, which every account can use. */
    accountId: uuid('account_id').references(() => accounts.id),
    name: text('name').notNull(),
    /** Used by units of the account, or by accounts, that have none of their own. */
    isDefault: boolean('is_default').notNull().default(false),
    matchRanges: jsonb('match_ranges').$type<MatchRange[]>().notNull(),
    workflows: jsonb('workflows').$type<NetRateWorkflow[]>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at'),
  },
  (table) => [index('net_rate_settings_account').on(table.accountId)],
)

/** A version of rates that amounts were or can be made with, word for word: what changes later changes none of them. */
export const rateVersions = pgTable(
  'rate_versions',
  {
    /** price-list, net-rates or user-rate. */
    kind: text('kind').notNull(),
    rateId: uuid('rate_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.rateId, table.version] })],
)

/** A version of a price list or of net rates. */
export interface RateVersion {
  uuid: string
  version: number
}

/** The rates of a calculation; null where there were none. */
export interface PricedWith {
  priceList: RateVersion | null
  netRates: RateVersion | null
}
