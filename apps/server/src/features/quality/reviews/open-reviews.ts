import { and, eq } from 'drizzle-orm'
import type { UnattendedContext } from '../../../identity/change-context.ts'
import { samplesAmong } from '../../../kernel/sample-objects.ts'
import type { HeldTask, TaskRow } from '../../work/held-task.ts'
import { overlaps, type SegmentRange } from '../../work/slices.ts'
import { isDone, nextTasks, previousTasks } from '../../work/steps.ts'
import { qualityReviews } from '../tables.ts'
import { reviewName } from '../review-entity.ts'
import { profileFor } from '../profiles/find-profiles.ts'
import { chooseSample } from './choose-sample.ts'
import { sampledSegments } from './sampled-segments.ts'

/** Steps that write a text of their own: they review nothing. */
const writing: ReadonlySet<string> = new Set([
  'TRANSLATION',
  'RAW_MT',
  'FULL_POST_EDITING',
  'FAST_POST_EDITING',
  'FEEDBACK_IMPLEMENTATION',
])

/** Opens the reviews of the step before, by the tasks of a step that have been accepted. */
export async function openReviews(context: UnattendedContext, held: HeldTask, later: TaskRow): Promise<void> {
  const code = held.workUnit.workflows[later.step] ?? ''
  if (later.status !== 'APPROVED' || later.assigneeId === null || writing.has(code)) return
  for (const earlier of previousTasks(held.steps, later)) {
    const { assigneeId } = earlier
    const isByOther = assigneeId !== null && assigneeId !== later.assigneeId
    if (isDone(earlier) && isByOther && overlaps(earlier, later))
      await openReview(context, held, { earlier, later, translatorId: assigneeId, reviewerId: later.assigneeId, code })
  }
}

/** The same by tasks of the next step that were accepted before this one was delivered. */
export async function openReviewsOfNext(context: UnattendedContext, held: HeldTask): Promise<void> {
  for (const later of nextTasks(held.steps, held.task)) await openReviews(context, held, later)
}

interface Pair {
  earlier: TaskRow
  later: TaskRow
  translatorId: string
  reviewerId: string
  code: string
}

async function openReview(
  { db, now, journal }: UnattendedContext,
  { project, workUnit, fileName }: HeldTask,
  { earlier, later, translatorId, reviewerId, code }: Pair,
): Promise<void> {
  const ofTasks = and(eq(qualityReviews.taskId, earlier.id), eq(qualityReviews.reviewTaskId, later.id))
  const [known] = await db.select({ status: qualityReviews.status }).from(qualityReviews).where(ofTasks)
  if (known) {
    // Someone else has taken over the step.
    if (known.status === 'OPEN') await db.update(qualityReviews).set({ reviewerId, updatedAt: now }).where(ofTasks)
    return
  }
  const { accountId, orgUnitId } = project
  const profile = await profileFor(db, { accountId, orgUnitId, projectId: project.id, workflowId: later.workflowId })
  const range = commonRange(earlier, later)
  const id = crypto.randomUUID()
  const { sampling, minimumWords } = profile.rules
  const sample = chooseSample(await sampledSegments(db, workUnit, range, sampling.mode), { ...sampling, seed: id })
  const row = {
    id,
    accountId,
    projectId: project.id,
    orgUnitId,
    workUnitId: workUnit.id,
    taskId: earlier.id,
    reviewTaskId: later.id,
    translatorId,
    reviewerId,
    kind: code === 'LQA' ? ('LQA' as const) : ('REVISION' as const),
    sourceLocale: workUnit.sourceLocale,
    targetLocale: workUnit.targetLocale,
    workflow: workUnit.workflows[earlier.step] ?? '',
    reviewWorkflow: code,
    ...range,
    profile,
    sample: sample.indexes,
    reviewedWords: sample.words,
    isSampleTooSmall: sample.words < minimumWords,
    ofSampleData: (await samplesAmong(db, [project.id])).size > 0,
    createdAt: now,
    updatedAt: now,
  }
  await db.insert(qualityReviews).values(row)
  await journal({
    event: 'REVIEW_OPENED',
    entity: { type: 'REVIEW', id, name: reviewName(fileName, row) },
    projectId: project.id,
    after: { status: 'OPEN' },
    detail: { bySystem: true },
  })
}

const commonRange = (one: SegmentRange, other: SegmentRange): SegmentRange => ({
  beginIndex: Math.max(one.beginIndex, other.beginIndex),
  endIndex:
    one.endIndex === null || other.endIndex === null
      ? (one.endIndex ?? other.endIndex)
      : Math.min(one.endIndex, other.endIndex),
})
