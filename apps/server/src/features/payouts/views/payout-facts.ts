import type { PayoutItem } from '@dragoman/sdk/operations/payouts'
import { count, eq, sql, type SQL } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { payoutPayments, payouts } from '../tables.ts'
import type { PayoutRow } from '../visible.ts'

/** Facts about the payments of a run. */
export interface PayoutFacts {
  payables: number
  settled: number
  failed: number
  paid: string
  /** Payments that neither arrived in full nor ended. */
  open: number
}

const none: PayoutFacts = { payables: 0, settled: 0, failed: 0, paid: '0', open: 0 }

const isOpen = sql`${payoutPayments.endedAt} is null and ${payoutPayments.paid} < ${payoutPayments.amount}`

export async function factsOf(db: Database, ids: readonly string[]): Promise<(id: string) => PayoutFacts> {
  if (ids.length === 0) return () => none
  const rows = await db
    .select({
      id: payoutPayments.payoutId,
      payables: count(),
      settled: sql<number>`(count(*) filter (where ${payoutPayments.paid} >= ${payoutPayments.amount}))::int`,
      failed: sql<number>`(count(*) filter (where ${payoutPayments.failedAt} is not null))::int`,
      paid: sql<string>`sum(${payoutPayments.paid})`,
      open: sql<number>`(count(*) filter (where ${isOpen}))::int`,
    })
    .from(payoutPayments)
    .where(isOneOf(payoutPayments.payoutId, ids))
    .groupBy(payoutPayments.payoutId)
  const byId = new Map(rows.map(({ id, ...facts }) => [id, facts]))
  return (id) => byId.get(id) ?? none
}

type Status = PayoutItem['status']

/** The status of a run; the first that holds. */
export function payoutStatus({ cancelledAt, sentAt }: PayoutRow, { open }: PayoutFacts): Status {
  if (cancelledAt !== null) return 'CANCELLED'
  if (sentAt === null) return 'CREATED'
  return open > 0 ? 'SENT' : 'RECONCILED'
}

/** The same as a value of a query. */
export const statusInQuery = (db: Database): SQL => {
  const open = db
    .select({ one: sql`1` })
    .from(payoutPayments)
    .where(sql`${eq(payoutPayments.payoutId, payouts.id)} and ${isOpen}`)
  return sql`case when ${payouts.cancelledAt} is not null then 'CANCELLED' when ${payouts.sentAt} is null then 'CREATED'
    when exists (${open}) then 'SENT' else 'RECONCILED' end`
}
