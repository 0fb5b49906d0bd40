import { sql } from 'drizzle-orm'
import { textKind } from '../../engines/analysis/text-kind.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { segments } from '../work/work-unit-tables.ts'

/** Segments of a work unit, from one index to another; all of the rest without an end. */
export interface Piece {
  workUnitId: string
  begin: number
  end: number | null
}

export interface TextCounts {
  chars: number
  /** Segments to confirm that have nothing to translate, such as numbers and addresses, and those that are confirmed. */
  total_non_translatable: number
  confirmed_non_translatable: number
}

/** Counts the source text of pieces, in their order. */
export async function countTexts(db: Database, pieces: readonly Piece[]): Promise<TextCounts[]> {
  if (pieces.length === 0) return []
  const column = <Value>(value: (piece: Piece) => Value) => sql.param(pieces.map(value))
  const ofPieces = sql`
    unnest(${column(({ workUnitId }) => workUnitId)}::uuid[], ${column(({ begin }) => begin)}::int[],
      ${column(({ end }) => end)}::int[]) with ordinality as piece (unit, first, last, place)
    join ${segments} on ${segments.workUnitId} = piece.unit and ${segments.index} >= piece.first
      and ${segments.index} <= coalesce(piece.last, ${segments.index})`
  const { rows: counted } = await db.execute<{ place: string; chars: number }>(sql`
    select piece.place, sum(${segments.characters})::int as chars from ${ofPieces} group by piece.place`)
  // A segment with letters that isn't an address is certainly text; the rest is looked at here.
  const { rows: unsure } = await db.execute<{ place: string; source: string; confirmed: boolean }>(sql`
    select piece.place, ${segments.source}, ${segments.confirmed} from ${ofPieces}
    where not ${segments.locked} and (regexp_replace(${segments.source}, '⟦[^⟧]*⟧', '', 'g') !~ '[A-Za-z]'
      or ${segments.source} ~* '://|www[.]|@')`)
  const found = Map.groupBy(
    unsure.filter(({ source }) => textKind(source) !== 'TEXT'),
    ({ place }) => Number(place),
  )
  const chars = new Map(counted.map((row) => [Number(row.place), row.chars]))
  return pieces.map((_, at) => {
    const own = found.get(at + 1) ?? []
    return {
      chars: chars.get(at + 1) ?? 0,
      total_non_translatable: own.length,
      confirmed_non_translatable: own.filter(({ confirmed }) => confirmed).length,
    }
  })
}
