import { bigint, customType, index, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { translationMemories } from '../tables.ts'

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/**
 * Units that were added, changed or deleted and that no run of the index knows of yet: one row for each write, only
 * ever added, until a merge takes it into runs in the same transaction. What became of a unit is read from the unit.
 */
export const memoryIndexChanges = pgTable(
  'memory_index_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memoryId: uuid('memory_id')
      .notNull()
      .references(() => translationMemories.id, { onDelete: 'cascade' }),
    unitIds: bigint('unit_ids', { mode: 'number' }).array().notNull(),
  },
  (table) => [index('memory_index_changes_memory').on(table.memoryId, table.id)],
)

/**
 * Units of one memory whose texts are about equally long, indexed together. Written once, then only merged away. No
 * foreign key: while runs are merged, the memory would be held.
 */
export const memoryIndexRuns = pgTable(
  'memory_index_runs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memoryId: uuid('memory_id').notNull(),
    /** Length bucket: see `bucketOf`. */
    bucket: smallint('bucket').notNull(),
    /** How many units it holds; postings name them by their place among them, from 0. */
    documents: integer('documents').notNull(),
    /** How many of them have been changed or deleted since. */
    dead: integer('dead').notNull().default(0),
    /** Highest id of them. */
    lastUnitId: bigint('last_unit_id', { mode: 'number' }).notNull(),
    /** Id (8 bytes), length in characters (4) and source hash (4) of each unit, little-endian, by id: `RunUnits`. */
    units: bytes('units').notNull(),
    /** Each gram of its postings (4 bytes) and its count (4), little-endian, by gram: `RunGrams`. */
    grams: bytes('grams').notNull(),
  },
  (table) => [index('memory_index_runs_memory').on(table.memoryId, table.bucket)],
)

/** The units of a run that contain a gram. No foreign key: checking it would double the time to build an index. */
export const memoryIndexPostings = pgTable(
  'memory_index_postings',
  {
    memoryId: uuid('memory_id').notNull(),
    runId: bigint('run_id', { mode: 'number' }).notNull(),
    /** Hash of the gram: see `gramsOf`. */
    gram: integer('gram').notNull(),
    /** How many units contain it. */
    count: integer('count').notNull(),
    /** Their places, ascending: differences as variable-length integers. */
    places: bytes('places').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memoryId, table.runId, table.gram] })],
)
