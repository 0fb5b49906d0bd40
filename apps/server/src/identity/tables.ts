import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, number } from '../kernel/database/columns.ts'
import { accounts, users } from '../kernel/tables.ts'
import { agentConnections } from './agent-tables.ts'
import type { ProviderSession } from './provider-session.ts'

/** Every permission code of the SDK's table, with the uuid under which the wire knows it. */
export const permissions = pgTable('permissions', {
  id: id(),
  code: text('code').notNull().unique(),
})

/** Permissions that were granted on top of those which come with a role. */
export const permissionGrants = pgTable(
  'permission_grants',
  {
    granteeId: uuid('grantee_id').notNull(),
    permissionId: uuid('permission_id')
      .notNull()
      .references(() => permissions.id),
    grantedBy: uuid('granted_by').references(() => users.id),
    grantedAt: moment('granted_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.granteeId, table.permissionId] })],
)

/** Browser sessions and machine tokens. Only a hash of the secret is kept. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's or token's value, in hex. */
    id: text('id').primaryKey(),
    /** Under which its person knows it. */
    uuid: uuid('uuid').notNull().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** browser (cookie), token (X-AUTH-TOKEN), or agent (`agentId`), which the API itself takes from no one. */
    kind: text('kind').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    address: text('address'),
    userAgent: text('user_agent'),
    /** Whether a code by mail is still to be entered. */
    awaitsMfaEmail: boolean('awaits_mfa_email').notNull().default(false),
    /** The person who is signed in as this one, if any. */
    impersonatorId: uuid('impersonator_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The agent that works for the person, if any. */
    agentId: uuid('agent_id').references(() => agentConnections.id, { onDelete: 'cascade' }),
    /** The session at a provider that is to end with it; null where there is none. */
    provider: jsonb('provider').$type<ProviderSession>(),
    lastSeenAt: moment('last_seen_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_agent').on(table.agentId),
    uniqueIndex('sessions_uuid').on(table.uuid),
  ],
)

/** How people of an account sign in, and for how long; an account that has decided nothing has no row. */
export const accountSecurity = pgTable('account_security', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Minutes without a change after which a browser's session ends. */
  idleMinutes: integer('idle_minutes').notNull(),
  /** Hours after which a browser's session ends for good. */
  absoluteHours: integer('absolute_hours').notNull(),
  /** Null for all. */
  signInMethods: text('sign_in_methods').array(),
  /** From when on a second factor is required; null for never. */
  secondFactorFrom: moment('second_factor_from'),
  /** Addresses and CIDR ranges that people may come from; empty for all. */
  allowedAddresses: text('allowed_addresses')
    .array()
    .notNull()
    .default(sql`'{}'`),
})

/** One pair of machine keys a person; making a new one ends the old one. What a token may follows from its person's key. */
export const apiKeys = pgTable('api_keys', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  accessKey: text('access_key').notNull().unique(),
  /** SHA-256 of the secret, in hex; the secret itself is random and long. */
  secretHash: text('secret_hash').notNull(),
  createdAt: createdAt(),
  /** To the minute; null until it is used. */
  lastUsedAt: moment('last_used_at'),
  /** Null for a key without an end. */
  expiresAt: moment('expires_at'),
  /** Whether nothing may be changed with it. */
  readOnly: boolean('read_only').notNull().default(false),
  /** The organizational units whose work it reaches; null for all of its person's. */
  orgUnitIds: uuid('org_unit_ids').array(),
})

