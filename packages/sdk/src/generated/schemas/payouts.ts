// Generated from openapi/resources/payouts.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
import type * as types from '../payouts.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const PayoutStatus: z.ZodMiniType<types.PayoutStatus> = z.enum(['CREATED', 'SENT', 'RECONCILED', 'CANCELLED'])

export const PayoutMethod: z.ZodMiniType<types.PayoutMethod> = z.enum(['BANK', 'PAYONEER', 'PAYPAL'])

export const PayoutAccount: z.ZodMiniType<types.PayoutAccount> = z.looseObject({
  uuid: z.optional(z.guid()),
  holder: z.string(),
  last4: z.string(),
  bank: z.optional(z.string()),
})

export const PayingAccount: z.ZodMiniType<types.PayingAccount> = z.looseObject({
  uuid: z.guid(),
  holder: z.string(),
  last4: z.string(),
  bank: z.optional(z.string()),
  currency: shared.CurrencyCode,
  paysBySepa: z.boolean(),
})

export const PayoutItem: z.ZodMiniType<types.PayoutItem> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  status: PayoutStatus,
  method: PayoutMethod,
  currency: shared.CurrencyCode,
  amount: z.number(),
  paidAmount: z.number(),
  payables: z.int().check(z.gte(0)),
  settled: z.int().check(z.gte(0)),
  failed: z.int().check(z.gte(0)),
  bankAccount: z.optional(PayoutAccount),
  executionDate: z.iso.date(),
  creationDate: z.int(),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
  sentDate: z.optional(z.int()),
  sentBy: z.optional(z.lazy(() => users.UserRef)),
  reason: z.optional(z.string()),
})

export const PayoutPage: z.ZodMiniType<types.PayoutPage> = z.looseObject({
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
  content: z.array(PayoutItem),
})

export const PayoutFile: z.ZodMiniType<types.PayoutFile> = z.looseObject({
  name: z.string(),
  size: z.int().check(z.gte(0)),
  sha256: z.string(),
  url: z.optional(z.string()),
})

export const PayoutPayable: z.ZodMiniType<types.PayoutPayable> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  status: shared.InvoicePaymentStatus,
  version: z.string(),
})

export const PayoutPayment: z.ZodMiniType<types.PayoutPayment> = z.looseObject({
  uuid: z.guid(),
  status: z.string(),
  payable: PayoutPayable,
  vendor: z.lazy(() => users.UserRef),
  recipient: z.string(),
  amount: z.number(),
  paidAmount: z.number(),
  endToEndId: z.string(),
  paymentDate: z.optional(z.iso.date()),
  reference: z.optional(z.string()),
  reason: z.optional(z.string()),
})

export const PayoutStatement: z.ZodMiniType<types.PayoutStatement> = z.looseObject({
  uuid: z.guid(),
  fileName: z.string(),
  number: z.optional(z.string()),
  importDate: z.int(),
  importedBy: z.optional(z.lazy(() => users.UserRef)),
  bookings: z.int().check(z.gte(1)),
})

export const Payout: z.ZodMiniType<types.Payout> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  status: PayoutStatus,
  method: PayoutMethod,
  currency: shared.CurrencyCode,
  amount: z.number(),
  paidAmount: z.number(),
  payables: z.int().check(z.gte(0)),
  settled: z.int().check(z.gte(0)),
  failed: z.int().check(z.gte(0)),
  bankAccount: z.optional(PayoutAccount),
  executionDate: z.iso.date(),
  creationDate: z.int(),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
  sentDate: z.optional(z.int()),
  sentBy: z.optional(z.lazy(() => users.UserRef)),
  reason: z.optional(z.string()),
  messageId: z.string(),
  file: PayoutFile,
  payments: z.array(PayoutPayment),
  approvedBy: z.array(z.lazy(() => users.UserRef)),
  statements: z.array(PayoutStatement),
  canSend: z.boolean(),
})

export const PayoutInput: z.ZodMiniType<types.PayoutInput> = z.looseObject({
  method: PayoutMethod,
  currency: shared.CurrencyCode,
  bankAccountUuid: z.optional(z.guid()),
  executionDate: z.optional(z.iso.date()),
  payableUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(500)),
  dryRun: z.optional(z.boolean()),
})

