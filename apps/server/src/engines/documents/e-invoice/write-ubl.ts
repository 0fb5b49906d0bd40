import { compare, toText, zero } from '@dragoman/sdk/decimal'
import type { BillingDocument, DocumentLine, Party, Period, TaxTotal } from '../money-document.ts'
import { plainLine } from '../text/plain-text.ts'
import { amountText, duePayable, invoicedLine } from './invoice-amounts.ts'
import {
  allowanceCodes,
  exemptionOf,
  isCreditNote,
  notesOf,
  paymentCode,
  typeCodes,
  unitCodes,
} from './invoice-codes.ts'
import { type InvoiceProfile, requireRules } from './rules.ts'
import { branch, leaf, type Xml, xmlDocument } from './xml-writer.ts'

const schema = 'urn:oasis:names:specification:ubl:schema:xsd'
const peppol = 'urn:fdc:peppol.eu:2017:poacc'

/**
 * An invoice or a credit note in UBL 2.1, as EN 16931 or as Peppol BIS Billing 3 (self-billing, where it is).
 * @throws EInvoiceRefused where it breaks a rule
 */
export function writeUbl(document: BillingDocument, profile: InvoiceProfile = 'EN16931'): Uint8Array {
  requireRules(document, profile)
  const isCredit = isCreditNote(document)
  const { number, issueDate, dueDate, kind, currency, references = {}, period, totals, deliveryDate } = document
  const name = isCredit ? 'CreditNote' : 'Invoice'
  const process = kind.startsWith('SELF_BILLED') ? 'selfbilling' : 'billing'
  const core = 'urn:cen.eu:en16931:2017'
  const xml = xmlDocument(
    name,
    {
      xmlns: `${schema}:${name}-2`,
      'xmlns:cac': `${schema}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${schema}:CommonBasicComponents-2`,
    },
    leaf('cbc:CustomizationID', profile === 'PEPPOL' ? `${core}#compliant#${peppol}:${process}:3.0` : core),
    profile === 'PEPPOL' ? leaf('cbc:ProfileID', `${peppol}:${process}:01:1.0`) : undefined,
    leaf('cbc:ID', plainLine(number)),
    leaf('cbc:IssueDate', issueDate),
    isCredit ? undefined : leaf('cbc:DueDate', dueDate),
    leaf(`cbc:${name}TypeCode`, typeCodes[kind]),
    leaf('cbc:Note', notesOf(document)),
    leaf('cbc:DocumentCurrencyCode', currency),
    leaf('cbc:TaxCurrencyCode', totals.accountingTax?.currency),
    leaf('cbc:BuyerReference', references.buyer),
    periodOf(period),
    branch('cac:OrderReference', leaf('cbc:ID', references.purchaseOrder)),
    references.preceding &&
      branch(
        'cac:BillingReference',
        branch(
          'cac:InvoiceDocumentReference',
          leaf('cbc:ID', references.preceding.number),
          leaf('cbc:IssueDate', references.preceding.issueDate),
        ),
      ),
    branch('cac:ContractDocumentReference', leaf('cbc:ID', references.contract)),
    projectOf(references.project, isCredit),
    branch('cac:AccountingSupplierParty', partyOf(document.seller, true)),
    branch('cac:AccountingCustomerParty', partyOf(document.buyer, false)),
    deliveryOf(document, deliveryDate),
    paymentOf(document, isCredit),
    branch('cac:PaymentTerms', leaf('cbc:Note', document.payment?.terms)),
    taxesOf(document),
    sumsOf(document),
    document.lines.map((line) => lineOf(line, document, isCredit)),
  )
  return new TextEncoder().encode(xml)
}

const amount = (name: string, value: string, currency: string): Xml =>
  leaf(name, amountText(value), { currencyID: currency })

const periodOf = (period: Period | undefined): Xml =>
  period && branch('cac:InvoicePeriod', leaf('cbc:StartDate', period.from), leaf('cbc:EndDate', period.to))

/** Credit notes have no element for a project. */
const projectOf = (project: string | undefined, isCredit: boolean): Xml =>
  isCredit
    ? project && branch('cac:AdditionalDocumentReference', leaf('cbc:ID', project), leaf('cbc:DocumentTypeCode', '50'))
    : branch('cac:ProjectReference', leaf('cbc:ID', project))

function partyOf(party: Party, isSeller: boolean): Xml {
  const { endpoint, vatId, taxNumber, registration, contact, phone, email } = party
  const taxScheme = (id: string | undefined, scheme: string) =>
    id && branch('cac:PartyTaxScheme', leaf('cbc:CompanyID', id), branch('cac:TaxScheme', leaf('cbc:ID', scheme)))
  return branch(
    'cac:Party',
    endpoint && leaf('cbc:EndpointID', endpoint.id, { schemeID: endpoint.scheme }),
    branch(
      'cac:PostalAddress',
      leaf('cbc:StreetName', party.street),
      leaf('cbc:AdditionalStreetName', party.street2),
      leaf('cbc:CityName', party.city),
      leaf('cbc:PostalZone', party.postalCode),
      leaf('cbc:CountrySubentity', party.region),
      branch('cac:AddressLine', leaf('cbc:Line', party.department)),
      branch('cac:Country', leaf('cbc:IdentificationCode', party.country)),
    ),
    taxScheme(vatId, 'VAT'),
    isSeller ? taxScheme(taxNumber, 'FC') : undefined,
    branch(
      'cac:PartyLegalEntity',
      leaf('cbc:RegistrationName', plainLine(party.name)),
      leaf('cbc:CompanyID', registration),
    ),
    branch('cac:Contact', leaf('cbc:Name', contact), leaf('cbc:Telephone', phone), leaf('cbc:ElectronicMail', email)),
  )
}

