// Generated from openapi/resources/receivables.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, NoParams, Operation } from '../operation.ts'
import type { BankAccount, TaxCode } from './finance.ts'
import type { OrgUnitRef } from './orgUnits.ts'
import type { CostUnit, CurrencyCode, DownloadRequest, InvoiceStatus, ListCounter, ListExport, LocaleCode, PageInfo, ProjectStatus } from './shared.ts'
import type { UserRef } from './users.ts'
import type { XeroFigure } from './xero.ts'
import { bytes } from '../answers.ts'
import { asyncOperation, operation } from '../operation.ts'

/** Whether a document is an invoice or a credit note. */
export type InvoiceKind = 'INVOICE' | 'CREDIT'

/** A tax of a document. */
export interface InvoiceTax {
  /** The tax code. */
  id: string
  /** Name. */
  name: string
  /** Amount that it is computed from. */
  base: number
  /** Whether it applies. */
  checked: boolean
  /** Whether it is added or withheld. */
  kind: 'VAT' | 'WITHHOLDING' | (string & {})
  /** Category of EN 16931. */
  category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | (string & {})
  /** Percentage. */
  rate: number
  /** Amount; of a withheld tax, below zero. */
  amount: number
  /** Sentence on the document, such as the reason for an exemption; absent without one. */
  text?: string
}

/** A tax code to apply. */
export type InvoiceTaxInput = {
  /** The tax code. */
  id: string
  /** Whether it applies. */
  checked?: boolean | undefined
} & Record<string, unknown>

/** A project of a document. */
export interface InvoiceProject {
  /** Identifier. */
  uuid: string
  /** Number of the project. */
  name: string
  /** Name that people have given it. */
  reference: string
  /** Status. */
  status: ProjectStatus
  /** Its currency. */
  currency: CurrencyCode
  /** Net amount of it on the document. */
  totalCost: number
  /** Source language. */
  sourceLocale?: LocaleCode
  /** Target languages. */
  targetLocales?: LocaleCode[]
  /** When it was delivered, epoch ms. */
  deliveryDate?: number
  /** Its purchase order; absent without one. */
  purchaseOrder?: string
}

/** An installment of an invoice. */
export interface InvoiceInstallment {
  /** Its number, from 1. */
  number: number
  /** Amount. */
  amount: number
  /** What is paid or credited of it. */
  paidAmount: number
  /** When it is due: the beginning of the day in UTC, epoch ms. */
  dueDate: number
  /** Whether it can be paid. */
  issued: boolean
  /** When it was issued, epoch ms; absent before. */
  issueDate?: number
}

/** An invoice or a credit note. */
export interface InvoiceItem {
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** Kind. */
  kind: InvoiceKind
  /** Number of the document. */
  number: string
  /** Status. */
  status: InvoiceStatus
  /** Changes with what happens to the document. */
  version: string
  /** Currency of all amounts. */
  currency: CurrencyCode
  /** The organizational unit. */
  organizationalUnit: OrgUnitRef
  /** Name of the contact person; absent without one. */
  contact?: string
  /** The contact person; absent without one. */
  contactUser?: UserRef
  /** The last reminder that was sent, from 1 to 3; absent without one, and for clients. */
  reminderLevel?: number
  /** Why the client objects to it; absent without an objection, and for clients. */
  disputeReason?: string
  /** Its projects. */
  projects: InvoiceProject[]
  /** Purchase order; absent without one. */
  purchaseOrder?: string
  /** Day of the document: its beginning in UTC, epoch ms. */
  creationDate: number
  /** When it is due: the beginning of the day in UTC, epoch ms; with installments, of the first that is open. */
  dueDate: number
  /** Day on which it was paid in full: its beginning in UTC, epoch ms; absent before. */
  paymentDate?: number
  /** When it last changed, epoch ms. */
  lastUpdate: number
  /** Sum of the lines. */
  netAmount: number
  /** The taxes. */
  taxes: InvoiceTax[]
  /** Taxes that are added. */
  taxAmount: number
  /** Taxes that the client withholds. */
  withheldAmount: number
  /** What is to be paid: with taxes, without what is withheld. */
  total: number
  /** What is paid. */
  paidAmount: number
  /** What credit notes take off it. */
  creditedAmount: number
  /** What is to be paid still; 0 for credit notes. */
  openAmount: number
  /** Days since it is due, if something is open; otherwise 0. */
  overdueDays: number
  /** Whether it is paid in installments. */
  multipleInstallments: boolean
  /** Number of installments, 1 without. */
  numInstallments: number
  /** How many of them are issued. */
  issuedInstallments: number
  /** Days between installments; absent without. */
  intervalBetweenDues?: number
  /** Whether the installments are equal. */
  equally: boolean
  /** Amount of the first installment; absent without. */
  firstInstallmentValue?: number
  /** Whether later installments are issued one by one. */
  invoiceFirstOnly: boolean
  /** The invoice that a credit note corrects; absent for invoices. */
  invoiceOfCredit?: InvoiceRef
  /** Why it was canceled, or why it credits; absent otherwise. */
  reason?: string
}

/** Short form of an invoice or a credit note. */
export interface InvoiceRef {
  /** Identifier. */
  uuid: string
  /** Number of the document. */
  number: string
  /** Kind. */
  kind: InvoiceKind
  /** Status. */
  status: InvoiceStatus
  /** Total. */
  total: number
  /** Day of the document: its beginning in UTC, epoch ms. */
  creationDate: number
}

/** One page of invoices and credit notes. */
export interface InvoicePage extends PageInfo {
  /** Items of this page. */
  content: InvoiceItem[]
  /** What the documents of all pages come to, by currency; credit notes are subtracted. */
  totals: InvoiceTotal[]
}

/** What documents come to in a currency. */
export interface InvoiceTotal {
  /** The currency. */
  currency: CurrencyCode
  /** Sum of the totals, without canceled documents. */
  total: number
  /** What is open of them. */
  open: number
}

/** A cost line that a line of an invoice is made of. */
export interface InvoiceCostLine {
  /** The copy on the document. */
  uuid: string
  /** The line in the costs of the project, as `costs.explain` takes it; absent if the costs have changed since. */
  line?: string
  /** Kind of the cost. */
  kind: 'MATCH' | 'COEFFICIENT' | 'MINIMUM_FEE' | 'MANUAL' | (string & {})
  /** Match band, or name of a fee or a cost that was added by hand. */
  label: string
  /** Workflow step; absent without one. */
  workflow?: string
  /** Unit of measure. */
  unit: CostUnit
  /** Number of units. */
  quantity: number
  /** Price of a unit. */
  unitPrice: number
  /** Share of the price that counts. */
  factor: number
  /** Exact product, as a decimal number. */
  exact: string
  /** The product in the smallest unit of the currency. */
  total: number
  /** Words that were counted. */
  words: number
  /** Name of the price list that it was priced with; absent for costs that were added by hand. */
  priceList?: string
  /** The price list; absent without one. */
  priceListUuid?: string
  /** Version of the price list; absent without one. */
  priceListVersion?: number
}

/** A line of a document. */
export interface InvoiceLine {
  /** Identifier; in a preview, of no use. */
  uuid: string
  /** Description. */
  description: string
  /** Smaller text below it; absent without one. */
  detail?: string
  /** The project; absent for lines that were added by hand. */
  projectUuid?: string
  /** Source language; absent without one. */
  sourceLocale?: LocaleCode
  /** Target language; absent without one. */
  targetLocale?: LocaleCode
  /** Number of units. */
  quantity: number
  /** Unit of measure. */
  unit: CostUnit
  /** Price of a unit. */
  unitPrice: number
  /** Words that were counted. */
  words: number
  /** Amount before taxes. */
  net: number
  /** Its share of the taxes that are added. */
  tax: number
  /** What credit notes take off it before taxes. */
  creditedNet: number
  /** The cost lines that it is made of, with the tax where prices have it in them; empty for lines that were added by hand. */
  parts: InvoiceCostLine[]
}

