// Generated from openapi/resources/finance.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import type { CountryCode, CurrencyCode } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** A month of the books of an account. */
export interface FiscalPeriod {
  /** The month, such as `2026-10`. */
  month: string
  /** OPEN; SOFT, where only those who may lock months write; or LOCKED. */
  status: 'OPEN' | 'SOFT' | 'LOCKED' | (string & {})
  /** Whether it is over where the company is, so that it can be locked. */
  isOver: boolean
  /** Who has locked or unlocked it last; absent if no one has. */
  changedBy?: UserRef
  /** When, epoch ms; absent if no one has. */
  changeDate?: number
  /** Why it was unlocked; absent otherwise. */
  reason?: string
  /** Some who may unlock it, by name; only of locked months. */
  mayUnlock?: FiscalOfficer[]
}

/** Someone who may lock and unlock months. */
export interface FiscalOfficer {
  /** Id. */
  uuid: string
  /** Name. */
  name: string
}

/** How a month is locked. */
export interface FiscalPeriodLock {
  /** SOFT for everyone but those who may lock months, LOCKED for everyone. */
  status: 'SOFT' | 'LOCKED'
}

/** Why a month is unlocked. */
export interface FiscalPeriodUnlock {
  /** The reason. */
  reason: string
}

/** Finance settings of an account. */
export interface FinanceSettings {
  /** Name of the company on invoices; absent if not set. */
  legalName?: string
  /** Address on invoices, in lines; absent if not set. */
  address?: string
  /** Country; absent if not set. */
  country?: CountryCode
  /** Tax ids. */
  taxIds: TaxId[]
  /** Currency of the account. */
  currency: CurrencyCode
  /** Time zone in which its days begin, such as `Europe/Berlin`; UTC if not set. */
  timezone: string
  /** Days after which invoices are due. */
  paymentTermsDays: number
  /** Amount from which a payment needs two approvals, in the currency of the account; absent without a limit. */
  approvalLimit?: number
  /** Whether one person may both enter and approve a payment. */
  singleOfficer: boolean
  /** Days that linguists have to object to documents that the account issues for them; absent where it does not. */
  selfBillingDays?: number
  /** Whether payables of linguists with a periodicity are created by themselves. */
  schedulesPayables: boolean
  /** Days after which those are due. */
  payableTermsDays: number
  /** Reminders of overdue invoices. */
  dunning: Dunning
  /** Percentage of the revenue that should be left after the linguists’ pay; margins below it are marked. */
  marginGoal: number
  /** How documents are numbered. */
  series: NumberSeries[]
  /** Bank accounts, oldest first. */
  bankAccounts: BankAccount[]
  /** Tax codes, by name. */
  taxCodes: TaxCode[]
  /** The newest exchange rate of each currency to the currency of the account. */
  exchangeRates: ExchangeRate[]
  /** State of the settings, for `If-Match`. */
  version: string
  /** The last change; absent before the first. */
  lastChange?: SettingsChange
}

/** Finance settings to change. */
export interface FinanceSettingsUpdate {
  /** Name of the company on invoices; empty for none. */
  legalName?: string | undefined
  /** Address on invoices, in lines; empty for none. */
  address?: string | undefined
  /** Country. */
  country?: CountryCode | undefined
  /** All tax ids. */
  taxIds?: TaxId[] | undefined
  /** Currency of the account. */
  currency?: CurrencyCode | undefined
  /** Time zone, such as `Europe/Berlin`. */
  timezone?: string | undefined
  /** Days after which invoices are due. */
  paymentTermsDays?: number | undefined
  /** Amount from which a payment needs two approvals; null for no limit. */
  approvalLimit?: number | null | undefined
  /** Whether one person may both enter and approve a payment. */
  singleOfficer?: boolean | undefined
  /** Days that linguists have to object to documents that the account issues for them; null where it does not. */
  selfBillingDays?: number | null | undefined
  /** Whether payables of linguists with a periodicity are created by themselves, from today on. */
  schedulesPayables?: boolean | undefined
  /** Days after which those are due. */
  payableTermsDays?: number | undefined
  /** Reminders of overdue invoices; replaces the previous ones. */
  dunning?: DunningInput | undefined
  /** Percentage of the revenue that should be left after the linguists’ pay, up to two decimal places. */
  marginGoal?: number | undefined
  /** Number series to change; the others do not change. */
  series?: NumberSeriesInput[] | undefined
  /** All tax codes; those that are omitted are deleted. */
  taxCodes?: TaxCodeInput[] | undefined
}

/** Reminders of overdue invoices, which clients get by email in the language of the invoice. */
export interface Dunning {
  /** Whether they are sent. */
  isOn: boolean
  /** Days after the due date, of each of the three reminders. */
  days: number[]
  /** Texts other than the usual ones. */
  texts: DunningText[]
  /** The usual texts in all languages. */
  usual: DunningText[]
}

/** Text of a reminder. `{number}`, `{amount}`, `{due}`, `{client}`, and `{company}` are filled in. */
export interface DunningText {
  /** From 1 to 3. */
  level: number
  /** Language, such as `en`. */
  language: string
  /** Subject. */
  subject: string
  /** Text; an empty line begins a paragraph. */
  text: string
}

