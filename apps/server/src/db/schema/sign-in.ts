import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, number } from '../columns.ts'
import { accounts, users } from './people.ts'

/** The authenticator app of a person. */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, encrypted. */
  secret: text('secret').notNull(),
  /** Null until a first code has shown that the app has the secret; until then nobody is asked for one. */
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last code that was accepted: no code works twice. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: createdAt(),
})

/** Codes that stand in for a lost authenticator app, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, in hex; the codes are random and long. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** What a secret that was sent or shown is good for. */
export type SecretPurpose = 'RESET' | 'INVITATION' | 'ONE_TIME' | 'IMPERSONATION' | 'MFA_EMAIL' | 'EMAIL_CHANGE'

/** Secrets that were mailed or shown: single use, short-lived, bound to one purpose. */
export const oneTimeSecrets = pgTable(
  'one_time_secrets',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<SecretPurpose>().notNull(),
    /** SHA-256 of the secret, in hex. */
    secretHash: text('secret_hash').notNull(),
    /** What else it is bound to: the new address, the session, who impersonates. */
    data: jsonb('data').$type<Record<string, string>>().notNull().default({}),
    /** Wrong guesses so far; a short code is worth few. */
    failed: integer('failed').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [index('one_time_secrets_user').on(table.userId, table.purpose)],
)

/** What people of an account have to accept before they use it. */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    number: number(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    /** Sanitized HTML. */
    content: text('content').notNull(),
    required: boolean('required').notNull().default(true),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [index('contracts_account').on(table.accountId, table.createdAt)],
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
