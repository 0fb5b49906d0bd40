// Generated from openapi/resources/payables.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, NoParams, Operation, Upload } from '../operation.ts'
import type { CostUnit, CurrencyCode, DownloadRequest, InvoicePaymentStatus, JobStatus, ListCounter, ListExport, PageInfo, TaskStatus } from './shared.ts'
import type { InvoicingPeriodicity, PaymentMethod, UserRef } from './users.ts'
import type { XeroFigure } from './xero.ts'
import { nothing } from '../answers.ts'
import { form } from '../body.ts'
import { asyncOperation, operation } from '../operation.ts'

/** A tax of a payable. */
export interface PayableTax {
  /** Identifier. */
  id: string
  /** Name. */
  name: string
  /** Amount that it is computed from. */
  base: number
  /** Whether it applies. */
  checked: boolean
  /** Percentage. */
  rate: number
  /** Amount, below zero if it is withheld. */
  amount: number
  /** Whether it is added or withheld. */
  kind: 'VAT' | 'WITHHOLDING' | (string & {})
  /** Category of EN 16931. */
  category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | (string & {})
  /** Sentence on documents, such as the reason why nothing is charged; absent without one. */
  text?: string
}

/** Whether an account issues the documents of a linguist. */
export interface SelfBilling {
  /** Whether an agreement is in force. */
  isAgreed: boolean
  /** Whether the account offers self-billing. */
  isOffered: boolean
  /** Name of the company that issues the documents. */
  company: string
  /** Days that the linguist has to object. */
  objectionDays: number
  /** What is missing for documents: of the company, or in the billing details of the linguist; absent if nothing is. */
  missing?: ('COMPANY_NAME' | 'COMPANY_COUNTRY' | 'LEGAL_NAME' | 'COUNTRY' | (string & {}))[]
  /** All agreements, newest first. */
  history: SelfBillingAgreement[]
}

/** An agreement on self-billing. */
export interface SelfBillingAgreement {
  /** Identifier. */
  uuid: string
  /** Who agreed. */
  agreedBy?: UserRef
  /** When, epoch ms. */
  agreedDate: number
  /** Who withdrew it; absent while it is in force. */
  withdrawnBy?: UserRef
  /** When it was withdrawn, epoch ms; absent while it is in force. */
  withdrawnDate?: number
}

/** Why a payable has its taxes. SAME_COUNTRY: company and linguist are in one country, whose standard rate applies. NOT_REGISTERED: the linguist has no VAT ID. REVERSE_CHARGE: both are in the EU, and the company owes the tax. OUTSIDE_UNION: one of them isn't in the EU. COUNTRY_UNKNOWN: the country of one isn't known. NO_TAX_CODE: the account has no tax code for the case. */
export type PayableTaxReason = 'SAME_COUNTRY' | 'NOT_REGISTERED' | 'REVERSE_CHARGE' | 'OUTSIDE_UNION' | 'COUNTRY_UNKNOWN' | 'NO_TAX_CODE' | (string & {})

/** A document that an account has issued in the name of a linguist; its bytes never change. */
export interface PayableDocument {
  /** Name of the file. */
  name: string
  /** Bytes. */
  size: number
  /** Hash of the bytes. */
  sha256: string
  /** Download address that works for an hour. */
  url: string
}

/** A linguist as a payable shows them; numbers of payout methods are masked. */
export interface PayableVendor extends UserRef {
  /** Payout method in force; absent without one. */
  paymentMethod?: PaymentMethod
  /** Last four characters of the Payoneer ID; absent for other methods. */
  payoneerId?: string
  /** First letter and domain of the PayPal account; absent for other methods. */
  paypalAccount?: string
  /** How often payables are created; absent if not set. */
  invoicingPeriodicity?: InvoicingPeriodicity
  /** Day of the month on which payables are created; absent if not set. */
  invoicingDayOfMonth?: number
}

/** An invoice of a linguist. */
export interface PayableFile {
  /** Identifier. */
  uuid: string
  /** Name of the file. */
  name: string
  /** Bytes. */
  size: number
  /** Number that the linguist has given the invoice. */
  number: string
  /** Day of the invoice; absent if not given. */
  date?: string
  /** Total that it states. */
  total: number
  /** Its currency. */
  currency: CurrencyCode
  /** When it was attached, epoch ms. */
  uploadDate: number
  /** Who attached it. */
  uploadedBy?: UserRef
  /** Download address that works for an hour. */
  url: string
}

/** An approval of a payable. */
export interface PayableApproval {
  /** Who approved it. */
  user: UserRef
  /** When, epoch ms. */
  date: number
}

/** A move that you could make. */
export interface PayableMove {
  /** Name of the move. */
  move: 'attach' | 'removeFile' | 'agree' | 'object' | 'reject' | 'approveFirst' | 'approve' | 'withdraw' | 'settle' | 'fail' | 'retry' | 'reverse' | 'cancel' | (string & {})
  /** Status that it leads to. */
  to: InvoicePaymentStatus
  /** Conditions that are not met, by name; absent if all are. */
  missing?: string[]
  /** Whether it needs a reason. */
  needsReason?: boolean
}

