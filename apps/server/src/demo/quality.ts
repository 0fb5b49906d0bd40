import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk'
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import { categorize } from '../features/quality/findings/categorize.ts'
import { createFinding } from '../features/quality/findings/write-findings.ts'
import { answerDispute, arbitrate, postMessage, replyToFinding } from '../features/quality/reply/reply.ts'
import { reviewEntity } from '../features/quality/review-entity.ts'
import { settleAndClose } from '../features/quality/reviews/close-review.ts'
import { changeStatus } from '../features/quality/reviews/change-status.ts'
import { findingsOf } from '../features/quality/scores/settle-review.ts'
import { findingMessages, qualityFindings, qualityReviews, reviewChanges } from '../features/quality/tables.ts'
import { projectResources, projects } from '../features/work/tables.ts'
import { workUnits } from '../features/work/work-unit-tables.ts'
import type { SignedIn } from '../identity/sessions.ts'
import type { Database } from '../kernel/database/connect.ts'
import { transact } from '../kernel/database/transact.ts'
import { rememberReviews, type History } from './review-history.ts'
import { cutOff, slips, talks } from './slips.ts'
import { seedSecondReviews, type SecondReaders } from './second-reviews.ts'
import type { Worker } from './worker.ts'

/** How far the talk about the first finding of a review has come; CLOSED has no dispute. */
type Fate =
  | 'CLOSED'
  | 'OPEN'
  | 'WAITS'
  | 'DISPUTED'
  | 'KEPT'
  | 'OFFERED'
  | 'TO_DECIDE'
  | 'WITHDRAWN'
  | 'TAKEN'
  | 'ARBITRATED'

/** Those of a project and language whose reviews did not just pass by, in the order of their files. */
const fates: Readonly<Record<string, readonly Fate[]>> = {
  'Spare parts shop de': ['WITHDRAWN'],
  'Spare parts shop fr': ['TAKEN'],
  'Spare parts shop pt': ['ARBITRATED'],
  'Service portal 7.4 de': ['DISPUTED', 'OPEN'],
  'Service portal 7.4 es': ['OFFERED', 'TO_DECIDE', 'WAITS'],
  'Service portal 7.4 fr': ['KEPT', 'OPEN'],
  'Service portal 7.4 ja': ['WAITS'],
}

/** How many days ago those were submitted that are in work. */
const submittedAgo: Partial<Record<Fate, number>> = { WAITS: 2, DISPUTED: 3, KEPT: 4, OFFERED: 4, TO_DECIDE: 6 }

const hour = 60 * 60 * 1000
const day = 24 * hour

/** A category of the account beside those of the product, and a stricter profile for leaflets, which hides reviewers. */
export async function seedQualityRules({ client }: Worker, accountUUID: string, leaflets: string): Promise<void> {
  await call(client, api.reviewCategories.create, {
    body: {
      name: 'Client instruction',
      code: 'CLIENT_INSTRUCTION',
      description: 'Something that the client has asked for is not done.',
      weight: 1.5,
    },
  })
  const body = { customReviewCategorizationEnabled: true }
  await call(client, api.accountSettings.update, { path: { accountUUID }, body })
  await call(client, api.qualityProfiles.create, {
    body: {
      name: 'Patient information',
      passMark: 98.5,
      anonymous: true,
      places: [{ level: 'ORG_UNIT', placeUuid: leaflets }],
    },
  })
}

