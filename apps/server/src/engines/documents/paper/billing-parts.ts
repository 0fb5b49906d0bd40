import { compare, decimal, zero } from '@dragoman/sdk/decimal'
import type { BillingDocument, DocumentLine, TaxTotal } from '../money-document.ts'
import { isolated, plainLine, plainText } from '../text/plain-text.ts'
import type { Fact, Row, Sum } from './paper.ts'
import { factsOf, type Parts, paymentFacts, type Writing } from './parts.ts'

/** The parts of an invoice or a credit note. */
export function billingParts(document: BillingDocument, writing: Writing): Parts {
  const { say, formats } = writing
  const { currency } = document
  const isSelfBilled = document.kind.startsWith('SELF_BILLED')
  const hasTaxColumn = document.taxes.length > 1
  return {
    from: isSelfBilled ? document.buyer : document.seller,
    to: isSelfBilled ? document.seller : document.buyer,
    facts: billingFacts(document, writing),
    table: {
      columns: [
        { title: say('documents.description'), align: 'start' },
        { title: say('documents.quantity'), align: 'figure' },
        { title: say('documents.price'), align: 'figure' },
        ...(hasTaxColumn ? [{ title: say('documents.taxRate'), align: 'figure' as const }] : []),
        { title: say('documents.amount'), align: 'figure' },
      ],
      rows: document.lines.map((line): Row => {
        const { description, detail, price, tax, net, period } = line
        const details = [detail && plainText(detail), period && formats.period(period.from, period.to)]
        const small = details.filter((text) => text !== undefined && text !== '').join('\n')
        return {
          cells: [
            plainText(description),
            quantityOf(line, writing),
            formats.price(price, currency),
            ...(hasTaxColumn ? [formats.percent(tax.rate)] : []),
            formats.money(net, currency),
          ],
          ...(small !== '' && { detail: small }),
        }
      }),
    },
    sums: sumsOf(document, writing),
    remarks: remarksOf(document, writing),
    payment: paymentOf(document, writing),
    ...scheduleOf(document, writing),
  }
}

function billingFacts(document: BillingDocument, { say, formats }: Writing): Fact[] {
  const { dueDate, deliveryDate, period, references = {} } = document
  return factsOf([
    [say('documents.due'), dueDate && formats.day(dueDate)],
    [say('documents.delivered'), deliveryDate && formats.day(deliveryDate)],
    [say('documents.period'), period && formats.period(period.from, period.to)],
    [say('documents.corrects'), references.preceding?.number],
    [say('documents.order'), references.purchaseOrder],
    [say('documents.yourReference'), references.buyer],
    [say('documents.contract'), references.contract],
    [say('documents.project'), references.project],
  ])
}

function quantityOf({ quantity, unit }: DocumentLine, { say, formats }: Writing): string {
  const shown = formats.quantity(quantity)
  return unit === 'PIECES' ? shown : say(`documents.quantity.${unit}`, { count: Number(quantity), quantity: shown })
}

function taxName({ name, rate }: TaxTotal, { say, formats }: Writing): string {
  return say('documents.tax', {
    name: name === undefined ? say('documents.vat') : isolated(plainLine(name)),
    rate: formats.percent(rate),
  })
}

function sumsOf(document: BillingDocument, writing: Writing): Sum[] {
  const { say, formats } = writing
  const { currency, totals, taxes, withholdings = [], kind } = document
  const money = (amount: string) => formats.money(amount, currency)
  const isNegated = (amount: string) => formats.money(negated(amount), currency)
  const isOne = taxes.length === 1
  const sums: Sum[] = [
    { label: say('documents.net'), value: money(totals.net) },
    ...taxes
      .filter(({ category }) => category !== 'O')
      .map((tax) => ({
        label: isOne
          ? taxName(tax, writing)
          : say('documents.taxOn', { tax: taxName(tax, writing), base: isolated(money(tax.base)) }),
        value: money(tax.amount),
      })),
    { label: say('documents.totalIn', { currency }), value: money(totals.gross), isTotal: true },
    ...withholdings.map(({ name, rate, amount }) => ({
      label: say('documents.withheld', { name: isolated(plainLine(name)), rate: formats.percent(rate) }),
      value: isNegated(amount),
    })),
  ]
  const { prepaid = '0' } = totals
  if (compare(decimal(prepaid), zero) !== 0) sums.push({ label: say('documents.paid'), value: isNegated(prepaid) })
  if (compare(decimal(totals.payable), decimal(totals.gross)) !== 0) {
    const label = kind.endsWith('CREDIT_NOTE') ? say('documents.credited') : say('documents.payable')
    sums.push({ label, value: money(totals.payable), isTotal: true })
  }
  return sums
}

const negated = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

function remarksOf(document: BillingDocument, writing: Writing): string[] {
  const { say, formats } = writing
  const { taxes, totals, kind } = document
  const reasons = taxes.flatMap((tax) => {
    if (tax.reason !== undefined) return [tax.reason]
    return tax.category === 'S' ? [] : [say(`documents.reason.${tax.category}`)]
  })
  const { accountingTax } = totals
  return [
    ...(kind.startsWith('SELF_BILLED') ? [say('documents.selfBilled')] : []),
    ...new Set(reasons),
    ...(accountingTax
      ? [
          say('documents.taxInCurrency', {
            tax: say('documents.vat'),
            currency: accountingTax.currency,
            amount: isolated(formats.money(accountingTax.amount, accountingTax.currency)),
          }),
        ]
      : []),
  ]
}

function paymentOf(document: BillingDocument, writing: Writing): Parts['payment'] {
  const { say, formats } = writing
  const { payment, kind, dueDate, totals, number, currency, installments = [] } = document
  if (!payment || kind.endsWith('CREDIT_NOTE')) return undefined
  const reference = payment.reference ?? number
  const isOwed = compare(decimal(totals.payable), zero) > 0
  const asked =
    dueDate && isOwed && installments.length === 0 && !kind.startsWith('SELF_BILLED')
      ? say('documents.payBy', {
          amount: isolated(formats.money(totals.payable, currency)),
          date: isolated(formats.day(dueDate)),
          reference: isolated(plainLine(reference)),
        })
      : undefined
  const sentence = payment.terms === undefined ? asked : plainText(payment.terms)
  return {
    heading: say('documents.payment'),
    facts: paymentFacts(payment, reference, writing),
    ...(sentence && { sentence }),
  }
}

function scheduleOf(
  { installments = [], currency }: BillingDocument,
  { say, formats }: Writing,
): Pick<Parts, 'schedule'> {
  if (installments.length === 0) return {}
  return {
    schedule: {
      heading: say('documents.installments'),
      facts: installments.map(({ dueDate, amount }) => ({
        label: formats.day(dueDate),
        value: formats.money(amount, currency),
      })),
    },
  }
}
