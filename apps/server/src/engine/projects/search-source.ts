import { eq, ilike, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { projects, resourceWords, segments, workUnits } from '../../db/schema.ts'
import { searchWords } from '../../db/schema/search-words.ts'
import { containing } from '../../http/page.ts'

/** Segments whose words stand together in one row. */
const segmentsOfPiece = 500

/**
 * Writes anew which words the files of some work units hold, from the segments of one work unit each: what
 * `projectsWithSource` finds files by.
 */
export async function indexSource(db: Database, workUnitIds: readonly string[]): Promise<void> {
  if (workUnitIds.length === 0) return
  const files = sql`select distinct on (${workUnits.resourceId}) ${workUnits.resourceId} as resource_id, ${workUnits.id} as unit_id
    from ${workUnits} where ${inArray(workUnits.id, [...workUnitIds])} and ${eq(workUnits.genesisStatus, 'CREATED')}
    order by ${workUnits.resourceId}, ${workUnits.sequence}`
  await db.execute(sql`delete from ${resourceWords} where resource_id in (select resource_id from (${files}) as files)`)
  await db.execute(sql`insert into ${resourceWords} (resource_id, piece, words)
    select files.resource_id, segments.index / ${segmentsOfPiece},
      strip(${searchWords(sql`string_agg(left(segments.source, 4000), ' ')`)})
    from (${files}) as files join ${segments} on segments.work_unit_id = files.unit_id
    group by 1, 2`)
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
