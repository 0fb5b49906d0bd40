import { wordsIn } from '../../../kernel/words/words.ts'
import type { BillingDocument, BillingKind, LineUnit, TaxCategory, TaxTotal } from '../money-document.ts'
import { plainLine, plainText } from '../text/plain-text.ts'

/** UNTDID 1001. */
export const typeCodes: Readonly<Record<BillingKind, string>> = {
  INVOICE: '380',
  CREDIT_NOTE: '381',
  SELF_BILLED_INVOICE: '389',
  SELF_BILLED_CREDIT_NOTE: '261',
}

/** UN/ECE recommendation 20; it has no characters. */
export const unitCodes: Readonly<Record<LineUnit, string>> = {
  WORDS: 'D68',
  CHARACTERS: 'C62',
  HOURS: 'HUR',
  PAGES: 'ZP',
  MINUTES: 'MIN',
  PIECES: 'C62',
}

/** VATEX, for categories of which the code is always the same. */
const exemptionCodes: Partial<Record<TaxCategory, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/** Why no tax is charged, in words and as a code. */
export function exemptionOf(tax: TaxTotal, language: string): { reason?: string; code?: string } {
  if (tax.category === 'S' || tax.category === 'Z') return {}
  const code = exemptionCodes[tax.category]
  const reason = plainLine(tax.reason ?? wordsIn(language)(`documents.reason.${tax.category}`))
  return { reason, ...(code && { code }) }
}

/** UNTDID 4461: a SEPA transfer, another transfer, or what the terms say. */
export function paymentCode({ payment, currency }: BillingDocument): string {
  if (!payment?.iban) return '1'
  return currency === 'EUR' ? '58' : '30'
}

/** UNTDID 5189 and 7161: a discount, and a charge as agreed. */
export const allowanceCodes = { discount: '95', charge: 'ZZZ' }

/** Notes, and what is withheld, which has no place of its own. */
export function notesOf({ notes = [], withholdings = [], currency }: BillingDocument): string {
  return [
    ...notes.map(plainText),
    ...withholdings.map(({ name, rate, amount }) => `${plainLine(name)} ${rate} %: -${amount} ${currency}`),
  ]
    .filter((note) => note !== '')
    .join('\n')
}

export const isCreditNote = ({ kind }: BillingDocument): boolean => kind.endsWith('CREDIT_NOTE')
