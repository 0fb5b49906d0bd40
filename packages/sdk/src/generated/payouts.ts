// Generated from openapi/resources/payouts.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation, Upload } from '../operation.ts'
import type { Payable, PayableReason } from './payables.ts'
import type { CurrencyCode, InvoicePaymentStatus, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { form } from '../body.ts'
import { operation } from '../operation.ts'

/** Status of a payment run: CREATED (its file is written, and not sent), SENT (payments wait for a statement), RECONCILED (every payment has arrived or failed), CANCELLED. */
export type PayoutStatus = 'CREATED' | 'SENT' | 'RECONCILED' | 'CANCELLED'

/** Payout methods that have a file: credit transfer by a bank, Payoneer, PayPal. */
export type PayoutMethod = 'BANK' | 'PAYONEER' | 'PAYPAL'

/** The company's account that pays. */
export interface PayoutAccount {
  /** Bank account; absent once it is removed. */
  uuid?: string
  /** Its holder. */
  holder: string
  /** Last four characters of its number. */
  last4: string
  /** Its bank; absent if not given. */
  bank?: string
}

/** A bank account of the company. */
export interface PayingAccount {
  /** Identifier. */
  uuid: string
  /** Its holder. */
  holder: string
  /** Last four characters of its number. */
  last4: string
  /** Its bank; absent if not given. */
  bank?: string
  /** Its currency. */
  currency: CurrencyCode
  /** Whether SEPA transfers can be made from it, as it has an IBAN. */
  paysBySepa: boolean
}

/** A payment run. */
export interface PayoutItem {
  /** Identifier. */
  uuid: string
  /** Number of the run. */
  name: string
  /** Status. */
  status: PayoutStatus
  /** Payout method of all of its payments. */
  method: PayoutMethod
  /** Currency of all amounts. */
  currency: CurrencyCode
  /** Sum of its payments. */
  amount: number
  /** What has arrived of it. */
  paidAmount: number
  /** Number of its payables. */
  payables: number
  /** Payments that have arrived in full. */
  settled: number
  /** Payments that came back. */
  failed: number
  /** Account that pays; absent where none was chosen. */
  bankAccount?: PayoutAccount
  /** Day on which the bank is to pay. */
  executionDate: string
  /** When it was created, epoch ms. */
  creationDate: number
  /** Who created it. */
  createdBy?: UserRef
  /** When it was sent, epoch ms; absent before. */
  sentDate?: number
  /** Who sent it. */
  sentBy?: UserRef
  /** Why it was canceled; absent otherwise. */
  reason?: string
}

/** One page of payment runs. */
export interface PayoutPage extends PageInfo {
  /** Items of this page. */
  content: PayoutItem[]
}

/** The file of a payment run, the same bytes at each download. */
export interface PayoutFile {
  /** Name of the file. */
  name: string
  /** Bytes. */
  size: number
  /** SHA-256 of the bytes, in hex. */
  sha256: string
  /** Download address that works for an hour; absent without the permission `PAYABLES_pay`, as the file has whole numbers of accounts. */
  url?: string
}

/** A payment of a run. */
export interface PayoutPayment {
  /** Identifier. */
  uuid: string
  /** WAITING (not on a statement), SETTLED, SHORT (less has arrived), FAILED (came back), CANCELLED (with the run). */
  status: 'WAITING' | 'SETTLED' | 'SHORT' | 'FAILED' | 'CANCELLED' | (string & {})
  /** What it pays. */
  payable: PayoutPayable
  /** The linguist. */
  vendor: UserRef
  /** The account of the linguist, masked. */
  recipient: string
  /** What is to arrive. */
  amount: number
  /** What has arrived. */
  paidAmount: number
  /** Id that the bank returns on its statement. */
  endToEndId: string
  /** Day on which it was paid; absent before. */
  paymentDate?: string
  /** Reference of the bank; absent if there is none. */
  reference?: string
  /** Why it came back; absent otherwise. */
  reason?: string
}

/** A payable of a run. */
export interface PayoutPayable {
  /** Identifier. */
  uuid: string
  /** Number of the payable. */
  name: string
  /** Its status now. */
  status: InvoicePaymentStatus
  /** State of the payable, for `If-Match`. */
  version: string
}

/** An imported statement with bookings of a run. */
export interface PayoutStatement {
  /** Identifier. */
  uuid: string
  /** Name of the file. */
  fileName: string
  /** Number that the bank has given it; absent without one. */
  number?: string
  /** When it was imported, epoch ms. */
  importDate: number
  /** Who imported it. */
  importedBy?: UserRef
  /** Bookings of the run on it. */
  bookings: number
}

/** A payment run with its payments. */
export interface Payout extends PayoutItem {
  /** Id of the file at the bank. */
  messageId: string
  /** The file. */
  file: PayoutFile
  /** Its payments. */
  payments: PayoutPayment[]
  /** Who has approved its payables. */
  approvedBy: UserRef[]
  /** Statements that have bookings of it, oldest first. */
  statements: PayoutStatement[]
  /** Whether you may send it; not if you are the only one who has approved one of its payables. */
  canSend: boolean
}

/** A payment run to create. */
export interface PayoutInput {
  /** Payout method. */
  method: PayoutMethod
  /** Currency; for bank transfers EUR, CHF, GBP, or USD, from an account in that currency unless it is EUR. */
  currency: CurrencyCode
  /** Account of the company that pays; required for bank transfers. */
  bankAccountUuid?: string | undefined
  /** Day on which the bank is to pay; today where it is left out. */
  executionDate?: string | undefined
  /** The payables. */
  payableUuids: string[]
  /** Whether to say only what would happen. */
  dryRun?: boolean | undefined
}

/** A payable that is put into a run, or left out. */
export interface PayoutCandidate {
  /** Identifier. */
  uuid: string
  /** Number of the payable. */
  name: string
  /** Its status. */
  status: InvoicePaymentStatus
  /** The linguist. */
  vendor: UserRef
  /** What is open. */
  amount: number
  /** Its currency. */
  currency: CurrencyCode
  /** Why it is left out; absent if it isn't. */
  reasons?: PayoutReason[]
}

/** Why a payable can't be put into a run. */
export interface PayoutReason {
  /** notReady: it isn't READY. notInBatch: it is in another run. otherCurrency, otherMethod: it is paid in another currency, or another way. unreachable: the account of the linguist can't be paid by this file. fileProblem: the file can't hold it. The others are conditions of payables. */
  code: 'notReady' | 'notInBatch' | 'otherCurrency' | 'otherMethod' | 'payoutMethodKnown' | 'bankVerified' | 'notOnlyApprover' | 'hasAmount' | 'unreachable' | 'fileProblem' | (string & {})
  /** What is wrong and what to do, in English. */
  message: string
}

/** A payment run, or what it would be. */
export interface PayoutResult {
  /** Payables that are put into it. */
  included: PayoutCandidate[]
  /** Payables that are left out, with the reasons. */
  skipped: PayoutCandidate[]
  /** Sum of the payments. */
  amount: number
  /** Its currency. */
  currency: CurrencyCode
  /** The run; absent in a dry run. */
  payout?: Payout
}

/** The payments of a run compared with what they are made from. */
export interface PayoutReconciliation {
  /** Currency of all amounts. */
  currency: CurrencyCode
  /** One for each payment. */
  rows: PayoutFigures[]
}

/** The figures of a payable in a run. */
export interface PayoutFigures {
  /** The payment. */
  paymentUuid: string
  /** Total of the payable. */
  billed: number
  /** What tasks and adjustments come to now. */
  payNow: number
  /** What they come to when they are priced again. */
  pricedAgain: number
  /** Total of the linguist's invoice; absent without one. */
  invoiced?: number
  /** What the file says. */
  sent: number
  /** What the bank has booked; absent before. */
  bank?: number
  /** The first figure that differs less what it is compared with; 0 if all are equal. */
  difference: number
  /** Why it differs, or what it waits for; absent if all figures are equal. */
  cause?: 'REPRICED' | 'INVOICE_DIFFERS' | 'ADJUSTED_AFTER' | 'FAILED' | 'SHORT_PAID' | 'NOT_ON_STATEMENT' | (string & {})
}

/** A payment to record. */
export interface PayableSettlement {
  /** Day of the payment, today or earlier. */
  date: string
  /** What was paid; all that is open where it is left out. */
  amount?: number | undefined
  /** Reference of the bank. */
  reference?: string | undefined
}

/** A statement of a bank account. */
export interface StatementInput {
  /** camt.053, or CSV with a layout, up to 64 MB. */
  file: Upload
  /** The account that it is of; for a provider's report it can be left out. */
  bankAccountUuid?: string | undefined
  /** What parts the columns; given for CSV alone. */
  separator?: 'COMMA' | 'SEMICOLON' | 'TAB' | undefined
  /** What stands before decimals; a point where it is left out. */
  decimals?: 'POINT' | 'COMMA' | undefined
  /** Form of dates; YYYY-MM-DD where it is left out. */
  dates?: 'YYYY-MM-DD' | 'DD.MM.YYYY' | 'DD/MM/YYYY' | 'MM/DD/YYYY' | 'YYYYMMDD' | undefined
  /** Currency where there is no column of it; that of the account where it is left out. */
  currency?: CurrencyCode | undefined
  /** Heading of the column of days; required for CSV. */
  dateColumn?: string | undefined
  /** Heading of the column of amounts, below zero for what was paid. */
  amountColumn?: string | undefined
  /** Heading of the column of what was paid. */
  debitColumn?: string | undefined
  /** Heading of the column of what came in. */
  creditColumn?: string | undefined
  /** Heading of the column of currencies. */
  currencyColumn?: string | undefined
  /** Heading of the column of balances. */
  balanceColumn?: string | undefined
  /** Heading of the column of names. */
  nameColumn?: string | undefined
  /** Heading of the column of texts. */
  textColumn?: string | undefined
  /** Heading of the column of the bank's references. */
  referenceColumn?: string | undefined
  /** Heading of the column of end-to-end ids. */
  endToEndIdColumn?: string | undefined
}

/** What a statement does, or would do. */
export interface StatementReport {
  /** Whether it was imported; false for a dry run. */
  isImported: boolean
  /** Payables that are paid. */
  settled: number
  /** Payables of which a part is paid. */
  short: number
  /** Payments that came back. */
  returned: number
  /** What came in otherwise, and waits to be recorded. */
  incoming: number
  /** Bookings that are left out. */
  left: number
  /** The bookings, the first 1,000; those that do something before others. */
  lines: StatementLine[]
}

/** A booking of a statement. */
export interface StatementLine {
  /** Its place in the file, counted from 1. */
  line: number
  /** What it does. */
  outcome: 'SETTLED' | 'SHORT' | 'RETURNED' | 'INCOMING' | 'LEFT' | (string & {})
  /** Day of the booking. */
  date: string
  /** Amount, below zero for what was paid. */
  amount: number
  /** Its currency. */
  currency: CurrencyCode
  /** The other side; absent if the statement doesn't say it. */
  name?: string
  /** Reference of the bank; absent without one. */
  reference?: string
  /** What it is matched with; absent for a booking that belongs to no payable. */
  payable?: StatementPayable
  /** How it was matched, FILE for one booking of a whole run; absent if it is left out. */
  matchedBy?: 'END_TO_END_ID' | 'AMOUNT_AND_NAME' | 'FILE' | (string & {})
  /** Why it is left out; absent otherwise. */
  reason?: 'IMPORTED_BEFORE' | 'NOT_BOOKED' | 'NO_MATCH' | 'AMBIGUOUS' | 'AMOUNT_HIGHER' | 'OTHER_CURRENCY' | 'NOT_SENT' | 'SETTLED_BEFORE' | 'MONTH_LOCKED' | 'CLOSED' | (string & {})
  /** Why it came back or is left out, in English; absent otherwise. */
  message?: string
}

/** A payable that a booking is matched with. */
export interface StatementPayable {
  /** Identifier. */
  uuid: string
  /** Number of the payable. */
  name: string
  /** Name of the linguist. */
  vendor: string
  /** What is open before the booking. */
  open: number
}

/** What `payouts.list` takes. */
export interface PayoutsListParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only runs with one of these statuses. */
    statuses?: readonly PayoutStatus[] | undefined
  } | undefined
}