/** Reminders of overdue invoices. */
export interface DunningInput {
  /** Whether they are sent. */
  isOn: boolean
  /** Days after the due date, of each of the three reminders; each later than the one before. */
  days: number[]
  /** Texts other than the usual ones. */
  texts?: DunningTextInput[] | undefined
}

/** Text of a reminder. */
export interface DunningTextInput {
  /** From 1 to 3. */
  level: number
  /** Language. */
  language: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'ru' | 'ar' | 'ja' | 'zh'
  /** Subject. */
  subject: string
  /** Text; an empty line begins a paragraph. */
  text: string
}

/** A tax id of a company. */
export interface TaxId {
  /** Where the id comes from. */
  scheme: 'EU_VAT' | 'GB_VAT' | 'CH_UID' | 'NO_MVA' | 'US_EIN' | 'AU_ABN' | 'BR_CNPJ' | 'OTHER'
  /** The id. */
  value: string
}

/** Kind of document. */
export type DocumentKind = 'INVOICE' | 'CREDIT_NOTE' | 'PAYABLE' | 'SELF_BILL' | 'PAYMENT' | (string & {})

/** How documents of a kind are numbered. */
export interface NumberSeries {
  kind: DocumentKind
  /** Pattern of the numbers: text with `{YYYY}` or `{YY}` for the year, `{MM}` for the month, and `{N}`, `{NN}`, … for the number with at least as many digits. */
  pattern: string
  /** The next number. */
  next: number
  /** How the next document would be numbered today. */
  preview: string
}

/** A number series to change. */
export interface NumberSeriesInput {
  /** Kind of document. */
  kind: 'INVOICE' | 'CREDIT_NOTE' | 'PAYABLE' | 'SELF_BILL' | 'PAYMENT'
  /** Pattern, with exactly one number. */
  pattern: string
  /** The next number, not below the present one; unchanged if omitted. */
  next?: number | undefined
}

/** A tax that is added to or withheld from amounts. */
export interface TaxCode {
  /** Id. */
  uuid: string
  /** Name. */
  name: string
  /** Whether the tax is added or withheld. */
  kind: 'VAT' | 'WITHHOLDING' | (string & {})
  /** Category of EN 16931: S standard, Z zero rate, E exempt, AE reverse charge, K supply within the EU, G export, O outside the scope. */
  category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | (string & {})
  /** Percentage. */
  rate: number
  /** Whether prices include it; absent otherwise. */
  inclusive?: boolean
  /** Sentence on invoices, such as the reason for an exemption; absent without one. */
  text?: string
}

/** A tax code. */
export interface TaxCodeInput {
  /** The tax code that changes; a new one if omitted. */
  uuid?: string | undefined
  /** Name, unique in the account. */
  name: string
  /** Whether the tax is added or withheld. */
  kind: 'VAT' | 'WITHHOLDING'
  /** Category of EN 16931. */
  category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O'
  /** Percentage, up to four decimal places; 0 for every category but S, if it is VAT. */
  rate: number
  /** Whether prices include it, which only VAT can. */
  inclusive?: boolean | undefined
  /** Sentence on invoices. */
  text?: string | undefined
}

/** A bank account of a company. */
export interface BankAccount {
  /** Id. */
  uuid: string
  /** Holder. */
  holder: string
  /** Kind of number. */
  format: 'IBAN' | 'OTHER' | (string & {})
  /** Last four characters of the number. */
  last4: string
  /** BIC of the bank; absent if not given. */
  bic?: string
  /** Name of the bank; absent if not given. */
  bank?: string
  /** Currency. */
  currency: CurrencyCode
}

/** A bank account to add. */
export interface BankAccountInput {
  /** Holder. */
  holder: string
  /** Kind of number; an IBAN is checked. */
  format: 'IBAN' | 'OTHER'
  /** Account number. Not shown in responses. */
  number: string
  /** BIC of the bank. */
  bic?: string | undefined
  /** Name of the bank. */
  bank?: string | undefined
  /** Currency. */
  currency: CurrencyCode
}

/** What one unit of the account's currency costs in another. */
export interface ExchangeRate {
  /** Id. */
  uuid: string
  /** Currency of the account at that time. */
  base: CurrencyCode
  /** Other currency. */
  currency: CurrencyCode
  /** Units of the other currency for one unit of the base, such as 1.085. */
  rate: number
  /** Day from which it applies. */
  day: string
}

/** An exchange rate to add. */
export interface ExchangeRateInput {
  /** Other currency. */
  currency: CurrencyCode
  /** Units of the other currency for one unit of the account’s currency, up to ten decimal places. */
  rate: number
  /** Day from which it applies, today or earlier. */
  day: string
}

/** What `finance.get` takes. */
export interface FinanceGetParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Get the finance settings of an account
 *
 * `GET /api/v3/account/{accountUUID}/finance` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<FinanceGetParams, FinanceSettings> = /*@__PURE__*/ operation('finance.get', 'GET', '/api/v3/account/{accountUUID}/finance')

