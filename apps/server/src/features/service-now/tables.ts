import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orgUnits } from '../../identity/tables.ts'
import { createdAt, id } from '../../kernel/database/columns.ts'
import { accounts } from '../../kernel/tables.ts'
import { projects } from '../work/tables.ts'

/** Where requests of ServiceNow go; nowhere without a row. */
export const serviceNowSettings = pgTable('service_now_settings', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  orgUnitId: uuid('org_unit_id')
    .notNull()
    .references(() => orgUnits.id, { onDelete: 'cascade' }),
})

/** Tasks of the Localization Framework, each with the project that it has become. */
export const serviceNowTasks = pgTable(
  'service_now_tasks',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    taskNumber: text('task_number').notNull(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    targetLocale: text('target_locale').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('service_now_tasks_number').on(table.accountId, table.taskNumber),
    index('service_now_tasks_project').on(table.projectId),
  ],
)
