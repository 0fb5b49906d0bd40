import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { NotTakenTally, type NotTaken } from '../../../engines/exchange/not-taken.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { translationUnits, translationUnitTargets } from '../tables.ts'
import type { MemoryExport } from './export.ts'

/** The content of an exported memory that a table of units can't hold: neighbors, the content of tags, and authors. */
export async function notInTables(
  db: Database,
  { memoryId, targetLocales }: Pick<MemoryExport, 'memoryId' | 'targetLocales'>,
): Promise<NotTaken[]> {
  const ofUnit = and(
    eq(translationUnitTargets.unitId, translationUnits.id),
    targetLocales.length > 0 ? inArray(translationUnitTargets.locale, [...targetLocales]) : undefined,
  )
  const isExported = and(
    eq(translationUnits.memoryId, memoryId),
    exists(
      db
        .select({ one: sql`1` })
        .from(translationUnitTargets)
        .where(ofUnit),
    ),
  )
  const [units] = await db
    .select({
      neighbors: sql<number>`(count(*) filter (where ${translationUnits.previousHash} is not null or ${translationUnits.nextHash} is not null))::int`,
      codes: sql<number>`(count(*) filter (where jsonb_array_length(${translationUnits.codes}) > 0))::int`,
    })
    .from(translationUnits)
    .where(isExported)
  const [targets] = await db
    .select({
      authors: sql<number>`(count(*) filter (where coalesce(${translationUnitTargets.writtenBy}, ${translationUnitTargets.updatedBy}::text) is not null))::int`,
    })
    .from(translationUnits)
    .innerJoin(translationUnitTargets, ofUnit!)
    .where(eq(translationUnits.memoryId, memoryId))
  const notTaken = new NotTakenTally()
  for (const [name, count] of Object.entries({ ...units, ...targets })) notTaken.note('FIELD', name, { count })
  return notTaken.list()
}
