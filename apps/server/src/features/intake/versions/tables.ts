import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { projectResources, projects } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { cause, createdAt, id, moment } from '../../../kernel/database/columns.ts'
import { users } from '../../../kernel/tables.ts'

/** New content of a source file whose segments were there already, and what became of them. */
export const resourceChanges = pgTable(
  'resource_changes',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => projectResources.id, { onDelete: 'cascade' }),
    /** READING, DONE or ERROR. */
    status: text('status').notNull().default('READING'),
    /** Of the content, before and after. */
    previousHash: text('previous_hash'),
    hash: text('hash').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    createdBy: uuid('created_by').references(() => users.id),
    /** The person who was signed in as that one. */
    impersonatorId: uuid('impersonator_id').references(() => users.id),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('resource_changes_resource').on(table.resourceId, table.createdAt)],
)

/** The effect of new content in one target locale. */
export const resourceChangeWorkUnits = pgTable(
  'resource_change_units',
  {
    id: id(),
    changeId: uuid('change_id')
      .notNull()
      .references(() => resourceChanges.id, { onDelete: 'cascade' }),
    workUnitId: uuid('work_unit_id')
      .notNull()
      .references(() => workUnits.id, { onDelete: 'cascade' }),
    targetLocale: text('target_locale').notNull(),
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    /** With the same words and other inline tags. */
    markup: integer('markup').notNull().default(0),
    moved: integer('moved').notNull().default(0),
    removed: integer('removed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    /** Whether tasks that were delivered are in work again. */
    reopened: boolean('reopened').notNull().default(false),
    /** Why it could not be read; the segments are those of before. */
    failure: text('failure'),
    failureCause: cause('failure_cause'),
  },
  (table) => [index('resource_change_units_change').on(table.changeId, table.targetLocale)],
)

/** A segment that new content added, changed, gave other tags, moved or removed. */
export const resourceChangeSegments = pgTable(
  'resource_change_segments',
  {
    unitId: uuid('unit_id')
      .notNull()
      .references(() => resourceChangeWorkUnits.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** ADDED, CHANGED, MARKUP, MOVED or REMOVED. */
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    /** Where it stands now; null for a removed one. */
    index: integer('index'),
    previousIndex: integer('previous_index'),
    source: text('source'),
    previousSource: text('previous_source'),
    previousTarget: text('previous_target'),
    /** How well the earlier source matches, in percent; of changed ones. */
    match: smallint('match'),
  },
  (table) => [primaryKey({ columns: [table.unitId, table.position] })],
)
