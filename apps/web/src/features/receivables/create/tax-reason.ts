import type { InvoiceTaxSuggestion } from '@dragoman/sdk/operations/receivables'
import { countryName } from '../../../i18n/format.ts'
import { hasMessage, t } from '../../../i18n/t.ts'

/** Why a tax applies: where both sides are. */
export function taxReason({ reason, buyerCountry }: InvoiceTaxSuggestion): string | undefined {
  const country = buyerCountry === undefined ? '' : countryName(buyerCountry)
  if (reason === 'ABROAD' && country !== '') return t('receivables.reason.abroadIn', { country })
  if (reason === 'EU_BUSINESS' && country !== '') return t('receivables.reason.businessIn', { country })
  const id = `receivables.reason.${reason}`
  return hasMessage(id) ? t(id) : undefined
}
