import { decimal, sum, toNumber } from '@dragoman/sdk/decimal'
import type { QualityFigures, QualityOfCategory } from '@dragoman/sdk/operations/qualityReports'
import { scoreOf, severities, type ScoreRules, type Severity } from '@dragoman/sdk/quality-score'
import { sql } from 'drizzle-orm'
import { bandOf } from '../band.ts'
import { qualityMonthCategories, qualityMonths } from '../tables.ts'

/** Sums over months, as columns of a query. */
export const sumColumns = {
  reviews: sql<number>`coalesce(sum(${qualityMonths.reviews}), 0)::int`,
  words: sql<number>`coalesce(sum(${qualityMonths.words}), 0)::float8`,
  points: sql<string>`coalesce(sum(${qualityMonths.points}), 0)::text`,
  findings: sql<number>`coalesce(sum(${qualityMonths.findings}), 0)::int`,
  disputes: sql<number>`coalesce(sum(${qualityMonths.disputes}), 0)::int`,
  overturned: sql<number>`coalesce(sum(${qualityMonths.overturned}), 0)::int`,
  failed: sql<number>`coalesce(sum(${qualityMonths.failed}), 0)::int`,
  changedSegments: sql<number>`coalesce(sum(${qualityMonths.changedSegments}), 0)::float8`,
  segments: sql<number>`coalesce(sum(${qualityMonths.segments}), 0)::float8`,
  days: sql<number>`coalesce(sum(${qualityMonths.days}), 0)::float8`,
  closed: sql<number>`coalesce(sum(${qualityMonths.reviews}) filter (where ${qualityMonths.isClosed}), 0)::int`,
}

export type Sums = { [Name in keyof typeof sumColumns]: (typeof sumColumns)[Name]['_']['type'] }

/** The sums of no reviews. */
export const noSums: Sums = {
  reviews: 0,
  words: 0,
  points: '0',
  findings: 0,
  disputes: 0,
  overturned: 0,
  failed: 0,
  changedSegments: 0,
  segments: 0,
  days: 0,
  closed: 0,
}

const twoDecimals = (value: number) => Math.round(value * 100) / 100

/** The figures that sums make: one score of all points in all words. */
export function figuresOf(sums: Sums, rules: ScoreRules): QualityFigures {
  const { reviews, words, points, findings, disputes, failed, changedSegments, segments, days, closed } = sums
  const { score, perThousand } = scoreOf(decimal(points), words, rules)
  const shown = score && toNumber(score)
  const band = bandOf(shown, points)
  return {
    reviews,
    reviewedWords: words,
    points: Number(points),
    findings,
    disputed: disputes,
    failed,
    ...(shown !== null && { score: shown }),
    ...(band !== undefined && { band }),
    ...(perThousand && { perThousand: toNumber(perThousand) }),
    ...(segments > 0 && { changesPercentage: twoDecimals((100 * changedSegments) / segments) }),
    ...(closed > 0 && { daysToClose: twoDecimals(days / closed) }),
  }
}

export const categoryColumns = {
  category: qualityMonthCategories.category,
  severity: qualityMonthCategories.severity,
  findings: sql<number>`sum(${qualityMonthCategories.findings})::int`,
  points: sql<string>`sum(${qualityMonthCategories.points})::text`,
}

interface CategorySum {
  category: string
  severity: Severity
  findings: number
  points: string
}

/** The same by category, the most points first. */
export function categoriesIn(rows: readonly CategorySum[], words: number): QualityOfCategory[] {
  const all = [...Map.groupBy(rows, ({ category }) => category)].map(([category, own]): QualityOfCategory => {
    const points = toNumber(sum(own.map((row) => decimal(row.points))))
    return {
      category,
      findings: own.reduce((total, row) => total + row.findings, 0),
      points,
      ...(words > 0 && { perThousand: twoDecimals((1000 * points) / words) }),
      severities: own
        .map(({ severity, findings, points: of }) => ({ severity, findings, points: Number(of) }))
        .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)),
    }
  })
  return all.sort((a, b) => b.points - a.points || b.findings - a.findings || (a.category < b.category ? -1 : 1))
}
