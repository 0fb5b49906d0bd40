import { bigint, customType, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { projectResources, projects } from './tables.ts'
import { createdAt, id } from '../../kernel/database/columns.ts'
import { users } from '../../kernel/tables.ts'
import { storedFile } from '../../kernel/stored-files.ts'

/** A file to look things up in, not to translate. */
export const referenceFiles = pgTable(
  'reference_files',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Where the content is kept. */
    fileKey: storedFile('file_key').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256 of the content, in hex. */
    hash: text('hash').notNull(),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('reference_files_name').on(table.projectId, table.name)],
)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The words of a source file, a row for each piece of its segments, whatever the number of its languages: what a
 * search over the texts of all projects looks at first.
 */
export const resourceWords = pgTable(
  'resource_words',
  {
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => projectResources.id, { onDelete: 'cascade' }),
    piece: integer('piece').notNull(),
    words: tsvector('words').notNull(),
    /** Grows with each row that is written: what was read last has the highest. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.piece] }),
    index('resource_words_words').using('gin', table.words),
  ],
)
