import { minorUnits } from '@dragoman/sdk/money'
import type { BillingDocument, DocumentLine, Party } from '../../../engines/documents/money-document.ts'
import { dayIn } from '../../../kernel/days.ts'
import { add, decimal, roundHalfUp, toText } from '../../../kernel/decimal.ts'
import { readTaxId } from '../../../engines/tax-ids/tax-ids.ts'
import type { legalEntities } from '../../finance/tables.ts'
import type { linesOfPayable } from '../facts/line-rows.ts'
import type { TaxRow } from '../facts/tax-rows.ts'
import { payeeDetails, type PayeeDetails } from '../payee-details.ts'
import type { BillingVersionRow } from '../payout-methods.ts'
import type { PayableRow } from '../visible.ts'
import type { SecretKey } from '../../../kernel/encrypted.ts'

interface SelfBilled {
  payable: PayableRow
  entity: typeof legalEntities.$inferSelect
  billing: BillingVersionRow
  /** Of the linguist. */
  language: string
  lines: Awaited<ReturnType<typeof linesOfPayable>>
  taxes: readonly TaxRow[]
  timezone: string
  secretKey: SecretKey
}

/** The invoice that an account issues for a linguist: the linguist sells, the company buys. */
export function selfBill({ payable, entity, billing, language, lines, taxes, ...terms }: SelfBilled): BillingDocument {
  const details = payeeDetails(billing, terms.secretKey)
  if (!details) throw new Error(`the tax id on ${payable.name} can't be read with this secret key`)
  const money = (amount: string) => toText(roundHalfUp(decimal(amount), minorUnits(payable.currency)))
  const vat = taxes.find(({ kind }) => kind === 'VAT')
  const tax = { category: vat?.category ?? ('O' as const), rate: plain(vat?.rate ?? '0') }
  const gross = toText(add(decimal(payable.net), decimal(payable.tax)))
  const withheld = taxes.filter(({ kind }) => kind === 'WITHHOLDING')
  return {
    kind: 'SELF_BILLED_INVOICE',
    number: payable.name,
    issueDate: dayIn(terms.timezone, payable.createdAt),
    dueDate: payable.dueDay,
    currency: payable.currency,
    language,
    seller: sellerOf(details),
    buyer: buyerOf(entity),
    period: { from: payable.startDay, to: payable.endDay },
    lines: lines.map(({ line }, at): DocumentLine => ({
      id: String(at + 1),
      description: line.name,
      quantity: '1',
      unit: 'PIECES',
      price: money(line.net),
      net: money(line.net),
      tax,
    })),
    taxes: [
      {
        ...tax,
        base: money(payable.net),
        amount: money(payable.tax),
        ...(vat && vat.category !== 'S' && { reason: vat.text || vat.name }),
      },
    ],
    totals: {
      lines: money(payable.net),
      net: money(payable.net),
      tax: money(payable.tax),
      gross: money(gross),
      payable: money(payable.total),
    },
    ...(withheld.length > 0 && {
      withholdings: withheld.map(({ name, rate, amount }) => ({ name, rate: plain(rate), amount: money(amount) })),
    }),
  }
}

/** A rate without zeros at its end. */
const plain = (rate: string) => (rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate)

const given = (party: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(party).filter(([, value]) => value))

function sellerOf(details: PayeeDetails): Party {
  const { legalName = '', country = '', taxpayerId } = details
  const isVat = taxpayerId !== undefined && readTaxId({ scheme: 'EU_VAT', value: taxpayerId }) !== null
  return {
    name: legalName,
    country,
    ...given({
      street: details.street,
      street2: details.additionalInfo,
      city: details.city,
      region: details.state,
      postalCode: details.zip,
      email: details.billingEmail,
      ...(isVat ? { vatId: taxpayerId } : { taxNumber: taxpayerId }),
    }),
  }
}

function buyerOf({ legalName, address, country, taxIds }: typeof legalEntities.$inferSelect): Party {
  const [street, ...others] = address.split('\n').map((line) => line.trim())
  const vat = taxIds.find(({ scheme }) => scheme === 'EU_VAT' || scheme === 'GB_VAT')
  return {
    name: legalName,
    country: country ?? '',
    ...given({
      street,
      street2: others.join(', '),
      ...(vat ? { vatId: vat.value } : { taxNumber: taxIds[0]?.value }),
    }),
  }
}
