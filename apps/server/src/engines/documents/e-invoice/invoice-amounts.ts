import {
  add,
  compare,
  type Decimal,
  decimal,
  multiply,
  roundHalfUp,
  subtract,
  sum,
  toText,
  zero,
} from '@dragoman/sdk/decimal'
import type { BillingDocument, DocumentLine } from '../money-document.ts'

/** Decimals of amounts in EN 16931, whatever the currency has. */
export const amountDecimals = 2

/** A number, if the text is one. */
export function numberOf(text: string): Decimal | undefined {
  return /^-?\d{1,30}(\.\d{1,30})?$/.test(text) ? decimal(text) : undefined
}

/** An amount as e-invoices write it. */
export const amountText = (text: string): string => toText(roundHalfUp(decimal(text), amountDecimals))

/** A line as e-invoices have it: no negative price, and quantity times price less an allowance is its amount. */
export interface InvoicedLine {
  quantity: string
  price: string
  /** Subtracted from quantity times price, such as by match bands; added where it is negative. */
  allowance: Decimal
}

export function invoicedLine({ quantity, price, net }: DocumentLine): InvoicedLine {
  const isNegative = price.startsWith('-')
  const turned = isNegative ? { quantity: turnedSign(quantity), price: price.slice(1) } : { quantity, price }
  const product = roundHalfUp(multiply(decimal(turned.quantity), decimal(turned.price)), amountDecimals)
  return { ...turned, allowance: subtract(product, decimal(net)) }
}

const turnedSign = (number: string) => (number.startsWith('-') ? number.slice(1) : `-${number}`)

/** The amount due on the invoice itself: EN 16931 doesn't know amounts that the buyer withholds for a tax office. */
export function duePayable({ totals, withholdings = [] }: BillingDocument): Decimal {
  return add(decimal(totals.payable), sum(withholdings.map(({ amount }) => decimal(amount))))
}

export const isEqual = (a: Decimal, b: Decimal): boolean => compare(a, b) === 0

export const isPositive = (value: Decimal): boolean => compare(value, zero) > 0

/** A difference, for a message. */
export const difference = (stated: Decimal, computed: Decimal): string =>
  `${toText(stated)} instead of ${toText(computed)}, which differs by ${toText(subtract(stated, computed))}`
