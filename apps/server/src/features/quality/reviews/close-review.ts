import { findMove } from '@dragoman/sdk/lifecycles'
import { reviewLifecycle } from '@dragoman/sdk/quality-lifecycles'
import type { Database } from '../../../kernel/database/connect.ts'
import type { NewEntry } from '../../../kernel/journal.ts'
import { reviewEntity } from '../review-entity.ts'
import { settleReview } from '../scores/settle-review.ts'
import type { ReviewRow } from '../visible.ts'

/** The parts of a change of a review, by a person or by the system. */
interface ReviewContext {
  db: Database
  now: Date
  journal(entry: NewEntry): Promise<void>
}

/** Stores a held review with what follows from its findings, and closes it once nothing of it is open. */
export async function settleAndClose(context: ReviewContext, review: ReviewRow): Promise<ReviewRow> {
  const { db, now, journal } = context
  const settled = await settleReview(db, review, now)
  const nothingOpen = settled.openFindings === 0 && settled.disputedFindings === 0
  const facts = { nothingOpen }
  const { transition } = findMove(reviewLifecycle, settled.status, { move: 'close' }, { actors: ['system'], facts })
  if (!transition) return settled
  const closed = await settleReview(db, { ...settled, status: transition.to, closedAt: now }, now)
  await journal({
    event: 'REVIEW_CLOSED',
    entity: await reviewEntity(db, closed),
    projectId: closed.projectId,
    before: { status: settled.status },
    after: { status: closed.status, result: closed.result, score: closed.score },
    detail: { bySystem: true },
  })
  return closed
}
