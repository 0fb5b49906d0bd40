// Generated from openapi/resources/xero.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { CurrencyCode, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

export interface XeroConsent {
  /** Address at Xero where the caller agrees. */
  url: string
}

/** The organization to connect. */
export interface XeroOrganizationChoice {
  /** Its id in Xero. */
  id: string
}

/** An organization of Xero. */
export interface XeroOrganization {
  /** Its id in Xero. */
  id: string
  /** Its name. */
  name: string
}

/** Why Xero is not reached, or gives no access. */
export interface XeroProblem {
  /** SIGN_IN: it has to be connected again. LIMIT: Xero was asked too much. UNREACHABLE: it did not answer. REFUSED: it refused the call. */
  code: 'SIGN_IN' | 'LIMIT' | 'UNREACHABLE' | 'REFUSED' | (string & {})
  /** The words of Xero, such as `invalid_grant`; absent if it gave none. */
  detail?: string
  /** Since when, epoch ms. */
  since: number
  /** When it is tried again, epoch ms; absent if it has to be connected again. */
  retryDate?: number
}

/** The connection to Xero. */
export interface XeroStatus {
  /** NOT_CONFIGURED: the operator hasn't registered this installation with Xero. CHOOSING: one of `organizations` has to be chosen. EXPIRED: it has to be connected again; documents wait in order. */
  state: 'NOT_CONFIGURED' | 'NOT_CONNECTED' | 'CHOOSING' | 'CONNECTED' | 'EXPIRED' | (string & {})
  /** The connected organization; absent without one. */
  organization?: XeroOrganization
  /** Those to choose from; absent unless one has to be chosen. */
  organizations?: XeroOrganization[]
  /** Who has connected it; absent without a connection. */
  connectedBy?: UserRef
  /** When, epoch ms; absent without a connection. */
  connectedDate?: number
  /** Whether a sync is under way. */
  isSyncing: boolean
  /** The last sync that went well, epoch ms; absent before the first. */
  lastSyncDate?: number
  /** The next sync by schedule, epoch ms; absent without a connection. */
  nextSyncDate?: number
  /** What is wrong with the connection; absent if nothing is. */
  problem?: XeroProblem
  /** Documents that wait to be sent. */
  waiting: number
  /** Those of them that wait for someone: for a mapping, a contact, or a correction. */
  held: number
  /** Since when the oldest of them waits, epoch ms; absent if none does. */
  oldestWaitingDate?: number
  /** Documents that differ. */
  differing: number
  /** Documents that are equal. */
  equal: number
  /** The sum of the differences without their sign, by currency. */
  differences: XeroAmount[]
  /** Calls to Xero. */
  calls: XeroCalls
  /** What stands for what. */
  mapping: XeroMapping
  /** Tax codes of the account. */
  taxes: XeroMappedThing[]
  /** Bank accounts of the account. */
  bankAccounts: XeroMappedThing[]
  /** Clients and linguists that have a contact in Xero. */
  contacts: number
  /** Clients and linguists that several contacts could be, the first 100. */
  openContacts: XeroOpenContact[]
}

/** An amount. */
export interface XeroAmount {
  /** The amount. */
  amount: number
  /** Its currency. */
  currency: CurrencyCode
}

/** Calls to Xero in the last day, in UTC, and the limits that it sets. */
export interface XeroCalls {
  /** Calls of today. */
  today: number
  /** Calls of a day at most. */
  daily: number
  /** Calls of a minute at most. */
  perMinute: number
}

/** Something of the account that is mapped. */
export interface XeroMappedThing {
  /** Identifier. */
  uuid: string
  /** Its name. */
  name: string
}

/** Something in Xero. */
export interface XeroTarget {
  /** Its code, or its id where it has none. */
  code: string
  /** Its name, as it was when it was chosen; taken from Xero. */
  name: string
}

/** Something of the account, and what stands for it in Xero. */
export interface XeroPair {
  /** The tax code or the bank account. */
  uuid: string
  /** The tax rate or the bank account in Xero. */
  target: XeroTarget
}

