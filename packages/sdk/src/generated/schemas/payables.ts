// Generated from openapi/resources/payables.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
import type * as types from '../payables.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'
import * as xero from './xero.ts'

export const PayableTax: z.ZodMiniType<types.PayableTax> = z.looseObject({
  id: z.string(),
  name: z.string(),
  base: z.number(),
  checked: z.boolean(),
  rate: z.number(),
  amount: z.number(),
  kind: z.string(),
  category: z.string(),
  text: z.optional(z.string()),
})

export const SelfBillingAgreement: z.ZodMiniType<types.SelfBillingAgreement> = z.looseObject({
  uuid: z.guid(),
  agreedBy: z.optional(z.lazy(() => users.UserRef)),
  agreedDate: z.int(),
  withdrawnBy: z.optional(z.lazy(() => users.UserRef)),
  withdrawnDate: z.optional(z.int()),
})

export const SelfBilling: z.ZodMiniType<types.SelfBilling> = z.looseObject({
  isAgreed: z.boolean(),
  isOffered: z.boolean(),
  company: z.string(),
  objectionDays: z.int(),
  missing: z.optional(z.array(z.string())),
  history: z.array(SelfBillingAgreement),
})

export const PayableTaxReason: z.ZodMiniType<types.PayableTaxReason> = z.string()

export const PayableDocument: z.ZodMiniType<types.PayableDocument> = z.looseObject({
  name: z.string(),
  size: z.int(),
  sha256: z.string(),
  url: z.string(),
})

export const PayableVendor: z.ZodMiniType<types.PayableVendor> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  email: z.optional(z.string()),
  status: z.optional(shared.UserStatus),
  avatar: z.optional(z.string()),
  tasksCompletedCount: z.optional(z.int().check(z.gte(0))),
  deleteAllLanguagePair: z.optional(z.boolean()),
  paymentMethod: z.optional(z.lazy(() => users.PaymentMethod)),
  payoneerId: z.optional(z.string()),
  paypalAccount: z.optional(z.string()),
  invoicingPeriodicity: z.optional(z.lazy(() => users.InvoicingPeriodicity)),
  invoicingDayOfMonth: z.optional(z.int()),
})

export const PayableFile: z.ZodMiniType<types.PayableFile> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  size: z.int(),
  number: z.string(),
  date: z.optional(z.iso.date()),
  total: z.number(),
  currency: shared.CurrencyCode,
  uploadDate: z.int(),
  uploadedBy: z.optional(z.lazy(() => users.UserRef)),
  url: z.string(),
})

export const PayableApproval: z.ZodMiniType<types.PayableApproval> = z.looseObject({
  user: z.lazy(() => users.UserRef),
  date: z.int(),
})

export const PayableMove: z.ZodMiniType<types.PayableMove> = z.looseObject({
  move: z.string(),
  to: shared.InvoicePaymentStatus,
  missing: z.optional(z.array(z.string())),
  needsReason: z.optional(z.boolean()),
})

export const PayablePayment: z.ZodMiniType<types.PayablePayment> = z.looseObject({
  date: z.iso.date(),
  reference: z.optional(z.string()),
})

export const PayableItem: z.ZodMiniType<types.PayableItem> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  status: shared.InvoicePaymentStatus,
  version: z.string(),
  currency: shared.CurrencyCode,
  amount: z.number(),
  amountBeforeTaxes: z.number(),
  taxesAmount: z.number(),
  withheldAmount: z.number(),
  paidAmount: z.number(),
  taxes: z.array(PayableTax),
  taxReason: z.optional(PayableTaxReason),
  taxOverride: z.optional(z.string()),
  selfBilled: z.boolean(),
  document: z.optional(PayableDocument),
  objectUntil: z.optional(z.iso.date()),
  agreedDate: z.optional(z.int()),
  objectedDate: z.optional(z.int()),
  creationDate: z.int(),
  dueDate: z.int(),
  lastUpdate: z.int(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  totalTasks: z.int(),
  payoutMethod: z.optional(z.lazy(() => users.PaymentMethod)),
  missingAccountingInfo: z.boolean(),
  vendor: PayableVendor,
  payableFiles: z.array(PayableFile),
  reason: z.optional(z.string()),
  payment: z.optional(PayablePayment),
})

export const PayablePage: z.ZodMiniType<types.PayablePage> = z.looseObject({
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
  content: z.array(PayableItem),
})

export const PayablePart: z.ZodMiniType<types.PayablePart> = z.looseObject({
  displayOrder: z.int(),
  source: z.string(),
  costType: z.string(),
  unit: shared.CostUnit,
  amount: z.number(),
  rate: z.number(),
  factor: z.number(),
  exact: z.string(),
  total: z.number(),
  rateUuid: z.optional(z.guid()),
  rateVersion: z.optional(z.int()),
  setBy: z.optional(z.lazy(() => users.UserRef)),
})

