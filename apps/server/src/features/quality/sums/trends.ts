import type { QualityFigures, QualityTrend, QualityTrends } from '@dragoman/sdk/operations/qualityReports'
import { and, asc, desc, sql, type SQL } from 'drizzle-orm'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { orgUnits } from '../../../identity/tables.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { profilesOfAccounts } from '../profiles/find-profiles.ts'
import { scoreRules } from '../profiles/score-rules.ts'
import { qualityMonths } from '../tables.ts'
import { figuresOf, noSums, sumColumns } from './figures.ts'
import { bothPeriods, comparedWith, periodFields, periodOf, requireOwn, sumsIn, type SumsQuery } from './period.ts'
import { requirePeople } from './reports.ts'

interface Context {
  db: Database
  session: SignedIn
  now: Date
}

type Subject = 'LANGUAGE_PAIR' | 'LINGUIST' | 'ORG_UNIT'

const most = 100

const keyOf: Readonly<Record<Subject, SQL<string>>> = {
  LANGUAGE_PAIR: sql<string>`${qualityMonths.sourceLocale} || ' ' || ${qualityMonths.targetLocale}`,
  LINGUIST: sql<string>`${qualityMonths.translatorId}::text`,
  ORG_UNIT: sql<string>`${qualityMonths.orgUnitId}::text`,
}

/** The figures of each language pair, linguist, or organizational unit, with the months of both periods. */
export async function listTrends(context: Context, query: SumsQuery & { by: Subject }): Promise<QualityTrends> {
  const { db, session, now } = context
  if (query.by === 'LINGUIST') requirePeople(session)
  await requireOwn(db, session, query)
  const period = periodOf(query, now)
  const before = comparedWith(period, query)
  const { rules } = (await profilesOfAccounts(db, [session.account.id]))(session.account.id)
  const of = scoreRules(rules)
  const key = keyOf[query.by]
  const during = (asked: typeof period) => sumsIn(db, session, qualityMonths, query, asked)
  const present = await db
    .select({ key, ...sumColumns })
    .from(qualityMonths)
    .where(during(period))
    .groupBy(key)
    .orderBy(desc(sql`sum(${qualityMonths.words})`), asc(key))
    .limit(most)
  const keys = present.map((row) => row.key)
  const ofThem = sql`${key} = any(${sql.param(keys)}::text[])`
  const earlier = await db
    .select({ key, ...sumColumns })
    .from(qualityMonths)
    .where(and(during(before), ofThem))
    .groupBy(key)
  const months = await db
    .select({ key, month: qualityMonths.month, ...sumColumns })
    .from(qualityMonths)
    .where(and(during(bothPeriods(period, before)), ofThem))
    .groupBy(key, qualityMonths.month)
    .orderBy(asc(qualityMonths.month))
  const beforeOf = new Map(earlier.map(({ key: own, ...sums }) => [own, figuresOf(sums, of)]))
  const monthsOf = Map.groupBy(months, (row) => row.key)
  const named = await namesOf(context, query.by, keys)
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
          before: beforeOf.get(id) ?? figuresOf(noSums, of),
          months: (monthsOf.get(id) ?? []).map(({ key: _key, month, ...own }) => ({ month, ...figuresOf(own, of) })),
        },
      ]
    }),
  }
}

type Named = Pick<QualityTrend, 'sourceLanguage' | 'targetLanguage' | 'vendor' | 'organizationalUnit'>

/** The subject behind a key; undefined for people of whom nothing is left. */
async function namesOf(
  { db, session }: Context,
  by: Subject,
  keys: readonly string[],
): Promise<(key: string) => Named | undefined> {
  if (by === 'LANGUAGE_PAIR')
    return (key) => {
      const [sourceLanguage = '', targetLanguage = ''] = key.split(' ')
      return { sourceLanguage, targetLanguage }
    }
  if (by === 'LINGUIST') {
    const people = await loadPeople(db, session, keys)
    return (key) => {
      const vendor = people(key)
      return vendor && { vendor }
    }
  }
  const units = await db
    .select({ uuid: orgUnits.id, name: orgUnits.name })
    .from(orgUnits)
    .where(isOneOf(orgUnits.id, [...keys]))
  const byId = new Map(units.map((unit) => [unit.uuid, unit]))
  return (key) => {
    const organizationalUnit = byId.get(key)
    return organizationalUnit && { organizationalUnit }
  }
}
