import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { translationMemories } from '../../db/schema.ts'
import { readTmx, type TmxUnit } from './tmx.ts'
import { writeUnits } from './write-units.ts'

/** What an import did; shown as the job's report. */
export interface TmxImportReport {
  /** Units of the file that were taken. */
  units: number
  /** Units that the memory did not have. */
  created: number
  /** Translations that were added or replaced. */
  written: number
  /** Units without a text in the source language. */
  withoutSource: number
  /** Units without any translation. */
  withoutTarget: number
  /** Lines of the first units that were left out, at most 20. */
  skippedLines: number[]
}

export interface TmxImport {
  memoryId: string
  fileName: string
  chunks: AsyncIterable<Uint8Array>
  /** Size of the file in bytes, for the progress. */
  size: number
  userId: string | null
  /** Told bytes read and bytes in all; may throw to stop the import. */
  progress?: (done: number, total: number) => Promise<void>
}

const unitsAtOnce = 1000

/**
 * Imports a TMX file into a memory, its translations over those that are there. `transaction` must be one: the file is
 * taken as a whole or, when anything throws, not at all. The same file again changes nothing.
 * @throws FileRefused for a damaged file or one in another source language
 */
export async function importTmx(transaction: Database, given: TmxImport): Promise<TmxImportReport> {
  const [memory] = await transaction
    .select()
    .from(translationMemories)
    .where(eq(translationMemories.id, given.memoryId))
    .for('update')
  if (!memory) throw new Error(`no memory ${given.memoryId}`)
  const report: TmxImportReport = {
    units: 0,
    created: 0,
    written: 0,
    withoutSource: 0,
    withoutTarget: 0,
    skippedLines: [],
  }
  let read = 0
  const counted = async function* () {
    for await (const chunk of given.chunks) {
      read += chunk.length
      yield chunk
    }
  }
  let waiting: TmxUnit[] = []
  const flush = async () => {
    const origin = { step: 0, projectId: null, userId: given.userId, mode: 'override' } as const
    const { created, written } = await writeUnits(transaction, memory.id, waiting, origin)
    report.units += waiting.length
    report.created += created
    report.written += written
    waiting = []
    await given.progress?.(Math.min(read, given.size), given.size)
  }
  for await (const unit of readTmx(counted(), { fileName: given.fileName, ...memory })) {
    if ('skipped' in unit) {
      report[unit.skipped === 'source' ? 'withoutSource' : 'withoutTarget'] += 1
      if (report.skippedLines.length < 20) report.skippedLines.push(unit.line)
      continue
    }
    waiting.push(unit)
    if (waiting.length === unitsAtOnce) await flush()
  }
  await flush()
  await transaction
    .update(translationMemories)
    .set({ lastImportAt: sql`now()`, lastImportFile: given.fileName })
    .where(eq(translationMemories.id, memory.id))
  return report
}
