import { sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import type { NewRun, Posting, RunGrams, RunTmUnits } from './run.ts'

const rowsAtOnce = 10_000
const bytesAtOnce = 4 * 1024 * 1024

/** The number of a run that is about to be written. */
export async function nextRunId(transaction: Database): Promise<number> {
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('memory_index_runs', 'id')) as id`,
  )
  return Number(rows[0]?.id)
}

/** Writes a run with its postings. */
export async function writeRun(transaction: Database, memoryId: string, run: NewRun, grams: RunGrams): Promise<void> {
  const id = await nextRunId(transaction)
  await writePostings(transaction, memoryId, id, run.postings)
  await writeRunRow(transaction, memoryId, { id, bucket: run.bucket, units: run.units, grams })
}

/** Writes a run whose postings are there. */
export async function writeRunRow(
  transaction: Database,
  memoryId: string,
  { id, bucket, units, grams }: { id: number; bucket: number; units: RunTmUnits; grams: RunGrams },
): Promise<void> {
  await transaction.execute(sql`
    insert into memory_index_runs (id, memory_id, bucket, documents, last_unit_id, units, grams)
    overriding system value
    values (${id}, ${memoryId}, ${bucket}, ${units.count}, ${units.id(units.count - 1)}, ${units.bytes}, ${grams.bytes})`)
}

/** Writes postings, a few megabytes at a time: the bytes of many in one piece, which PostgreSQL cuts up. */
export async function writePostings(
  transaction: Database,
  memoryId: string,
  runId: number,
  postings: Iterable<[number, Posting]>,
): Promise<void> {
  let waiting: [number, Posting][] = []
  let size = 0
  const flush = async () => {
    if (waiting.length > 0) await insert(transaction, memoryId, runId, waiting)
    waiting = []
    size = 0
  }
  for (const entry of postings) {
    waiting.push(entry)
    size += entry[1].places.length
    if (waiting.length === rowsAtOnce || size > bytesAtOnce) await flush()
  }
  await flush()
}

async function insert(
  transaction: Database,
  memoryId: string,
  runId: number,
  postings: readonly [number, Posting][],
): Promise<void> {
  // In the order of the key: the table's index then grows at its end.
  const sorted = postings.toSorted(([a], [b]) => a - b)
  const sizes = sorted.map(([, { places }]) => places.length)
  let end = 1
  const starts = sizes.map((size) => {
    const start = end
    end += size
    return start
  })
  const bytes = Buffer.concat(sorted.map(([, { places }]) => places))
  await transaction.execute(sql`
    insert into memory_index_postings (memory_id, run_id, gram, count, places)
    select ${memoryId}, ${runId}, gram, count, substring(${bytes}::bytea from start for size)
    from unnest(
      ${sql.param(sorted.map(([gram]) => gram))}::int[],
      ${sql.param(sorted.map(([, { count }]) => count))}::int[],
      ${sql.param(starts)}::int[],
      ${sql.param(sizes)}::int[]) as posting (gram, count, start, size)`)
}
