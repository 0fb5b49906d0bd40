// Generated from openapi/resources/receivables.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../receivables.ts'
import * as finance from './finance.ts'
import * as orgUnits from './orgUnits.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'
import * as xero from './xero.ts'

export const InvoiceKind: z.ZodMiniType<types.InvoiceKind> = z.enum(['INVOICE', 'CREDIT'])

export const InvoiceTax: z.ZodMiniType<types.InvoiceTax> = z.looseObject({
  id: z.guid(),
  name: z.string(),
  base: z.number(),
  checked: z.boolean(),
  kind: z.string(),
  category: z.string(),
  rate: z.number(),
  amount: z.number(),
  text: z.optional(z.string()),
})

export const InvoiceTaxInput: z.ZodMiniType<types.InvoiceTaxInput> = z.looseObject({
  id: z.guid(),
  checked: z.optional(z.boolean()),
})

export const InvoiceProject: z.ZodMiniType<types.InvoiceProject> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  reference: z.string(),
  status: shared.ProjectStatus,
  currency: shared.CurrencyCode,
  totalCost: z.number(),
  sourceLocale: z.optional(shared.LocaleCode),
  targetLocales: z.optional(z.array(shared.LocaleCode)),
  deliveryDate: z.optional(z.int()),
  purchaseOrder: z.optional(z.string()),
})

export const InvoiceInstallment: z.ZodMiniType<types.InvoiceInstallment> = z.looseObject({
  number: z.int(),
  amount: z.number(),
  paidAmount: z.number(),
  dueDate: z.int(),
  issued: z.boolean(),
  issueDate: z.optional(z.int()),
})

export const InvoiceRef: z.ZodMiniType<types.InvoiceRef> = z.looseObject({
  uuid: z.guid(),
  number: z.string(),
  kind: InvoiceKind,
  status: shared.InvoiceStatus,
  total: z.number(),
  creationDate: z.int(),
})

export const InvoiceItem: z.ZodMiniType<types.InvoiceItem> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  kind: InvoiceKind,
  number: z.string(),
  status: shared.InvoiceStatus,
  version: z.string(),
  currency: shared.CurrencyCode,
  organizationalUnit: z.lazy(() => orgUnits.OrgUnitRef),
  contact: z.optional(z.string()),
  contactUser: z.optional(z.lazy(() => users.UserRef)),
  reminderLevel: z.optional(z.int()),
  disputeReason: z.optional(z.string()),
  projects: z.array(InvoiceProject),
  purchaseOrder: z.optional(z.string()),
  creationDate: z.int(),
  dueDate: z.int(),
  paymentDate: z.optional(z.int()),
  lastUpdate: z.int(),
  netAmount: z.number(),
  taxes: z.array(InvoiceTax),
  taxAmount: z.number(),
  withheldAmount: z.number(),
  total: z.number(),
  paidAmount: z.number(),
  creditedAmount: z.number(),
  openAmount: z.number(),
  overdueDays: z.int(),
  multipleInstallments: z.boolean(),
  numInstallments: z.int(),
  issuedInstallments: z.int(),
  intervalBetweenDues: z.optional(z.int()),
  equally: z.boolean(),
  firstInstallmentValue: z.optional(z.number()),
  invoiceFirstOnly: z.boolean(),
  invoiceOfCredit: z.optional(InvoiceRef),
  reason: z.optional(z.string()),
})

export const InvoiceTotal: z.ZodMiniType<types.InvoiceTotal> = z.looseObject({
  currency: shared.CurrencyCode,
  total: z.number(),
  open: z.number(),
})

export const InvoicePage: z.ZodMiniType<types.InvoicePage> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(shared.SortInfo),
  pageable: z.optional(shared.PageableInfo),
  content: z.array(InvoiceItem),
  totals: z.array(InvoiceTotal),
})

export const InvoiceCostLine: z.ZodMiniType<types.InvoiceCostLine> = z.looseObject({
  uuid: z.guid(),
  line: z.optional(z.guid()),
  kind: z.string(),
  label: z.string(),
  workflow: z.optional(z.string()),
  unit: shared.CostUnit,
  quantity: z.number(),
  unitPrice: z.number(),
  factor: z.number(),
  exact: z.string(),
  total: z.number(),
  words: z.int(),
  priceList: z.optional(z.string()),
  priceListUuid: z.optional(z.guid()),
  priceListVersion: z.optional(z.int()),
})