/**
 * List payment runs
 *
 * `GET /api/v3/payout` (designed). Needs PAYABLES_get_payables.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<PayoutsListParams, PayoutPage> = /*@__PURE__*/ operation('payouts.list', 'GET', '/api/v3/payout')

/** What `payouts.create` takes. */
export interface PayoutsCreateParams {
  body: PayoutInput
}

/**
 * Put approved payables into a payment run
 *
 * Writes the file for the bank or the provider: credit transfers (pain.001) for `BANK`, of the SEPA scheme if they are in euros, and CSV for `PAYPAL` and `PAYONEER`. Payables that can't be paid this way are left out, each with the reasons; if none is left, the response is `NOT_READY`. The payables stay READY until the run is sent, and are in no other run in the meantime. With `dryRun: true`, the response says what would happen, and nothing is written.
 *
 * `POST /api/v3/payout` (designed). Needs PAYABLES_pay.
 *
 * @throws {HttpError} NOT_FOUND, NOT_READY, a code of any call
 */
export const create: Operation<PayoutsCreateParams, PayoutResult> = /*@__PURE__*/ operation('payouts.create', 'POST', '/api/v3/payout', { refreshes: ['payouts', 'payables', 'activity'], retry: 'never' })

/**
 * List the bank accounts that can pay
 *
 * `GET /api/v3/payout/bank-account` (designed). Needs PAYABLES_pay.
 *
 * @throws {HttpError} a code of any call
 */
