import { add, type Decimal, decimal, roundHalfUp, subtract, sum } from '@dragoman/sdk/decimal'
import type { BillingDocument } from '../money-document.ts'
import type { Findings } from './broken-rule.ts'
import { amountDecimals, difference, duePayable, isEqual, numberOf } from './invoice-amounts.ts'

/** Checks that amounts are numbers and add up. Returns false where one isn't a number. */
export function amountRules(document: BillingDocument, findings: Findings): boolean {
  if (!numberRules(document, findings)) return false
  const { lines, totals, taxes } = document
  const { lines: lineTotal, net, tax, gross } = totals
  const equal = (rule: string, field: string, stated: string | Decimal, computed: Decimal, name: string) => {
    const amount = typeof stated === 'string' ? decimal(stated) : stated
    findings.check(isEqual(amount, computed), rule, field, `${name} is ${difference(amount, computed)}.`)
  }
  equal('BR-CO-10', 'totals.lines', lineTotal, sum(lines.map((line) => decimal(line.net))), 'The sum of the lines')
  equal('BR-CO-13', 'totals.net', net, decimal(lineTotal), 'The total without tax')
  equal('BR-CO-14', 'totals.tax', tax, sum(taxes.map(({ amount }) => decimal(amount))), 'The total of taxes')
  equal('BR-CO-15', 'totals.gross', gross, add(decimal(net), decimal(tax)), 'The total with tax')
  const due = subtract(decimal(gross), decimal(totals.prepaid ?? '0'))
  equal('BR-CO-16', 'totals.payable', duePayable(document), due, 'The amount due, with what is withheld,')
  return true
}

function numberRules(document: BillingDocument, findings: Findings): boolean {
  const { lines, totals, taxes, withholdings = [] } = document
  const before = findings.broken.length
  const amount = (rule: string, decimals: string, field: string, text: string) => {
    const value = numberOf(text)
    findings.check(value !== undefined, rule, field, 'Enter an amount, such as 1204.50.')
    const isRound = !value || isEqual(value, roundHalfUp(value, amountDecimals))
    findings.check(
      isRound,
      decimals,
      field,
      'E-invoices have amounts of at most two decimals. Send this document as a PDF file.',
    )
  }
  const number = (rule: string, field: string, text: string) =>
    findings.check(numberOf(text) !== undefined, rule, field, 'Enter a number, such as 12.5.')
  for (const [at, line] of lines.entries()) {
    amount('BR-24', 'BR-DEC-23', `lines.${at}.net`, line.net)
    number('BR-22', `lines.${at}.quantity`, line.quantity)
    number('BR-26', `lines.${at}.price`, line.price)
    number('BR-CO-04', `lines.${at}.tax.rate`, line.tax.rate)
  }
  for (const [at, tax] of taxes.entries()) {
    amount('BR-45', 'BR-DEC-19', `taxes.${at}.base`, tax.base)
    amount('BR-46', 'BR-DEC-20', `taxes.${at}.amount`, tax.amount)
    number('BR-48', `taxes.${at}.rate`, tax.rate)
  }
  amount('BR-12', 'BR-DEC-09', 'totals.lines', totals.lines)
  amount('BR-13', 'BR-DEC-12', 'totals.net', totals.net)
  amount('BR-CO-14', 'BR-DEC-13', 'totals.tax', totals.tax)
  amount('BR-14', 'BR-DEC-14', 'totals.gross', totals.gross)
  amount('BR-CO-16', 'BR-DEC-16', 'totals.prepaid', totals.prepaid ?? '0')
  amount('BR-15', 'BR-DEC-18', 'totals.payable', totals.payable)
  if (totals.accountingTax) amount('BR-53', 'BR-DEC-15', 'totals.accountingTax.amount', totals.accountingTax.amount)
  for (const [at, one] of withholdings.entries()) number('BR-CO-16', `withholdings.${at}.amount`, one.amount)
  return findings.broken.length === before
}
