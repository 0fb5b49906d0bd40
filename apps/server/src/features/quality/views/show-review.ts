import { allowedMoves } from '@dragoman/sdk/lifecycles'
import { reviewLifecycle } from '@dragoman/sdk/quality-lifecycles'
import type { Review, ReviewSample, ReviewScore } from '@dragoman/sdk/operations/quality'
import { toNumber } from '@dragoman/sdk/decimal'
import { findingPoints, scoreOf, scoreReview } from '@dragoman/sdk/quality-score'
import { decimal } from '@dragoman/sdk/decimal'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { scoreRules } from '../profiles/score-rules.ts'
import { reviewFacts } from '../reviews/review-facts.ts'
import { findingsOf, scored } from '../scores/settle-review.ts'
import { actorsIn, requireFindings, seesFindings, type ReviewRow } from '../visible.ts'
import { scoreFields, showReviews } from './show-items.ts'

interface Context {
  db: Database
  session: SignedIn
  now: Date
}

/** A review in full. Clients see whether the text passed, and no more of it than numbers. */
export async function showReview({ db, session, now }: Context, row: ReviewRow): Promise<Review> {
  const [shown] = await showReviews(db, session, [row])
  if (!shown) throw new Error(`review ${row.id} is not shown`)
  const sees = seesFindings(session, row)
  const actors = actorsIn(session, row)
  const { facts, uncategorized } = await reviewFacts(db, row, now)
  const moves = allowedMoves(reviewLifecycle, row.status, { actors, facts })
  const { uuid, name, revision, rules } = row.profile
  const { summary } = row
  return {
    ...shown.item,
    reviewTask: {
      uuid: row.reviewTaskId,
      status: shown.reviewTaskStatus as Review['task']['status'],
      workflow: row.reviewWorkflow,
    },
    ...(summary && {
      summary: {
        changesPercentage:
          summary.totalSegments === 0
            ? 0
            : Math.round((10_000 * summary.changedSegments) / summary.totalSegments) / 100,
        ...summary,
      },
    }),
    categories: sees ? row.totals.map((total) => ({ ...total, points: Number(total.points) })) : [],
    ...(sees && row.feedback && { feedback: row.feedback }),
    ...(sees && { profile: { uuid, name, version: revision, ...rules } }),
    moves: moves.map(({ move, to, reason, unmet }) => ({
      move,
      to,
      ...(unmet.length > 0 && { missing: [...unmet] }),
      ...(reason && { needsReason: true }),
    })),
    roles: actors,
    changesKnown: row.comparedAt !== null,
    uncategorizedChanges: sees ? uncategorized : 0,
    ...(sees && row.reason && { reason: row.reason }),
  }
}

/** The score of a review with every point explained. */
export async function explainScore({ db, session }: Context, row: ReviewRow): Promise<ReviewScore> {
  requireFindings(session, row)
  const findings = await findingsOf(db, row.id)
  const rules = scoreRules(row.profile.rules)
  const of = scoreReview(row.reviewedWords, findings.map(scored), rules)
  const { perThousand, perWord } = scoreOf(of.points, row.reviewedWords, rules)
  const { formula, passMark, tolerance, overrides, severities, repeatedFactor } = row.profile.rules
  return {
    basis: row.basis,
    formula,
    words: row.reviewedWords,
    points: toNumber(of.points),
    provisionalPoints: toNumber(of.provisionalPoints),
    ...(perThousand && { perThousand: toNumber(perThousand) }),
    ...(perWord && { perWord: toNumber(perWord) }),
    ...scoreFields(row),
    passMark,
    tolerance,
    result: row.status === 'OPEN' ? 'NONE' : row.result,
    sampleTooSmall: row.isSampleTooSmall,
    lines: findings.map((finding, at) => {
      const override = overrides.find(
        ({ category, severity }) => category === finding.category && severity === finding.severity,
      )
      const weight = finding.affectsScore ? Number(finding.weight) : 0
      return {
        findingUuid: finding.id,
        segmentId: String(finding.segmentId),
        sequence: finding.segmentIndex + 1,
        category: finding.category,
        severity: finding.severity,
        severityPoints: override?.points ?? severities[finding.severity],
        weight: override && finding.affectsScore ? 1 : weight,
        overridden: override !== undefined,
        factor: finding.isRepeated ? repeatedFactor : 1,
        points: toNumber(findingPoints({ ...scored(finding), weight: decimal(finding.weight) }, rules)),
        counts: of.lines[at]?.counts ?? 'NO',
        state: finding.state,
        ...(finding.outcome && { outcome: finding.outcome }),
      }
    }),
  }
}

/** The segments that a review looks at. */
export function showSample({ session }: Context, row: ReviewRow): ReviewSample {
  requireFindings(session, row)
  const { mode } = row.profile.rules.sampling
  return {
    mode,
    words: row.reviewedWords,
    segments: (row.sample ?? []).map((index) => index + 1),
    whole: row.sample === null,
    ...(mode === 'RANDOM' && { seed: row.id }),
  }
}