/** What stands for what in Xero. What is left out is not mapped. */
export interface XeroMapping {
  /** Account of sold translations. */
  sales?: XeroTarget | undefined
  /** Account of payments to linguists. */
  purchases?: XeroTarget | undefined
  /** Account of withheld taxes. */
  withholding?: XeroTarget | undefined
  /** Account of what banks keep of payments. */
  fees?: XeroTarget | undefined
  /** Bank account of payments without one of their own. */
  bank?: XeroTarget | undefined
  /** Tracking category whose options are organizational units. */
  tracking?: XeroTarget | undefined
  /** Tax rates of tax codes. */
  taxes: XeroPair[]
  /** Bank accounts. */
  bankAccounts: XeroPair[]
}

/** The things in Xero that can be mapped to. */
export interface XeroOptions {
  /** Accounts that lines can be on. */
  accounts: XeroTarget[]
  /** Bank accounts. */
  bankAccounts: XeroTarget[]
  /** Tax rates. */
  taxRates: XeroTarget[]
  /** Tracking categories. */
  trackingCategories: XeroTarget[]
}

/** A contact in Xero. */
export interface XeroContact {
  /** Its id in Xero. */
  id: string
  /** Its name. */
  name: string
  /** Its email address; absent without one. */
  email?: string
}

/** A client or a linguist that several contacts could be. */
export interface XeroOpenContact {
  /** The organizational unit or the linguist. */
  uuid: string
  /** Its name. */
  name: string
  /** Which of both it is. */
  kind: 'CLIENT' | 'LINGUIST' | (string & {})
  /** The contacts. */
  candidates: XeroContact[]
}

/** The contact that it is. */
export interface XeroContactChoice {
  /** One of the `candidates`. */
  contactId: string
}

/** An invoice, a credit note, or a payable. */
export interface XeroDocumentRef {
  /** The invoice or the payable. */
  uuid: string
  /** Which of them it is. */
  kind: 'INVOICE' | 'CREDIT_NOTE' | 'BILL' | (string & {})
  /** Its number. */
  name: string
  /** Name of the client or the linguist. */
  party: string
  /** Its currency. */
  currency: CurrencyCode
}

/** A document that waits to be sent. */
export interface XeroQueueItem {
  /** Identifier. */
  uuid: string
  /** The document. */
  document: XeroDocumentRef
  /** What is sent of it: itself, its payments, or that it no longer holds. */
  what: 'DOCUMENT' | 'PAYMENT' | 'VOID' | (string & {})
  /** Its amount, below zero for a credit note. */
  amount: number
  /** Since when it waits, epoch ms. */
  since: number
  /** How often it was tried. */
  tries: number
  /** Why it is held; absent for one that is only waiting. MAPPING_MISSING: `detail` names what isn't mapped. CONTACT_OPEN: its contact has to be chosen. REFUSED: Xero refuses it, with the words in `detail`. DIFFERS: the document itself differs. */
  problem?: 'MAPPING_MISSING' | 'CONTACT_OPEN' | 'REFUSED' | 'DIFFERS' | (string & {})
  /** More about the problem; absent without. */
  detail?: string
}

/** One page of waiting documents. */
export interface XeroQueuePage extends PageInfo {
  /** Items of this page. */
  content: XeroQueueItem[]
}

/** A document that differs from Xero. */
export interface XeroDifference {
  /** Identifier. */
  uuid: string
  /** The document. */
  document: XeroDocumentRef
  /** ROUNDING: Xero came to another amount when it was sent. EXTERNAL_EDIT: it was changed in Xero. EXTERNAL_PAYMENT: Xero has a payment that isn't recorded here. PAYMENT_REMOVED: a payment was removed in Xero. VOIDED: it was voided or deleted in Xero. */
  cause: 'ROUNDING' | 'EXTERNAL_EDIT' | 'EXTERNAL_PAYMENT' | 'PAYMENT_REMOVED' | 'VOIDED' | (string & {})
  /** The amount here. */
  amount: number
  /** The amount in Xero. */
  xeroAmount: number
  /** The one in Xero less the one here. */
  difference: number
  /** Since when it differs, epoch ms. */
  since: number
  /** Whether you can send ours again. */
  canSend: boolean
  /** Whether you can record it here. */
  canRecord: boolean
}

