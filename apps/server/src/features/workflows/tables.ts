import { orgUnits } from '../../identity/tables.ts'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../kernel/database/columns.ts'
import { accounts } from '../../kernel/tables.ts'

export interface WorkflowSettings {
  /** Whether a project whose last step it is can be delivered by the system. */
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
    /** Whether what is delivered in it is written to memories, unless the project's binding of a memory says otherwise. */
    writesMemories: boolean('writes_memories').notNull().default(true),
    /** Whether it is part of the costs of a project. */
    isCharged: boolean('is_charged').notNull().default(true),
    settings: jsonb('settings')
      .$type<WorkflowSettings>()
      .notNull()
      .default({ projectAutomationEnabled: true, zenModeEnabled: false }),
  },
  (table) => [uniqueIndex('workflows_code').on(table.accountId, table.code)],
)

/** Steps to choose together; for files of some types they are the default. */
export const workflowTemplates = pgTable(
  'workflow_templates',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The unit that it is for; null for all of the account. */
    orgUnitId: uuid('org_unit_id').references(() => orgUnits.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Codes of steps in their order. */
    steps: text('steps').array().notNull(),
    /** In lower case and without a dot. */
    extensions: text('extensions').array().notNull().default([]),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index('workflow_templates_account').on(table.accountId),
    index('workflow_templates_org_unit').on(table.orgUnitId),
  ],
)
