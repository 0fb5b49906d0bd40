import type { PayableCondition } from '@dragoman/sdk/finance-lifecycles'

/** Why a move of a payable is refused, for each condition that isn't met. */
export const refusalSentences: Readonly<Record<PayableCondition, string>> = {
  invoiceNumberUnused: 'Another payable of the linguist has an invoice with this number.',
  sameCurrency: 'The invoice is in another currency than the payable.',
  sameTotal: 'The total of the invoice is not that of the payable.',
  notSelfBilled: 'The account issues this document for the linguist, who sends no invoice.',
  payoutMethodKnown: 'The linguist has no payout method. They add one in their profile.',
  bankVerified: 'A change of the payout method waits for confirmation. Confirm or decline it first.',
  linesReconciled: 'Priced again, the lines come to another amount. Open the reconciliation.',
  notCreator: 'You created this payable. Someone else approves it.',
  notPayee: 'You are paid by this payable. Someone else approves it.',
  notLastEditor: 'You attached the invoice. Someone else approves it.',
  notApprover: 'You have approved this payable. A second person approves it, too.',
  needsSecondApproval: 'One approval is enough.',
  hasEnoughApprovals: 'A second person has to approve it, too.',
  notInBatch: 'It is in a payout file.',
  notOnlyApprover: 'You are the only one who has approved it. Someone else pays it.',
  hasAmount: 'There is nothing to pay.',
  hasNoAmount: 'There is something to pay.',
  paidInFull: 'Less than its total is paid.',
  nothingPaid: 'A part of it is paid.',
  notClosed: 'Its month is closed.',
  periodLocked: 'Its month is not locked yet.',
  exported: 'The accounting doesn’t have it yet.',
}
