import type { Role } from '@dragoman/sdk/roles'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../../kernel/database/columns.ts'
import { organizations } from '../../identity/tables.ts'
import { accounts, users } from '../../kernel/tables.ts'

/** The source of a rule: a role or a group that the directory gives a person, or one of their attributes. */
type RuleSource = 'ROLE' | 'GROUP' | 'DEPARTMENT' | 'USER_TYPE'

/** A rule: people with this value in the directory get this here. */
export type ProvisioningRule = { source: RuleSource; value: string } & (
  | { target: 'ROLE'; role: Role }
  | { target: 'ORG_UNIT' | 'PERMISSION_GROUP'; uuid: string }
)

/** How a directory provisions people of an account; an account that has no token and decided nothing has no row. */
export const provisioning = pgTable(
  'provisioning',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    enabled: boolean('enabled').notNull().default(true),
    /** SHA-256 of the token, in hex; null while there is none. */
    tokenHash: text('token_hash'),
    /** Its last four characters, by which people tell tokens apart. */
    tokenHint: text('token_hint').notNull().default(''),
    tokenCreatedAt: moment('token_created_at'),
    tokenCreatedBy: uuid('token_created_by').references(() => users.id, { onDelete: 'set null' }),
    /** From when on it is refused. */
    tokenExpiresAt: moment('token_expires_at'),
    /** Role of new people to whom no rule gives one. */
    defaultRole: text('default_role').$type<Role>().notNull().default('VENDOR'),
    /** The organization of new people; null for none. */
    organizationId: uuid('organization_id').references(() => organizations.id, { onDelete: 'set null' }),
    /** Whether new people get an email with a link to choose a password. */
    invites: boolean('invites').notNull().default(true),
    rules: jsonb('rules').$type<ProvisioningRule[]>().notNull().default([]),
    /** When the last sync began, and when the directory last asked for anything. */
    syncStartedAt: moment('sync_started_at'),
    lastRequestAt: moment('last_request_at'),
  },
  (table) => [uniqueIndex('provisioning_token').on(table.tokenHash)],
)

export type SyncOutcome = 'CREATED' | 'UPDATED' | 'DEACTIVATED' | 'REACTIVATED' | 'GROUP_CHANGED' | 'REFUSED'

/** The changes and refusals of syncs; kept for 30 days. */
export const syncEntries = pgTable(
  'sync_entries',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    outcome: text('outcome').$type<SyncOutcome>().notNull(),
    /** The person or the group. */
    name: text('name').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The reason given to the directory; null except for REFUSED. */
    reason: text('reason'),
  },
  (table) => [index('sync_entries_account').on(table.accountId, table.at)],
)
