import type { PayoutItem } from '@dragoman/sdk/operations/payouts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { listPage, type Page, type PageQuery } from '../../../kernel/list-page.ts'
import { payouts } from '../tables.ts'
import type { PayoutRow } from '../visible.ts'
import { factsOf, payoutStatus, statusInQuery } from './payout-facts.ts'

/** One page of the payment runs of the caller's account, newest first. */
export const listPayouts = (
  db: Database,
  session: SignedIn,
  query: PageQuery & { statuses?: readonly PayoutItem['status'][] | undefined },
): Promise<Page<PayoutItem>> =>
  listPage(db, query, {
    from: payouts,
    where: and(
      eq(payouts.accountId, session.account.id),
      query.statuses?.length ? inArray(statusInQuery(db), [...query.statuses]) : undefined,
    ),
    orderBy: [desc(payouts.createdAt), desc(payouts.id)],
    show: (rows) => showItems(db, session, rows),
  })

/** Payment runs as a list has them. */
export async function showItems(db: Database, session: SignedIn, rows: readonly PayoutRow[]): Promise<PayoutItem[]> {
  const facts = await factsOf(
    db,
    rows.map(({ id }) => id),
  )
  const people = await loadPeople(
    db,
    session,
    rows.flatMap(({ createdBy, sentBy }) => [createdBy, sentBy]),
  )
  return rows.map((row) => {
    const own = facts(row.id)
    const createdBy = people(row.createdBy)
    const sentBy = people(row.sentBy)
    return {
      uuid: row.id,
      name: row.name,
      status: payoutStatus(row, own),
      method: row.method,
      currency: row.currency,
      amount: Number(row.total),
      paidAmount: Number(own.paid),
      payables: own.payables,
      settled: own.settled,
      failed: own.failed,
      ...(row.bankLast4 !== null && { bankAccount: showAccount(row) }),
      executionDate: row.executionDay,
      creationDate: row.createdAt.getTime(),
      ...(createdBy && { createdBy }),
      ...(row.sentAt && { sentDate: row.sentAt.getTime() }),
      ...(sentBy && { sentBy }),
      ...(row.reason !== null && { reason: row.reason }),
    }
  })
}

const showAccount = ({ bankAccountId, bankHolder, bankLast4, bankName }: PayoutRow) => ({
  ...(bankAccountId !== null && { uuid: bankAccountId }),
  holder: bankHolder ?? '',
  last4: bankLast4 ?? '',
  ...(bankName !== null && { bank: bankName }),
})
