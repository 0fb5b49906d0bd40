import type { InvoiceGap } from '@dragoman/sdk/operations/receivables'
import { hasMessage, t } from '../../i18n/t.ts'

/** A reason why a document can't be issued; the server's words where its code is newer than these. */
export function gapText({ code, message }: InvoiceGap): string {
  const id = `receivables.gap.${code}`
  return hasMessage(id) ? t(id) : message
}
