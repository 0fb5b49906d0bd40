import { isClient, isManager, isVendor } from '@dragoman/sdk/permissions'
import { and, eq, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import { orgUnitsOfUser, visibleOrgUnits } from '../../../identity/org-units.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { orgUnits } from '../../../identity/tables.ts'
import { inReach } from '../../../identity/unit-scope.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { isoDay, shiftDay } from '../../../kernel/days.ts'
import { forbidden, invalid, notFound } from '../../../kernel/refusals.ts'
import { users } from '../../../kernel/tables.ts'
import { qualityMonths, qualityReviews, type qualityMonthCategories } from '../tables.ts'

/** The period and the filters of a dashboard or a report. */
export interface SumsQuery {
  startDate?: string | undefined
  endDate?: string | undefined
  orgUnitUuid?: string | undefined
  vendorUuid?: string | undefined
  workflow?: string | undefined
  sourceLanguage?: string | undefined
  targetLanguage?: string | undefined
  closedOnly?: boolean | undefined
  compareWith?: 'PREVIOUS' | 'YEAR_BEFORE' | undefined
}

/** Whole months, from the first day of one to the last day of another. */
export interface Period {
  startDate: string
  endDate: string
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`
const addMonths = (month: string, by: number) => {
  const [year, number] = month.split('-').map(Number)
  return isoDay(Date.UTC(year!, number! - 1 + by, 1))
}
const lastDay = (month: string) => shiftDay(addMonths(month, 1), -1)

/** The months that are asked for: the last twelve if nothing is said. */
export function periodOf({ startDate, endDate }: SumsQuery, now: Date): Period {
  const last = monthOf(endDate ?? isoDay(now.getTime()))
  const first = startDate === undefined ? addMonths(last, -11) : monthOf(startDate)
  if (first > last) throw invalid('query.endDate', 'The last day is before the first one.')
  return { startDate: first, endDate: lastDay(last) }
}

/** As many months, right before a period. */
export function periodBefore({ startDate, endDate }: Period): Period {
  let months = 1
  while (addMonths(startDate, months) <= endDate) months += 1
  return { startDate: addMonths(startDate, -months), endDate: shiftDay(startDate, -1) }
}

/** The period that another one is compared with. */
export const comparedWith = (period: Period, { compareWith }: SumsQuery): Period =>
  compareWith === 'YEAR_BEFORE'
    ? { startDate: addMonths(period.startDate, -12), endDate: lastDay(addMonths(monthOf(period.endDate), -12)) }
    : periodBefore(period)

/** Both as the wire has them. */
export const periodFields = ({ startDate, endDate }: Period, before: Period) => ({
  startDate,
  endDate,
  beforeStartDate: before.startDate,
  beforeEndDate: before.endDate,
})

/** From the beginning of the earlier one to the end of the later one. */
export const bothPeriods = (period: Period, before: Period): Period => ({
  startDate: before.startDate,
  endDate: period.endDate,
})

/** Whether a user may see whose work it was: managers, and linguists, who see their own alone. */
export const seesPeople = (session: SignedIn): boolean => isManager(session) || isVendor(session)

/** Limits sums by linguist to people the reader may know by name: managers see everyone, others only themselves. */
export const ofKnownPeople = (session: SignedIn): SQL | undefined =>
  isManager(session) ? undefined : eq(qualityMonths.translatorId, session.user.id)

/** The sums of a period that a user may see: a linguist those of their own work, a client those of their units. */
export function sumsIn(
  db: Database,
  session: SignedIn,
  table: typeof qualityMonths | typeof qualityMonthCategories,
  query: SumsQuery,
  { startDate, endDate }: Period,
): SQL | undefined {
  const mine: SQL[] = []
  if (!isManager(session)) {
    if (isVendor(session)) mine.push(eq(table.translatorId, session.user.id))
    if (isClient(session)) mine.push(inArray(table.orgUnitId, orgUnitsOfUser(db, session.user.id)))
  }
  return and(
    eq(table.accountId, session.account.id),
    inReach(session, table.orgUnitId),
    isManager(session) ? undefined : mine.length > 0 ? or(...mine) : sql`false`,
    gte(table.month, startDate),
    lte(table.month, endDate),
    query.orgUnitUuid ? eq(table.orgUnitId, query.orgUnitUuid) : undefined,
    query.vendorUuid ? eq(table.translatorId, query.vendorUuid) : undefined,
    query.workflow ? eq(table.workflow, query.workflow) : undefined,
    query.sourceLanguage ? eq(table.sourceLocale, query.sourceLanguage) : undefined,
    query.targetLanguage ? eq(table.targetLocale, query.targetLanguage) : undefined,
    query.closedOnly ? eq(table.isClosed, true) : undefined,
  )
}

/** The reviews that pass the filters of a dashboard or an export, whatever their days; those of sample data never do. */
export const askedReviews = (asked: Omit<SumsQuery, 'startDate' | 'endDate' | 'compareWith'>): SQL | undefined =>
  and(
    eq(qualityReviews.ofSampleData, false),
    asked.orgUnitUuid ? eq(qualityReviews.orgUnitId, asked.orgUnitUuid) : undefined,
    asked.vendorUuid ? eq(qualityReviews.translatorId, asked.vendorUuid) : undefined,
    asked.workflow ? eq(qualityReviews.workflow, asked.workflow) : undefined,
    asked.sourceLanguage ? eq(qualityReviews.sourceLocale, asked.sourceLanguage) : undefined,
    asked.targetLanguage ? eq(qualityReviews.targetLocale, asked.targetLanguage) : undefined,
    asked.closedOnly ? eq(qualityReviews.status, 'CLOSED') : undefined,
  )

/**
 * 404 for an organizational unit or a linguist of another account, and for a unit that a client does not belong to. Only
 * managers may ask for the figures of someone else.
 */
export async function requireOwn(
  db: Database,
  session: SignedIn,
  { orgUnitUuid, vendorUuid }: Pick<SumsQuery, 'orgUnitUuid' | 'vendorUuid'>,
): Promise<void> {
  const { id } = session.account
  const seen = isVendor(session)
    ? and(eq(orgUnits.accountId, id), inReach(session, orgUnits.id))
    : visibleOrgUnits(db, session)
  if (orgUnitUuid && (await db.$count(orgUnits, and(eq(orgUnits.id, orgUnitUuid), seen))) === 0)
    throw notFound('organizational unit')
  if (vendorUuid && !isManager(session) && vendorUuid !== session.user.id)
    throw forbidden(
      'Only managers can ask for the figures of another linguist. Leave out vendorUuid, or name yourself.',
    )
  if (vendorUuid && (await db.$count(users, and(eq(users.id, vendorUuid), eq(users.accountId, id)))) === 0)
    throw notFound('person')
}
