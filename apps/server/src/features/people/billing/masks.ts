import type { Payout } from '../../../engines/payouts/read-payout.ts'
import type { ShownDetails } from './tables.ts'

/** The last four characters; two of what is so short that four would tell most of it. */
export const lastFour = (value: string): string => `•••• ${value.slice(value.length >= 8 ? -4 : -2)}`

/** The first letter and the domain of an email address. */
const maskedAddress = (address: string): string => `${address.slice(0, 1)}•••${address.slice(address.indexOf('@'))}`

const secretFields: ReadonlySet<string> = new Set(['iban', 'accountNumber', 'payoneerId', 'paypalAccount'])

const masked = (value: string): string => (value.includes('@') ? maskedAddress(value) : lastFour(value))

/** A payout method as it may be shown and recorded. */
export const maskedPayout = ({ fields, ...method }: Payout): ShownDetails => ({
  ...method,
  ...Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, secretFields.has(field) ? masked(value) : value]),
  ),
})