export const InvoiceLine: z.ZodMiniType<types.InvoiceLine> = z.looseObject({
  uuid: z.guid(),
  description: z.string(),
  detail: z.optional(z.string()),
  projectUuid: z.optional(z.guid()),
  sourceLocale: z.optional(shared.LocaleCode),
  targetLocale: z.optional(shared.LocaleCode),
  quantity: z.number(),
  unit: shared.CostUnit,
  unitPrice: z.number(),
  words: z.int(),
  net: z.number(),
  tax: z.number(),
  creditedNet: z.number(),
  parts: z.array(InvoiceCostLine),
})

export const InvoiceParty: z.ZodMiniType<types.InvoiceParty> = z.looseObject({
  name: z.string(),
  department: z.optional(z.string()),
  address: z.optional(z.array(z.string())),
  country: z.optional(z.string()),
  taxId: z.optional(z.string()),
  email: z.optional(z.string()),
})

export const InvoicePaymentDetails: z.ZodMiniType<types.InvoicePaymentDetails> = z.looseObject({
  uuid: z.optional(z.guid()),
  accountHolder: z.string(),
  number: z.string(),
  bic: z.optional(z.string()),
  bank: z.optional(z.string()),
  reference: z.optional(z.string()),
})

export const InvoiceFile: z.ZodMiniType<types.InvoiceFile> = z.looseObject({
  type: z.string(),
  name: z.string(),
  size: z.int(),
  sha256: z.string(),
  creationDate: z.int(),
})

export const InvoiceEvent: z.ZodMiniType<types.InvoiceEvent> = z.looseObject({
  event: z.string(),
  date: z.int(),
  user: z.optional(z.lazy(() => users.UserRef)),
  amount: z.optional(z.number()),
  installment: z.optional(z.int()),
  document: z.optional(z.string()),
  reason: z.optional(z.string()),
})

export const InvoiceSend: z.ZodMiniType<types.InvoiceSend> = z.looseObject({
  recipients: z.optional(z.array(z.email().check(z.maxLength(254))).check(z.minLength(1), z.maxLength(10))),
})

export const InvoiceDispute: z.ZodMiniType<types.InvoiceDispute> = z.looseObject({
  reason: z.string().check(z.minLength(1), z.maxLength(2000)),
})

export const InvoiceMail: z.ZodMiniType<types.InvoiceMail> = z.looseObject({
  uuid: z.guid(),
  level: z.int(),
  installment: z.optional(z.int()),
  recipients: z.array(z.string()),
  language: z.string(),
  subject: z.string(),
  text: z.string(),
  date: z.int(),
  user: z.optional(z.lazy(() => users.UserRef)),
})

export const InvoiceReminder: z.ZodMiniType<types.InvoiceReminder> = z.looseObject({
  level: z.int(),
  installment: z.optional(z.int()),
  date: z.iso.date(),
  blockedBy: z.optional(z.string()),
})

export const InvoiceMove: z.ZodMiniType<types.InvoiceMove> = z.looseObject({
  move: z.string(),
  missing: z.optional(z.array(z.string())),
  needsReason: z.optional(z.boolean()),
})

export const BankAccountRef: z.ZodMiniType<types.BankAccountRef> = z.looseObject({
  uuid: z.guid(),
  last4: z.string(),
  bank: z.optional(z.string()),
})

export const ClientPaymentAllocation: z.ZodMiniType<types.ClientPaymentAllocation> = z.looseObject({
  uuid: z.guid(),
  paymentUuid: z.guid(),
  invoiceUuid: z.guid(),
  invoiceNumber: z.string(),
  amount: z.number(),
  valueDate: z.iso.date(),
  reference: z.string(),
  bankAccount: z.optional(BankAccountRef),
  reversed: z.boolean(),
  carryingAmount: z.optional(z.number()),
  baseAmount: z.optional(z.number()),
  fxDifference: z.optional(z.number()),
})

export const ClientPaymentRefund: z.ZodMiniType<types.ClientPaymentRefund> = z.looseObject({
  uuid: z.guid(),
  amount: z.number(),
  date: z.iso.date(),
  reference: z.string(),
  reversed: z.boolean(),
  reason: z.optional(z.string()),
  fxDifference: z.optional(z.number()),
})

