import type { TaskScore } from '@dragoman/sdk/operations/tasks'
import { isManager } from '@dragoman/sdk/permissions'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import type { TaskRow } from '../../work/held-task.ts'
import { qualityReviews, taskScores } from '../tables.ts'
import { visibleReviews } from '../visible.ts'

/** The score of a task, for its assignee and for managers; for others only what it asks for. */
export async function showTaskScore(db: Database, session: SignedIn, task: TaskRow): Promise<TaskScore> {
  const sees = isManager(session) || task.assigneeId === session.user.id
  const [kept] = sees ? await db.select().from(taskScores).where(eq(taskScores.taskId, task.id)) : []
  const [review] = sees ? await reviewOf(db, session, task.id) : []
  const score = review?.basis === 'FINDINGS' ? review.score : kept?.score
  const provisional = review?.basis === 'FINDINGS' ? review.provisionalScore : null
  const basis = review?.basis ?? (kept ? ('KEPT_SHARE' as const) : undefined)
  const date = review?.submittedAt ?? kept?.scoredAt
  return {
    ...(task.minimumScoreRequired !== null && { minimumScoreRequired: Number(task.minimumScoreRequired) }),
    ...(score && { score: Number(score) }),
    ...(basis && { basis }),
    ...(provisional !== null && { provisionalScore: Number(provisional) }),
    ...(review && { result: review.result, reviewUuid: review.id }),
    ...(date && { date: date.getTime() }),
    ...(kept && {
      keptShare: Number(kept.score),
      segments: kept.segments,
      changedSegments: kept.changedSegments,
    }),
    ...(isManager(session) && reviewerOf(review, kept)),
  }
}

const reviewOf = (db: Database, session: SignedIn, taskId: string) =>
  db
    .select()
    .from(qualityReviews)
    .where(and(eq(qualityReviews.taskId, taskId), ne(qualityReviews.status, 'OPEN'), visibleReviews(db, session)))
    .orderBy(desc(qualityReviews.submittedAt))
    .limit(1)

function reviewerOf(review: { reviewerId: string } | undefined, kept: { reviewerId: string | null } | undefined) {
  const reviewerUuid = review?.reviewerId ?? kept?.reviewerId
  return reviewerUuid ? { reviewerUuid } : {}
}