export const organizations = pgTable(
  'organizations',
  {
    id: id(),
    number: number(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    country: text('country').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('organizations_account').on(table.accountId, table.name)],
)

/** The order among the linguists whom no rule excludes from a task. */
export type PlacementOrder = 'FEWEST_TASKS' | 'BEST_MATCH' | 'HIGHEST_SCORE' | 'LOWEST_PAY'

/** The rules by which automatic assignment chooses linguists for the tasks of an organizational unit. */
export interface PlacementRules {
  enabled: boolean
  /** Average score, from 0 to 100, that a linguist has to have; 0 asks for none. */
  minimumScore: number
  /** Delivered tasks of the language pair that a linguist has to have. */
  minimumJobs: number
  qualityFilterEnabled: boolean
  rateFilterEnabled: boolean
  tagFilterEnabled: boolean
  /** Whether one linguist may have several steps of a work unit; absent for no. */
  sameLinguistAllowed?: boolean
  /** Words from which on files are split when their project is approved; absent or 0 for never. */
  splitAboveWords?: number
  /** Whether linguists who are away are left out; absent for yes. */
  availabilityFilterEnabled?: boolean
  /** Whether linguists without time beside their work in hand are left out; absent for no. */
  capacityFilterEnabled?: boolean
  /** Absent for the fewest open tasks first. */
  order?: PlacementOrder
  /** Whether tasks are assigned to the first linguist, or offered to several who may claim them; absent for ASSIGN. */
  distribution?: 'ASSIGN' | 'OFFER'
  /** How many linguists are offered a task at a time. */
  batchSize?: number
  /** How long a task waits for a claim until the next linguists are offered it. */
  waitingMinutes?: number
  /** Whether the review after a delivery is skipped for linguists whose record suffices; absent for no. */
  skipReviewEnabled?: boolean
  minimumScoreToSkipReview?: number
  minimumJobsToSkipReview?: number
  /** Of the reviews that could be skipped, how many percent are done nevertheless. */
  reviewSamplePercent?: number
}

/** A postal address, as far as it is known. */
export interface PostalAddress {
  street?: string
  number?: string
  additionalInfo?: string
  neighborhood?: string
  city?: string
  state?: string
  zip?: string
}

/** Organizational unit; the wire calls it client. */
export const orgUnits = pgTable(
  'org_units',
  {
    id: id(),
    number: number(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    name: text('name').notNull(),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    timezone: text('timezone').notNull(),
    contactPersonId: uuid('contact_person_id').references(() => users.id),
    defaultSourceLocale: text('default_source_locale'),
    targetLocales: text('target_locales')
      .array()
      .notNull()
      .default(sql`'{}'`),
    priceListId: uuid('price_list_id'),
    netRateSettingsId: uuid('net_rate_settings_id'),
    /** Workflow codes of a new project, in their order. */
    workflows: text('workflows')
      .array()
      .notNull()
      .default(sql`'{TRANSLATION}'`),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    memo: text('memo'),
    /** The rules that apply: those of the account, but for what the unit sets itself. */
    placement: jsonb('placement').$type<PlacementRules>().notNull().default({
      enabled: false,
      minimumScore: 0,
      minimumJobs: 0,
      qualityFilterEnabled: true,
      rateFilterEnabled: true,
      tagFilterEnabled: false,
    }),
    /** The rules of `placement` that the unit sets itself. */
    placementOverrides: jsonb('placement_overrides').$type<Partial<PlacementRules>>().notNull().default({}),
    /** Whether managers may add files to its projects once they are past DRAFT. */
    allowsAdditions: boolean('allows_additions').notNull().default(true),
    /** ACTIVE or INACTIVE: whether new projects can be created in it. */
    status: text('status').notNull().default('ACTIVE'),
    /** Whether its new projects are delivered with their last task. */
    automationEnabled: boolean('automation_enabled').notNull().default(true),
    tmMatchOverRepetition: boolean('tm_match_over_repetition').notNull().default(true),
    ntMatchOverRepetition: boolean('nt_match_over_repetition').notNull().default(false),
    /** How the words of its new projects are counted; null for the counter of the account. */
    wordCounter: text('word_counter').$type<WordCounter>(),
    contactNotes: text('contact_notes').notNull().default(''),
    address: jsonb('address').$type<PostalAddress>().notNull().default({}),
    website: text('website').notNull().default(''),
    phone: text('phone').notNull().default(''),
    mobile: text('mobile').notNull().default(''),
    emails: text('emails')
      .array()
      .notNull()
      .default(sql`'{}'`),
    externalId: text('external_id').notNull().default(''),
    /** VAT ID or tax number, as invoices name it. */
    taxpayerId: text('taxpayer_id').notNull().default(''),
    /** Where invoices are sent. */
    billingEmail: text('billing_email').notNull().default(''),
    /** A text on its invoices. */
    invoiceInfo: text('invoice_info').notNull().default(''),
    /** Days after which its invoices are due; null for the terms of the account. */
    daysUntilPaymentDue: integer('days_until_payment_due'),
    /** Whether reviews of its work are submitted without categories, and have no score then. */
    categorizationDisabled: boolean('categorization_disabled').notNull().default(false),
    requiresPurchaseOrder: boolean('requires_purchase_order').notNull().default(false),
    /** Whether its invoices are sent by email once they are issued; and to those who have asked for the projects, too. */
    sendsInvoices: boolean('sends_invoices').notNull().default(false),
    sendsInvoicesToRequester: boolean('sends_invoices_to_requester').notNull().default(false),
    /** Id of its contact in Xero. */
    xeroId: text('xero_id').notNull().default(''),
    /** Its option of the tracking category in Xero; empty for its name. */
    trackingCategory: text('tracking_category').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('org_units_account').on(table.accountId, table.name),
    index('org_units_organization').on(table.organizationId),
  ],
)

/** The members of an organizational unit: clients see its projects, linguists are eligible for its tasks. */
export const orgUnitMembers = pgTable(
  'org_unit_members',
  {
    orgUnitId: uuid('org_unit_id')
      .notNull()
      .references(() => orgUnits.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.orgUnitId, table.userId] }),
    index('org_unit_members_user').on(table.userId),
  ],
)

