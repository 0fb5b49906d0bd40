import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { glossaries } from '../terminology/tables.ts'
import { translationMemories } from '../memories/tables.ts'
import { projects } from '../work/tables.ts'
import { id } from '../../kernel/database/columns.ts'

/** Glossaries that a project works with, in the order in which they are asked. */
export const projectGlossaries = pgTable(
  'project_glossaries',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    glossaryId: uuid('glossary_id')
      .notNull()
      .references(() => glossaries.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.glossaryId] }),
    index('project_glossaries_glossary').on(table.glossaryId),
  ],
)

export interface MemoryBindingSettings {
  codeUomAbbreviationEnabled: boolean
  /** Steps that read or write; empty means all of them. */
  workflows: { workflowUuid: string; read: boolean; write: boolean }[]
}

/** A memory that a project reads from or learns into. */
export const projectMemories = pgTable(
  'project_memories',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    memoryId: uuid('memory_id')
      .notNull()
      .references(() => translationMemories.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    read: boolean('read').notNull().default(true),
    write: boolean('write').notNull().default(true),
    /** Percent taken off each match. */
    penalty: smallint('penalty').notNull().default(0),
    /** Percent under which a match is not shown. */
    threshold: smallint('threshold').notNull().default(70),
    maxHits: smallint('max_hits').notNull().default(5),
    fixTags: boolean('fix_tags').notNull().default(true),
    settings: jsonb('settings')
      .$type<MemoryBindingSettings>()
      .notNull()
      .default({ codeUomAbbreviationEnabled: false, workflows: [] }),
  },
  (table) => [uniqueIndex('project_memories_pair').on(table.projectId, table.memoryId)],
)