export const listBankAccounts: Operation<NoParams, PayingAccount[]> = /*@__PURE__*/ operation('payouts.listBankAccounts', 'GET', '/api/v3/payout/bank-account')

/** What `payouts.get` takes. */
export interface PayoutsGetParams {
  path: {
    /** Payment run. */
    payoutUUID: string
  }
}

/**
 * Get a payment run with its payments
 *
 * `GET /api/v3/payout/{payoutUUID}` (designed). Needs PAYABLES_get_payables.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<PayoutsGetParams, Payout> = /*@__PURE__*/ operation('payouts.get', 'GET', '/api/v3/payout/{payoutUUID}')

/** What `payouts.getReconciliation` takes. */
export interface PayoutsGetReconciliationParams {
  path: {
    /** Payment run. */
    payoutUUID: string
  }
}

/**
 * Compare the payments of a run with everything that they are made from
 *
 * For each payable: what is billed, what its tasks pay now, what they come to when they are priced again, what the linguist's invoice states, what was sent, and what the bank has booked; with the cause of a difference.
 *
 * `GET /api/v3/payout/{payoutUUID}/reconciliation` (designed). Needs PAYABLES_get_payables.
 *
 * @throws {HttpError} a code of any call
 */
export const getReconciliation: Operation<PayoutsGetReconciliationParams, PayoutReconciliation> = /*@__PURE__*/ operation('payouts.getReconciliation', 'GET', '/api/v3/payout/{payoutUUID}/reconciliation')

