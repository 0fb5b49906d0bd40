import { compare, decimal, roundHalfUp, toText, zero } from '@dragoman/sdk/decimal'
import { minorUnits } from '@dragoman/sdk/money'
import { stringify } from 'csv-stringify/sync'
import { type BankFileCode, type BankFileProblem, BankFileRefused } from './bank-file-refused.ts'

/** A payment to an account with PayPal, Payoneer, or the like. */
export interface Payout {
  /** Email address or number of the account. */
  recipient: string
  name: string
  amount: string
  currency: string
  /** Unique in the file: comes back in the report of the provider. */
  reference: string
  note: string
}

/** Format of a provider's file. */
export interface PayoutLayout {
  columns: readonly { heading: string; field: keyof Payout }[]
  hasHeadings: boolean
  mostPayments: number
  /** Whether all of a file has to be in one currency. */
  isOneCurrency: boolean
}

/** As PayPal takes it: without headings, in one currency. */
export const payPalLayout: PayoutLayout = {
  columns: [
    { heading: 'Email', field: 'recipient' },
    { heading: 'Amount', field: 'amount' },
    { heading: 'Currency', field: 'currency' },
    { heading: 'Reference', field: 'reference' },
    { heading: 'Note', field: 'note' },
  ],
  hasHeadings: false,
  mostPayments: 5000,
  isOneCurrency: true,
}

/** As the template of Payoneer's batches has it; accounts may have another one. */
export const payoneerLayout: PayoutLayout = {
  columns: [
    { heading: 'Payee ID', field: 'recipient' },
    { heading: 'Payment ID', field: 'reference' },
    { heading: 'Amount', field: 'amount' },
    { heading: 'Currency', field: 'currency' },
    { heading: 'Description', field: 'note' },
  ],
  hasHeadings: true,
  mostPayments: 5000,
  isOneCurrency: false,
}

/** Text that a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r＝＋－＠]/

/**
 * Writes payments as a CSV file. What a provider compares is written as it is, or refused; in names and notes, an apostrophe
 * keeps a spreadsheet from taking them for formulas.
 * @throws BankFileRefused with everything that is wrong
 */
export function writePayouts(payouts: readonly Payout[], layout: PayoutLayout): Uint8Array {
  const problems: BankFileProblem[] = []
  const note = (code: BankFileCode, message: string, payment?: number, field?: string) =>
    problems.push({ code, message, ...(payment !== undefined && { payment }), ...(field !== undefined && { field }) })
  if (payouts.length === 0) note('BATCH_EMPTY', 'Add a payment.')
  if (payouts.length > layout.mostPayments)
    note('BATCH_TOO_LARGE', `A file may have ${layout.mostPayments} payments. Make several files.`)
  if (layout.isOneCurrency && new Set(payouts.map(({ currency }) => currency)).size > 1)
    note('CURRENCY', 'All payments of this file have to be in one currency. Make one file of each.')
  const seen = new Set<string>()
  const rows = payouts.map((payout, at) => {
    for (const field of ['recipient', 'reference'] as const) {
      if (oneLine(payout[field]) === '') note('FIELD_MISSING', `Enter the ${field}.`, at, field)
      if (formula.test(payout[field])) note('FORMULA', `The ${field} can't begin with ${payout[field][0]}.`, at, field)
    }
    if (seen.has(payout.reference))
      note('DUPLICATE', `The reference ${payout.reference} is used twice.`, at, 'reference')
    seen.add(payout.reference)
    const amount = amountOf(payout)
    if (amount === undefined)
      note('AMOUNT', `Enter an amount above 0 with no more decimals than ${payout.currency} has.`, at, 'amount')
    return layout.columns.map(({ field }) => (field === 'amount' ? (amount ?? '') : cellOf(payout, field)))
  })
  if (problems.length > 0) throw new BankFileRefused(problems)
  const table = layout.hasHeadings ? [layout.columns.map(({ heading }) => heading), ...rows] : rows
  return new TextEncoder().encode(stringify(table, { record_delimiter: 'windows' }))
}

const oneLine = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()

function cellOf(payout: Payout, field: keyof Payout): string {
  const text = oneLine(payout[field])
  return (field === 'name' || field === 'note') && formula.test(text) ? `'${text}` : text
}

function amountOf({ amount, currency }: Payout): string | undefined {
  if (!/^\d{1,12}(\.\d{1,12})?$/.test(amount) || !/^[A-Z]{3}$/.test(currency)) return undefined
  const value = decimal(amount)
  const rounded = roundHalfUp(value, minorUnits(currency))
  return compare(value, rounded) === 0 && compare(value, zero) > 0 ? toText(rounded) : undefined
}
