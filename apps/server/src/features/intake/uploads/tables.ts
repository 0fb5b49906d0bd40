import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { NotTakenFile } from '../../../engines/archives/not-taken-file.ts'
import type { SourceQuestion } from '../../../engines/formats/source-questions.ts'
import { createdAt, id } from '../../../kernel/database/columns.ts'
import { users } from '../../../kernel/tables.ts'
import { storedFile } from '../../../kernel/stored-files.ts'
import { projects } from '../../work/tables.ts'

/** The measured content of an upload, and the options of its reading. */
export interface Measured {
  /** SHA-256 of all that a reading depends on but the target language, in hex. */
  reading: string
  totalSegments: number
  totalWords: number
  /** How they were counted; missing in what was measured before that was recorded. */
  counter?: WordCounter
  leftOutTexts: number
  questions: readonly SourceQuestion[]
}

/** An archive of which some files were not taken. */
export const archives = pgTable(
  'archives',
  {
    id: id(),
    name: text('name').notNull(),
    notTaken: jsonb('not_taken').$type<readonly NotTakenFile[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('archives_created').on(table.createdAt)],
)

/** The archives that files of a project came in. */
export const projectArchives = pgTable(
  'project_archives',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    archiveId: uuid('archive_id')
      .notNull()
      .references(() => archives.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.archiveId] }),
    index('project_archives_archive').on(table.archiveId),
  ],
)

/** A file that has no project yet. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Where the content is kept; the files of projects that are made of it share it. */
    fileKey: storedFile('file_key').notNull(),
    /** The last preview. */
    measured: jsonb('measured').$type<Measured>(),
    /** The archive that it came in, if that had files which were not taken. */
    archiveId: uuid('archive_id').references(() => archives.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('uploads_created').on(table.createdAt),
    index('uploads_user').on(table.userId),
    index('uploads_archive').on(table.archiveId),
  ],
)
