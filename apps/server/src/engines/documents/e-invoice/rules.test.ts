import { decimal, toText } from '@dragoman/sdk/decimal'
import { taxDocument } from '@dragoman/sdk/money'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditNote, dragoman, invoice, northwind } from '../fixtures/sample-documents.ts'
import type { BillingDocument, DocumentLine, TaxCategory } from '../money-document.ts'
import { brokenRules } from './rules.ts'

/** The rules that a document breaks, changed from one that breaks none. */
const broken = (change: Partial<BillingDocument>, profile?: 'PEPPOL') =>
  brokenRules({ ...invoice, ...change }, profile).map(({ rule, field }) => `${rule} ${field}`)

const totals = (change: Partial<BillingDocument['totals']>) => ({ totals: { ...invoice.totals, ...change } })
const firstLine = (change: Partial<DocumentLine>) => ({
  lines: [{ ...invoice.lines[0]!, ...change }, ...invoice.lines.slice(1)],
})
const firstTax = (change: object) => ({ taxes: [{ ...invoice.taxes[0]!, ...change }] })
const { vatId: _, ...withoutVatId } = northwind
const { vatId: _buyer, ...buyerWithoutVatId } = dragoman
const { dueDate: _due, ...undated } = invoice

/** An invoice in one category, all amounts in agreement. */
const inCategory = (category: TaxCategory, change: Partial<BillingDocument> = {}): BillingDocument => ({
  ...invoice,
  lines: invoice.lines.map((line) => ({ ...line, tax: { category, rate: '0' } })),
  taxes: [{ category, rate: '0', base: '4511.81', amount: '0.00' }],
  totals: { lines: '4511.81', net: '4511.81', tax: '0.00', gross: '4511.81', payable: '4511.81' },
  ...change,
})
const rulesOf = (document: BillingDocument) => brokenRules(document).map(({ rule }) => rule)
const withoutIds = { seller: withoutVatId, buyer: buyerWithoutVatId }

