import { and, eq, gte, ilike, inArray, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { projects, resourceWords, segments, workUnits } from '../../db/schema.ts'
import { searchWords, spacedWords } from '../../db/schema/search-words.ts'
import { containing } from '../../http/page.ts'

/** Segments whose words stand together in one row. */
const segmentsOfPiece = 500
/** Segments that are read in one go. */
const segmentsAtOnce = 5000

/**
 * Writes anew which words the files of some work units hold, from the segments of one work unit each: what
 * `projectsWithSource` finds files by.
 */
export async function indexSource(db: Database, workUnitIds: readonly string[]): Promise<void> {
  if (workUnitIds.length === 0) return
  const files = await db
    .selectDistinctOn([workUnits.resourceId], { resourceId: workUnits.resourceId, unitId: workUnits.id })
    .from(workUnits)
    .where(and(inArray(workUnits.id, [...workUnitIds]), eq(workUnits.genesisStatus, 'CREATED')))
    .orderBy(workUnits.resourceId, workUnits.sequence)
  if (files.length === 0) return
  await db.delete(resourceWords).where(inArray(resourceWords.resourceId, files.map(({ resourceId }) => resourceId)))
  for (const file of files) await indexFile(db, file)
}

async function indexFile(db: Database, { resourceId, unitId }: { resourceId: string; unitId: string }): Promise<void> {
  for (let from = 0; ; from += segmentsAtOnce) {
    const isNext = and(gte(segments.index, from), lt(segments.index, from + segmentsAtOnce))
    const rows = await db
      .select({ index: segments.index, source: sql<string>`left(${segments.source}, 4000)` })
      .from(segments)
      .where(and(eq(segments.workUnitId, unitId), isNext))
    if (rows.length === 0) return
    const pieces = Map.groupBy(rows, ({ index }) => Math.floor(index / segmentsOfPiece))
    const texts = [...pieces.values()].map((piece) => spacedWords(piece.map(({ source }) => source)))
    await db.execute(sql`insert into ${resourceWords} (resource_id, piece, words)
      select ${resourceId}, piece, strip(to_tsvector('simple', words))
      from unnest(${sql.param([...pieces.keys()])}::int[], ${sql.param(texts)}::text[]) as given (piece, words)`)
  }
}

/**
 * Projects in whose source a text stands, from the beginning of a word. Files that have all of its words are found by
 * an index; only their segments are read.
 */
export function projectsWithSource(db: Database, text: string): SQL {
  const words = sql`(select to_tsquery('simple', string_agg(quote_literal(lexeme) || ':*', ' & '))
    from unnest(${searchWords(sql`${text}::text`)}))`
  const files = db
    .select({ id: resourceWords.resourceId })
    .from(resourceWords)
    .where(sql`${resourceWords.words} @@ ${words}`)
  const found = db
    .select({ id: workUnits.projectId })
    .from(segments)
    .innerJoin(workUnits, eq(workUnits.id, segments.workUnitId))
    .where(sql`${inArray(workUnits.resourceId, files)} and ${ilike(segments.source, containing(text))}`)
  return inArray(projects.id, found)
}
