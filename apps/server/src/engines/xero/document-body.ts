import { minorUnits } from '@dragoman/sdk/money'
import { compare, multiply, roundHalfUp, toNumber, type Decimal } from '@dragoman/sdk/decimal'
import type { XeroMapping, XeroTarget } from '@dragoman/sdk/operations/xero'
import type { Json } from './answers.ts'

/** A line of a document, with the part of the tax that it has here. */
export interface SentLine {
  description: string
  quantity: Decimal
  unitPrice: Decimal
  net: Decimal
  tax: Decimal
  taxCode: { id: string; name: string } | undefined
}

/** A document, as far as Xero is told of it. */
export interface SentDocument {
  kind: 'INVOICE' | 'CREDIT_NOTE' | 'BILL'
  number: string
  currency: string
  /** Units of the currency for one of the account's; absent where they are the same. */
  rate?: string | undefined
  day: string
  dueDay: string
  reference: string
  withheld: Decimal
  lines: readonly SentLine[]
}

/** The places of a document in Xero. */
export interface SentTo {
  mapping: XeroMapping
  contactId: string
  /** Address of the document here. */
  url: string
  /** Option of the tracking category; absent where none is mapped. */
  option?: string | undefined
}

/** Something of a document has no counterpart in Xero: a part of the mapping by its name, or a tax code by its own. */
export class MappingMissing extends Error {
  override readonly name = 'MappingMissing'
}

/** An account or a tax rate of the mapping. @throws MappingMissing */
export function mapped(target: XeroTarget | undefined, what: string): XeroTarget {
  if (!target) throw new MappingMissing(what)
  return target
}

/**
 * The body by which Xero gets a document: each line with its tax as it is spread here, since Xero would round every line
 * on its own. @throws MappingMissing
 */
export function documentBody(document: SentDocument, { mapping, contactId, url, option }: SentTo): Json {
  const { kind, number, currency, rate, day, dueDay, reference, withheld } = document
  const place = kind === 'BILL' ? 'purchases' : 'sales'
  const account = mapped(mapping[place], place).code
  const tracking = option !== undefined &&
    mapping.tracking && {
      Tracking: [{ TrackingCategoryID: mapping.tracking.code, Name: mapping.tracking.name, Option: option }],
    }
  const lines = document.lines.map((line) => ({
    Description: line.description,
    ...quantityOf(line, currency),
    LineAmount: toNumber(line.net),
    TaxAmount: toNumber(line.tax),
    TaxType: taxTypeOf(line, mapping),
    AccountCode: account,
    ...tracking,
  }))
  const withholding = withheld.units !== 0n && {
    Description: 'Withholding tax',
    Quantity: 1,
    UnitAmount: -toNumber(withheld),
    LineAmount: -toNumber(withheld),
    TaxAmount: 0,
    TaxType: 'NONE',
    AccountCode: mapped(mapping.withholding, 'withholding').code,
  }
  return {
    Type: types[kind],
    [kind === 'CREDIT_NOTE' ? 'CreditNoteNumber' : 'InvoiceNumber']: number,
    Contact: { ContactID: contactId },
    Date: day,
    ...(kind !== 'CREDIT_NOTE' && { DueDate: dueDay, Url: url }),
    ...(kind !== 'BILL' && reference !== '' && { Reference: reference }),
    LineAmountTypes: 'Exclusive',
    CurrencyCode: currency,
    ...(rate !== undefined && { CurrencyRate: Number(rate) }),
    Status: 'AUTHORISED',
    LineItems: [...lines, ...(withholding ? [withholding] : [])],
  }
}

const types = { INVOICE: 'ACCREC', CREDIT_NOTE: 'ACCRECCREDIT', BILL: 'ACCPAY' } as const

function taxTypeOf({ taxCode }: SentLine, { taxes }: XeroMapping): string {
  if (!taxCode) return 'NONE'
  return mapped(taxes.find(({ uuid }) => uuid === taxCode.id)?.target, taxCode.name).code
}

/** Xero takes four decimals, and checks the product: where it can't come to our amount, the line is one of that amount. */
function quantityOf({ quantity, unitPrice, net }: SentLine, currency: string): Json {
  const fits = [quantity, unitPrice].every((value) => compare(roundHalfUp(value, 4), value) === 0)
  const product = roundHalfUp(multiply(quantity, unitPrice), minorUnits(currency))
  return fits && compare(product, net) === 0
    ? { Quantity: toNumber(quantity), UnitAmount: toNumber(unitPrice) }
    : { Quantity: 1, UnitAmount: toNumber(net) }
}

/** An account by its code, or by its id where it has none. */
const accountRef = ({ code }: XeroTarget): Json =>
  /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(code) ? { AccountID: code } : { Code: code }

/** The bank account of a payment: its own, or that of all payments without one. @throws MappingMissing */
export const bankOf = ({ bank, bankAccounts }: XeroMapping, bankAccountId: string | null): Json =>
  accountRef(mapped(bankAccounts.find(({ uuid }) => uuid === bankAccountId)?.target ?? bank, 'bank'))
