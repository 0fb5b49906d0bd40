import type { PayoutReason } from '@dragoman/sdk/operations/payouts'
import { hasMessage, t } from '../../i18n/t.ts'

/** Why a payable is left out of a run; in the words of the server where it has others. */
export function reasonText({ code, message }: PayoutReason): string {
  const id = `payouts.reason.${code}`
  return hasMessage(id) ? t(id) : message
}