/** A company as a document names it. */
export interface InvoiceParty {
  /** Name. */
  name: string
  /** Second line of the name; absent without one. */
  department?: string
  /** Lines of the address. */
  address?: string[]
  /** Country code; absent if unknown. */
  country?: string
  /** VAT ID or tax number; absent without one. */
  taxId?: string
  /** Email address for invoices; absent without one. */
  email?: string
}

/** A bank account to pay to. */
export interface InvoicePaymentDetails {
  /** The bank account; absent where it was deleted. */
  uuid?: string
  /** Holder. */
  accountHolder: string
  /** IBAN or account number. */
  number: string
  /** BIC of the bank; absent if not given. */
  bic?: string
  /** Name of the bank; absent if not given. */
  bank?: string
  /** What the client states with a payment; absent before there is a number. */
  reference?: string
}

/** A file of a document. */
export interface InvoiceFile {
  /** Type, as `receivables.getFile` takes it. */
  type: 'pdf' | 'ubl' | 'facturx' | (string & {})
  /** Name of the file. */
  name: string
  /** Bytes. */
  size: number
  /** SHA-256 of the file, in hexadecimal digits. */
  sha256: string
  /** When it was made, epoch ms. */
  creationDate: number
}

/** Something that has happened to a document. */
export interface InvoiceEvent {
  /** What has happened. */
  event: 'ISSUED' | 'INSTALLMENT_ISSUED' | 'SENT' | 'OPENED' | 'REMINDED' | 'DISPUTED' | 'DISPUTE_SETTLED' | 'PAID' | 'PAYMENT_REVERSED' | 'CREDITED' | 'CREDIT_USED' | 'CREDIT_REFUNDED' | 'CREDIT_USE_REVERSED' | 'CANCELLED' | (string & {})
  /** When, epoch ms. */
  date: number
  /** Who did it; absent for the system, and for clients. */
  user?: UserRef
  /** The amount; absent without one. */
  amount?: number
  /** Number of the installment, or of the reminder; absent without one. */
  installment?: number
  /** Number of the credit note, reference of the payment, or addresses of the email; absent without one. */
  document?: string
  /** The reason; absent without one. */
  reason?: string
}

/** How a document is sent. */
export interface InvoiceSend {
  /** Email addresses. */
  recipients?: string[] | undefined
}

/** The objection of a client. */
export interface InvoiceDispute {
  /** The reason. */
  reason: string
}

/** An email with a document. */
export interface InvoiceMail {
  /** Identifier. */
  uuid: string
  /** 0 for the document, 1 to 3 for a reminder. */
  level: number
  /** Number of the installment that it reminds of; absent without installments. */
  installment?: number
  /** Email addresses. */
  recipients: string[]
  /** Language, such as `en`. */
  language: string
  /** Subject. */
  subject: string
  /** Text. */
  text: string
  /** When it was written, epoch ms. */
  date: number
  /** Who has sent it; absent for the system. */
  user?: UserRef
}

/** A reminder that is to come. */
export interface InvoiceReminder {
  /** From 1 to 3. */
  level: number
  /** Number of the installment that it reminds of; absent without installments. */
  installment?: number
  /** Day on which it is sent. */
  date: string
  /** Why it is not sent; absent if it is. */
  blockedBy?: 'NO_ADDRESS' | 'DISPUTED' | (string & {})
}

/** A move that you could make. */
export interface InvoiceMove {
  /** Name of the move. */
  move: 'pay' | 'issueInstallment' | 'credit' | 'cancel' | (string & {})
  /** Conditions that are not met, by name; absent if all are. */
  missing?: ('notCancelled' | 'notCredited' | 'notSent' | 'nothingPaid' | 'somethingOpen' | 'installmentLeft' | 'notIssuer' | (string & {}))[]
  /** Whether it needs a reason. */
  needsReason?: boolean
}

/** An invoice or a credit note with its lines. */
export interface Invoice extends InvoiceItem {
  /** Who issues it. */
  seller: InvoiceParty
  /** Who it is for. */
  buyer: InvoiceParty
  /** Where to pay; absent without a bank account. */
  paymentDetails?: InvoicePaymentDetails
  /** Its lines. */
  lines: InvoiceLine[]
  /** Its installments; empty without. */
  installments: InvoiceInstallment[]
  /** Payments of it, oldest first; reversed ones, too. */
  payments: ClientPaymentAllocation[]
  /** Payments of the client in this currency of which something is left or was paid back, up to 50, those with something left first, and oldest first; none for a credit note. */
  unallocatedPayments: ClientPayment[]
  /** What is paid and credited of it beyond its total and not used yet, as credit of the client. */
  clientCredit: number
  /** Uses of its credit, and credit of other invoices that pays it, oldest first; reversed ones, too. */
  creditUses: InvoiceCreditUse[]
  /** Its credit notes. */
  creditNotes: InvoiceRef[]
  /** Its files. */
  files: InvoiceFile[]
  /** What has happened to it, newest first. */
  history: InvoiceEvent[]
  /** What you can do with it. */
  moves: InvoiceMove[]
  /** Emails with it, newest first; absent for clients. */
  mails?: InvoiceMail[]
  /** Email addresses that it is sent to; absent for clients. */
  recipients?: string[]
  /** The next reminder; absent without one, and for clients. */
  nextReminder?: InvoiceReminder
  /** Sentences on the document, such as the reason for an exemption. */
  notes: string[]
  /** Why another tax than the suggested one applies; absent otherwise and for clients. */
  taxOverride?: string
  /** Units of its currency for one unit of the currency of the account on its day; absent in that currency and for clients. */
  exchangeRate?: number
  /** Currency of the account on its day; absent for clients. */
  baseCurrency?: CurrencyCode
  /** Total in that currency; absent for clients. */
  baseTotal?: number
  /** Who issued it; absent for clients. */
  createdBy?: UserRef
  /** How Xero has it; absent if it isn't there, and for clients. */
  xero?: XeroFigure
}

/** A line to add beside the costs of the projects. */
export interface InvoiceLineInput {
  /** Description; the client reads it. */
  description: string
  /** Number of units, up to six decimals; below zero for a discount. */
  quantity: number
  /** Unit of measure, FIXED where it is left out; not PERCENT. */
  unit?: CostUnit | undefined
  /** Price of a unit, up to six decimals. */
  unitPrice: number
}

/** The organizational unit. */
export type InvoiceUnitInput = {
  /** Identifier. */
  uuid: string
} & Record<string, unknown>

/** A project; all but its `uuid` is ignored. */
export type InvoiceProjectInput = {
  /** Identifier. */
  uuid: string
} & Record<string, unknown>

/** A person; all but the `uuid` is ignored. */
export type InvoiceContactInput = {
  /** Identifier. */
  uuid: string
} & Record<string, unknown>

