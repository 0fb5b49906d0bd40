import { qualityActors, type QualityActor } from '@dragoman/sdk/quality-lifecycles'
import { isClient, isManager, isVendor } from '@dragoman/sdk/permissions'
import { and, eq, inArray, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { orgUnitsOfUser } from '../../identity/org-units.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { inReach } from '../../identity/unit-scope.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { forbidden, notFound } from '../../kernel/refusals.ts'
import { judgedBlind } from '../work/judged-blind.ts'
import { qualityFindings, qualityReviews } from './tables.ts'

export type ReviewRow = typeof qualityReviews.$inferSelect
export type FindingRow = typeof qualityFindings.$inferSelect

/**
 * The reviews that a user may see: managers those of the account, reviewers their own, translators those of their texts
 * once they are submitted, clients the submitted ones of their organizational units. None sees a review that they are to
 * judge once more without knowing what was found.
 */
export function visibleReviews(db: Database, session: SignedIn): SQL | undefined {
  const own = and(
    eq(qualityReviews.accountId, session.account.id),
    inReach(session, qualityReviews.orgUnitId),
    notInArray(qualityReviews.id, judgedBlind(db, session)),
  )
  if (isManager(session)) return own
  const isSubmitted = ne(qualityReviews.status, 'OPEN')
  const reasons: (SQL | undefined)[] = []
  if (isVendor(session))
    reasons.push(
      eq(qualityReviews.reviewerId, session.user.id),
      and(eq(qualityReviews.translatorId, session.user.id), isSubmitted),
    )
  if (isClient(session))
    reasons.push(and(inArray(qualityReviews.orgUnitId, orgUnitsOfUser(db, session.user.id)), isSubmitted))
  return and(own, reasons.length > 0 ? or(...reasons) : sql`false`)
}

/** A review that the caller may see; 404 for any other. */
export const findReview = (
  db: Database,
  session: SignedIn,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<ReviewRow> =>
  findVisible(db, qualityReviews, { id, visible: visibleReviews(db, session), what: 'review', held })

/** A finding of a review that the caller took part in or manages, both held; 404 for any other. */
export async function holdFinding(
  db: Database,
  session: SignedIn,
  id: string,
): Promise<{ review: ReviewRow; finding: FindingRow }> {
  const [known] = await db
    .select({ reviewId: qualityFindings.reviewId })
    .from(qualityFindings)
    .where(and(eq(qualityFindings.id, id), eq(qualityFindings.accountId, session.account.id)))
  const reviews = known
    ? await db
        .select()
        .from(qualityReviews)
        .where(and(eq(qualityReviews.id, known.reviewId), visibleReviews(db, session)))
        .for('update')
    : []
  const [review] = reviews
  if (!review || !seesFindings(session, review)) throw notFound('finding')
  const [finding] = await db.select().from(qualityFindings).where(eq(qualityFindings.id, id)).for('update')
  if (!finding) throw notFound('finding')
  return { review, finding }
}

/** The relations of a user to a review. A person who took part can't get around theirs by acting as someone else. */
export function actorsIn(session: SignedIn, { reviewerId, translatorId }: ReviewRow): QualityActor[] {
  const actors = qualityActors({
    isReviewer: reviewerId === session.user.id,
    isTranslator: translatorId === session.user.id,
    isManager: isManager(session),
  })
  const actingId = session.impersonator?.id
  if (actingId === undefined || (actingId !== reviewerId && actingId !== translatorId)) return actors
  const barred: readonly QualityActor[] = actingId === translatorId ? ['arbiter', 'manager', 'reviewer'] : ['arbiter']
  return actors.filter((actor) => !barred.includes(actor))
}

/** The same for one finding of a review: a person who wrote it can't decide on it, nor by acting as someone else. */
export function actorsFor(session: SignedIn, review: ReviewRow, { authorId }: FindingRow): QualityActor[] {
  const isOwn = authorId === session.user.id || authorId === session.impersonator?.id
  return actorsIn(session, review).filter((actor) => actor !== 'arbiter' || !isOwn)
}

/** Whether a user sees what was found: clients see the result alone. */
export const seesFindings = (session: SignedIn, review: ReviewRow): boolean => actorsIn(session, review).length > 0

export function requireFindings(session: SignedIn, review: ReviewRow): void {
  if (!seesFindings(session, review))
    throw forbidden('You see whether the text passed. Findings are for the people who worked on it.')
}

/** Whether a user learns who reviewed: translators don't where the profile is anonymous. */
export const seesReviewer = (session: SignedIn, review: ReviewRow): boolean => {
  const actors = actorsIn(session, review)
  return (
    actors.includes('manager') || actors.includes('reviewer') || (actors.length > 0 && !review.profile.rules.anonymous)
  )
}