/** What `finance.update` takes. */
export interface FinanceUpdateParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: FinanceSettingsUpdate | undefined
}

/**
 * Update finance settings of an account; omitted fields do not change
 *
 * The currency becomes the default of new projects and price lists; existing ones keep theirs. Tax ids are checked by form and checksum, as far as their scheme has one.
 *
 * `PUT /api/v3/account/{accountUUID}/finance` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const update: Operation<FinanceUpdateParams, FinanceSettings> = /*@__PURE__*/ operation('finance.update', 'PUT', '/api/v3/account/{accountUUID}/finance', { refreshes: ['accounts', 'home', 'activity'] })

/** What `finance.createBankAccount` takes. */
export interface FinanceCreateBankAccountParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  body: BankAccountInput
}

/**
 * Add a bank account of an account
 *
 * The number is stored encrypted; responses show its last four characters.
 *
 * `POST /api/v3/account/{accountUUID}/finance/bank-account` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const createBankAccount: Operation<FinanceCreateBankAccountParams, BankAccount> = /*@__PURE__*/ operation('finance.createBankAccount', 'POST', '/api/v3/account/{accountUUID}/finance/bank-account', { refreshes: ['activity'], retry: 'never' })

/** What `finance.removeBankAccount` takes. */
export interface FinanceRemoveBankAccountParams {
  path: {
    /** The account. */
    accountUUID: string
    /** Bank account */
    bankAccountUUID: string
  }
}

/**
 * Delete a bank account of an account
 *
 * `DELETE /api/v3/account/{accountUUID}/finance/bank-account/{bankAccountUUID}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const removeBankAccount: Operation<FinanceRemoveBankAccountParams, void> = /*@__PURE__*/ operation('finance.removeBankAccount', 'DELETE', '/api/v3/account/{accountUUID}/finance/bank-account/{bankAccountUUID}', { answer: nothing, refreshes: ['activity'] })

/** What `finance.createExchangeRate` takes. */
export interface FinanceCreateExchangeRateParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  body: ExchangeRateInput
}

/**
 * Add an exchange rate to the currency of an account
 *
 * Exchange rates are only added, so that amounts converted with an earlier one can be explained. The newest rate of a day applies from that day on.
 *
 * `POST /api/v3/account/{accountUUID}/finance/exchange-rate` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const createExchangeRate: Operation<FinanceCreateExchangeRateParams, ExchangeRate> = /*@__PURE__*/ operation('finance.createExchangeRate', 'POST', '/api/v3/account/{accountUUID}/finance/exchange-rate', { refreshes: ['home', 'activity'], retry: 'never' })

/** What `finance.listPeriods` takes. */
export interface FinanceListPeriodsParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * List the months of an account and which of them are locked
 *
 * The last 24 months where the company is, and earlier ones that are not open, newest first.
 *
 * `GET /api/v3/account/{accountUUID}/finance/period` (designed). Needs FINANCE_lock.
 *
 * @throws {HttpError} a code of any call
 */
export const listPeriods: Operation<FinanceListPeriodsParams, FiscalPeriod[]> = /*@__PURE__*/ operation('finance.listPeriods', 'GET', '/api/v3/account/{accountUUID}/finance/period')

/** What `finance.lockPeriod` takes. */
export interface FinanceLockPeriodParams {
  path: {
    /** The account. */
    accountUUID: string
    /** Month, such as `2026-10`. */
    month: string
  }
  body: FiscalPeriodLock
}

/**
 * Lock a month
 *
 * Nothing is dated in a locked month any more, and what is paid in it becomes CLOSED. A month that is closed to most people (SOFT) can still be written to by those who may lock it. Only months that are over can be locked.
 *
 * `POST /api/v3/account/{accountUUID}/finance/period/{month}/lock` (designed). Needs FINANCE_lock.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const lockPeriod: Operation<FinanceLockPeriodParams, FiscalPeriod> = /*@__PURE__*/ operation('finance.lockPeriod', 'POST', '/api/v3/account/{accountUUID}/finance/period/{month}/lock', { refreshes: ['payables', 'activity'] })

/** What `finance.unlockPeriod` takes. */
export interface FinanceUnlockPeriodParams {
  path: {
    /** The account. */
    accountUUID: string
    /** Month, such as `2026-10`. */
    month: string
  }
  body: FiscalPeriodUnlock
}

/**
 * Open a month again
 *
 * A locked month is opened by another person than the one who has locked it, unless one person may do both in the account. What was closed with it stays closed.
 *
 * `POST /api/v3/account/{accountUUID}/finance/period/{month}/unlock` (designed). Needs FINANCE_lock.
 *
 * @throws {HttpError} CONFLICT, PERIOD_LOCKED, a code of any call
 */
export const unlockPeriod: Operation<FinanceUnlockPeriodParams, FiscalPeriod> = /*@__PURE__*/ operation('finance.unlockPeriod', 'POST', '/api/v3/account/{accountUUID}/finance/period/{month}/unlock', { refreshes: ['payables', 'activity'] })
