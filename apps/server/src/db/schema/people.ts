import type { AccountType } from '@dragoman/sdk/permissions'
import type { Role } from '@dragoman/sdk/roles'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, number } from '../columns.ts'

/** A tenant. Everything but instance settings belongs to exactly one account. */
export const accounts = pgTable('accounts', {
  id: id(),
  number: number(),
  name: text('name').notNull(),
  /** PERSONAL, BUSINESS or ENTERPRISE. */
  tier: text('tier').$type<AccountType>().notNull().default('BUSINESS'),
  currency: text('currency').notNull().default('USD'),
  /** The last project number given out in this account. */
  lastProject: integer('last_project').notNull().default(0),
  createdAt: createdAt(),
})

export const users = pgTable(
  'users',
  {
    id: id(),
    number: number(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The user name; compared without case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** An argon2 hash; null while the person has not chosen a password. */
    passwordHash: text('password_hash'),
    /** ACTIVE, INACTIVE or DISABLED. */
    status: text('status').notNull().default('ACTIVE'),
    /** Role names without the prefix ROLE_. */
    roles: text('roles')
      .array()
      .$type<Role[]>()
      .notNull()
      .default(sql`'{}'`),
    country: text('country'),
    state: text('state'),
    city: text('city'),
    postalCode: text('postal_code'),
    timezone: text('timezone'),
    currency: text('currency'),
    slackHandle: text('slack_handle'),
    /** Key of the stored picture; null without one. */
    avatarKey: text('avatar_key'),
    /** Interface language of mails and, where no cookie says otherwise, of pages; BCP 47. */
    language: text('language').notNull().default('en'),
    /** Whether a code by mail is asked for after the password. */
    mfaEmail: boolean('mfa_email').notNull().default(false),
    /** Where the person starts: HOME or PORTAL_HOME. */
    entryPoint: text('entry_point').$type<'HOME' | 'PORTAL_HOME'>().notNull().default('HOME'),
    /** Since when an administrator keeps the person out; null where nobody does. */
    blockedAt: moment('blocked_at'),
    /** What the person chose for themselves, by name: theme, density, notifications, subscriptions. */
    preferences: jsonb('preferences').$type<Record<string, unknown>>().notNull().default({}),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whether tasks may be given to them by the automatic placement. */
    autopilotEnabled: boolean('autopilot_enabled').notNull().default(true),
    /** Since when the person is gone; what they did keeps their name. */
    removedAt: moment('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_account').on(table.accountId, table.name),
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
    /** browser (cookie) or token (X-AUTH-TOKEN). */
    kind: text('kind').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    address: text('address'),
    userAgent: text('user_agent'),
    /** Whether a code by mail is still to be entered. */
    awaitsMfaEmail: boolean('awaits_mfa_email').notNull().default(false),
    /** Who acts as the person, while somebody does. */
    impersonatorId: uuid('impersonator_id').references(() => users.id, { onDelete: 'cascade' }),
    lastSeenAt: moment('last_seen_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** One pair of machine keys a person; making a new one ends the old one. */
export const apiKeys = pgTable('api_keys', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  accessKey: text('access_key').notNull().unique(),
  /** SHA-256 of the secret, in hex; the secret itself is random and long. */
  secretHash: text('secret_hash').notNull(),
  createdAt: createdAt(),
})

/** Failed attempts, counted per user name and address so that nobody locks out another from elsewhere. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    /** LOGIN, RESET or CODE. */
    purpose: text('purpose').$type<'LOGIN' | 'RESET' | 'CODE'>().notNull().default('LOGIN'),
    username: text('username').notNull(),
    address: text('address').notNull(),
    failed: integer('failed').notNull().default(0),
    lastFailedAt: moment('last_failed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.username, table.address] })],
)

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

/** Whom the automatic placement of a unit may give tasks to. */
export interface PlacementRules {
  enabled: boolean
  /** Average score, from 0 to 100, that a linguist has to have; 0 asks for none. */
  minimumScore: number
  /** Delivered tasks of the language pair that a linguist has to have. */
  minimumJobs: number
  qualityFilterEnabled: boolean
  rateFilterEnabled: boolean
  tagFilterEnabled: boolean
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
    placement: jsonb('placement').$type<PlacementRules>().notNull().default({
      enabled: false,
      minimumScore: 0,
      minimumJobs: 0,
      qualityFilterEnabled: true,
      rateFilterEnabled: true,
      tagFilterEnabled: false,
    }),
    createdAt: createdAt(),
  },
  (table) => [index('org_units_account').on(table.accountId, table.name)],
)

/** Who belongs to a unit: clients see its projects, linguists are eligible for its tasks. */
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

/** Who belongs to a whole organization, and with it to each of its units. */
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

export interface WorkflowSettings {
  projectAutomationEnabled: boolean
  zenModeEnabled: boolean
}

/** The steps that an account works in; codes never change once made. */
export const workflows = pgTable(
  'workflows',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    code: text('code').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    sequence: integer('sequence').notNull(),
    projectSequence: integer('project_sequence').notNull(),
    active: boolean('active').notNull().default(true),
    editorEnabled: boolean('editor_enabled').notNull().default(true),
    settings: jsonb('settings')
      .$type<WorkflowSettings>()
      .notNull()
      .default({ projectAutomationEnabled: true, zenModeEnabled: false }),
  },
  (table) => [uniqueIndex('workflows_code').on(table.accountId, table.code)],
)