/** Within the EU, it matters where to. */
function deliveryOf({ buyer, taxes }: BillingDocument, date: string | undefined): Xml {
  const isWithinUnion = taxes.some(({ category }) => category === 'K')
  const country = branch('cac:Country', leaf('cbc:IdentificationCode', buyer.country))
  const place = isWithinUnion ? branch('cac:DeliveryLocation', branch('cac:Address', country)) : undefined
  return branch('cac:Delivery', leaf('cbc:ActualDeliveryDate', date), place)
}

function paymentOf(document: BillingDocument, isCredit: boolean): Xml {
  const { payment, number, dueDate } = document
  if (!payment) return undefined
  const { iban, bic, accountHolder, reference = number } = payment
  const account = branch(
    'cac:PayeeFinancialAccount',
    leaf('cbc:ID', iban?.replace(/\s/g, '')),
    leaf('cbc:Name', accountHolder),
    branch('cac:FinancialInstitutionBranch', leaf('cbc:ID', bic)),
  )
  return branch(
    'cac:PaymentMeans',
    leaf('cbc:PaymentMeansCode', paymentCode(document)),
    isCredit ? leaf('cbc:PaymentDueDate', dueDate) : undefined,
    leaf('cbc:PaymentID', plainLine(reference)),
    iban ? account : undefined,
  )
}

function taxesOf({ taxes, totals, currency, language }: BillingDocument): Xml[] {
  const category = (tax: TaxTotal) => {
    const { reason, code } = exemptionOf(tax, language)
    return branch(
      'cac:TaxCategory',
      leaf('cbc:ID', tax.category),
      tax.category === 'O' ? undefined : leaf('cbc:Percent', tax.rate),
      leaf('cbc:TaxExemptionReasonCode', code),
      leaf('cbc:TaxExemptionReason', reason),
      branch('cac:TaxScheme', leaf('cbc:ID', 'VAT')),
    )
  }
  const { accountingTax } = totals
  return [
    branch(
      'cac:TaxTotal',
      amount('cbc:TaxAmount', totals.tax, currency),
      taxes.map((tax) =>
        branch(
          'cac:TaxSubtotal',
          amount('cbc:TaxableAmount', tax.base, currency),
          amount('cbc:TaxAmount', tax.amount, currency),
          category(tax),
        ),
      ),
    ),
    accountingTax && branch('cac:TaxTotal', amount('cbc:TaxAmount', accountingTax.amount, accountingTax.currency)),
  ]
}

function sumsOf(document: BillingDocument): Xml {
  const { currency, totals } = document
  const { prepaid = '0' } = totals
  return branch(
    'cac:LegalMonetaryTotal',
    amount('cbc:LineExtensionAmount', totals.lines, currency),
    amount('cbc:TaxExclusiveAmount', totals.net, currency),
    amount('cbc:TaxInclusiveAmount', totals.gross, currency),
    /^-?0*(\.0*)?$/.test(prepaid) ? undefined : amount('cbc:PrepaidAmount', prepaid, currency),
    amount('cbc:PayableAmount', toText(duePayable(document)), currency),
  )
}

function lineOf(line: DocumentLine, { currency }: BillingDocument, isCredit: boolean): Xml {
  const { quantity, price, allowance } = invoicedLine(line)
  const sign = compare(allowance, zero)
  const isTaken = sign > 0
  const value = toText(isTaken ? allowance : { ...allowance, units: -allowance.units })
  return branch(
    isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    leaf('cbc:ID', line.id),
    leaf(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', quantity, { unitCode: unitCodes[line.unit] }),
    amount('cbc:LineExtensionAmount', line.net, currency),
    periodOf(line.period),
    sign === 0
      ? undefined
      : branch(
          'cac:AllowanceCharge',
          leaf('cbc:ChargeIndicator', String(!isTaken)),
          leaf('cbc:AllowanceChargeReasonCode', isTaken ? allowanceCodes.discount : allowanceCodes.charge),
          amount('cbc:Amount', value, currency),
        ),
    branch(
      'cac:Item',
      leaf('cbc:Description', line.detail),
      leaf('cbc:Name', plainLine(line.description)),
      branch(
        'cac:ClassifiedTaxCategory',
        leaf('cbc:ID', line.tax.category),
        line.tax.category === 'O' ? undefined : leaf('cbc:Percent', line.tax.rate),
        branch('cac:TaxScheme', leaf('cbc:ID', 'VAT')),
      ),
    ),
    branch('cac:Price', leaf('cbc:PriceAmount', price, { currencyID: currency })),
  )
}
