import type { ImportChoice, ImportKind, ImportResult, KeptThing } from '@dragoman/sdk/operations/imports'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { NotTakenFile } from '../../engines/archives/not-taken-file.ts'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { storedFile } from '../../kernel/stored-files.ts'
import { accounts, jobs, users } from '../../kernel/tables.ts'

/** Guided imports, seen by the people who began them. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    sourceLocale: text('source_locale').notNull(),
    /** OPEN, RUNNING, DONE, UNDOING or UNDONE. */
    state: text('state').notNull().default('OPEN'),
    /** The job that last worked on it. */
    jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    notTaken: jsonb('not_taken').$type<NotTakenFile[]>().notNull().default([]),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('imports_creator').on(table.createdBy, table.createdAt),
    index('imports_account').on(table.accountId, table.createdAt),
    index('imports_job').on(table.jobId),
  ],
)

/** The things that an import has made for a file. */
export interface Made {
  /** The memory or the glossary that it went into. */
  intoId?: string
  /** Whether the import has created it. */
  isNew?: boolean
  /** When its terms were written (ISO). */
  at?: string
}

/** The files of imports, each with its place in them. */
export const importFiles = pgTable(
  'import_files',
  {
    id: id(),
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    path: text('path').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Null once it is no longer needed. */
    fileKey: storedFile('import_file_key'),
    kind: text('kind').$type<ImportKind>().notNull(),
    /** All else of how it is understood. */
    choice: jsonb('choice').$type<Omit<ImportChoice, 'kind'>>().notNull(),
    /** WAITING, RUNNING, DONE, UNCHANGED, LEFT_OUT, FAILED or UNDONE. */
    state: text('state').notNull().default('WAITING'),
    plan: jsonb('plan').$type<ImportResult>(),
    result: jsonb('result').$type<ImportResult>(),
    made: jsonb('made').$type<Made>(),
    kept: jsonb('kept').$type<KeptThing[]>(),
    /** The job of its door. */
    jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('import_files_position').on(table.importId, table.position),
    index('import_files_job').on(table.jobId),
  ],
)

/** How an account understands columns and values of files. */
export const importMappings = pgTable(
  'import_mappings',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The kind of file, and for values the column. */
    area: text('area').notNull(),
    /** As the files say, in lower case. */
    said: text('said').notNull(),
    /** Empty for what is not imported. */
    means: text('means').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.area, table.said] })],
)

export type ImportRow = typeof imports.$inferSelect
export type ImportFileRow = typeof importFiles.$inferSelect
