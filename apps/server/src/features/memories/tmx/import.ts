import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { memoryChanges, translationMemories } from '../tables.ts'
import { sumPieces, unitsInPiece } from '../writing/change-pieces.ts'
import { findMemoryOfJob } from '../memories.ts'
import { addTargetLocales } from '../writing/target-locales.ts'
import { readTmxPieces, type TmxReading } from './tmx-pieces.ts'
import { writePieces } from '../writing/write-piece.ts'

/** What an import did; shown as the job's report. */
export interface TmxImportReport extends TmxReading {
  /** Units of the file that were taken. */
  units: number
  /** Units that the memory did not have. */
  created: number
  /** Translations that were added or replaced. */
  written: number
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
  const { units, created, written, locales } = await sumPieces(transaction, jobId)
  await addTargetLocales(transaction, memoryId, locales)
  await transaction
    .update(translationMemories)
    .set({ lastImportAt: sql`now()`, lastImportFile: fileName })
    .where(eq(translationMemories.id, memoryId))
  return { units, created, written, ...last.reading }
}