/** A payable. */
export interface PayableItem {
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** Number of the payable. */
  name: string
  /** Status. */
  status: InvoicePaymentStatus
  /** State of the payable, for `If-Match`. */
  version: string
  /** Currency of all amounts. */
  currency: CurrencyCode
  /** What is to be paid: with taxes, without what is withheld. */
  amount: number
  /** Sum of the lines. */
  amountBeforeTaxes: number
  /** Taxes that are added. */
  taxesAmount: number
  /** Taxes that are withheld. */
  withheldAmount: number
  /** What is paid of it. */
  paidAmount: number
  /** The taxes. */
  taxes: PayableTax[]
  /** Why it has these taxes; absent on payables from before taxes. */
  taxReason?: PayableTaxReason
  /** Why another tax than by rule applies; absent otherwise, and for linguists. */
  taxOverride?: string
  /** Whether the account issues the document, and the linguist sends no invoice. */
  selfBilled: boolean
  /** The document that the account has issued; absent without one. */
  document?: PayableDocument
  /** Last day on which the linguist may object, where the company is; absent if they send the invoice. */
  objectUntil?: string
  /** When the linguist agreed with it, epoch ms; absent otherwise. */
  agreedDate?: number
  /** When the linguist objected, epoch ms; absent otherwise. */
  objectedDate?: number
  /** When it was created, epoch ms. */
  creationDate: number
  /** When it is due: the beginning of the day in UTC, epoch ms. */
  dueDate: number
  /** When it last changed, epoch ms. */
  lastUpdate: number
  /** First day of its period. */
  startDate: string
  /** Last day of its period. */
  endDate: string
  /** Number of its tasks. */
  totalTasks: number
  /** Payout method of the linguist; absent without one. */
  payoutMethod?: PaymentMethod
  /** Whether the linguist has no payout method. */
  missingAccountingInfo: boolean
  /** The linguist. */
  vendor: PayableVendor
  /** The invoice of the linguist; empty without one. */
  payableFiles: PayableFile[]
  /** Why it was rejected or canceled, or why its payment came back; absent otherwise. */
  reason?: string
  /** Its last payment; absent before. */
  payment?: PayablePayment
}

/** The last payment of a payable. */
export interface PayablePayment {
  /** Day of the payment. */
  date: string
  /** What the linguist finds on their own statement; absent without one. */
  reference?: string
}

/** One page of payables. */
export interface PayablePage extends PageInfo {
  /** Items of this page. */
  content: PayableItem[]
}

/** What a line is made of: words of one match band, a fee, or an amount that someone has set. */
export interface PayablePart {
  /** Place among the parts of the task, as `tasks.explainPay` takes it. */
  displayOrder: number
  /** Where it comes from. */
  source: 'CALCULATED' | 'MANUAL' | 'STOP_LOSS' | (string & {})
  /** Match band, or type of the amount. */
  costType: string
  /** Unit of measure. */
  unit: CostUnit
  /** Number of units. */
  amount: number
  /** Price of a unit. */
  rate: number
  /** Share of the price that counts. */
  factor: number
  /** Exact product, as a decimal number. */
  exact: string
  /** The product in the smallest unit of the currency. */
  total: number
  /** Rate that it was priced with; absent for amounts that were set. */
  rateUuid?: string
  /** Version of the rate. */
  rateVersion?: number
  /** Who has set it; absent where it was calculated. */
  setBy?: UserRef
}

/** A line of a payable. */
export interface PayableLine {
  /** Identifier. */
  uuid: string
  /** What it is for. */
  kind: 'TASK' | 'ADJUSTMENT' | (string & {})
  /** Name of the task, or reason of the adjustment. */
  name: string
  /** Amount before taxes. */
  amount: number
  /** Its part of the taxes that are added. */
  taxAmount: number
  /** Whether the pay of the task includes the tax; absent otherwise. */
  taxIncluded?: boolean
  /** The task; absent for adjustments. */
  taskUuid?: string
  /** When the task was delivered, epoch ms; absent for adjustments. */
  deliveryDate?: number
  /** The adjustment; absent for tasks. */
  adjustment?: PayableAdjustment
  /** Whether it is from before the period; absent otherwise. */
  carriedOver?: boolean
  /** What the amount of a task is made of. */
  parts: PayablePart[]
}

/** A task of a payable. */
export interface PayableTask {
  /** Identifier. */
  uuid: string
  /** Status. */
  status: TaskStatus
  /** Currency of the amount. */
  currency: CurrencyCode
  /** What it pays. */
  payableAmount: number
  /** Its project. */
  project: PayableProject
}

/** The project of a task. */
export interface PayableProject {
  /** Identifier. */
  uuid: string
  /** Number of the project. */
  name: string
  /** Name that people have given it. */
  reference: string
}

/** A payable with its lines. */
export interface Payable extends PayableItem {
  /** Its tasks; none once it is canceled. */
  tasks: PayableTask[]
  /** Its lines. */
  lines: PayableLine[]
  /** What you can do with it. */
  moves: PayableMove[]
  /** Who created it; absent for linguists. */
  createdBy?: UserRef
  /** Who has approved it; absent for linguists. */
  approvals?: PayableApproval[]
  /** Whether one person was allowed to create and approve it; absent for linguists. */
  singleOfficer?: boolean
  /** What the linguist earned in the twelve months before, by month and in this currency; absent for linguists. */
  vendorMonthlyAverage?: number
}

/** A canceled payable with the tasks that it had. */
export interface CancelledPayable extends Payable {
  /** Tasks that were on it, delivered again. */
  oldTasksInvoiced: PayableTask[]
}

/** Numbers of payables that need attention. */
export interface PayableCounters {
  /** All payables. */
  total: number
  /** To be paid to linguists without a payout method. */
  missingData: PayableCounter
  /** Payables whose payment has failed. */
  failed: PayableCounter
  /** Payables that wait for the linguist's invoice. */
  needsInvoice: PayableCounter
  /** Payables that wait for approval. */
  needsApproval: PayableCounter
  /** Approved payables. */
  ready: PayableCounter
  /** Payables in a payment file that are not on a statement yet. */
  sent: PayableCounter
  /** Payables that are due and not paid. */
  overdue: PayableCounter
}

