import type { Payout, PayoutPayment, PayoutStatement } from '@dragoman/sdk/operations/payouts'
import { can } from '@dragoman/sdk/permissions'
import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { loadPeople, type People } from '../../../identity/people.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { compare, decimal } from '../../../kernel/decimal.ts'
import { downloadUrl } from '../../../kernel/download.ts'
import { officersOf } from '../../finance/officers.ts'
import { payableApprovals, payables } from '../../payables/tables.ts'
import { payableVersion } from '../../payables/views/show-items.ts'
import type { PayableRow } from '../../payables/visible.ts'
import { actorOf } from '../../people/billing/billing-versions.ts'
import { bankStatements, payoutPayments, statementBookings } from '../tables.ts'
import type { PayoutRow } from '../visible.ts'
import { showItems } from './show-items.ts'

type ShowContext = Pick<Context, 'db' | 'session' | 'settings' | 'now'>
type PaymentRow = typeof payoutPayments.$inferSelect

export const paymentsOf = (db: Database, payoutId: string): Promise<{ payment: PaymentRow; payable: PayableRow }[]> =>
  db
    .select({ payment: payoutPayments, payable: payables })
    .from(payoutPayments)
    .innerJoin(payables, eq(payables.id, payoutPayments.payableId))
    .where(eq(payoutPayments.payoutId, payoutId))
    .orderBy(asc(payoutPayments.position))

/** A payment run with its payments, its file, and the statements that it is on. */
export async function showPayout(context: ShowContext, row: PayoutRow): Promise<Payout> {
  const { db, session, settings, now } = context
  const [item] = await showItems(db, session, [row])
  if (!item) throw new Error(`payment run ${row.id} is not shown`)
  const parts = await paymentsOf(db, row.id)
  const approvals = await approvalsOf(
    db,
    parts.map(({ payable }) => payable.id),
  )
  const statements = await statementsOf(db, row.id)
  const people = await loadPeople(db, session, [
    ...parts.map(({ payable }) => payable.vendorId),
    ...approvals.map(({ userId }) => userId),
    ...statements.map(({ statement }) => statement.importedBy),
  ])
  const { isSingle } = await officersOf(db, row.accountId)
  const isOther = (payableId: string) =>
    approvals.some((each) => each.payableId === payableId && each.userId !== actorOf(session))
  const mayPay = can(session, ['PAYABLES_pay'])
  const isUnsent = row.sentAt === null && row.cancelledAt === null
  return {
    ...item,
    messageId: row.messageId,
    file: {
      name: row.fileName,
      size: row.size,
      sha256: row.sha256,
      ...(mayPay && { url: downloadUrl({ settings, now, session }, row.fileKey, `payoutFile-${row.id}`) }),
    },
    payments: parts.map(({ payment, payable }) => showPayment(row, payment, payable, people)),
    approvedBy: [...new Set(approvals.map(({ userId }) => userId))].flatMap((id) => people(id) ?? []),
    statements: statements.map((each) => showStatement(each, people)),
    canSend: mayPay && isUnsent && (isSingle || parts.every(({ payable }) => isOther(payable.id))),
  }
}

function showPayment(row: PayoutRow, payment: PaymentRow, payable: PayableRow, people: People): PayoutPayment {
  const vendor = people(payable.vendorId)
  if (!vendor) throw new Error(`the linguist ${payable.vendorId} is gone`)
  const { id: uuid, recipient, amount, paid, endToEndId, paidDay, reference, reason } = payment
  return {
    uuid,
    status: paymentStatus(row, payment),
    payable: { uuid: payable.id, name: payable.name, status: payable.status, version: payableVersion(payable) },
    vendor,
    recipient,
    amount: Number(amount),
    paidAmount: Number(paid),
    endToEndId,
    ...(paidDay !== null && { paymentDate: paidDay }),
    ...(reference !== null && { reference }),
    ...(reason !== null && { reason }),
  }
}

/** The status of a payment; the first that holds. */
export function paymentStatus({ cancelledAt }: PayoutRow, { failedAt, paid, amount }: PaymentRow) {
  if (cancelledAt !== null) return 'CANCELLED'
  if (failedAt !== null) return 'FAILED'
  if (compare(decimal(paid), decimal(amount)) >= 0) return 'SETTLED'
  return decimal(paid).units > 0n ? 'SHORT' : 'WAITING'
}

const approvalsOf = async (db: Database, payableIds: readonly string[]) =>
  payableIds.length === 0
    ? []
    : db
        .select({ payableId: payableApprovals.payableId, userId: payableApprovals.userId })
        .from(payableApprovals)
        .where(and(isOneOf(payableApprovals.payableId, payableIds), isNull(payableApprovals.revokedAt)))
        .orderBy(asc(payableApprovals.at))

interface StatementOfRun {
  statement: typeof bankStatements.$inferSelect
  bookings: number
}

const statementsOf = (db: Database, payoutId: string): Promise<StatementOfRun[]> =>
  db
    .select({ statement: bankStatements, bookings: count() })
    .from(statementBookings)
    .innerJoin(bankStatements, eq(bankStatements.id, statementBookings.statementId))
    .innerJoin(payoutPayments, eq(payoutPayments.id, statementBookings.paymentId))
    .where(eq(payoutPayments.payoutId, payoutId))
    .groupBy(bankStatements.id)
    .orderBy(asc(bankStatements.importedAt))

function showStatement({ statement, bookings }: StatementOfRun, people: People): PayoutStatement {
  const importedBy = people(statement.importedBy)
  return {
    uuid: statement.id,
    fileName: statement.fileName,
    ...(statement.number !== null && { number: statement.number }),
    importDate: statement.importedAt.getTime(),
    ...(importedBy && { importedBy }),
    bookings,
  }
}
