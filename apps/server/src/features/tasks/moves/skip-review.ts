import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ChangeContext, UnattendedContext } from '../../../identity/change-context.ts'
import { orgUnits } from '../../../identity/tables.ts'
import { only, updateOne } from '../../../kernel/database/one-row.ts'
import { impossible } from '../../../kernel/refusals.ts'
import { taskCanceled, type TaskMoved } from '../../work/events.ts'
import type { HeldTask, TaskRow } from '../../work/held-task.ts'
import { isDone, isStepDelivered, nextTasks } from '../../work/steps.ts'
import { taskPayments, tasks } from '../../work/task-tables.ts'
import { wholeRules, type WholeRules } from '../../account/settings/placement-rules.ts'
import { workflows } from '../../workflows/tables.ts'
import { holdTask, presentState, taskConflict } from '../hold-tasks.ts'
import { changeTask } from '../../work/change-task.ts'
import { lockWorkUnits } from '../../work/lock-work-units.ts'
import { loadDelivered, loadScores, pairKey } from '../placement/linguist-records.ts'
import { stopLossOffers } from '../tables.ts'
import { uncancelTask } from './uncancel-task.ts'

/** Steps in which someone looks at what another linguist has delivered. */
const reviewSteps: ReadonlySet<string> = new Set([
  'EDITING',
  'PROOFREADING',
  'REVIEW',
  'REVIEW_2',
  'REVIEW_3',
  'REVIEW_PROOFREADING',
])

interface TrackRecord {
  score: number
  jobs: number
}

/** The fields of a task that no one does: without a linguist, and without pay. */
const freed = { assigneeId: null, assignedBy: null, assignedAt: null, currency: null, payableAmount: null }

/**
 * Skips the review of a step that was delivered as a whole, where the record of its linguists suffices and no one has
 * accepted the review. The log says why, also where a review is kept as a random sample.
 */
export async function skipReview(context: UnattendedContext, { held }: TaskMoved): Promise<void> {
  const { db } = context
  const { task, steps } = held
  const next = nextTasks(steps, task)
  if (!isStepDelivered(steps, task) || next.length === 0 || !next.every(isUntouched)) return
  const rules = await rulesOf(context, held)
  if (!rules.skipReviewEnabled || !(await isReview(context, next[0]!))) return
  const delivered = steps.filter((other) => other.step === task.step && isDone(other))
  const record = await leastRecord(context, held, delivered)
  if (!record || record.score < rules.minimumScoreToSkipReview || record.jobs < rules.minimumJobsToSkipReview) return
  const reason = `${round(record.score)} ≥ ${rules.minimumScoreToSkipReview} · ${record.jobs} ≥ ${rules.minimumJobsToSkipReview}`
  const isSample = randomInt(100) < rules.reviewSamplePercent
  for (const { id } of next) {
    // Each one is read as the one before has left it.
    const present = await lockWorkUnits(db, [held.project.id], [held.workUnit.id])
    const review = only(present.filter((each) => each.task.id === id))
    if (isSample) await noteSample(context, review, `${rules.reviewSamplePercent}%`)
    else await skip(context, review, reason)
  }
}

const isUntouched = ({ status, acceptedAt }: TaskRow) =>
  (status === 'DRAFT' || status === 'PENDING') && acceptedAt === null

const round = (score: number) => Math.floor(score * 10) / 10

async function rulesOf({ db }: UnattendedContext, { project }: HeldTask): Promise<WholeRules> {
  const rows = await db
    .select({ placement: orgUnits.placement })
    .from(orgUnits)
    .where(eq(orgUnits.id, project.orgUnitId))
  return wholeRules(only(rows).placement)
}

async function isReview({ db }: UnattendedContext, { workflowId }: TaskRow): Promise<boolean> {
  const [step] = await db.select({ code: workflows.code }).from(workflows).where(eq(workflows.id, workflowId))
  return step !== undefined && reviewSteps.has(step.code)
}

/** The lowest score and the fewest delivered tasks among the linguists of a step; undefined where one has no score. */
async function leastRecord(
  { db }: UnattendedContext,
  { workUnit }: HeldTask,
  delivered: readonly TaskRow[],
): Promise<TrackRecord | undefined> {
  const ids = [...new Set(delivered.map(({ assigneeId }) => assigneeId))]
  const userIds = ids.filter((id) => id !== null)
  if (userIds.length === 0 || userIds.length < ids.length) return undefined
  const scores = await loadScores(db, userIds)
  const jobs = await loadDelivered(db, userIds)
  const keys = userIds.map((id) => pairKey(id, workUnit.sourceLocale, workUnit.targetLocale))
  const known = keys.flatMap((key) => scores.get(key)?.score ?? [])
  if (known.length < keys.length) return undefined
  return { score: Math.min(...known), jobs: Math.min(...keys.map((key) => jobs.get(key) ?? 0)) }
}

const noteSample = (context: UnattendedContext, review: HeldTask, reason: string) =>
  changeTask(context, review, {}, { event: 'SAMPLED', journalEvent: 'TASK_REVIEW_SAMPLED', bySystem: true, reason })

async function skip(context: UnattendedContext, review: HeldTask, reason: string): Promise<void> {
  const { db, now } = context
  const { id, assigneeId } = review.task
  const event = {
    event: 'SKIPPED',
    journalEvent: 'TASK_SKIPPED',
    bySystem: true,
    subjectId: assigneeId,
    reason,
  } as const
  const skipped = await changeTask(context, review, { ...freed, status: 'CANCELLED', skippedAt: now }, event)
  await db.delete(taskPayments).where(eq(taskPayments.taskId, id))
  await db.delete(stopLossOffers).where(eq(stopLossOffers.taskId, id))
  await context.happened(taskCanceled, { held: skipped, reason })
}

/** A skipped review is open again, and the next step waits for it; 409 unless it is skipped, 422 where it is too late. */
export async function undoSkip(context: ChangeContext, taskId: string): Promise<void> {
  const { db, session } = context
  const held = await holdTask(db, session, taskId)
  const { task, steps, project } = held
  if (task.status !== 'CANCELLED' || !task.skippedAt)
    throw taskConflict('Only skipped tasks can be opened again.', task)
  const isAccepted = nextTasks(steps, task).some((other) => other.acceptedAt !== null || isDone(other))
  if (isAccepted || !['APPROVED', 'DELIVERED'].includes(project.status)) {
    const unmet = [isAccepted ? 'nextNotAccepted' : 'notInvoiced']
    const message = isAccepted ? 'The next step has already been accepted.' : `The project is ${project.status}.`
    throw impossible(message, 'MOVE_CONDITIONS', { ...presentState(task), unmet })
  }
  const again = await updateOne(db, tasks, eq(tasks.id, task.id), { skippedAt: null })
  await uncancelTask(context, { ...held, task: again }, { status: 'PENDING', confirmed: [] })
}
