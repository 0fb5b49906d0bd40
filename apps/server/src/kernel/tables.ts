import type { AccountType } from '@dragoman/sdk/permissions'
import type { Role } from '@dragoman/sdk/roles'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  inet,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { EntityType, JournalEvent } from '../generated/journal.ts'
import type { Encrypted } from './encrypted.ts'
import { cause, createdAt, id, moment, number } from './database/columns.ts'
import { foldedText } from './database/fold-text.ts'
import { piecesOfText } from './database/search-pieces.ts'
import { lowerAsciiOf } from './database/lower-ascii.ts'
import { storedFile, storedFilesIn } from './stored-files.ts'

/** Where people start after they sign in: the app or the portal. */
export type EntryPoint = 'HOME' | 'PORTAL_HOME'

/** A logo: what was uploaded, and the keys of its stored pictures. */
export interface StoredLogo {
  fileName: string
  mediaType: string
  /** Bytes of the original, after it was cleaned. */
  size: number
  /** Pixels. */
  width: number
  height: number
  /** Keys of stored files. */
  original: string
  square: string
  wide: string
}

/** Kinds of things that sample data has. */
export type SampleType =
  | 'ORGANIZATION'
  | 'ORG_UNIT'
  | 'PRICE_LIST'
  | 'PROJECT'
  | 'TRANSLATION_MEMORY'
  | 'GLOSSARY'
  | 'USER'

/** A tenant. Everything but instance settings belongs to exactly one account. */
export const accounts = pgTable('accounts', {
  id: id(),
  number: number(),
  name: text('name').notNull(),
  /** PERSONAL, BUSINESS or ENTERPRISE. */
  tier: text('tier').$type<AccountType>().notNull().default('BUSINESS'),
  currency: text('currency').notNull().default('USD'),
  /** Words that can be translated in a month; null for the quota of the tier. */
  wordsPerMonth: integer('words_per_month'),
  trialEndsAt: moment('trial_ends_at'),
  /** Since when its people are kept out, and what they are told. */
  suspendedAt: moment('suspended_at'),
  suspensionReason: text('suspension_reason'),
  /** The logo shown instead of the product's, and to clients in the portal; null without one. */
  logo: jsonb('logo').$type<StoredLogo>(),
  portalLogo: jsonb('portal_logo').$type<StoredLogo>(),
  /** Where people start by their role; HOME for roles that are missing. */
  entryPoints: jsonb('entry_points').$type<Partial<Record<Role, EntryPoint>>>().notNull().default({}),
  /** Its customer at the card payment provider; null before the billing portal was opened. */
  stripeCustomerId: text('stripe_customer_id'),
  /** The last project number given out in this account. */
  lastProject: integer('last_project').notNull().default(0),
  /** Whether `journal_news` lists what is recorded, for something that follows it. */
  journalFollowed: boolean('journal_followed').notNull().default(false),
  createdAt: createdAt(),
})

for (const logo of [accounts.logo, accounts.portalLogo])
  storedFilesIn(
    sql`select ${logo} ->> picture from ${accounts}, unnest(array['original', 'square', 'wide']) as picture`,
  )

/** The text that a search for people looks through, as the index has it. */
export const personNames = ({ name, email }: { name: SQLWrapper; email: SQLWrapper }): SQL =>
  sql`(${name} || chr(10) || ${email})`

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
    /** Whether the address signs this person in; false while it is a user name in another account. */
    ownsEmail: boolean('owns_email').notNull().default(true),
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
    /** Words that a linguist translates on a working day; null for the default. */
    wordsPerDay: integer('words_per_day'),
    /** How often payables are created for the person, and on which day of the month; null where nothing is agreed. */
    invoicingPeriodicity: text('invoicing_periodicity').$type<'WEEKLY' | 'BIWEEKLY' | 'MONTHLY' | 'QUARTERLY'>(),
    invoicingDayOfMonth: integer('invoicing_day_of_month'),
    /** Key of the stored picture; null without one. */
    avatarKey: storedFile('avatar_key'),
    /** Interface language of mails and, where no cookie says otherwise, of pages; BCP 47. */
    language: text('language').notNull().default('en'),
    /** Whether a code by mail is asked for after the password. */
    mfaEmail: boolean('mfa_email').notNull().default(false),
    /** Where the person starts; null for where their roles do. */
    entryPoint: text('entry_point').$type<EntryPoint>(),
    /** Since when an administrator keeps the person out; null where no one does. */
    blockedAt: moment('blocked_at'),
    /** The person's own preferences, by name: theme, density, notifications, subscriptions. */
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
    uniqueIndex('users_email')
      .on(lowerAsciiOf(table.email))
      .where(sql`${table.ownsEmail}`),
    uniqueIndex('users_email_in_account').on(table.accountId, lowerAsciiOf(table.email)),
    index('users_account').on(table.accountId, table.name),
    index('users_names').using('gin', piecesOfText(foldedText(personNames(table)))),
  ],
)

