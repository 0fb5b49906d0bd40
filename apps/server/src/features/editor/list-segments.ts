import { and, asc, count, eq, ilike, or } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { segments } from '../projects/work-units/tables.ts'
import { notFound } from '../../kernel/refusals.ts'
import { containing } from '../../kernel/paging.ts'
import type { WorkUnitRow } from '../projects/work-units/open-work-unit.ts'
import { shownIssues } from './show-segments.ts'
import type { SegmentRow } from './show-segments.ts'

/** What a list of segments can be narrowed to (contract: editor.listSegments). */
export interface SegmentFilter {
  text?: string
  confirmed?: boolean
  hasIssues?: boolean
  page: number
  pageSize: number
}

/** One page of the segments of a work unit, in the order of the file, and how many there are on all pages. */
export async function listSegments(
  db: Database,
  workUnit: WorkUnitRow,
  { text, confirmed, hasIssues, page, pageSize }: SegmentFilter,
): Promise<{ rows: SegmentRow[]; total: number }> {
  const condition = and(
    eq(segments.workUnitId, workUnit.id),
    text ? or(ilike(segments.source, containing(text)), ilike(segments.target, containing(text))) : undefined,
    confirmed === undefined ? undefined : eq(segments.confirmed, confirmed),
  )
  const all = db.select().from(segments).where(condition).orderBy(asc(segments.index))
  if (hasIssues !== undefined) {
    // Issues are computed, not stored: look at all of them.
    const found = (await all).filter((row) => shownIssues(row, workUnit).length > 0 === hasIssues)
    return { rows: found.slice(page * pageSize, (page + 1) * pageSize), total: found.length }
  }
  const [counted] = await db.select({ total: count() }).from(segments).where(condition)
  return { rows: await all.limit(pageSize).offset(page * pageSize), total: counted?.total ?? 0 }
}

/** A segment of a work unit; 404 for any other id. */
export async function findSegment(db: Database, workUnit: WorkUnitRow, id: string): Promise<SegmentRow> {
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
  const [row] =
    number === null
      ? []
      : await db
          .select()
          .from(segments)
          .where(and(eq(segments.id, number), eq(segments.workUnitId, workUnit.id)))
  if (!row) throw notFound('segment in this work unit')
  return row
}