describe('the rules of EN 16931', () => {
  it('hold for an invoice and a credit note, and for Peppol', () => {
    expect(broken({})).toEqual([])
    expect(broken({}, 'PEPPOL')).toEqual([])
    expect(brokenRules(creditNote)).toEqual([])
  })

  it.each<[Partial<BillingDocument>, string[]]>([
    [{ number: ' ' }, ['BR-02 number']],
    [{ issueDate: '30.10.2026' }, ['BR-03 issueDate']],
    [{ currency: 'Euro' }, ['BR-05 currency']],
    [{ seller: { ...northwind, name: '\u200B' } }, ['BR-06 seller.name']],
    [{ buyer: { ...dragoman, name: '' } }, ['BR-07 buyer.name']],
    [{ seller: { ...northwind, street: '', city: '', postalCode: '' } }, ['BR-08 seller.street']],
    [{ seller: { ...northwind, country: 'Germany' } }, ['BR-09 seller.country']],
    [{ buyer: { ...dragoman, street: '', city: '', postalCode: '' } }, ['BR-10 buyer.street']],
    [{ buyer: { ...dragoman, country: '' } }, ['BR-11 buyer.country']],
    [firstLine({ id: '' }), ['BR-21 lines.0.id']],
    [firstLine({ id: '2' }), ['BR-21 lines']],
    [firstLine({ quantity: 'many' }), ['BR-22 lines.0.quantity']],
    [firstLine({ net: '1,145.89' }), ['BR-24 lines.0.net']],
    [firstLine({ net: '1145.891' }), ['BR-DEC-23 lines.0.net']],
    [firstLine({ description: '' }), ['BR-25 lines.0.description']],
    [firstLine({ price: '' }), ['BR-26 lines.0.price']],
    [{ period: { from: '2026-10-31', to: '2026-10-01' } }, ['BR-29 period']],
    [firstLine({ period: { from: '2026-10-31', to: '2026-10-01' } }), ['BR-30 lines.0.period']],
    [firstTax({ base: 'x' }), ['BR-45 taxes.0.base']],
    [firstTax({ amount: '857.2400001' }), ['BR-DEC-20 taxes.0.amount']],
    [firstTax({ rate: 'x' }), ['BR-48 taxes.0.rate']],
    [totals({ lines: '' }), ['BR-12 totals.lines']],
    [totals({ net: '' }), ['BR-13 totals.net']],
    [totals({ gross: '' }), ['BR-14 totals.gross']],
    [totals({ payable: '' }), ['BR-15 totals.payable']],
    [totals({ accountingTax: { currency: 'EUR', amount: '' } }), ['BR-53 totals.accountingTax.amount']],
    [{ references: { preceding: { number: '' } } }, ['BR-55 references.preceding.number']],
    [{ seller: { ...northwind, endpoint: { scheme: '', id: 'x' } } }, ['BR-62 seller.endpoint.scheme']],
    [{ buyer: { ...dragoman, endpoint: { scheme: '', id: 'x' } } }, ['BR-63 buyer.endpoint.scheme']],
    [{ seller: { ...northwind, vatId: '136695976' } }, ['BR-CO-09 seller.vatId']],
    [totals({ lines: '4511.80' }), ['BR-CO-10 totals.lines', 'BR-CO-13 totals.net']],
    [totals({ net: '4511.82' }), ['BR-CO-13 totals.net', 'BR-CO-15 totals.gross']],
    [totals({ tax: '857.25', gross: '5369.06', payable: '5369.06' }), ['BR-CO-14 totals.tax']],
    [totals({ gross: '5369.06', payable: '5369.06' }), ['BR-CO-15 totals.gross']],
    [totals({ payable: '5369.04' }), ['BR-CO-16 totals.payable']],
    [totals({ prepaid: '100.00' }), ['BR-CO-16 totals.payable']],
    [
      { ...firstTax({ amount: '857.26' }), ...totals({ tax: '857.26', gross: '5369.07', payable: '5369.07' }) },
      ['BR-CO-17 taxes.0.amount'],
    ],
    [{ taxes: [], ...totals({ tax: '0', gross: '4511.81', payable: '4511.81' }) }, ['BR-CO-18 taxes', 'BR-S-01 taxes']],
    [{ seller: withoutVatId }, ['BR-CO-26 seller', 'BR-S-02 seller.vatId']],
    [firstTax({ reason: 'None' }), ['BR-S-10 taxes.0.reason']],
    [firstLine({ tax: { category: 'S', rate: '7' } }), ['BR-S-08 taxes.0.base']],
    [firstLine({ tax: { category: 'S', rate: '0' } }), ['BR-S-05 lines.0.tax.rate', 'BR-S-08 taxes.0.base']],
  ])('%# name what is wrong', (change, rules) => expect(broken(change)).toEqual(rules))

  it('ask for lines', () => expect(broken({ lines: [] })).toContain('BR-16 lines'))

  it('ask when the amount is due', () => {
    expect(brokenRules(undated).map(({ rule }) => rule)).toEqual(['BR-CO-25'])
    expect(brokenRules({ ...undated, payment: { ...invoice.payment, terms: '30 days net' } })).toEqual([])
  })

  it.each<[TaxCategory, Partial<BillingDocument>, string[]]>([
    ['Z', {}, []],
    ['E', {}, []],
    ['AE', {}, []],
    ['K', {}, []],
    ['G', {}, []],
    ['Z', { seller: withoutVatId }, ['BR-CO-26', 'BR-Z-02']],
    ['Z', { taxes: [{ category: 'Z', rate: '0', base: '4511.81', amount: '0', reason: 'x' }] }, ['BR-Z-10']],
    ['E', { seller: { ...withoutVatId, taxNumber: '30/123' } }, []],
    ['AE', { seller: { ...withoutVatId, taxNumber: '30/123' } }, ['BR-AE-02']],
    ['AE', { buyer: buyerWithoutVatId }, ['BR-AE-02']],
    ['AE', { buyer: { ...buyerWithoutVatId, registration: 'HRB 1' } }, []],
    ['K', { buyer: buyerWithoutVatId }, ['BR-IC-02']],
    ['G', { seller: { ...withoutVatId, taxNumber: '30/123' } }, ['BR-G-02']],
    ['O', {}, ['BR-O-02']],
    ['O', { ...withoutIds, seller: { ...withoutVatId, registration: 'HRB 1' } }, []],
    ['AE', { taxes: [{ category: 'AE', rate: '0', base: '4511.80', amount: '0' }] }, ['BR-AE-08']],
    [
      'AE',
      { lines: invoice.lines.map((line) => ({ ...line, tax: { category: 'AE', rate: '19' } })) },
      Array.from({ length: 4 }, () => 'BR-AE-05').concat('BR-AE-08'),
    ],
  ])('in the category %s with %j are %j', (category, change, rules) =>
    expect(rulesOf(inCategory(category, change))).toEqual(rules),
  )

  it('ask for a delivery within the EU, and keep what is outside the scope apart', () => {
    const { deliveryDate: _day, ...undelivered } = inCategory('K')
    expect(rulesOf(undelivered)).toEqual(['BR-IC-11'])
    const mixed = { ...invoice.lines[0]!, id: '5', net: '0', quantity: '0', tax: { category: 'O', rate: '0' } } as const
    const taxes = [...invoice.taxes, { category: 'O', rate: '0', base: '0', amount: '0' } as const]
    expect(broken({ lines: [...invoice.lines, mixed], taxes })).toEqual(['BR-O-02 seller.vatId', 'BR-O-11 taxes'])
  })

  it('take withheld amounts for paid by the buyer', () => {
    const withholdings = [{ name: 'IRPF', rate: '15', amount: '676.77' }]
    expect(broken({ withholdings, ...totals({ payable: '4692.28' }) })).toEqual([])
    expect(broken({ withholdings })).toEqual(['BR-CO-16 totals.payable'])
  })

  it('of Peppol ask for addresses and a reference', () => {
    const { endpoint: _s, ...seller } = northwind
    const { endpoint: _b, ...buyer } = dragoman
    expect(broken({ seller, buyer, references: {} }, 'PEPPOL').map((rule) => rule.split(' ')[0])).toEqual([
      'PEPPOL-EN16931-R003',
      'PEPPOL-EN16931-R010',
      'PEPPOL-EN16931-R020',
    ])
  })

  it('hold for whatever the product adds up', () => {
    const rates: [TaxCategory, string][] = [
      ['S', '19'],
      ['S', '7'],
      ['E', '0'],
    ]
    const rate = fc.constantFrom(...rates)
    const line = fc.record({ cents: fc.integer({ min: -100_000, max: 10_000_000 }), rate })
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 0, max: 500 }),
        (parts, prepaid) => {
          const lines = parts.map(({ cents, rate: [category, percent] }, at): DocumentLine => {
            const net = toText({ units: BigInt(cents), scale: 2 })
            return {
              id: `${at + 1}`,
              description: 'Work',
              quantity: '1',
              unit: 'PIECES',
              price: net,
              net,
              tax: { category, rate: percent },
            }
          })
          const taxed = taxDocument(
            lines.map(({ net, tax }) => ({
              amount: decimal(net),
              tax: { category: tax.category, rate: decimal(tax.rate) },
            })),
            { currency: 'EUR' },
          )
          const gross = toText(taxed.gross)
          const paid = toText({ units: BigInt(prepaid), scale: 2 })
          const document: BillingDocument = {
            ...invoice,
            currency: 'EUR',
            lines,
            taxes: taxed.taxes.map(({ tax, base, amount }) => ({
              category: tax.category as TaxCategory,
              rate: toText(tax.rate),
              base: toText(base),
              amount: toText(amount),
            })),
            totals: {
              lines: toText(taxed.net),
              net: toText(taxed.net),
              tax: toText(taxed.tax),
              gross,
              prepaid: paid,
              payable: toText({ units: decimal(gross).units - decimal(paid).units, scale: 2 }),
            },
          }
          expect(brokenRules(document)).toEqual([])
        },
      ),
    )
  })
})
