import type { BillingDocument, Party, Period } from '../money-document.ts'
import { plainLine } from '../text/plain-text.ts'
import type { Findings } from './broken-rule.ts'
import { duePayable, isPositive, numberOf } from './invoice-amounts.ts'

/** Fields that every invoice needs. */
export function fieldRules(document: BillingDocument, findings: Findings): void {
  const { number, issueDate, currency, seller, buyer, lines, references = {}, period, deliveryDate, dueDate } = document
  findings.check(isFilled(number), 'BR-02', 'number', 'Enter the number of the document.')
  findings.check(isDay(issueDate), 'BR-03', 'issueDate', 'Enter the date of the document, such as 2026-10-30.')
  findings.check(/^[A-Z]{3}$/.test(currency), 'BR-05', 'currency', 'Enter the currency as a code, such as EUR.')
  partyRules(seller, 'seller', ['BR-06', 'BR-08', 'BR-09'], findings)
  partyRules(buyer, 'buyer', ['BR-07', 'BR-10', 'BR-11'], findings)
  findings.check(
    isFilled(seller.vatId) || isFilled(seller.taxNumber) || isFilled(seller.registration),
    'BR-CO-26',
    'seller',
    'Enter a VAT ID, tax number, or registration of the seller.',
  )
  findings.check(lines.length > 0, 'BR-16', 'lines', 'Add a line.')
  for (const [at, line] of lines.entries()) {
    findings.check(isFilled(line.id), 'BR-21', `lines.${at}.id`, 'Enter an identifier of the line.')
    findings.check(isFilled(line.description), 'BR-25', `lines.${at}.description`, 'Enter what the line is for.')
    if (line.period) periodRule(line.period, 'BR-30', `lines.${at}.period`, findings)
  }
  const ids = lines.map(({ id }) => id)
  findings.check(new Set(ids).size === ids.length, 'BR-21', 'lines', 'Give each line an identifier of its own.')
  if (period) periodRule(period, 'BR-29', 'period', findings)
  for (const [field, day] of [['dueDate', dueDate] as const, ['deliveryDate', deliveryDate] as const])
    findings.check(day === undefined || isDay(day), 'BR-CL-DATE', field, 'Enter a date, such as 2026-10-30.')
  if (references.preceding)
    findings.check(
      isFilled(references.preceding.number),
      'BR-55',
      'references.preceding.number',
      'Enter the number of the document that this one corrects.',
    )
  paymentRules(document, findings)
}

function partyRules(party: Party, field: 'seller' | 'buyer', ids: [string, string, string], findings: Findings): void {
  const [name, address, country] = ids
  findings.check(isFilled(party.name), name, `${field}.name`, `Enter the name of the ${field}.`)
  const hasAddress = [party.street, party.city, party.postalCode].some(isFilled)
  findings.check(hasAddress, address, `${field}.street`, `Enter the address of the ${field}.`)
  const isCountry = /^[A-Z]{2}$/.test(party.country)
  findings.check(isCountry, country, `${field}.country`, `Enter the country of the ${field} as a code, such as DE.`)
  if (party.vatId !== undefined)
    findings.check(
      /^[A-Z]{2}[A-Z0-9]/.test(plainLine(party.vatId)),
      'BR-CO-09',
      `${field}.vatId`,
      `Enter the VAT ID of the ${field} with its country, such as DE136695976.`,
    )
  if (party.endpoint)
    findings.check(
      isFilled(party.endpoint.scheme),
      field === 'seller' ? 'BR-62' : 'BR-63',
      `${field}.endpoint.scheme`,
      `Enter the scheme of the electronic address of the ${field}, such as 9930.`,
    )
}

function paymentRules(document: BillingDocument, findings: Findings): void {
  const { payment, dueDate, totals, withholdings = [] } = document
  const areNumbers = [totals.payable, ...withholdings.map(({ amount }) => amount)].every(numberOf)
  const isOwed = areNumbers && isPositive(duePayable(document))
  findings.check(
    !isOwed || dueDate !== undefined || isFilled(payment?.terms),
    'BR-CO-25',
    'dueDate',
    'Enter when the amount is due, or the terms of payment.',
  )
}

/** Fields that Peppol BIS Billing 3 needs as well. */
export function peppolRules({ seller, buyer, references = {} }: BillingDocument, findings: Findings): void {
  findings.check(
    isFilled(references.buyer) || isFilled(references.purchaseOrder),
    'PEPPOL-EN16931-R003',
    'references.buyer',
    "Enter the buyer's reference or the purchase order.",
  )
  findings.check(
    isFilled(buyer.endpoint?.id),
    'PEPPOL-EN16931-R010',
    'buyer.endpoint',
    'Enter the electronic address of the buyer.',
  )
  findings.check(
    isFilled(seller.endpoint?.id),
    'PEPPOL-EN16931-R020',
    'seller.endpoint',
    'Enter the electronic address of the seller.',
  )
}

function periodRule({ from, to }: Period, rule: string, field: string, findings: Findings): void {
  findings.check(
    isDay(from) && isDay(to) && from <= to,
    rule,
    field,
    'Enter a period that ends no earlier than it starts.',
  )
}

export const isFilled = (text: string | undefined): boolean => plainLine(text ?? '') !== ''

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
