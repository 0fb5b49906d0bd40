import type { QualityFigures, QualityTrend, QualityTrends } from '@dragoman/sdk/operations/qualityReports'
import { asc } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { profilesOfAccounts } from '../profiles/find-profiles.ts'
import { scoreRules } from '../profiles/score-rules.ts'
import { qualityMonths } from '../tables.ts'
import { figuresOf, noSums, sumColumns } from './figures.ts'
import { bothPeriods, periodFields, type SumsQuery } from './period.ts'
import { keyOf, namesOf, sumsBySubject } from './subjects.ts'

interface Context {
  db: Database
  session: SignedIn
  now: Date
}

const most = 100

/** The figures of each language pair, linguist, or organizational unit, with the months of both periods. */
export async function listTrends(
  context: Context,
  query: SumsQuery & { by: 'LANGUAGE_PAIR' | 'LINGUIST' | 'ORG_UNIT' },
): Promise<QualityTrends> {
  const { db, session } = context
  const { by } = query
  const { period, before, present, earlier, ofThem } = await sumsBySubject(context, query, { by, most })
  const { rules } = (await profilesOfAccounts(db, [session.account.id]))(session.account.id)
  const of = scoreRules(rules)
  const key = keyOf[by]
  const months = await db
    .select({ key, month: qualityMonths.month, ...sumColumns })
    .from(qualityMonths)
    .where(ofThem(bothPeriods(period, before)))
    .groupBy(key, qualityMonths.month)
    .orderBy(asc(qualityMonths.month))
  const monthsOf = Map.groupBy(months, (row) => row.key)
  const named = await namesOf(
    context,
    by,
    present.map((row) => row.key),
  )
  return {
    ...periodFields(period, before),
    passMark: rules.passMark,
    trends: present.flatMap(({ key: id, ...sums }): (QualityTrend & QualityFigures)[] => {
      const name = named(id)
      if (!name) return []
      return [
        {
          id,
          ...name,
          ...figuresOf(sums, of),
          before: figuresOf(earlier.get(id) ?? noSums, of),
          months: (monthsOf.get(id) ?? []).map(({ key: _key, month, ...own }) => ({ month, ...figuresOf(own, of) })),
        },
      ]
    }),
  }
}