/** An invoice to issue. */
export interface InvoiceInput {
  /** The organizational unit. */
  organizationalUnit: InvoiceUnitInput
  /** Delivered projects of it, in one currency. */
  projects: InvoiceProjectInput[]
  /** Contact person; that of the organizational unit where it is left out. */
  contactUser?: InvoiceContactInput | undefined
  /** Currency, which has to be that of the projects. */
  currency?: CurrencyCode | undefined
  /** Day of the invoice: any moment of it in UTC, epoch ms; today where it is left out, and not later than today. */
  creationDate?: number | undefined
  /** Day on which it, or its first installment, is due: any moment of it in UTC, epoch ms; by the payment terms where it is left out. */
  dueDate?: number | undefined
  /** Purchase order; that of the projects, if they have the same, where it is left out. */
  purchaseOrder?: string | undefined
  /** Tax codes: one of VAT at most, and what is withheld; the suggested one where it is left out. */
  taxes?: InvoiceTaxInput[] | undefined
  /** Why another tax of VAT than the suggested one applies; required then. */
  taxOverride?: string | undefined
  /** Whether it is paid in installments. */
  multipleInstallments?: boolean | undefined
  /** Number of installments. */
  numInstallments?: number | undefined
  /** Days between installments, 30 where it is left out. */
  intervalBetweenDues?: number | undefined
  /** Whether the installments are equal, but for what is left over, which is in the last one. */
  equally?: boolean | undefined
  /** Amount of the first installment, if they are not equal. */
  firstInstallmentValue?: number | undefined
  /** Whether later installments are issued one by one. */
  invoiceFirstOnly?: boolean | undefined
  /** Net amount as it was shown; compared like `total`. */
  netAmount?: number | undefined
  /** Taxes as they were shown; compared like `total`. */
  taxAmount?: number | undefined
  /** Total as it was shown; another one is refused with `RECEIVABLE_DIFFERS`. */
  total?: number | undefined
  /** Lines to add beside the costs of the projects. */
  lines?: InvoiceLineInput[] | undefined
  /** Bank account to pay to; the oldest in the currency, or else the oldest one, where it is left out. */
  bankAccountUuid?: string | undefined
  /** Language of the files; that of the contact person, or else that of the account, where it is left out. */
  language?: string | undefined
  /** Reference of the client for e-invoices, such as a Leitweg-ID. */
  buyerReference?: string | undefined
}

/** The tax that applies by the countries and tax ids of both sides. */
export interface InvoiceTaxSuggestion {
  /** The tax code; absent if the account has none for it. */
  taxUuid?: string
  /** Category of EN 16931; absent if the country of either side is unknown. */
  category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | (string & {})
  /** Why. */
  reason: 'DOMESTIC' | 'EU_BUSINESS' | 'EU_PRIVATE' | 'ABROAD' | 'SELLER_UNKNOWN' | 'NOT_REGISTERED' | (string & {})
  /** Country of the account; absent if unknown. */
  sellerCountry?: string
  /** Country of the client; absent if unknown. */
  buyerCountry?: string
}

/** An invoice as it would be issued. */
export interface InvoicePreview {
  /** Currency of all amounts. */
  currency: CurrencyCode
  /** The organizational unit. */
  organizationalUnit: OrgUnitRef
  /** The contact person; absent without one. */
  contactUser?: UserRef
  /** Day of the invoice: its beginning in UTC, epoch ms. */
  creationDate: number
  /** When it is due: the beginning of the day in UTC, epoch ms. */
  dueDate: number
  /** Purchase order; absent without one. */
  purchaseOrder?: string
  /** Who issues it. */
  seller: InvoiceParty
  /** Who it is for. */
  buyer: InvoiceParty
  /** Where to pay; absent without a bank account. */
  paymentDetails?: InvoicePaymentDetails
  /** Its projects. */
  projects: InvoiceProject[]
  /** Its lines. */
  lines: InvoiceLine[]
  /** Sum of the lines. */
  netAmount: number
  /** The taxes. */
  taxes: InvoiceTax[]
  /** Taxes that are added. */
  taxAmount: number
  /** Taxes that the client withholds. */
  withheldAmount: number
  /** What is to be paid. */
  total: number
  /** Units of its currency for one unit of the currency of the account; absent in that currency, and without a rate. */
  exchangeRate?: number
  /** Its installments; empty without. */
  installments: InvoiceInstallment[]
  /** The tax that applies, and why. */
  suggestedTax: InvoiceTaxSuggestion
  /** Sentences on the invoice. */
  notes: string[]
  /** What keeps it from being issued. */
  missing: InvoiceGap[]
  /** Rules of EN 16931 that it breaks: it can be issued, but has no e-invoice. */
  warnings: InvoiceGap[]
  /** Tax codes to choose from, by name. */
  taxCodes: TaxCode[]
  /** Bank accounts to choose from, oldest first. */
  bankAccounts: BankAccount[]
}

/** Something that keeps a document from being issued. */
export interface InvoiceGap {
  /** What it is; `electronicInvoice` is a rule of EN 16931. */
  code: 'sellerName' | 'sellerAddress' | 'sellerCountry' | 'sellerTaxId' | 'buyerCountry' | 'buyerAddress' | 'buyerTaxId' | 'taxCode' | 'taxOverride' | 'purchaseOrder' | 'exchangeRate' | 'amountAboveZero' | 'notIssuer' | 'electronicInvoice' | (string & {})
  /** Field of the request that could mend it; absent if it is a setting. */
  field?: string
  /** What is missing, and what to do, in English. */
  message: string
}

/** Invoices to cancel. */
export interface InvoiceCancellation {
  /** The invoices. */
  invoiceUuids: string[]
  /** Why they are canceled. */
  reason?: string | undefined
}

/** Invoices that were canceled. */
export interface CancelledInvoices {
  /** The invoices. */
  invoiceUuids: string[]
}

/** Numbers of documents that need attention. */
export interface InvoiceCounters {
  /** All documents. */
  total: number
  /** Invoices of which something is open. */
  open: ListCounter
  /** Invoices that are due and not paid. */
  overdue: ListCounter
  /** Invoices that are due within a week. */
  dueSoon: ListCounter
  /** Invoices of which a part is paid. */
  partlyPaid: ListCounter
  /** Invoices with installments that are not issued yet. */
  installments: ListCounter
  /** Invoices that are paid. */
  paid: ListCounter
  /** Credit notes. */
  creditNotes: ListCounter
}

/** Projects that can be on one invoice. */
export interface InvoiceReadyGroup {
  /** Tells it from the other groups. */
  key: string
  /** The organizational unit. */
  organizationalUnit: OrgUnitRef
  /** The currency. */
  currency: CurrencyCode
  /** Sum of the costs. */
  netAmount: number
  /** The projects, delivered first come first. */
  projects: InvoiceProject[]
  /** Month of the delivery, such as `2026-11`; absent unless they are together by month. */
  month?: string
  /** Purchase order, if all have the same; absent otherwise. */
  purchaseOrder?: string
  /** Whether invoices of the organizational unit need a purchase order, and a project has none. */
  needsPurchaseOrder: boolean
  /** The tax that applies, and why. */
  suggestedTax?: InvoiceTaxSuggestion
}

/** An amount in a currency. */
export interface InvoiceAmount {
  /** The currency. */
  currency: CurrencyCode
  /** The amount. */
  amount: number
  /** Of how many. */
  count?: number
}

/** One page of what can be invoiced. */
export interface InvoiceReadyPage extends PageInfo {
  /** Items of this page. */
  content: InvoiceReadyGroup[]
  /** What all pages come to, by currency, with the number of projects. */
  totals: InvoiceAmount[]
  /** Costs of projects in work, by currency, with their number. */
  inWork: InvoiceAmount[]
}

/** A credit note to issue. */
export interface CreditNoteInput {
  /** Lines of the invoice to credit, each once. */
  lines: CreditNoteLineInput[]
  /** Why; it stands on the credit note. */
  reason: string
  /** Day of the credit note: any moment of it in UTC, epoch ms; today where it is left out. Not before the invoice, and not later than today. */
  creationDate?: number | undefined
  /** Total as it was shown; another one is refused with `RECEIVABLE_DIFFERS`. */
  total?: number | undefined
}

/** A line to credit. */
export interface CreditNoteLineInput {
  /** Line of the invoice. */
  lineUuid: string
  /** What is credited of it before taxes; all that is left of it where it is left out. */
  amount?: number | undefined
}

