import type {
  ConnectorFault,
  ConnectorReason,
  ConnectorRepository,
  ConnectorSettings,
} from '@dragoman/sdk/operations/connectors'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orgUnits } from '../../identity/tables.ts'
import { createdAt, id, moment, sealedText } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { projectResources, projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'

const account = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id)
const unit = () =>
  uuid('org_unit_id')
    .notNull()
    .references(() => orgUnits.id, { onDelete: 'cascade' })

/** A connection of an organizational unit to another system. */
export const connectorConfigs = pgTable(
  'connector_configs',
  {
    id: id(),
    accountId: account(),
    orgUnitId: unit(),
    kind: text('kind').$type<ConnectorKind>().notNull(),
    name: text('name').notNull(),
    /** The one that the published calls of its kind mean. */
    isDefault: boolean('is_default').notNull().default(false),
    active: boolean('active').notNull().default(true),
    /** Fields without the secret ones. */
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    /** The others, as JSON, encrypted for this row alone. */
    secrets: sealedText('secrets').notNull(),
    repositories: jsonb('repositories').$type<ConnectorRepository[]>().notNull().default([]),
    settings: jsonb('settings').$type<ConnectorSettings>().notNull().default({}),
    /** The person for whom it acts. */
    ownerId: uuid('owner_id').references(() => users.id),
    /** Whether the other system refused the sign-in the last time. */
    isSignInRefused: boolean('is_sign_in_refused').notNull().default(false),
    failuresInRow: integer('failures_in_row').notNull().default(0),
    pausedAt: moment('paused_at'),
    /** When it is synchronized next by itself; null where it isn't. */
    nextAt: moment('next_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('connector_configs_default')
      .on(table.orgUnitId, table.kind)
      .where(sql`${table.isDefault}`),
    uniqueIndex('connector_configs_name').on(table.accountId, table.kind, sql`lower(${table.name})`),
    index('connector_configs_due')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
  ],
)

/** Connections of one kind that are synchronized together. */
export const connectorGroups = pgTable(
  'connector_groups',
  {
    id: id(),
    accountId: account(),
    orgUnitId: unit(),
    kind: text('kind').$type<ConnectorKind>().notNull(),
    name: text('name').notNull(),
    configIds: uuid('config_ids').array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('connector_groups_name').on(table.accountId, table.kind, sql`lower(${table.name})`)],
)

/** A piece of content of the other system. */
export const connectorItems = pgTable(
  'connector_items',
  {
    id: id(),
    configId: uuid('config_id')
      .notNull()
      .references(() => connectorConfigs.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    title: text('title').notNull(),
    url: text('url'),
    /** The adapter's own note of where it stands, such as the repository. */
    place: jsonb('place').$type<Record<string, string>>().notNull().default({}),
    /** The version that was seen last. */
    version: text('version').notNull(),
    /** The version whose text a project has; null before there is one. */
    takenVersion: text('taken_version'),
    /** Hash of the texts that were taken. */
    contentHash: text('content_hash'),
    isGone: boolean('is_gone').notNull().default(false),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'set null' }),
    resourceId: uuid('resource_id').references(() => projectResources.id, { onDelete: 'set null' }),
    seenAt: moment('seen_at').notNull(),
    /** The run that has seen it last. */
    seenBy: uuid('seen_by'),
  },
  (table) => [
    uniqueIndex('connector_items_key').on(table.configId, table.key),
    index('connector_items_project').on(table.projectId),
    index('connector_items_resource').on(table.resourceId),
  ],
)

