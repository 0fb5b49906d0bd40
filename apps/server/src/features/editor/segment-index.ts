import type { SegmentIndex } from '@dragoman/sdk/operations/editor'
import { eq, sql } from 'drizzle-orm'
import { only } from '../../kernel/database/one-row.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { WorkUnitRow } from '../work/open-work-unit.ts'
import { segments } from '../work/work-unit-tables.ts'
import { issueBitsOf } from './checks/issue-bits.ts'
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
  const { ids, indexes, ...shown } = columns
  const { states, versions } = shown
  const translated = ids.flatMap((id, at) => (states[at] === 'O' ? [] : [{ id, version: versions[at]! }]))
  const bits = await issueBitsOf(db, workUnit, translated)
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