/** A line of a credit note. */
export interface CreditNotePreviewLine {
  /** Line of the invoice. */
  lineUuid: string
  /** Description. */
  description: string
  /** What was invoiced before taxes. */
  invoiced: number
  /** What this credit note takes off it. */
  credit: number
  /** What stays of it after all credit notes. */
  stays: number
}

/** A credit note as it would be issued. */
export interface CreditNotePreview {
  /** Currency of all amounts. */
  currency: CurrencyCode
  /** Its lines. */
  lines: CreditNotePreviewLine[]
  /** Sum of the lines. */
  netAmount: number
  /** Taxes of the invoice, less those of earlier credit notes. */
  taxBefore: number
  /** Taxes of what stays. */
  taxAfter: number
  /** The difference. */
  taxAmount: number
  /** What is withheld less. */
  withheldAmount: number
  /** Total of the credit note. */
  total: number
  /** Total of the invoice. */
  invoiceTotal: number
  /** What is open of the invoice afterwards. */
  openAfter: number
  /** What the client has paid too much then. */
  clientCredit: number
  /** What keeps it from being issued. */
  missing: InvoiceGap[]
}

/** What is open of an age. */
export interface ReceivablesAge {
  /** Days after the due date. */
  age: 'NOT_DUE' | 'DAYS_1_30' | 'DAYS_31_60' | 'DAYS_61_90' | 'OVER_90' | (string & {})
  /** Open amount. */
  amount: number
  /** Number of invoices. */
  invoices: number
}

/** What a client owes. */
export interface ReceivablesClient {
  /** The organizational unit. */
  organizationalUnit: OrgUnitRef
  /** The currency. */
  currency: CurrencyCode
  /** Open amount. */
  amount: number
  /** What is overdue of it. */
  overdue: number
  /** Number of invoices. */
  invoices: number
  /** The same in the currency of the account; absent without an exchange rate. */
  baseAmount?: number
}

/** What clients owe in a currency. */
export interface ReceivablesCurrency {
  /** The currency. */
  currency: CurrencyCode
  /** Open amount. */
  amount: number
  /** Number of invoices. */
  invoices: number
  /** The five ages, in their order. */
  ages: ReceivablesAge[]
  /** The same in the currency of the account; absent without an exchange rate. */
  baseAmount?: number
}

/** What clients owe. */
export interface ReceivablesSummary {
  /** The day. */
  day: string
  /** Currency of the account. */
  currency: CurrencyCode
  /** Open amount in that currency, without `unconverted`. */
  amount: number
  /** The five ages in that currency, without `unconverted`. */
  ages: ReceivablesAge[]
  /** Each currency, by its code. */
  currencies: ReceivablesCurrency[]
  /** Each organizational unit and currency, largest first. */
  clients: ReceivablesClient[]
  /** Currencies without an exchange rate. */
  unconverted: CurrencyCode[]
}

/** A part of a payment that pays an invoice. */
export interface ClientPaymentAllocation {
  /** Identifier. */
  uuid: string
  /** The payment. */
  paymentUuid: string
  /** The invoice. */
  invoiceUuid: string
  /** Number of the invoice. */
  invoiceNumber: string
  /** Amount. */
  amount: number
  /** Day of the payment. */
  valueDate: string
  /** Reference of the payment. */
  reference: string
  /** Bank account that it arrived on; absent without one and once it is removed. */
  bankAccount?: BankAccountRef
  /** Whether the payment was reversed. */
  reversed: boolean
  /** The same in the currency of the account, as on the day of the invoice; absent without an exchange rate, and for clients. */
  carryingAmount?: number
  /** The same in the currency of the account, as on the day of the payment; absent without an exchange rate, and for clients. */
  baseAmount?: number
  /** The difference, above zero for a gain; absent without an exchange rate, and for clients. */
  fxDifference?: number
}

/** A use of what was paid and credited of an invoice beyond its total. */
export interface InvoiceCreditUse {
  /** Identifier. */
  uuid: string
  /** The invoice that has the credit. */
  of: InvoiceRef
  /** The invoice that it pays; absent for a refund. */
  invoice?: InvoiceRef
  /** Amount. */
  amount: number
  /** Day on which it was used or paid back. */
  date: string
  /** Reference of the refund, as it stands on the statement of the bank; absent without one. */
  reference?: string
  /** Whether it was reversed. */
  reversed: boolean
  /** Why it was reversed; absent otherwise. */
  reason?: string
  /** Difference between the exchange rates, in the currency of the account, above zero for a gain; absent in that currency, and for clients. */
  fxDifference?: number
}

/** A refund to record. */
export interface CreditRefundInput {
  /** Amount, no more than is left. */
  amount: number
  /** Day on which it was paid back, today or earlier. */
  valueDate: string
  /** Reference, as it stands on the statement of the bank. */
  reference?: string | undefined
  /** Units of its currency for one unit of the currency of the account, up to ten decimals; by the exchange rates of the account where it is left out. */
  exchangeRate?: number | undefined
}

/** A bank account of the company in short. */
export interface BankAccountRef {
  /** Identifier. */
  uuid: string
  /** Last four characters of its number. */
  last4: string
  /** Name of the bank; absent without one. */
  bank?: string
}

/** A payment of a client. */
export interface ClientPayment {
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** The organizational unit. */
  organizationalUnit: OrgUnitRef
  /** Currency. */
  currency: CurrencyCode
  /** Amount. */
  amount: number
  /** Day on which it arrived. */
  valueDate: string
  /** Reference, as it stands on the statement of the bank. */
  reference: string
  /** The invoices that it pays. */
  allocations: ClientPaymentAllocation[]
  /** Parts of it that were paid back, oldest first; reversed ones, too. */
  refunds: ClientPaymentRefund[]
  /** What pays invoices. */
  allocatedAmount: number
  /** What was paid back. */
  refundedAmount: number
  /** What is left, as credit of the client; 0 once it is reversed. */
  unallocatedAmount: number
  /** Whether it was reversed. */
  reversed: boolean
  /** Why it was reversed; absent otherwise. */
  reason?: string
  /** When it was recorded, epoch ms. */
  creationDate: number
  /** Who recorded it; absent for clients. */
  createdBy?: UserRef
  /** What the bank has kept; absent without, and for clients. */
  fee?: number
  /** Units of its currency for one unit of the currency of the account on its day; absent in that currency, without a rate, and for clients. */
  exchangeRate?: number
  /** Bank account that it arrived on; absent without one and once it is removed. */
  bankAccount?: BankAccountRef
}

/** A part of a payment that was paid back. */
export interface ClientPaymentRefund {
  /** Identifier. */
  uuid: string
  /** Amount. */
  amount: number
  /** Day on which it was paid back. */
  date: string
  /** Reference, as it stands on the statement of the bank. */
  reference: string
  /** Whether it was reversed. */
  reversed: boolean
  /** Why it was reversed; absent otherwise. */
  reason?: string
  /** Gain between the exchange rates of the payment and of the refund, in the currency of the account; absent in that currency, and for clients. */
  fxDifference?: number
}

/** One page of payments of clients. */
export interface ClientPaymentPage extends PageInfo {
  /** Items of this page. */
  content: ClientPayment[]
}

/** An invoice to pay. */
export interface AllocationInput {
  /** The invoice. */
  invoiceUuid: string
  /** Amount, no more than is open. */
  amount: number
}

/** Invoices to pay. */
export interface ClientPaymentAllocations {
  /** The invoices, each once. */
  allocations: AllocationInput[]
}

