import type { PayoutField } from '@dragoman/sdk/payouts'
import { hasMessage, t } from '../../../i18n/t.ts'

/** What a field of a payout method is called where the bank is. */
export function payoutLabel(field: PayoutField, country: string | undefined): string {
  const local = `billing.field.${field}.${country ?? ''}`
  return hasMessage(local) ? t(local) : t(`billing.field.${field}`)
}
