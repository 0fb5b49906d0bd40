import { createHash } from 'node:crypto'
import type { StatementInput } from '@dragoman/sdk/operations/payouts'
import { BankFileRefused, refuse } from '../../../engines/bank-files/bank-file-refused.ts'
import type { StatementEntry, StatementPayment } from '../../../engines/bank-files/bank-statement.ts'
import type { StatementLayout } from '../../../engines/bank-files/csv-statement.ts'
import { readStatements, readStatementTable } from '../../../engines/file-work/documents.ts'
import { compare, decimal, toText } from '../../../kernel/decimal.ts'
import { orRefuse } from '../../../kernel/failure.ts'
import { impossible, invalid } from '../../../kernel/refusals.ts'

/** A booking of one payment, or of several that the bank doesn't list. */
export interface Booking {
  line: number
  /** Tells it apart from all other bookings of the account, in whatever file it comes. */
  key: string
  day: string
  /** Decimal text: below zero for money that has left. */
  amount: string
  currency: string
  /** The amount without what the bank has kept of the only payment of a booking. */
  arrived: string
  isBooked: boolean
  name?: string | undefined
  text?: string | undefined
  reference?: string | undefined
  endToEndId?: string | undefined
  /** The ordered amount, where it was in another currency. */
  instructed?: { amount: string; currency: string } | undefined
  returnReason?: string | undefined
  creditorReference?: string | undefined
  /** Message id of a file that is booked as a whole. */
  fileId?: string | undefined
}

export interface ReadStatement {
  number: string | undefined
  bookings: Booking[]
}

/** The account that a statement is to be of. */
export interface StatementAccount {
  id: string
  iban: string
  currency: string
}

type Given = Omit<StatementInput, 'file'> & { file: File }

/** The bookings of a statement; 422 for a file that can't be used, 400 for a layout that is none. */
export async function readBookings(given: Given, account: StatementAccount | undefined): Promise<ReadStatement> {
  const { file } = given
  if (file.size === 0) throw invalid('body.file', 'The file is empty.')
  if (given.separator !== undefined) {
    const layout = layoutOf(given, account)
    const entries = await refused(file, () => readStatementTable(file, layout))
    return { number: undefined, bookings: await refused(file, () => bookingsOf(entries, account)) }
  }
  if (!account) throw invalid('body.bankAccountUuid', 'Choose the bank account that the statement is of.')
  const statements = await refused(file, () => readStatements(file, account.iban))
  const entries = statements.flatMap((statement) => statement.entries)
  const bookings = await refused(file, () => bookingsOf(entries, account))
  return { number: statements[0]?.sequence ?? statements[0]?.id, bookings }
}

const separators = { COMMA: ',', SEMICOLON: ';', TAB: '\t' } as const

function layoutOf(given: Given, account: StatementAccount | undefined): StatementLayout {
  const currency = given.currency ?? account?.currency
  if (!given.dateColumn) throw invalid('body.dateColumn', 'Enter the heading of the column of days.')
  if (!given.amountColumn && !given.debitColumn && !given.creditColumn)
    throw invalid('body.amountColumn', 'Enter the heading of the column of amounts, or those of debits and credits.')
  if (!currency && !given.currencyColumn)
    throw invalid('body.currency', 'Enter the currency, or the heading of its column.')
  const columns = {
    date: given.dateColumn,
    amount: given.amountColumn,
    debit: given.debitColumn,
    credit: given.creditColumn,
    currency: given.currencyColumn,
    balance: given.balanceColumn,
    name: given.nameColumn,
    text: given.textColumn,
    reference: given.referenceColumn,
    endToEndId: given.endToEndIdColumn,
  }
  return {
    separator: separators[given.separator ?? 'COMMA'],
    decimals: given.decimals === 'COMMA' ? ',' : '.',
    dates: given.dates ?? 'YYYY-MM-DD',
    currency: currency ?? '',
    columns: Object.fromEntries(Object.entries(columns).filter(([, name]) => name)) as StatementLayout['columns'],
  }
}

/** Makes a refusal of the reader the answer 422, with its line and what to do. */
async function refused<T>(file: File, read: () => T | Promise<T>): Promise<T> {
  try {
    return await orRefuse(read)
  } catch (error) {
    if (!(error instanceof BankFileRefused)) throw error
    const [{ code, message: reason, line = null, difference } = { code: '', message: error.message }] = error.problems
    const place = line === null ? file.name : `${file.name}, line ${line}`
    const data = { file: file.name, line, column: null, reason, problem: code, ...(difference && { difference }) }
    throw impossible(`${place}: ${reason}`, 'FILE_REFUSED', data)
  }
}

function bookingsOf(entries: readonly StatementEntry[], account: StatementAccount | undefined): Booking[] {
  const seen = new Map<string, number>()
  const bookings: Booking[] = []
  for (const entry of entries) {
    for (const [at, payment] of partsOf(entry).entries()) {
      const booking = bookingOf(entry, payment)
      requireUsual(booking, bookings.length + 1)
      // Many banks begin each statement at the same number.
      const plain = entry.bankReference
        ? [entry.bankReference, payment?.bankReference ?? at, booking.day, booking.amount, booking.currency]
        : [booking.day, booking.amount, booking.currency, booking.name, booking.text, booking.endToEndId]
      const own = createHash('sha256')
        .update(JSON.stringify([account?.id, ...plain]))
        .digest('hex')
      const count = (seen.get(own) ?? 0) + 1
      seen.set(own, count)
      bookings.push({ ...booking, line: bookings.length + 1, key: `${own}.${count}` })
    }
  }
  return bookings
}

/** The payments of a booking. Income whose payments have no amounts stays whole, as it would count once for each. */
function partsOf({ amount, isReversal, payments }: StatementEntry): readonly (StatementPayment | undefined)[] {
  const isWhole = !isReversal && !amount.startsWith('-') && payments.some((payment) => payment.amount === undefined)
  return payments.length === 0 || isWhole ? [undefined] : payments
}

const mostAmount = decimal('10000000000000')

/** Refuses a day and an amount that no booking has, such as those of a wrong column. */
function requireUsual({ day, amount, currency }: Pick<Booking, 'day' | 'amount' | 'currency'>, at: number): void {
  const todo = 'Choose the right column, or export the statement again.'
  if (compare(decimal(amount.replace('-', '')), mostAmount) > 0)
    refuse('AMOUNT', `Booking ${at} comes to ${amount} ${currency}, more than ${toText(mostAmount)}. ${todo}`)
  if (day < '1900') refuse('DATE', `Booking ${at} is of ${day}, before 1900. ${todo}`)
}

function bookingOf(entry: StatementEntry, payment: StatementPayment | undefined): Omit<Booking, 'key' | 'line'> {
  const { bookingDate, valueDate, amount, currency, isBooked, isReversal, bankReference, batch, text } = entry
  const own = payment?.amount ?? amount
  const isOnly = entry.payments.length === 1 && decimal(amount).units > 0n
  const returnReason = payment?.returnReason ?? (isReversal ? 'The bank has reversed the booking.' : undefined)
  return {
    day: valueDate ?? bookingDate,
    amount: own,
    arrived: isOnly ? amount : own,
    currency,
    isBooked,
    name: payment?.name,
    text: payment?.remittance ?? text,
    reference: payment?.bankReference ?? bankReference,
    endToEndId: payment?.endToEndId,
    instructed: payment?.instructed,
    returnReason,
    creditorReference: payment?.creditorReference,
    fileId: payment ? undefined : (batch?.messageId ?? batch?.paymentInfoId),
  }
}