/** A number of payables, with what they come to. */
export interface PayableCounter extends ListCounter {
  /** What is still to be paid of them, by currency. */
  amounts: PayableRunTotal[]
}

/** What payables of a list come to. */
export interface PayableSums {
  /** Number of payables. */
  payables: number
  /** Their sums, by currency. */
  totals: PayableSum[]
}

/** What payables in a currency come to. */
export interface PayableSum {
  /** The currency. */
  currency: CurrencyCode
  /** Sum of what is to be paid. */
  amount: number
  /** The same before taxes. */
  amountBeforeTaxes: number
  /** What is paid of it. */
  paidAmount: number
  /** Number of payables. */
  payables: number
}

/** What a linguist has earned, over all of their payables. */
export interface PayableEarnings {
  /** Payables that wait for their invoice. */
  toInvoice: PayableSums
  /** Payables that are being approved or paid. */
  onTheWay: PayableSums
  /** Payables that are paid. */
  paid: PayableSums
}

/** What is to be paid. */
export interface PayableSummary {
  /** To pay by transfer inside Brazil. */
  brl: number
  /** To pay to Payoneer accounts. */
  payoneer: number
  /** To pay to PayPal accounts. */
  paypal: number
  /** To pay to linguists without a payout method. */
  missingPaymentMethod: number
  /** Currency of the account. */
  currency: CurrencyCode
  /** Every payout method with payables, and those without one, in each currency. */
  byMethod: PayableMethodTotal[]
  /** Currencies without an exchange rate; the totals are without them. */
  unconverted: CurrencyCode[]
}

/** What is to be paid by a payout method in a currency. */
export interface PayableMethodTotal {
  /** The payout method; absent for linguists without one. */
  payoutMethod?: PaymentMethod
  /** The currency. */
  currency: CurrencyCode
  /** To pay. */
  amount: number
  /** Number of payables. */
  payables: number
  /** The same in the currency of the account; absent without an exchange rate. */
  baseAmount?: number
}

/** When payables are created by themselves. */
export interface PayableSchedule {
  /** Whether the account has payables created by themselves. */
  isOn: boolean
  /** The next runs, earliest first, one for each day and period; they only happen while it is on. */
  runs: PayableScheduledRun[]
  /** Delivered tasks that are on no payable. */
  unbilled: PayableUnbilled
  /** The last run that was scheduled; absent without one, and without permission to view payables. */
  last?: PayableRun
}

/** A run that is to come. */
export interface PayableScheduledRun {
  /** Day of the run. */
  date: string
  /** First day of delivery. */
  startDate: string
  /** Last day of delivery. */
  endDate: string
  /** How often such runs happen. */
  periodicity: InvoicingPeriodicity
  /** Number of linguists whom it is for. */
  linguists: number
}

/** Delivered tasks that are on no payable. */
export interface PayableUnbilled {
  /** Number of tasks. */
  tasks: number
  /** Number of their linguists. */
  linguists: number
  /** What they pay, by currency. */
  totals: PayableRunTotal[]
  /** Day of the first delivery; absent without tasks. */
  startDate?: string
  /** Day of the last delivery; absent without tasks. */
  endDate?: string
  /** Number of these linguists who have no periodicity. */
  unscheduled: number
  /** These linguists who have no payout method. */
  withoutPayoutMethod: UserRef[]
}

/** A period to create payables for. */
export interface PayableRunInput {
  /** First day of delivery. */
  startDate: string
  /** Last day of delivery. */
  endDate: string
  /** Day on which the payables are due; today or later. */
  dueDate: string
  /** Only these linguists; all where it is left out. */
  vendorUuidList?: string[] | undefined
  /** Least total of a payable, in its own currency; smaller ones are carried to the next run. */
  minimumTotal?: number | undefined
  /** Whether to compute only, and write nothing. */
  preview?: boolean | undefined
  /** Linguists to whom another tax than by rule applies. */
  taxOverrides?: PayableTaxOverride[] | undefined
}

/** Another tax than the one that the countries and VAT IDs of both sides lead to. */
export interface PayableTaxOverride {
  /** The linguist. */
  vendorUuid: string
  /** The tax code; not one that is withheld. */
  taxUuid: string
  /** Why; it stays with the payable. */
  reason: string
}

/** A tax code of the account. */
export interface PayableTaxCode {
  /** The tax code. */
  uuid: string
  /** Name. */
  name: string
  /** Percentage. */
  rate: number
}

/** The request, with its run or its preview. */
export interface PayableRunStarted {
  /** First day of delivery. */
  startDate: string
  /** Last day of delivery. */
  endDate: string
  /** Day on which the payables are due; today or later. */
  dueDate: string
  /** Only these linguists; all where it is left out. */
  vendorUuidList?: string[]
  /** Least total of a payable, in its own currency; smaller ones are carried to the next run. */
  minimumTotal?: number
  /** Whether to compute only, and write nothing. */
  preview?: boolean
  /** Linguists to whom another tax than by rule applies. */
  taxOverrides?: PayableTaxOverride[]
  /** Time zone of the company, in which the days begin. */
  timezone?: string
  /** The run; absent in a preview. */
  batchUuid?: string
  /** Tax codes that `taxOverrides` can name; in a preview alone. */
  taxCodes?: PayableTaxCode[]
  /** What a run would create; in a preview alone. */
  result?: PayableRunResult
}

