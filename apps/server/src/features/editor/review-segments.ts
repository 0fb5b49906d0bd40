import type { EditorContextItem, Segment, SegmentReviewResult } from '@dragoman/sdk/operations/editor'
import { asc, inArray } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { impossible } from '../../kernel/refusals.ts'
import { decide, holdFinding, type FindingState } from '../ai-review/findings.ts'
import { checksOf, findReviewers, reviewTranslations } from '../ai-review/review.ts'
import type { EngineTools } from '../machine-translation/run-engine.ts'
import { orgUnitOfProject } from '../work/find-project.ts'
import { openWorkUnit, requireWritable, requireWritableAt, type OpenWorkUnit } from '../work/open-work-unit.ts'
import { segments } from '../work/work-unit-tables.ts'
import { findSegment } from './list-segments.ts'
import { segmentEntity } from './save-segment.ts'
import { showSegments } from './show-segments.ts'

/** The checks that a language model can make in work units that are open for changes, in their order. */
export async function aiChecks(
  db: Database,
  session: SignedIn,
  opened: readonly OpenWorkUnit[],
): Promise<NonNullable<EditorContextItem['aiChecks']>[]> {
  const checks = await checksOf(db, session.account.id)
  const found: (typeof checks)[] = []
  for (const { workUnit, readOnly } of opened) {
    const isPossible = checks.length > 0 && readOnly === null
    const engines = isPossible ? await findReviewers(db, workUnit.accountId, await wantedOf(db, workUnit)) : []
    found.push(engines.length > 0 ? checks : [])
  }
  return found
}

const wantedOf = async (db: Database, { projectId, sourceLocale, targetLocale }: OpenWorkUnit['workUnit']) => ({
  orgUnitId: await orgUnitOfProject(db, projectId),
  sourceLocale,
  targetLocale,
})

/** Has a language model review segments that the caller may change (contract: editor.reviewSegments). */
export async function reviewSegments(
  tools: EngineTools,
  session: SignedIn,
  workUnitId: string,
  segmentIds: readonly string[],
): Promise<SegmentReviewResult> {
  const { db } = tools
  const open = await openWorkUnit(db, session, workUnitId)
  requireWritable(open)
  const { workUnit } = open
  const chosen = []
  for (const id of new Set(segmentIds)) chosen.push(await findSegment(db, workUnit, id))
  for (const { index } of chosen) requireWritableAt(open, index)
  const checks = await checksOf(db, workUnit.accountId)
  if (checks.length === 0)
    throw impossible('AI review and AI spell check are off. An administrator can turn them on.', 'AI_REVIEW_OFF')
  const wanted = await wantedOf(db, workUnit)
  const engines = await findReviewers(db, workUnit.accountId, wanted)
  const { problem } = await reviewTranslations(
    tools,
    { workUnit, orgUnitId: wanted.orgUnitId, checks, engines },
    chosen,
  )
  const ids = chosen.map(({ id }) => id)
  const rows = await db.select().from(segments).where(inArray(segments.id, ids)).orderBy(asc(segments.index))
  return { segments: await showSegments(db, session, workUnit, rows), ...(problem && { problem }) }
}

/** Accepts or rejects what a language model has found (contract: editor.decideFinding). */
export async function decideFinding(
  { db, session, now, journal }: ChangeContext,
  { id, segmentId, findingUuid }: { id: string; segmentId: string; findingUuid: string },
  state: FindingState,
): Promise<Segment> {
  const open = await openWorkUnit(db, session, id, { hold: true })
  requireWritable(open)
  const segment = await findSegment(db, open.workUnit, segmentId)
  requireWritableAt(open, segment.index)
  const held = await holdFinding(db, segment.id, findingUuid)
  if (held.state !== state) {
    await decide(db, held, { state, decidedBy: session.user.id, decidedAt: now })
    await journal({
      entity: segmentEntity(open, segment),
      projectId: open.workUnit.projectId,
      before: { state: held.state },
      after: { state },
      detail: { findingUuid, category: held.category, severity: held.severity, reason: held.reason },
    })
  }
  return only(await showSegments(db, session, open.workUnit, [segment]))
}
