import {
  payableActors,
  payableStatusOf,
  type PayableCondition,
  type PayableFacts,
  type PayableState,
} from '@dragoman/sdk/finance-lifecycles'
import type { FinanceActor } from '@dragoman/sdk/lifecycles'
import { and, asc, isNull } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { decimal } from '../../../kernel/decimal.ts'
import { companyDay, monthOf } from '../../finance/company-days.ts'
import { isMonthOpen, type Writer } from '../../finance/open-month.ts'
import { officersOf } from '../../finance/officers.ts'
import { actorOf } from '../../people/billing/billing-versions.ts'
import { loadPayees } from '../payout-methods.ts'
import { payableApprovals } from '../tables.ts'
import { presentFile, presentFiles, type FileRow } from './file-rows.ts'
import { reconcileAll } from './reconcile.ts'
import type { PayableRow } from '../visible.ts'

export type ApprovalRow = typeof payableApprovals.$inferSelect

/** All that decides what may happen to a payable, as one caller meets it. */
export interface PayableTerms {
  actors: FinanceActor[]
  facts: Partial<Record<PayableCondition, boolean>>
  approvals: ApprovalRow[]
  file: FileRow | undefined
  /** Whether the rule for one-person firms is what lets the caller approve. */
  isSingleOfficer: boolean
}

/** The approvals of some payables that hold, oldest first, by payable. */
async function loadApprovals(db: Database, payableIds: readonly string[]): Promise<Map<string, ApprovalRow[]>> {
  if (payableIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(payableApprovals)
    .where(and(isOneOf(payableApprovals.payableId, payableIds), isNull(payableApprovals.revokedAt)))
    .orderBy(asc(payableApprovals.at))
  return Map.groupBy(rows, ({ payableId }) => payableId)
}

export const termsOf = async (db: Database, session: SignedIn, payable: PayableRow): Promise<PayableTerms> =>
  (await loadTerms(db, session, [payable]))(payable)

/** The terms of several payables of the caller's account. */
export async function loadTerms(
  db: Database,
  session: SignedIn,
  payables: readonly PayableRow[],
): Promise<(payable: PayableRow) => PayableTerms> {
  const accountId = session.account.id
  const ids = payables.map(({ id }) => id)
  const officers = await officersOf(db, accountId)
  const approvalsOf = await loadApprovals(db, ids)
  const files = await presentFiles(db, ids)
  const payees = await loadPayees(
    db,
    payables.map(({ vendorId }) => vendorId),
  )
  const reconciled = await reconcileAll(
    db,
    payables.filter(({ status }) => status === 'PENDING_APPROVAL'),
  )
  const openMonths = await monthsOpenTo(db, { accountId, session }, payables)
  const today = payables.some(({ objectUntil }) => objectUntil !== null)
    ? await companyDay(db, accountId, new Date())
    : ''
  const me = actorOf(session)
  const isOther = (id: string | null) => id !== me
  return (payable) => {
    const approvals = approvalsOf.get(payable.id) ?? []
    const file = files.find(({ payableId }) => payableId === payable.id)
    const total = decimal(payable.total)
    const needed = officers.approvalsFor(payable.baseTotal)
    const isNew = !approvals.some(({ userId }) => userId === me)
    const approved = approvals.length + (isNew ? 1 : 0)
    const isInRun = payable.batchedAt !== null || (payable.sentAt !== null && payable.failedAt === null)
    return {
      actors: payableActors(session, { isVendor: payable.vendorId === session.user.id }),
      approvals,
      file,
      isSingleOfficer: officers.isSingle && !(isOther(payable.createdBy) && isOther(payable.lastEditorId)),
      facts: {
        notSelfBilled: !payable.isSelfBilled,
        selfBilled: payable.isSelfBilled,
        inTimeToObject: payable.objectUntil !== null && today <= payable.objectUntil,
        notObjected: payable.objectedAt === null,
        payoutMethodKnown: payees.method(payable.vendorId) !== undefined,
        bankVerified: payees.pending(payable.vendorId) === undefined,
        linesReconciled: payable.status === 'PENDING_APPROVAL' && reconciled(payable).difference === 0,
        notCreator: officers.isSingle || isOther(payable.createdBy),
        notPayee: isOther(payable.vendorId) && payable.vendorId !== session.user.id,
        notLastEditor: officers.isSingle || isOther(payable.lastEditorId),
        notApprover: isNew,
        needsSecondApproval: approved < needed,
        hasEnoughApprovals: approved >= needed,
        hasAmount: total.units > 0n,
        hasNoAmount: total.units === 0n,
        periodOpen: openMonths.has(monthOf(payable.endDay)),
        notInBatch: !isInRun,
        notOnlyApprover: officers.isSingle || approvals.some(({ userId }) => isOther(userId)),
        notClosed: payable.closedAt === null,
        nothingPaid: decimal(payable.paid).units === 0n,
      },
    }
  }
}

/** The months of payables that a writer may date something in. */
async function monthsOpenTo(db: Database, writer: Writer, payables: readonly PayableRow[]): Promise<Set<string>> {
  const months = new Set(payables.map(({ endDay }) => monthOf(endDay)))
  const open = new Set<string>()
  for (const month of months) if (await isMonthOpen(db, writer, `${month}-01`)) open.add(month)
  return open
}

const stateOf = (
  payable: PayableRow,
  { approvals, needed, hasInvoice }: { approvals: number; needed: number; hasInvoice: boolean },
): PayableFacts => ({
  total: decimal(payable.total),
  isSelfBilled: payable.isSelfBilled,
  hasInvoice,
  approvals,
  approvalsNeeded: needed,
  isSent: payable.sentAt !== null,
  hasFailed: payable.failedAt !== null,
  paid: decimal(payable.paid),
  isClosed: payable.closedAt !== null,
  isCancelled: payable.cancelledAt !== null,
})

/** The status that follows from what is stored of a payable. */
export async function statusOf(db: Database, payable: PayableRow): Promise<PayableState> {
  const officers = await officersOf(db, payable.accountId)
  const approvals = (await loadApprovals(db, [payable.id])).get(payable.id) ?? []
  const file = await presentFile(db, payable.id)
  const needed = officers.approvalsFor(payable.baseTotal)
  return payableStatusOf(stateOf(payable, { approvals: approvals.length, needed, hasInvoice: file !== undefined }))
}
