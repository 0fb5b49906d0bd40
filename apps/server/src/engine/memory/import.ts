import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { memoryChanges, translationMemories } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { unitsInPiece } from './change-pieces.ts'
import { readTmxPieces, type TmxReading } from './tmx-pieces.ts'
import { writePiece } from './write-piece.ts'

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
  const waiting = await db
    .select({ position: memoryChanges.position })
    .from(memoryChanges)
    .where(and(eq(memoryChanges.jobId, given.jobId), isNull(memoryChanges.writtenAt)))
    .orderBy(asc(memoryChanges.position))
  const { size } = given.content
  const pieces = (waiting.at(-1)?.position ?? 0) + 1
  for (const [at, { position }] of waiting.entries()) {
    await db.transaction((transaction) => writePiece(transaction, given.memoryId, { ...given, position }))
    const written = (pieces - waiting.length + at + 1) / pieces
    await given.progress?.(Math.floor(size * (readingShare + (1 - readingShare) * written)), size)
  }
}

async function keepPieces(db: Database, given: TmxImport): Promise<void> {
  const { jobId, memoryId, fileName, content, progress } = given
  const [memory] = await db.select().from(translationMemories).where(eq(translationMemories.id, memoryId))
  if (!memory) throw notFound('translation memory')
  const [last] = await db
    .select({ position: memoryChanges.position, reading: memoryChanges.reading })
    .from(memoryChanges)
    .where(eq(memoryChanges.jobId, jobId))
    .orderBy(desc(memoryChanges.position))
    .limit(1)
  if (last?.reading) return
  const { sourceLocale, targetLocales } = memory
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

/** Ends an import: the memory says what it was, and has its target locales. Gives what it did. */
export async function finishImport(
  transaction: Database,
  { jobId, memoryId, fileName }: TmxImport,
): Promise<TmxImportReport> {
  const pieces = await transaction
    .select({ report: memoryChanges.report, reading: memoryChanges.reading })
    .from(memoryChanges)
    .where(eq(memoryChanges.jobId, jobId))
    .orderBy(asc(memoryChanges.position))
  const reading = pieces.at(-1)?.reading
  if (!reading) throw new Error('the file has not been read to its end')
  const total = (of: 'units' | 'created' | 'written') => pieces.reduce((sum, { report }) => sum + (report?.[of] ?? 0), 0)
  const locales = [...new Set(pieces.flatMap(({ report }) => report?.locales ?? []))]
  await transaction
    .update(translationMemories)
    .set({
      targetLocales: sql`target_locales || array(
        select unnest(${sql.param(locales)}::text[]) except select unnest(target_locales) order by 1)`,
      lastImportAt: sql`now()`,
      lastImportFile: fileName,
    })
    .where(eq(translationMemories.id, memoryId))
  return { units: total('units'), created: total('created'), written: total('written'), ...reading }
}