/** A run that creates payables. */
export interface PayableRun {
  /** Identifier. */
  uuid: string
  /** Status of its job. */
  status: JobStatus
  /** First day of delivery. */
  startDate: string
  /** Last day of delivery. */
  endDate: string
  /** Day on which the payables are due. */
  dueDate: string
  /** When it was started, epoch ms. */
  creationDate: number
  /** Its job. */
  jobUuid?: string
  /** What it has created so far. */
  result: PayableRunResult
}

/** What a run creates, and what it leaves out. */
export interface PayableRunResult {
  /** Number of payables. */
  payables: number
  /** Number of tasks on them. */
  tasks: number
  /** Their totals, by currency. */
  totals: PayableRunTotal[]
  /** The payables of a preview; empty for a run, whose payables are in the list. */
  drafts: PayableDraft[]
  /** Tasks and confirmed adjustments that are left out. */
  skipped: PayableSkip[]
  /** Delivered tasks from before the period that are on no payable. */
  olderTasks: number
}

/** What payables of a run come to in a currency. */
export interface PayableRunTotal {
  /** The currency. */
  currency: CurrencyCode
  /** The total. */
  amount: number
}

/** A payable that a run would create. */
export interface PayableDraft {
  /** The linguist. */
  vendor: UserRef
  /** The currency. */
  currency: CurrencyCode
  /** Number of tasks. */
  tasks: number
  /** What is to be paid, adjustments and taxes included. */
  amount: number
  /** The tax that is added, or that its pay includes; absent without one. */
  taxCode?: PayableTaxCode
  /** Why it has its taxes. */
  taxReason?: PayableTaxReason
  /** Why another tax than by rule applies; absent otherwise. */
  taxOverride?: string
  /** Whether the account issues the document. */
  selfBilled?: boolean
  /** Whether the linguist has no payout method. */
  missingAccountingInfo: boolean
}

/** A task or an adjustment that a run leaves out. */
export interface PayableSkip {
  /** The task; absent for an adjustment. */
  taskUuid?: string
  /** The adjustment; absent for a task. */
  adjustmentUuid?: string
  /** Why. NO_RATE: it pays nothing, and no one has agreed on that. PAYMENT_UNCONFIRMED: its payment was set by hand, and the linguist has two weeks to confirm it. PAYMENT_REJECTED: the linguist has rejected the payment. CARRIED: all of the linguist comes to less than zero or less than the least total. VAT_ID_MISSING: reverse charge applies, and the company or the linguist has no VAT ID. TAX_ID_UNREADABLE: the secret key of the server has changed since the linguist entered their tax ID, and they enter it again. */
  reason: 'NO_RATE' | 'PAYMENT_UNCONFIRMED' | 'PAYMENT_REJECTED' | 'CARRIED' | 'VAT_ID_MISSING' | 'TAX_ID_UNREADABLE' | (string & {})
  /** The linguist. */
  vendorUuid?: string
  /** Name of the task, as lines show it; what an adjustment is for. */
  taskName?: string
  /** Name of the linguist. */
  vendorName?: string
  /** What the task or the adjustment comes to. */
  amount?: number
  /** Its currency. */
  currency?: CurrencyCode
}

/** Payables to approve. */
export interface PayableApprovals {
  /** The payables. */
  payableUuids: string[]
  /** Whether to say only what would happen. */
  dryRun?: boolean | undefined
}

/** Several payables. */
export interface PayableSelection {
  /** The payables. */
  payableUuids: string[]
}

/** What becomes of payables whose approvals are undone together. */
export interface PayableUndoResult {
  /** Payables whose approval is undone. */
  undone: PayableApprovalItem[]
  /** Payables that are left as they are. */
  skipped: PayableApprovalItem[]
}

/** What becomes of payables that are approved together. */
export interface PayableApprovalsResult {
  /** Payables that are approved. */
  approved: PayableApprovalItem[]
  /** Payables that are left as they are. */
  skipped: PayableApprovalItem[]
}

/** A payable among several. */
export interface PayableApprovalItem {
  /** Identifier. */
  uuid: string
  /** Number of the payable. */
  name: string
  /** Status afterwards; PENDING_APPROVAL also where a second approval is needed. */
  status: InvoicePaymentStatus
  /** What is to be paid. */
  amount: number
  /** Its currency. */
  currency: CurrencyCode
  /** Conditions that are not met, by name; absent if all are. */
  missing?: string[]
}

/** Why a payable is moved. */
export interface PayableReason {
  /** The reason. */
  reason: string
}

/** The invoice of a linguist. */
export interface PayableInvoiceInput {
  /** The file, up to 20 MB. */
  file: Upload
  /** Number that the linguist has given it. */
  number: string
  /** Total that it states. */
  total: number
  /** Its currency. */
  currency: CurrencyCode
  /** Day of the invoice. */
  date?: string | undefined
}

/** Kind of an adjustment. Penalties lower what is paid, corrections can do both, and the others raise it. */
export type PayableAdjustmentKind = 'BONUS' | 'PENALTY' | 'CORRECTION' | 'EXPENSE' | 'CANCELLATION_FEE'