/** One page of differences. */
export interface XeroDifferencePage extends PageInfo {
  /** Items of this page. */
  content: XeroDifference[]
}

/** A sync with Xero. */
export interface XeroSync {
  /** Identifier. */
  uuid: string
  /** When it began, epoch ms. */
  date: number
  /** Why: by schedule, for new documents, because Xero told of a change, or because someone asked. */
  reason: 'SCHEDULE' | 'DOCUMENT' | 'WEBHOOK' | 'REQUEST' | (string & {})
  /** Documents and payments that were sent. */
  sent: number
  /** Documents that were read because Xero has changed them. */
  received: number
  /** Documents that were held. */
  held: number
  /** Documents that could not be sent or read. */
  failed: number
  /** How long it took. */
  milliseconds: number
  /** Why it ended early; absent if it didn't. */
  problem?: XeroSyncProblem
}

/** Why a sync ended early. */
export interface XeroSyncProblem {
  /** As in `XeroProblem`. */
  code: 'SIGN_IN' | 'LIMIT' | 'UNREACHABLE' | 'REFUSED' | (string & {})
  /** The words of Xero; absent if it gave none. */
  detail?: string
}

/** One page of syncs. */
export interface XeroSyncPage extends PageInfo {
  /** Items of this page. */
  content: XeroSync[]
}

/** A document as Xero has it. */
export interface XeroFigure {
  /** Whether it comes to the same there. */
  state: 'EQUAL' | 'DIFFERS' | 'VOIDED' | (string & {})
  /** The total there; absent for one that is voided. */
  amount?: number
  /** Its address in Xero. */
  url: string
}

/**
 * Get the state of the connection to Xero
 *
 * The organization, what waits to be sent, what differs, and how the last sync went. Documents that you may not see aren't counted: invoices need `RECEIVABLES_get_invoices`, bills `PAYABLES_get_payables`.
 *
 * `GET /api/v3/xero/status` (designed). Needs RECEIVABLES_get_invoices or PAYABLES_get_payables.
 *
 * @throws {HttpError} a code of any call
 */
export const getStatus: Operation<NoParams, XeroStatus> = /*@__PURE__*/ operation('xero.getStatus', 'GET', '/api/v3/xero/status')

/**
 * Start connecting to Xero
 *
 * Returns the address at Xero where the caller agrees in a browser. It sets a cookie, so the answer of Xero counts for the browser that made this call, and for ten minutes.
 *
 * `POST /api/v3/xero/connect` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const connect: Operation<NoParams, XeroConsent> = /*@__PURE__*/ operation('xero.connect', 'POST', '/api/v3/xero/connect', { retry: 'safe' })

/** What `xero.finish` takes. */
export interface XeroFinishParams {
  query?: {
    /** The value that `xero.connect` gave to Xero. */
    state?: string | undefined
    /** Code of Xero. */
    code?: string | undefined
    /** What the person agreed to. */
    scope?: string | undefined
    /** State of the session at Xero. */
    session_state?: string | undefined
    /** Why Xero refuses. */
    error?: string | undefined
    /** The same in words. */
    error_description?: string | undefined
  } | undefined
}

/**
 * Come back from Xero
 *
 * For browsers. Takes the answer of Xero, and redirects to the page of the connection. Only the person who called `xero.connect` is connected. If they have agreed for several organizations of Xero, `xero.chooseOrganization` follows.
 *
 * `GET /api/v3/xero/callback` (designed). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const finish: Operation<XeroFinishParams, void> = /*@__PURE__*/ operation('xero.finish', 'GET', '/api/v3/xero/callback', { answer: nothing })