/** A payment to record. */
export interface ClientPaymentInput {
  /** Currency, which has to be that of the invoices. */
  currency: CurrencyCode
  /** Amount that the client has paid, with the fee of the bank. */
  amount: number
  /** Day on which it arrived, today or earlier. */
  valueDate: string
  /** Reference, as it stands on the statement of the bank. */
  reference?: string | undefined
  /** What the bank has kept of it. */
  fee?: number | undefined
  /** Units of its currency for one unit of the currency of the account, up to ten decimals; by the exchange rates of the account where it is left out. */
  exchangeRate?: number | undefined
  /** Bank account that it arrived on. */
  bankAccountUuid?: string | undefined
  /** Organizational unit that has paid; needed where no invoice is named. */
  orgUnitUuid?: string | undefined
  /** What it records of a bank statement. */
  incomingUuid?: string | undefined
  /** The invoices that it pays, each once; without any, all of it is credit of the client. */
  allocations?: AllocationInput[] | undefined
}

/** Whether what came in waits (OPEN), is recorded as a payment of a client, or was set aside (DISMISSED). */
export type IncomingPaymentStatus = 'OPEN' | 'RECORDED' | 'DISMISSED'

/** Money that came in by a bank statement. */
export interface IncomingPayment {
  /** Identifier. */
  uuid: string
  /** Its status. */
  status: IncomingPaymentStatus
  /** Day on which it arrived. */
  date: string
  /** Amount that arrived. */
  amount: number
  /** Its currency. */
  currency: CurrencyCode
  /** The other side, as the statement names it; absent without. */
  payer?: string
  /** Text of the transfer; absent without. */
  purpose?: string
  /** Reference of the bank; absent without. */
  reference?: string
  /** Bank account that it arrived on; absent without and once it is removed. */
  bankAccount?: BankAccountRef
  /** Name of the statement. */
  file: string
  /** The payment that records it; absent before. */
  paymentUuid?: string
  /** Why it was set aside; absent otherwise. */
  reason?: string
  /** Client of the named invoices, or with the name of the payer; absent where none or several are. */
  organizationalUnit?: OrgUnitRef
  /** Open invoices of that client whose numbers its text has. */
  invoices: IncomingPaymentInvoice[]
}

/** An invoice that may be paid. */
export interface IncomingPaymentInvoice {
  /** Identifier. */
  uuid: string
  /** Its number. */
  number: string
  /** What is open of it. */
  openAmount: number
}

/** One page of what came in. */
export interface IncomingPaymentPage extends PageInfo {
  /** Items of this page. */
  content: IncomingPayment[]
}

/** Why something is undone. */
export interface ReceivableReason {
  /** The reason. */
  reason: string
}

/** What a client owes and has paid in a currency. */
export interface ClientBalanceCurrency {
  /** The currency. */
  currency: CurrencyCode
  /** Open amount. */
  open: number
  /** Number of invoices of which something is open. */
  openInvoices: number
  /** What is overdue of it. */
  overdue: number
  /** Next day on which something is due: its beginning in UTC, epoch ms; absent if nothing is open. */
  nextDueDate?: number
  /** What is due on it; absent if nothing is open. */
  nextDueAmount?: number
  /** What was paid since the beginning of the year. */
  paidThisYear: number
  /** Number of invoices that were paid with it. */
  paidInvoicesThisYear: number
  /** What was paid too much, or not used for invoices yet. */
  credit: number
}

/** What a client was invoiced in a month. */
export interface ReceivablesMonth {
  /** The month, such as `2026-11`. */
  month: string
  /** The currency. */
  currency: CurrencyCode
  /** Net amount of invoices, less credit notes. */
  netAmount: number
}

/** The balance of a client. */
export interface ClientBalance {
  /** The organizational unit. */
  organizationalUnit: OrgUnitRef
  /** Each currency with documents, by its code. */
  balances: ClientBalanceCurrency[]
  /** The last twelve months, oldest first; months without documents are left out. */
  months: ReceivablesMonth[]
  /** Bank accounts of the account to pay to. */
  paymentDetails: InvoicePaymentDetails[]
  /** How invoices name the client. */
  billTo: InvoiceParty
  /** Whether invoices need a purchase order. */
  requiresPurchaseOrder: boolean
}

/** An entry of a statement of account. */
export interface ClientStatementEntry {
  /** Day. */
  date: string
  /** What it is. */
  kind: 'INVOICE' | 'CREDIT' | 'PAYMENT' | 'REVERSAL' | 'REFUND' | (string & {})
  /** Bank account of a payment; absent otherwise and once it is removed. */
  bankAccount?: BankAccountRef
  /** Number of the document, or reference of the payment or refund. */
  number: string
  /** The document; absent for payments. */
  invoiceUuid?: string
  /** Amount, below zero if it lowers what the client owes. */
  amount: number
  /** What the client owes after it. */
  balance: number
}

/** A statement of account. */
export interface ClientStatement {
  /** The organizational unit. */
  organizationalUnit: OrgUnitRef
  /** Currency of all amounts. */
  currency: CurrencyCode
  /** First day. */
  startDate: string
  /** Last day. */
  endDate: string
  /** What the client owed before. */
  opening: number
  /** The entries, oldest first. */
  entries: ClientStatementEntry[]
  /** What the client owes afterwards. */
  closing: number
}

/** What `receivables.list` takes. */
export interface ReceivablesListParams {
  query?: {
    /** Only documents whose number, client, project, or purchase order contains this text. */
    q?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** A named sort, or a field and a direction (`dueDate,desc`); in lists whose entities have custom fields, also a custom field (`cf.cost-center,desc`). A sort that the list does not have is refused with 400. */
    sort?: string | undefined
    /** Only documents with one of these statuses. */
    statuses?: readonly InvoiceStatus[] | undefined
    /** Only the document with this numeric id. */
    id?: number | undefined
    /** Only documents of this organizational unit. */
    orgUnitUuid?: string | undefined
    /** Only documents of organizational units whose name contains this text, ignoring case. */
    orgUnitName?: string | undefined
    /** Only documents with a project whose number or name contains this text, ignoring case. */
    projectName?: string | undefined
    /** Only documents whose purchase order contains this text, ignoring case. */
    purchaseOrder?: string | undefined
    /** Only documents of this day. */
    creationDate?: string | undefined
    /** Only documents that are due on this day. */
    dueDate?: string | undefined
    /** Only invoices, or only credit notes. */
    kind?: InvoiceKind | undefined
  } | undefined
}

/**
 * List invoices and credit notes
 *
 * With the permission `RECEIVABLES_get_invoices`, the invoices and credit notes of the account; clients get those of their organizational units. Amounts of credit notes are above zero; they lower what their invoice has open.
 *
 * `GET /api/v3/receivables` (published). Needs RECEIVABLES_get_invoices or ROLE_CLIENT.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<ReceivablesListParams, InvoicePage> = /*@__PURE__*/ operation('receivables.list', 'GET', '/api/v3/receivables')

/** What `receivables.create` takes. */
export interface ReceivablesCreateParams {
  body: InvoiceInput
}

/**
 * Issue an invoice for delivered projects
 *
 * The lines are copies of the costs of the projects, which become INVOICED. The number is taken last, and the files are made and kept; nothing of an issued invoice changes. `receivables.preview` takes the same and writes nothing. With `total`, the invoice is issued only if it comes to that; otherwise the response is `RECEIVABLE_DIFFERS`. With a project that is on another invoice, it is `CONFLICT`, and `data` names that invoice. `NOT_READY` names what is missing.
 *
 * `POST /api/v3/receivables` (published). Needs RECEIVABLES_create.
 *
 * @throws {HttpError} NOT_FOUND, CONFLICT, NOT_READY, RECEIVABLE_DIFFERS, PERIOD_LOCKED, a code of any call
 */
export const create: Operation<ReceivablesCreateParams, Invoice> = /*@__PURE__*/ operation('receivables.create', 'POST', '/api/v3/receivables', { refreshes: ['receivables', 'projects', 'costs', 'home', 'activity'], retry: 'never' })

/** What `receivables.cancel` takes. */
export interface ReceivablesCancelParams {
  body: InvoiceCancellation
}