/** What `payouts.send` takes. */
export interface PayoutsSendParams {
  path: {
    /** Payment run. */
    payoutUUID: string
  }
}

/**
 * Note that a payment run was sent
 *
 * When the file was given to the bank or the provider: its payables wait for the statement from then on. Not by the only person who has approved one of them.
 *
 * `POST /api/v3/payout/{payoutUUID}/send` (designed). Needs PAYABLES_pay.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, a code of any call
 */
export const send: Operation<PayoutsSendParams, Payout> = /*@__PURE__*/ operation('payouts.send', 'POST', '/api/v3/payout/{payoutUUID}/send', { refreshes: ['payouts', 'payables', 'home', 'activity'] })

/** What `payouts.cancel` takes. */
export interface PayoutsCancelParams {
  path: {
    /** Payment run. */
    payoutUUID: string
  }
  body: PayableReason
}

/**
 * Cancel a payment run that was not sent
 *
 * Its number and its file stay on record, and its payables can be put into another run.
 *
 * `POST /api/v3/payout/{payoutUUID}/cancel` (designed). Needs PAYABLES_pay.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const cancel: Operation<PayoutsCancelParams, Payout> = /*@__PURE__*/ operation('payouts.cancel', 'POST', '/api/v3/payout/{payoutUUID}/cancel', { refreshes: ['payouts', 'payables', 'activity'] })

