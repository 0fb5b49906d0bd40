import type { QualityGroup, QualityGrouping } from '@dragoman/sdk/operations/qualityReports'
import { and, asc, desc, sql, type SQL } from 'drizzle-orm'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { organizations, orgUnits } from '../../../identity/tables.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { qualityMonths } from '../tables.ts'
import { sumColumns, type Sums } from './figures.ts'
import { comparedWith, ofKnownPeople, periodOf, requireOwn, sumsIn, type Period, type SumsQuery } from './period.ts'
import { requirePeople } from './reports.ts'

interface Context {
  db: Database
  session: SignedIn
  now: Date
}

/** The key of the subject that a sum belongs to. */
export const keyOf: Readonly<Record<QualityGrouping, SQL<string>>> = {
  LANGUAGE_PAIR: sql<string>`${qualityMonths.sourceLocale} || ' ' || ${qualityMonths.targetLocale}`,
  LINGUIST: sql<string>`${qualityMonths.translatorId}::text`,
  ORG_UNIT: sql<string>`${qualityMonths.orgUnitId}::text`,
  CLIENT: sql<string>`(select ${orgUnits.organizationId}::text from ${orgUnits} where ${orgUnits.id} = ${qualityMonths.orgUnitId})`,
  WORKFLOW: sql<string>`${qualityMonths.workflow}`,
}

/** The sums of the subjects with the most words, in a period and in the one to compare with. */
interface SubjectSums {
  period: Period
  before: Period
  present: (Sums & { key: string })[]
  earlier: ReadonlyMap<string, Sums>
  /** The sums of a period that the query is about. */
  during: (asked: Period) => SQL | undefined
  /** The sums of a period that belong to these subjects. */
  ofThem: (asked: Period) => SQL | undefined
}

/** 403 for sums by linguist, and 404 for a unit, that a user may not see. */
export async function requireSubjects(
  { db, session }: Pick<Context, 'db' | 'session'>,
  query: SumsQuery,
  by: QualityGrouping,
): Promise<void> {
  if (by === 'LINGUIST') requirePeople(session)
  await requireOwn(db, session, query)
}

export async function sumsBySubject(
  { db, session, now }: Context,
  query: SumsQuery,
  { by, most }: { by: QualityGrouping; most: number },
): Promise<SubjectSums> {
  await requireSubjects({ db, session }, query, by)
  const period = periodOf(query, now)
  const before = comparedWith(period, query)
  const key = keyOf[by]
  const during = (asked: Period) =>
    and(sumsIn(db, session, qualityMonths, query, asked), by === 'LINGUIST' ? ofKnownPeople(session) : undefined)
  const present = await db
    .select({ key, ...sumColumns })
    .from(qualityMonths)
    .where(during(period))
    .groupBy(key)
    .orderBy(desc(sql`sum(${qualityMonths.words})`), asc(key))
    .limit(most)
  const keys = present.map((row) => row.key)
  const ofThem = (asked: Period) => and(during(asked), sql`${key} = any(${sql.param(keys)}::text[])`)
  const earlier = await db
    .select({ key, ...sumColumns })
    .from(qualityMonths)
    .where(ofThem(before))
    .groupBy(key)
  return {
    period,
    before,
    present,
    earlier: new Map(earlier.map(({ key: own, ...sums }) => [own, sums])),
    during,
    ofThem,
  }
}

type Named = Pick<
  QualityGroup,
  'sourceLanguage' | 'targetLanguage' | 'vendor' | 'organization' | 'organizationalUnit' | 'workflow'
>

/** The subject behind a key; undefined where nothing is left of it. */
export async function namesOf(
  { db, session }: Pick<Context, 'db' | 'session'>,
  by: QualityGrouping,
  keys: readonly string[],
): Promise<(key: string) => Named | undefined> {
  if (by === 'LANGUAGE_PAIR')
    return (key) => {
      const [sourceLanguage = '', targetLanguage = ''] = key.split(' ')
      return { sourceLanguage, targetLanguage }
    }
  if (by === 'WORKFLOW') return (workflow) => ({ workflow })
  if (by === 'LINGUIST') {
    const people = await loadPeople(db, session, keys)
    return (key) => {
      const vendor = people(key)
      return vendor && { vendor }
    }
  }
  const table = by === 'CLIENT' ? organizations : orgUnits
  const rows = await db
    .select({ uuid: table.id, name: table.name })
    .from(table)
    .where(isOneOf(table.id, [...keys]))
  const byId = new Map(rows.map((row) => [row.uuid, row]))
  return (key) => {
    const found = byId.get(key)
    return found && (by === 'CLIENT' ? { organization: found } : { organizationalUnit: found })
  }
}
