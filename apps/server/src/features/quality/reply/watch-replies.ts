import { findMove } from '@dragoman/sdk/lifecycles'
import { findingLifecycle } from '@dragoman/sdk/quality-lifecycles'
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../../kernel/database/connect.ts'
import { transact } from '../../../kernel/database/transact.ts'
import { named, recordChange, type NewEntry } from '../../../kernel/journal.ts'
import type { LogFailure } from '../../../kernel/log/failure-log.ts'
import { reviewEntity } from '../review-entity.ts'
import { settleAndClose } from '../reviews/close-review.ts'
import { qualityFindings, qualityReviews } from '../tables.ts'
import type { ReviewRow } from '../visible.ts'
import { findingFacts, isTalkOver, writeMove } from './move-finding.ts'

const pause = 60_000
const day = 24 * 60 * 60 * 1000

/** Looks now and every minute for replies whose time is over, or nearly over. */
export function watchReplies({
  db,
  log,
  logFailure,
  now,
}: {
  db: Database
  log: Logger
  logFailure: LogFailure
  now: () => Date
}): { stop(): Promise<void> } {
  let running = Promise.resolve()
  const look = () => expireReplies(db, now()).catch((error: unknown) => logFailure(log, error, 'ending replies failed'))
  const run = () => {
    running = running.then(look)
  }
  run()
  const timer = setInterval(run, pause).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Accepts findings whose translators were silent, tells those who have a day left, and hands disputes to managers. */
export async function expireReplies(db: Database, now: Date): Promise<void> {
  const isSubmitted = eq(qualityReviews.status, 'SUBMITTED')
  const over = await idsOf(db, and(isSubmitted, lte(qualityReviews.replyBy, now)))
  for (const id of over) await withReview(db, id, now, expire)
  const soon = new Date(now.getTime() + day)
  const isSoon = and(
    lte(qualityReviews.replyBy, soon),
    gt(qualityReviews.replyBy, now),
    isNull(qualityReviews.remindedAt),
  )
  for (const id of await idsOf(db, and(isSubmitted, isSoon))) await withReview(db, id, now, remind)
  const waiting = await db
    .selectDistinct({ id: qualityFindings.reviewId })
    .from(qualityFindings)
    .innerJoin(qualityReviews, eq(qualityReviews.id, qualityFindings.reviewId))
    .where(and(isSubmitted, isWaiting(now)))
  for (const { id } of waiting) await withReview(db, id, now, handOver)
}

const isWaiting = (now: Date) =>
  and(eq(qualityFindings.state, 'DISPUTED'), isNull(qualityFindings.waitingAt), isTalkOver(now))

const idsOf = async (db: Database, where: ReturnType<typeof and>): Promise<string[]> =>
  (
    await db.select({ id: qualityReviews.id }).from(qualityReviews).where(where).orderBy(asc(qualityReviews.replyBy))
  ).map(({ id }) => id)

interface Unasked {
  db: Database
  now: Date
  journal(entry: NewEntry): Promise<void>
}

/** Works on a review that no one else holds; what is held is looked at a minute later. */
const withReview = (
  pool: Database,
  id: string,
  now: Date,
  work: (context: Unasked, review: ReviewRow) => Promise<void>,
): Promise<void> =>
  transact(pool, async (db) => {
    const [review] = await db
      .select()
      .from(qualityReviews)
      .where(and(eq(qualityReviews.id, id), eq(qualityReviews.status, 'SUBMITTED')))
      .for('update', { skipLocked: true })
    if (!review) return
    const author = { accountId: review.accountId, userId: null, requestId: null }
    const journal = (entry: NewEntry) => recordChange(db, author, named(entry, 'FINDING_ACCEPTED'))
    await work({ db, now, journal }, review)
  })

async function expire(context: Unasked, review: ReviewRow): Promise<void> {
  const { db, now, journal } = context
  const due = await db
    .select()
    .from(qualityFindings)
    .where(
      and(
        eq(qualityFindings.reviewId, review.id),
        eq(qualityFindings.state, 'OPEN'),
        lte(qualityFindings.replyBy, now),
      ),
    )
    .for('update')
  for (const finding of due) {
    const facts = findingFacts({ review, finding }, now)
    const { transition } = findMove(findingLifecycle, finding.state, { move: 'expire' }, { actors: ['system'], facts })
    if (!transition) continue
    const say = { kind: 'EXPIRED', by: 'system', authorId: null, text: '', at: now } as const
    await writeMove(db, finding, { state: transition.to, replyBy: null }, say)
    await journal({
      event: 'FINDING_ACCEPTED',
      entity: await reviewEntity(db, review),
      projectId: review.projectId,
      after: { state: transition.to },
      detail: { finding: finding.id, bySystem: true },
    })
  }
  await settleAndClose(context, review)
}

async function remind({ db, now, journal }: Unasked, review: ReviewRow): Promise<void> {
  await db.update(qualityReviews).set({ remindedAt: now }).where(eq(qualityReviews.id, review.id))
  await journal({
    event: 'REVIEW_REPLY_DUE',
    entity: await reviewEntity(db, review),
    projectId: review.projectId,
    detail: { bySystem: true },
  })
}

async function handOver({ db, now, journal }: Unasked, review: ReviewRow): Promise<void> {
  const found = await db
    .update(qualityFindings)
    .set({ waitingAt: now })
    .where(and(eq(qualityFindings.reviewId, review.id), isWaiting(now)))
    .returning({ id: qualityFindings.id })
  for (const { id } of found)
    await journal({
      event: 'FINDING_WAITS',
      entity: await reviewEntity(db, review),
      projectId: review.projectId,
      detail: { finding: id, bySystem: true },
    })
}
