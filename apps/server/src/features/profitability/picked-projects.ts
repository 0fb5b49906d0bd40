import { spellingsOf } from '@dragoman/sdk/languages'
import { and, eq, gte, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnits } from '../../identity/tables.ts'
import { inReach } from '../../identity/unit-scope.ts'
import { daysAs, shiftDay } from '../../kernel/days.ts'
import { invalid } from '../../kernel/refusals.ts'
import { isOwn } from '../../kernel/sample-objects.ts'
import { projects } from '../work/tables.ts'

export type MarginQuery = Operations['profitability']['get']['params']['query']

/** The most months of one report. */
const mostMonths = 24

export interface Months {
  startMonth: string
  endMonth: string
}

/** The month so many months after another one. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** The months that a report is asked for; 400 for those that are too many, or end before they start. */
export function monthsOf({ startMonth, endMonth }: MarginQuery, present: string): Months {
  const end = endMonth ?? (startMonth !== undefined && startMonth > present ? startMonth : present)
  const start = startMonth ?? shiftMonth(end, -5)
  if (end < start) throw invalid('query.endMonth', `Enter ${start} or a later month.`)
  const last = shiftMonth(start, mostMonths - 1)
  if (end > last)
    throw invalid('query.endMonth', `Enter ${last} or an earlier month: a report has up to ${mostMonths}.`)
  return { startMonth: start, endMonth: end }
}

/** All months of a report, in their order. */
export function everyMonth({ startMonth, endMonth }: Months): string[] {
  const months = [startMonth]
  while (months.at(-1)! < endMonth) months.push(shiftMonth(months.at(-1)!, 1))
  return months
}

/** The projects of a report: delivered in its months, and of the client and manager that are asked for. */
export function pickedProjects(
  session: SignedIn,
  { organizationUuid, managerUuid, without }: MarginQuery,
  { startMonth, endMonth }: Months,
  timezone: string,
): SQL | undefined {
  const days = { startDate: `${startMonth}-01`, endDate: shiftDay(`${shiftMonth(endMonth, 1)}-01`, -1) }
  const { start, end } = daysAs(days, timezone)
  return and(
    eq(projects.accountId, session.account.id),
    inReach(session, projects.orgUnitId),
    isOwn(projects.id),
    inArray(projects.status, ['DELIVERED', 'INVOICED']),
    gte(projects.deliveredAt, start),
    lt(projects.deliveredAt, end),
    organizationUuid === undefined ? undefined : eq(orgUnits.organizationId, organizationUuid),
    managerUuid === undefined ? undefined : eq(projects.assigneeId, managerUuid),
    without === 'MANAGER' ? isNull(projects.assigneeId) : undefined,
  )
}

/** The same as the table that facts are taken from. */
export const pickedTable = (where: SQL | undefined, timezone: string): SQL => sql`
  select ${projects.id}, ${orgUnits.organizationId}, ${projects.assigneeId} as manager_id, ${projects.currency},
    ${projects.status}, (${projects.deliveredAt} at time zone ${timezone})::date as day
  from ${projects} join ${orgUnits} on ${orgUnits.id} = ${projects.orgUnitId}
  where ${where}`

/** The facts that are asked for. */
export function pickedFacts({ sourceLanguage, targetLanguage, linguistUuid, without }: MarginQuery): SQL {
  const conditions = [
    sourceLanguage === undefined ? undefined : inSpellings(sql`facts.source`, sourceLanguage),
    targetLanguage === undefined ? undefined : inSpellings(sql`facts.target`, targetLanguage),
    linguistUuid === undefined ? undefined : sql`facts.linguist_id = ${linguistUuid}`,
    without === 'LANGUAGE_PAIR' ? sql`facts.source || facts.target = ''` : undefined,
    without === 'LINGUIST' ? sql`facts.linguist_id is null` : undefined,
  ]
  return and(...conditions) ?? sql`true`
}

const inSpellings = (locale: SQL, wanted: string): SQL =>
  sql`${locale} = any(${sql.param(spellingsOf(wanted))}::text[])`
