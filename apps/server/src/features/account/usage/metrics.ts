import type { AccountMetrics, AccountUsageRow } from '@dragoman/sdk/operations/accountMetrics'
import { and, asc, desc, eq, gte, lt, sql, sum, type SQL } from 'drizzle-orm'
import { organizations, orgUnits } from '../../../identity/tables.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { translatedWords } from './tables.ts'

/** The first moment of a month in UTC, some months before or after that of `now`. */
export const monthStart = (now: Date, shift = 0): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + shift, 1))

const inUtc = (format: 'YYYY-MM' | 'YYYY-MM-DD') =>
  sql<string>`to_char(${translatedWords.at} at time zone 'UTC', ${sql.raw(`'${format}'`)})`
const words = sum(translatedWords.words).mapWith(Number)

/** Since a moment, and before another one. */
const during = (accountId: string, from: Date, to?: Date): SQL | undefined =>
  and(
    eq(translatedWords.accountId, accountId),
    gte(translatedWords.at, from),
    to ? lt(translatedWords.at, to) : undefined,
  )

/** Words that some accounts have translated in the present month; accounts without any are left out. */
export async function wordsThisMonth(db: Database, ids: readonly string[], now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: translatedWords.accountId, words })
    .from(translatedWords)
    .where(and(isOneOf(translatedWords.accountId, ids), gte(translatedWords.at, monthStart(now))))
    .groupBy(translatedWords.accountId)
  return new Map(rows.map((row) => [row.id, row.words]))
}

/** Counts the translated words of an account: by month and source, day by day in the present month, and by unit. */
export async function accountMetrics(
  db: Database,
  accountId: string,
  { now, months }: { now: Date; months: number },
): Promise<Omit<AccountMetrics, 'accountType' | 'currentLimit'>> {
  const first = monthStart(now, 1 - months)
  const present = monthStart(now)
  const month = inUtc('YYYY-MM')
  const day = inUtc('YYYY-MM-DD')
  const byMonth = await db
    .select({ month, source: translatedWords.source, words })
    .from(translatedWords)
    .where(during(accountId, first))
    .groupBy(month, translatedWords.source)
  const byDay = await db
    .select({ day, words })
    .from(translatedWords)
    .where(during(accountId, present))
    .groupBy(day)
    .orderBy(asc(day))
  const byUnit = await db
    .select({ uuid: orgUnits.id, name: orgUnits.name, organization: organizations.name, words })
    .from(translatedWords)
    .innerJoin(orgUnits, eq(orgUnits.id, translatedWords.orgUnitId))
    .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
    .where(during(accountId, present))
    .groupBy(orgUnits.id, organizations.id)
    .orderBy(desc(words), asc(orgUnits.name))
    .limit(50)
  const of = (name: string, source: string) =>
    byMonth.find((row) => row.month === name && row.source === source)?.words ?? 0
  return {
    accountUuid: accountId,
    words: byDay.reduce((all, row) => all + row.words, 0),
    renewalDate: monthStart(now, 1).getTime(),
    months: Array.from({ length: months }, (_, at) => {
      const name = monthStart(now, at + 1 - months)
        .toISOString()
        .slice(0, 7)
      return {
        month: `${name}-01`,
        human: of(name, 'HUMAN'),
        memory: of(name, 'MEMORY'),
        machine: of(name, 'MACHINE'),
      }
    }),
    days: byDay,
    orgUnits: byUnit,
  }
}

/** Translated words by day, unit, and source, oldest first; days are in UTC and both included. */
export async function usageRows(
  db: Database,
  accountId: string,
  { startDate, endDate }: { startDate: string; endDate: string },
): Promise<AccountUsageRow[]> {
  const day = inUtc('YYYY-MM-DD')
  const end = new Date(`${endDate}T00:00:00Z`)
  end.setUTCDate(end.getUTCDate() + 1)
  const rows = await db
    .select({ day, orgUnit: orgUnits.name, organization: organizations.name, source: translatedWords.source, words })
    .from(translatedWords)
    .leftJoin(orgUnits, eq(orgUnits.id, translatedWords.orgUnitId))
    .leftJoin(organizations, eq(organizations.id, orgUnits.organizationId))
    .where(during(accountId, new Date(`${startDate}T00:00:00Z`), end))
    .groupBy(day, orgUnits.id, organizations.id, translatedWords.source)
    .orderBy(asc(day), asc(organizations.name), asc(orgUnits.name), asc(translatedWords.source))
  return rows.map(({ orgUnit, organization, ...row }) => ({
    ...row,
    ...(orgUnit !== null && { orgUnit }),
    ...(organization !== null && { organization }),
  }))
}
