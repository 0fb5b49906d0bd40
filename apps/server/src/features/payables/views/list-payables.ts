import { and, asc, eq, gte, ilike, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { PayableCounters, PayableItem } from '@dragoman/sdk/operations/payables'
import type { Operations } from '../../../generated/handlers.ts'
import { timezoneOf } from '../../../identity/reading-at.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { shiftDay, startOf } from '../../../kernel/days.ts'
import { countList } from '../../../kernel/list-counters.ts'
import { listPage, orderedBy, type Page } from '../../../kernel/list-page.ts'
import { containing } from '../../../kernel/paging.ts'
import { textAnywhere } from '../../../kernel/query-condition.ts'
import { notFound } from '../../../kernel/refusals.ts'
import { users } from '../../../kernel/tables.ts'
import { methodOf } from '../payout-methods.ts'
import { payables } from '../tables.ts'
import { visiblePayables } from '../visible.ts'
import { payableQuery } from './payable-query.ts'
import { showItems, type ShowContext } from './show-items.ts'

type Query = Operations['payables']['list']['params']['query']

/** The conditions that narrow a list of payables. */
export type PayableFilter = Omit<Query, 'page' | 'size' | 'sort'>

const vendorName = sql`(select ${users.name} from ${users} where ${users.id} = ${payables.vendorId})`

const sortable = {
  name: payables.name,
  vendor: vendorName,
  status: payables.status,
  currency: payables.currency,
  amount: payables.total,
  dueDate: payables.dueDay,
  creationDate: payables.createdAt,
  lastUpdate: payables.updatedAt,
}

/** The payables that the caller may see, of those that fulfill a filter; 404 for another account. */
export function listedPayables(db: Database, session: SignedIn, query: PayableFilter, now: Date): SQL | undefined {
  const { q, filter, statuses, vendor, missingAccountingInfo } = query
  if (query.accountUuid !== undefined && query.accountUuid !== session.account.id) throw notFound('account')
  const place = { timezone: timezoneOf(session) }
  const [from, to] = [query['creationDate.start'], query['creationDate.end']]
  const [dueFrom, dueTo] = [query['dueDate.start'], query['dueDate.end']]
  const isMissing = sql`${methodOf(payables.vendorId)} is null`
  return and(
    visiblePayables(session),
    statuses?.length ? inArray(payables.status, [...statuses]) : undefined,
    vendor ? eq(payables.vendorId, vendor) : undefined,
    query.vendorName ? sql`${vendorName} ilike ${containing(query.vendorName)}` : undefined,
    query.name ? ilike(payables.name, containing(query.name)) : undefined,
    missingAccountingInfo === undefined ? undefined : missingAccountingInfo ? isMissing : sql`not ${isMissing}`,
    from ? gte(payables.createdAt, startOf(from, place)) : undefined,
    to ? lt(payables.createdAt, startOf(shiftDay(to, 1), place)) : undefined,
    dueFrom ? gte(payables.dueDay, dueFrom) : undefined,
    dueTo ? lte(payables.dueDay, dueTo) : undefined,
    q?.trim() ? textAnywhere(payables.name, vendorName)(q.trim()) : undefined,
    payableQuery(db, session, filter, now),
  )
}

/** The order of a list of payables: newest first unless the caller asks for another. */
export const payableOrder = (sort: string | undefined): SQL[] =>
  sort
    ? orderedBy(sort, sortable, [payables.name, payables.id])
    : [sql`${payables.createdAt} desc`, sql`${payables.number} desc`]

/** One page of the payables that the caller may see. */
export function listPayables(context: ShowContext, query: Query): Promise<Page<PayableItem>> {
  const { db, session, now } = context
  return listPage(db, query, {
    from: payables,
    where: listedPayables(db, session, query, now),
    orderBy: payableOrder(query.sort),
    show: (rows) => showItems(context, rows),
  })
}

const counted = {
  missingData: 'is:incomplete',
  failed: 'status:error',
  needsInvoice: 'status:pending',
  needsApproval: 'status:pending_approval',
  ready: 'status:ready',
  sent: 'status:awaiting_reconciliation',
  overdue: 'is:overdue',
} satisfies Record<keyof Omit<PayableCounters, 'total'>, string>

/** How many payables need attention, why, and what is still to be paid of them. */
export async function countPayables(db: Database, session: SignedIn, now: Date): Promise<PayableCounters> {
  const where = listedPayables(db, session, {}, now)
  const condition = (line: string) => payableQuery(db, session, line, now)
  const { total, ...counters } = await countList(db, { from: payables, where, filters: counted, condition })
  const names = Object.keys(counted) as (keyof typeof counted)[]
  const open = (line: string) =>
    sql<string | null>`(sum(${payables.total} - ${payables.paid}) filter (where ${condition(line)}))::text`
  const sums = await db
    .select({
      currency: payables.currency,
      ...(Object.fromEntries(names.map((name) => [name, open(counted[name])])) as Record<
        keyof typeof counted,
        SQL<string | null>
      >),
    })
    .from(payables)
    .where(where)
    .groupBy(payables.currency)
    .orderBy(asc(payables.currency))
  const amountsOf = (name: keyof typeof counted) =>
    sums.flatMap((row) => (row[name] === null ? [] : [{ currency: row.currency, amount: Number(row[name]) }]))
  const shown = names.map((name) => [name, { ...counters[name], amounts: amountsOf(name) }])
  return { total, ...(Object.fromEntries(shown) as Omit<PayableCounters, 'total'>) }
}