/** What raises or lowers the next payable of a linguist. */
export interface PayableAdjustment {
  /** Identifier. */
  uuid: string
  /** The linguist. */
  vendor: UserRef
  /** Kind. */
  kind: PayableAdjustmentKind
  /** Whether the linguist has confirmed it, and whether it is on a payable. */
  status: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'BILLED'
  /** Its currency. */
  currency: CurrencyCode
  /** The amount, below zero if it lowers what is paid. */
  amount: number
  /** What it is for. */
  reason: string
  /** Task that it is about; absent without one. */
  taskUuid?: string
  /** Payable that it corrects; absent without one. */
  payableUuid?: string
  /** When it was entered, epoch ms. */
  creationDate: number
  /** Why the linguist has rejected it; absent otherwise. */
  answerReason?: string
}

/** An adjustment to enter. */
export interface PayableAdjustmentInput {
  /** The linguist. */
  vendorUuid: string
  /** Kind. */
  kind: PayableAdjustmentKind
  /** Its currency. */
  currency: CurrencyCode
  /** The amount, in the smallest unit of the currency at most; below zero for a penalty. */
  amount: number
  /** What it is for; the linguist reads it. */
  reason: string
  /** Task that it is about. */
  taskUuid?: string | undefined
  /** Payable that it corrects. */
  payableUuid?: string | undefined
}

/** Answer of a linguist. */
export interface PayableAdjustmentAnswer {
  /** The answer. */
  status: 'CONFIRMED' | 'REJECTED'
  /** Why it is rejected. */
  reason?: string | undefined
}

/** A payable compared with what it is made from. */
export interface PayableReconciliation {
  /** Currency of all amounts. */
  currency: CurrencyCode
  /** Each line. */
  lines: PayableReconciliationLine[]
  /** Sum of the lines. */
  billed: number
  /** What tasks and adjustments come to now. */
  payNow: number
  /** What they come to when they are priced again. */
  pricedAgain: number
  /** Total of the linguist's invoice; absent without one. */
  invoiced?: number
  /** What is paid. */
  paid: number
  /** How Xero has it; absent if it isn't there. */
  xero?: XeroFigure
  /** Priced again less billed; it must be 0. */
  difference: number
}

/** A line compared with what it is made from. */
export interface PayableReconciliationLine {
  /** The line. */
  uuid: string
  /** Name of the task or adjustment. */
  name: string
  /** What is billed. */
  billed: number
  /** What the task or adjustment comes to now. */
  payNow: number
  /** What it comes to when it is priced again from the kept versions of its rates. */
  pricedAgain: number
  /** Priced again less billed. */
  difference: number
  /** Why it differs; RATE_CHANGED also where only the present rate does, so that a correction can be considered. Absent otherwise. */
  cause?: 'ADJUSTED_AFTER' | 'RATE_CHANGED' | (string & {})
}

/** What `payables.list` takes. */
export interface PayablesListParams {
  query?: {
    /** Only payables whose number or linguist contains this text. */
    q?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** A named sort, or a field and a direction (`dueDate,desc`); in lists whose entities have custom fields, also a custom field (`cf.cost-center,desc`). A sort that the list does not have is refused with 400. */
    sort?: string | undefined
    /** Only payables with one of these statuses. */
    statuses?: readonly InvoicePaymentStatus[] | undefined
    /** Only payables of this linguist. */
    vendor?: string | undefined
    /** Only payables of linguists whose name contains this text, ignoring case. */
    vendorName?: string | undefined
    /** Only payables whose number contains this text, ignoring case. */
    name?: string | undefined
    /** Only payables of linguists whose payout method is, or is not, missing. */
    missingAccountingInfo?: boolean | undefined
    /** The account; 404 for any other than yours. */
    accountUuid?: string | undefined
    /** Created on this day or later, where you are. */
    'creationDate.start'?: string | undefined
    /** Created on this day or earlier, where you are. */
    'creationDate.end'?: string | undefined
    /** Due on this day or later. */
    'dueDate.start'?: string | undefined
    /** Due on this day or earlier. */
    'dueDate.end'?: string | undefined
  } | undefined
}

/**
 * List payables
 *
 * With the permission `PAYABLES_get_payables`, the payables of the account; otherwise your own, without what others see of them.
 *
 * `GET /api/v3/payable` (published). Needs PAYABLES_get_payables or TASK_work.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const list: Operation<PayablesListParams, PayablePage> = /*@__PURE__*/ operation('payables.list', 'GET', '/api/v3/payable')

/**
 * Get what is to be paid, by payout method
 *
 * All payables that are neither paid nor canceled, in the currency of the account at the newest exchange rates; payables in currencies without a rate are in `unconverted`.
 *
 * `GET /api/v3/payable/summary` (published). Needs PAYABLES_get_payables.
 *
 * @throws {HttpError} a code of any call
 */
export const getSummary: Operation<NoParams, PayableSummary> = /*@__PURE__*/ operation('payables.getSummary', 'GET', '/api/v3/payable/summary')

/**
 * Count the payables that need attention
 *
 * Each counter has the `filter` with which `payables.list` returns the counted payables.
 *
 * `GET /api/v3/payable/counters` (designed). Needs PAYABLES_get_payables.
 *
 * @throws {HttpError} a code of any call
 */
export const getCounters: Operation<NoParams, PayableCounters> = /*@__PURE__*/ operation('payables.getCounters', 'GET', '/api/v3/payable/counters')

/** What `payables.startExport` takes. */
export interface PayablesStartExportParams {
  body: ListExport
}

/**
 * Export the payables of a list to a file
 *
 * Exports all payables that `payables.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
 *
 * `POST /api/v3/payable/list-export` (designed). Needs PAYABLES_get_payables.
 *
 * @throws {HttpError} a code of any call
 */
export const startExport: AsyncOperation<PayablesStartExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('payables.startExport', 'POST', '/api/v3/payable/list-export', { retry: 'never', async: 'status-url' })