/** The members of an organization, and thereby of each of its organizational units. */
export const organizationMembers = pgTable(
  'organization_members',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index('organization_members_user').on(table.userId),
  ],
)

/** Contracts that people of an account have to accept before they use it. */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    number: number(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Shared by the versions of a contract. */
    lineId: uuid('line_id').notNull().defaultRandom(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    /** Sanitized HTML. */
    content: text('content').notNull(),
    required: boolean('required').notNull().default(true),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index('contracts_account').on(table.accountId, table.createdAt),
    uniqueIndex('contracts_line').on(table.lineId, table.version),
  ],
)

export const contractAcceptances = pgTable(
  'contract_acceptances',
  {
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    acceptedAt: moment('accepted_at')
      .notNull()
      .default(sql`now()`),
    address: text('address'),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.userId] })],
)

/** The hosts at which an account's people sign in: its subdomain, and one of its own domain. */
export const accountAddresses = pgTable(
  'account_addresses',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'SUBDOMAIN' | 'CUSTOM'>().notNull(),
    /** Lower case. */
    host: text('host').notNull(),
    /** The text that the TXT record must contain; null for subdomains. */
    token: text('token'),
    /** When the record was last found, of subdomains when they were chosen; null while the host does not work. */
    verifiedAt: moment('verified_at'),
    checkedAt: moment('checked_at'),
    /** The records found instead by the last look-up; null if it found the right one. */
    found: jsonb('found').$type<string[]>(),
    /** Whether the name servers did not answer the last look-up. */
    lookupFailed: boolean('lookup_failed').notNull().default(false),
    /** Certificates that were issued until then do not count. */
    certificateRemovedAt: moment('certificate_removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind] }),
    uniqueIndex('account_addresses_host')
      .on(table.host)
      .where(sql`${table.verifiedAt} is not null`),
  ],
)

/** Groups of people who have permissions together. */
export const permissionGroups = pgTable(
  'permission_groups',
  {
    id: id(),
    number: number(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('permission_groups_account').on(table.accountId, table.name)],
)

export const permissionGroupMembers = pgTable(
  'permission_group_members',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => permissionGroups.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('permission_group_members_user').on(table.userId),
  ],
)

export const userLanguagePairs = pgTable(
  'user_language_pairs',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Wire locales, e.g. en and pt_br. */
    source: text('source').notNull(),
    target: text('target').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.source, table.target] })],
)
