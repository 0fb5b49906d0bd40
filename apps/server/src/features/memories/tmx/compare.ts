import { sql } from 'drizzle-orm'
import { NotTakenTally, type NotTaken } from '../../../engines/exchange/not-taken.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { translationUnits, translationUnitTargets } from '../tables.ts'
import { unitsInPiece } from '../writing/change-pieces.ts'
import { readTmxPieces } from './tmx-pieces.ts'

/** The effect that a TMX file would have on a memory, in translations. */
export interface TmxComparison {
  added: number
  changed: number
  unchanged: number
  /** Lines of units that are left out, at most 20. */
  skippedLines: readonly number[]
  notTaken: NotTaken[]
}

/**
 * Compares a TMX file with a memory, or with an empty one. Nothing is kept.
 * @throws FileRefused for a damaged file and for one in another source language
 */
export async function compareTmx(
  db: Database,
  { content, fileName, memory }: { content: Blob; fileName: string; memory: ComparedMemory },
  progress: () => Promise<void>,
): Promise<TmxComparison> {
  const { id, sourceLocale, targetLocales } = memory
  const isPacked = fileName.toLowerCase().endsWith('.gz')
  const options = { fileName, sourceLocale, targetLocales, isPacked, skip: 0, unitsInPiece }
  const total = { added: 0, changed: 0, unchanged: 0, older: 0 }
  for await (const piece of readTmxPieces(content, options)) {
    if (piece.kind === 'end') {
      const { older, ...counts } = total
      const left = new NotTakenTally()
      left.add(piece.reading.notTaken ?? [])
      left.note('OLDER', '', { count: older })
      return { ...counts, skippedLines: piece.reading.skippedLines, notTaken: left.list() }
    }
    const found = await comparePiece(db, id, piece.json)
    total.added += found.added
    total.changed += found.changed
    total.unchanged += found.unchanged
    total.older += found.older
    await progress()
  }
  throw new Error('the file has not been read to its end')
}

/** A memory to compare with; one that is still to be made has no id. */
interface ComparedMemory {
  id: string | undefined
  sourceLocale: string
  targetLocales: readonly string[]
}

async function comparePiece(db: Database, memoryId: string | undefined, json: string) {
  const { rows } = await db.execute<{ added: number; changed: number; unchanged: number; older: number }>(sql`
    with targets as (
      select given.h, given.x, target.l, target.t, target.said_at
      from json_to_recordset(${json}::json) as given (h text, x text, t json),
        lateral (select l, t, coalesce(a, g) as said_at
          from json_to_recordset(given.t) as target (l text, t text, a timestamptz, g timestamptz)) as target
    ), compared as (
      select known.id, known.text = targets.t as is_same,
        coalesce(targets.said_at < coalesce(known.written_at, known.updated_at), false) as is_older
      from targets
      left join ${translationUnits} as unit
        on unit.memory_id = ${memoryId ?? null}::uuid and unit.source_hash = targets.h and unit.context_hash = targets.x
      left join ${translationUnitTargets} as known on known.unit_id = unit.id and known.locale = targets.l
    )
    select (count(*) filter (where id is null))::int as added,
      (count(*) filter (where not is_same and not is_older))::int as changed,
      (count(*) filter (where is_same))::int as unchanged,
      (count(*) filter (where not is_same and is_older))::int as older
    from compared`)
  return rows[0]!
}