export const PayableAdjustmentKind: z.ZodMiniType<types.PayableAdjustmentKind> = z.enum(['BONUS', 'PENALTY', 'CORRECTION', 'EXPENSE', 'CANCELLATION_FEE'])

export const PayableAdjustment: z.ZodMiniType<types.PayableAdjustment> = z.looseObject({
  uuid: z.guid(),
  vendor: z.lazy(() => users.UserRef),
  kind: PayableAdjustmentKind,
  status: z.enum(['PENDING', 'CONFIRMED', 'REJECTED', 'BILLED']),
  currency: shared.CurrencyCode,
  amount: z.number(),
  reason: z.string(),
  taskUuid: z.optional(z.guid()),
  payableUuid: z.optional(z.guid()),
  creationDate: z.int(),
  answerReason: z.optional(z.string()),
})

export const PayableLine: z.ZodMiniType<types.PayableLine> = z.looseObject({
  uuid: z.guid(),
  kind: z.string(),
  name: z.string(),
  amount: z.number(),
  taxAmount: z.number(),
  taxIncluded: z.optional(z.boolean()),
  taskUuid: z.optional(z.guid()),
  deliveryDate: z.optional(z.int()),
  adjustment: z.optional(PayableAdjustment),
  carriedOver: z.optional(z.boolean()),
  parts: z.array(PayablePart),
})

export const PayableProject: z.ZodMiniType<types.PayableProject> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  reference: z.string(),
})

export const PayableTask: z.ZodMiniType<types.PayableTask> = z.looseObject({
  uuid: z.guid(),
  status: shared.TaskStatus,
  currency: shared.CurrencyCode,
  payableAmount: z.number(),
  project: PayableProject,
})

export const Payable: z.ZodMiniType<types.Payable> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  status: shared.InvoicePaymentStatus,
  version: z.string(),
  currency: shared.CurrencyCode,
  amount: z.number(),
  amountBeforeTaxes: z.number(),
  taxesAmount: z.number(),
  withheldAmount: z.number(),
  paidAmount: z.number(),
  taxes: z.array(PayableTax),
  taxReason: z.optional(PayableTaxReason),
  taxOverride: z.optional(z.string()),
  selfBilled: z.boolean(),
  document: z.optional(PayableDocument),
  objectUntil: z.optional(z.iso.date()),
  agreedDate: z.optional(z.int()),
  objectedDate: z.optional(z.int()),
  creationDate: z.int(),
  dueDate: z.int(),
  lastUpdate: z.int(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  totalTasks: z.int(),
  payoutMethod: z.optional(z.lazy(() => users.PaymentMethod)),
  missingAccountingInfo: z.boolean(),
  vendor: PayableVendor,
  payableFiles: z.array(PayableFile),
  reason: z.optional(z.string()),
  payment: z.optional(PayablePayment),
  tasks: z.array(PayableTask),
  lines: z.array(PayableLine),
  moves: z.array(PayableMove),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
  approvals: z.optional(z.array(PayableApproval)),
  singleOfficer: z.optional(z.boolean()),
  vendorMonthlyAverage: z.optional(z.number()),
})

export const CancelledPayable: z.ZodMiniType<types.CancelledPayable> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  status: shared.InvoicePaymentStatus,
  version: z.string(),
  currency: shared.CurrencyCode,
  amount: z.number(),
  amountBeforeTaxes: z.number(),
  taxesAmount: z.number(),
  withheldAmount: z.number(),
  paidAmount: z.number(),
  taxes: z.array(PayableTax),
  taxReason: z.optional(PayableTaxReason),
  taxOverride: z.optional(z.string()),
  selfBilled: z.boolean(),
  document: z.optional(PayableDocument),
  objectUntil: z.optional(z.iso.date()),
  agreedDate: z.optional(z.int()),
  objectedDate: z.optional(z.int()),
  creationDate: z.int(),
  dueDate: z.int(),
  lastUpdate: z.int(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  totalTasks: z.int(),
  payoutMethod: z.optional(z.lazy(() => users.PaymentMethod)),
  missingAccountingInfo: z.boolean(),
  vendor: PayableVendor,
  payableFiles: z.array(PayableFile),
  reason: z.optional(z.string()),
  payment: z.optional(PayablePayment),
  tasks: z.array(PayableTask),
  lines: z.array(PayableLine),
  moves: z.array(PayableMove),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
  approvals: z.optional(z.array(PayableApproval)),
  singleOfficer: z.optional(z.boolean()),
  vendorMonthlyAverage: z.optional(z.number()),
  oldTasksInvoiced: z.array(PayableTask),
})

