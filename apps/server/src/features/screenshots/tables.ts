import type { ScreenshotRegion } from '@dragoman/sdk/operations/screenshots'
import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../kernel/database/columns.ts'
import { storedFile } from '../../kernel/stored-files.ts'
import { projects } from '../work/tables.ts'

/** Pictures of a product, with the places of its texts. */
export const screenshots = pgTable(
  'screenshots',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    fileKey: storedFile('screenshot_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    regions: jsonb('regions').$type<ScreenshotRegion[]>().notNull().default([]),
    /** Counts up with each change. */
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('screenshots_name').on(table.projectId, table.name)],
)

export type ScreenshotRow = typeof screenshots.$inferSelect
