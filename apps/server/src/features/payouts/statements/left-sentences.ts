import type { Left } from './match-bookings.ts'

/** Why a booking does nothing, and what to do about it. */
export const leftSentences: Readonly<Record<Left['reason'], string>> = {
  IMPORTED_BEFORE: 'It was imported before.',
  NOT_BOOKED: 'The bank hasn’t booked it yet. Import the next statement.',
  NO_MATCH: 'No payment that was sent has its id, or its amount and name. Record it manually if it pays a payable.',
  AMBIGUOUS: 'Several payments have this amount and name. Record it manually.',
  AMOUNT_HIGHER: 'It is more than what is open. Ask the bank.',
  OTHER_CURRENCY: 'It is in another currency than the payable, and doesn’t say the ordered amount. Record it manually.',
  NOT_SENT: 'Its payment run isn’t marked as sent. Mark it, and import the statement again.',
  MONTH_LOCKED: 'Its month is locked. Have it unlocked, and import the statement again.',
  CLOSED: 'The payable is closed with its month and can’t be changed. Enter an adjustment for the linguist.',
  SETTLED_BEFORE: 'The payable is paid already. Ask the bank whether it has paid twice.',
}

/** Reasons of ISO 20022 that come up when linguists are paid; others are told by their code. */
const reasons: Readonly<Record<string, string>> = {
  AC01: 'The account number is wrong.',
  AC04: 'The account is closed.',
  AC06: 'The account is blocked.',
  AG01: 'The account can’t receive this kind of payment.',
  AM05: 'The payment was sent twice.',
  BE04: 'The address of the account holder is missing.',
  FOCR: 'The payment was recalled.',
  MD07: 'The account holder has died.',
  MS02: 'The account holder has refused it.',
  MS03: 'The bank gives no reason.',
  RC01: 'The BIC is wrong.',
}

export function returnSentence(code: string | undefined): string {
  if (code === undefined) return 'The bank gives no reason.'
  const known = reasons[code]
  return known ? `${known.slice(0, -1)} (${code}).` : code
}
