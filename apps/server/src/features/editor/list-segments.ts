import type { Segment } from '@dragoman/sdk/operations/editor'
import { foldText } from '@dragoman/sdk/text-search'
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isOneOfNumbers } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { segments } from '../work/work-unit-tables.ts'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import { listPage, type Page } from '../../kernel/list-page.ts'
import { foldedText } from '../../kernel/database/fold-text.ts'
import { containing, pageOf } from '../../kernel/paging.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { WorkUnitRow } from '../work/open-work-unit.ts'
import { issueBitsOf } from './checks/issue-bits.ts'
import { showSegments } from './show-segments.ts'
import type { SegmentRow } from './show-segments.ts'

/** The filters of a list of segments (contract: editor.listSegments). */
export interface SegmentFilter {
  text?: string
  confirmed?: boolean
  hasIssues?: boolean
  afterIndex?: number
  segmentIds?: readonly string[]
  page: number
  pageSize: number
}

/** One page of the segments of a work unit, in the order of the file. */
export async function listSegments(
  db: Database,
  session: SignedIn,
  workUnit: WorkUnitRow,
  { text, confirmed, hasIssues, afterIndex, segmentIds, page, pageSize }: SegmentFilter,
): Promise<Page<Segment>> {
  const where = and(
    eq(segments.workUnitId, workUnit.id),
    containsText(text),
    afterIndex === undefined ? undefined : gt(segments.index, afterIndex),
    segmentIds && inArray(segments.id, segmentIds.flatMap(numberOf)),
    confirmed === undefined ? undefined : eq(segments.confirmed, confirmed),
  )
  const query = { page, size: pageSize }
  const orderBy = [asc(segments.index)]
  const show = (rows: readonly SegmentRow[]) => showSegments(db, session, workUnit, rows)
  if (hasIssues === undefined) return listPage(db, query, { from: segments, where, orderBy, show })
  // Issues are computed, not stored: the checks of all are known from the time before, but for what has changed since.
  const { id, version } = segments
  const isTranslated = sql<boolean>`${segments.target} <> ''`
  const all = await db
    .select({ id, version, isTranslated })
    .from(segments)
    .where(where)
    .orderBy(...orderBy)
  const translated = all.filter((row) => row.isTranslated)
  const bits = await issueBitsOf(db, workUnit, translated)
  const found = all.filter((row) => (row.isTranslated && bits.get(row.id) !== 0) === hasIssues)
  const shown = found.slice(page * pageSize, (page + 1) * pageSize).map((row) => row.id)
  const rows = await db
    .select()
    .from(segments)
    .where(isOneOfNumbers(id, shown))
    .orderBy(...orderBy)
  return pageOf(await show(rows), found.length, query)
}

/** Whether a segment has a text in its source, target, or key, by neither case nor accents. */
export function containsText(text: string | undefined): SQL | undefined {
  if (!text) return undefined
  const pattern = containing(foldText(text))
  return or(
    ...[segments.source, segments.target, segments.key].map((column) => sql`${foldedText(column)} like ${pattern}`),
  )
}

/** The number behind the ID of a segment; none for what can't be one. */
const numberOf = (id: string): number[] => (/^[1-9]\d{0,14}$/.test(id) ? [Number(id)] : [])

/** A segment of a work unit; 404 for any other id. */
export async function findSegment(db: Database, workUnit: WorkUnitRow, id: string): Promise<SegmentRow> {
  const [number] = numberOf(id)
  const found =
    number === undefined
      ? []
      : await db
          .select()
          .from(segments)
          .where(and(eq(segments.id, number), eq(segments.workUnitId, workUnit.id)))
  return oneOrNotFound(found, 'segment in this work unit')
}
