import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SourceQuestion } from '../../../engines/formats/source-questions.ts'
import { createdAt, id } from '../../../kernel/database/columns.ts'
import { users } from '../../../kernel/tables.ts'
import { storedFile } from '../../../kernel/stored-files.ts'

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
    createdAt: createdAt(),
  },
  (table) => [index('uploads_created').on(table.createdAt), index('uploads_user').on(table.userId)],
)