/** What `payables.getExportStatus` takes. */
export interface PayablesGetExportStatusParams {
  path: {
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the status and the download address of an export
 *
 * `GET /api/v3/payable/list-export/{requestUUID}/status` (designed). Needs PAYABLES_get_payables.
 *
 * @throws {HttpError} a code of any call
 */
export const getExportStatus: Operation<PayablesGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('payables.getExportStatus', 'GET', '/api/v3/payable/list-export/{requestUUID}/status')

/** What `payables.create` takes. */
export interface PayablesCreateParams {
  body: PayableRunInput
}

/**
 * Create payables for the tasks delivered in a period
 *
 * A job creates one payable for each linguist and currency, with all tasks that were delivered from `startDate` to `endDate`, both included, where the company is, and with confirmed adjustments. Delivered tasks become INVOICED. What comes to less than zero, or less than `minimumTotal`, is carried to the next run. With `preview: true` nothing is written. Tasks that another run is billing are taken by one of the two.
 *
 * `POST /api/v3/payable/create` (published). Needs PAYABLES_create.
 *
 * @throws {HttpError} NOT_FOUND, PERIOD_LOCKED, a code of any call
 */
export const create: Operation<PayablesCreateParams, PayableRunStarted> = /*@__PURE__*/ operation('payables.create', 'POST', '/api/v3/payable/create', { refreshes: ['payables', 'tasks', 'projects', 'users', 'home', 'jobs', 'activity'], retry: 'never' })

/** What `payables.getRun` takes. */
export interface PayablesGetRunParams {
  path: {
    /** Run. */
    batchUuid: string
  }
}

/**
 * Get the progress and result of a run
 *
 * `GET /api/v3/payable/batch/{batchUuid}` (designed). Needs PAYABLES_create or PAYABLES_get_payables.
 *
 * @throws {HttpError} a code of any call
 */
export const getRun: Operation<PayablesGetRunParams, PayableRun> = /*@__PURE__*/ operation('payables.getRun', 'GET', '/api/v3/payable/batch/{batchUuid}')

/** What `payables.approveMany` takes. */
export interface PayablesApproveManyParams {
  body: PayableApprovals
}

/**
 * Approve several payables
 *
 * Each payable is approved, or skipped with the conditions that it doesn't meet. With `dryRun: true`, the response says what would happen, and nothing is written.
 *
 * `POST /api/v3/payable/approve` (designed). Needs PAYABLES_approve.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const approveMany: Operation<PayablesApproveManyParams, PayableApprovalsResult> = /*@__PURE__*/ operation('payables.approveMany', 'POST', '/api/v3/payable/approve', { refreshes: ['payables', 'home', 'activity'] })

/** What `payables.undoApprovals` takes. */
export interface PayablesUndoApprovalsParams {
  body: PayableSelection
}

/**
 * Undo your approvals of several payables
 *
 * As long as they are in no payment run. Others' approvals stay; payables for which that is not possible are skipped with the conditions that they don't meet.
 *
 * `POST /api/v3/payable/approve/undo` (designed). Needs PAYABLES_approve.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const undoApprovals: Operation<PayablesUndoApprovalsParams, PayableUndoResult> = /*@__PURE__*/ operation('payables.undoApprovals', 'POST', '/api/v3/payable/approve/undo', { refreshes: ['payables', 'home', 'activity'] })

/** What `payables.getSums` takes. */
export interface PayablesGetSumsParams {
  query?: {
    /** Only payables whose number or linguist contains this text. */
    q?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
  } | undefined
}

/**
 * Add up the payables of a list
 *
 * All payables that `payables.list` returns on all of its pages with the same filters.
 *
 * `GET /api/v3/payable/sums` (designed). Needs PAYABLES_get_payables or TASK_work.
 *
 * @throws {HttpError} a code of any call
 */
export const getSums: Operation<PayablesGetSumsParams, PayableSums> = /*@__PURE__*/ operation('payables.getSums', 'GET', '/api/v3/payable/sums')

/**
 * Add up what you have earned
 *
 * `GET /api/v3/payable/earnings` (designed). Needs TASK_work.
 *
 * @throws {HttpError} a code of any call
 */
export const getEarnings: Operation<NoParams, PayableEarnings> = /*@__PURE__*/ operation('payables.getEarnings', 'GET', '/api/v3/payable/earnings')

/**
 * Get when payables are created by themselves
 *
 * Linguists are billed as often as their `invoicingPeriodicity` says, once the account has `schedulesPayables`: weekly and every second week on Mondays, monthly and quarterly on their `invoicingDayOfMonth` (the first if there is none), for what was delivered since the day of the run before. Days are those of the company. With the permission `PAYABLES_get_payables`, the schedule of the account; otherwise your own.
 *
 * `GET /api/v3/payable/schedule` (designed). Needs PAYABLES_get_payables or TASK_work.
 *
 * @throws {HttpError} a code of any call
 */
export const getSchedule: Operation<NoParams, PayableSchedule> = /*@__PURE__*/ operation('payables.getSchedule', 'GET', '/api/v3/payable/schedule')

/** What `payables.listAdjustments` takes. */
export interface PayablesListAdjustmentsParams {
  query?: {
    /** Only those of this linguist. */
    vendor?: string | undefined
  } | undefined
}

/**
 * List adjustments that are not billed yet
 *
 * With the permission `PAYABLES_get_payables`, those of the account; otherwise your own.
 *
 * `GET /api/v3/payable/adjustment` (designed). Needs PAYABLES_get_payables or TASK_work.
 *
 * @throws {HttpError} a code of any call
 */
export const listAdjustments: Operation<PayablesListAdjustmentsParams, PayableAdjustment[]> = /*@__PURE__*/ operation('payables.listAdjustments', 'GET', '/api/v3/payable/adjustment')

/** What `payables.createAdjustment` takes. */
export interface PayablesCreateAdjustmentParams {
  body: PayableAdjustmentInput
}

/**
 * Add an adjustment to the next payable of a linguist
 *
 * Issued payables never change: bonuses, penalties, corrections, expenses, and cancellation fees are lines of the next payable in the same currency, once the linguist has confirmed them.
 *
 * `POST /api/v3/payable/adjustment` (designed). Needs PAYABLES_create.
 *
 * @throws {HttpError} NOT_FOUND, PERIOD_LOCKED, a code of any call
 */
export const createAdjustment: Operation<PayablesCreateAdjustmentParams, PayableAdjustment> = /*@__PURE__*/ operation('payables.createAdjustment', 'POST', '/api/v3/payable/adjustment', { refreshes: ['payables', 'activity'], retry: 'never' })

/** What `payables.answerAdjustment` takes. */
export interface PayablesAnswerAdjustmentParams {
  path: {
    /** Adjustment. */
    adjustmentUUID: string
  }
  body: PayableAdjustmentAnswer
}

/**
 * Confirm or reject an adjustment
 *
 * Only the linguist whom it is for can answer it.
 *
 * `POST /api/v3/payable/adjustment/{adjustmentUUID}/answer` (designed). Needs TASK_work.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const answerAdjustment: Operation<PayablesAnswerAdjustmentParams, PayableAdjustment> = /*@__PURE__*/ operation('payables.answerAdjustment', 'POST', '/api/v3/payable/adjustment/{adjustmentUUID}/answer', { refreshes: ['payables', 'activity'] })

/** What `payables.get` takes. */
export interface PayablesGetParams {
  path: {
    /** Payable. */
    payableUUID: string
  }
}

/**
 * Get a payable with its lines
 *
 * `GET /api/v3/payable/{payableUUID}` (published). Needs PAYABLES_get_payables or TASK_work.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<PayablesGetParams, Payable> = /*@__PURE__*/ operation('payables.get', 'GET', '/api/v3/payable/{payableUUID}')

/** What `payables.getReconciliation` takes. */
export interface PayablesGetReconciliationParams {
  path: {
    /** Payable. */
    payableUUID: string
  }
}

/**
 * Compare a payable with everything that it is made from
 *
 * Line by line: what is billed, what the task pays now, and what it comes to when it is priced again from the kept versions of the rates; in total also the linguist's invoice and what is paid.
 *
 * `GET /api/v3/payable/{payableUUID}/reconciliation` (designed). Needs PAYABLES_get_payables.
 *
 * @throws {HttpError} a code of any call
 */
export const getReconciliation: Operation<PayablesGetReconciliationParams, PayableReconciliation> = /*@__PURE__*/ operation('payables.getReconciliation', 'GET', '/api/v3/payable/{payableUUID}/reconciliation')

/** What `payables.approve` takes. */
export interface PayablesApproveParams {
  path: {
    /** Payable. */
    payableUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
}

/**
 * Approve a payable
 *
 * Who approves has neither created the payable nor edited it last, and is not paid by it; from the approval limit of the account on, two people approve. `NOT_READY` names each condition that isn't met.
 *
 * `PUT /api/v3/payable/{payableUuid}/approve` (published). Needs PAYABLES_approve.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, PERIOD_LOCKED, a code of any call
 */
export const approve: Operation<PayablesApproveParams, Payable> = /*@__PURE__*/ operation('payables.approve', 'PUT', '/api/v3/payable/{payableUuid}/approve', { refreshes: ['payables', 'tasks', 'projects', 'home', 'activity'] })

/** What `payables.reject` takes. */
export interface PayablesRejectParams {
  path: {
    /** Payable. */
    payableUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: PayableReason
}

/**
 * Return a payable to its linguist
 *
 * The linguist reads the reason and attaches another invoice.
 *
 * `PUT /api/v3/payable/{payableUUID}/reject` (designed). Needs PAYABLES_approve.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, a code of any call
 */
export const reject: Operation<PayablesRejectParams, Payable> = /*@__PURE__*/ operation('payables.reject', 'PUT', '/api/v3/payable/{payableUUID}/reject', { refreshes: ['payables', 'tasks', 'projects', 'home', 'activity'] })

/** What `payables.getSelfBilling` takes. */
export interface PayablesGetSelfBillingParams {
  query?: {
    /** The linguist; you if omitted. */
    vendor?: string | undefined
  } | undefined
}

/**
 * Get the agreement of a linguist on self-billing
 *
 * With the permission `PAYABLES_get_payables`, of any linguist; otherwise your own.
 *
 * `GET /api/v3/payable/self-billing` (designed). Needs PAYABLES_get_payables or TASK_work.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const getSelfBilling: Operation<PayablesGetSelfBillingParams, SelfBilling> = /*@__PURE__*/ operation('payables.getSelfBilling', 'GET', '/api/v3/payable/self-billing')

/**
 * Agree that the account issues your documents
 *
 * Only the linguist can agree. From the next run on, the account issues the document of each payable (document type 389), with a number of its own series, and the linguist has some days to object.
 *
 * `POST /api/v3/payable/self-billing` (designed). Needs TASK_work.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, a code of any call
 */
export const agreeToSelfBilling: Operation<NoParams, SelfBilling> = /*@__PURE__*/ operation('payables.agreeToSelfBilling', 'POST', '/api/v3/payable/self-billing', { refreshes: ['payables', 'activity'], retry: 'never' })

/** What `payables.withdrawSelfBilling` takes. */
export interface PayablesWithdrawSelfBillingParams {
  query?: {
    /** The linguist; you if omitted. */
    vendor?: string | undefined
  } | undefined
}

/**
 * Withdraw an agreement on self-billing
 *
 * By the linguist, or by those who create payables. Issued documents stay.
 *
 * `DELETE /api/v3/payable/self-billing` (designed). Needs PAYABLES_create or TASK_work.
 *
 * @throws {HttpError} NOT_FOUND, CONFLICT, a code of any call
 */
export const withdrawSelfBilling: Operation<PayablesWithdrawSelfBillingParams, void> = /*@__PURE__*/ operation('payables.withdrawSelfBilling', 'DELETE', '/api/v3/payable/self-billing', { answer: nothing, refreshes: ['payables', 'activity'] })

/** What `payables.agree` takes. */
export interface PayablesAgreeParams {
  path: {
    /** Payable. */
    payableUUID: string
  }
}

/**
 * Agree with a self-billed payable
 *
 * `POST /api/v3/payable/{payableUUID}/agree` (designed). Needs TASK_work.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, a code of any call
 */
export const agree: Operation<PayablesAgreeParams, Payable> = /*@__PURE__*/ operation('payables.agree', 'POST', '/api/v3/payable/{payableUUID}/agree', { refreshes: ['payables', 'home', 'activity'] })

/** What `payables.object` takes. */
export interface PayablesObjectParams {
  path: {
    /** Payable. */
    payableUUID: string
  }
  body: PayableReason
}

/**
 * Object to a self-billed payable
 *
 * Until `objectUntil`, and not once it is in a payment run. Approvals are undone; the payable can be approved again once the linguist agrees, or be canceled.
 *
 * `POST /api/v3/payable/{payableUUID}/object` (designed). Needs TASK_work.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, a code of any call
 */
export const object: Operation<PayablesObjectParams, Payable> = /*@__PURE__*/ operation('payables.object', 'POST', '/api/v3/payable/{payableUUID}/object', { refreshes: ['payables', 'home', 'activity'] })

/** What `payables.withdraw` takes. */
export interface PayablesWithdrawParams {
  path: {
    /** Payable. */
    payableUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: PayableReason
}

/**
 * Undo the approval of a payable
 *
 * `PUT /api/v3/payable/{payableUUID}/withdraw` (designed). Needs PAYABLES_approve.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, a code of any call
 */
export const withdraw: Operation<PayablesWithdrawParams, Payable> = /*@__PURE__*/ operation('payables.withdraw', 'PUT', '/api/v3/payable/{payableUUID}/withdraw', { refreshes: ['payables', 'tasks', 'projects', 'home', 'activity'] })

/** What `payables.cancel` takes. */
export interface PayablesCancelParams {
  path: {
    /** Payable. */
    payableUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: PayableReason
}

/**
 * Cancel a payable
 *
 * The number stays, and the tasks are delivered and not billed again. Not for anything that is paid.
 *
 * `PUT /api/v3/payable/{payableUuid}/cancel-payable` (published). Needs PAYABLES_cancel.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, PERIOD_LOCKED, a code of any call
 */
export const cancel: Operation<PayablesCancelParams, CancelledPayable> = /*@__PURE__*/ operation('payables.cancel', 'PUT', '/api/v3/payable/{payableUuid}/cancel-payable', { refreshes: ['payables', 'tasks', 'projects', 'home', 'activity'] })

/** What `payables.attachInvoiceFile` takes. */
export interface PayablesAttachInvoiceFileParams {
  path: {
    /** Payable, by its `uuid` or its `id`. */
    payableId: string
  }
  body: PayableInvoiceInput
}

/**
 * Attach the linguist's invoice to a payable
 *
 * By the linguist, or by those who create payables. The invoice must state the currency of the payable and its total to the cent, and a number that no other payable of the linguist has; otherwise the response is `INVOICE_DIFFERS` with the difference.
 *
 * `POST /api/v3/payable/{payableId}/invoice-file` (designed). Needs PAYABLES_create or TASK_work.
 *
 * @throws {HttpError} NOT_FOUND, CONFLICT, NOT_READY, INVOICE_DIFFERS, a code of any call
 */
export const attachInvoiceFile: Operation<PayablesAttachInvoiceFileParams, Payable> = /*@__PURE__*/ operation('payables.attachInvoiceFile', 'POST', '/api/v3/payable/{payableId}/invoice-file', { body: form, refreshes: ['payables', 'home', 'activity'], retry: 'never' })

/** What `payables.removeInvoiceFile` takes. */
export interface PayablesRemoveInvoiceFileParams {
  path: {
    /** Payable, by its `uuid` or its `id`. */
    payableId: string
  }
}

/**
 * Remove the linguist's invoice from a payable
 *
 * `DELETE /api/v3/payable/{payableId}/invoice-file` (published). Needs PAYABLES_create or TASK_work.
 *
 * @throws {HttpError} NOT_FOUND, CONFLICT, NOT_READY, a code of any call
 */
export const removeInvoiceFile: Operation<PayablesRemoveInvoiceFileParams, void> = /*@__PURE__*/ operation('payables.removeInvoiceFile', 'DELETE', '/api/v3/payable/{payableId}/invoice-file', { answer: nothing, refreshes: ['payables', 'home', 'activity'] })