/**
 * Entries about what an account sets up rather than works on: few of them, and indexed by event, so that the last one is
 * found however long ago it was. The planner takes that index where it reads the same words.
 */
export const aboutSettings = sql.raw(
  "entity_type in ('ACCOUNT', 'CONTRACT', 'CUSTOM_FIELD', 'NET_RATE_SETTINGS', 'ORG_UNIT', 'PIPELINE', 'PRICE_LIST', 'PROJECT_ROUTING', 'THIRD_PARTY', 'WEBHOOK')",
)

/** In an entry about a glossary: the term that it is about, by its id, or the concept, by its id or its number. */
export const glossaryPart = sql.raw("coalesce(detail ->> 'termUuid', detail ->> 'conceptUuid', detail ->> 'conceptId')")

/** Every change with its author and time: the one record behind activity pages, audit, webhooks and undo. */
export const journal = pgTable(
  'journal',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    accountId: uuid('account_id').references(() => accounts.id),
    at: moment('at')
      .notNull()
      .default(sql`clock_timestamp()`),
    /** Null for the system itself. */
    userId: uuid('user_id').references(() => users.id),
    /** The person who was signed in as the actor. */
    impersonatorId: uuid('impersonator_id').references(() => users.id),
    requestId: text('request_id'),
    /** Where the request came from; null for the system, and for entries from before it was noted. */
    address: inet('address'),
    /** A name of openapi/shared/journal.yaml; older versions may have written names that it no longer has. */
    event: text('event').$type<JournalEvent>().notNull(),
    /** As the contract spells it (ActivityEntityType). */
    entityType: text('entity_type').$type<EntityType>().notNull(),
    entityId: text('entity_id').notNull(),
    entityName: text('entity_name').notNull(),
    projectId: uuid('project_id'),
    before: jsonb('before').$type<Record<string, unknown> | null>(),
    after: jsonb('after').$type<Record<string, unknown> | null>(),
    detail: jsonb('detail').$type<Record<string, unknown> | null>(),
  },
  (table) => [
    index('journal_account').on(table.accountId, table.id),
    index('journal_project').on(table.projectId, table.id),
    index('journal_user').on(table.userId, table.id),
    index('journal_entity').on(table.entityId, table.id),
    index('journal_settings').on(table.accountId, table.event, table.id).where(aboutSettings),
    index('journal_glossary').on(table.entityId, glossaryPart, table.id).where(sql.raw("entity_type = 'GLOSSARY'")),
  ],
)

/** Entries that what follows the journal of their account has not read yet, noted in the transaction of the entry. */
export const journalNews = pgTable('journal_news', {
  id: bigint('id', { mode: 'number' })
    .primaryKey()
    .references(() => journal.id),
})

/** Entries that the server's own readers of the journal have not read yet (`journal-feed.ts`), noted in the same way. */
export const journalFeed = pgTable('journal_feed', { id: bigint('id', { mode: 'number' }).primaryKey() })

/** How far the entries of an account are sealed (`journal-chain.ts`), and where its chain begins. */
export const journalChains = pgTable('journal_chains', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  /** Id of the first entry that was sealed: what came before it never is. */
  firstEntry: bigint('first_entry', { mode: 'number' }).notNull(),
  /** Of the newest seal; 0 and empty before the first. */
  position: bigint('position', { mode: 'number' }).notNull().default(0),
  hash: text('hash').notNull().default(''),
  /** Of the last seal that went with its entry when that was too old. */
  anchor: bigint('anchor', { mode: 'number' }).notNull().default(0),
  anchorHash: text('anchor_hash').notNull().default(''),
  /** Entries that went because they were too old, sealed or not. */
  removed: bigint('removed', { mode: 'number' }).notNull().default(0),
  /** The result of the last check, as the wire shows it, and who made it. */
  lastCheck: jsonb('last_check').$type<Record<string, unknown>>(),
  checkedBy: uuid('checked_by').references(() => users.id),
})

/** The links of the chains: the hash of an entry and of the link before it. They outlive an entry that someone deletes. */
export const journalSeals = pgTable(
  'journal_seals',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    position: bigint('position', { mode: 'number' }).notNull(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.position] }),
    uniqueIndex('journal_seals_entry').on(table.entryId),
  ],
)

/**
 * That something has changed, for those who look at it (`change-log.ts`). Kept for an hour; ids grow in the order in which
 * the changes were committed.
 */
export const changeLog = pgTable(
  'change_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at')
      .notNull()
      .default(sql`clock_timestamp()`),
    accountId: uuid('account_id').notNull(),
    /** The only person who is told; null for everyone who may see it. */
    userId: uuid('user_id'),
    /** The person who made the change; null for the system. */
    actorId: uuid('actor_id'),
    requestId: text('request_id'),
    /** As the journal names it. */
    event: text('event').notNull(),
    entityType: text('entity_type').notNull(),
    entityId: text('entity_id').notNull(),
    projectId: uuid('project_id'),
    /** People who had it before, or have it now: they are told even if they can no longer see it. */
    concerns: uuid('concerns')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whether it was a task that linguists could claim. */
    wasOpen: boolean('was_open').notNull().default(false),
  },
  (table) => [index('change_log_account').on(table.accountId, table.id), index('change_log_at').on(table.at)],
)

