import { foldText } from '@dragoman/sdk/text-search'
import { eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { resourceWords } from '../../work/file-tables.ts'
import { projects } from '../../work/tables.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import { spacedWords, wordsBegunBy } from '../../../kernel/database/search-words.ts'
import { textCondition } from '../../../kernel/database/text-condition.ts'

/** Segments whose words stand together in one row. */
export const segmentsOfPiece = 500
/** Rows in one statement. */
const piecesAtOnce = 10

/** Rewrites which words a file holds, from its sources in their order: what `projectsWithSource` finds files by. */
export async function indexSource(db: Database, resourceId: string, sources: readonly string[]): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.delete(resourceWords).where(eq(resourceWords.resourceId, resourceId))
    const pieces = Array.from({ length: Math.ceil(sources.length / segmentsOfPiece) }, (_, piece) => piece)
    for (let at = 0; at < pieces.length; at += piecesAtOnce) {
      const some = pieces.slice(at, at + piecesAtOnce)
      const texts = some.map((piece) => {
        const from = piece * segmentsOfPiece
        return spacedWords(sources.slice(from, from + segmentsOfPiece).map((source) => foldText(source.slice(0, 4000))))
      })
      await transaction.execute(sql`insert into ${resourceWords} (resource_id, piece, words)
        select ${resourceId}, piece, strip(to_tsvector('simple', words))
        from unnest(${sql.param(some)}::int[], ${sql.param(texts)}::text[]) as given (piece, words)
        on conflict (resource_id, piece) do update set words = excluded.words`)
    }
  })
}

/**
 * Projects in whose source a text stands, from the beginning of a word. Files that have all of its words are found by
 * an index; only their segments are read.
 */
export function projectsWithSource(db: Database, text: string): SQL {
  const files = db
    .select({ id: resourceWords.resourceId })
    .from(resourceWords)
    .where(sql`${resourceWords.words} @@ ${wordsBegunBy(text)}`)
  const found = db
    .select({ id: workUnits.projectId })
    .from(segments)
    .innerJoin(workUnits, eq(workUnits.id, segments.workUnitId))
    .where(
      sql`${inArray(workUnits.resourceId, files)} and ${textCondition({ text, mode: 'contains' }, [segments.source])}`,
    )
  return inArray(projects.id, found)
}
