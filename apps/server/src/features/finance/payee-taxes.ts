import { taxDocument, withhold } from '@dragoman/sdk/money'
import { asc, eq } from 'drizzle-orm'
import { readTaxId } from '../../engines/tax-ids/tax-ids.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { decimal, sum, zero, type Decimal } from '../../kernel/decimal.ts'
import { legalEntities, taxCodes } from './tables.ts'

/** Why a payable has its taxes (contract: PayableTaxReason). */
export type TaxReason =
  | 'SAME_COUNTRY'
  | 'NOT_REGISTERED'
  | 'REVERSE_CHARGE'
  | 'OUTSIDE_UNION'
  | 'COUNTRY_UNKNOWN'
  | 'NO_TAX_CODE'

export type TaxCodeRow = typeof taxCodes.$inferSelect

/** The facts of a linguist on which taxes depend. */
export interface Payee {
  country: string | undefined
  taxpayerId?: string | undefined
}

/** The taxes of a linguist's documents; without `refusal` they can be issued. */
export interface PayeeTaxes {
  reason: TaxReason
  vat: TaxCodeRow | undefined
  withheld: readonly TaxCodeRow[]
  /** Reverse charge names both VAT ids. */
  refusal?: 'VAT_ID_MISSING'
}

/** The countries of the European Union. */
export const union = new Set(
  'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** True for a VAT ID of the Union with the right checksum. */
export const isUnionVatId = (value: string) => readTaxId({ scheme: 'EU_VAT', value }) !== null

/** How an account's tax codes apply to linguists, as they are now: by rule, or the code that is chosen instead. */
export async function loadPayeeTaxes(
  db: Database,
  accountId: string,
): Promise<(payee: Payee, chosenId?: string) => PayeeTaxes> {
  const [entity] = await db.select().from(legalEntities).where(eq(legalEntities.accountId, accountId))
  const codes = await db
    .select()
    .from(taxCodes)
    .where(eq(taxCodes.accountId, accountId))
    .orderBy(asc(taxCodes.name), asc(taxCodes.id))
  const company = {
    country: entity?.country ?? undefined,
    hasVatId: (entity?.taxIds ?? []).some(({ scheme }) => scheme === 'EU_VAT'),
  }
  return (payee, chosenId) => {
    const byRule = payeeTaxes(company, payee, codes)
    if (chosenId === undefined) return byRule
    const vat = codes.find(({ id }) => id === chosenId)
    if (!vat) throw new Error(`the tax code ${chosenId} is gone`)
    const { reason, withheld } = byRule
    const lacksId = namesVatIds(vat) && !hasBothIds(company, payee)
    return { reason, withheld, vat, ...(lacksId && { refusal: 'VAT_ID_MISSING' as const }) }
  }
}

const namesVatIds = ({ category }: TaxCodeRow) => category === 'AE' || category === 'K'

const hasBothIds = ({ hasVatId }: { hasVatId: boolean }, { taxpayerId }: Payee) =>
  hasVatId && taxpayerId !== undefined && isUnionVatId(taxpayerId)

/** The taxes between a company and a linguist, by their countries and VAT ids. */
export function payeeTaxes(
  company: { country: string | undefined; hasVatId: boolean },
  { country, taxpayerId }: Payee,
  codes: readonly TaxCodeRow[],
): PayeeTaxes {
  const vatOf = (category: TaxCodeRow['category']) =>
    // The standard rate is the highest one.
    codes
      .filter((code) => code.kind === 'VAT' && code.category === category)
      .toSorted((a, b) => Number(b.rate) - Number(a.rate))[0]
  const found = (reason: TaxReason, category: TaxCodeRow['category'], withheld: readonly TaxCodeRow[] = []) => {
    const vat = vatOf(category)
    const isNamed = vat !== undefined || category === 'O' || withheld.length > 0
    return { reason: isNamed ? reason : ('NO_TAX_CODE' as const), vat, withheld }
  }
  if (company.country === undefined || country === undefined) return found('COUNTRY_UNKNOWN', 'O')
  if (company.country === country) {
    const withheld = codes.filter(({ kind }) => kind === 'WITHHOLDING')
    const isRegistered = union.has(country) ? isUnionVatId(taxpayerId ?? '') : taxpayerId !== undefined
    return isRegistered ? found('SAME_COUNTRY', 'S', withheld) : found('NOT_REGISTERED', 'O', withheld)
  }
  if (!union.has(company.country) || !union.has(country)) return found('OUTSIDE_UNION', 'O')
  const charged = found('REVERSE_CHARGE', 'AE')
  if (!charged.vat) return charged
  return hasBothIds(company, { country, taxpayerId }) ? charged : { ...charged, refusal: 'VAT_ID_MISSING' }
}

/** A tax as a document lists it. */
export interface DocumentTax {
  code: TaxCodeRow
  base: Decimal
  amount: Decimal
}

/** The totals of a document to a linguist, and of each of its lines. */
export interface PayeeTotals {
  net: Decimal
  tax: Decimal
  withheld: Decimal
  total: Decimal
  lines: { net: Decimal; tax: Decimal }[]
  taxes: DocumentTax[]
}

/** Adds taxes to amounts, or takes them out where they are in it, and withholds others from the net amount. */
export function totalsOf(
  amounts: readonly Decimal[],
  { vat, withheld: codes }: Pick<PayeeTaxes, 'vat' | 'withheld'>,
  currency: string,
): PayeeTotals {
  const tax = { category: vat?.category ?? 'O', rate: decimal(vat?.rate ?? 0) }
  const document = taxDocument(
    amounts.map((amount) => ({ amount, tax })),
    { currency, isInclusive: vat?.isInclusive ?? false },
  )
  const { withheld, total } = withhold(
    document,
    codes.map(({ rate }) => decimal(rate)),
    currency,
  )
  const [charged] = document.taxes
  return {
    net: document.net,
    tax: document.tax,
    withheld: sum(withheld),
    total,
    lines: document.lines,
    taxes: [
      ...(vat && charged ? [{ code: vat, base: charged.base, amount: charged.amount }] : []),
      ...codes.map((code, at) => ({ code, base: document.net, amount: withheld[at] ?? zero })),
    ],
  }
}
