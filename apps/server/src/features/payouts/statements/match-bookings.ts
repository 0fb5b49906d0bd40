import { add, compare, decimal, subtract, sum, zero, type Decimal } from '../../../kernel/decimal.ts'
import type { Booking } from './read-bookings.ts'

/** A payment that bookings can be about. */
export interface MatchablePayment {
  id: string
  payableId: string
  payableName: string
  vendorName: string
  endToEndId: string
  currency: string
  amount: Decimal
  paid: Decimal
  isSent: boolean
  /** Whether its payable is closed with its month. */
  isClosed: boolean
  /** Of its run. */
  messageId: string
}

type LeftReason =
  | 'IMPORTED_BEFORE'
  | 'NOT_BOOKED'
  | 'NO_MATCH'
  | 'AMBIGUOUS'
  | 'AMOUNT_HIGHER'
  | 'OTHER_CURRENCY'
  | 'NOT_SENT'
  | 'SETTLED_BEFORE'
  | 'MONTH_LOCKED'
  | 'CLOSED'

/** The effect of a booking on a payment. */
export interface Effect {
  booking: Booking
  outcome: 'SETTLED' | 'SHORT' | 'RETURNED'
  payment: MatchablePayment
  matchedBy: 'END_TO_END_ID' | 'AMOUNT_AND_NAME' | 'FILE'
  /** The amount that has moved, never below zero. */
  amount: Decimal
  openBefore: Decimal
}

/** A booking that does nothing, and why. */
export interface Left {
  booking: Booking
  outcome: 'LEFT'
  reason: LeftReason
  payment?: MatchablePayment
  openBefore?: Decimal
}

/** A booking of money that came in and returns nothing. */
export interface Incoming {
  booking: Booking
  outcome: 'INCOMING'
  payment?: never
  openBefore?: never
}

export type Matched = Effect | Left | Incoming

/** Decides what each booking does, in the order of the file: each one meets what those before it have left. */
export function matchBookings(
  bookings: readonly Booking[],
  payments: readonly MatchablePayment[],
  { imported, lockedDays }: { imported: ReadonlySet<string>; lockedDays: ReadonlySet<string> },
): Matched[] {
  const paid = new Map(payments.map((payment) => [payment.id, payment.paid]))
  const returned = new Set<string>()
  const present = () => payments.filter(({ id }) => !returned.has(id))
  const openOf = ({ id, amount }: MatchablePayment) => subtract(amount, paid.get(id) ?? zero)
  const matchOne = (booking: Booking): Matched[] => {
    const left = (reason: LeftReason, payment?: MatchablePayment): Matched[] => [
      { booking, outcome: 'LEFT', reason, ...(payment && { payment, openBefore: openOf(payment) }) },
    ]
    if (imported.has(booking.key)) return left('IMPORTED_BEFORE')
    if (!booking.isBooked) return left('NOT_BOOKED')
    if (lockedDays.has(booking.day)) return left('MONTH_LOCKED')
    const value = decimal(booking.amount)
    const named = present().find(({ endToEndId }) => endToEndId === booking.endToEndId)
    if (value.units === 0n) return left('NO_MATCH')
    if (value.units > 0n) return named ? giveBack(booking, named, value) : [takeIn(booking)]
    const moved = subtract(zero, value)
    if (booking.fileId !== undefined) return settleFile(booking, moved) ?? left('NO_MATCH')
    if (named) return settleNamed(booking, named, moved) ?? left(refusalOf(booking, named, moved), named)
    const alike = present().filter(
      (payment) =>
        payment.isSent &&
        payment.currency === booking.currency &&
        compare(openOf(payment), moved) === 0 &&
        isAbout(booking, payment),
    )
    if (alike.length > 1) return left('AMBIGUOUS')
    return alike[0] ? [settle(booking, alike[0], moved, 'AMOUNT_AND_NAME')] : left('NO_MATCH')
  }

  const settle = (
    booking: Booking,
    payment: MatchablePayment,
    amount: Decimal,
    matchedBy: Effect['matchedBy'],
  ): Effect => {
    const openBefore = openOf(payment)
    paid.set(payment.id, add(paid.get(payment.id) ?? zero, amount))
    const outcome = compare(amount, openBefore) === 0 ? 'SETTLED' : 'SHORT'
    return { booking, outcome, payment, matchedBy, amount, openBefore }
  }

  const giveBack = (booking: Booking, payment: MatchablePayment, amount: Decimal): Matched[] => {
    const openBefore = openOf(payment)
    const reason = !payment.isSent ? 'NOT_SENT' : payment.isClosed ? 'CLOSED' : undefined
    if (reason) return [{ booking, outcome: 'LEFT', reason, payment, openBefore }]
    returned.add(payment.id)
    return [{ booking, outcome: 'RETURNED', payment, matchedBy: 'END_TO_END_ID', amount, openBefore }]
  }

  const valueOf = ({ currency, instructed }: Booking, payment: MatchablePayment, moved: Decimal) => {
    if (currency === payment.currency) return moved
    return instructed?.currency === payment.currency ? decimal(instructed.amount.replace('-', '')) : undefined
  }

  const settleNamed = (booking: Booking, payment: MatchablePayment, moved: Decimal): Matched[] | undefined => {
    const value = valueOf(booking, payment, moved)
    const open = openOf(payment)
    const fits = payment.isSent && value && open.units > 0n && compare(value, open) <= 0
    return fits ? [settle(booking, payment, value, 'END_TO_END_ID')] : undefined
  }

  const refusalOf = (booking: Booking, payment: MatchablePayment, moved: Decimal): LeftReason => {
    if (!payment.isSent) return 'NOT_SENT'
    if (openOf(payment).units <= 0n) return 'SETTLED_BEFORE'
    return valueOf(booking, payment, moved) ? 'AMOUNT_HIGHER' : 'OTHER_CURRENCY'
  }

  const settleFile = (booking: Booking, moved: Decimal): Matched[] | undefined => {
    const own = present().filter(
      ({ messageId, isSent, currency }) => messageId === booking.fileId && isSent && currency === booking.currency,
    )
    const open = own.filter((payment) => openOf(payment).units > 0n)
    if (open.length === 0 || compare(sum(open.map(openOf)), moved) !== 0) return undefined
    return open.map((payment) => settle(booking, payment, openOf(payment), 'FILE'))
  }

  return bookings.flatMap(matchOne)
}

const takeIn = (booking: Booking): Incoming => ({
  booking: { ...booking, amount: booking.arrived },
  outcome: 'INCOMING',
})

/** Whether a booking names the payable, or the linguist. */
function isAbout({ name = '', text = '' }: Booking, { payableName, vendorName }: MatchablePayment): boolean {
  if (folded(text).includes(folded(payableName))) return true
  const words = wordsOf(name)
  const wanted = wordsOf(vendorName)
  return wanted.length > 0 && wanted.every((word) => words.includes(word))
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