/** What `xero.chooseOrganization` takes. */
export interface XeroChooseOrganizationParams {
  body: XeroOrganizationChoice
}

/**
 * Choose the organization of Xero
 *
 * One of those that the connection allows; `NOT_FOUND` for another.
 *
 * `POST /api/v3/xero/organization` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const chooseOrganization: Operation<XeroChooseOrganizationParams, XeroStatus> = /*@__PURE__*/ operation('xero.chooseOrganization', 'POST', '/api/v3/xero/organization')

/**
 * Disconnect from Xero
 *
 * Ends the agreement at Xero, and deletes the access here. What waits to be sent is given up; documents stay on both sides, and so does the mapping, should the same organization be connected again.
 *
 * `DELETE /api/v3/xero/connection` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const disconnect: Operation<NoParams, void> = /*@__PURE__*/ operation('xero.disconnect', 'DELETE', '/api/v3/xero/connection', { answer: nothing })

/** What `xero.listSyncs` takes. */
export interface XeroListSyncsParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List syncs with Xero
 *
 * `GET /api/v3/xero/sync` (designed). Needs RECEIVABLES_get_invoices or PAYABLES_get_payables.
 *
 * @throws {HttpError} a code of any call
 */
export const listSyncs: Operation<XeroListSyncsParams, XeroSyncPage> = /*@__PURE__*/ operation('xero.listSyncs', 'GET', '/api/v3/xero/sync')

/**
 * Sync with Xero now
 *
 * Sends what waits, and reads what has changed in Xero. `CONFLICT` if the connection has expired or there is none.
 *
 * `POST /api/v3/xero/sync` (designed). Needs RECEIVABLES_get_invoices or PAYABLES_get_payables.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const sync: Operation<NoParams, XeroStatus> = /*@__PURE__*/ operation('xero.sync', 'POST', '/api/v3/xero/sync')

/** What `xero.listQueue` takes. */
export interface XeroListQueueParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List documents that wait to be sent to Xero
 *
 * `GET /api/v3/xero/queue` (designed). Needs RECEIVABLES_get_invoices or PAYABLES_get_payables.
 *
 * @throws {HttpError} a code of any call
 */
export const listQueue: Operation<XeroListQueueParams, XeroQueuePage> = /*@__PURE__*/ operation('xero.listQueue', 'GET', '/api/v3/xero/queue')

/** What `xero.listDifferences` takes. */
export interface XeroListDifferencesParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List documents that differ from Xero
 *
 * They are held as they are on both sides until someone decides.
 *
 * `GET /api/v3/xero/difference` (designed). Needs RECEIVABLES_get_invoices or PAYABLES_get_payables.
 *
 * @throws {HttpError} a code of any call
 */
export const listDifferences: Operation<XeroListDifferencesParams, XeroDifferencePage> = /*@__PURE__*/ operation('xero.listDifferences', 'GET', '/api/v3/xero/difference')

/** What `xero.sendAgain` takes. */
export interface XeroSendAgainParams {
  path: {
    /** The difference. */
    differenceUUID: string
  }
}

/**
 * Send a document that differs again
 *
 * It replaces the one in Xero, or is new there if that was voided. `CONFLICT` for a payment that is in Xero alone, which can be recorded only. Invoices need `RECEIVABLES_create`, bills `PAYABLES_approve`.
 *
 * `POST /api/v3/xero/difference/{differenceUUID}/send` (designed). Needs RECEIVABLES_create or PAYABLES_approve.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const sendAgain: Operation<XeroSendAgainParams, XeroStatus> = /*@__PURE__*/ operation('xero.sendAgain', 'POST', '/api/v3/xero/difference/{differenceUUID}/send', { refreshes: ['activity'] })

/** What `xero.record` takes. */
export interface XeroRecordParams {
  path: {
    /** The difference. */
    differenceUUID: string
  }
}

