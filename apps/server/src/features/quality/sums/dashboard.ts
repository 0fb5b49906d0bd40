import { decimal, sum, toText } from '@dragoman/sdk/decimal'
import type { QualityDashboard } from '@dragoman/sdk/operations/qualityReports'
import { and, asc, desc, sql } from 'drizzle-orm'
import { isManager } from '@dragoman/sdk/permissions'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { profilesOfAccounts } from '../profiles/find-profiles.ts'
import { scoreRules } from '../profiles/score-rules.ts'
import { qualityMonthCategories, qualityMonths } from '../tables.ts'
import { agreementOfReviewers } from './agreements.ts'
import { categoriesIn, categoryColumns, figuresOf, noSums, sumColumns, type Sums } from './figures.ts'
import {
  comparedWith,
  ofKnownPeople,
  periodFields,
  periodOf,
  requireOwn,
  seesPeople,
  sumsIn,
  type Period,
  type SumsQuery,
} from './period.ts'

interface Context {
  db: Database
  session: SignedIn
  now: Date
}

const mostLinguists = 500
const byWords = [desc(sql`sum(${qualityMonths.words})`)]

/** The scores of a period and of the one before, from the monthly sums. */
export async function showDashboard(context: Context, query: SumsQuery): Promise<QualityDashboard> {
  const { db, session, now } = context
  await requireOwn(db, session, query)
  const period = periodOf(query, now)
  const before = comparedWith(period, query)
  const { rules } = (await profilesOfAccounts(db, [session.account.id]))(session.account.id)
  const of = scoreRules(rules)
  const where = sumsIn(db, session, qualityMonths, query, period)
  const whole = async (asked: Period) =>
    only(
      await db
        .select(sumColumns)
        .from(qualityMonths)
        .where(sumsIn(db, session, qualityMonths, query, asked)),
    )
  const pair = { sourceLanguage: qualityMonths.sourceLocale, targetLanguage: qualityMonths.targetLocale }
  const pairs = await db
    .select({ ...pair, ...sumColumns })
    .from(qualityMonths)
    .where(where)
    .groupBy(qualityMonths.sourceLocale, qualityMonths.targetLocale)
    .orderBy(...byWords)
  const months = await db
    .select({ month: qualityMonths.month, ...sumColumns })
    .from(qualityMonths)
    .where(where)
    .groupBy(qualityMonths.month)
    .orderBy(asc(qualityMonths.month))
  const present = await whole(period)
  const figures = figuresOf(present, of)
  const categories = await db
    .select({
      sourceLanguage: qualityMonthCategories.sourceLocale,
      targetLanguage: qualityMonthCategories.targetLocale,
      ...categoryColumns,
    })
    .from(qualityMonthCategories)
    .where(sumsIn(db, session, qualityMonthCategories, query, period))
    .groupBy(
      qualityMonthCategories.sourceLocale,
      qualityMonthCategories.targetLocale,
      qualityMonthCategories.category,
      qualityMonthCategories.severity,
    )
  const figuresBefore = figuresOf(await whole(before), of)
  const earlier = await db
    .select(categoryColumns)
    .from(qualityMonthCategories)
    .where(sumsIn(db, session, qualityMonthCategories, query, before))
    .groupBy(qualityMonthCategories.category, qualityMonthCategories.severity)
  const perThousandBefore = new Map(
    categoriesIn(earlier, figuresBefore.reviewedWords).map(({ category, perThousand }) => [category, perThousand]),
  )
  const ofPair = Map.groupBy(categories, ({ sourceLanguage, targetLanguage }) => `${sourceLanguage} ${targetLanguage}`)
  const byCategory = Map.groupBy(categories, ({ category, severity }) => `${category} ${severity}`)
  const merged = [...byCategory.values()].map((own) => ({
    category: own[0]!.category,
    severity: own[0]!.severity,
    findings: own.reduce((total, { findings }) => total + findings, 0),
    points: toText(sum(own.map(({ points }) => decimal(points)))),
  }))
  return {
    ...periodFields(period, before),
    ...(figures.score !== undefined && { averageScore: figures.score }),
    reviewedWords: figures.reviewedWords,
    passMark: rules.passMark,
    figures,
    before: figuresBefore,
    byLanguagePair: pairs.map(({ sourceLanguage, targetLanguage, ...sums }) => ({
      sourceLanguage,
      targetLanguage,
      ...figuresOf(sums, of),
    })),
    ...(await peopleIn(context, where, { query, period, figures: (sums) => figuresOf(sums, of) })),
    byCategory: categoriesIn(merged, figures.reviewedWords).map((own) => {
      const earlierOne = perThousandBefore.get(own.category) ?? (figuresBefore.reviewedWords > 0 ? 0 : undefined)
      return { ...own, ...(earlierOne !== undefined && { perThousandBefore: earlierOne }) }
    }),
    byCategoryAndPair: pairs.flatMap(({ sourceLanguage, targetLanguage, words }) =>
      categoriesIn(ofPair.get(`${sourceLanguage} ${targetLanguage}`) ?? [], words).map(
        ({ category, findings, points, perThousand }) => ({
          sourceLanguage,
          targetLanguage,
          category,
          findings,
          points,
          perThousand,
        }),
      ),
    ),
    trend: months.map(({ month, ...sums }) => ({ month, ...figuresOf(sums, of) })),
  }
}

interface Asked {
  query: SumsQuery
  period: Period
  figures: (sums: Sums) => ReturnType<typeof figuresOf>
}

/** Linguists with their figures; reviewers for managers alone. */
async function peopleIn(
  { db, session }: Context,
  where: ReturnType<typeof sumsIn>,
  { query, period, figures }: Asked,
): Promise<Pick<QualityDashboard, 'byVendor' | 'byReviewer'>> {
  const vendors = seesPeople(session)
    ? await db
        .select({ id: qualityMonths.translatorId, ...sumColumns })
        .from(qualityMonths)
        .where(and(where, ofKnownPeople(session)))
        .groupBy(qualityMonths.translatorId)
        .orderBy(...byWords)
        .limit(mostLinguists)
    : []
  const reviewers = isManager(session)
    ? await db
        .select({ id: qualityMonths.reviewerId, ...sumColumns })
        .from(qualityMonths)
        .where(where)
        .groupBy(qualityMonths.reviewerId)
        .orderBy(desc(sql`sum(${qualityMonths.reviews})`))
        .limit(mostLinguists)
    : []
  const agreements: Awaited<ReturnType<typeof agreementOfReviewers>> = isManager(session)
    ? await agreementOfReviewers(db, session, query, period)
    : new Map()
  // Their own reviews may be older than the second look at them.
  const known = new Set(reviewers.map(({ id }) => id))
  // Of more reviewers than fit, those who are left out have reviews of their own.
  const others = reviewers.length < mostLinguists ? [...agreements.keys()].filter((id) => !known.has(id)) : []
  const judged = others.map((id) => ({ id, ...noSums }))
  const all = [...reviewers, ...judged]
  const people = await loadPeople(
    db,
    session,
    [...vendors, ...all].map(({ id }) => id),
  )
  return {
    byVendor: vendors.flatMap(({ id, ...sums }) => {
      const vendor = people(id)
      return vendor ? [{ vendor, ...figures(sums) }] : []
    }),
    byReviewer: all.flatMap(({ id, reviews, findings, disputes, overturned }) => {
      const reviewer = people(id)
      const agreement = agreements.get(id)
      if (!reviewer) return []
      return [{ reviewer, reviews, findings, disputed: disputes, overturned, ...(agreement && { agreement }) }]
    }),
  }
}
