import type { SegmentIndex } from '@dragoman/sdk/operations/editor'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import { only } from '../../kernel/database/one-row.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { levelsOf } from '../work/check-levels.ts'
import type { WorkUnitRow } from '../work/open-work-unit.ts'
import { segments } from '../work/work-unit-tables.ts'
import { issueBitsOf } from './checks/issue-bits.ts'
import { containsText } from './list-segments.ts'
import { segmentQuery, stateLetter } from './segment-query.ts'

/** The filters and the order of an index (contract: editor.getSegmentIndex). */
interface IndexQuery {
  text?: string | undefined
  filter?: string | undefined
  sort?: string | undefined
}

/**
 * All segments of a work unit in columns, or those that a filter asks for (contract: editor.getSegmentIndex). The database
 * makes the columns: a row object for each segment would take ten times as long.
 */
export async function readSegmentIndex(
  db: Database,
  session: SignedIn,
  workUnit: WorkUnitRow,
  { text, filter, sort, now }: IndexQuery & { now: Date },
): Promise<SegmentIndex> {
  const asked = filter?.trim() ? await askedFor(db, session, workUnit, { filter, now }) : undefined
  const first = sql`min(${segments.index}) over (partition by ${segments.sourceHash})`
  const rows = db
    .select({
      id: segments.id,
      index: segments.index,
      state: stateLetter.as('state'),
      version: segments.version,
      words: segments.words,
      length: segments.characters,
      match: segments.match,
      repeat: sql`${segments.index} - ${first}`.as('repeat'),
      isShown: sql`(${and(containsText(text), asked) ?? sql`true`}) is true`.as('is_shown'),
    })
    .from(segments)
    .where(eq(segments.workUnitId, workUnit.id))
    .as('rows')
  const sorts: Record<string, SQL> = {
    'length,asc': sql`${rows.length},`,
    'length,desc': sql`${rows.length} desc,`,
    'match,asc': sql`${rows.match} nulls first,`,
    'match,desc': sql`${rows.match} desc nulls last,`,
  }
  const inOrder = sql`order by ${(sort && sorts[sort]) || sql``} ${rows.index}`
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
    checkLevels: await levelsOf(db, workUnit),
  }
}

/** A query line as a condition. Issues are computed, not stored: only a line that asks for them needs those of all. */
async function askedFor(
  db: Database,
  session: SignedIn,
  workUnit: WorkUnitRow,
  { filter, now }: { filter: string; now: Date },
): Promise<SQL | undefined> {
  if (!/\bcheck\s*:/i.test(filter)) return segmentQuery(db, session, filter, { now, bits: new Map() })
  const { id, version } = segments
  const isTranslated = sql<boolean>`${segments.target} <> ''`
  const all = await db.select({ id, version, isTranslated }).from(segments).where(eq(segments.workUnitId, workUnit.id))
  const found = await issueBitsOf(
    db,
    workUnit,
    all.filter((row) => row.isTranslated),
  )
  const bits = new Map(all.map((row) => [row.id, found.get(row.id) ?? 0]))
  return segmentQuery(db, session, filter, { now, bits })
}

/** Differences from one number to the next: they take fewer bytes than the numbers. */
const stepsOf = (numbers: readonly number[], from: number): number[] =>
  numbers.map((number, at) => number - (numbers[at - 1] ?? from))