export const ClientPayment: z.ZodMiniType<types.ClientPayment> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  organizationalUnit: z.lazy(() => orgUnits.OrgUnitRef),
  currency: shared.CurrencyCode,
  amount: z.number(),
  valueDate: z.iso.date(),
  reference: z.string(),
  allocations: z.array(ClientPaymentAllocation),
  refunds: z.array(ClientPaymentRefund),
  allocatedAmount: z.number(),
  refundedAmount: z.number(),
  unallocatedAmount: z.number(),
  reversed: z.boolean(),
  reason: z.optional(z.string()),
  creationDate: z.int(),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
  fee: z.optional(z.number()),
  exchangeRate: z.optional(z.number()),
  bankAccount: z.optional(BankAccountRef),
})

export const InvoiceCreditUse: z.ZodMiniType<types.InvoiceCreditUse> = z.looseObject({
  uuid: z.guid(),
  of: InvoiceRef,
  invoice: z.optional(InvoiceRef),
  amount: z.number(),
  date: z.iso.date(),
  reference: z.optional(z.string()),
  reversed: z.boolean(),
  reason: z.optional(z.string()),
  fxDifference: z.optional(z.number()),
})

export const Invoice: z.ZodMiniType<types.Invoice> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  kind: InvoiceKind,
  number: z.string(),
  status: shared.InvoiceStatus,
  version: z.string(),
  currency: shared.CurrencyCode,
  organizationalUnit: z.lazy(() => orgUnits.OrgUnitRef),
  contact: z.optional(z.string()),
  contactUser: z.optional(z.lazy(() => users.UserRef)),
  reminderLevel: z.optional(z.int()),
  disputeReason: z.optional(z.string()),
  projects: z.array(InvoiceProject),
  purchaseOrder: z.optional(z.string()),
  creationDate: z.int(),
  dueDate: z.int(),
  paymentDate: z.optional(z.int()),
  lastUpdate: z.int(),
  netAmount: z.number(),
  taxes: z.array(InvoiceTax),
  taxAmount: z.number(),
  withheldAmount: z.number(),
  total: z.number(),
  paidAmount: z.number(),
  creditedAmount: z.number(),
  openAmount: z.number(),
  overdueDays: z.int(),
  multipleInstallments: z.boolean(),
  numInstallments: z.int(),
  issuedInstallments: z.int(),
  intervalBetweenDues: z.optional(z.int()),
  equally: z.boolean(),
  firstInstallmentValue: z.optional(z.number()),
  invoiceFirstOnly: z.boolean(),
  invoiceOfCredit: z.optional(InvoiceRef),
  reason: z.optional(z.string()),
  seller: InvoiceParty,
  buyer: InvoiceParty,
  paymentDetails: z.optional(InvoicePaymentDetails),
  lines: z.array(InvoiceLine),
  installments: z.array(InvoiceInstallment),
  payments: z.array(ClientPaymentAllocation),
  unallocatedPayments: z.array(ClientPayment),
  clientCredit: z.number(),
  creditUses: z.array(InvoiceCreditUse),
  creditNotes: z.array(InvoiceRef),
  files: z.array(InvoiceFile),
  history: z.array(InvoiceEvent),
  moves: z.array(InvoiceMove),
  mails: z.optional(z.array(InvoiceMail)),
  recipients: z.optional(z.array(z.string())),
  nextReminder: z.optional(InvoiceReminder),
  notes: z.array(z.string()),
  taxOverride: z.optional(z.string()),
  exchangeRate: z.optional(z.number()),
  baseCurrency: z.optional(shared.CurrencyCode),
  baseTotal: z.optional(z.number()),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
  xero: z.optional(z.lazy(() => xero.XeroFigure)),
})

export const InvoiceLineInput: z.ZodMiniType<types.InvoiceLineInput> = z.looseObject({
  description: z.string().check(z.minLength(1), z.maxLength(500)),
  quantity: z.number().check(z.gte(-1000000), z.lte(100000000)),
  unit: z.optional(shared.CostUnit),
  unitPrice: z.number().check(z.gte(0), z.lte(100000000)),
})

export const InvoiceUnitInput: z.ZodMiniType<types.InvoiceUnitInput> = z.looseObject({
  uuid: z.guid(),
})

export const InvoiceProjectInput: z.ZodMiniType<types.InvoiceProjectInput> = z.looseObject({
  uuid: z.guid(),
})

