import { and, asc, eq, gt } from 'drizzle-orm'
import { distance } from 'fastest-levenshtein'
import type { Database } from '../../../kernel/database/connect.ts'
import { segments } from '../../work/work-unit-tables.ts'
import { taskScores } from '../tables.ts'
import type { UnattendedContext } from '../../../identity/change-context.ts'
import { createYield } from '../../../kernel/yield-thread.ts'
import type { HeldTask, TaskRow } from '../../work/held-task.ts'
import { inRange, overlaps, type SegmentRange } from '../../work/slices.ts'
import { isDone, isStepDelivered, previousTasks } from '../../work/steps.ts'

/** A text as a step got it, and as it left it. */
export interface Revision {
  before: string
  after: string
}

/** Characters of a text that are compared at most; edit distance grows with the square of them. */
const comparedAtMost = 2000

/**
 * Share of the characters that stayed, in percent with two decimals, and how many texts changed: an edit counts as many
 * characters as it changes, a text as much as it is long. 100 for nothing at all.
 */
export async function scoreRevisions(revisions: AsyncIterable<Revision> | Iterable<Revision>) {
  const turn = createYield()
  let length = 0
  let edits = 0
  let count = 0
  let changed = 0
  for await (const { before, after } of revisions) {
    await turn()
    count += 1
    const longer = Math.max(before.length, after.length)
    length += longer
    if (before === after) continue
    changed += 1
    const compared = Math.min(longer, comparedAtMost)
    if (compared === 0) continue
    const share = distance(before.slice(0, compared), after.slice(0, compared)) / compared
    edits += share * longer
  }
  const score = length === 0 ? 100 : Math.floor((10_000 * (length - edits)) / length) / 100
  return { score, count, changed }
}

const rowsAtOnce = 2000

/** The segments of a work unit as they were last delivered, and as they are now. */
async function* revisionsOf(db: Database, workUnitId: string, range: SegmentRange): AsyncGenerator<Revision> {
  for (let last = -1; ;) {
    const rows = await db
      .select({ index: segments.index, before: segments.deliveredTarget, after: segments.target })
      .from(segments)
      .where(
        and(eq(segments.workUnitId, workUnitId), inRange(range), gt(segments.index, last), eq(segments.locked, false)),
      )
      .orderBy(asc(segments.index))
      .limit(rowsAtOnce)
    for (const { before, after } of rows) yield { before: before ?? '', after }
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1)?.index ?? last
  }
}

/**
 * Scores the tasks of the step before one that is delivered as a whole, by what this step has changed of their text. To
 * be called before the delivered text is replaced. The first delivery counts: later ones start from another text.
 */
export async function scorePreviousStep(context: UnattendedContext, held: HeldTask): Promise<void> {
  const { task, steps } = held
  if (!isStepDelivered(steps, task)) return
  for (const previous of previousTasks(steps, task)) {
    if (isDone(previous) && previous.assigneeId !== null) await scoreTask(context, held, previous, previous.assigneeId)
  }
}

async function scoreTask(
  { db, now }: UnattendedContext,
  { task, steps, workUnit }: HeldTask,
  previous: TaskRow,
  userId: string,
): Promise<void> {
  const { score, count, changed } = await scoreRevisions(revisionsOf(db, workUnit.id, previous))
  if (count === 0) return
  const reviewers = new Set(
    steps
      .filter((other) => other.step === task.step && isDone(other) && overlaps(other, previous))
      .map(({ assigneeId }) => assigneeId),
  )
  await db
    .insert(taskScores)
    .values({
      taskId: previous.id,
      userId,
      reviewerId: reviewers.size === 1 ? [...reviewers][0] : null,
      score: score.toFixed(2),
      segments: count,
      changedSegments: changed,
      scoredAt: now,
    })
    .onConflictDoNothing()
}
