import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { XeroContact, XeroMapping } from '@dragoman/sdk/operations/xero'
import { createdAt, id, moment, money, sealedText } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id)

/** CHOOSING: agreed, but for several organizations. EXPIRED: has to be connected again. */
export type ConnectionState = 'CHOOSING' | 'CONNECTED' | 'EXPIRED' | 'DISCONNECTED'

/** Why Xero gave no result: it has to be connected again, was asked too much, didn't answer, or refused the call. */
export type XeroReason = 'SIGN_IN' | 'LIMIT' | 'UNREACHABLE' | 'REFUSED'

/** An organization of Xero that a person has agreed to connect. */
export interface Organization {
  id: string
  name: string
  /** The id of the agreement, under which Xero ends it. */
  connectionId: string
}

/** An account's connection to an organization of Xero; the row stays after disconnecting, without its tokens. */
export const xeroConnections = pgTable('xero_connections', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  state: text('state').$type<ConnectionState>().notNull(),
  organization: jsonb('organization').$type<Organization>(),
  /** The organizations to choose from. */
  organizations: jsonb('organizations').$type<Organization[]>().notNull().default([]),
  /** Encrypted; null once it is disconnected. */
  accessToken: sealedText('access_token'),
  accessEndsAt: moment('access_ends_at'),
  /** Encrypted. Xero takes each once. */
  refreshToken: sealedText('refresh_token'),
  connectedBy: uuid('connected_by').references(() => users.id),
  connectedAt: moment('connected_at').notNull(),
  mapping: jsonb('mapping').$type<XeroMapping>().notNull().default({ taxes: [], bankAccounts: [] }),
  /** The last event of the finance records that was taken into the queue. */
  position: bigint('position', { mode: 'number' }).notNull(),
  /** Until when changes in Xero were read. */
  checkedAt: moment('checked_at').notNull(),
  lastSyncedAt: moment('last_synced_at'),
  nextSyncAt: moment('next_sync_at').notNull(),
  /** When someone asked for a sync that hasn't begun. */
  requestedAt: moment('requested_at'),
  problem: text('problem').$type<XeroReason>(),
  problemDetail: text('problem_detail'),
  problemSince: moment('problem_since'),
  /** Failed syncs in a row, and when the next one may be tried. */
  failures: integer('failures').notNull().default(0),
  retryAt: moment('retry_at'),
  /** Calls of a day, in UTC, and of the minute that began at `minuteAt`. */
  callDay: date('call_day', { mode: 'string' }),
  callsToday: integer('calls_today').notNull().default(0),
  minuteAt: moment('minute_at'),
  callsInMinute: integer('calls_in_minute').notNull().default(0),
  /** Until when Xero has asked to be left alone. */
  blockedUntil: moment('blocked_until'),
  /** The server that syncs it, and until when no other may unless it says so again. */
  holder: uuid('holder'),
  heldUntil: moment('held_until'),
})

/** The contacts that clients and linguists are in Xero; without one where several could be. */
export const xeroContacts = pgTable(
  'xero_contacts',
  {
    accountId: accountId(),
    /** The organization of Xero. */
    organizationId: text('organization_id').notNull(),
    /** The organizational unit or the linguist. */
    partyId: uuid('party_id').notNull(),
    kind: text('kind').$type<'CLIENT' | 'LINGUIST'>().notNull(),
    name: text('name').notNull(),
    contactId: text('contact_id'),
    candidates: jsonb('candidates').$type<XeroContact[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.organizationId, table.partyId] })],
)

export type SentKind = 'INVOICE' | 'CREDIT_NOTE' | 'BILL'

/** Why a document is held in the queue. */
export type QueueProblem = 'MAPPING_MISSING' | 'CONTACT_OPEN' | 'REFUSED' | 'DIFFERS'

/** Documents on their way to Xero, in the order of their numbers; a row goes once it is sent. */
export const xeroQueue = pgTable(
  'xero_queue',
  {
    id: id(),
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    accountId: accountId(),
    kind: text('kind').$type<SentKind>().notNull(),
    documentId: uuid('document_id').notNull(),
    what: text('what').$type<'DOCUMENT' | 'PAYMENT' | 'VOID'>().notNull(),
    amount: money('amount').notNull(),
    /** Whether it replaces the one in Xero. */
    isReplacing: boolean('is_replacing').notNull().default(false),
    tries: integer('tries').notNull().default(0),
    problem: text('problem').$type<QueueProblem>(),
    detail: text('detail'),
    createdAt: createdAt(),
  },
  (table) => [
    index('xero_queue_account').on(table.accountId, table.number),
    index('xero_queue_document').on(table.documentId),
  ],
)

/** Changes that Xero has told of and that are still to be read. */
export const xeroHooks = pgTable(
  'xero_hooks',
  {
    id: id(),
    accountId: accountId(),
    category: text('category').notNull(),
    resourceId: text('resource_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [uniqueIndex('xero_hooks_resource').on(table.accountId, table.category, table.resourceId)],
)

/** Syncs that have ended. */
export const xeroSyncs = pgTable(
  'xero_syncs',
  {
    id: id(),
    accountId: accountId(),
    reason: text('reason').$type<'SCHEDULE' | 'DOCUMENT' | 'WEBHOOK' | 'REQUEST'>().notNull(),
    startedAt: moment('started_at').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    sent: integer('sent').notNull(),
    received: integer('received').notNull(),
    held: integer('held').notNull(),
    failed: integer('failed').notNull(),
    problem: text('problem').$type<XeroReason>(),
    detail: text('detail'),
  },
  (table) => [index('xero_syncs_account').on(table.accountId, sql`${table.startedAt} desc`)],
)