/**
 * Record a payment that is in Xero alone
 *
 * With the day and the amount that it has there. `CONFLICT` for any other difference. Payments of clients need `RECEIVABLES_payment`, those of linguists `PAYABLES_pay`.
 *
 * `POST /api/v3/xero/difference/{differenceUUID}/record` (designed). Needs RECEIVABLES_payment or PAYABLES_pay.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, PERIOD_LOCKED, a code of any call
 */
export const record: Operation<XeroRecordParams, XeroStatus> = /*@__PURE__*/ operation('xero.record', 'POST', '/api/v3/xero/difference/{differenceUUID}/record', { refreshes: ['receivables', 'payables', 'payouts', 'home', 'activity'], retry: 'never' })

/**
 * List the accounts, tax rates, and tracking categories of Xero
 *
 * Read from Xero at each call. `XERO_FAILED` says why it gave no answer.
 *
 * `GET /api/v3/xero/options` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} CONFLICT, XERO_FAILED, a code of any call
 */
export const listOptions: Operation<NoParams, XeroOptions> = /*@__PURE__*/ operation('xero.listOptions', 'GET', '/api/v3/xero/options')

/** What `xero.updateMapping` takes. */
export interface XeroUpdateMappingParams {
  body: XeroMapping
}

/**
 * Set what stands for what in Xero
 *
 * Codes that Xero doesn't have are refused with 400. Documents that waited for the mapping are sent.
 *
 * `PUT /api/v3/xero/mapping` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} CONFLICT, XERO_FAILED, a code of any call
 */
export const updateMapping: Operation<XeroUpdateMappingParams, XeroStatus> = /*@__PURE__*/ operation('xero.updateMapping', 'PUT', '/api/v3/xero/mapping', { refreshes: ['activity'] })

/** What `xero.chooseContact` takes. */
export interface XeroChooseContactParams {
  path: {
    /** The organizational unit or the linguist. */
    partyUUID: string
  }
  body: XeroContactChoice
}

/**
 * Choose the contact of Xero for a client or a linguist
 *
 * For one that several contacts could be. `partyUUID` is the organizational unit or the linguist. Documents that waited for it are sent.
 *
 * `PUT /api/v3/xero/contact/{partyUUID}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const chooseContact: Operation<XeroChooseContactParams, XeroStatus> = /*@__PURE__*/ operation('xero.chooseContact', 'PUT', '/api/v3/xero/contact/{partyUUID}', { refreshes: ['activity'] })

/** What `xero.sendInvoice` takes. */
export interface XeroSendInvoiceParams {
  path: {
    /** Invoice or credit note. */
    receivableUUID: string
  }
}

/**
 * Send an invoice or a credit note to Xero
 *
 * For documents from before the connection; newer ones are sent by themselves. One that is in Xero already is not sent twice. `CONFLICT` if the connection has expired or there is none.
 *
 * `POST /api/v3/receivables/{receivableUUID}/xero` (designed). Needs RECEIVABLES_create.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const sendInvoice: Operation<XeroSendInvoiceParams, XeroStatus> = /*@__PURE__*/ operation('xero.sendInvoice', 'POST', '/api/v3/receivables/{receivableUUID}/xero', { refreshes: ['receivables', 'activity'] })

/** What `xero.sendPayable` takes. */
export interface XeroSendPayableParams {
  path: {
    /** Payable. */
    payableUUID: string
  }
}

/**
 * Send an approved payable to Xero as a bill
 *
 * For payables from before the connection; newer ones are sent once they are approved. `CONFLICT` if it isn't approved, or if the connection has expired or there is none.
 *
 * `POST /api/v3/payable/{payableUUID}/xero` (designed). Needs PAYABLES_approve.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const sendPayable: Operation<XeroSendPayableParams, XeroStatus> = /*@__PURE__*/ operation('xero.sendPayable', 'POST', '/api/v3/payable/{payableUUID}/xero', { refreshes: ['payables', 'activity'] })