/** The translation of an item into one language. */
export const connectorTargets = pgTable(
  'connector_targets',
  {
    id: id(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => connectorItems.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    workUnitId: uuid('work_unit_id').references(() => workUnits.id, { onDelete: 'set null' }),
    /** Its name in the other system; null before it is there. */
    remoteKey: text('remote_key'),
    url: text('url'),
    /** Hash of what stood there after our last write, or before our first one; null where nothing did. */
    remoteHash: text('remote_hash'),
    /** Hash of what we have written last. */
    sentHash: text('sent_hash'),
    /** Hash of what a write that is under way sends: whether it has arrived is seen by what stands there. */
    intendedHash: text('intended_hash'),
    deliveredAt: moment('delivered_at'),
    /** The version that someone has changed there, while that waits for a decision. */
    heldVersion: text('held_version'),
    /** Theirs may be overwritten while it has this version. */
    overwrites: text('overwrites'),
    /** Ours is not written while it has this hash. */
    keepsTheirs: text('keeps_theirs'),
    /** Hash of the text of theirs whose translations a memory has taken. */
    learnedHash: text('learned_hash'),
  },
  (table) => [
    uniqueIndex('connector_targets_locale').on(table.itemId, table.locale),
    index('connector_targets_work_unit').on(table.workUnitId),
  ],
)

/** The wishes with which a run was started. */
export interface RunParams {
  keys?: string[]
  locales?: string[]
  targetIds?: string[]
  projectId?: string
  /** Names of files. */
  filenames?: string[]
  /** The repository, as `owner/name`. */
  repository?: string
  skipHashCheck?: boolean
  skipStatusCheck?: boolean
  /** Settings that replace those of the connection in this run alone. */
  settings?: ConnectorSettings & { reference?: string }
}

/** A run of a connection; it lives through several jobs where it has to wait. */
export const connectorRuns = pgTable(
  'connector_runs',
  {
    id: id(),
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    accountId: account(),
    configId: uuid('config_id')
      .notNull()
      .references(() => connectorConfigs.id, { onDelete: 'cascade' }),
    direction: text('direction').$type<'PULL' | 'PUSH'>().notNull(),
    trigger: text('trigger').$type<'MANUAL' | 'SCHEDULE' | 'DELIVERED' | 'RETRY' | 'HOOK'>().notNull(),
    isDryRun: boolean('is_dry_run').notNull().default(false),
    params: jsonb('params').$type<RunParams>().notNull(),
    status: text('status').$type<'RUNNING' | 'DONE' | 'WARN' | 'ERROR'>().notNull().default('RUNNING'),
    jobId: uuid('job_id'),
    /** Where the search for content goes on after an interruption. */
    cursor: text('cursor'),
    /** Items that have no line of their own, by reason. */
    counts: jsonb('counts').$type<Partial<Record<ConnectorReason, number>>>().notNull().default({}),
    /** When it goes on; null unless it waits. */
    waitsUntil: moment('waits_until'),
    fault: text('fault').$type<ConnectorFault>(),
    message: text('message'),
    url: text('url'),
    startedBy: uuid('started_by').references(() => users.id),
    parentId: uuid('parent_id'),
    startedAt: moment('started_at')
      .notNull()
      .default(sql`now()`),
    /** When its work began. */
    begunAt: moment('begun_at'),
    endedAt: moment('ended_at'),
    /** Whether it is the one of its connection and direction that reads or writes. */
    worksNow: boolean('works_now').notNull().default(false),
  },
  (table) => [
    uniqueIndex('connector_runs_works_now')
      .on(table.configId, table.direction)
      .where(sql`${table.worksNow} and ${table.endedAt} is null`),
    index('connector_runs_config').on(table.configId, table.number),
    index('connector_runs_account').on(table.accountId, table.number),
    index('connector_runs_waiting')
      .on(table.waitsUntil)
      .where(sql`${table.waitsUntil} is not null`),
  ],
)

/** An item of a run, and its outcome. */
export const connectorRunItems = pgTable(
  'connector_run_items',
  {
    id: id(),
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    runId: uuid('run_id')
      .notNull()
      .references(() => connectorRuns.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    title: text('title').notNull(),
    /** Empty for content that comes here. */
    locale: text('locale').notNull().default(''),
    reason: text('reason').$type<ConnectorReason>().notNull(),
    message: text('message'),
    words: integer('words'),
    projectId: uuid('project_id'),
    targetId: uuid('target_id'),
    url: text('url'),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('connector_run_items_key').on(table.runId, table.key, table.locale),
    index('connector_run_items_run').on(table.runId, table.number),
  ],
)

/** Hooks that have come: each counts once. */
export const connectorHooks = pgTable(
  'connector_hooks',
  {
    id: id(),
    configId: uuid('config_id')
      .notNull()
      .references(() => connectorConfigs.id, { onDelete: 'cascade' }),
    /** The name that the other system gave to it. */
    delivery: text('delivery').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('connector_hooks_delivery').on(table.configId, table.delivery),
    index('connector_hooks_at').on(table.at),
  ],
)

/** Requests that were made of a system within its present window, by whom its limit counts. */
export const connectorBudgets = pgTable('connector_budgets', {
  key: text('key').primaryKey(),
  windowAt: moment('window_at').notNull(),
  used: integer('used').notNull().default(0),
  /** It has asked to be left alone until then. */
  blockedUntil: moment('blocked_until'),
})
