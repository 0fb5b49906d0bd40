import type { Segment } from '@dragoman/sdk/operations/editor'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { isOneOfNumbers } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { segments } from '../work/work-unit-tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { loadPeople } from '../../identity/people.ts'
import type { WorkUnitRow } from '../work/open-work-unit.ts'
import { loadIssues } from './checks/load-issues.ts'
import { segmentBookmarks } from './tables.ts'

export type SegmentRow = typeof segments.$inferSelect

/** Segments of one work unit as the editor shows them, in the order given. */
export async function showSegments(
  db: Database,
  session: SignedIn,
  workUnit: WorkUnitRow,
  rows: readonly SegmentRow[],
): Promise<Segment[]> {
  const people = await loadPeople(
    db,
    session,
    rows.map(({ updatedBy }) => updatedBy),
  )
  const forms = await pluralForms(db, workUnit, rows)
  const issuesOf = await loadIssues(db, session, workUnit, rows)
  const marked = await bookmarksAmong(db, session, rows)
  return rows.map((row) => ({
    id: String(row.id),
    index: row.index,
    key: row.key,
    source: row.source,
    target: row.target,
    codes: row.codes,
    confirmed: row.confirmed,
    locked: row.locked,
    ...(marked.has(row.id) && { bookmarked: true }),
    version: row.version,
    words: row.words,
    ...(row.note && { note: row.note }),
    ...(row.context && { context: row.context }),
    ...(row.plural && { plural: { form: row.plural.category, forms: forms(row.plural.group) } }),
    ...(row.maxLength !== null && { maxLength: row.maxLength }),
    ...(row.origin && { origin: row.origin }),
    ...(row.match !== null && { matchScore: row.match }),
    ...issuesOf(row),
    ...(row.deliveredTarget !== null && { before: row.deliveredTarget }),
    updatedAt: (row.updatedAt ?? workUnit.createdAt).getTime(),
    updatedBy: people(row.updatedBy),
  }))
}

/** Those of some segments that the caller has bookmarked. */
async function bookmarksAmong(
  db: Database,
  session: SignedIn,
  rows: readonly SegmentRow[],
): Promise<ReadonlySet<number>> {
  const { segmentId, userId } = segmentBookmarks
  const ids = rows.map(({ id }) => id)
  const found = await db
    .select({ id: segmentId })
    .from(segmentBookmarks)
    .where(and(eq(userId, session.user.id), isOneOfNumbers(segmentId, ids)))
  return new Set(found.map(({ id }) => id))
}

/** The forms of each plural that occurs, in the order of the file. */
async function pluralForms(
  db: Database,
  workUnit: WorkUnitRow,
  rows: readonly SegmentRow[],
): Promise<(group: string) => string[]> {
  const groups = [...new Set(rows.flatMap(({ plural }) => (plural ? [plural.group] : [])))]
  if (groups.length === 0) return () => []
  const siblings = await db
    .select({ plural: segments.plural })
    .from(segments)
    .where(and(eq(segments.workUnitId, workUnit.id), inArray(sql`${segments.plural} ->> 'group'`, groups)))
    .orderBy(asc(segments.index))
  return (group) => siblings.flatMap(({ plural }) => (plural?.group === group ? [plural.category] : []))
}