export const PayableRunTotal: z.ZodMiniType<types.PayableRunTotal> = z.looseObject({
  currency: shared.CurrencyCode,
  amount: z.number(),
})

export const PayableCounter: z.ZodMiniType<types.PayableCounter> = z.looseObject({
  count: z.int().check(z.gte(0)),
  filter: z.string(),
  amounts: z.array(PayableRunTotal),
})

export const PayableCounters: z.ZodMiniType<types.PayableCounters> = z.looseObject({
  total: z.int().check(z.gte(0)),
  missingData: PayableCounter,
  failed: PayableCounter,
  needsInvoice: PayableCounter,
  needsApproval: PayableCounter,
  ready: PayableCounter,
  sent: PayableCounter,
  overdue: PayableCounter,
})

export const PayableSum: z.ZodMiniType<types.PayableSum> = z.looseObject({
  currency: shared.CurrencyCode,
  amount: z.number(),
  amountBeforeTaxes: z.number(),
  paidAmount: z.number(),
  payables: z.int(),
})

export const PayableSums: z.ZodMiniType<types.PayableSums> = z.looseObject({
  payables: z.int().check(z.gte(0)),
  totals: z.array(PayableSum),
})

export const PayableEarnings: z.ZodMiniType<types.PayableEarnings> = z.looseObject({
  toInvoice: PayableSums,
  onTheWay: PayableSums,
  paid: PayableSums,
})

export const PayableMethodTotal: z.ZodMiniType<types.PayableMethodTotal> = z.looseObject({
  payoutMethod: z.optional(z.lazy(() => users.PaymentMethod)),
  currency: shared.CurrencyCode,
  amount: z.number(),
  payables: z.int(),
  baseAmount: z.optional(z.number()),
})

export const PayableSummary: z.ZodMiniType<types.PayableSummary> = z.looseObject({
  brl: z.number(),
  payoneer: z.number(),
  paypal: z.number(),
  missingPaymentMethod: z.number(),
  currency: shared.CurrencyCode,
  byMethod: z.array(PayableMethodTotal),
  unconverted: z.array(shared.CurrencyCode),
})

export const PayableScheduledRun: z.ZodMiniType<types.PayableScheduledRun> = z.looseObject({
  date: z.iso.date(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  periodicity: z.lazy(() => users.InvoicingPeriodicity),
  linguists: z.int(),
})

export const PayableUnbilled: z.ZodMiniType<types.PayableUnbilled> = z.looseObject({
  tasks: z.int(),
  linguists: z.int(),
  totals: z.array(PayableRunTotal),
  startDate: z.optional(z.iso.date()),
  endDate: z.optional(z.iso.date()),
  unscheduled: z.int(),
  withoutPayoutMethod: z.array(z.lazy(() => users.UserRef)),
})

export const PayableTaxCode: z.ZodMiniType<types.PayableTaxCode> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  rate: z.number(),
})

export const PayableDraft: z.ZodMiniType<types.PayableDraft> = z.looseObject({
  vendor: z.lazy(() => users.UserRef),
  currency: shared.CurrencyCode,
  tasks: z.int(),
  amount: z.number(),
  taxCode: z.optional(PayableTaxCode),
  taxReason: z.optional(PayableTaxReason),
  taxOverride: z.optional(z.string()),
  selfBilled: z.optional(z.boolean()),
  missingAccountingInfo: z.boolean(),
})

export const PayableSkip: z.ZodMiniType<types.PayableSkip> = z.looseObject({
  taskUuid: z.optional(z.guid()),
  adjustmentUuid: z.optional(z.guid()),
  reason: z.string(),
  vendorUuid: z.optional(z.guid()),
  taskName: z.optional(z.string()),
  vendorName: z.optional(z.string()),
  amount: z.optional(z.number()),
  currency: z.optional(shared.CurrencyCode),
})

export const PayableRunResult: z.ZodMiniType<types.PayableRunResult> = z.looseObject({
  payables: z.int(),
  tasks: z.int(),
  totals: z.array(PayableRunTotal),
  drafts: z.array(PayableDraft),
  skipped: z.array(PayableSkip),
  olderTasks: z.int(),
})

export const PayableRun: z.ZodMiniType<types.PayableRun> = z.looseObject({
  uuid: z.guid(),
  status: shared.JobStatus,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  dueDate: z.iso.date(),
  creationDate: z.int(),
  jobUuid: z.optional(z.guid()),
  result: PayableRunResult,
})

