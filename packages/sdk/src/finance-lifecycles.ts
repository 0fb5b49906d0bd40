import { compare, subtract, zero, type Decimal } from './decimal.ts'
import type { InvoicePaymentStatus, InvoiceStatus } from './generated/shared.ts'
import { row, type FinanceActor, type Lifecycle } from './lifecycle.ts'
import { hasPermission, type Subject } from './permissions.ts'

export type PayableState = InvoicePaymentStatus

export type PayableMove =
  | 'attach'
  | 'removeFile'
  | 'agree'
  | 'object'
  | 'reject'
  | 'approveFirst'
  | 'approve'
  | 'withdraw'
  | 'send'
  | 'settle'
  | 'fail'
  | 'retry'
  | 'reverse'
  | 'close'
  | 'cancel'

/**
 * The conditions of a payable's moves.
 *
 * Of the linguist's invoice: its number is not used on another payable of theirs, its currency is that of the payable,
 * and its total equals the payable's to the cent; a self-billed payable has no such invoice. Instead the linguist agrees with
 * it, or objects while there is time, and then it isn't approved before they agree.
 *
 * To approve: the linguist has a payout method, no change of it waits for confirmation, and each line comes to the same
 * when it is priced again. Its month is open. The approver has not created the payable, is not paid by it, has not edited
 * it last, and has not approved it already. From the account's limit on, someone else has approved it before.
 *
 * To pay: it is in no payout file; someone else has approved it as well; there is something to pay; payments come to
 * its total. Later: nothing of it is paid, its month is not closed, the month is locked, the accounting has it.
 */
export type PayableCondition =
  | 'invoiceNumberUnused'
  | 'sameCurrency'
  | 'sameTotal'
  | 'notSelfBilled'
  | 'payoutMethodKnown'
  | 'bankVerified'
  | 'linesReconciled'
  | 'notCreator'
  | 'notPayee'
  | 'notLastEditor'
  | 'notApprover'
  | 'needsSecondApproval'
  | 'hasEnoughApprovals'
  | 'notInBatch'
  | 'notOnlyApprover'
  | 'hasAmount'
  | 'hasNoAmount'
  | 'paidInFull'
  | 'nothingPaid'
  | 'notClosed'
  | 'selfBilled'
  | 'inTimeToObject'
  | 'notObjected'
  | 'periodOpen'
  | 'periodLocked'
  | 'exported'

const fourEyes = ['notCreator', 'notPayee', 'notLastEditor', 'notApprover'] as const
const payoutReady = ['bankVerified', 'payoutMethodKnown', 'linesReconciled', 'notObjected', 'periodOpen'] as const

/** The life of a payable: what an account owes a linguist for their tasks. */
export const payableLifecycle: Lifecycle<PayableState, PayableMove, PayableCondition, FinanceActor> = {
  states: ['PENDING', 'PENDING_APPROVAL', 'READY', 'AWAITING_RECONCILIATION', 'PAID', 'CLOSED', 'CANCELLED', 'ERROR'],
  initial: 'PENDING',
  transitions: [
    row('attach', ['PENDING'], 'PENDING_APPROVAL', ['vendor', 'bookkeeper'], {
      needs: ['notSelfBilled', 'invoiceNumberUnused', 'sameCurrency', 'sameTotal'],
    }),
    row('removeFile', ['PENDING_APPROVAL'], 'PENDING', ['vendor', 'bookkeeper'], { needs: ['notSelfBilled'] }),
    row('agree', ['PENDING_APPROVAL'], 'PENDING_APPROVAL', ['vendor'], { needs: ['selfBilled'] }),
    row('agree', ['READY'], 'READY', ['vendor'], { needs: ['selfBilled'] }),
    row('object', ['PENDING_APPROVAL', 'READY'], 'PENDING_APPROVAL', ['vendor'], {
      needs: ['selfBilled', 'inTimeToObject', 'notInBatch'],
      reason: true,
    }),
    row('reject', ['PENDING_APPROVAL'], 'PENDING', ['approver'], { needs: ['notSelfBilled'], reason: true }),
    row('approveFirst', ['PENDING_APPROVAL'], 'PENDING_APPROVAL', ['approver'], {
      needs: [...payoutReady, ...fourEyes, 'needsSecondApproval'],
    }),
    row('approve', ['PENDING_APPROVAL'], 'READY', ['approver'], {
      needs: [...payoutReady, ...fourEyes, 'hasEnoughApprovals', 'hasAmount'],
    }),
    row('approve', ['PENDING_APPROVAL'], 'PAID', ['approver'], {
      needs: [...payoutReady, ...fourEyes, 'hasEnoughApprovals', 'hasNoAmount'],
    }),
    row('withdraw', ['READY'], 'PENDING_APPROVAL', ['approver'], { needs: ['notInBatch'], reason: true }),
    row('send', ['READY'], 'AWAITING_RECONCILIATION', ['payer'], { needs: ['notOnlyApprover', 'hasAmount'] }),
    row('settle', ['AWAITING_RECONCILIATION'], 'PAID', ['system', 'payer'], { needs: ['paidInFull'] }),
    row('settle', ['READY'], 'PAID', ['payer'], { needs: ['notInBatch', 'notOnlyApprover', 'paidInFull'] }),
    row('fail', ['AWAITING_RECONCILIATION'], 'ERROR', ['system', 'payer'], { reason: true }),
    row('retry', ['ERROR'], 'READY', ['system', 'payer']),
    row('reverse', ['PAID'], 'AWAITING_RECONCILIATION', ['payer'], { needs: ['notClosed', 'hasAmount'], reason: true }),
    row('close', ['PAID'], 'CLOSED', ['system'], { needs: ['periodLocked', 'exported'] }),
    row('cancel', ['PENDING', 'PENDING_APPROVAL', 'READY', 'ERROR'], 'CANCELLED', ['bookkeeper'], {
      needs: ['nothingPaid', 'notInBatch', 'periodOpen'],
      reason: true,
    }),
  ],
}

