import type { IncomingPayment } from '@dragoman/sdk/operations/receivables'
import { and, eq, exists, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm'
import type { Operations } from '../../../generated/handlers.ts'
import { organizations, orgUnits } from '../../../identity/tables.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { toNumber } from '../../../kernel/decimal.ts'
import { listPage, type Page } from '../../../kernel/list-page.ts'
import { openAmount } from '../facts.ts'
import type { IncomingRow } from '../payments/incoming.ts'
import { incomingPayments, invoices, receipts } from '../tables.ts'
import { billedUnits, visibleInvoices, type InvoiceRow } from '../visible.ts'
import { loadBanks } from './banks.ts'
import type { ShowContext } from './show-items.ts'
import { loadUnits } from './units.ts'

type Query = Operations['receivables']['listIncoming']['params']['query']

/** One page of what has come in by statements, newest first. */
export function listIncoming(context: ShowContext, query: Query): Promise<Page<IncomingPayment>> {
  const { db, session } = context
  return listPage(db, query, {
    from: incomingPayments,
    where: and(eq(incomingPayments.accountId, session.account.id), ofStatus(db, query.status ?? 'OPEN')),
    orderBy: [sql`${incomingPayments.day} desc`, sql`${incomingPayments.number} desc`],
    show: (rows) => showIncoming(context, rows),
  })
}

function ofStatus(db: Database, status: NonNullable<Query['status']>): SQL | undefined {
  const recorded = exists(
    db
      .select({ one: sql`1` })
      .from(receipts)
      .where(and(eq(receipts.incomingId, incomingPayments.id), isNull(receipts.reversedAt))),
  )
  if (status === 'RECORDED') return recorded
  return and(not(recorded), (status === 'DISMISSED' ? isNotNull : isNull)(incomingPayments.dismissedAt))
}

/** Money that has come in, with the invoices that its text names, or else the client that its payer is. */
export async function showIncoming(context: ShowContext, rows: readonly IncomingRow[]): Promise<IncomingPayment[]> {
  const { db } = context
  const bankOf = await loadBanks(
    db,
    rows.map(({ bankAccountId }) => bankAccountId),
  )
  const recorded = await paymentsOf(db, rows)
  const open = rows.filter(({ id }) => !recorded.has(id))
  const named = await namedInvoices(context, open)
  const payers = await namedUnits(context, open)
  const unitOf = await loadUnits(db, [...named.flatMap(({ row }) => row.orgUnitId), ...payers.values()])
  return rows.map((row) => {
    const { id, reason, payer, purpose, reference } = row
    const paymentUuid = recorded.get(id)
    const own = named.filter(({ incomingId }) => incomingId === id).map((one) => one.row)
    const units = new Set(own.map(({ orgUnitId }) => orgUnitId))
    const unit = units.size === 1 ? own[0]?.orgUnitId : payers.get(id)
    return {
      uuid: id,
      status: paymentUuid ? 'RECORDED' : row.dismissedAt === null ? 'OPEN' : 'DISMISSED',
      date: row.day,
      amount: Number(row.amount),
      currency: row.currency,
      ...(payer && { payer }),
      ...(purpose && { purpose }),
      ...(reference && { reference }),
      ...bankOf(row.bankAccountId),
      file: row.fileName,
      ...(paymentUuid && { paymentUuid }),
      ...(reason !== null && { reason }),
      ...(unit !== undefined && { organizationalUnit: unitOf(unit) }),
      invoices: own
        .filter(({ orgUnitId }) => orgUnitId === unit)
        .map((invoice) => ({ uuid: invoice.id, number: invoice.name, openAmount: toNumber(openAmount(invoice)) })),
    }
  })
}

async function paymentsOf(db: Database, rows: readonly IncomingRow[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const found = await db
    .select({ id: receipts.id, incomingId: receipts.incomingId })
    .from(receipts)
    .where(and(isOneOf(receipts.incomingId, idsOf(rows)), isNull(receipts.reversedAt)))
  return new Map(found.map(({ id, incomingId }) => [incomingId!, id]))
}

const idsOf = (rows: readonly IncomingRow[]) => rows.map(({ id }) => id)

/** Invoices with something open whose number stands in the text of what has come in. */
async function namedInvoices(
  { db, session }: ShowContext,
  rows: readonly IncomingRow[],
): Promise<{ incomingId: string; row: InvoiceRow }[]> {
  if (rows.length === 0) return []
  const found = await db
    .select({ incoming: incomingPayments, row: invoices })
    .from(incomingPayments)
    .innerJoin(
      invoices,
      and(
        eq(invoices.accountId, incomingPayments.accountId),
        eq(invoices.currency, incomingPayments.currency),
        sql`position(lower(${invoices.name}) in lower(${textOf})) > 0`,
      ),
    )
    .where(
      and(
        isOneOf(incomingPayments.id, idsOf(rows)),
        visibleInvoices(db, session),
        eq(invoices.kind, 'INVOICE'),
        isNull(invoices.cancelledAt),
        sql`${invoices.total} > ${invoices.paid} + ${invoices.credited}`,
      ),
    )
    .orderBy(invoices.issueDay, invoices.number)
  return found
    .filter(({ incoming, row }) => openAmount(row).units > 0n && hasNumber(incoming, row.name))
    .map(({ incoming, row }) => ({ incomingId: incoming.id, row }))
}

const textOf = sql`${incomingPayments.purpose} || ' ' || ${incomingPayments.reference}`

/** Whether a text has an invoice number that isn't a part of a longer one. */
function hasNumber({ purpose, reference }: IncomingRow, number: string): boolean {
  const parts = `${purpose} ${reference}`.toLowerCase().split(number.toLowerCase())
  return parts.some((before, at) => {
    const after = parts[at + 1]
    return after !== undefined && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)
  })
}

/** The only organizational unit that is called like the payer, or whose organization is. */
async function namedUnits({ db, session }: ShowContext, rows: readonly IncomingRow[]): Promise<Map<string, string>> {
  const named = rows.filter(({ payer }) => payer !== '')
  if (named.length === 0) return new Map()
  const names = [...new Set(named.map(({ payer }) => folded(payer)))]
  const isNamed = (name: typeof orgUnits.name | typeof organizations.name) =>
    sql`lower(${name}) = any(${sql.param(names)}::text[])`
  const found = await db
    .select({ id: orgUnits.id, name: orgUnits.name, organization: organizations.name })
    .from(orgUnits)
    .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
    .where(and(billedUnits(db, session), sql`(${isNamed(orgUnits.name)} or ${isNamed(organizations.name)})`))
  return new Map(
    named.flatMap(({ id, payer }): [string, string][] => {
      const alike = found.filter(({ name, organization }) => [name, organization].map(folded).includes(folded(payer)))
      return alike.length === 1 ? [[id, alike[0]!.id]] : []
    }),
  )
}

const folded = (name: string) => name.trim().toLowerCase()
