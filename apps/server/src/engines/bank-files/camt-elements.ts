import { compare, decimal, type Decimal, roundHalfUp, sum, toText, zero } from '@dragoman/sdk/decimal'
import { minorUnits } from '@dragoman/sdk/money'
import { childrenOf, textIn, type XmlElement } from '../formats/xml/read-xml.ts'
import { refuse } from './bank-file-refused.ts'

export const childrenNamed = (element: XmlElement, name: string): XmlElement[] => childrenOf(element, name)

export const childOf = (element: XmlElement, name: string): XmlElement | undefined => childrenOf(element, name)[0]

export function elementAt(element: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  let at: XmlElement | undefined = element
  for (const name of path) at = at && childOf(at, name)
  return at
}

/** The text of an element that has no others; nothing where there is none. */
export function valueAt(element: XmlElement, ...path: readonly string[]): string | undefined {
  const found = elementAt(element, ...path)
  if (!found || childrenOf(found).length > 0) return undefined
  const text = textIn(found).trim()
  return text === '' ? undefined : text
}

/** A day: of a date, or of a time, as the bank writes it. */
export function dayIn(element: XmlElement, name: string): string | undefined {
  const day = valueAt(element, name, 'Dt') ?? valueAt(element, name, 'DtTm')?.slice(0, 10) ?? valueAt(element, name)
  if (day === undefined) return undefined
  const date = new Date(`${day}T00:00:00Z`)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  return isDay
    ? day
    : refuse('DATE', `“${day.slice(0, 40)}” isn't a date such as 2026-11-24. Export the statement again.`)
}

interface Amount {
  amount: Decimal
  currency: string
}

export function amountOf(element: XmlElement): Amount {
  const text = textIn(element).trim()
  const currency = element.attributes.get('Ccy') ?? ''
  if (!/^[A-Z]{3}$/.test(currency))
    refuse('CURRENCY', 'An amount of this file has no currency. Export the statement again.')
  if (!/^\d{1,18}(\.\d{1,18})?$/.test(text))
    refuse('AMOUNT', `“${text.slice(0, 40)}” isn't an amount such as 1204.50. Export the statement again.`)
  const value = decimal(text)
  const rounded = roundHalfUp(value, minorUnits(currency))
  if (compare(value, rounded) !== 0)
    refuse('AMOUNT', `${text} has more decimals than ${currency}. Export the statement again.`)
  return { amount: rounded, currency }
}

/** The amount of an entry or of a balance: what is debited is negative. */
export function signedAmount(element: XmlElement): Amount {
  const found = childOf(element, 'Amt')
  const side = valueAt(element, 'CdtDbtInd')
  if (!found || (side !== 'CRDT' && side !== 'DBIT'))
    return refuse('AMOUNT', 'An entry of this file has no amount, or no side. Export the statement again.')
  const { amount, currency } = amountOf(found)
  return { amount: side === 'DBIT' ? negative(amount) : amount, currency }
}

export const negative = (amount: Decimal): Decimal => ({ ...amount, units: -amount.units })

/** The sum of charges: one a record in later versions, one an element in the first. What was paid back lowers it. */
export function amountIn(element: XmlElement, name: string): string | undefined {
  const records = childrenNamed(element, name).flatMap((charges) => {
    const listed = childrenNamed(charges, 'Rcrd')
    return listed.length > 0 ? listed : [charges]
  })
  const amounts = records.flatMap((record) => {
    const found = childOf(record, 'Amt')
    if (!found) return []
    const { amount } = amountOf(found)
    return [valueAt(record, 'CdtDbtInd') === 'CRDT' ? negative(amount) : amount]
  })
  const total = sum(amounts)
  return compare(total, zero) === 0 ? undefined : toText(total)
}
