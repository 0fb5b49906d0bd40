import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, money, moment, unitPrice } from '../columns.ts'
import { accounts, orgUnits, users, workflows } from './people.ts'

/** What clients pay. */
export const priceLists = pgTable(
  'price_lists',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    currency: text('currency').notNull(),
    /** WORD or HOUR. */
    chargeBy: text('charge_by').notNull().default('WORD'),
    isDefault: boolean('is_default').notNull().default(false),
    status: text('status').notNull().default('ACTIVE'),
    defaultPricePerItem: unitPrice('default_price_per_item').notNull(),
    defaultPricePerHour: unitPrice('default_price_per_hour'),
    wordsPerHour: integer('words_per_hour'),
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
    minimumFee: money('minimum_fee'),
  },
  (table) => [index('prices_list').on(table.priceListId, table.sourceLocale, table.targetLocale)],
)

/** What a linguist is paid. */
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
    /** A rate for one unit only, or (null) for all. */
    orgUnitId: uuid('org_unit_id').references(() => orgUnits.id),
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
    uniqueIndex('user_rate_details_pair').on(table.userRateId, table.sourceLocale, table.targetLocale, table.workflowId),
  ],
)

/** start and end in percent; type is CONTEXT, EXACT, REPETITION or FUZZY. */
export interface MatchRange {
  start: number
  end: number
  type: string
}

/** Factors are shares of the full price: 0.35 is 35 %. */
export interface NetRateWorkflow {
  workflow: string
  netRateWorkflowItems: {
    range: { start: number; end: number }
    type: string
    tmFactor: number
    mtFactor: number
    ntFactor: number
  }[]
}

/** Bands and the share of the full price that each of them costs. */
export const netRateSettings = pgTable(
  'net_rate_settings',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    matchRanges: jsonb('match_ranges').$type<MatchRange[]>().notNull(),
    workflows: jsonb('workflows').$type<NetRateWorkflow[]>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at'),
  },
  (table) => [index('net_rate_settings_account').on(table.accountId)],
)
