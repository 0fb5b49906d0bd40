import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, sealedText } from '../../kernel/database/columns.ts'
import { orgUnits } from '../../identity/tables.ts'
import { accounts, users } from '../../kernel/tables.ts'
import type { AiProvider } from '@dragoman/sdk/operations/aiKeys'

/** The key of a provider, for an account or for one of its organizational units. */
export const aiKeys = pgTable(
  'ai_keys',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    orgUnitId: uuid('org_unit_id').references(() => orgUnits.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<AiProvider>().notNull(),
    /** Where the API is, unless at the provider itself. */
    baseUrl: text('base_url'),
    /** Encrypted; of a server that needs no key, null. */
    secret: sealedText('secret'),
    /** Its last four characters. */
    hint: text('hint').notNull(),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment('changed_at')
      .notNull()
      .default(sql`now()`),
    createdAt: createdAt(),
  },
  (table) => [unique('ai_keys_provider').on(table.accountId, table.orgUnitId, table.provider).nullsNotDistinct()],
)

/** An engine that translates with a provider's key, for an account or for one of its organizational units. */
export const mtEngines = pgTable(
  'mt_engines',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    orgUnitId: uuid('org_unit_id').references(() => orgUnits.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    provider: text('provider').$type<AiProvider>().notNull(),
    /** Of a provider of language models. */
    model: text('model'),
    /** As on the wire; null for every language. */
    sourceLocale: text('source_locale'),
    targetLocale: text('target_locale'),
    position: integer('position').notNull(),
    enabled: boolean('enabled').notNull(),
    /** Null for the default. */
    prompt: text('prompt'),
    /** Source characters of a calendar month (UTC); null without a limit. */
    monthlyCharacters: integer('monthly_characters'),
    /** Null without a limit. */
    requestsPerMinute: integer('requests_per_minute'),
    /** Of a million characters or tokens. */
    pricePerMillion: doublePrecision('price_per_million'),
    /** Since when it has given no translation, and why; null while it works. */
    failingSince: moment('failing_since'),
    problem: text('problem'),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment('changed_at')
      .notNull()
      .default(sql`now()`),
    createdAt: createdAt(),
  },
  (table) => [index('mt_engines_account').on(table.accountId, table.position)],
)

/** The usage of an engine in a month. */
export const mtUsage = pgTable(
  'mt_usage',
  {
    engineId: uuid('engine_id')
      .notNull()
      .references(() => mtEngines.id, { onDelete: 'cascade' }),
    /** `2026-07`, by UTC. */
    month: text('month').notNull(),
    characters: bigint('characters', { mode: 'number' }).notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.engineId, table.month] })],
)

/** When an engine that has a limit of requests may be sent the next one. */
export const mtPaces = pgTable('mt_paces', {
  engineId: uuid('engine_id')
    .primaryKey()
    .references(() => mtEngines.id, { onDelete: 'cascade' }),
  nextAt: moment('next_at').notNull(),
})
