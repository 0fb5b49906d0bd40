import { isTimezone } from '@dragoman/sdk/zoned-days'
import type { ClientMonth, ClientSummary } from '@dragoman/sdk/operations/clientSummaries'
import { and, asc, eq, gte, isNotNull, sql, type SQL } from 'drizzle-orm'
import { visibleOrgUnits, type OrganizationRow, type OrgUnitRow } from '../../../identity/org-units.ts'
import { seesPrices } from '../../../identity/sees-prices.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { orgUnits } from '../../../identity/tables.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { sideBySide } from '../../../kernel/database/side-by-side.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { projects } from '../../work/tables.ts'
import { visibleProjects } from '../../work/visible.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { monthsUpTo } from './months.ts'
import { amountsOf, isOrdered } from './ordered.ts'

export interface SummaryOptions {
  months?: number
  timezone?: string
  /** Months of this unit alone. */
  orgUnitUuid?: string
  now: Date
}

const openStatuses = ['DRAFT', 'PENDING', 'APPROVED']
const count = (condition?: SQL) =>
  condition ? sql<number>`(count(*) filter (where ${condition}))::int` : sql<number>`count(*)::int`

/** The organizational units of an organization that the caller may see, by name. */
export const orgUnitsIn = (db: Database, session: SignedIn, { id }: OrganizationRow): Promise<OrgUnitRow[]> =>
  db
    .select()
    .from(orgUnits)
    .where(and(eq(orgUnits.organizationId, id), visibleOrgUnits(db, session)))
    .orderBy(asc(orgUnits.name), asc(orgUnits.id))

/** Summarizes the orders of some organizational units, among the projects that the caller may see. */
export async function summarizeClient(
  db: Database,
  session: SignedIn,
  rows: readonly OrgUnitRow[],
  { months = 12, timezone = 'UTC', orgUnitUuid, now }: SummaryOptions,
): Promise<ClientSummary> {
  if (!isTimezone(timezone)) {
    throw invalid('query.timezone', `${timezone} isn't a valid time zone. Use a name such as Europe/Berlin.`)
  }
  const span = monthsUpTo(now, months, timezone)
  const first = sql`(${`${span[0]}-01`}::timestamp at time zone ${timezone})`
  const ids = rows.map(({ id }) => id)
  const own = and(visibleProjects(db, session), isOneOf(projects.orgUnitId, ids))
  const month = sql<string>`to_char(${projects.createdAt} at time zone ${timezone}, 'YYYY-MM')`
  const wordsOf = db
    .select({
      projectId: workUnits.projectId,
      words: sql<number>`sum(${workUnits.words})`.as('words'),
      weighted: sql<number>`sum(coalesce(${workUnits.netWords}, ${workUnits.words}))`.as('weighted'),
    })
    .from(workUnits)
    .innerJoin(projects, eq(projects.id, workUnits.projectId))
    .where(and(own, isOrdered, gte(projects.createdAt, first)))
    .groupBy(workUnits.projectId)
    .as('words_of')

  const [states, ordersByMonth] = await sideBySide(
    db,
    () =>
      db
        .select({
          orgUnitId: projects.orgUnitId,
          status: projects.status,
          currency: projects.currency,
          projects: count(),
          overdue: count(sql`${projects.dueDate} < ${now}`),
          dueSoon: count(sql`${projects.dueDate} between ${now} and ${now}::timestamptz + interval '24 hours'`),
          amount: sql<string | null>`sum(${projects.totalCost})`,
          oldest: sql<string | null>`min(extract(epoch from ${projects.costsCalculatedAt}) * 1000)::bigint`,
          measured: count(and(isNotNull(projects.dueDate), gte(projects.deliveredAt, first))),
          onTime: count(and(sql`${projects.deliveredAt} <= ${projects.dueDate}`, gte(projects.deliveredAt, first))),
        })
        .from(projects)
        .where(own)
        .groupBy(projects.orgUnitId, projects.status, projects.currency),
    () =>
      db
        .select({
          month,
          orgUnitId: projects.orgUnitId,
          currency: projects.currency,
          projects: count(),
          words: sql<number>`coalesce(sum(${wordsOf.words}), 0)::float8`,
          weightedWords: sql<number>`coalesce(sum(${wordsOf.weighted}), 0)::float8`,
          amount: sql<string | null>`sum(${projects.totalCost})`,
        })
        .from(projects)
        .leftJoin(wordsOf, eq(wordsOf.projectId, projects.id))
        .where(and(own, isOrdered, gte(projects.createdAt, first)))
        .groupBy(sql`1`, projects.orgUnitId, projects.currency),
  )
  const prices = seesPrices(session)
  const inState = (...wanted: string[]) => states.filter(({ status }) => wanted.includes(status))
  const sum = <Row>(of: readonly Row[], value: (row: Row) => number) => of.reduce((all, row) => all + value(row), 0)
  const open = inState(...openStatuses)
  const quotes = inState('PENDING')
  const delivered = inState('DELIVERED')
  const oldest = quotes.map((row) => Number(row.oldest)).filter((at) => at > 0)
  const shown = orgUnitUuid ? ordersByMonth.filter((row) => row.orgUnitId === orgUnitUuid) : ordersByMonth
  return {
    projects: sum(states, (row) => row.projects),
    inProgress: sum(inState('APPROVED'), (row) => row.projects),
    overdue: sum(open, (row) => row.overdue),
    dueSoon: sum(open, (row) => row.dueSoon),
    quotes: sum(quotes, (row) => row.projects),
    ...(prices && { quoteAmounts: amountsOf(quotes), deliveredAmounts: amountsOf(delivered) }),
    ...(oldest.length > 0 && { oldestQuote: Math.min(...oldest) }),
    delivered: sum(delivered, (row) => row.projects),
    measured: sum(states, (row) => row.measured),
    onTime: sum(states, (row) => row.onTime),
    months: span.map((name): ClientMonth => {
      const those = shown.filter((row) => row.month === name)
      return {
        month: name,
        projects: sum(those, (row) => row.projects),
        words: sum(those, (row) => row.words),
        weightedWords: Math.round(sum(those, (row) => row.weightedWords)),
        ...(prices && { amounts: amountsOf(those) }),
      }
    }),
    orgUnits: rows.map(({ id, name, status }) => ({
      uuid: id,
      name,
      status,
      openProjects: sum(
        open.filter(({ orgUnitId }) => orgUnitId === id),
        (row) => row.projects,
      ),
      words: sum(
        ordersByMonth.filter((row) => row.orgUnitId === id && row.month === span.at(-1)),
        (row) => row.words,
      ),
    })),
  }
}
