import type { SegmentIssue } from '@dragoman/sdk/operations/editor'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { isOneOfNumbers } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { segments } from '../work/work-unit-tables.ts'
import { hashOfTarget } from './review.ts'
import { segmentFindings } from './tables.ts'

type FindingRow = typeof segmentFindings.$inferSelect
type Translated = Pick<typeof segments.$inferSelect, 'id' | 'target'>

/** The state that someone gives a finding. */
export type FindingState = 'OPEN' | 'ACCEPTED' | 'REJECTED'

/** Loads the findings that weren't rejected, as issues of their segments; only those that still apply to the text. */
export async function loadFindings(
  db: Database,
  rows: readonly Translated[],
): Promise<(row: Translated) => SegmentIssue[]> {
  const ids = rows.flatMap(({ id, target }) => (target === '' ? [] : [id]))
  if (ids.length === 0) return () => []
  const found = await db
    .select()
    .from(segmentFindings)
    .where(and(isOneOfNumbers(segmentFindings.segmentId, ids), ne(segmentFindings.state, 'REJECTED')))
    .orderBy(asc(segmentFindings.createdAt), asc(segmentFindings.id))
  if (found.length === 0) return () => []
  return ({ id, target }) => {
    const own = found.filter(({ segmentId }) => segmentId === id)
    if (own.length === 0) return []
    const hash = hashOfTarget(target)
    return own.filter(({ targetHash }) => targetHash === hash).map(asIssue)
  }
}

const asIssue = ({ id, category, severity, excerpt, suggestion, state, engineName, reason }: FindingRow) => ({
  kind: 'finding',
  blocking: false,
  message: reason,
  finding: {
    uuid: id,
    category,
    severity,
    ...(excerpt !== null && { excerpt }),
    ...(suggestion !== null && { suggestion }),
    state: state === 'ACCEPTED' ? ('ACCEPTED' as const) : ('OPEN' as const),
    engineName,
  },
})

/** The segments of a work unit in whose translations something was found and not rejected. */
export async function segmentsWithFindings(db: Database, workUnitId: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: segmentFindings.segmentId })
    .from(segmentFindings)
    .innerJoin(segments, eq(segments.id, segmentFindings.segmentId))
    .where(
      and(
        eq(segmentFindings.workUnitId, workUnitId),
        ne(segmentFindings.state, 'REJECTED'),
        sql`${segmentFindings.targetHash} = encode(sha256(convert_to(${segments.target}, 'UTF8')), 'hex')`,
      ),
    )
  return rows.map(({ id }) => id)
}

/** A finding of a segment, held; 404 for any other. */
export async function holdFinding(db: Database, segmentId: number, id: string): Promise<FindingRow> {
  const found = await db
    .select()
    .from(segmentFindings)
    .where(and(eq(segmentFindings.id, id), eq(segmentFindings.segmentId, segmentId)))
    .for('update')
  return oneOrNotFound(found, 'finding of this segment')
}

export const decide = (
  db: Database,
  { id }: FindingRow,
  decision: { state: FindingState; decidedBy: string; decidedAt: Date },
): Promise<FindingRow> => updateOne(db, segmentFindings, eq(segmentFindings.id, id), decision)