/** Gives the delivered projects their findings and replies: nearly all reviews are closed. */
export async function seedQuality(
  pool: Database,
  { personOf, ...readers }: SecondReaders & { personOf: (userId: string) => Promise<SignedIn> },
  now: Date,
): Promise<void> {
  const { managerId } = readers
  const rows = await pool
    .select({ review: qualityReviews, reference: projects.reference })
    .from(qualityReviews)
    .innerJoin(projects, eq(projects.id, qualityReviews.projectId))
    .innerJoin(workUnits, eq(workUnits.id, qualityReviews.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(isNotNull(qualityReviews.comparedAt))
    .orderBy(asc(qualityReviews.comparedAt), asc(projectResources.name))
  const people = new Map<string, SignedIn>()
  for (const id of new Set([
    ...Object.values(readers),
    ...rows.flatMap(({ review }) => [review.translatorId, review.reviewerId]),
  ]))
    people.set(id, await personOf(id))
  const left = new Map(Object.entries(fates).map(([key, own]) => [key, [...own]]))
  await transact(pool, async (db) => {
    const history = rememberReviews(db, people)
    for (const [at, { review, reference }] of rows.entries()) {
      const changes = await db
        .select()
        .from(reviewChanges)
        .where(and(eq(reviewChanges.reviewId, review.id), eq(reviewChanges.inSample, true)))
        .orderBy(asc(reviewChanges.segmentIndex))
      const fate = (changes.length > 0 && left.get(`${reference} ${review.targetLocale}`)?.shift()) || 'CLOSED'
      if (fate === 'OPEN') continue
      const ago = submittedAgo[fate]
      const submitted = ago ? now.getTime() - ago * day : review.comparedAt!.getTime() + (3 + (at % 4) * 7) * hour
      // Nothing of the demo lies ahead: linguists answer within the days that have passed since.
      const pace = ago ? 20 * hour : Math.min(20 * hour, (now.getTime() - submitted) / 8)
      const moment = (step: number) => new Date(submitted + step * pace)
      const source = reference === 'Corvidol 20 mg leaflet' && review.targetLocale === 'de'
      await findErrors(history, { review, changes, source }, new Date(submitted - 30 * 60_000))
      await changeStatus(history.as(review.reviewerId, moment(0), 'REVIEW_SUBMITTED'), review.id, {
        status: 'SUBMITTED',
      })
      await answerAll(history, { review, fate, managerId }, moment)
    }
    await seedSecondReviews(history, readers, now)
    await history.write()
  })
}

type ReviewRow = typeof qualityReviews.$inferSelect

type ChangeRow = typeof reviewChanges.$inferSelect

/** Gives every change its category; with `source`, the source text has an error, too. */
async function findErrors(
  history: History,
  { review, changes, source }: { review: ReviewRow; changes: readonly ChangeRow[]; source: boolean },
  at: Date,
): Promise<void> {
  const { db } = history
  const context = history.as(review.reviewerId, at, 'FINDING_SAVED')
  const entity = await reviewEntity(db, review)
  const note = (category: string) => context.journal({ entity, projectId: review.projectId, detail: { category } })
  const own = slips[review.targetLocale] ?? []
  const found = Map.groupBy(changes, ({ before, after }) =>
    own.find(({ right, wrong }) => before === after.replace(right, wrong)),
  )
  for (const [slip, group] of found) {
    const { category = 'INCORRECT_TRANSLATION', severity = 'MINOR' } = slip ?? {}
    const comment = slip?.comment ?? cutOff[review.targetLocale] ?? ''
    const ids = group.map(({ id }) => id)
    await categorize(context, review, { ids, field: 'body' }, { category, severity, comment })
    await note(category)
  }
  const [first] = changes
  if (!source || !first) return
  const comment = '“Carton” is what the client calls the outer box elsewhere: please ask which one is meant.'
  const body = { segmentId: String(first.segmentId), side: 'SOURCE', category: 'TERMINOLOGY' } as const
  await createFinding(context, review, { ...body, severity: 'NEUTRAL', comment })
  await note(body.category)
}

/** The linguist accepts what was found, but for the first finding that counts, which may go through a dispute. */
async function answerAll(
  history: History,
  { review, fate, managerId }: { review: ReviewRow; fate: Fate; managerId: string },
  moment: (step: number) => Date,
): Promise<void> {
  if (fate === 'WAITS') return
  const { translatorId, reviewerId, targetLocale } = review
  const findings = await findingsOf(history.db, review.id)
  const disputed = fate === 'CLOSED' ? undefined : findings.find((each) => each.affectsScore && !each.isRepeated)
  const accept = (id: string, at: Date) =>
    replyToFinding(history.as(translatorId, at, 'FINDING_DISPUTED'), id, { state: 'ACCEPTED' })
  if (disputed) {
    const { id } = disputed
    const talk = talks[targetLocale]!
    const says = history.as(translatorId, moment(1), 'FINDING_DISPUTED')
    await replyToFinding(says, id, { state: 'DISPUTED', comment: talk.objection })
    const answer = (step: number) => history.as(reviewerId, moment(step), 'FINDING_ANSWERED')
    if (fate === 'KEPT' || fate === 'TO_DECIDE' || fate === 'ARBITRATED')
      await answerDispute(answer(2), id, { decision: 'KEEP', comment: talk.stays })
    if (fate === 'TO_DECIDE' || fate === 'ARBITRATED')
      await answerDispute(answer(4), id, { decision: 'KEEP', comment: talk.again })
    if (fate === 'WITHDRAWN') await answerDispute(answer(2), id, { decision: 'WITHDRAW', comment: talk.gives })
    if (fate === 'OFFERED' || fate === 'TAKEN') await answerDispute(answer(2), id, { decision: 'OFFER', ...milder })
    if (fate === 'KEPT')
      await postMessage(history.as(translatorId, moment(3), 'FINDING_MESSAGE_CREATED'), id, {
        text: talk.objection,
        mentions: [reviewerId],
      })
    if (fate === 'TAKEN') await accept(id, moment(3))
    if (fate === 'ARBITRATED') {
      const decision = { outcome: 'CHANGED', ...milder, reason: talk.decision } as const
      await arbitrate(history.as(managerId, moment(6), 'FINDING_ARBITRATED'), id, decision)
    }
  }
  await acceptOthers(history, review, disputed?.id, moment(1.1))
}

/** The linguist accepts all findings that are open still: at once, as each call of its own would take too long. */
async function acceptOthers(
  history: History,
  { id: reviewId, translatorId: authorId }: ReviewRow,
  disputed: string | undefined,
  at: Date,
): Promise<void> {
  const { db } = history
  const context = history.as(authorId, at, 'FINDING_ACCEPTED')
  const accepted = await db
    .update(qualityFindings)
    .set({ state: 'ACCEPTED', replyBy: null, updatedAt: at })
    .where(
      and(
        eq(qualityFindings.reviewId, reviewId),
        eq(qualityFindings.state, 'OPEN'),
        disputed === undefined ? undefined : ne(qualityFindings.id, disputed),
      ),
    )
    .returning()
  if (accepted.length === 0) return
  const said = { kind: 'ACCEPTED', by: 'translator', authorId, text: '', at } as const
  await db.insert(findingMessages).values(accepted.map(({ id }) => ({ ...said, findingId: id })))
  const [review] = await db.select().from(qualityReviews).where(eq(qualityReviews.id, reviewId))
  const entity = await reviewEntity(db, review!)
  for (const { id, category } of accepted)
    await context.journal({
      entity,
      projectId: review!.projectId,
      after: { state: 'ACCEPTED' },
      detail: { finding: id, category },
    })
  await settleAndClose(context, review!)
}

const milder = { severity: 'NEUTRAL' } as const