export const PayableSchedule: z.ZodMiniType<types.PayableSchedule> = z.looseObject({
  isOn: z.boolean(),
  runs: z.array(PayableScheduledRun),
  unbilled: PayableUnbilled,
  last: z.optional(PayableRun),
})

export const PayableTaxOverride: z.ZodMiniType<types.PayableTaxOverride> = z.looseObject({
  vendorUuid: z.guid(),
  taxUuid: z.guid(),
  reason: z.string().check(z.minLength(1), z.maxLength(500)),
})

export const PayableRunInput: z.ZodMiniType<types.PayableRunInput> = z.looseObject({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  dueDate: z.iso.date(),
  vendorUuidList: z.optional(z.array(z.guid()).check(z.minLength(1), z.maxLength(5000))),
  minimumTotal: z.optional(z.number().check(z.gte(0), z.lte(1000000))),
  preview: z.optional(z.boolean()),
  taxOverrides: z.optional(z.array(PayableTaxOverride).check(z.maxLength(500))),
})

export const PayableRunStarted: z.ZodMiniType<types.PayableRunStarted> = z.looseObject({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  dueDate: z.iso.date(),
  vendorUuidList: z.optional(z.array(z.guid()).check(z.minLength(1), z.maxLength(5000))),
  minimumTotal: z.optional(z.number().check(z.gte(0), z.lte(1000000))),
  preview: z.optional(z.boolean()),
  taxOverrides: z.optional(z.array(PayableTaxOverride).check(z.maxLength(500))),
  timezone: z.optional(z.string()),
  batchUuid: z.optional(z.guid()),
  taxCodes: z.optional(z.array(PayableTaxCode)),
  result: z.optional(PayableRunResult),
})

export const PayableApprovals: z.ZodMiniType<types.PayableApprovals> = z.looseObject({
  payableUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(2000)),
  dryRun: z.optional(z.boolean()),
})

export const PayableSelection: z.ZodMiniType<types.PayableSelection> = z.looseObject({
  payableUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(2000)),
})

export const PayableApprovalItem: z.ZodMiniType<types.PayableApprovalItem> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  status: shared.InvoicePaymentStatus,
  amount: z.number(),
  currency: shared.CurrencyCode,
  missing: z.optional(z.array(z.string())),
})

export const PayableUndoResult: z.ZodMiniType<types.PayableUndoResult> = z.looseObject({
  undone: z.array(PayableApprovalItem),
  skipped: z.array(PayableApprovalItem),
})

export const PayableApprovalsResult: z.ZodMiniType<types.PayableApprovalsResult> = z.looseObject({
  approved: z.array(PayableApprovalItem),
  skipped: z.array(PayableApprovalItem),
})

export const PayableReason: z.ZodMiniType<types.PayableReason> = z.looseObject({
  reason: z.string().check(z.minLength(1), z.maxLength(2000)),
})

export const PayableInvoiceInput: z.ZodMiniType<types.PayableInvoiceInput> = z.looseObject({
  file: z.custom<Upload>(),
  number: z.string().check(z.minLength(1), z.maxLength(100)),
  total: z.number(),
  currency: shared.CurrencyCode,
  date: z.optional(z.iso.date()),
})

export const PayableAdjustmentInput: z.ZodMiniType<types.PayableAdjustmentInput> = z.looseObject({
  vendorUuid: z.guid(),
  kind: PayableAdjustmentKind,
  currency: shared.CurrencyCode,
  amount: z.number().check(z.gte(-100000000), z.lte(100000000)),
  reason: z.string().check(z.minLength(1), z.maxLength(2000)),
  taskUuid: z.optional(z.guid()),
  payableUuid: z.optional(z.guid()),
})

export const PayableAdjustmentAnswer: z.ZodMiniType<types.PayableAdjustmentAnswer> = z.looseObject({
  status: z.enum(['CONFIRMED', 'REJECTED']),
  reason: z.optional(z.string().check(z.maxLength(2000))),
})

export const PayableReconciliationLine: z.ZodMiniType<types.PayableReconciliationLine> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  billed: z.number(),
  payNow: z.number(),
  pricedAgain: z.number(),
  difference: z.number(),
  cause: z.optional(z.string()),
})

export const PayableReconciliation: z.ZodMiniType<types.PayableReconciliation> = z.looseObject({
  currency: shared.CurrencyCode,
  lines: z.array(PayableReconciliationLine),
  billed: z.number(),
  payNow: z.number(),
  pricedAgain: z.number(),
  invoiced: z.optional(z.number()),
  paid: z.number(),
  xero: z.optional(z.lazy(() => xero.XeroFigure)),
  difference: z.number(),
})

export const listAdjustmentsResult: z.ZodMiniType<types.PayableAdjustment[]> = z.array(PayableAdjustment)
