import { compare, toText, zero } from '@dragoman/sdk/decimal'
import type { BillingDocument, DocumentLine, Party, Period, TaxTotal } from '../money-document.ts'
import { plainLine } from '../text/plain-text.ts'
import { amountText, duePayable, invoicedLine } from './invoice-amounts.ts'
import { allowanceCodes, exemptionOf, notesOf, paymentCode, typeCodes, unitCodes } from './invoice-codes.ts'
import { requireRules } from './rules.ts'
import { branch, leaf, type Xml, xmlDocument } from './xml-writer.ts'

const schema = 'urn:un:unece:uncefact:data:standard'

/**
 * An invoice or a credit note in CII D16B as EN 16931 has it, which is what Factur-X puts into a PDF file.
 * @throws EInvoiceRefused where it breaks a rule
 */
export function writeCii(document: BillingDocument): Uint8Array {
  requireRules(document, 'EN16931')
  const { number, issueDate, kind } = document
  const xml = xmlDocument(
    'rsm:CrossIndustryInvoice',
    {
      'xmlns:rsm': `${schema}:CrossIndustryInvoice:100`,
      'xmlns:ram': `${schema}:ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:qdt': `${schema}:QualifiedDataType:100`,
      'xmlns:udt': `${schema}:UnqualifiedDataType:100`,
    },
    branch(
      'rsm:ExchangedDocumentContext',
      branch('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', 'urn:cen.eu:en16931:2017')),
    ),
    branch(
      'rsm:ExchangedDocument',
      leaf('ram:ID', plainLine(number)),
      leaf('ram:TypeCode', typeCodes[kind]),
      dayOf('ram:IssueDateTime', issueDate),
      branch('ram:IncludedNote', leaf('ram:Content', notesOf(document))),
    ),
    branch(
      'rsm:SupplyChainTradeTransaction',
      document.lines.map(lineOf),
      agreementOf(document),
      deliveryOf(document),
      settlementOf(document),
    ),
  )
  return new TextEncoder().encode(xml)
}

const dayOf = (name: string, day: string | undefined, type = 'udt'): Xml =>
  day === undefined
    ? undefined
    : branch(name, leaf(`${type}:DateTimeString`, day.replaceAll('-', ''), { format: '102' }))

const amount = (name: string, value: string): Xml => leaf(name, amountText(value))

const periodOf = (period: Period | undefined): Xml =>
  period &&
  branch('ram:BillingSpecifiedPeriod', dayOf('ram:StartDateTime', period.from), dayOf('ram:EndDateTime', period.to))

function lineOf(line: DocumentLine): Xml {
  const { quantity, price, allowance } = invoicedLine(line)
  const sign = compare(allowance, zero)
  const isTaken = sign > 0
  return branch(
    'ram:IncludedSupplyChainTradeLineItem',
    branch('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', line.id)),
    branch(
      'ram:SpecifiedTradeProduct',
      leaf('ram:Name', plainLine(line.description)),
      leaf('ram:Description', line.detail),
    ),
    branch('ram:SpecifiedLineTradeAgreement', branch('ram:NetPriceProductTradePrice', leaf('ram:ChargeAmount', price))),
    branch('ram:SpecifiedLineTradeDelivery', leaf('ram:BilledQuantity', quantity, { unitCode: unitCodes[line.unit] })),
    branch(
      'ram:SpecifiedLineTradeSettlement',
      branch(
        'ram:ApplicableTradeTax',
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:CategoryCode', line.tax.category),
        line.tax.category === 'O' ? undefined : leaf('ram:RateApplicablePercent', line.tax.rate),
      ),
      periodOf(line.period),
      sign === 0
        ? undefined
        : branch(
            'ram:SpecifiedTradeAllowanceCharge',
            branch('ram:ChargeIndicator', leaf('udt:Indicator', String(!isTaken))),
            amount('ram:ActualAmount', toText(isTaken ? allowance : { ...allowance, units: -allowance.units })),
            leaf('ram:ReasonCode', isTaken ? allowanceCodes.discount : allowanceCodes.charge),
          ),
      branch('ram:SpecifiedTradeSettlementLineMonetarySummation', amount('ram:LineTotalAmount', line.net)),
    ),
  )
}

function agreementOf({ seller, buyer, references = {} }: BillingDocument): Xml {
  const { project } = references
  return branch(
    'ram:ApplicableHeaderTradeAgreement',
    leaf('ram:BuyerReference', references.buyer),
    branch('ram:SellerTradeParty', partyOf(seller, true)),
    branch('ram:BuyerTradeParty', partyOf(buyer, false)),
    branch('ram:BuyerOrderReferencedDocument', leaf('ram:IssuerAssignedID', references.purchaseOrder)),
    branch('ram:ContractReferencedDocument', leaf('ram:IssuerAssignedID', references.contract)),
    project && branch('ram:SpecifiedProcuringProject', leaf('ram:ID', project), leaf('ram:Name', 'Project reference')),
  )
}

function partyOf(party: Party, isSeller: boolean): Xml[] {
  const { vatId, taxNumber, endpoint, registration, contact, phone, email } = party
  const registered = (id: string | undefined, scheme: string) =>
    branch('ram:SpecifiedTaxRegistration', leaf('ram:ID', id, { schemeID: scheme }))
  return [
    leaf('ram:Name', plainLine(party.name)),
    branch('ram:SpecifiedLegalOrganization', leaf('ram:ID', registration)),
    branch(
      'ram:DefinedTradeContact',
      leaf('ram:PersonName', contact),
      branch('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', phone)),
      branch('ram:EmailURIUniversalCommunication', leaf('ram:URIID', email)),
    ),
    branch(
      'ram:PostalTradeAddress',
      leaf('ram:PostcodeCode', party.postalCode),
      leaf('ram:LineOne', party.street),
      leaf('ram:LineTwo', party.street2),
      leaf('ram:LineThree', party.department),
      leaf('ram:CityName', party.city),
      leaf('ram:CountryID', party.country),
      leaf('ram:CountrySubDivisionName', party.region),
    ),
    endpoint && branch('ram:URIUniversalCommunication', leaf('ram:URIID', endpoint.id, { schemeID: endpoint.scheme })),
    registered(vatId, 'VA'),
    isSeller ? registered(taxNumber, 'FC') : undefined,
  ]
}

/** An element that must be there, even empty; within the EU, it says where to. */
function deliveryOf({ buyer, deliveryDate, taxes }: BillingDocument): Xml {
  const isWithinUnion = taxes.some(({ category }) => category === 'K')
  const address = branch('ram:PostalTradeAddress', leaf('ram:CountryID', buyer.country))
  return (
    branch(
      'ram:ApplicableHeaderTradeDelivery',
      isWithinUnion ? branch('ram:ShipToTradeParty', address) : undefined,
      branch('ram:ActualDeliverySupplyChainEvent', dayOf('ram:OccurrenceDateTime', deliveryDate)),
    ) ?? '<ram:ApplicableHeaderTradeDelivery/>'
  )
}

function settlementOf(document: BillingDocument): Xml {
  const { payment, number, currency, taxes, totals, period, dueDate, references = {}, language } = document
  const { accountingTax, prepaid = '0' } = totals
  return branch(
    'ram:ApplicableHeaderTradeSettlement',
    payment && leaf('ram:PaymentReference', plainLine(payment.reference ?? number)),
    leaf('ram:TaxCurrencyCode', accountingTax?.currency),
    leaf('ram:InvoiceCurrencyCode', currency),
    paymentOf(document),
    taxes.map((tax) => taxOf(tax, language)),
    periodOf(period),
    branch(
      'ram:SpecifiedTradePaymentTerms',
      leaf('ram:Description', payment?.terms),
      dayOf('ram:DueDateDateTime', dueDate),
    ),
    branch(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      amount('ram:LineTotalAmount', totals.lines),
      amount('ram:TaxBasisTotalAmount', totals.net),
      leaf('ram:TaxTotalAmount', amountText(totals.tax), { currencyID: currency }),
      accountingTax &&
        leaf('ram:TaxTotalAmount', amountText(accountingTax.amount), { currencyID: accountingTax.currency }),
      amount('ram:GrandTotalAmount', totals.gross),
      /^-?0*(\.0*)?$/.test(prepaid) ? undefined : amount('ram:TotalPrepaidAmount', prepaid),
      amount('ram:DuePayableAmount', toText(duePayable(document))),
    ),
    references.preceding &&
      branch(
        'ram:InvoiceReferencedDocument',
        leaf('ram:IssuerAssignedID', references.preceding.number),
        dayOf('ram:FormattedIssueDateTime', references.preceding.issueDate, 'qdt'),
      ),
  )
}

function paymentOf(document: BillingDocument): Xml {
  const { payment } = document
  if (!payment) return undefined
  const account = branch(
    'ram:PayeePartyCreditorFinancialAccount',
    leaf('ram:IBANID', payment.iban?.replace(/\s/g, '')),
    leaf('ram:AccountName', payment.accountHolder),
  )
  return branch(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    leaf('ram:TypeCode', paymentCode(document)),
    payment.iban ? account : undefined,
    payment.iban ? branch('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', payment.bic)) : undefined,
  )
}

function taxOf(tax: TaxTotal, language: string): Xml {
  const { reason, code } = exemptionOf(tax, language)
  return branch(
    'ram:ApplicableTradeTax',
    amount('ram:CalculatedAmount', tax.amount),
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:ExemptionReason', reason),
    amount('ram:BasisAmount', tax.base),
    leaf('ram:CategoryCode', tax.category),
    leaf('ram:ExemptionReasonCode', code),
    tax.category === 'O' ? undefined : leaf('ram:RateApplicablePercent', tax.rate),
  )
}