/** What `payouts.settle` takes. */
export interface PayoutsSettleParams {
  path: {
    /** Payable. */
    payableUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: PayableSettlement
}

/**
 * Record a payment of a payable
 *
 * What was paid, all that is open unless `amount` says less; the payable is PAID once nothing is open. For payables that were sent, and for approved ones that are paid without a file.
 *
 * `PUT /api/v3/payable/{payableUUID}/settle` (designed). Needs PAYABLES_pay.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, PERIOD_LOCKED, a code of any call
 */
export const settle: Operation<PayoutsSettleParams, Payable> = /*@__PURE__*/ operation('payouts.settle', 'PUT', '/api/v3/payable/{payableUUID}/settle', { refreshes: ['payouts', 'payables', 'home', 'activity'] })

/** What `payouts.fail` takes. */
export interface PayoutsFailParams {
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
 * Record that the bank has sent a payment back
 *
 * `PUT /api/v3/payable/{payableUUID}/fail` (designed). Needs PAYABLES_pay.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const fail: Operation<PayoutsFailParams, Payable> = /*@__PURE__*/ operation('payouts.fail', 'PUT', '/api/v3/payable/{payableUUID}/fail', { refreshes: ['payouts', 'payables', 'home', 'activity'] })

/** What `payouts.retry` takes. */
export interface PayoutsRetryParams {
  path: {
    /** Payable. */
    payableUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
}

/**
 * Make a payable whose payment has failed ready to pay
 *
 * It can be put into another run, which gives it another end-to-end id.
 *
 * `PUT /api/v3/payable/{payableUUID}/retry` (designed). Needs PAYABLES_pay.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const retry: Operation<PayoutsRetryParams, Payable> = /*@__PURE__*/ operation('payouts.retry', 'PUT', '/api/v3/payable/{payableUUID}/retry', { refreshes: ['payouts', 'payables', 'home', 'activity'] })

/** What `payouts.reverse` takes. */
export interface PayoutsReverseParams {
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
 * Undo the record of a payment
 *
 * The payable waits for its payment again. It is booked today, and refused while this month is locked.
 *
 * `PUT /api/v3/payable/{payableUUID}/reverse` (designed). Needs PAYABLES_pay.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, PERIOD_LOCKED, a code of any call
 */
export const reverse: Operation<PayoutsReverseParams, Payable> = /*@__PURE__*/ operation('payouts.reverse', 'PUT', '/api/v3/payable/{payableUUID}/reverse', { refreshes: ['payouts', 'payables', 'home', 'activity'] })

/** What `payouts.importStatement` takes. */
export interface PayoutsImportStatementParams {
  query?: {
    /** Whether to report only, without changing anything; false if omitted. */
    dryRun?: boolean | undefined
  } | undefined
  body: StatementInput
}

/**
 * Import a statement of a bank account
 *
 * Reads camt.053, or CSV where `separator` is given. Bookings that pay a payable which was sent settle it: by end-to-end id, else by amount and name; what comes back makes it ERROR with the bank's reason. Bookings that were imported before are left out, and so is what was paid for anything else, each with the reason. What came in otherwise is kept, and can be recorded as a payment of a client (`receivables.listIncoming`). A file that can't be used is refused as `FILE_REFUSED`, and nothing is written; with `dryRun`, nothing is written at all.
 *
 * `POST /api/v3/payment/statement` (designed). Needs PAYABLES_pay.
 *
 * @throws {HttpError} NOT_FOUND, FILE_REFUSED, a code of any call
 */
export const importStatement: Operation<PayoutsImportStatementParams, StatementReport> = /*@__PURE__*/ operation('payouts.importStatement', 'POST', '/api/v3/payment/statement', { body: form, refreshes: ['payouts', 'payables', 'receivables', 'home', 'activity'], retry: 'never' })
