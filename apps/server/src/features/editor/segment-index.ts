import type { SegmentIndex } from '@dragoman/sdk/operations/editor'
import { issueBits } from '@dragoman/sdk/segment-issue-bits'
import { and, eq, isNotNull, like, ne, or, sql } from 'drizzle-orm'
import { only } from '../../kernel/database/one-row.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { segmentsWithFindings } from '../ai-review/findings.ts'
import { segmentIssues } from '../work/segment-issues.ts'
import type { WorkUnitRow } from '../work/open-work-unit.ts'
import { segments } from '../work/work-unit-tables.ts'
import { containsText } from './list-segments.ts'

/**
 * All segments of a work unit in columns, or those that contain a text (contract: editor.getSegmentIndex). The database
 * makes the columns: a row object for each segment would take ten times as long.
 */
export async function readSegmentIndex(
  db: Database,
  workUnit: WorkUnitRow,
  text: string | undefined,
): Promise<SegmentIndex> {
  const first = sql`min(${segments.index}) over (partition by ${segments.sourceHash})`
  const rows = db
    .select({
      id: segments.id,
      index: segments.index,
      state: sql`case when ${segments.locked} then 'L' when ${segments.confirmed} then 'C'
        when ${segments.target} = '' then 'O' else 'D' end`.as('state'),
      version: segments.version,
      words: segments.words,
      repeat: sql`${segments.index} - ${first}`.as('repeat'),
      isShown: sql`${containsText(text) ?? sql`true`}`.as('is_shown'),
    })
    .from(segments)
    .where(eq(segments.workUnitId, workUnit.id))
    .as('rows')
  const inOrder = sql`order by ${rows.index}`
  const columns = only(
    await db
      .select({
        ids: sql<number[]>`coalesce(json_agg(${rows.id} ${inOrder}), '[]')`,
        indexes: sql<number[]>`coalesce(json_agg(${rows.index} ${inOrder}), '[]')`,
        states: sql<string>`coalesce(string_agg(${rows.state}, '' ${inOrder}), '')`,
        versions: sql<number[]>`coalesce(json_agg(${rows.version} ${inOrder}), '[]')`,
        words: sql<number[]>`coalesce(json_agg(${rows.words} ${inOrder}), '[]')`,
        repeats: sql<number[]>`coalesce(json_agg(${rows.repeat} ${inOrder}), '[]')`,
      })
      .from(rows)
      .where(sql`${rows.isShown}`),
  )
  const bits = await issuesById(db, workUnit)
  const { ids, indexes, ...shown } = columns
  return {
    idSteps: stepsOf(ids, 0),
    indexSteps: stepsOf(indexes, -1),
    ...shown,
    issues: ids.map((id) => bits.get(id) ?? 0),
  }
}

/** Differences from one number to the next: they take fewer bytes than the numbers. */
const stepsOf = (numbers: readonly number[], from: number): number[] =>
  numbers.map((number, at) => number - (numbers[at - 1] ?? from))

/** The issues of those translations that have any. Without tags and a limit of length there is nothing to look at. */
async function issuesById(db: Database, workUnit: WorkUnitRow): Promise<Map<number, number>> {
  const { id, source, target, plural, maxLength } = segments
  const suspects = await db
    .select({ id, source, target, plural, maxLength })
    .from(segments)
    .where(
      and(
        eq(segments.workUnitId, workUnit.id),
        ne(target, ''),
        or(
          like(source, '%⟦%'),
          like(target, '%⟦%'),
          isNotNull(maxLength),
          sql`${target} !~ '[^[:space:]]'`,
          sql`${target} ~ '[\\n\\r\\u2028\\u2029]\\s*$'`,
        ),
      ),
    )
  const bits = new Map(suspects.map((row) => [row.id, issueBits(segmentIssues(row, workUnit.targetLocale))]))
  const found = issueBits([{ kind: 'finding', blocking: false }])
  for (const each of await segmentsWithFindings(db, workUnit.id)) bits.set(each, (bits.get(each) ?? 0) | found)
  return bits
}