/** A long operation: what it does, how far it is, how it ended. The row is also its place in the queue. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    number: number(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    projectId: uuid('project_id'),
    type: text('type').notNull(),
    /** STARTED, FINISHED, FINISHED_WARNING, FAILED or CANCELLED, which the wire shows as FINISHED_WARNING. */
    status: text('status').notNull().default('STARTED'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    report: jsonb('report').$type<Record<string, unknown>>(),
    /** A sentence for people. */
    error: text('error'),
    errorCause: cause('error_cause'),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    attempt: integer('attempt').notNull().default(0),
    /** The run that has taken it; null while it waits and when it has ended. */
    holder: uuid('holder'),
    /** Until when no other process may take it, unless the holder says so again; null for one that waits. */
    heldUntil: moment('held_until'),
    createdBy: uuid('created_by').references(() => users.id),
    /** The person who was signed in as the author. */
    impersonatorId: uuid('impersonator_id').references(() => users.id),
    /** Where the request came from that has started it. */
    address: inet('address'),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    resultFileKey: storedFile('result_file_key'),
  },
  (table) => [
    index('jobs_account').on(table.accountId, table.createdAt),
    index('jobs_project').on(table.projectId, table.createdAt),
    index('jobs_waiting')
      .on(table.createdAt)
      .where(sql`${table.status} = 'STARTED'`),
  ],
)

// Until it has ended, a job needs what it was given; one that did not finish can be run again.
storedFilesIn(
  sql`select ${jobs.params} ->> 'fileKey' from ${jobs} where ${jobs.status} in ('STARTED', 'FAILED', 'CANCELLED')`,
)

/** The changes that a job has made to many things, and how long they can be undone. */
export const bulkChanges = pgTable('bulk_changes', {
  /** That of the job. */
  id: uuid('id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  accountId: uuid('account_id')
    .notNull()
    .references(() => accounts.id),
  /** The kind of change, which decides how it is undone. */
  kind: text('kind').notNull(),
  changedAt: moment('changed_at').notNull(),
  undoableUntil: moment('undoable_until').notNull(),
  undoneAt: moment('undone_at'),
  undoneBy: uuid('undone_by').references(() => users.id),
  /** The restored and the kept rows, as the API shows them. */
  undoReport: jsonb('undo_report').$type<Record<string, unknown>>(),
})

/** One of the things that a bulk change has changed: what it was and became, for those who undo it. */
export const bulkChangeRows = pgTable(
  'bulk_change_rows',
  {
    changeId: uuid('change_id')
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    entityId: uuid('entity_id').notNull(),
    name: text('name').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.changeId, table.entityId] })],
)

/** The one row that tells the servers on this database what they share. */
export const installation = pgTable('installation', {
  id: integer('id').primaryKey().default(1),
  /** Also written where the files are kept: a server that finds another one there has other files. */
  storageId: uuid('storage_id').notNull().defaultRandom(),
  /** Tells one secret key from others, and nothing of it. */
  keyMark: text('key_mark').notNull(),
  /** The same of the key before, as long as something is encrypted with it. */
  formerKeyMark: text('former_key_mark'),
  /** When what is no longer needed was last removed. */
  tidiedAt: moment('tidied_at'),
})

/** Files in the object store. */
export const files = pgTable('files', {
  key: text('key').primaryKey(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => accounts.id),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  /** SHA-256, in hex. */
  hash: text('hash').notNull(),
  createdAt: createdAt(),
})

/** Things that were added as sample data, until someone keeps them as their own. */
export const sampleObjects = pgTable(
  'sample_objects',
  {
    /** Of the thing itself. */
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    type: text('type').$type<SampleType>().notNull(),
  },
  (table) => [index('sample_objects_account').on(table.accountId)],
)

/** Writes that came with an `Idempotency-Key`, for a day: the same one again is answered as it was. */
export const repeatableWrites = pgTable(
  'repeatable_writes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key. */
    key: text('key').notNull(),
    /** SHA-256 of what was asked. */
    request: text('request').notNull(),
    /** Encrypted, since answers can hold secrets. Empty while the write is under way, where no one else sees it. */
    answer: text('answer').$type<Encrypted>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('repeatable_writes_age').on(table.createdAt)],
)

/** Mails to send, written in the transaction of what they tell of; the sender goes through them beside everything else. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    /** Subject, text and HTML, encrypted: they hold links and codes. Null once it is sent. */
    content: text('content').$type<Encrypted>(),
    attempts: integer('attempts').notNull().default(0),
    /** When to try; null when it is sent or given up. */
    dueAt: moment('due_at').default(sql`now()`),
    sentAt: moment('sent_at'),
    /** Why the last attempt failed. */
    error: text('error'),
    createdAt: createdAt(),
  },
  (table) => [index('mails_due').on(table.dueAt)],
)