export const InvoiceContactInput: z.ZodMiniType<types.InvoiceContactInput> = z.looseObject({
  uuid: z.guid(),
})

export const InvoiceInput: z.ZodMiniType<types.InvoiceInput> = z.looseObject({
  organizationalUnit: InvoiceUnitInput,
  projects: z.array(InvoiceProjectInput).check(z.minLength(1), z.maxLength(500)),
  contactUser: z.optional(InvoiceContactInput),
  currency: z.optional(shared.CurrencyCode),
  creationDate: z.optional(z.int().check(z.gte(0), z.lte(253402214400000))),
  dueDate: z.optional(z.int().check(z.gte(0), z.lte(253402214400000))),
  purchaseOrder: z.optional(z.string().check(z.maxLength(100))),
  taxes: z.optional(z.array(InvoiceTaxInput).check(z.maxLength(10))),
  taxOverride: z.optional(z.string().check(z.maxLength(500))),
  multipleInstallments: z.optional(z.boolean()),
  numInstallments: z.optional(z.int().check(z.gte(1), z.lte(60))),
  intervalBetweenDues: z.optional(z.int().check(z.gte(1), z.lte(366))),
  equally: z.optional(z.boolean()),
  firstInstallmentValue: z.optional(z.number().check(z.gte(0), z.lte(100000000000))),
  invoiceFirstOnly: z.optional(z.boolean()),
  netAmount: z.optional(z.number()),
  taxAmount: z.optional(z.number()),
  total: z.optional(z.number()),
  lines: z.optional(z.array(InvoiceLineInput).check(z.maxLength(100))),
  bankAccountUuid: z.optional(z.guid()),
  language: z.optional(z.string().check(z.minLength(2), z.maxLength(20))),
  buyerReference: z.optional(z.string().check(z.maxLength(100))),
})

export const InvoiceTaxSuggestion: z.ZodMiniType<types.InvoiceTaxSuggestion> = z.looseObject({
  taxUuid: z.optional(z.guid()),
  category: z.optional(z.string()),
  reason: z.string(),
  sellerCountry: z.optional(z.string()),
  buyerCountry: z.optional(z.string()),
})

export const InvoiceGap: z.ZodMiniType<types.InvoiceGap> = z.looseObject({
  code: z.string(),
  field: z.optional(z.string()),
  message: z.string(),
})

export const InvoicePreview: z.ZodMiniType<types.InvoicePreview> = z.looseObject({
  currency: shared.CurrencyCode,
  organizationalUnit: z.lazy(() => orgUnits.OrgUnitRef),
  contactUser: z.optional(z.lazy(() => users.UserRef)),
  creationDate: z.int(),
  dueDate: z.int(),
  purchaseOrder: z.optional(z.string()),
  seller: InvoiceParty,
  buyer: InvoiceParty,
  paymentDetails: z.optional(InvoicePaymentDetails),
  projects: z.array(InvoiceProject),
  lines: z.array(InvoiceLine),
  netAmount: z.number(),
  taxes: z.array(InvoiceTax),
  taxAmount: z.number(),
  withheldAmount: z.number(),
  total: z.number(),
  exchangeRate: z.optional(z.number()),
  installments: z.array(InvoiceInstallment),
  suggestedTax: InvoiceTaxSuggestion,
  notes: z.array(z.string()),
  missing: z.array(InvoiceGap),
  warnings: z.array(InvoiceGap),
  taxCodes: z.array(z.lazy(() => finance.TaxCode)),
  bankAccounts: z.array(z.lazy(() => finance.BankAccount)),
})

export const InvoiceCancellation: z.ZodMiniType<types.InvoiceCancellation> = z.looseObject({
  invoiceUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(100)),
  reason: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
})

export const CancelledInvoices: z.ZodMiniType<types.CancelledInvoices> = z.looseObject({
  invoiceUuids: z.array(z.guid()),
})

export const InvoiceCounters: z.ZodMiniType<types.InvoiceCounters> = z.looseObject({
  total: z.int().check(z.gte(0)),
  open: shared.ListCounter,
  overdue: shared.ListCounter,
  dueSoon: shared.ListCounter,
  partlyPaid: shared.ListCounter,
  installments: shared.ListCounter,
  paid: shared.ListCounter,
  creditNotes: shared.ListCounter,
})

