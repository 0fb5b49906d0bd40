import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { readXml, type XmlElement } from '../../formats/xml/read-xml.ts'
import { creditNote, invoice, northwind } from '../fixtures/sample-documents.ts'
import type { BillingDocument } from '../money-document.ts'
import { EInvoiceRefused } from './broken-rule.ts'
import { writeCii } from './write-cii.ts'
import { writeUbl } from './write-ubl.ts'

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => /Line$|LineItem$/.test(name),
})
// oxlint-disable-next-line typescript/no-explicit-any -- trees of any shape
const tree = (bytes: Uint8Array) => parser.parse(text(bytes)) as any

/** The paths of leaf elements in their order. */
const names = (element: XmlElement): string[] =>
  element.children.flatMap((child) => (child.kind === 'element' ? [child.local, ...names(child)] : []))

const hostile: BillingDocument = {
  ...invoice,
  seller: { ...northwind, name: 'A & B <Sons> "Ltd" \u0001\u202E', endpoint: { scheme: '99"30', id: '<x>' } },
  notes: [']]>', '&lt;'],
}

describe('an invoice in UBL', () => {
  it('says the same as the document', () => {
    const { Invoice } = tree(writeUbl(invoice, 'PEPPOL'))
    expect(Invoice).toMatchObject({
      CustomizationID: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
      ProfileID: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      ID: 'INV-2026-0142',
      IssueDate: '2026-10-30',
      DueDate: '2026-11-29',
      InvoiceTypeCode: '380',
      DocumentCurrencyCode: 'USD',
      BuyerReference: '04011000-12345-03',
      OrderReference: { ID: 'PR-2291' },
      Delivery: { ActualDeliveryDate: '2026-10-28' },
      PaymentMeans: {
        PaymentMeansCode: '30',
        PaymentID: 'INV-2026-0142',
        PayeeFinancialAccount: { ID: 'DE89370400440532013000' },
      },
      TaxTotal: { TaxAmount: { '#text': '857.24', '@_currencyID': 'USD' } },
      LegalMonetaryTotal: { PayableAmount: { '#text': '5369.05' }, TaxExclusiveAmount: { '#text': '4511.81' } },
    })
    const supplier = Invoice.AccountingSupplierParty.Party
    expect(supplier.EndpointID).toEqual({ '#text': 'DE136695976', '@_schemeID': '9930' })
    expect(supplier.PartyTaxScheme.CompanyID).toBe('DE136695976')
    expect(Invoice.InvoiceLine).toHaveLength(4)
  })

  it('takes what match bands take off as an allowance of the line', () => {
    const { Invoice } = tree(writeUbl(invoice))
    const [line] = Invoice.InvoiceLine
    // 9,930 words at 0.12 are 1,191.60.
    expect(line.InvoicedQuantity).toEqual({ '#text': '9930', '@_unitCode': 'D68' })
    expect(line.AllowanceCharge).toMatchObject({ ChargeIndicator: 'false', Amount: { '#text': '45.71' } })
    expect(line.LineExtensionAmount['#text']).toBe('1145.89')
    const dear = { ...invoice, lines: invoice.lines.map((one) => ({ ...one, quantity: '1' })) }
    expect(tree(writeUbl(dear)).Invoice.InvoiceLine[0].AllowanceCharge).toMatchObject({
      ChargeIndicator: 'true',
      Amount: { '#text': '1145.77' },
    })
  })

  it('has no negative price', () => {
    const [first, ...others] = invoice.lines
    const penalty = { ...first!, id: '5', quantity: '1', unit: 'PIECES', price: '-50.00', net: '-50.00' } as const
    const back = { ...first!, net: '1195.89' }
    const { Invoice } = tree(writeUbl({ ...invoice, lines: [back, ...others, penalty] }))
    const line = Invoice.InvoiceLine[4]
    expect([
      line.InvoicedQuantity['#text'],
      line.Price.PriceAmount['#text'],
      line.LineExtensionAmount['#text'],
    ]).toEqual(['-1', '50.00', '-50.00'])
    expect(line.AllowanceCharge).toBeUndefined()
  })

  it('is a credit note with its own elements, naming what it corrects', () => {
    const { CreditNote } = tree(writeUbl(creditNote))
    expect(CreditNote).toMatchObject({
      CreditNoteTypeCode: '381',
      BillingReference: { InvoiceDocumentReference: { ID: 'INV-2026-0142', IssueDate: '2026-10-30' } },
      PaymentMeans: { PaymentDueDate: '2026-11-29' },
    })
    expect(CreditNote.DueDate).toBeUndefined()
    expect(CreditNote.CreditNoteLine[0].CreditedQuantity['#text']).toBe('9930')
  })

  it('that is self-billed says so', () => {
    const { Invoice } = tree(writeUbl({ ...invoice, kind: 'SELF_BILLED_INVOICE' }, 'PEPPOL'))
    expect([Invoice.InvoiceTypeCode, Invoice.ProfileID]).toEqual([
      '389',
      'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0',
    ])
  })

  it('has its elements in the order of the schema', () => {
    const top = readXml(text(writeUbl(invoice, 'PEPPOL')), 'ubl').root.children.flatMap((one) =>
      one.kind === 'element' ? [one.local] : [],
    )
    expect(top).toEqual([
      'CustomizationID',
      'ProfileID',
      'ID',
      'IssueDate',
      'DueDate',
      'InvoiceTypeCode',
      'DocumentCurrencyCode',
      'BuyerReference',
      'OrderReference',
      'AccountingSupplierParty',
      'AccountingCustomerParty',
      'Delivery',
      'PaymentMeans',
      'TaxTotal',
      'LegalMonetaryTotal',
      'InvoiceLine',
      'InvoiceLine',
      'InvoiceLine',
      'InvoiceLine',
    ])
  })
})

