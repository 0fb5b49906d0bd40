import type { PaymentMethod } from '@dragoman/sdk/operations/users'
import { and, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { billingVersions } from '../people/billing/tables.ts'

export type BillingVersionRow = typeof billingVersions.$inferSelect

/** The versions of people's details that are in force or wait for confirmation. */
export interface Payees {
  billing(userId: string): BillingVersionRow | undefined
  payment(userId: string): BillingVersionRow | undefined
  /** A change of the payout method that waits for a second person. */
  pending(userId: string): BillingVersionRow | undefined
  method(userId: string): PaymentMethod | undefined
}

export async function loadPayees(db: Database, userIds: readonly string[]): Promise<Payees> {
  const rows =
    userIds.length === 0
      ? []
      : await db
          .select()
          .from(billingVersions)
          .where(
            and(isOneOf(billingVersions.userId, userIds), inArray(billingVersions.status, ['IN_FORCE', 'PENDING'])),
          )
  const byKey = new Map(rows.map((row) => [`${row.userId} ${row.kind} ${row.status}`, row]))
  const payment = (userId: string) => byKey.get(`${userId} PAYMENT IN_FORCE`)
  return {
    billing: (userId) => byKey.get(`${userId} BILLING IN_FORCE`),
    payment,
    pending: (userId) => byKey.get(`${userId} PAYMENT PENDING`),
    method: (userId) => payment(userId)?.shown['paymentMethod'] as PaymentMethod | undefined,
  }
}

/** The payout method of a person in a query: its code, null without one. */
export const methodOf = (userId: SQLWrapper): SQL<string | null> =>
  sql<string | null>`(select ${billingVersions.shown} ->> 'paymentMethod' from ${billingVersions}
    where ${billingVersions.userId} = ${userId} and ${eq(billingVersions.kind, 'PAYMENT')} and ${eq(billingVersions.status, 'IN_FORCE')})`