export const InvoiceReadyGroup: z.ZodMiniType<types.InvoiceReadyGroup> = z.looseObject({
  key: z.string(),
  organizationalUnit: z.lazy(() => orgUnits.OrgUnitRef),
  currency: shared.CurrencyCode,
  netAmount: z.number(),
  projects: z.array(InvoiceProject),
  month: z.optional(z.string()),
  purchaseOrder: z.optional(z.string()),
  needsPurchaseOrder: z.boolean(),
  suggestedTax: z.optional(InvoiceTaxSuggestion),
})

export const InvoiceAmount: z.ZodMiniType<types.InvoiceAmount> = z.looseObject({
  currency: shared.CurrencyCode,
  amount: z.number(),
  count: z.optional(z.int()),
})

export const InvoiceReadyPage: z.ZodMiniType<types.InvoiceReadyPage> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(shared.SortInfo),
  pageable: z.optional(shared.PageableInfo),
  content: z.array(InvoiceReadyGroup),
  totals: z.array(InvoiceAmount),
  inWork: z.array(InvoiceAmount),
})

export const CreditNoteLineInput: z.ZodMiniType<types.CreditNoteLineInput> = z.looseObject({
  lineUuid: z.guid(),
  amount: z.optional(z.number().check(z.lte(100000000000), z.gt(0))),
})

export const CreditNoteInput: z.ZodMiniType<types.CreditNoteInput> = z.looseObject({
  lines: z.array(CreditNoteLineInput).check(z.minLength(1), z.maxLength(1000)),
  reason: z.string().check(z.minLength(1), z.maxLength(500)),
  creationDate: z.optional(z.int().check(z.gte(0), z.lte(253402214400000))),
  total: z.optional(z.number()),
})

export const CreditNotePreviewLine: z.ZodMiniType<types.CreditNotePreviewLine> = z.looseObject({
  lineUuid: z.guid(),
  description: z.string(),
  invoiced: z.number(),
  credit: z.number(),
  stays: z.number(),
})

export const CreditNotePreview: z.ZodMiniType<types.CreditNotePreview> = z.looseObject({
  currency: shared.CurrencyCode,
  lines: z.array(CreditNotePreviewLine),
  netAmount: z.number(),
  taxBefore: z.number(),
  taxAfter: z.number(),
  taxAmount: z.number(),
  withheldAmount: z.number(),
  total: z.number(),
  invoiceTotal: z.number(),
  openAfter: z.number(),
  clientCredit: z.number(),
  missing: z.array(InvoiceGap),
})

export const ReceivablesAge: z.ZodMiniType<types.ReceivablesAge> = z.looseObject({
  age: z.string(),
  amount: z.number(),
  invoices: z.int(),
})

export const ReceivablesClient: z.ZodMiniType<types.ReceivablesClient> = z.looseObject({
  organizationalUnit: z.lazy(() => orgUnits.OrgUnitRef),
  currency: shared.CurrencyCode,
  amount: z.number(),
  overdue: z.number(),
  invoices: z.int(),
  baseAmount: z.optional(z.number()),
})

export const ReceivablesCurrency: z.ZodMiniType<types.ReceivablesCurrency> = z.looseObject({
  currency: shared.CurrencyCode,
  amount: z.number(),
  invoices: z.int(),
  ages: z.array(ReceivablesAge),
  baseAmount: z.optional(z.number()),
})

export const ReceivablesSummary: z.ZodMiniType<types.ReceivablesSummary> = z.looseObject({
  day: z.iso.date(),
  currency: shared.CurrencyCode,
  amount: z.number(),
  ages: z.array(ReceivablesAge),
  currencies: z.array(ReceivablesCurrency),
  clients: z.array(ReceivablesClient),
  unconverted: z.array(shared.CurrencyCode),
})

export const CreditRefundInput: z.ZodMiniType<types.CreditRefundInput> = z.looseObject({
  amount: z.number().check(z.lte(100000000000), z.gt(0)),
  valueDate: z.iso.date(),
  reference: z.optional(z.string().check(z.maxLength(140))),
  exchangeRate: z.optional(z.number().check(z.lte(1000000000), z.gt(0))),
})

export const ClientPaymentPage: z.ZodMiniType<types.ClientPaymentPage> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(shared.SortInfo),
  pageable: z.optional(shared.PageableInfo),
  content: z.array(ClientPayment),
})

