import type { InvoiceGap } from '@dragoman/sdk/operations/receivables'
import { impossible } from '../../../kernel/refusals.ts'

/** Sentences about what keeps a document from being issued, by what it is. */
export const gapSentences = {
  sellerName: 'The account has no name for invoices. An administrator enters it in Settings › Finance.',
  sellerAddress: 'The account has no address for invoices. An administrator enters it in Settings › Finance.',
  sellerCountry: 'The account has no country. An administrator enters it in Settings › Finance.',
  sellerTaxId: 'The account has no tax id. An administrator enters it in Settings › Finance.',
} as const

/** 422 with each thing that is missing. */
export function requireComplete(missing: readonly InvoiceGap[]): void {
  if (missing.length === 0) return
  throw impossible(missing.map(({ message }) => message).join(' '), 'NOT_READY', { missing })
}
