import type { InvoiceCounters, InvoicePage } from '@dragoman/sdk/operations/receivables'
import { and, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm'
import type { Operations } from '../../../generated/handlers.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { organizations, orgUnits } from '../../../identity/tables.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { countList } from '../../../kernel/list-counters.ts'
import { listPage, orderedBy } from '../../../kernel/list-page.ts'
import { containing } from '../../../kernel/paging.ts'
import { invoiceProjects, invoices } from '../tables.ts'
import { visibleInvoices } from '../visible.ts'
import { anywhere, dueOf, invoiceQuery, ofProjects, openOf, unitsWhere } from './invoice-query.ts'
import { showItems, type ShowContext } from './show-items.ts'

type Query = Operations['receivables']['list']['params']['query']

/** The conditions that narrow a list of invoices. */
export type InvoiceFilter = Omit<Query, 'page' | 'size' | 'sort'>

const unitName = sql`(select ${organizations.name} || ' ' || ${orgUnits.name} from ${orgUnits}
  join ${organizations} on ${organizations.id} = ${orgUnits.organizationId} where ${orgUnits.id} = ${invoices.orgUnitId})`

const sortable = {
  number: invoices.name,
  client: unitName,
  status: invoices.status,
  currency: invoices.currency,
  total: invoices.total,
  netAmount: invoices.net,
  openAmount: openOf,
  creationDate: invoices.issueDay,
  dueDate: dueOf,
  lastUpdate: invoices.updatedAt,
}

/** The documents that the caller may see, of those that fulfill a filter. */
export function listedInvoices(db: Database, session: SignedIn, query: InvoiceFilter, now: Date): SQL | undefined {
  const { q, filter, statuses, kind, id, orgUnitUuid, orgUnitName, projectName, purchaseOrder } = query
  const accountId = session.account.id
  const named = projectName && containing(projectName)
  return and(
    visibleInvoices(db, session),
    statuses?.length ? inArray(invoices.status, [...statuses]) : undefined,
    kind ? eq(invoices.kind, kind) : undefined,
    id === undefined ? undefined : eq(invoices.number, id),
    orgUnitUuid ? eq(invoices.orgUnitId, orgUnitUuid) : undefined,
    orgUnitName ? unitsWhere(db, accountId, ilike(orgUnits.name, containing(orgUnitName))) : undefined,
    named
      ? ofProjects(db, sql`(${invoiceProjects.name} ilike ${named} or ${invoiceProjects.reference} ilike ${named})`)
      : undefined,
    purchaseOrder ? ilike(invoices.purchaseOrder, containing(purchaseOrder)) : undefined,
    query.creationDate ? eq(invoices.issueDay, query.creationDate) : undefined,
    query.dueDate ? eq(dueOf, query.dueDate) : undefined,
    q?.trim() ? anywhere(db, accountId, q.trim()) : undefined,
    invoiceQuery(db, session, filter, now),
  )
}

/** The order of a list of invoices: newest first unless the caller asks for another. */
export const invoiceOrder = (sort: string | undefined): SQL[] =>
  sort
    ? orderedBy(sort, sortable, [invoices.name, invoices.id])
    : [sql`${invoices.createdAt} desc`, sql`${invoices.number} desc`]

/** One page of the documents that the caller may see, and what those of all pages come to. */
export async function listInvoices(context: ShowContext, query: Query): Promise<InvoicePage> {
  const { db, session, now } = context
  const where = listedInvoices(db, session, query, now)
  const page = await listPage(db, query, {
    from: invoices,
    where,
    orderBy: invoiceOrder(query.sort),
    show: (rows) => showItems(context, rows),
  })
  return { ...page, totals: await totalsOf(db, where) }
}

async function totalsOf(db: Database, where: SQL | undefined): Promise<InvoicePage['totals']> {
  const rows = await db
    .select({
      currency: invoices.currency,
      total: sql<string>`sum(case when ${invoices.cancelledAt} is not null then 0
        when ${invoices.kind} = 'CREDIT' then -${invoices.total} else ${invoices.total} end)`,
      open: sql<string>`sum(${openOf})`,
    })
    .from(invoices)
    .where(where)
    .groupBy(invoices.currency)
    .orderBy(invoices.currency)
  return rows.map(({ currency, total, open }) => ({ currency, total: Number(total), open: Number(open) }))
}

const counted = {
  open: 'kind:invoice is:open',
  overdue: 'is:overdue',
  dueSoon: 'is:soon',
  partlyPaid: 'status:partially_paid',
  installments: 'is:installments',
  paid: 'status:paid',
  creditNotes: 'kind:credit',
} satisfies Record<keyof Omit<InvoiceCounters, 'total'>, string>

/** How many documents need attention, and why. */
export const countInvoices = (db: Database, session: SignedIn, now: Date): Promise<InvoiceCounters> =>
  countList(db, {
    from: invoices,
    where: listedInvoices(db, session, {}, now),
    filters: counted,
    condition: (line) => invoiceQuery(db, session, line, now),
  })