/** The facts of a payable from which its status follows. */
export interface PayableFacts {
  total: Decimal
  /** Whether the account issues it for the linguist, who then sends no invoice. */
  isSelfBilled: boolean
  /** Whether the linguist's invoice is attached. */
  hasInvoice: boolean
  approvals: number
  /** How many approvals it needs. */
  approvalsNeeded: number
  /** Whether it is in a payout file or was sent otherwise. */
  isSent: boolean
  /** Whether the bank has sent it back. */
  hasFailed: boolean
  paid: Decimal
  isClosed: boolean
  isCancelled: boolean
}

/** The status of a payable; the first that holds. */
export function payableStatusOf(facts: PayableFacts): PayableState {
  if (facts.isCancelled) return 'CANCELLED'
  if (facts.isClosed) return 'CLOSED'
  // A payment on its way stays so, however many approvals it would need now.
  const isApproved = facts.isSent || facts.approvals >= facts.approvalsNeeded
  const hasDocument = facts.isSelfBilled || facts.hasInvoice
  if (!hasDocument) return 'PENDING'
  if (!isApproved) return 'PENDING_APPROVAL'
  if (compare(facts.paid, facts.total) >= 0) return 'PAID'
  if (facts.hasFailed) return 'ERROR'
  return facts.isSent ? 'AWAITING_RECONCILIATION' : 'READY'
}

export type PaymentMove =
  | 'enter'
  | 'approve'
  | 'withdraw'
  | 'send'
  | 'settle'
  | 'fail'
  | 'retry'
  | 'reverse'
  | 'close'
  | 'cancel'

/**
 * The conditions of a payment's moves: its amount is allocated to documents; four eyes; it is in no payout file; its
 * line of the bank's statement is found; its month is not closed, or is locked; the accounting has it.
 */
export type PaymentCondition =
  | 'allocated'
  | 'notCreator'
  | 'notPayee'
  | 'notInBatch'
  | 'notOnlyApprover'
  | 'onStatement'
  | 'notClosed'
  | 'periodLocked'
  | 'exported'

/** The life of a payment, in or out, in the words of payables: entered, approved, in a file, on a statement. */
export const paymentLifecycle: Lifecycle<PayableState, PaymentMove, PaymentCondition, FinanceActor> = {
  states: payableLifecycle.states,
  initial: 'PENDING',
  transitions: [
    row('enter', ['PENDING'], 'PENDING_APPROVAL', ['bookkeeper', 'payer'], { needs: ['allocated'] }),
    row('approve', ['PENDING_APPROVAL'], 'READY', ['approver'], { needs: ['notCreator', 'notPayee'] }),
    row('withdraw', ['READY'], 'PENDING_APPROVAL', ['approver'], { needs: ['notInBatch'], reason: true }),
    row('send', ['READY'], 'AWAITING_RECONCILIATION', ['payer'], { needs: ['notOnlyApprover'] }),
    row('settle', ['AWAITING_RECONCILIATION'], 'PAID', ['system', 'payer'], { needs: ['onStatement'] }),
    row('fail', ['AWAITING_RECONCILIATION'], 'ERROR', ['system', 'payer'], { reason: true }),
    row('retry', ['ERROR'], 'READY', ['system', 'payer']),
    row('reverse', ['PAID'], 'AWAITING_RECONCILIATION', ['payer'], { needs: ['notClosed'], reason: true }),
    row('close', ['PAID'], 'CLOSED', ['system'], { needs: ['periodLocked', 'exported'] }),
    row('cancel', ['PENDING', 'PENDING_APPROVAL', 'READY', 'ERROR'], 'CANCELLED', ['bookkeeper', 'payer'], {
      needs: ['notInBatch'],
      reason: true,
    }),
  ],
}

/** The facts of a payment from which its status follows. */
export interface PaymentFacts {
  /** Whether its amount is allocated to documents. */
  isAllocated: boolean
  isApproved: boolean
  isSent: boolean
  hasFailed: boolean
  isOnStatement: boolean
  isClosed: boolean
  isCancelled: boolean
}

