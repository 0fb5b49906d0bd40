import type { PayoutField } from '@dragoman/sdk/payouts'
import { hasMessage, t } from '../../../i18n/t.ts'

/** The label of a payout method's field in the bank's country. */
export function payoutLabel(field: PayoutField, country: string | undefined): string {
  const local = `billing.field.${field}.${country ?? ''}`
  return hasMessage(local) ? t(local) : t(`billing.field.${field}`)
}
