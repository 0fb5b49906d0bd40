import { boolean, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id } from '../../kernel/database/columns.ts'
import { accounts } from '../../kernel/tables.ts'

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
