import type { IssueDecision, Segment } from '@dragoman/sdk/operations/editor'
import { and, eq } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import { only } from '../../kernel/database/one-row.ts'
import { notFound } from '../../kernel/refusals.ts'
import { openWorkUnit, requireWritable, requireWritableAt } from '../work/open-work-unit.ts'
import { findSegment } from './list-segments.ts'
import { segmentEntity } from './save-segment.ts'
import { showSegments } from './show-segments.ts'
import { ignoredIssues } from './tables.ts'
import { hashOfTexts } from './checks/ignored.ts'
import { checkSegments } from './checks/load-issues.ts'

/** Ignores an issue with a reason, or takes that back (contract: editor.ignoreIssue). */
export async function ignoreIssue(
  { db, session, now, journal }: ChangeContext,
  { id, segmentId }: { id: string; segmentId: string },
  { key, reason }: IssueDecision,
): Promise<Segment> {
  const open = await openWorkUnit(db, session, id, { hold: true })
  requireWritable(open)
  const { workUnit } = open
  const segment = await findSegment(db, workUnit, segmentId)
  requireWritableAt(open, segment.index)
  const textsHash = hashOfTexts(segment)
  const same = and(
    eq(ignoredIssues.workUnitId, workUnit.id),
    eq(ignoredIssues.textsHash, textsHash),
    eq(ignoredIssues.key, key),
  )
  const [before] = await db.select().from(ignoredIssues).where(same)
  if (before?.reason !== reason) {
    if (reason === undefined) await db.delete(ignoredIssues).where(same)
    else {
      const issues = (await checkSegments(db, workUnit, [segment])).get(segment) ?? []
      if (!issues.some((issue) => issue.key === key)) throw notFound('issue of this segment')
      const decided = { reason, ignoredBy: session.user.id, ignoredAt: now }
      await db
        .insert(ignoredIssues)
        .values({ workUnitId: workUnit.id, textsHash, key, ...decided })
        .onConflictDoUpdate({
          target: [ignoredIssues.workUnitId, ignoredIssues.textsHash, ignoredIssues.key],
          set: decided,
        })
    }
    await journal({
      entity: segmentEntity(open, segment),
      projectId: workUnit.projectId,
      before: { reason: before?.reason ?? null },
      after: { reason: reason ?? null },
      detail: { key },
    })
  }
  return only(await showSegments(db, session, workUnit, [segment]))
}