export const PayoutReason: z.ZodMiniType<types.PayoutReason> = z.looseObject({
  code: z.string(),
  message: z.string(),
})

export const PayoutCandidate: z.ZodMiniType<types.PayoutCandidate> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  status: shared.InvoicePaymentStatus,
  vendor: z.lazy(() => users.UserRef),
  amount: z.number(),
  currency: shared.CurrencyCode,
  reasons: z.optional(z.array(PayoutReason)),
})

export const PayoutResult: z.ZodMiniType<types.PayoutResult> = z.looseObject({
  included: z.array(PayoutCandidate),
  skipped: z.array(PayoutCandidate),
  amount: z.number(),
  currency: shared.CurrencyCode,
  payout: z.optional(Payout),
})

export const PayoutFigures: z.ZodMiniType<types.PayoutFigures> = z.looseObject({
  paymentUuid: z.guid(),
  billed: z.number(),
  payNow: z.number(),
  pricedAgain: z.number(),
  invoiced: z.optional(z.number()),
  sent: z.number(),
  bank: z.optional(z.number()),
  difference: z.number(),
  cause: z.optional(z.string()),
})

export const PayoutReconciliation: z.ZodMiniType<types.PayoutReconciliation> = z.looseObject({
  currency: shared.CurrencyCode,
  rows: z.array(PayoutFigures),
})

export const PayableSettlement: z.ZodMiniType<types.PayableSettlement> = z.looseObject({
  date: z.iso.date(),
  amount: z.optional(z.number().check(z.gte(0.0001), z.lte(100000000))),
  reference: z.optional(z.string().check(z.maxLength(100))),
})

export const StatementInput: z.ZodMiniType<types.StatementInput> = z.looseObject({
  file: z.custom<Upload>(),
  bankAccountUuid: z.optional(z.guid()),
  separator: z.optional(z.enum(['COMMA', 'SEMICOLON', 'TAB'])),
  decimals: z.optional(z.enum(['POINT', 'COMMA'])),
  dates: z.optional(z.enum(['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'YYYYMMDD'])),
  currency: z.optional(shared.CurrencyCode),
  dateColumn: z.optional(z.string().check(z.maxLength(200))),
  amountColumn: z.optional(z.string().check(z.maxLength(200))),
  debitColumn: z.optional(z.string().check(z.maxLength(200))),
  creditColumn: z.optional(z.string().check(z.maxLength(200))),
  currencyColumn: z.optional(z.string().check(z.maxLength(200))),
  balanceColumn: z.optional(z.string().check(z.maxLength(200))),
  nameColumn: z.optional(z.string().check(z.maxLength(200))),
  textColumn: z.optional(z.string().check(z.maxLength(200))),
  referenceColumn: z.optional(z.string().check(z.maxLength(200))),
  endToEndIdColumn: z.optional(z.string().check(z.maxLength(200))),
})

export const StatementPayable: z.ZodMiniType<types.StatementPayable> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  vendor: z.string(),
  open: z.number(),
})

export const StatementLine: z.ZodMiniType<types.StatementLine> = z.looseObject({
  line: z.int().check(z.gte(1)),
  outcome: z.string(),
  date: z.iso.date(),
  amount: z.number(),
  currency: shared.CurrencyCode,
  name: z.optional(z.string()),
  reference: z.optional(z.string()),
  payable: z.optional(StatementPayable),
  matchedBy: z.optional(z.string()),
  reason: z.optional(z.string()),
  message: z.optional(z.string()),
})

export const StatementReport: z.ZodMiniType<types.StatementReport> = z.looseObject({
  isImported: z.boolean(),
  settled: z.int().check(z.gte(0)),
  short: z.int().check(z.gte(0)),
  returned: z.int().check(z.gte(0)),
  incoming: z.int().check(z.gte(0)),
  left: z.int().check(z.gte(0)),
  lines: z.array(StatementLine),
})

export const listBankAccountsResult: z.ZodMiniType<types.PayingAccount[]> = z.array(PayingAccount)