describe('an invoice in CII', () => {
  it('says the same as the document', () => {
    const cii = tree(writeCii(invoice)).CrossIndustryInvoice
    expect(cii.ExchangedDocument).toMatchObject({ ID: 'INV-2026-0142', TypeCode: '380' })
    expect(cii.ExchangedDocument.IssueDateTime.DateTimeString).toEqual({ '#text': '20261030', '@_format': '102' })
    const deal = cii.SupplyChainTradeTransaction
    expect(deal.IncludedSupplyChainTradeLineItem).toHaveLength(4)
    expect(deal.ApplicableHeaderTradeAgreement.SellerTradeParty.SpecifiedTaxRegistration.ID).toEqual({
      '#text': 'DE136695976',
      '@_schemeID': 'VA',
    })
    expect(deal.ApplicableHeaderTradeSettlement.SpecifiedTradeSettlementHeaderMonetarySummation).toEqual({
      LineTotalAmount: '4511.81',
      TaxBasisTotalAmount: '4511.81',
      TaxTotalAmount: { '#text': '857.24', '@_currencyID': 'USD' },
      GrandTotalAmount: '5369.05',
      DuePayableAmount: '5369.05',
    })
  })

  it('has its elements in the order of the schema', () => {
    const { root } = readXml(text(writeCii({ ...invoice, notes: ['Note'], deliveryDate: '2026-10-28' })), 'cii')
    const order = names(root).filter((name) =>
      /^(ExchangedDocument|IncludedSupply|Applicable|Specified|PaymentReference|InvoiceCurrency)/.test(name),
    )
    expect(order.filter((name, at) => order.indexOf(name) === at)).toEqual([
      'ExchangedDocumentContext',
      'ExchangedDocument',
      'IncludedSupplyChainTradeLineItem',
      'SpecifiedTradeProduct',
      'SpecifiedLineTradeAgreement',
      'SpecifiedLineTradeDelivery',
      'SpecifiedLineTradeSettlement',
      'ApplicableTradeTax',
      'SpecifiedTradeAllowanceCharge',
      'SpecifiedTradeSettlementLineMonetarySummation',
      'ApplicableHeaderTradeAgreement',
      'SpecifiedTaxRegistration',
      'ApplicableHeaderTradeDelivery',
      'ApplicableHeaderTradeSettlement',
      'PaymentReference',
      'InvoiceCurrencyCode',
      'SpecifiedTradeSettlementPaymentMeans',
      'SpecifiedTradePaymentTerms',
      'SpecifiedTradeSettlementHeaderMonetarySummation',
    ])
  })

  it('says why there is no tax, as a code and in words', () => {
    const lines = invoice.lines.map((line) => ({ ...line, tax: { category: 'AE', rate: '0' } as const }))
    const taxes = [{ category: 'AE', rate: '0', base: '4511.81', amount: '0' } as const]
    const totals = { lines: '4511.81', net: '4511.81', tax: '0', gross: '4511.81', payable: '4511.81' }
    const document = { ...invoice, language: 'de', lines, taxes, totals }
    const tax = tree(writeCii(document)).CrossIndustryInvoice.SupplyChainTradeTransaction
      .ApplicableHeaderTradeSettlement.ApplicableTradeTax
    expect(tax).toMatchObject({
      CalculatedAmount: '0.00',
      ExemptionReason: 'Steuerschuldnerschaft des Leistungsempfängers',
      ExemptionReasonCode: 'VATEX-EU-AE',
      RateApplicablePercent: '0',
    })
  })
})

describe.each([
  ['UBL', writeUbl],
  ['CII', writeCii],
])('e-invoices in %s', (_, write) => {
  it('hold hostile texts as texts', () => {
    const xml = text(write(hostile))
    const { root } = readXml(xml, 'invoice.xml')
    const flat = JSON.stringify(root, (_key, value: unknown) => (value instanceof Map ? [...value] : value))
    expect(flat).toContain('A & B <Sons>')
    expect(flat).toContain(']]>')
    expect(xml).not.toContain('\u202E')
  })

  it('are not written where a rule is broken', () => {
    const wrong = { ...invoice, totals: { ...invoice.totals, payable: '1.00' } }
    const thrown = (() => {
      try {
        write(wrong)
        return undefined
      } catch (error) {
        return error
      }
    })()
    expect(thrown).toBeInstanceOf(EInvoiceRefused)
    expect((thrown as EInvoiceRefused).broken.map(({ rule }) => rule)).toEqual(['BR-CO-16'])
  })

  it('are the same bytes again', () => {
    expect(Buffer.from(write(invoice)).equals(write(structuredClone(invoice)))).toBe(true)
  })
})
