import type { PayableEarnings, PayableSums } from '@dragoman/sdk/operations/payables'
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PayableState } from '@dragoman/sdk/finance-lifecycles'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { payables } from '../tables.ts'
import { listedPayables, type PayableFilter } from './list-payables.ts'

/** The sums of a list of payables, over all of its pages. */
export const sumPayables = (
  db: Database,
  session: SignedIn,
  filter: Pick<PayableFilter, 'q' | 'filter'>,
  now: Date,
): Promise<PayableSums> => sumOf(db, listedPayables(db, session, filter, now))

async function sumOf(db: Database, where: SQL | undefined): Promise<PayableSums> {
  const rows = await db
    .select({
      currency: payables.currency,
      amount: sql<string>`sum(${payables.total})`,
      amountBeforeTaxes: sql<string>`sum(${payables.net})`,
      paidAmount: sql<string>`sum(${payables.paid})`,
      payables: count(),
    })
    .from(payables)
    .where(where)
    .groupBy(payables.currency)
    .orderBy(asc(payables.currency))
  return {
    payables: rows.reduce((all, row) => all + row.payables, 0),
    totals: rows.map((row) => ({
      ...row,
      amount: Number(row.amount),
      amountBeforeTaxes: Number(row.amountBeforeTaxes),
      paidAmount: Number(row.paidAmount),
    })),
  }
}

const groups = {
  toInvoice: ['PENDING'],
  onTheWay: ['PENDING_APPROVAL', 'READY', 'AWAITING_RECONCILIATION', 'ERROR'],
  paid: ['PAID', 'CLOSED'],
} as const satisfies Record<keyof PayableEarnings, readonly PayableState[]>

/** The earnings of the caller, over all of their payables. */
export async function earningsOf(db: Database, session: SignedIn): Promise<PayableEarnings> {
  const own = and(eq(payables.accountId, session.account.id), eq(payables.vendorId, session.user.id))
  const of = (name: keyof typeof groups) => sumOf(db, and(own, inArray(payables.status, [...groups[name]])))
  return { toInvoice: await of('toInvoice'), onTheWay: await of('onTheWay'), paid: await of('paid') }
}
