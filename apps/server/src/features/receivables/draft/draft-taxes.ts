import { percentOf, taxDocument, type Tax } from '@dragoman/sdk/money'
import type { InvoiceGap, InvoiceTaxInput, InvoiceTaxSuggestion } from '@dragoman/sdk/operations/receivables'
import type { Party } from '../../../engines/documents/money-document.ts'
import { decimal, multiply, subtract, sum, type Decimal } from '../../../kernel/decimal.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { needsBuyerId, type TaxCodeRow } from './tax-rule.ts'

/** A tax of a document with what it comes to; below zero if it is withheld. */
export interface DraftTax {
  code: Pick<TaxCodeRow, 'id' | 'name' | 'kind' | 'category' | 'rate' | 'text'>
  base: Decimal
  amount: Decimal
}

/** The codes of a document: those that are asked for, or the suggested one; 400 for others' and for two of VAT. */
export function chooseCodes(
  codes: readonly TaxCodeRow[],
  wanted: readonly InvoiceTaxInput[] | undefined,
  suggestion: InvoiceTaxSuggestion,
): TaxCodeRow[] {
  if (!wanted) return codes.filter(({ id }) => id === suggestion.taxUuid)
  const chosen = wanted.flatMap(({ id, checked = true }, at) => {
    const code = codes.find((one) => one.id === id)
    if (!code) throw invalid(`body.taxes[${at}].id`, `${id} isn't a tax code of the account.`)
    return checked ? [{ code, at }] : []
  })
  const vat = chosen.filter(({ code }) => code.kind === 'VAT')
  if (vat.length > 1) {
    const names = vat.map(({ code }) => code.name).join(' and ')
    throw invalid(`body.taxes[${vat[1]!.at}].id`, `${names} are both taxes that are added. Choose one of them.`)
  }
  const ids = chosen.map(({ code }) => code.id)
  const twice = chosen.find(({ code }, at) => ids.indexOf(code.id) < at)
  if (twice) throw invalid(`body.taxes[${twice.at}].id`, `${twice.code.name} is named twice.`)
  return chosen.map(({ code }) => code)
}

/** The sums of lines with taxes: VAT once for all of them, added or in the prices, spread over the lines, and what is withheld of the net amount. */
export interface TaxedDraft {
  net: Decimal
  tax: Decimal
  withheld: Decimal
  total: Decimal
  /** Of each line, without tax and the tax. */
  lineNets: Decimal[]
  lineTaxes: Decimal[]
  taxes: DraftTax[]
}

export function taxLines(
  amounts: readonly Decimal[],
  codes: readonly DraftTax['code'][],
  currency: string,
  { isInclusive = false }: { isInclusive?: boolean } = {},
): TaxedDraft {
  const vat = codes.find(({ kind }) => kind === 'VAT')
  const tax: Tax = { category: vat?.category ?? 'O', rate: decimal(vat?.rate ?? '0') }
  const taxed = taxDocument(
    amounts.map((amount) => ({ amount, tax })),
    { currency, isInclusive },
  )
  const taken = codes
    .filter(({ kind }) => kind === 'WITHHOLDING')
    .map((code) => ({ code, base: taxed.net, amount: percentOf(taxed.net, decimal(code.rate), currency) }))
  const withheld = sum(taken.map(({ amount }) => amount))
  return {
    net: taxed.net,
    tax: taxed.tax,
    withheld,
    total: subtract(taxed.gross, withheld),
    lineNets: taxed.lines.map((line) => line.net),
    lineTaxes: taxed.lines.map((line) => line.tax),
    taxes: [
      ...(vat ? [{ code: vat, base: taxed.net, amount: taxed.tax }] : []),
      ...taken.map((one) => ({ ...one, amount: multiply(one.amount, decimal(-1)) })),
    ],
  }
}

/** The gaps of a document with these taxes. */
export function taxGaps(
  codes: readonly TaxCodeRow[],
  { suggestion, buyer, override }: { suggestion: InvoiceTaxSuggestion; buyer: Party; override: string },
): InvoiceGap[] {
  const vat = codes.find(({ kind }) => kind === 'VAT')
  if (!vat)
    return [
      {
        code: 'taxCode',
        field: 'taxes',
        message: suggestion.category
          ? `The account has no tax code of the category ${suggestion.category}. Choose another one, or an administrator adds it in Settings › Finance.`
          : 'Choose a tax code: which one applies follows from the country of the account, which is not set.',
      },
    ]
  const name = buyer.department ?? buyer.name
  const isOther = suggestion.category !== undefined && vat.category !== suggestion.category
  return [
    ...(needsBuyerId(vat.category) && !buyer.vatId
      ? [
          {
            code: 'buyerTaxId' as const,
            message: buyer.taxNumber
              ? `${buyer.taxNumber}, the tax ID of ${name}, isn't a valid VAT ID, which ${vat.name} needs. Correct it on the page of the organizational unit.`
              : `${name} has no VAT ID, which ${vat.name} needs. Enter it on the page of the organizational unit.`,
          },
        ]
      : []),
    ...(isOther && override === ''
      ? [
          {
            code: 'taxOverride' as const,
            field: 'taxOverride',
            message: `${vat.name} is of the category ${vat.category}, while ${suggestion.category} applies. Enter why.`,
          },
        ]
      : []),
  ]
}
