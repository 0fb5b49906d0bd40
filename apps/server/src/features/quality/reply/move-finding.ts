import { findMove } from '@dragoman/sdk/lifecycles'
import {
  findingLifecycle,
  type FindingCondition,
  type FindingMove,
  type QualityActor,
} from '@dragoman/sdk/quality-lifecycles'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { updateOne } from '../../../kernel/database/one-row.ts'
import { findingMessages, qualityFindings, type MessageKind } from '../tables.ts'
import { refuseMove } from '../refuse-move.ts'
import { reviewEntity } from '../review-entity.ts'
import { findingVersion, reviewEvents } from '../versions.ts'
import { actorsIn, holdFinding, type FindingRow, type ReviewRow } from '../visible.ts'

/** A finding in its review, both held. */
export interface HeldFinding {
  review: ReviewRow
  finding: FindingRow
}

/** A held finding in the version that its caller has read. */
export async function holdForMove(context: Context, id: string, version: string | undefined): Promise<HeldFinding> {
  const { db, session } = context
  const held = await holdFinding(db, session, id)
  const { finding, review } = held
  await context.requireVersion({
    entity: await reviewEntity(db, review),
    present: () => ({ uuid: finding.id, state: finding.state, version: findingVersion(finding) }),
    given: version,
    events: reviewEvents,
  })
  return held
}

const rounds = 2

/** The facts that the moves of a finding depend on. */
export function findingFacts({ review, finding }: HeldFinding, now: Date): Record<FindingCondition, boolean> {
  const isOver = finding.replyBy !== null && finding.replyBy <= now
  const isOffered = finding.offeredCategory !== null || finding.offeredSeverity !== null
  return {
    reviewNotClosed: review.status !== 'CLOSED',
    reviewSubmitted: review.status === 'SUBMITTED',
    inTime: !isOver,
    timeIsUp: isOver,
    notDisputedBefore: finding.disputedAt === null,
    noOfferWaiting: !isOffered,
    offered: isOffered,
    roundLeft: finding.rounds < rounds,
    talkIsOver: isOver || (finding.rounds >= rounds && !isOffered),
  }
}

/** The same of disputed findings, as a condition: a manager can decide them. */
export const isTalkOver = (now: Date): SQL => sql`(
  ${qualityFindings.replyBy} <= ${now.toISOString()}::timestamptz
  or (${qualityFindings.rounds} >= ${rounds}
    and ${qualityFindings.offeredCategory} is null and ${qualityFindings.offeredSeverity} is null)
)`

/** Refuses a move that the table of moves doesn't have for these actors and facts, and says why. */
export function requireMove(
  held: HeldFinding,
  move: FindingMove,
  {
    actors,
    now,
    reason,
    reasonField,
  }: { actors: readonly QualityActor[]; now: Date; reason?: string | undefined; reasonField: string },
): FindingRow['state'] {
  const { finding } = held
  const facts = findingFacts(held, now)
  const { transition, refusal } = findMove(findingLifecycle, finding.state, { move }, { actors, facts, reason })
  if (transition) return transition.to
  return refuseMove(refusal, { what: 'finding', uuid: finding.id, status: finding.state, reasonField })
}

/** The part in which someone speaks about a finding. */
export function partOf(context: Pick<Context, 'session'>, review: ReviewRow): 'reviewer' | 'translator' | 'manager' {
  const actors = actorsIn(context.session, review)
  return actors.includes('reviewer') ? 'reviewer' : actors.includes('translator') ? 'translator' : 'manager'
}

/** Stores what a move changes of a finding, and what was said with it. */
export async function writeMove(
  db: Database,
  finding: FindingRow,
  change: Partial<FindingRow>,
  message: {
    kind: MessageKind
    by: 'reviewer' | 'translator' | 'manager' | 'system'
    authorId: string | null
    text: string
    at: Date
  },
): Promise<FindingRow> {
  await db.insert(findingMessages).values({ findingId: finding.id, ...message })
  return updateOne(db, qualityFindings, eq(qualityFindings.id, finding.id), { ...change, updatedAt: message.at })
}
