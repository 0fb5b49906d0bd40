import { hasMessage, t } from '../../i18n/t.ts'

/** Why a payable has its taxes, or none. */
export function taxReasonText(reason: string): string {
  const id = `payables.taxReason.${reason}`
  return hasMessage(id) ? t(id) : reason
}
