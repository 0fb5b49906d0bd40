import { decimal, sum, toNumber, toText, type Decimal } from '@dragoman/sdk/decimal'
import { scoreOf } from '@dragoman/sdk/quality-score'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { profilesOfAccounts } from '../profiles/find-profiles.ts'
import { scoreRules } from '../profiles/score-rules.ts'
import { qualityReviews } from '../tables.ts'
import { bandOf } from '../band.ts'

/** Words under which a person has no score. */
const leastWordsOfPerson = 1000

/** The score of a person: all their points in all their words. */
export interface PersonScore {
  score: number
  words: number
  band: number | undefined
}

const months = 12

/**
 * The scores of people from their closed reviews of twelve months, under the keys that `keyOf` makes of a person and a
 * language pair. Who has fewer than 1,000 reviewed words there has none.
 */
export async function loadPersonScores(
  db: Database,
  userIds: readonly string[],
  keyOf: (userId: string, source: string, target: string) => string,
): Promise<Map<string, PersonScore>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({
      accountId: qualityReviews.accountId,
      userId: qualityReviews.translatorId,
      source: qualityReviews.sourceLocale,
      target: qualityReviews.targetLocale,
      points: sql<string>`sum(${qualityReviews.points})::text`,
      words: sql<number>`sum(${qualityReviews.reviewedWords})::float8`,
    })
    .from(qualityReviews)
    .where(
      and(
        inArray(qualityReviews.translatorId, [...userIds]),
        eq(qualityReviews.status, 'CLOSED'),
        eq(qualityReviews.basis, 'FINDINGS'),
        eq(qualityReviews.ofSampleData, false),
        gte(qualityReviews.closedAt, sql`now() - make_interval(months => ${months})`),
      ),
    )
    .groupBy(
      qualityReviews.accountId,
      qualityReviews.translatorId,
      qualityReviews.sourceLocale,
      qualityReviews.targetLocale,
    )
  const profileOf = await profilesOfAccounts(db, [...new Set(rows.map(({ accountId }) => accountId))])
  const byKey = Map.groupBy(rows, ({ userId, source, target }) => keyOf(userId, source, target))
  return new Map(
    [...byKey].flatMap(([key, own]): [string, PersonScore][] => {
      const words = own.reduce((total, row) => total + row.words, 0)
      const points = sum(own.map((row) => decimal(row.points)))
      const score =
        words < leastWordsOfPerson ? undefined : personScore(points, words, profileOf(own[0]!.accountId).rules)
      return score ? [[key, score]] : []
    }),
  )
}

/** One score of points in words, by the rules of an account; undefined where its formula has none. */
export function personScore(
  points: Decimal,
  words: number,
  rules: Parameters<typeof scoreRules>[0],
): PersonScore | undefined {
  const { score } = scoreOf(points, words, scoreRules(rules))
  if (!score) return undefined
  const shown = toNumber(score)
  return { score: shown, words, band: bandOf(shown, toText(points)) }
}
