import type { InvoiceTaxSuggestion } from '@dragoman/sdk/operations/receivables'
import type { Party, TaxCategory } from '../../../engines/documents/money-document.ts'
import { decimal, compare } from '../../../kernel/decimal.ts'
import type { taxCodes } from '../../finance/tables.ts'
import { isInUnion } from './parties.ts'

export type TaxCodeRow = typeof taxCodes.$inferSelect

/**
 * The tax of a service by where both sides are: at home the standard rate; to companies elsewhere in the EU reverse charge;
 * to people there the rate at home; to other countries outside the scope.
 */
function categoryFor(seller: Party, buyer: Party): Pick<InvoiceTaxSuggestion, 'category' | 'reason'> {
  if (!seller.country) return { reason: 'SELLER_UNKNOWN' }
  if (!seller.vatId && isInUnion(seller.country)) return { category: 'E', reason: 'NOT_REGISTERED' }
  if (seller.country === buyer.country) return { category: 'S', reason: 'DOMESTIC' }
  if (!isInUnion(seller.country) || !isInUnion(buyer.country)) return { category: 'O', reason: 'ABROAD' }
  return buyer.vatId ? { category: 'AE', reason: 'EU_BUSINESS' } : { category: 'S', reason: 'EU_PRIVATE' }
}

/**
 * The tax code of an account that applies between two parties, and why; of several, one that is added to prices rather than in
 * them, and the one with the highest rate.
 */
export function suggestTax(codes: readonly TaxCodeRow[], seller: Party, buyer: Party): InvoiceTaxSuggestion {
  const { category, reason } = categoryFor(seller, buyer)
  const [code] = codes
    .filter((one) => one.kind === 'VAT' && one.category === category)
    .toSorted(
      (a, b) =>
        Number(a.isInclusive) - Number(b.isInclusive) ||
        compare(decimal(b.rate), decimal(a.rate)) ||
        a.name.localeCompare(b.name),
    )
  return {
    reason,
    ...(category && { category }),
    ...(code && { taxUuid: code.id }),
    ...(seller.country && { sellerCountry: seller.country }),
    ...(buyer.country && { buyerCountry: buyer.country }),
  }
}

/** Categories that name the VAT ID of the buyer. */
export const needsBuyerId = (category: TaxCategory): boolean => category === 'AE' || category === 'K'