export const AllocationInput: z.ZodMiniType<types.AllocationInput> = z.looseObject({
  invoiceUuid: z.guid(),
  amount: z.number().check(z.lte(100000000000), z.gt(0)),
})

export const ClientPaymentAllocations: z.ZodMiniType<types.ClientPaymentAllocations> = z.looseObject({
  allocations: z.array(AllocationInput).check(z.minLength(1), z.maxLength(100)),
})

export const ClientPaymentInput: z.ZodMiniType<types.ClientPaymentInput> = z.looseObject({
  currency: shared.CurrencyCode,
  amount: z.number().check(z.lte(100000000000), z.gt(0)),
  valueDate: z.iso.date(),
  reference: z.optional(z.string().check(z.maxLength(140))),
  fee: z.optional(z.number().check(z.gte(0), z.lte(100000000))),
  exchangeRate: z.optional(z.number().check(z.lte(1000000000), z.gt(0))),
  bankAccountUuid: z.optional(z.guid()),
  orgUnitUuid: z.optional(z.guid()),
  incomingUuid: z.optional(z.guid()),
  allocations: z.optional(z.array(AllocationInput).check(z.maxLength(100))),
})

export const IncomingPaymentStatus: z.ZodMiniType<types.IncomingPaymentStatus> = z.enum(['OPEN', 'RECORDED', 'DISMISSED'])

export const IncomingPaymentInvoice: z.ZodMiniType<types.IncomingPaymentInvoice> = z.looseObject({
  uuid: z.guid(),
  number: z.string(),
  openAmount: z.number(),
})

export const IncomingPayment: z.ZodMiniType<types.IncomingPayment> = z.looseObject({
  uuid: z.guid(),
  status: IncomingPaymentStatus,
  date: z.iso.date(),
  amount: z.number(),
  currency: shared.CurrencyCode,
  payer: z.optional(z.string()),
  purpose: z.optional(z.string()),
  reference: z.optional(z.string()),
  bankAccount: z.optional(BankAccountRef),
  file: z.string(),
  paymentUuid: z.optional(z.guid()),
  reason: z.optional(z.string()),
  organizationalUnit: z.optional(z.lazy(() => orgUnits.OrgUnitRef)),
  invoices: z.array(IncomingPaymentInvoice),
})

export const IncomingPaymentPage: z.ZodMiniType<types.IncomingPaymentPage> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(shared.SortInfo),
  pageable: z.optional(shared.PageableInfo),
  content: z.array(IncomingPayment),
})

export const ReceivableReason: z.ZodMiniType<types.ReceivableReason> = z.looseObject({
  reason: z.string().check(z.minLength(1), z.maxLength(2000)),
})

export const ClientBalanceCurrency: z.ZodMiniType<types.ClientBalanceCurrency> = z.looseObject({
  currency: shared.CurrencyCode,
  open: z.number(),
  openInvoices: z.int(),
  overdue: z.number(),
  nextDueDate: z.optional(z.int()),
  nextDueAmount: z.optional(z.number()),
  paidThisYear: z.number(),
  paidInvoicesThisYear: z.int(),
  credit: z.number(),
})

export const ReceivablesMonth: z.ZodMiniType<types.ReceivablesMonth> = z.looseObject({
  month: z.string(),
  currency: shared.CurrencyCode,
  netAmount: z.number(),
})

export const ClientBalance: z.ZodMiniType<types.ClientBalance> = z.looseObject({
  organizationalUnit: z.lazy(() => orgUnits.OrgUnitRef),
  balances: z.array(ClientBalanceCurrency),
  months: z.array(ReceivablesMonth),
  paymentDetails: z.array(InvoicePaymentDetails),
  billTo: InvoiceParty,
  requiresPurchaseOrder: z.boolean(),
})

export const ClientStatementEntry: z.ZodMiniType<types.ClientStatementEntry> = z.looseObject({
  date: z.iso.date(),
  kind: z.string(),
  bankAccount: z.optional(BankAccountRef),
  number: z.string(),
  invoiceUuid: z.optional(z.guid()),
  amount: z.number(),
  balance: z.number(),
})

export const ClientStatement: z.ZodMiniType<types.ClientStatement> = z.looseObject({
  organizationalUnit: z.lazy(() => orgUnits.OrgUnitRef),
  currency: shared.CurrencyCode,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  opening: z.number(),
  entries: z.array(ClientStatementEntry),
  closing: z.number(),
})