/**
 * Cancel invoices
 *
 * All of them, or none. Numbers stay, and the projects are delivered and not invoiced again. An invoice that was sent, or of which anything is paid or credited, can't be canceled, but corrected with a credit note: `NOT_READY` names it.
 *
 * `POST /api/v3/receivables/cancel-receivable` (published). Needs RECEIVABLES_cancel.
 *
 * @throws {HttpError} NOT_FOUND, CONFLICT, NOT_READY, PERIOD_LOCKED, a code of any call
 */
export const cancel: Operation<ReceivablesCancelParams, CancelledInvoices> = /*@__PURE__*/ operation('receivables.cancel', 'POST', '/api/v3/receivables/cancel-receivable', { refreshes: ['receivables', 'projects', 'costs', 'home', 'activity'] })

/**
 * Count the invoices that need attention
 *
 * Each counter has the `filter` with which `receivables.list` returns the counted documents.
 *
 * `GET /api/v3/receivables/counters` (designed). Needs RECEIVABLES_get_invoices or ROLE_CLIENT.
 *
 * @throws {HttpError} a code of any call
 */
export const getCounters: Operation<NoParams, InvoiceCounters> = /*@__PURE__*/ operation('receivables.getCounters', 'GET', '/api/v3/receivables/counters')

/** What `receivables.startExport` takes. */
export interface ReceivablesStartExportParams {
  body: ListExport
}

/**
 * Export the invoices of a list to a file
 *
 * Exports all documents that `receivables.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
 *
 * `POST /api/v3/receivables/list-export` (designed). Needs RECEIVABLES_get_invoices or ROLE_CLIENT.
 *
 * @throws {HttpError} a code of any call
 */
export const startExport: AsyncOperation<ReceivablesStartExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('receivables.startExport', 'POST', '/api/v3/receivables/list-export', { retry: 'never', async: 'status-url' })

