import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../kernel/database/columns.ts'
import { accounts } from '../../kernel/tables.ts'
import { projects } from '../work/tables.ts'

/** The share of an organizational unit in a request, and the settings of its project. */
export interface RoutedUnit {
  orgUnitId: string
  /** Those that no other unit names, if empty. */
  targetLocales: string[]
  /** Those that no other unit names for the language, if empty. */
  fileExtensions: string[]
  /** The default steps of the unit, if empty. */
  workflows: string[]
  instructions: string
  /** Null for what the unit has. */
  contactId: string | null
  priceListId: string | null
  glossaryIds: string[]
  /** The default ones of the unit, if empty. */
  memoryIds: string[]
}

/** How requests are cut into projects of several organizational units. */
export const projectRoutings = pgTable(
  'project_routings',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    sourceLocale: text('source_locale').notNull(),
    /** Whether a file in a language goes to one unit only. */
    isExclusive: boolean('is_exclusive').notNull(),
    units: jsonb('units').$type<RoutedUnit[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('project_routings_name').on(table.accountId, sql`lower(${table.name})`)],
)

/** A request that has become projects, or is about to. */
export const routedRequests = pgTable('routed_requests', {
  /** The project with the files of the request. */
  baseProjectId: uuid('base_project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  jobId: uuid('job_id').notNull(),
  total: integer('total').notNull(),
  createdAt: createdAt(),
})

/** The projects that a request has become. */
export const routedProjects = pgTable(
  'routed_projects',
  {
    baseProjectId: uuid('base_project_id')
      .notNull()
      .references(() => routedRequests.baseProjectId, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.baseProjectId, table.projectId] }),
    index('routed_projects_project').on(table.projectId),
  ],
)
