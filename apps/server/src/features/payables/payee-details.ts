import { readWhole } from '../people/billing/billing-versions.ts'
import type { BillingVersionRow } from './payout-methods.ts'
import type { SecretKey } from '../../kernel/encrypted.ts'

export type PayeeDetails = Readonly<Partial<Record<PayeeField, string>>>

/**
 * Billing details of a linguist with whole numbers, as documents show them; undefined where the server can't read the
 * tax ID any more. Without one nothing of them is masked.
 */
export function payeeDetails(billing: BillingVersionRow | undefined, secretKey: SecretKey): PayeeDetails | undefined {
  const whole = billing && readWhole(billing, secretKey)
  if (whole !== undefined) return JSON.parse(whole) as Record<string, string>
  return billing?.shown['taxpayerId'] === undefined ? (billing?.shown ?? {}) : undefined
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
