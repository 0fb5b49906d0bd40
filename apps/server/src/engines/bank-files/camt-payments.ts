import { type Decimal, toText } from '@dragoman/sdk/decimal'
import { childrenOf, textIn, type XmlElement } from '../formats/xml/read-xml.ts'
import type { StatementPayment } from './bank-statement.ts'
import { amountIn, amountOf, childOf, childrenNamed, elementAt, negative, valueAt } from './camt-elements.ts'

/** The booking that a payment belongs to. */
interface Booking {
  amount: Decimal
  currency: string
  isOnly: boolean
}

/** Ids that say that there is none. */
const none = /^NOTPROVIDED$/i

export function readPayment(payment: XmlElement, booking: Booking): StatementPayment {
  const reference = (name: string) => {
    const id = valueAt(payment, 'Refs', name)
    return id === undefined || none.test(id) ? undefined : id
  }
  const isOut = isDebit(payment, booking)
  const amount = amountOfPayment(payment, booking, isOut)
  const found: StatementPayment = {}
  const set = <Key extends keyof StatementPayment>(key: Key, value: StatementPayment[Key] | undefined) => {
    if (value !== undefined) found[key] = value
  }
  set('endToEndId', reference('EndToEndId'))
  set('instructionId', reference('InstrId'))
  set('transactionId', reference('TxId'))
  set('bankReference', reference('AcctSvcrRef'))
  set('amount', amount && toText(amount))
  set('instructed', instructedOf(payment, booking))
  set('charges', amountIn(payment, 'Chrgs'))
  const party = elementAt(payment, 'RltdPties', isOut ? 'Cdtr' : 'Dbtr')
  // Later versions put parties and agents side by side.
  set('name', party && (valueAt(party, 'Pty', 'Nm') ?? valueAt(party, 'Nm')))
  set('iban', valueAt(payment, 'RltdPties', isOut ? 'CdtrAcct' : 'DbtrAcct', 'Id', 'IBAN'))
  const texts = elementsNamed(payment, 'RmtInf', 'Ustrd').map(textIn)
  set('remittance', texts.length > 0 ? texts.join(' ').trim() : undefined)
  const [structured] = elementsNamed(payment, 'RmtInf', 'Strd')
  set('creditorReference', structured && valueAt(structured, 'CdtrRefInf', 'Ref'))
  set('returnReason', valueAt(payment, 'RtrInf', 'Rsn', 'Cd') ?? valueAt(payment, 'RtrInf', 'Rsn', 'Prtry'))
  return found
}

const elementsNamed = (element: XmlElement, parent: string, name: string): XmlElement[] =>
  childrenNamed(element, parent).flatMap((one) => childrenNamed(one, name))

function isDebit(payment: XmlElement, { amount }: Booking): boolean {
  const side = valueAt(payment, 'CdtDbtInd')
  return side === undefined ? amount.units < 0n : side === 'DBIT'
}

/** In the account's currency; an only payment has what its booking has. */
function amountOfPayment(
  payment: XmlElement,
  { amount, currency, isOnly }: Booking,
  isOut: boolean,
): Decimal | undefined {
  const places = [
    childOf(payment, 'Amt'),
    elementAt(payment, 'AmtDtls', 'TxAmt', 'Amt'),
    elementAt(payment, 'AmtDtls', 'InstdAmt', 'Amt'),
  ]
  for (const place of places) {
    if (!place || place.attributes.get('Ccy') !== currency) continue
    const own = amountOf(place).amount
    return isOut ? negative(own) : own
  }
  return isOnly ? amount : undefined
}

function instructedOf(payment: XmlElement, { currency }: Booking): StatementPayment['instructed'] {
  const details = childOf(payment, 'AmtDtls')
  const place = details && elementAt(details, 'InstdAmt', 'Amt')
  if (!details || !place || place.attributes.get('Ccy') === currency) return undefined
  const { amount, currency: own } = amountOf(place)
  const rate = childrenOf(details)
    .map((one) => valueAt(one, 'CcyXchg', 'XchgRate'))
    .find((one) => one !== undefined)
  return { amount: toText(amount), currency: own, ...(rate && { rate }) }
}
