import type { InvoiceGap } from '@dragoman/sdk/operations/receivables'
import type { Party } from '../../../engines/documents/money-document.ts'
import type { OrganizationRow, OrgUnitRow } from '../../../identity/org-units.ts'
import { isUnionVatId, union } from '../../finance/payee-taxes.ts'
import type { legalEntities } from '../../finance/tables.ts'
import { gapSentences } from './gaps.ts'

type Entity = typeof legalEntities.$inferSelect

export const isInUnion = (country: string): boolean => union.has(country)

/** In the Union, an ID with the right checksum; elsewhere one with the country in front of it, as those of VAT are written. */
const isVatId = (id: string, country: string) => (isInUnion(country) ? isUnionVatId(id) : /^[A-Z]{2}[A-Z0-9]/.test(id))

/** The company behind an account, as documents name it. Its address has lines: the last one is the city with its code. */
export function sellerOf(entity: Entity | undefined): Party {
  const lines = (entity?.address ?? '').split('\n').flatMap((line) => line.trim() || [])
  const last = lines.length > 1 ? lines.at(-1) : undefined
  const [, postalCode, city] = /^(\S*\d\S*)\s+(.+)$/.exec(last ?? '') ?? []
  const streets = last === undefined ? lines : lines.slice(0, -1)
  const country = entity?.country ?? ''
  const isVat = ({ scheme, value }: Entity['taxIds'][number]) =>
    isVatId(value, country) && !(isInUnion(country) && scheme === 'OTHER')
  const [vat] = (entity?.taxIds ?? []).filter(isVat)
  const [other] = (entity?.taxIds ?? []).filter((id) => !isVat(id))
  return {
    name: entity?.legalName ?? '',
    country,
    ...(streets[0] && { street: streets[0] }),
    ...(streets.length > 1 && { street2: streets.slice(1).join(', ') }),
    ...(last && (city ? { city, ...(postalCode && { postalCode }) } : { city: last })),
    ...(vat && { vatId: vat.value }),
    ...(other && { taxNumber: other.value }),
  }
}

/** A client, as documents name it: the organization, with the organizational unit below it. */
export function buyerOf(unit: OrgUnitRow, organization: OrganizationRow): Party {
  const { street, number, additionalInfo, neighborhood, city, state, zip } = unit.address
  const country = unit.country || organization.country
  const taxId = unit.taxpayerId.replaceAll(/[\s./-]/g, '').toUpperCase()
  const second = [additionalInfo, neighborhood].filter(Boolean).join(', ')
  return {
    name: organization.name,
    ...(unit.name !== organization.name && { department: unit.name }),
    country,
    ...((street || number) && { street: [street, number].filter(Boolean).join(' ') }),
    ...(second && { street2: second }),
    ...(city && { city }),
    ...(zip && { postalCode: zip }),
    ...(state && { region: state }),
    ...(taxId && (isVatId(taxId, country) ? { vatId: taxId } : { taxNumber: unit.taxpayerId.trim() })),
    ...(unit.billingEmail && { email: unit.billingEmail, endpoint: { scheme: 'EM', id: unit.billingEmail } }),
  }
}

const hasAddress = ({ street, city, postalCode }: Party) => Boolean(street ?? city ?? postalCode)

/** The gaps of documents between these two, whatever is on them. */
export function partyGaps(seller: Party, buyer: Party): InvoiceGap[] {
  const gap = (code: keyof typeof gapSentences): InvoiceGap => ({ code, message: gapSentences[code] })
  const name = buyer.department ?? buyer.name
  return [
    ...(seller.name ? [] : [gap('sellerName')]),
    ...(hasAddress(seller) ? [] : [gap('sellerAddress')]),
    ...(seller.country ? [] : [gap('sellerCountry')]),
    ...(seller.vatId || seller.taxNumber ? [] : [gap('sellerTaxId')]),
    ...(hasAddress(buyer)
      ? []
      : [
          {
            code: 'buyerAddress' as const,
            message: `${name} has no address. Enter it on the page of the organizational unit.`,
          },
        ]),
  ]
}
