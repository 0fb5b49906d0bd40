import { readWhole } from '../people/billing/billing-versions.ts'
import type { BillingVersionRow } from './payout-methods.ts'

/** Billing details of a linguist with whole numbers, as documents show them; nothing where the server can't read them. */
export function payeeDetails(
  billing: BillingVersionRow | undefined,
  secretKey: string,
): Readonly<Partial<Record<PayeeField, string>>> {
  const whole = billing && readWhole(billing, secretKey)
  return whole === undefined ? (billing?.shown ?? {}) : (JSON.parse(whole) as Record<string, string>)
}

type PayeeField =
  | 'legalName'
  | 'street'
  | 'additionalInfo'
  | 'city'
  | 'state'
  | 'zip'
  | 'country'
  | 'taxpayerId'
  | 'billingEmail'
