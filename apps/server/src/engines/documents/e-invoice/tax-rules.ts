import { compare, type Decimal, decimal, divide, multiply, subtract, sum, zero } from '@dragoman/sdk/decimal'
import type { BillingDocument, TaxCategory, TaxTotal } from '../money-document.ts'
import type { Findings } from './broken-rule.ts'
import { isFilled } from './field-rules.ts'
import { amountDecimals, difference, isEqual, isPositive } from './invoice-amounts.ts'

/** The category as the ids of its rules spell it. */
const codes: Readonly<Record<TaxCategory, string>> = { S: 'S', Z: 'Z', E: 'E', AE: 'AE', K: 'IC', G: 'G', O: 'O' }
const hundred = decimal(100)

/** The rules of tax categories: which numbers they need, their rates, their bases, and their amounts. */
export function taxRules(document: BillingDocument, findings: Findings): void {
  const { lines, taxes } = document
  findings.check(taxes.length > 0, 'BR-CO-18', 'taxes', 'Add the total of a tax, even where it is zero.')
  const used = new Set([...lines.map(({ tax }) => tax.category), ...taxes.map(({ category }) => category)])
  for (const category of used) {
    const code = codes[category]
    const totals = taxes.filter((tax) => tax.category === category)
    const isInLines = lines.some(({ tax }) => tax.category === category)
    const isRight = isInLines && (category === 'S' ? totals.length > 0 : totals.length === 1)
    findings.check(
      isRight,
      `BR-${code}-01`,
      'taxes',
      `Tax totals and lines have to agree about the category ${category}.`,
    )
    partyRules(document, category, findings)
    rateRules(document, category, findings)
    if (category === 'O')
      findings.check(
        used.size === 1,
        'BR-O-11',
        'taxes',
        'Put lines outside the scope of tax on a document of their own.',
      )
  }
  for (const [at, tax] of taxes.entries()) totalRules(document, tax, at, findings)
  const keys = taxes.map(({ category, rate }) => `${category} ${rateKey(rate)}`)
  findings.check(new Set(keys).size === keys.length, 'BR-CO-18', 'taxes', 'Add up each category and rate once.')
}

function partyRules(
  { seller, buyer, deliveryDate, period }: BillingDocument,
  category: TaxCategory,
  findings: Findings,
): void {
  const rule = `BR-${codes[category]}-02`
  if (category === 'O') {
    const hasNone = !isFilled(seller.vatId) && !isFilled(buyer.vatId)
    findings.check(hasNone, rule, 'seller.vatId', 'Leave out VAT IDs on a document outside the scope of tax.')
    return
  }
  if (category === 'S' || category === 'Z' || category === 'E') {
    const isKnown = isFilled(seller.vatId) || isFilled(seller.taxNumber)
    findings.check(isKnown, rule, 'seller.vatId', 'Enter the VAT ID or the tax number of the seller.')
    return
  }
  findings.check(isFilled(seller.vatId), rule, 'seller.vatId', 'Enter the VAT ID of the seller.')
  if (category === 'AE')
    findings.check(
      isFilled(buyer.vatId) || isFilled(buyer.registration),
      rule,
      'buyer.vatId',
      'Enter the VAT ID of the buyer, who owes the tax.',
    )
  if (category !== 'K') return
  findings.check(isFilled(buyer.vatId), rule, 'buyer.vatId', 'Enter the VAT ID of the buyer.')
  const isDelivered = deliveryDate !== undefined || period !== undefined
  findings.check(isDelivered, 'BR-IC-11', 'deliveryDate', 'Enter the date of delivery or the period.')
}

function rateRules({ lines }: BillingDocument, category: TaxCategory, findings: Findings): void {
  for (const [at, { tax }] of lines.entries()) {
    if (tax.category !== category) continue
    const isRight = category === 'S' ? isPositive(decimal(tax.rate)) : isEqual(decimal(tax.rate), zero)
    const message = category === 'S' ? 'Enter a rate above 0.' : `Enter a rate of 0 with the category ${category}.`
    findings.check(isRight, `BR-${codes[category]}-05`, `lines.${at}.tax.rate`, message)
  }
}

function totalRules({ lines }: BillingDocument, tax: TaxTotal, at: number, findings: Findings): void {
  const code = codes[tax.category]
  const base = decimal(tax.base)
  const own = lines.filter((line) => line.tax.category === tax.category && rateKey(line.tax.rate) === rateKey(tax.rate))
  const lineTotal = sum(own.map(({ net }) => decimal(net)))
  const place = `taxes.${at}`
  findings.check(
    isEqual(base, lineTotal),
    `BR-${code}-08`,
    `${place}.base`,
    `The base is ${difference(base, lineTotal)}.`,
  )
  const expected = divide(multiply(base, decimal(tax.rate)), hundred, amountDecimals)
  const amount = decimal(tax.amount)
  const rule = tax.category === 'S' ? 'BR-CO-17' : `BR-${code}-09`
  // A tax that is in the prices has no net amount whose product is exact; the official check allows far more than a cent.
  const isClose = tax.category === 'S' && isCent(subtract(amount, expected))
  findings.check(
    isClose || isEqual(amount, expected),
    rule,
    `${place}.amount`,
    `The tax is ${difference(amount, expected)}.`,
  )
  const mayExplain = tax.category !== 'S' && tax.category !== 'Z'
  const isExplained = tax.reason === undefined || mayExplain
  findings.check(
    isExplained,
    `BR-${code}-10`,
    `${place}.reason`,
    'Leave out the reason for an exemption: this isn’t one.',
  )
  const isLow = compare(decimal(tax.rate), hundred) <= 0 && compare(decimal(tax.rate), zero) >= 0
  findings.check(isLow, 'BR-48', `${place}.rate`, 'Enter a rate from 0 to 100.')
}

const isCent = ({ units, scale }: Decimal): boolean => (units < 0n ? -units : units) * 100n <= 10n ** BigInt(scale)

const rateKey = (rate: string): string => {
  const { units, scale } = decimal(rate)
  return String(units * 10n ** BigInt(Math.max(0, 30 - scale)))
}