/** What `receivables.getExportStatus` takes. */
export interface ReceivablesGetExportStatusParams {
  path: {
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the status and the download address of an export
 *
 * `GET /api/v3/receivables/list-export/{requestUUID}/status` (designed). Needs RECEIVABLES_get_invoices or ROLE_CLIENT.
 *
 * @throws {HttpError} a code of any call
 */
export const getExportStatus: Operation<ReceivablesGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('receivables.getExportStatus', 'GET', '/api/v3/receivables/list-export/{requestUUID}/status')

/** What `receivables.listReady` takes. */
export interface ReceivablesListReadyParams {
  query?: {
    /** How projects are put together. */
    by?: 'PROJECT' | 'MONTH' | 'PURCHASE_ORDER' | undefined
    /** Only projects of this organizational unit. */
    orgUnitUuid?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List what can be invoiced
 *
 * Delivered projects with costs that are on no invoice, each by itself or together: those of an organizational unit that were delivered in a month, or that have the same purchase order. One group has one organizational unit and currency, and becomes one invoice.
 *
 * `GET /api/v3/receivables/ready` (designed). Needs RECEIVABLES_get_invoices or RECEIVABLES_create.
 *
 * @throws {HttpError} a code of any call
 */
export const listReady: Operation<ReceivablesListReadyParams, InvoiceReadyPage> = /*@__PURE__*/ operation('receivables.listReady', 'GET', '/api/v3/receivables/ready')

/** What `receivables.preview` takes. */
export interface ReceivablesPreviewParams {
  body: InvoiceInput
}

/**
 * Compute an invoice without issuing it
 *
 * `POST /api/v3/receivables/preview` (designed). Needs RECEIVABLES_create.
 *
 * @throws {HttpError} NOT_FOUND, CONFLICT, PERIOD_LOCKED, a code of any call
 */
export const preview: Operation<ReceivablesPreviewParams, InvoicePreview> = /*@__PURE__*/ operation('receivables.preview', 'POST', '/api/v3/receivables/preview')

/** What `receivables.previewFile` takes. */
export interface ReceivablesPreviewFileParams {
  body: InvoiceInput
}

/**
 * Draw an invoice as a PDF file without issuing it
 *
 * The file is marked as a preview, and has no number.
 *
 * `POST /api/v3/receivables/preview/file` (designed). Needs RECEIVABLES_create.
 *
 * @throws {HttpError} NOT_FOUND, CONFLICT, NOT_READY, a code of any call
 */
export const previewFile: Operation<ReceivablesPreviewFileParams, Blob> = /*@__PURE__*/ operation('receivables.previewFile', 'POST', '/api/v3/receivables/preview/file', { answer: bytes })

/** What `receivables.getSummary` takes. */
export interface ReceivablesGetSummaryParams {
  query?: {
    /** The day; today where it is left out. */
    day?: string | undefined
  } | undefined
}

/**
 * Get what clients owe, by age and client
 *
 * As of a day: invoices of that day or earlier, less what was paid and credited until then. Age counts days after the due date. Totals are also in the currency of the account, at the exchange rates of that day; currencies without a rate are in `unconverted`.
 *
 * `GET /api/v3/receivables/summary` (designed). Needs RECEIVABLES_get_invoices.
 *
 * @throws {HttpError} a code of any call
 */
export const getSummary: Operation<ReceivablesGetSummaryParams, ReceivablesSummary> = /*@__PURE__*/ operation('receivables.getSummary', 'GET', '/api/v3/receivables/summary')

/** What `receivables.getBalance` takes. */
export interface ReceivablesGetBalanceParams {
  query: {
    /** The organizational unit. */
    orgUnitUuid: string
  }
}

/**
 * Get the balance of a client, and how to pay it
 *
 * Of an organizational unit; clients get that of their own ones alone.
 *
 * `GET /api/v3/receivables/balance` (designed). Needs RECEIVABLES_get_invoices or ROLE_CLIENT.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const getBalance: Operation<ReceivablesGetBalanceParams, ClientBalance> = /*@__PURE__*/ operation('receivables.getBalance', 'GET', '/api/v3/receivables/balance')

/** What `receivables.getStatement` takes. */
export interface ReceivablesGetStatementParams {
  query: {
    /** The organizational unit. */
    orgUnitUuid: string
    /** The currency. */
    currency: CurrencyCode
    /** First day. */
    startDate: string
    /** Last day. */
    endDate: string
  }
}

/**
 * Get the statement of account of a client
 *
 * The invoices, credit notes, and payments of a period in one currency, with the balance after each.
 *
 * `GET /api/v3/receivables/statement` (designed). Needs RECEIVABLES_get_invoices or ROLE_CLIENT.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const getStatement: Operation<ReceivablesGetStatementParams, ClientStatement> = /*@__PURE__*/ operation('receivables.getStatement', 'GET', '/api/v3/receivables/statement')

/** What `receivables.getStatementFile` takes. */
export interface ReceivablesGetStatementFileParams {
  query: {
    /** The organizational unit. */
    orgUnitUuid: string
    /** The currency. */
    currency: CurrencyCode
    /** First day. */
    startDate: string
    /** Last day. */
    endDate: string
  }
}

/**
 * Get the statement of account of a client as a PDF file
 *
 * `GET /api/v3/receivables/statement/file` (designed). Needs RECEIVABLES_get_invoices or ROLE_CLIENT.
 *
 * @throws {HttpError} NOT_FOUND, NOT_READY, a code of any call
 */
export const getStatementFile: Operation<ReceivablesGetStatementFileParams, Blob> = /*@__PURE__*/ operation('receivables.getStatementFile', 'GET', '/api/v3/receivables/statement/file', { answer: bytes })

/** What `receivables.listPayments` takes. */
export interface ReceivablesListPaymentsParams {
  query?: {
    /** Only payments whose reference, client, or invoice contains this text. */
    q?: string | undefined
    /** Only payments of this organizational unit. */
    orgUnitUuid?: string | undefined
    /** Only payments of this invoice. */
    invoiceUuid?: string | undefined
    /** Only payments of which something is left, or nothing. */
    unallocated?: boolean | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List payments of clients
 *
 * Clients get those of their organizational units.
 *
 * `GET /api/v3/receivables/payment` (designed). Needs RECEIVABLES_get_invoices or ROLE_CLIENT.
 *
 * @throws {HttpError} a code of any call
 */
export const listPayments: Operation<ReceivablesListPaymentsParams, ClientPaymentPage> = /*@__PURE__*/ operation('receivables.listPayments', 'GET', '/api/v3/receivables/payment')

/** What `receivables.recordPayment` takes. */
export interface ReceivablesRecordPaymentParams {
  body: ClientPaymentInput
}

/**
 * Record a payment of a client
 *
 * The payment is allocated to issued invoices of one organizational unit in its currency, to each no more than it has open. What is left over is credit of the client; so is a payment that names no invoice, but `orgUnitUuid`. With `incomingUuid`, it records what came in by a bank statement, of which amount, currency, and day have to be the same. In a foreign currency, each allocation has the difference between the exchange rates of the invoice and of the payment. A reference that another payment of the same day and amount has is refused with `CONFLICT`.
 *
 * `POST /api/v3/receivables/payment` (designed). Needs RECEIVABLES_payment.
 *
 * @throws {HttpError} NOT_FOUND, CONFLICT, NOT_READY, PERIOD_LOCKED, a code of any call
 */
export const recordPayment: Operation<ReceivablesRecordPaymentParams, ClientPayment> = /*@__PURE__*/ operation('receivables.recordPayment', 'POST', '/api/v3/receivables/payment', { refreshes: ['receivables', 'home', 'activity'], retry: 'never' })

/** What `receivables.listIncoming` takes. */
export interface ReceivablesListIncomingParams {
  query?: {
    /** Status, OPEN where it is left out. */
    status?: IncomingPaymentStatus | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List what came in by bank statements
 *
 * What imported statements have as income that returns no payment to a linguist. Each waits until it is recorded as a payment of a client, or set aside.
 *
 * `GET /api/v3/receivables/incoming` (designed). Needs RECEIVABLES_payment.
 *
 * @throws {HttpError} a code of any call
 */
export const listIncoming: Operation<ReceivablesListIncomingParams, IncomingPaymentPage> = /*@__PURE__*/ operation('receivables.listIncoming', 'GET', '/api/v3/receivables/incoming')

/** What `receivables.dismissIncoming` takes. */
export interface ReceivablesDismissIncomingParams {
  path: {
    /** What came in. */
    incomingUUID: string
  }
  body: ReceivableReason
}

/**
 * Set aside what is no payment of a client
 *
 * It can still be recorded as a payment.
 *
 * `POST /api/v3/receivables/incoming/{incomingUUID}/dismiss` (designed). Needs RECEIVABLES_payment.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const dismissIncoming: Operation<ReceivablesDismissIncomingParams, IncomingPayment> = /*@__PURE__*/ operation('receivables.dismissIncoming', 'POST', '/api/v3/receivables/incoming/{incomingUUID}/dismiss', { refreshes: ['receivables', 'activity'] })

/** What `receivables.allocatePayment` takes. */
export interface ReceivablesAllocatePaymentParams {
  path: {
    /** Payment. */
    paymentUUID: string
  }
  body: ClientPaymentAllocations
}

/**
 * Use what is left of a payment for invoices
 *
 * `POST /api/v3/receivables/payment/{paymentUUID}/allocation` (designed). Needs RECEIVABLES_payment.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, PERIOD_LOCKED, a code of any call
 */
export const allocatePayment: Operation<ReceivablesAllocatePaymentParams, ClientPayment> = /*@__PURE__*/ operation('receivables.allocatePayment', 'POST', '/api/v3/receivables/payment/{paymentUUID}/allocation', { refreshes: ['receivables', 'home', 'activity'], retry: 'never' })

/** What `receivables.reversePayment` takes. */
export interface ReceivablesReversePaymentParams {
  path: {
    /** Payment. */
    paymentUUID: string
  }
  body: ReceivableReason
}

/**
 * Reverse a payment of a client
 *
 * The payment stays in the record, and its invoices are open again.
 *
 * `POST /api/v3/receivables/payment/{paymentUUID}/reverse` (designed). Needs RECEIVABLES_payment.
 *
 * @throws {HttpError} CONFLICT, PERIOD_LOCKED, a code of any call
 */
export const reversePayment: Operation<ReceivablesReversePaymentParams, ClientPayment> = /*@__PURE__*/ operation('receivables.reversePayment', 'POST', '/api/v3/receivables/payment/{paymentUUID}/reverse', { refreshes: ['receivables', 'home', 'activity'] })

/** What `receivables.refundPayment` takes. */
export interface ReceivablesRefundPaymentParams {
  path: {
    /** Payment. */
    paymentUUID: string
  }
  body: CreditRefundInput
}

/**
 * Record that what is left of a payment was paid back
 *
 * No more than the `unallocatedAmount` of the payment.
 *
 * `POST /api/v3/receivables/payment/{paymentUUID}/refund` (designed). Needs RECEIVABLES_payment.
 *
 * @throws {HttpError} CONFLICT, PERIOD_LOCKED, a code of any call
 */
export const refundPayment: Operation<ReceivablesRefundPaymentParams, ClientPayment> = /*@__PURE__*/ operation('receivables.refundPayment', 'POST', '/api/v3/receivables/payment/{paymentUUID}/refund', { refreshes: ['receivables', 'home', 'activity'], retry: 'never' })

/** What `receivables.reversePaymentRefund` takes. */
export interface ReceivablesReversePaymentRefundParams {
  path: {
    /** Refund of a payment. */
    paymentRefundUUID: string
  }
  body: ReceivableReason
}

/**
 * Reverse a refund of a payment
 *
 * It stays in the record, and its amount is left of the payment again.
 *
 * `POST /api/v3/receivables/payment-refund/{paymentRefundUUID}/reverse` (designed). Needs RECEIVABLES_payment.
 *
 * @throws {HttpError} CONFLICT, PERIOD_LOCKED, a code of any call
 */
export const reversePaymentRefund: Operation<ReceivablesReversePaymentRefundParams, ClientPayment> = /*@__PURE__*/ operation('receivables.reversePaymentRefund', 'POST', '/api/v3/receivables/payment-refund/{paymentRefundUUID}/reverse', { refreshes: ['receivables', 'home', 'activity'] })

/** What `receivables.get` takes. */
export interface ReceivablesGetParams {
  path: {
    /** Invoice or credit note. */
    receivableUUID: string
  }
}

/**
 * Get an invoice or a credit note with its lines
 *
 * `GET /api/v3/receivables/{receivableUUID}` (designed). Needs RECEIVABLES_get_invoices or ROLE_CLIENT.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<ReceivablesGetParams, Invoice> = /*@__PURE__*/ operation('receivables.get', 'GET', '/api/v3/receivables/{receivableUUID}')

/** What `receivables.getFile` takes. */
export interface ReceivablesGetFileParams {
  path: {
    /** Invoice or credit note. */
    receivableUUID: string
  }
  query?: {
    /** PDF, UBL e-invoice, or PDF with a Factur-X e-invoice in it. */
    type?: 'pdf' | 'ubl' | 'facturx' | undefined
  } | undefined
}

/**
 * Get the file of an invoice or a credit note
 *
 * The files are made when the document is issued, and are the same whenever they are downloaded. In the seconds until they are there, the response is `LOCKED`.
 *
 * `GET /api/v3/receivables/{receivableUUID}/file` (designed). Needs RECEIVABLES_get_invoices or ROLE_CLIENT.
 *
 * @throws {HttpError} LOCKED, a code of any call
 */
export const getFile: Operation<ReceivablesGetFileParams, Blob> = /*@__PURE__*/ operation('receivables.getFile', 'GET', '/api/v3/receivables/{receivableUUID}/file', { answer: bytes })

/** What `receivables.previewCreditNote` takes. */
export interface ReceivablesPreviewCreditNoteParams {
  path: {
    /** Invoice or credit note. */
    receivableUUID: string
  }
  body: CreditNoteInput
}

/**
 * Compute a credit note without issuing it
 *
 * `POST /api/v3/receivables/{receivableUUID}/credit-note/preview` (designed). Needs RECEIVABLES_create.
 *
 * @throws {HttpError} a code of any call
 */
export const previewCreditNote: Operation<ReceivablesPreviewCreditNoteParams, CreditNotePreview> = /*@__PURE__*/ operation('receivables.previewCreditNote', 'POST', '/api/v3/receivables/{receivableUUID}/credit-note/preview')

/** What `receivables.createCreditNote` takes. */
export interface ReceivablesCreateCreditNoteParams {
  path: {
    /** Invoice or credit note. */
    receivableUUID: string
  }
  body: CreditNoteInput
}

/**
 * Issue a credit note for lines of an invoice
 *
 * Its tax is what the invoice had less what the rest of it has, so that both together are never a cent off. A credited project is delivered again once all of it is credited. What is credited beyond what is open becomes credit of the client. From the approval limit of the account on, someone else than the person who has issued the invoice credits it.
 *
 * `POST /api/v3/receivables/{receivableUUID}/credit-note` (designed). Needs RECEIVABLES_create.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, RECEIVABLE_DIFFERS, PERIOD_LOCKED, a code of any call
 */
export const createCreditNote: Operation<ReceivablesCreateCreditNoteParams, Invoice> = /*@__PURE__*/ operation('receivables.createCreditNote', 'POST', '/api/v3/receivables/{receivableUUID}/credit-note', { refreshes: ['receivables', 'projects', 'costs', 'home', 'activity'], retry: 'never' })

/** What `receivables.send` takes. */
export interface ReceivablesSendParams {
  path: {
    /** Invoice or credit note. */
    receivableUUID: string
  }
  body?: InvoiceSend | undefined
}

/**
 * Send an invoice by email
 *
 * The email has the stored PDF file, and the language of the document. Without `recipients` it goes to the email address for invoices of the organizational unit, and to the contact of the document if the organizational unit has `sendInvoiceToRequester`; `NOT_READY` if it has neither. Organizational units with `sendReceivableEmailNotification` get their documents by themselves once these are issued.
 *
 * `POST /api/v3/receivables/{receivableUUID}/send` (designed). Needs RECEIVABLES_create.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, a code of any call
 */
export const send: Operation<ReceivablesSendParams, Invoice> = /*@__PURE__*/ operation('receivables.send', 'POST', '/api/v3/receivables/{receivableUUID}/send', { refreshes: ['receivables', 'activity'], retry: 'never' })

/** What `receivables.dispute` takes. */
export interface ReceivablesDisputeParams {
  path: {
    /** Invoice or credit note. */
    receivableUUID: string
  }
  body: InvoiceDispute
}

/**
 * Note that a client objects to an invoice
 *
 * Clients are not reminded of it until the objection is settled.
 *
 * `POST /api/v3/receivables/{receivableUUID}/dispute` (designed). Needs RECEIVABLES_create or RECEIVABLES_payment.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const dispute: Operation<ReceivablesDisputeParams, Invoice> = /*@__PURE__*/ operation('receivables.dispute', 'POST', '/api/v3/receivables/{receivableUUID}/dispute', { refreshes: ['receivables', 'activity'] })

/** What `receivables.settleDispute` takes. */
export interface ReceivablesSettleDisputeParams {
  path: {
    /** Invoice or credit note. */
    receivableUUID: string
  }
}

/**
 * Note that the objection to an invoice is settled
 *
 * `DELETE /api/v3/receivables/{receivableUUID}/dispute` (designed). Needs RECEIVABLES_create or RECEIVABLES_payment.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const settleDispute: Operation<ReceivablesSettleDisputeParams, Invoice> = /*@__PURE__*/ operation('receivables.settleDispute', 'DELETE', '/api/v3/receivables/{receivableUUID}/dispute', { refreshes: ['receivables', 'activity'] })

/** What `receivables.allocateCredit` takes. */
export interface ReceivablesAllocateCreditParams {
  path: {
    /** Invoice or credit note. */
    receivableUUID: string
  }
  body: ClientPaymentAllocations
}

/**
 * Use the credit of an invoice for other invoices
 *
 * An invoice of which more is paid and credited than it comes to has the rest as `clientCredit`. It can pay other invoices of the same organizational unit and currency, to each no more than it has open.
 *
 * `POST /api/v3/receivables/{receivableUUID}/credit/allocation` (designed). Needs RECEIVABLES_payment.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, PERIOD_LOCKED, a code of any call
 */
export const allocateCredit: Operation<ReceivablesAllocateCreditParams, Invoice> = /*@__PURE__*/ operation('receivables.allocateCredit', 'POST', '/api/v3/receivables/{receivableUUID}/credit/allocation', { refreshes: ['receivables', 'home', 'activity'], retry: 'never' })

/** What `receivables.refundCredit` takes. */
export interface ReceivablesRefundCreditParams {
  path: {
    /** Invoice or credit note. */
    receivableUUID: string
  }
  body: CreditRefundInput
}

/**
 * Record that the credit of an invoice was paid back
 *
 * No more than the `clientCredit` of the invoice.
 *
 * `POST /api/v3/receivables/{receivableUUID}/credit/refund` (designed). Needs RECEIVABLES_payment.
 *
 * @throws {HttpError} CONFLICT, PERIOD_LOCKED, a code of any call
 */
export const refundCredit: Operation<ReceivablesRefundCreditParams, Invoice> = /*@__PURE__*/ operation('receivables.refundCredit', 'POST', '/api/v3/receivables/{receivableUUID}/credit/refund', { refreshes: ['receivables', 'home', 'activity'], retry: 'never' })

/** What `receivables.reverseCreditUse` takes. */
export interface ReceivablesReverseCreditUseParams {
  path: {
    /** Use of a credit. */
    creditUseUUID: string
  }
  body: ReceivableReason
}

/**
 * Reverse a use of the credit of an invoice
 *
 * It stays in the record. The credit is there again, and an invoice that it paid is open again.
 *
 * `POST /api/v3/receivables/credit/{creditUseUUID}/reverse` (designed). Needs RECEIVABLES_payment.
 *
 * @throws {HttpError} CONFLICT, PERIOD_LOCKED, a code of any call
 */
export const reverseCreditUse: Operation<ReceivablesReverseCreditUseParams, Invoice> = /*@__PURE__*/ operation('receivables.reverseCreditUse', 'POST', '/api/v3/receivables/credit/{creditUseUUID}/reverse', { refreshes: ['receivables', 'home', 'activity'] })

/** What `receivables.issueInstallment` takes. */
export interface ReceivablesIssueInstallmentParams {
  path: {
    /** Invoice or credit note. */
    receivableUUID: string
    /** Number of the installment, from 1. */
    n: number
  }
}

/**
 * Issue the next installment of an invoice
 *
 * For invoices with `invoiceFirstOnly`. Installments are issued in their order.
 *
 * `POST /api/v3/receivables/{receivableUUID}/installment/{n}` (designed). Needs RECEIVABLES_create.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, PERIOD_LOCKED, a code of any call
 */
export const issueInstallment: Operation<ReceivablesIssueInstallmentParams, Invoice> = /*@__PURE__*/ operation('receivables.issueInstallment', 'POST', '/api/v3/receivables/{receivableUUID}/installment/{n}', { refreshes: ['receivables', 'home', 'activity'], retry: 'never' })