/** The status of a payment; the first that holds. */
export function paymentStatusOf(facts: PaymentFacts): PayableState {
  if (facts.isCancelled) return 'CANCELLED'
  if (facts.isClosed) return 'CLOSED'
  if (facts.isOnStatement) return 'PAID'
  if (facts.hasFailed) return 'ERROR'
  if (facts.isSent) return 'AWAITING_RECONCILIATION'
  if (facts.isApproved) return 'READY'
  return facts.isAllocated ? 'PENDING_APPROVAL' : 'PENDING'
}

export type InvoiceState = InvoiceStatus

/** The facts of an invoice to a client from which its status follows. */
export interface InvoiceFacts {
  total: Decimal
  /** By numbered credit notes, which lower the open amount and don't count as payments. */
  credited: Decimal
  paid: Decimal
  isCancelled: boolean
  /** Where an authority registers invoices (NFS-e): what it has answered last. */
  fiscal: 'NONE' | 'REFUSED' | 'ACCEPTED'
  /** Whether the authority has confirmed that the invoice is void. */
  isFiscallyVoid: boolean
  installments: { issued: number; of: number }
}

/** The status of an invoice; the first that holds. */
export function invoiceStatusOf(facts: InvoiceFacts): InvoiceState {
  const { total, credited, paid, fiscal, installments } = facts
  if (facts.isCancelled) return 'CANCELLED'
  const isCredited = total.units > 0n && compare(credited, total) >= 0
  if (isCredited && (fiscal !== 'ACCEPTED' || facts.isFiscallyVoid)) return 'VOID'
  const open = subtract(subtract(total, credited), paid)
  if (open.units <= 0n) return 'PAID'
  if (paid.units > 0n) return 'PARTIALLY_PAID'
  if (fiscal === 'REFUSED') return 'INVOICED_NFE_ERROR'
  if (fiscal === 'ACCEPTED') return 'INVOICED_NFE'
  return installments.issued < installments.of ? 'PARTIALLY_INVOICED' : 'INVOICED'
}

export type InvoiceMove = 'pay' | 'issueInstallment' | 'credit' | 'cancel'

/**
 * The conditions of an invoice's moves: it is not canceled; it is not credited in full; the client hasn't got it yet;
 * nothing of it is paid or credited; something is open; an installment is not issued yet; who credits it hasn't
 * issued it.
 */
export type InvoiceCondition =
  | 'notCancelled'
  | 'notCredited'
  | 'notSent'
  | 'nothingPaid'
  | 'somethingOpen'
  | 'installmentLeft'
  | 'notIssuer'

/** The facts of an invoice that its moves depend on. */
export interface InvoiceMoveFacts extends InvoiceFacts {
  /** Whether the client has got it. */
  isSent: boolean
  /** The amount that can be paid by now: all of it, or the installments that are issued. */
  claimed: Decimal
  /** Whether it is above the account's limit, and who moves it has issued it. */
  needsSomeoneElse: boolean
}

/** The conditions of a move that an invoice doesn't meet; none if it can be made. */
export function invoiceMoveGaps(move: InvoiceMove, facts: InvoiceMoveFacts): InvoiceCondition[] {
  const { total, credited, paid, installments } = facts
  const isCredited = total.units > 0n && compare(credited, total) >= 0
  const holds: Record<InvoiceCondition, boolean> = {
    notCancelled: !facts.isCancelled,
    notCredited: !isCredited,
    notSent: !facts.isSent,
    nothingPaid: paid.units === 0n && credited.units === 0n,
    somethingOpen: invoiceOpenAmount(facts).units > 0n,
    installmentLeft: installments.issued < installments.of,
    notIssuer: !facts.needsSomeoneElse,
  }
  return invoiceMoveNeeds[move].filter((condition) => !holds[condition])
}

const invoiceMoveNeeds: Readonly<Record<InvoiceMove, readonly InvoiceCondition[]>> = {
  pay: ['notCancelled', 'somethingOpen'],
  issueInstallment: ['notCancelled', 'notCredited', 'installmentLeft'],
  credit: ['notCancelled', 'notCredited', 'notIssuer'],
  cancel: ['notCancelled', 'nothingPaid', 'notSent'],
}

/** The amount of an invoice that is to be paid by now; never below zero. */
export function invoiceOpenAmount({
  credited,
  paid,
  claimed,
  isCancelled,
}: Pick<InvoiceMoveFacts, 'credited' | 'paid' | 'claimed' | 'isCancelled'>): Decimal {
  if (isCancelled) return zero
  const open = subtract(subtract(claimed, credited), paid)
  return open.units > 0n ? open : zero
}

/** The relations of a user to a payable. */
export function payableActors(
  subject: Subject | null | undefined,
  relation: { readonly isVendor: boolean },
): FinanceActor[] {
  const isBookkeeper = hasPermission(subject, 'PAYABLES_create') || hasPermission(subject, 'PAYABLES_cancel')
  return [
    ...(isBookkeeper ? (['bookkeeper'] as const) : []),
    ...(hasPermission(subject, 'PAYABLES_approve') ? (['approver'] as const) : []),
    ...(hasPermission(subject, 'PAYABLES_pay') ? (['payer'] as const) : []),
    ...(subject && relation.isVendor ? (['vendor'] as const) : []),
  ]
}
