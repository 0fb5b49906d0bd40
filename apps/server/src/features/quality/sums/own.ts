import type { OwnQuality } from '@dragoman/sdk/operations/qualityReports'
import { and, asc, desc, eq, gte, lt, min, sql } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { shiftDay } from '../../../kernel/days.ts'
import { isOwn } from '../../../kernel/sample-objects.ts'
import { tasks } from '../../work/task-tables.ts'
import { profilesOfAccounts } from '../profiles/find-profiles.ts'
import { scoreRules } from '../profiles/score-rules.ts'
import { qualityFindings, qualityMonthCategories, qualityMonths, qualityReviews, taskScores } from '../tables.ts'
import { visibleReviews } from '../visible.ts'
import { categoriesIn, categoryColumns, figuresOf, sumColumns } from './figures.ts'
import { bothPeriods, comparedWith, periodFields, periodOf, sumsIn, type Period, type SumsQuery } from './period.ts'

interface Context {
  db: Database
  session: SignedIn
  now: Date
}

/** The figures of the caller’s own translations, also for those who see others. */
export async function showOwn(
  context: Context,
  { startDate, endDate, compareWith }: Pick<SumsQuery, 'startDate' | 'endDate' | 'compareWith'>,
): Promise<OwnQuality> {
  const { db, session, now } = context
  const query: SumsQuery = { startDate, endDate, compareWith, vendorUuid: session.user.id }
  const period = periodOf(query, now)
  const before = comparedWith(period, query)
  const { rules } = (await profilesOfAccounts(db, [session.account.id]))(session.account.id)
  const of = scoreRules(rules)
  const during = (asked: Period) => sumsIn(db, session, qualityMonths, query, asked)
  const whole = async (asked: Period) => only(await db.select(sumColumns).from(qualityMonths).where(during(asked)))
  const present = await whole(period)
  const categories = await db
    .select(categoryColumns)
    .from(qualityMonthCategories)
    .where(sumsIn(db, session, qualityMonthCategories, query, period))
    .groupBy(qualityMonthCategories.category, qualityMonthCategories.severity)
  const pairs = await db
    .select({ sourceLanguage: qualityMonths.sourceLocale, targetLanguage: qualityMonths.targetLocale, ...sumColumns })
    .from(qualityMonths)
    .where(during(period))
    .groupBy(qualityMonths.sourceLocale, qualityMonths.targetLocale)
    .orderBy(desc(sql`sum(${qualityMonths.words})`))
  const months = await db
    .select({ month: qualityMonths.month, ...sumColumns })
    .from(qualityMonths)
    .where(during(bothPeriods(period, before)))
    .groupBy(qualityMonths.month)
    .orderBy(asc(qualityMonths.month))
  const { findings, firstReply } = await waitingFor(db, session)
  const keptShare = await keptShareOf(db, session, period)
  return {
    ...periodFields(period, before),
    passMark: rules.passMark,
    figures: figuresOf(present, of),
    before: figuresOf(await whole(before), of),
    overturned: present.overturned,
    ...(keptShare !== null && { keptShare }),
    byCategory: categoriesIn(categories, present.words),
    byLanguagePair: pairs.map(({ sourceLanguage, targetLanguage, ...sums }) => ({
      sourceLanguage,
      targetLanguage,
      ...figuresOf(sums, of),
    })),
    months: months.map(({ month, ...sums }) => ({ month, ...figuresOf(sums, of) })),
    openFindings: findings,
    ...(firstReply && { replyDate: firstReply.getTime() }),
  }
}

/** Findings that the caller has not replied to, and when the first of them counts as accepted. */
async function waitingFor(db: Database, session: SignedIn) {
  return only(
    await db
      .select({
        findings: sql<number>`count(*)::int`,
        firstReply: min(qualityFindings.replyBy),
      })
      .from(qualityFindings)
      .innerJoin(qualityReviews, eq(qualityReviews.id, qualityFindings.reviewId))
      .where(
        and(
          visibleReviews(db, session),
          eq(qualityReviews.translatorId, session.user.id),
          eq(qualityReviews.status, 'SUBMITTED'),
          eq(qualityFindings.state, 'OPEN'),
        ),
      ),
  )
}

/** How much of the caller's characters the next step left, over all segments of the period. */
async function keptShareOf(db: Database, session: SignedIn, { startDate, endDate }: Period): Promise<number | null> {
  const { share } = only(
    await db
      .select({
        share: sql<number | null>`round(sum(${taskScores.score} * ${taskScores.segments})
          / nullif(sum(${taskScores.segments}), 0), 2)::float8`,
      })
      .from(taskScores)
      .innerJoin(tasks, eq(tasks.id, taskScores.taskId))
      .where(
        and(
          eq(taskScores.userId, session.user.id),
          isOwn(tasks.projectId),
          gte(taskScores.scoredAt, new Date(startDate)),
          lt(taskScores.scoredAt, new Date(shiftDay(endDate, 1))),
        ),
      ),
  )
  return share
}
