import { decimal, sum, toText, zero } from '@dragoman/sdk/decimal'
import { findingPoints, scoreReview, type ScoredFinding } from '@dragoman/sdk/quality-score'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { updateOne } from '../../../kernel/database/one-row.ts'
import { scoreRules } from '../profiles/score-rules.ts'
import { qualityFindings, qualityReviews, type CategoryTotal } from '../tables.ts'
import type { FindingRow, ReviewRow } from '../visible.ts'

/** A finding as its score sees it. */
export const scored = (row: FindingRow): ScoredFinding => ({
  category: row.category,
  severity: row.severity,
  weight: decimal(row.weight),
  affectsScore: row.affectsScore,
  isRepeated: row.isRepeated,
  state: row.state,
  outcome: row.outcome,
})

/** The findings of a review, in the order of the text. */
export const findingsOf = (db: Database, reviewId: string): Promise<FindingRow[]> =>
  db
    .select()
    .from(qualityFindings)
    .where(eq(qualityFindings.reviewId, reviewId))
    .orderBy(asc(qualityFindings.segmentIndex), asc(qualityFindings.createdAt), asc(qualityFindings.id))

/** Stores a held review as it is given, with all that follows from its findings: score, result, counts, and totals. */
export async function settleReview(db: Database, review: ReviewRow, now: Date): Promise<ReviewRow> {
  const findings = await findingsOf(db, review.id)
  const of = scoreReview(review.reviewedWords, findings.map(scored), scoreRules(review.profile.rules))
  const isFromFindings = review.basis === 'FINDINGS'
  const waiting = findings.filter(({ state }) => state === 'OPEN').flatMap(({ replyBy }) => replyBy ?? [])
  const { id, number: _, ...stored } = review
  return updateOne(db, qualityReviews, eq(qualityReviews.id, id), {
    ...stored,
    points: toText(of.points),
    provisionalPoints: toText(of.provisionalPoints),
    score: isFromFindings && of.score ? toText(of.score) : null,
    provisionalScore: isFromFindings && of.provisionalScore ? toText(of.provisionalScore) : null,
    result: isFromFindings ? of.result : 'NONE',
    isSampleTooSmall: of.isSampleTooSmall,
    findings: findings.filter(({ state }) => state !== 'WITHDRAWN').length,
    openFindings: findings.filter(({ state }) => state === 'OPEN').length,
    disputedFindings: findings.filter(({ state }) => state === 'DISPUTED').length,
    disputes: findings.filter(({ disputedAt }) => disputedAt !== null).length,
    overturned: findings.filter(isOverturned).length,
    totals: totalsOf(review, findings),
    replyBy: waiting.length > 0 ? new Date(Math.min(...waiting.map((at) => at.getTime()))) : null,
    updatedAt: now,
  })
}

/** Whether a finding was disputed and did not stand as it was. */
function isOverturned({ disputedAt, state, outcome, originalSeverity, originalCategory }: FindingRow): boolean {
  if (disputedAt === null) return false
  return state === 'WITHDRAWN' || outcome === 'DISMISSED' || originalSeverity !== null || originalCategory !== null
}

/** Those of the finding's points that count, or would if everything open and disputed stood. */
function totalsOf(review: ReviewRow, findings: readonly FindingRow[]): CategoryTotal[] {
  const rules = scoreRules(review.profile.rules)
  const counted = findings.filter(({ state, outcome }) => state !== 'WITHDRAWN' && outcome !== 'DISMISSED')
  return [...Map.groupBy(counted, ({ category, severity }) => `${category} ${severity}`).values()].map((own) => {
    const { category, severity } = own[0]!
    const bySegment = new Map(own.map(({ segmentIndex, words }) => [segmentIndex, words]))
    return {
      category,
      severity,
      findings: own.length,
      segments: bySegment.size,
      words: [...bySegment.values()].reduce((total, words) => total + words, 0),
      points: toText(own.length > 0 ? sum(own.map((row) => findingPoints(scored(row), rules))) : zero),
    }
  })
}
