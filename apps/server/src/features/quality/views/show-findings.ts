import { allowedMoves } from '@dragoman/sdk/lifecycles'
import { findingLifecycle } from '@dragoman/sdk/quality-lifecycles'
import type { Finding } from '@dragoman/sdk/operations/quality'
import { toNumber } from '@dragoman/sdk/decimal'
import { findingPoints, scoreReview } from '@dragoman/sdk/quality-score'
import { and, asc, eq } from 'drizzle-orm'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { scoreRules } from '../profiles/score-rules.ts'
import { findingFacts } from '../reply/move-finding.ts'
import { findingsOf, scored } from '../scores/settle-review.ts'
import { findingMessages, qualityFindings, reviewChanges } from '../tables.ts'
import { findingVersion } from '../versions.ts'
import { actorsFor, requireFindings, seesReviewer, type FindingRow, type ReviewRow } from '../visible.ts'

interface Context {
  db: Database
  session: SignedIn
  now: Date
}

/** The findings of a review with all that was said, in the order of the text. */
export async function showFindings(context: Context, review: ReviewRow): Promise<Finding[]> {
  requireFindings(context.session, review)
  return show(context, review, await findingsOf(context.db, review.id))
}

/** One finding, as the list has it. */
export async function showFinding(context: Context, review: ReviewRow, id: string): Promise<Finding> {
  const rows = await context.db.select().from(qualityFindings).where(eq(qualityFindings.id, id))
  return only(await show(context, review, rows))
}

async function show(context: Context, review: ReviewRow, rows: readonly FindingRow[]): Promise<Finding[]> {
  const { db, session, now } = context
  const ids = rows.map(({ id }) => id)
  const messages = await db
    .select()
    .from(findingMessages)
    .where(isOneOf(findingMessages.findingId, ids))
    .orderBy(asc(findingMessages.at), asc(findingMessages.id))
  const changes = await db
    .select({ id: reviewChanges.id, findingId: reviewChanges.findingId })
    .from(reviewChanges)
    .where(and(eq(reviewChanges.reviewId, review.id), isOneOf(reviewChanges.findingId, ids)))
  const people = await loadPeople(db, session, [
    ...rows.flatMap(({ authorId, decidedBy }) => [authorId, decidedBy]),
    ...messages.flatMap(({ authorId, mentions }) => [authorId, ...mentions]),
  ])
  const isNamed = seesReviewer(session, review)
  // A manager who has written a finding is a part of the review's side.
  const named = (id: string | null) => (isNamed || id === session.user.id ? people(id) : undefined)
  const changeIds = new Map(changes.map(({ id, findingId }) => [findingId, id]))
  const said = Map.groupBy(messages, ({ findingId }) => findingId)
  const rules = scoreRules(review.profile.rules)
  const { lines } = scoreReview(review.reviewedWords, rows.map(scored), rules)
  return rows.map((row, at): Finding => {
    const facts = findingFacts({ review, finding: row }, now)
    const reviewChangeUuid = changeIds.get(row.id)
    const [author, decidedBy] = [named(row.authorId), people(row.decidedBy)]
    const original = originalOf(row)
    return {
      uuid: row.id,
      reviewUuid: review.id,
      version: findingVersion(row),
      ...(reviewChangeUuid && { reviewChangeUuid }),
      segmentId: String(row.segmentId),
      sequence: row.segmentIndex + 1,
      side: row.side,
      ...(row.rangeStart !== null && row.rangeEnd !== null && { range: { start: row.rangeStart, end: row.rangeEnd } }),
      ...(row.quote !== null && { quote: row.quote }),
      source: row.source,
      target: row.target,
      category: row.category,
      severity: row.severity,
      weight: Number(row.weight),
      affectsScore: row.affectsScore,
      repeated: row.isRepeated,
      ...(row.repeatedOf && { repeatedOf: row.repeatedOf }),
      points: toNumber(findingPoints(scored(row), rules)),
      counts: lines[at]?.counts ?? 'NO',
      ...(row.comment && { comment: row.comment }),
      ...(row.suggestion && { suggestion: row.suggestion }),
      state: row.state,
      ...(row.outcome && { outcome: row.outcome }),
      ...(row.reason && { reason: row.reason }),
      ...(decidedBy && { decidedBy }),
      ...(original && { original }),
      ...((row.offeredCategory !== null || row.offeredSeverity !== null) && {
        offer: { category: row.offeredCategory ?? row.category, severity: row.offeredSeverity ?? row.severity },
      }),
      rounds: row.rounds,
      ...(row.replyBy && { replyDate: row.replyBy.getTime() }),
      ...(author && { author }),
      messages: (said.get(row.id) ?? []).map(({ id, kind, by, authorId, text, mentions, at: date }) => {
        const writer = by === 'reviewer' ? named(authorId) : people(authorId)
        const mentioned = mentions.flatMap((one) => (one === review.reviewerId ? named(one) : people(one)) ?? [])
        return {
          uuid: id,
          kind,
          by,
          ...(writer && { author: writer }),
          text,
          ...(mentioned.length > 0 && { mentions: mentioned }),
          date: date.getTime(),
        }
      }),
      moves: movesOf(row, actorsFor(session, review, row), facts),
      date: row.createdAt.getTime(),
    }
  })
}

function originalOf({ originalCategory, originalSeverity, category, severity }: FindingRow): Finding['original'] {
  if (originalCategory === null && originalSeverity === null) return undefined
  return { category: originalCategory ?? category, severity: originalSeverity ?? severity }
}

const movesOf = (
  row: FindingRow,
  actors: ReturnType<typeof actorsFor>,
  facts: ReturnType<typeof findingFacts>,
): Finding['moves'] =>
  allowedMoves(findingLifecycle, row.state, { actors, facts }).map(({ move, reason, unmet }) => ({
    move,
    ...(unmet.length > 0 && { missing: [...unmet] }),
    ...(reason && { needsReason: true }),
  }))
