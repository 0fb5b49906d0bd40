import { NotTakenTally, type NotTaken } from '../../../engines/exchange/not-taken.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { memoryChanges, translationMemories } from '../tables.ts'
import { sumPieces, unitsInPiece } from '../writing/change-pieces.ts'
import { findMemoryOfJob } from '../memories.ts'
import { addTargetLocales } from '../writing/target-locales.ts'
import { readTmxPieces, type TmxReading } from './tmx-pieces.ts'
import { writePieces } from '../writing/write-piece.ts'

/** The result of an import; shown as the job's report. */
export interface TmxImportReport extends TmxReading {
  /** Units of the file that were taken. */
  units: number
  /** Units that the memory did not have. */
  created: number
  /** Translations that were added or replaced. */
  written: number
  /** Said of a dry run, which only reads. */
  dryRun?: boolean
}

export interface TmxImport {
  jobId: string
  memoryId: string
  fileName: string
  content: Blob
  userId: string | null
  /** Told bytes, and bytes in all, as a measure of the work; may throw to stop the import. */
  progress?: (done: number, total: number) => Promise<void>
}

/** How much of the work it is to read the file; the rest is to write its units. */
const readingShare = 0.4

/**
 * Imports a TMX file into a memory, its translations over those that are there. First all of it is read and kept, so
 * that a damaged file changes nothing; then it is written in pieces, between which others may write as well. Called
 * again for the same job it goes on where it was. The same file again changes nothing. `finishImport` ends it,
 * `takeBack` undoes it.
 * @throws FileRefused for a damaged file or one in another source language
 */
export async function importTmx(db: Database, given: TmxImport): Promise<void> {
  await keepPieces(db, given)
  const { size } = given.content
  const { jobId, userId } = given
  await writePieces(db, given.memoryId, { jobId, userId }, async (written) =>
    given.progress?.(Math.floor(size * (readingShare + (1 - readingShare) * written)), size),
  )
}

async function keepPieces(db: Database, given: TmxImport): Promise<void> {
  const { jobId, memoryId, fileName, content, progress } = given
  const { sourceLocale, targetLocales } = await findMemoryOfJob(db, memoryId)
  const [last] = await lastPiece(db, jobId)
  if (last?.reading) return
  const isPacked = fileName.toLowerCase().endsWith('.gz')
  const skip = last ? last.position + 1 : 0
  const options = { fileName, sourceLocale, targetLocales, isPacked, skip, unitsInPiece }
  for await (const piece of readTmxPieces(content, options)) {
    if (piece.kind === 'end') {
      // A piece without units: it says that there are no more.
      await db.insert(memoryChanges).values({ jobId, position: piece.position, units: [], reading: piece.reading })
      return
    }
    const report = JSON.stringify({ units: piece.count })
    await db.execute(sql`
      insert into ${memoryChanges} (job_id, position, units, report)
      values (${jobId}, ${piece.position}, ${piece.json}::json, ${report}::jsonb)`)
    await progress?.(Math.floor(readingShare * Math.min(piece.bytes, content.size)), content.size)
  }
}

const lastPiece = (db: Database, jobId: string) =>
  db
    .select({ position: memoryChanges.position, reading: memoryChanges.reading })
    .from(memoryChanges)
    .where(eq(memoryChanges.jobId, jobId))
    .orderBy(desc(memoryChanges.position))
    .limit(1)

/** Ends an import: the memory says what it was, and has its target locales. Gives what it did. */
export async function finishImport(
  transaction: Database,
  { jobId, memoryId, fileName }: TmxImport,
): Promise<TmxImportReport> {
  const [last] = await lastPiece(transaction, jobId)
  if (!last?.reading) throw new Error('the file has not been read to its end')
  const { units, created, written, second, older, locales } = await sumPieces(transaction, jobId)
  await addTargetLocales(transaction, memoryId, locales)
  await transaction
    .update(translationMemories)
    .set({ lastImportAt: sql`now()`, lastImportFile: fileName })
    .where(eq(translationMemories.id, memoryId))
  const notTaken = new NotTakenTally()
  notTaken.add(last.reading.notTaken ?? [])
  notTaken.note('REPLACED', '', { count: second })
  notTaken.note('OLDER', '', { count: older })
  return { units, created, written, ...last.reading, ...told(notTaken.list()) }
}

const told = (notTaken: NotTaken[]) => (notTaken.length > 0 ? { notTaken } : {})

/** Reads a TMX file to its end and says what an import would find in it; nothing is kept. */
export async function tryTmx(
  db: Database,
  { memoryId, fileName, content, progress }: Omit<TmxImport, 'jobId' | 'userId'>,
): Promise<TmxImportReport> {
  const { sourceLocale, targetLocales } = await findMemoryOfJob(db, memoryId)
  const isPacked = fileName.toLowerCase().endsWith('.gz')
  const options = { fileName, sourceLocale, targetLocales, isPacked, skip: 0, unitsInPiece }
  let units = 0
  for await (const piece of readTmxPieces(content, options)) {
    if (piece.kind === 'end') return { units, created: 0, written: 0, ...piece.reading }
    units += piece.count
    await progress?.(Math.min(piece.bytes, content.size), content.size)
  }
  throw new Error('the file has not been read to its end')
}
