import {
  payableActors,
  payableStatusOf,
  type PayableCondition,
  type PayableFacts,
} from '@dragoman/sdk/finance-lifecycles'
import type { FinanceActor } from '@dragoman/sdk/lifecycles'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { decimal } from '../../../kernel/decimal.ts'
import { companyDay } from '../../finance/company-days.ts'
import { isMonthOpen } from '../../finance/open-month.ts'
import { officersOf } from '../../finance/officers.ts'
import { actorOf } from '../../people/billing/billing-versions.ts'
import { loadPayees } from '../payout-methods.ts'
import { payableApprovals } from '../tables.ts'
import { presentFile, type FileRow } from './file-rows.ts'
import { reconcile } from './reconcile.ts'
import type { PayableRow } from '../visible.ts'

export type ApprovalRow = typeof payableApprovals.$inferSelect

/** All that decides what may happen to a payable, as one caller meets it. */
export interface PayableTerms {
  actors: FinanceActor[]
  facts: Partial<Record<PayableCondition, boolean>>
  /** The facts from which its status follows. */
  state: PayableFacts
  approvals: ApprovalRow[]
  file: FileRow | undefined
  /** Whether the rule for one-person firms is what lets the caller approve. */
  isSingleOfficer: boolean
}

export const approvalsOf = (db: Database, payableId: string): Promise<ApprovalRow[]> =>
  db
    .select()
    .from(payableApprovals)
    .where(and(eq(payableApprovals.payableId, payableId), isNull(payableApprovals.revokedAt)))
    .orderBy(asc(payableApprovals.at))

export async function termsOf(db: Database, session: SignedIn, payable: PayableRow): Promise<PayableTerms> {
  const officers = await officersOf(db, payable.accountId)
  const approvals = await approvalsOf(db, payable.id)
  const file = await presentFile(db, payable.id)
  const payees = await loadPayees(db, [payable.vendorId])
  const total = decimal(payable.total)
  const needed = officers.approvalsFor(payable.baseTotal)
  const me = actorOf(session)
  const isNew = !approvals.some(({ userId }) => userId === me)
  const approved = approvals.length + (isNew ? 1 : 0)
  const isOther = (id: string | null) => id !== me
  const isInRun = payable.batchedAt !== null || (payable.sentAt !== null && payable.failedAt === null)
  const today = () => companyDay(db, payable.accountId, new Date())
  const isReconciled = async () => (await reconcile(db, payable)).difference === 0
  return {
    actors: payableActors(session, { isVendor: payable.vendorId === session.user.id }),
    approvals,
    file,
    isSingleOfficer: officers.isSingle && !(isOther(payable.createdBy) && isOther(payable.lastEditorId)),
    facts: {
      notSelfBilled: !payable.isSelfBilled,
      selfBilled: payable.isSelfBilled,
      inTimeToObject: payable.objectUntil !== null && (await today()) <= payable.objectUntil,
      notObjected: payable.objectedAt === null,
      payoutMethodKnown: payees.method(payable.vendorId) !== undefined,
      bankVerified: payees.pending(payable.vendorId) === undefined,
      linesReconciled: payable.status === 'PENDING_APPROVAL' && (await isReconciled()),
      notCreator: officers.isSingle || isOther(payable.createdBy),
      notPayee: isOther(payable.vendorId) && payable.vendorId !== session.user.id,
      notLastEditor: officers.isSingle || isOther(payable.lastEditorId),
      notApprover: isNew,
      needsSecondApproval: approved < needed,
      hasEnoughApprovals: approved >= needed,
      hasAmount: total.units > 0n,
      hasNoAmount: total.units === 0n,
      periodOpen: await isMonthOpen(db, { accountId: payable.accountId, session }, payable.endDay),
      notInBatch: !isInRun,
      notOnlyApprover: officers.isSingle || approvals.some(({ userId }) => isOther(userId)),
      notClosed: payable.closedAt === null,
      nothingPaid: decimal(payable.paid).units === 0n,
    },
    state: {
      total,
      isSelfBilled: payable.isSelfBilled,
      hasInvoice: file !== undefined,
      approvals: approvals.length,
      approvalsNeeded: needed,
      isSent: payable.sentAt !== null,
      hasFailed: payable.failedAt !== null,
      paid: decimal(payable.paid),
      isClosed: payable.closedAt !== null,
      isCancelled: payable.cancelledAt !== null,
    },
  }
}

/** The status that follows from what is stored of a payable. */
export const statusOf = ({ state }: PayableTerms) => payableStatusOf(state)
