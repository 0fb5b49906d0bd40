import type { PayoutReason } from '@dragoman/sdk/operations/payouts'
import type { Payout } from '../../../engines/payouts/read-payout.ts'
import type { Context } from '../../../identity/context.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { decimal, subtract, toText } from '../../../kernel/decimal.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { readWhole } from '../../people/billing/billing-versions.ts'
import { loadTerms } from '../../payables/facts/payable-facts.ts'
import { refusalSentences } from '../../payables/moves/refusal-sentences.ts'
import { loadPayees, type BillingVersionRow } from '../../payables/payout-methods.ts'
import type { PayableRow } from '../../payables/visible.ts'
import { payoutPayments, type PayoutMethod } from '../tables.ts'
import type { SecretKey } from '../../../kernel/encrypted.ts'

/** A payable that someone wants to pay, and everything that stands in the way. */
export interface Candidate {
  payable: PayableRow
  /** Decimal text of what is open. */
  amount: string
  reasons: PayoutReason[]
  /** Null without a payout method of the run. */
  payee: Payee | null
}

/** The account of a linguist, with its whole number. */
export interface Payee {
  versionId: string
  name: string
  recipient: string
  /** The same as people may see it. */
  shown: string
  bic?: string
}

export interface Wanted {
  method: PayoutMethod
  currency: string
}

type Caller = Pick<Context, 'db' | 'session' | 'settings'>

const reason = (code: string, message: string): PayoutReason => ({ code, message })

/** Checks for each of several payables, in their order, whether one file can pay it. */
export async function judge(
  { db, session, settings }: Caller,
  rows: readonly PayableRow[],
  wanted: Wanted,
): Promise<Candidate[]> {
  const payees = await loadPayees(
    db,
    rows.map(({ vendorId }) => vendorId),
  )
  const candidates: Candidate[] = []
  const termsFor = await loadTerms(db, session, rows)
  for (const payable of rows) {
    const { facts } = termsFor(payable)
    const method = payees.method(payable.vendorId)
    const conditions = ['notInBatch', 'payoutMethodKnown', 'bankVerified', 'notOnlyApprover', 'hasAmount'] as const
    const version = payees.payment(payable.vendorId)
    const payee = version && method === wanted.method ? payeeOf(version, wanted, settings.secretKey) : undefined
    candidates.push({
      payable,
      amount: toText(subtract(decimal(payable.total), decimal(payable.paid))),
      reasons: [
        // Before it is approved, the question of who has approved it doesn't arise.
        ...(payable.status === 'READY'
          ? conditions
              .filter((condition) => !facts[condition])
              .map((condition) => reason(condition, refusalSentences[condition]))
          : [reason('notReady', `It is ${payable.status}, not READY.`)]),
        ...(payable.currency === wanted.currency
          ? []
          : [reason('otherCurrency', `It is in ${payable.currency}. Pay it in a run of that currency.`)]),
        ...(method === undefined || method === wanted.method
          ? []
          : [reason('otherMethod', `The linguist is paid by ${method}. Pay it in a run of that method.`)]),
        ...(typeof payee === 'string' ? [reason('unreachable', payee)] : []),
      ],
      payee: typeof payee === 'object' ? payee : null,
    })
  }
  return candidates
}

/** The account to pay to, or why the file can't name it. */
function payeeOf(version: BillingVersionRow, { method }: Wanted, secretKey: SecretKey): Payee | string {
  const whole = readWhole(version, secretKey)
  if (whole === undefined) return 'The payout method can’t be read any more. The linguist enters it again.'
  const { fields } = JSON.parse(whole) as Payout
  const own = { versionId: version.id, name: fields.accountHolder ?? '' }
  if (method === 'BANK') {
    const { iban, bic } = fields
    if (!iban) return 'The bank account has no IBAN, and can’t be paid by a bank file. Pay it manually.'
    return { ...own, recipient: iban, shown: version.shown['iban'] ?? '', ...(bic && { bic }) }
  }
  const field = method === 'PAYPAL' ? 'paypalAccount' : 'payoneerId'
  return { ...own, recipient: fields[field] ?? '', shown: version.shown[field] ?? '' }
}

/**
 * An id of the next payment of each payable: the number of the payable, and how many payments it has had. Numbers with
 * other characters than a bank takes are replaced by the short number.
 */
export async function nextIds(db: Database, rows: readonly PayableRow[]): Promise<Map<string, string>> {
  const earlier = await db
    .select({ payableId: payoutPayments.payableId })
    .from(payoutPayments)
    .where(
      isOneOf(
        payoutPayments.payableId,
        rows.map(({ id }) => id),
      ),
    )
  const countOf = (id: string) => earlier.filter(({ payableId }) => payableId === id).length
  return new Map(
    rows.map(({ id, name, number }) => {
      const stem = /^[A-Za-z0-9][A-Za-z0-9-]{0,29}$/.test(name) ? name : `P${number}`
      return [id, `${stem}-${countOf(id) + 1}`]
    }),
  )
}
