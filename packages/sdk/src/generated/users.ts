// Generated from openapi/resources/users.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, NoParams, Operation, Upload } from '../operation.ts'
import type { EntryPoint } from './accounts.ts'
import type { LinguistAvailability } from './availability.ts'
import type { AcceptedContract } from './contracts.ts'
import type { CustomFieldValue, CustomFieldValueInput } from './customFields.ts'
import type { TableImportJob } from './jobs.ts'
import type { OrgUnitRef } from './orgUnits.ts'
import type { OrganizationRef } from './organizations.ts'
import type { GrantedPermission } from './permissions.ts'
import type { Recommendation } from './recommendationSettings.ts'
import type { AccountType, CountryCode, CurrencyCode, DownloadRequest, ListCounter, ListExport, LocaleCode, PageInfo, Role, TableUpload, UserStatus } from './shared.ts'
import { bytes, nothing } from '../answers.ts'
import { form } from '../body.ts'
import { asyncOperation, operation } from '../operation.ts'

/** Numbers of people among those that the caller can view. */
export interface UserCounters {
  /** All people. */
  total: number
  /** Active linguists. */
  linguists: ListCounter
  /** Active linguists without a language pair; no task can be assigned to them automatically. */
  withoutLanguages: ListCounter
  /** Invited people who have not set a password yet; absent if the caller cannot view it. */
  invited?: ListCounter
  /** People whose sign-in is blocked; absent if the caller cannot view it. */
  blocked?: ListCounter
  /** Added this month, where the reader is. */
  addedThisMonth: ListCounter
}

/** What a person has delivered in a period. */
export interface UserFigures {
  /** Number of delivered tasks. */
  tasks: number
  /** Source words of these tasks. */
  words: number
  /** Number of these tasks with a due date. */
  dueTasks: number
  /** Share of the tasks with a due date that were delivered by then; absent without any. */
  onTime?: number
  /** Number of these tasks with a closed review. */
  scoredTasks: number
  /** Quality score of all points in all words of these reviews; absent without any. */
  score?: number
  /** Words that the score comes from; absent without a score. */
  scoreWords?: number
  /** How far the score may be off by chance, with 95 % confidence; absent without a score, and without points. */
  scoreBand?: number
  /** Percentage of the text that later steps left unchanged, weighted by segments; absent without any. */
  keptShare?: number
}

/** How a person is paid: by bank transfer, by transfer inside Brazil, or to a Payoneer or PayPal account. */
export type PaymentMethod = 'BANK' | 'BRL' | 'PAYONEER' | 'PAYPAL'

/** How often payables are created. */
export type InvoicingPeriodicity = 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY' | 'QUARTERLY'

/** A payout method; numbers are masked. */
export interface UserPayment {
  /** Identifier of the version. */
  uuid: string
  /** How the person is paid. */
  paymentMethod: PaymentMethod
  /** Name of the account holder; absent for wallets. */
  accountHolder?: string
  /** Country of the bank; absent for wallets. */
  country?: CountryCode
  /** Name of the bank; absent if not specified. */
  bankName?: string
  /** BIC of the bank; absent if not specified. */
  bic?: string
  /** National code of the bank, such as a routing number or sort code; absent if not specified. */
  bankCode?: string
  /** Code of the branch; absent if not specified. */
  branchCode?: string
  /** Last four characters of the IBAN, such as `•••• 3000`; absent without one. */
  iban?: string
  /** Last four characters of the account number; absent without one. */
  accountNumber?: string
  /** Last four characters of the Payoneer ID; absent for other methods. */
  payoneerId?: string
  /** First letter and domain of the PayPal account; absent for other methods. */
  paypalAccount?: string
  /** When it was entered, epoch ms. */
  date: number
  /** Who entered it. */
  createdBy?: UserRef
  /** Who confirmed it; absent if no confirmation was needed. */
  confirmedBy?: UserRef
}

/** A change of a payout method that waits for confirmation. */
export interface PendingUserPayment extends UserPayment {
  /** Whether you can confirm it. */
  canConfirm: boolean
  /** Whether you can decline or withdraw it. */
  canDecline: boolean
}

/** Billing and payment details of a person. */
export interface UserBilling {
  /** The person. */
  userUuid: string
  /** Changes with the details; send it as `If-Match`. */
  version: string
  /** Name on documents; absent if not specified. */
  legalName?: string
  /** Street and number; absent if not specified. */
  street?: string
  /** Second line of the address; absent if not specified. */
  additionalInfo?: string
  /** City; absent if not specified. */
  city?: string
  /** State or region; absent if not specified. */
  state?: string
  /** Postal code; absent if not specified. */
  zip?: string
  /** Country of the address; absent if not specified. */
  country?: CountryCode
  /** Tax ID, as documents show it; absent if not specified. */
  taxpayerId?: string
  /** Email address for documents; absent if not specified. */
  billingEmail?: string
  /** How often payables are created; absent if not specified. */
  invoicingPeriodicity?: InvoicingPeriodicity
  /** Day of the month on which payables are created; absent if not specified. */
  invoicingDayOfMonth?: number
  /** Whether the account requires confirmation even of what people change themselves. */
  confirmationRequired: boolean
  /** Payout method in force; absent without one. */
  payment?: UserPayment
  /** Change that waits for confirmation; absent without one. */
  pendingPayment?: PendingUserPayment
}

/** Billing details; fields that are left out stay as they are, and `null` clears them. */
export interface UserBillingInput {
  /** The person; you if omitted. */
  userUuid?: string | undefined
  /** Name on documents. */
  legalName?: string | null | undefined
  /** Street and number. */
  street?: string | null | undefined
  /** Second line of the address. */
  additionalInfo?: string | null | undefined
  /** City. */
  city?: string | null | undefined
  /** State or region. */
  state?: string | null | undefined
  /** Postal code. */
  zip?: string | null | undefined
  /** Country of the address. */
  country?: CountryCode | null | undefined
  /** Tax ID, such as `DE136695976`; checked by the form of the country. */
  taxpayerId?: string | null | undefined
  /** Email address for documents. */
  billingEmail?: string | null | undefined
  /** How often payables are created. */
  invoicingPeriodicity?: InvoicingPeriodicity | null | undefined
  /** Day of the month on which payables are created. */
  invoicingDayOfMonth?: number | null | undefined
}

/** A payout method. Bank accounts have an IBAN where their country has them; elsewhere an account number, with the national code of the bank or its BIC. Wallets have their account only. */
export interface UserPaymentInput {
  /** How the person is paid. */
  paymentMethod: PaymentMethod
  /** Name of the account holder; required for bank accounts. */
  accountHolder?: string | undefined
  /** Country of the bank; required for BANK. */
  country?: CountryCode | undefined
  /** Name of the bank. */
  bankName?: string | undefined
  /** IBAN, with or without spaces; its checksum must be right. */
  iban?: string | undefined
  /** BIC of 8 or 11 characters. */
  bic?: string | undefined
  /** National code of the bank: routing number (US), sort code (GB), BSB (AU), IFSC (IN), institution and transit number (CA), bank code (BR, JP, CN). */
  bankCode?: string | undefined
  /** Code of the branch; required for BRL. */
  branchCode?: string | undefined
  /** Account number. */
  accountNumber?: string | undefined
  /** ID or email address of the Payoneer account. */
  payoneerId?: string | undefined
  /** Email address of the PayPal account. */
  paypalAccount?: string | undefined
}

/** A payout method of a person. */
export interface UserPaymentOfPerson {
  /** The person. */
  userUuid: string
  /** How the person is paid. */
  paymentMethod: PaymentMethod
  /** Name of the account holder; required for bank accounts. */
  accountHolder?: string | undefined
  /** Country of the bank; required for BANK. */
  country?: CountryCode | undefined
  /** Name of the bank. */
  bankName?: string | undefined
  /** IBAN, with or without spaces; its checksum must be right. */
  iban?: string | undefined
  /** BIC of 8 or 11 characters. */
  bic?: string | undefined
  /** National code of the bank: routing number (US), sort code (GB), BSB (AU), IFSC (IN), institution and transit number (CA), bank code (BR, JP, CN). */
  bankCode?: string | undefined
  /** Code of the branch; required for BRL. */
  branchCode?: string | undefined
  /** Account number. */
  accountNumber?: string | undefined
  /** ID or email address of the Payoneer account. */
  payoneerId?: string | undefined
  /** Email address of the PayPal account. */
  paypalAccount?: string | undefined
}

/** Why a change is declined. */
export interface UserPaymentDecline {
  /** The reason. */
  reason?: string | undefined
}

/** A change of billing or payment details; numbers are masked. */
export interface UserBillingVersion {
  /** Identifier. */
  uuid: string
  /** Which details were changed. */
  kind: 'BILLING' | 'PAYMENT' | (string & {})
  /** What became of the change. */
  status: 'PENDING' | 'IN_FORCE' | 'REPLACED' | 'DECLINED' | 'WITHDRAWN' | (string & {})
  /** When it was entered, epoch ms. */
  date: number
  /** Who entered it. */
  createdBy?: UserRef
  /** Who confirmed, declined, or withdrew it; absent if no one has. */
  decidedBy?: UserRef
  /** When that was, epoch ms. */
  decidedDate?: number
  /** Why it was declined; absent if no reason was given. */
  reason?: string
  /** What was changed. */
  changes: UserBillingChange[]
}

/** A changed field. */
export interface UserBillingChange {
  /** Name of the field, such as `iban`. */
  field: string
  /** Its value before; absent if it was empty. */
  before?: string
  /** Its new value; absent if it was cleared. */
  after?: string
}

/** One page of changes. */
export interface UserBillingVersionPage extends PageInfo {
  /** Items of this page. */
  content: UserBillingVersion[]
}

/** Where a person starts. */
export interface UserEntryPoint {
  /** Entry point of this person; null for that of their roles. */
  entryPoint: 'HOME' | 'PORTAL_HOME' | null
  /** Where they start next time. */
  effective: EntryPoint
  /** Whether all roles of the person can start in the portal. */
  canUsePortal: boolean
}

/** Where a person starts from now on. */
export interface NewUserEntryPoint {
  /** Entry point of this person; null for that of their roles. */
  entryPoint: 'HOME' | 'PORTAL_HOME' | null
}

/** Short form of a person. */
export interface UserRef {
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Email address; absent without permission to view it. */
  email?: string
  /** Status of the person. */
  status?: UserStatus
  /** URL of the profile picture; absent without one. */
  avatar?: string
  /** Number of delivered tasks. */
  tasksCompletedCount?: number
  /** Whether all language pairs were removed. */
  deleteAllLanguagePair?: boolean
}

/** A language pair. */
export interface LanguagePair {
  /** Both language codes, such as `en_us:pt_br`. */
  pair: string
  /** Source language. */
  source: LocaleCode
  /** Target language. */
  target: LocaleCode
}

/** A person in a list; optional fields are absent with `simple=true`. */
export interface UserListItem {
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Email address, which is also the user name. */
  email: string
  /** Name and email address in one text. */
  nameEmail: string
  /** Status of the person. */
  status: UserStatus
  /** URL of the profile picture; absent without one. */
  avatar?: string
  /** Roles. */
  roles: Role[]
  /** Country; absent when unknown. */
  country?: CountryCode
  /** City; absent when unknown. */
  city?: string
  /** Payment currency; absent when unknown. */
  currency?: CurrencyCode
  /** Language pairs. */
  supportedLanguagePairs?: LanguagePair[]
  /** Tags. */
  tags?: string[]
  /** Custom fields of the account. */
  customFields?: CustomFieldValue[]
  /** Number of delivered tasks. */
  tasksCompletedCount?: number
  /** When the person was added, in epoch milliseconds. */
  createDate?: number
  /** Whether all language pairs were removed. */
  deleteAllLanguagePair?: boolean
  /** Default rate per word, in `currency`; absent without permission to view rates. */
  wordRate?: number
  /** Default rate per hour, in `currency`; absent without permission to view rates. */
  hourlyRate?: number
  /** Whether an administrator has blocked the person; absent without permission to edit people. */
  blocked?: boolean
  /** Whether the person has yet to set a password; absent without permission to edit people. */
  invited?: boolean
  /** Default rate per day, in `currency`; absent without permission to view rates. */
  dailyRate?: number
  /** Default rate per page, in `currency`; absent without permission to view rates. */
  pagesRate?: number
}

/** One page of people. */
export interface UserPage extends PageInfo {
  /** Items of this page. */
  content: UserListItem[]
}

/** A person. */
export interface User extends UserListItem {
  /** Changes with each field that `users.update` sets; send it as `If-Match` */
  version: string
  /** Whether the person can sign in. */
  enabled: boolean
  /** Whether the person passes every permission check. */
  admin: boolean
  /** The account. */
  accountUuid: string
  /** Whether the person owns the account. */
  accountOwner?: boolean
  /** Whether a second factor is required. */
  mfa: boolean
  /** Whether an authenticator app is set up. */
  mfaEnabled: boolean
  /** How many passkeys the person has. */
  passkeyCount: number
  /** When the person can try to sign in again, epoch ms; absent when the person is not locked, and without permission to edit people. */
  lockedUntilDate?: number
  /** State or region; absent when unknown. */
  state?: string
  /** Postal code; absent when unknown. */
  postalCode?: string
  /** Time zone, such as `Europe/Berlin`; absent when unknown. */
  timezone?: string
  /** Chat handle; absent when unknown. */
  slackHandle?: string
  /** Words that the person translates on a working day; absent if not set, in which case 2,500 is assumed. */
  wordsPerDay?: number
  /** Organizations that the person belongs to. */
  organizations: OrganizationRef[]
  /** Organizational units that the person belongs to. */
  orgUnits: OrgUnitRef[]
  /** Permission groups of the person. */
  permissionGroups: UserPermissionGroup[]
  /** Email notifications that the person receives. */
  subscriptions: string[]
  /** Minimum fee per task, in `currency`; absent without permission to view rates. */
  minimumFee?: number
  /** How often payables are created; absent if not specified, and without permission to view billing details. */
  invoicingPeriodicity?: 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY' | 'QUARTERLY' | (string & {})
  /** Day of the month on which payables are created; absent if not specified, and without permission to view billing details. */
  invoicingDayOfMonth?: number
  /** Language pairs. */
  supportedLanguagePairs: LanguagePair[]
  /** Tags. */
  tags: string[]
  /** Custom fields of the account. */
  customFields: CustomFieldValue[]
  /** Number of delivered tasks. */
  tasksCompletedCount: number
}

/** Short form of a permission group. */
export interface UserPermissionGroup {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
}

/** The signed-in person. */
export interface LoggedUser extends User {
  /** Language of emails and the interface. */
  language: InterfaceLanguage
  /** Whether a code sent by email is required after the password. */
  mfaEmail: boolean
  /** Tier of the account. */
  accountType: AccountType
}

/** Roles and permissions of the signed-in person. */
export interface UserAuthority {
  /** Roles, with the prefix `ROLE_`. */
  authorities: ('ROLE_SYSADMIN' | 'ROLE_ADMIN' | 'ROLE_ACCOUNT_ADMIN' | 'ROLE_PROJECT_MANAGER' | 'ROLE_CLIENT' | 'ROLE_VENDOR' | (string & {}))[]
  /** Permissions; inactive permissions do not apply. */
  permissions: GrantedPermission[]
}

/** A linguist and their eligibility for a task. */
export interface EligibleLinguist {
  /** The linguist. */
  user: UserRef
  /** Whether the linguist is eligible. */
  eligible: boolean
  /** Reasons why the linguist is not eligible; empty when eligible. */
  blockedBy: ('LANGUAGE_PAIR' | 'ORG_UNIT' | 'STATUS' | 'REJECTED_BEFORE' | 'MINIMUM_SCORE' | 'RATE' | 'TAG' | 'OTHER_STEP' | (string & {}))[]
  /** Number of active tasks. */
  openTasks: number
  /** Quality score in this language pair from closed reviews of twelve months; absent under 1,000 words. */
  score?: number
  /** Words that the score comes from; absent without a score. */
  scoreWords?: number
  /** How far the score may be off by chance, with 95 % confidence; absent without a score, and without points. */
  scoreBand?: number
  /** Payment currency; absent without a rate. */
  currency?: CurrencyCode
  /** Rate per word for this language pair and step; absent without a rate or permission to view rates. */
  wordRate?: number
  /** What the task would pay the linguist, in `currency`; absent without a rate or permission to view rates. */
  payableAmount?: number
  /** How well the linguist suits; absent for linguists who can do none. */
  recommendation?: Recommendation
  /** Whether the linguist has time for the task; absent for linguists who are not eligible. */
  availability?: LinguistAvailability
}

/** A linguist who has viewed a task. */
export interface TaskViewer {
  /** The linguist. */
  user: UserRef
  /** When the linguist first viewed the task, epoch ms. */
  firstDate: number
  /** When the linguist last viewed the task, to the minute, epoch ms. */
  date: number
}

/** A person who has returned a task. */
export interface TaskRejecter {
  /** The person. */
  user: UserRef
  /** Date and time, epoch ms. */
  date: number
  /** Reason; absent if none was given. */
  reason?: string
}

/** Recipient of a password reset link. */
export interface PasswordRequest {
  /** The email address. */
  username: string
  /** Solution of the challenge from `auth.getCaptcha`, in the format of the altcha library. */
  captcha: string
}

/** Recipient and purpose of a password link. */
export interface PasswordLink {
  /** The user name. */
  email: string
  /** Name of the person. */
  name: string
  /** Why the link was sent. */
  purpose: 'RESET' | 'INVITATION' | (string & {})
  /** When the link expires, epoch ms. */
  expiresAt: number
}

/** A new password, entered twice. */
export interface NewPassword {
  /** The new password; at least ten characters. */
  password: string
  /** The new password again. */
  confirm: string
}

/** The current password, and the new one entered twice. */
export interface PasswordChange {
  /** The current password. */
  password: string
  /** The new password; at least ten characters. */
  newPassword: string
  /** The new password again. */
  confirm: string
  /** Whether the access key remains valid. */
  keepAccessKey?: boolean | undefined
}

/** What ended with the old password. */
export interface PasswordChanged {
  /** Sessions that were ended. */
  sessions: UserSession[]
  /** The access key that was deleted; absent otherwise. */
  accessKey?: AccessKeyInfo
}

/** The URL to open. */
export interface RedirectTarget {
  /** The URL. */
  redirectUrl: string
}

/** Your access key, without its secret. */
export interface AccessKeyInfo {
  /** The access key; absent without one. */
  accessKey?: string
  /** When the access key was created, epoch ms. */
  creationDate?: number
  /** When the access key or a token issued for it was last used, to the minute, epoch ms; absent if never. */
  lastUsedDate?: number
  /** When the access key expires, epoch ms; absent without an end date. */
  expirationDate?: number
  /** Whether calls that change anything are refused. */
  readOnly?: boolean
  /** Organizational units that the key is limited to; absent without this limit. */
  orgUnits?: OrgUnitRef[]
}

/** Your password, and the limits of the new access key. */
export interface AccessKeyRequest {
  /** Your password. */
  password: string
  /** Code of your authenticator app or a recovery code; required if an app is set up. */
  otp?: string | undefined
  /** When the access key expires, epoch ms; without it, the key has no end date. */
  expirationDate?: number | undefined
  /** Whether to refuse calls that change anything. */
  readOnly?: boolean | undefined
  /** Organizational units to limit the key to; all of yours if absent. */
  orgUnits?: AccessKeyOrgUnit[] | undefined
}

/** Reference to an organizational unit. */
export interface AccessKeyOrgUnit {
  /** The organizational unit. */
  uuid: string
}

/** A new access key with its secret. */
export interface NewAccessKey {
  /** The access key. */
  accessKey: string
  /** Secret of the access key; shown only once. */
  secret: string
}

/** The new address. */
export interface MagicCodeRequest {
  /** The new address. */
  email: string
  /** Your password. */
  password: string
}

/** The code from the email. */
export interface MagicCode {
  /** The six-digit code. */
  code: string
}

/** A session of the signed-in person. */
export interface UserSession {
  /** Identifier. */
  uuid: string
  /** Type of session: a browser, or a token issued for an access key. */
  kind: 'browser' | 'token' | (string & {})
  /** Whether this is the session of the request. */
  current: boolean
  /** IP address from which the session was opened. */
  address?: string
  /** User agent of the browser. */
  userAgent?: string
  /** Name of the person who is signed in as you; absent otherwise. */
  impersonator?: string
  /** When the session was opened, epoch ms. */
  createdAt: number
  /** When the session was last used, to the minute, epoch ms. */
  lastSeenAt: number
  /** When the session expires, epoch ms. */
  expiresAt: number
}

/** A sign-in event. */
export interface SignIn {
  /** Identifier. */
  uuid: string
  /** Type of event. */
  event: 'LOGGED_IN' | 'LOGIN_FAILED' | 'LOGGED_OUT' | 'ACCESS_KEY_CREATED' | 'ACCESS_KEY_REMOVED' | 'ACCESS_KEY_REVOKED' | 'PASSWORD_CHANGED' | 'PASSWORD_RESET' | 'MFA_ENABLED' | 'MFA_DISABLED' | 'PASSKEY_ADDED' | 'PASSKEY_RENAMED' | 'PASSKEY_REMOVED' | 'PASSKEYS_RESET' | (string & {})
  /** Date and time, epoch ms. */
  date: number
  /** IP address of the request; absent when unknown. */
  address?: string
  /** Name of the person responsible; absent if it was you. */
  by?: string
}

export interface SignInPage extends PageInfo {
  /** Items of this page. */
  content: SignIn[]
}

/** Profile data of a person to change; fields that are left out stay as they are, and `null` clears them. */
export interface UserData {
  /** Name. */
  name?: string | undefined
  /** Country. */
  country?: CountryCode | null | undefined
  /** State or region. */
  state?: string | null | undefined
  /** City. */
  city?: string | null | undefined
  /** Postal code. */
  postalCode?: string | null | undefined
  /** Time zone, such as `Europe/Berlin`. */
  timezone?: string | null | undefined
  /** Payment currency. */
  currency?: CurrencyCode | null | undefined
  /** Chat handle. */
  slackHandle?: string | null | undefined
  /** Words that the person translates on a working day; 2,500 is assumed for `null`. */
  wordsPerDay?: number | null | undefined
}

/** What to change of another person; fields that are left out stay as they are, and `null` clears them. */
export interface UserUpdate {
  /** Name. */
  name?: string | undefined
  /** Country. */
  country?: CountryCode | null | undefined
  /** State or region. */
  state?: string | null | undefined
  /** City. */
  city?: string | null | undefined
  /** Postal code. */
  postalCode?: string | null | undefined
  /** Time zone, such as `Europe/Berlin`. */
  timezone?: string | null | undefined
  /** Payment currency. */
  currency?: CurrencyCode | null | undefined
  /** Chat handle. */
  slackHandle?: string | null | undefined
  /** Words that the person translates on a working day; 2,500 is assumed for `null`. */
  wordsPerDay?: number | null | undefined
  /** Email address, which is also the user name. */
  email?: string | undefined
}

/** A person to create; `null` is the same as leaving a field out. */
export interface NewUser {
  /** Name. */
  name: string
  /** Values of custom fields; those left out get their default values. */
  customFields?: CustomFieldValueInput[] | undefined
  /** Country. */
  country?: CountryCode | null | undefined
  /** State or region. */
  state?: string | null | undefined
  /** City. */
  city?: string | null | undefined
  /** Postal code. */
  postalCode?: string | null | undefined
  /** Time zone, such as `Europe/Berlin`. */
  timezone?: string | null | undefined
  /** Payment currency. */
  currency?: CurrencyCode | null | undefined
  /** Chat handle. */
  slackHandle?: string | null | undefined
  /** Words that the person translates on a working day; 2,500 is assumed without it. */
  wordsPerDay?: number | null | undefined
  /** Email address, which is also the user name. */
  email: string
  /** Status of the person; only active people are invited. */
  status?: 'ACTIVE' | 'INACTIVE' | 'DISABLED' | undefined
  /** Roles; can also be assigned later. */
  roles?: Role[] | undefined
  /** Organizations that the person belongs to. */
  organizations?: OrganizationChoice[] | undefined
  /** Tags. */
  tags?: string[] | undefined
  /** Language of the invitation and the interface. */
  language?: InterfaceLanguage | undefined
}

/** Reference to an organization. */
export interface OrganizationChoice {
  /** The organization. */
  uuid: string
}

/** A language of the interface. */
export type InterfaceLanguage = 'en' | 'de' | 'es' | 'fr' | 'pt' | 'ru' | 'ar' | 'ja' | 'zh'

/** Type of notification. */
export type NotificationKind = 'TASK_ASSIGNED' | 'TASK_AVAILABLE' | 'TASK_STATUS_CHANGE' | 'TASK_DUE_SOON' | 'TASK_LATE' | 'TASK_REJECTED' | 'TASK_ACCEPTED' | 'TASK_DELIVERED' | 'PAYABLE_CREATED' | 'PAYABLE_RUN_FINISHED' | 'PAYABLE_PAID' | 'REVIEW_SUBMITTED' | 'REVIEW_REPLY_DUE' | 'FINDING_CHANGED' | 'FINDING_DISPUTED' | 'FINDING_ANSWERED' | 'FINDING_TO_DECIDE' | 'FINDING_ARBITRATED' | 'FINDING_MESSAGE' | 'REVIEW_CLOSED' | 'SECOND_REVIEW_ASKED' | 'TERM_REQUEST_DECIDED' | 'QUOTE_WAITING' | 'QUOTE_APPROVED' | 'QUOTE_DECLINED' | 'PROJECT_TRANSLATION_FINISHED' | 'PROJECT_STATUS_CHANGE' | 'PROJECT_MESSAGE' | 'SEGMENT_COMMENT' | 'JOB_FAILED' | 'CONTRACT_WAITING' | 'CONTRACT_REJECTED' | 'QUOTA_REACHED' | 'WEBHOOK_PAUSED' | 'PIPELINE_NOTICE' | 'PIPELINE_FAILED' | 'PIPELINE_PAUSED' | (string & {})

/** A profile picture. */
export interface AvatarUpload {
  /** PNG, JPEG, or WebP, up to 5 MB. */
  file: Upload
}

/** A stored profile picture. */
export interface Avatar {
  /** URL of the picture. */
  avatar: string
}

/** Preferences of the signed-in person. */
export interface PreferenceSettings {
  /** Language of the interface and emails. */
  language: InterfaceLanguage
  /** Color theme of the interface. */
  theme: 'light' | 'dark'
  /** Spacing of list rows. */
  density: 'regular' | 'compact'
  /** Whether single keys, such as `c` for “create”, do something on pages. */
  keyboardShortcuts: boolean
  /** Keys of the editor. */
  editorKeys: EditorKeys
  /** Whether home shows the first steps that are not done yet. */
  firstSteps: boolean
  /** Version of the app whose news the person opened last. */
  seenVersion?: string
  /** Notifications shown in the app. */
  notifications: NotificationKind[]
}

/** Preferences to change. */
export interface PreferenceChange {
  /** Language of the interface and emails. */
  language?: InterfaceLanguage | undefined
  /** Color theme of the interface. */
  theme?: 'light' | 'dark' | undefined
  /** Spacing of list rows. */
  density?: 'regular' | 'compact' | undefined
  /** Whether single keys, such as `c` for “create”, do something on pages. */
  keyboardShortcuts?: boolean | undefined
  /** Keys of the editor. */
  editorKeys?: EditorKeys | undefined
  /** Whether home shows the first steps that are not done yet. */
  firstSteps?: boolean | undefined
  /** Version of the app whose news the person opened last. */
  seenVersion?: string | undefined
  /** Notifications shown in the app. */
  notifications?: NotificationKind[] | undefined
}

/** The keys of the editor: a set, and what the person has changed in it. */
export interface EditorKeys {
  set: EditorKeySet
  /** Commands with other keys than in the set, each once; no two have the same keys. */
  own: EditorOwnKey[]
}

/** The product whose keys the set has where they are known; all others are those of Dragoman. */
export type EditorKeySet = 'DRAGOMAN' | 'MEMOQ' | 'PHRASE' | 'MATECAT' | 'SMARTCAT'

/** A command of the editor with keys of the person's own. */
export interface EditorOwnKey {
  command: EditorCommandName
  /** The keys, such as `Main+Shift+K`, in this order; `Main` is Ctrl, or Command on Apple keyboards. Empty for none. */
  keys: string
}

/** A command of the editor that has keys. */
export type EditorCommandName = 'confirm' | 'reopen' | 'next' | 'previous' | 'nextOpen' | 'goTo' | 'nextIssue' | 'fix' | 'ignore' | 'finding' | 'takeFinding' | 'match' | 'copySource' | 'clear' | 'tags' | 'nextTag' | 'nbsp' | 'concordance' | 'comment' | 'find' | 'replace' | 'filter' | 'bookmark' | 'preview' | 'focus' | 'area' | 'save' | 'leave' | 'help'

/** An email notification. */
export interface Subscription {
  /** Type of notification. */
  code: NotificationKind
  /** Whether you are subscribed. */
  subscribed: boolean
  /** Whether it comes in one email a day instead of at once. */
  daily: boolean
}

/** Email notifications to subscribe to. */
export interface SubscriptionChange {
  /** The notification types. */
  subscriptions: NotificationKind[]
  /** Those of them that come in one email a day; none if omitted. */
  daily?: NotificationKind[] | undefined
}

/** Whether someone in your account has an email address. */
export interface UserExistence {
  /** Whether someone in your account has the email address; other accounts are not considered. */
  exists: boolean
}

/** Whether a person is blocked. */
export interface UserBlockStatus {
  /** Whether an administrator has blocked the person. */
  blocked: boolean
  /** When the person was blocked, epoch ms; absent when not blocked. */
  blockedDate?: number
  /** When the person can try again after too many attempts, epoch ms; absent when not locked. */
  lockedUntilDate?: number
}

/** Short form of an account. */
export interface UserAccount {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Tier of the account. */
  accountType: AccountType
  /** Accounting currency of the account. */
  currency: CurrencyCode
}

/** What `users.list` takes. */
export interface UsersListParams {
  query?: {
    /** Only people whose name or email address contains this text. */
    q?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** A named sort, or a field and a direction (`dueDate,desc`); in lists whose entities have custom fields, also a custom field (`cf.cost-center,desc`). A sort that the list does not have is refused with 400. */
    sort?: string | undefined
    /** Return only the fields needed to select a person. */
    simple?: boolean | undefined
    /** Only people whose name contains this text, ignoring case. */
    name?: string | undefined
    /** Only people whose email address contains this text, ignoring case. */
    email?: string | undefined
    /** Only people in this country. */
    country?: CountryCode | undefined
    /** Only people with one of these roles. */
    roles?: readonly Role[] | undefined
    /** Only people with one of these statuses. */
    status?: readonly UserStatus[] | undefined
    /** Only people with one of these tags. */
    tags?: readonly string[] | undefined
    /** Only people who translate from this language. */
    sourceLanguage?: LocaleCode | undefined
    /** Only people who translate into one of these languages. */
    targetLanguages?: readonly LocaleCode[] | undefined
    /** Only people who belong to this organizational unit, directly or through its organization. */
    orgUnitUuid?: string | undefined
    /** Only people who belong to this organization or to one of its organizational units. */
    organizationUuid?: string | undefined
  } | undefined
}

/**
 * List people
 *
 * With `simple=true`, the response contains only the fields needed to select a person.
 *
 * `GET /api/v3/user` (documented). Needs USER_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<UsersListParams, UserPage> = /*@__PURE__*/ operation('users.list', 'GET', '/api/v3/user')

/** What `users.create` takes. */
export interface UsersCreateParams {
  body: NewUser
}

/**
 * Create a person and send an email invitation
 *
 * Project managers can create project managers and linguists; higher roles can create anyone with a lower role than their own. Clients and linguists must belong to at least one organization. 409 if someone in your account has the email address. If someone in another account signs in with the address, an email tells its owner, and the person can sign in only once the address is free.
 *
 * `POST /api/v3/user` (published). Needs USER_save.
 *
 * @throws {HttpError} EMAIL_TAKEN, PLAN_LIMIT, a code of any call
 */
export const create: Operation<UsersCreateParams, User> = /*@__PURE__*/ operation('users.create', 'POST', '/api/v3/user', { refreshes: ['users', 'activity', 'organizations', 'orgUnits'], retry: 'never' })

/**
 * Count the people that need attention
 *
 * Each counter has the `filter` with which `users.list` returns the counted people.
 *
 * `GET /api/v3/user/counters` (designed). Needs USER_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getCounters: Operation<NoParams, UserCounters> = /*@__PURE__*/ operation('users.getCounters', 'GET', '/api/v3/user/counters')

/** What `users.startExport` takes. */
export interface UsersStartExportParams {
  body: ListExport
}

/**
 * Export the people of a list to a file
 *
 * Exports all people that `users.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
 *
 * `POST /api/v3/user/export` (designed). Needs USER_list.
 *
 * @throws {HttpError} a code of any call
 */
export const startExport: AsyncOperation<UsersStartExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('users.startExport', 'POST', '/api/v3/user/export', { retry: 'never', async: 'status-url' })

/** What `users.getExportStatus` takes. */
export interface UsersGetExportStatusParams {
  path: {
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the status and the download address of an export
 *
 * `GET /api/v3/user/export/{requestUUID}/status` (designed). Needs USER_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getExportStatus: Operation<UsersGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('users.getExportStatus', 'GET', '/api/v3/user/export/{requestUUID}/status')

/** What `users.importTable` takes. */
export interface UsersImportTableParams {
  query?: {
    /** Whether to report only, without changing anything; false if omitted. */
    dryRun?: boolean | undefined
  } | undefined
  body: TableUpload
}

/**
 * Import people from a table
 *
 * Takes the table of `users.exportTable`, up to 2,000 lines. A line whose email address someone in the account has changes that person, others create and invite one. A filled cell replaces what the person has; an empty cell, and a column that the table lacks, changes nothing. Roles, status, and interface language are only for new people. The report of the job tells what each line does, or what is wrong with it. If one line is wrong, nothing changes; with `dryRun`, nothing changes at all.
 *
 * `POST /api/v3/user/import` (designed). Needs USER_save.
 *
 * @throws {HttpError} FILE_REFUSED, a code of any call
 */
export const importTable: AsyncOperation<UsersImportTableParams, TableImportJob, TableImportJob> = /*@__PURE__*/ asyncOperation('users.importTable', 'POST', '/api/v3/user/import', { body: form, refreshes: ['users', 'activity', 'organizations', 'orgUnits', 'customFields', 'jobs'], retry: 'never', async: 'job' })

/** What `users.exportTable` takes. */
export interface UsersExportTableParams {
  query: {
    /** File format. */
    format: 'CSV' | 'XLSX'
    /** Whether to return the headings only; false if omitted. */
    template?: boolean | undefined
    /** Only people whose name or email address contains this text. */
    q?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
  }
}

/**
 * Download people as a table that can be imported
 *
 * The columns are Email, Name, Roles, Status, Organizations, Organizational units, Languages, Country, State or region, City, Postal code, Time zone, Currency, Words per day, Tags, Interface language, and the names of custom fields. Cells with several values separate them by semicolons. 400 for more than 2,000 people.
 *
 * `GET /api/v3/user/import/table` (designed). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const exportTable: Operation<UsersExportTableParams, Blob> = /*@__PURE__*/ operation('users.exportTable', 'GET', '/api/v3/user/import/table', { answer: bytes })

/** What `users.getFigures` takes. */
export interface UsersGetFiguresParams {
  path: {
    /** The user. */
    userUUID: string
  }
  query: {
    /** First day, in the time zone of the reader. */
    startDate: string
    /** Last day, in the time zone of the reader. */
    endDate: string
  }
}

/**
 * Get what a person has delivered in a period
 *
 * Your own; managers see those of everyone in the account.
 *
 * `GET /api/v3/user/{userUUID}/figures` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const getFigures: Operation<UsersGetFiguresParams, UserFigures> = /*@__PURE__*/ operation('users.getFigures', 'GET', '/api/v3/user/{userUUID}/figures')

/** What `users.getBilling` takes. */
export interface UsersGetBillingParams {
  path: {
    /** The user. */
    userUUID: string
  }
}

/**
 * Get the billing and payment details of a person
 *
 * Your own, or with the permission USER_billing those of others. Numbers of bank accounts and wallets are returned only as their last four characters.
 *
 * `GET /api/v3/user/{userUUID}/billing` (documented). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, a code of any call
 */
export const getBilling: Operation<UsersGetBillingParams, UserBilling> = /*@__PURE__*/ operation('users.getBilling', 'GET', '/api/v3/user/{userUUID}/billing')

/** What `users.listBillingVersions` takes. */
export interface UsersListBillingVersionsParams {
  path: {
    /** The user. */
    userUUID: string
  }
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List the changes of a person's billing and payment details, newest first
 *
 * Your own, or with the permission USER_billing those of others. Declined and withdrawn changes are included.
 *
 * `GET /api/v3/user/{userUUID}/billing/version` (designed). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, a code of any call
 */
export const listBillingVersions: Operation<UsersListBillingVersionsParams, UserBillingVersionPage> = /*@__PURE__*/ operation('users.listBillingVersions', 'GET', '/api/v3/user/{userUUID}/billing/version')

/** What `users.confirmPayment` takes. */
export interface UsersConfirmPaymentParams {
  path: {
    /** The user. */
    userUUID: string
    /** The change of the payout method. */
    paymentUUID: string
  }
}

/**
 * Confirm a change of a payout method
 *
 * The person it is about can confirm what others have entered, and anyone with the permission USER_billing what someone else has entered. 403 for who entered it, and for a session that is signed in as someone else.
 *
 * `POST /api/v3/user/{userUUID}/payment/{paymentUUID}/confirm` (designed). Needs a session.
 *
 * @throws {HttpError} CONFLICT, PERMISSION_MISSING, a code of any call
 */
export const confirmPayment: Operation<UsersConfirmPaymentParams, UserBilling> = /*@__PURE__*/ operation('users.confirmPayment', 'POST', '/api/v3/user/{userUUID}/payment/{paymentUUID}/confirm', { refreshes: ['users', 'activity'], retry: 'never' })

/** What `users.declinePayment` takes. */
export interface UsersDeclinePaymentParams {
  path: {
    /** The user. */
    userUUID: string
    /** The change of the payout method. */
    paymentUUID: string
  }
  body?: UserPaymentDecline | undefined
}

/**
 * Decline or withdraw a change of a payout method
 *
 * The author of the change withdraws it; the person it is about and anyone with the permission USER_billing can decline it.
 *
 * `POST /api/v3/user/{userUUID}/payment/{paymentUUID}/decline` (designed). Needs a session.
 *
 * @throws {HttpError} CONFLICT, PERMISSION_MISSING, a code of any call
 */
export const declinePayment: Operation<UsersDeclinePaymentParams, UserBilling> = /*@__PURE__*/ operation('users.declinePayment', 'POST', '/api/v3/user/{userUUID}/payment/{paymentUUID}/decline', { refreshes: ['users', 'activity'], retry: 'never' })

/** What `users.updateBilling` takes. */
export interface UsersUpdateBillingParams {
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: UserBillingInput | undefined
}

/**
 * Update the billing details of a person
 *
 * Your own, or with the permission USER_billing those of people with a lower role. Fields that are left out are cleared; how often payables are created is up to those with the permission, and does not change without it.
 *
 * `PUT /api/v3/user/billing` (documented). Needs a session.
 *
 * @throws {HttpError} NOT_FOUND, PERMISSION_MISSING, a code of any call
 */
export const updateBilling: Operation<UsersUpdateBillingParams, UserBilling> = /*@__PURE__*/ operation('users.updateBilling', 'PUT', '/api/v3/user/billing', { refreshes: ['users', 'activity'] })

/** What `users.updatePayment` takes. */
export interface UsersUpdatePaymentParams {
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: UserPaymentOfPerson
}

/**
 * Change the payout method of a person
 *
 * Of a person with a lower role. The change waits until the person or someone else with the permission confirms it; until then, the payout method in force stays. Another change replaces one that waits.
 *
 * `PUT /api/v3/user/payment` (documented). Needs USER_billing.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const updatePayment: Operation<UsersUpdatePaymentParams, UserBilling> = /*@__PURE__*/ operation('users.updatePayment', 'PUT', '/api/v3/user/payment', { refreshes: ['users', 'activity'] })

/** What `users.updateOwnPayment` takes. */
export interface UsersUpdateOwnPaymentParams {
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: UserPaymentInput
}

/**
 * Change your payout method
 *
 * The change is in force at once, unless the account requires that someone with the permission USER_billing confirms it, or someone else is signed in as you.
 *
 * `PUT /api/v3/user/payment/logged-user` (documented). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, a code of any call
 */
export const updateOwnPayment: Operation<UsersUpdateOwnPaymentParams, UserBilling> = /*@__PURE__*/ operation('users.updateOwnPayment', 'PUT', '/api/v3/user/payment/logged-user', { refreshes: ['users', 'activity'] })

/**
 * Get the signed-in person
 *
 * `GET /api/v3/user/logged-user` (documented). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const getLoggedUser: Operation<NoParams, LoggedUser> = /*@__PURE__*/ operation('users.getLoggedUser', 'GET', '/api/v3/user/logged-user')

/** What `users.updateLoggedUser` takes. */
export interface UsersUpdateLoggedUserParams {
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: UserData | undefined
}

/**
 * Update your profile
 *
 * Fields that are left out stay as they are; `null` clears them.
 *
 * `PUT /api/v3/user/logged-user` (documented). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const updateLoggedUser: Operation<UsersUpdateLoggedUserParams, LoggedUser> = /*@__PURE__*/ operation('users.updateLoggedUser', 'PUT', '/api/v3/user/logged-user', { refreshes: ['users', 'auth', 'activity', 'tasks', 'projects'] })

/**
 * Get the roles and permissions of the signed-in person
 *
 * `GET /api/v3/user/authority/logged-user` (documented). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const getAuthority: Operation<NoParams, UserAuthority> = /*@__PURE__*/ operation('users.getAuthority', 'GET', '/api/v3/user/authority/logged-user')

/** What `users.listEligibleLinguists` takes. */
export interface UsersListEligibleLinguistsParams {
  path: {
    /** The task. */
    taskUUID: string
  }
  query?: {
    /** Include linguists who are not eligible. */
    all?: boolean | undefined
    /** Only people whose name contains this text, ignoring case. */
    name?: string | undefined
  } | undefined
}

/**
 * List the linguists eligible for a task
 *
 * Eligible linguists are linked to the organizational unit or its organization and have the exact language pair. With `all=true`, the other linguists are included, each with the reasons why they are not eligible.
 *
 * `GET /api/v3/user/task/{taskUUID}/eligible-linguists` (inferred). Needs TASK_assign.
 *
 * @throws {HttpError} a code of any call
 */
export const listEligibleLinguists: Operation<UsersListEligibleLinguistsParams, EligibleLinguist[]> = /*@__PURE__*/ operation('users.listEligibleLinguists', 'GET', '/api/v3/user/task/{taskUUID}/eligible-linguists')

/** What `users.listTaskViewers` takes. */
export interface UsersListTaskViewersParams {
  path: {
    /** The task. */
    taskUUID: string
  }
}

/**
 * List the linguists who have viewed a task
 *
 * `GET /api/v3/user/task/{taskUUID}/viewed-by` (inferred). Needs TASK_assign.
 *
 * @throws {HttpError} a code of any call
 */
export const listTaskViewers: Operation<UsersListTaskViewersParams, TaskViewer[]> = /*@__PURE__*/ operation('users.listTaskViewers', 'GET', '/api/v3/user/task/{taskUUID}/viewed-by')

/** What `users.listTaskRejecters` takes. */
export interface UsersListTaskRejectersParams {
  path: {
    /** The task. */
    taskUUID: string
  }
}

/**
 * List the people who have returned a task
 *
 * `GET /api/v3/user/task/{taskUUID}/rejected-by` (inferred). Needs TASK_assign.
 *
 * @throws {HttpError} a code of any call
 */
export const listTaskRejecters: Operation<UsersListTaskRejectersParams, TaskRejecter[]> = /*@__PURE__*/ operation('users.listTaskRejecters', 'GET', '/api/v3/user/task/{taskUUID}/rejected-by')

/** What `users.get` takes. */
export interface UsersGetParams {
  path: {
    /** The user. */
    userUUID: string
  }
}

/**
 * Get a person
 *
 * `GET /api/v3/user/{userUUID}` (documented). Needs USER_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<UsersGetParams, User> = /*@__PURE__*/ operation('users.get', 'GET', '/api/v3/user/{userUUID}')

/** What `users.update` takes. */
export interface UsersUpdateParams {
  path: {
    /** The user. */
    userUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: UserUpdate | undefined
}

/**
 * Update a person
 *
 * Fields that are left out stay as they are; `null` clears them. The person must have a lower role than you. Only account administrators can change the email address: the former address is told, and the person's sessions end.
 *
 * `PUT /api/v3/user/{userUUID}` (designed). Needs USER_save.
 *
 * @throws {HttpError} EMAIL_TAKEN, a code of any call
 */
export const update: Operation<UsersUpdateParams, User> = /*@__PURE__*/ operation('users.update', 'PUT', '/api/v3/user/{userUUID}', { refreshes: ['users', 'auth', 'activity', 'tasks', 'projects'] })

/** What `users.delete` takes. */
export interface UsersDeleteParams {
  path: {
    /** The user. */
    userUUID: string
  }
}

/**
 * Remove a person
 *
 * The person can no longer sign in, and the email address becomes available again; past actions keep the person's name. 409 while the person has active tasks. The person must have a lower role than you.
 *
 * `DELETE /api/v3/user/{userUUID}` (documented). Needs USER_save.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
const delete_: Operation<UsersDeleteParams, void> = /*@__PURE__*/ operation('users.delete', 'DELETE', '/api/v3/user/{userUUID}', { answer: nothing, refreshes: ['users', 'organizations', 'orgUnits', 'activity'] })
export {
  /**
   * Remove a person
   *
   * The person can no longer sign in, and the email address becomes available again; past actions keep the person's name. 409 while the person has active tasks. The person must have a lower role than you.
   *
   * `DELETE /api/v3/user/{userUUID}` (documented). Needs USER_save.
   *
   * @throws {HttpError} CONFLICT, a code of any call
   */
  delete_ as delete,
}

/** What `users.requestPassword` takes. */
export interface UsersRequestPasswordParams {
  body: PasswordRequest
}

/**
 * Request a password reset link
 *
 * The response is the same whether or not the person exists.
 *
 * `POST /api/v3/user/request-password` (documented). Needs no session.
 *
 * @throws {HttpError} TOO_MANY_ATTEMPTS, a code of any call
 */
export const requestPassword: Operation<UsersRequestPasswordParams, void> = /*@__PURE__*/ operation('users.requestPassword', 'POST', '/api/v3/user/request-password', { answer: nothing, retry: 'never', anonymous: true })

/** What `users.checkPasswordLink` takes. */
export interface UsersCheckPasswordLinkParams {
  path: {
    /** The first part of the link. */
    code: string
    /** The second part of the link. */
    x: string
  }
}

/**
 * Check whether a password link is still valid
 *
 * 410 if the link was used, has expired, or never existed.
 *
 * `GET /api/v3/user/update-password/{code}/{x}` (designed). Needs no session.
 *
 * @throws {HttpError} LINK_GONE, a code of any call
 */
export const checkPasswordLink: Operation<UsersCheckPasswordLinkParams, PasswordLink> = /*@__PURE__*/ operation('users.checkPasswordLink', 'GET', '/api/v3/user/update-password/{code}/{x}', { anonymous: true })

/** What `users.updatePasswordWithCode` takes. */
export interface UsersUpdatePasswordWithCodeParams {
  path: {
    /** The first part of the link. */
    code: string
    /** The second part of the link. */
    x: string
  }
  body: NewPassword
}

/**
 * Set a password with a link
 *
 * Ends all sessions of the person and the access of their agents, and deletes the access key.
 *
 * `POST /api/v3/user/update-password/{code}/{x}` (documented). Needs no session.
 *
 * @throws {HttpError} LINK_GONE, a code of any call
 */
export const updatePasswordWithCode: Operation<UsersUpdatePasswordWithCodeParams, void> = /*@__PURE__*/ operation('users.updatePasswordWithCode', 'POST', '/api/v3/user/update-password/{code}/{x}', { answer: nothing, retry: 'never', anonymous: true })

/** What `users.changePassword` takes. */
export interface UsersChangePasswordParams {
  body: PasswordChange
}

/**
 * Change your password
 *
 * Ends all other sessions of the person and the access of their agents, and deletes the access key unless `keepAccessKey` is set.
 *
 * `POST /api/v3/user/password` (documented). Needs a session.
 *
 * @throws {HttpError} PASSWORD_WRONG, PERMISSION_MISSING, TOO_MANY_ATTEMPTS, a code of any call
 */
export const changePassword: Operation<UsersChangePasswordParams, PasswordChanged> = /*@__PURE__*/ operation('users.changePassword', 'POST', '/api/v3/user/password', { retry: 'never' })

/** What `users.resetPassword` takes. */
export interface UsersResetPasswordParams {
  path: {
    /** The person. */
    id: string
  }
}

/**
 * Send a person a password reset link
 *
 * `POST /api/v3/user/{id}/reset-password` (documented). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const resetPassword: Operation<UsersResetPasswordParams, void> = /*@__PURE__*/ operation('users.resetPassword', 'POST', '/api/v3/user/{id}/reset-password', { answer: nothing, retry: 'never' })

/** What `users.sendOneTimeLogin` takes. */
export interface UsersSendOneTimeLoginParams {
  path: {
    /** The person. */
    id: string
  }
}

/**
 * Send a person a one-time sign-in link
 *
 * `POST /api/v3/user/{id}/one-time-login` (designed). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const sendOneTimeLogin: Operation<UsersSendOneTimeLoginParams, void> = /*@__PURE__*/ operation('users.sendOneTimeLogin', 'POST', '/api/v3/user/{id}/one-time-login', { answer: nothing, retry: 'never' })

/** What `users.impersonate` takes. */
export interface UsersImpersonateParams {
  path: {
    /** The person. */
    id: string
  }
}

/**
 * Sign in as another person
 *
 * The person must have a lower role than you. The returned URL opens a session as that person and works once.
 *
 * `GET /api/v3/user/impersonate/{id}` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} CONFLICT, USER_INACTIVE, a code of any call
 */
export const impersonate: Operation<UsersImpersonateParams, RedirectTarget> = /*@__PURE__*/ operation('users.impersonate', 'GET', '/api/v3/user/impersonate/{id}', { retry: 'never' })

/**
 * Get your access key
 *
 * `GET /api/v3/user/token` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const getToken: Operation<NoParams, AccessKeyInfo> = /*@__PURE__*/ operation('users.getToken', 'GET', '/api/v3/user/token')

/** What `users.createToken` takes. */
export interface UsersCreateTokenParams {
  body: AccessKeyRequest
}

/**
 * Create an access key
 *
 * For scripts and connectors. Any previous key stops working. The secret is shown only once. A key can have an end date, be read-only (calls that change anything are refused), and be limited to organizational units: then only projects, files, tasks, and costs of these units exist for it. Resetting the password deletes the key.
 *
 * `POST /api/v3/user/token` (documented). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, PASSWORD_WRONG, MFA_CODE_WRONG, TOO_MANY_ATTEMPTS, NOT_FOUND, a code of any call
 */
export const createToken: Operation<UsersCreateTokenParams, NewAccessKey> = /*@__PURE__*/ operation('users.createToken', 'POST', '/api/v3/user/token', { retry: 'never' })

/**
 * Revoke your access key
 *
 * Tokens issued for the key are revoked, too.
 *
 * `DELETE /api/v3/user/token` (designed). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, NOT_FOUND, a code of any call
 */
export const removeToken: Operation<NoParams, void> = /*@__PURE__*/ operation('users.removeToken', 'DELETE', '/api/v3/user/token', { answer: nothing })

/** What `users.getAccessKey` takes. */
export interface UsersGetAccessKeyParams {
  path: {
    /** The person. */
    id: string
  }
}

/**
 * Get a person's access key
 *
 * Requires a higher role than the person has.
 *
 * `GET /api/v3/user/{id}/token` (designed). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const getAccessKey: Operation<UsersGetAccessKeyParams, AccessKeyInfo> = /*@__PURE__*/ operation('users.getAccessKey', 'GET', '/api/v3/user/{id}/token')

/** What `users.revokeAccessKey` takes. */
export interface UsersRevokeAccessKeyParams {
  path: {
    /** The person. */
    id: string
  }
}

/**
 * Revoke a person's access key
 *
 * Requires a higher role than the person has. Tokens issued for the key are revoked, too.
 *
 * `DELETE /api/v3/user/{id}/token` (designed). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const revokeAccessKey: Operation<UsersRevokeAccessKeyParams, void> = /*@__PURE__*/ operation('users.revokeAccessKey', 'DELETE', '/api/v3/user/{id}/token', { answer: nothing })

/** What `users.requestMagicCode` takes. */
export interface UsersRequestMagicCodeParams {
  body: MagicCodeRequest
}

/**
 * Request a code to change your email address
 *
 * The code is sent to the new address. 409 if someone else uses the address.
 *
 * `POST /api/v3/user/logged-user/magic-code` (documented). Needs a session.
 *
 * @throws {HttpError} PASSWORD_WRONG, PERMISSION_MISSING, TOO_MANY_ATTEMPTS, a code of any call
 */
export const requestMagicCode: Operation<UsersRequestMagicCodeParams, void> = /*@__PURE__*/ operation('users.requestMagicCode', 'POST', '/api/v3/user/logged-user/magic-code', { answer: nothing, retry: 'never' })

/** What `users.verifyMagicCode` takes. */
export interface UsersVerifyMagicCodeParams {
  body: MagicCode
}

/**
 * Change your email address with the code
 *
 * 400 with code `MAGIC_CODE_WRONG` if the code is wrong or has expired.
 *
 * `POST /api/v3/user/logged-user/magic-code/verify` (documented). Needs a session.
 *
 * @throws {HttpError} MAGIC_CODE_WRONG, PERMISSION_MISSING, EMAIL_TAKEN, a code of any call
 */
export const verifyMagicCode: Operation<UsersVerifyMagicCodeParams, void> = /*@__PURE__*/ operation('users.verifyMagicCode', 'POST', '/api/v3/user/logged-user/magic-code/verify', { answer: nothing, refreshes: ['auth'], retry: 'never' })

/**
 * List your sessions
 *
 * `GET /api/v3/user/logged-user/session` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const listSessions: Operation<NoParams, UserSession[]> = /*@__PURE__*/ operation('users.listSessions', 'GET', '/api/v3/user/logged-user/session')

/**
 * End all of your sessions but this one
 *
 * `DELETE /api/v3/user/logged-user/session` (designed). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, a code of any call
 */
export const endOtherSessions: Operation<NoParams, UserSession[]> = /*@__PURE__*/ operation('users.endOtherSessions', 'DELETE', '/api/v3/user/logged-user/session')

/** What `users.endSession` takes. */
export interface UsersEndSessionParams {
  path: {
    /** The session. */
    sessionUuid: string
  }
}

/**
 * End one of your sessions
 *
 * `DELETE /api/v3/user/logged-user/session/{sessionUuid}` (designed). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, a code of any call
 */
export const endSession: Operation<UsersEndSessionParams, void> = /*@__PURE__*/ operation('users.endSession', 'DELETE', '/api/v3/user/logged-user/session/{sessionUuid}', { answer: nothing })

/** What `users.listContracts` takes. */
export interface UsersListContractsParams {
  query?: {
    /** The person; you when left out. */
    userUuid?: string | undefined
  } | undefined
}

/**
 * List the contracts of a person
 *
 * Every version that the person accepted, and the contracts they have yet to accept. Contracts of others are for administrators only. Your own are empty where your account does not list contracts in profiles.
 *
 * `GET /api/v3/user/contracts` (inferred). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, NOT_FOUND, a code of any call
 */
export const listContracts: Operation<UsersListContractsParams, AcceptedContract[]> = /*@__PURE__*/ operation('users.listContracts', 'GET', '/api/v3/user/contracts')

/** What `users.listSignIns` takes. */
export interface UsersListSignInsParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List your sign-in activity
 *
 * Sign-ins, including failed ones, and changes to passwords, codes, and keys.
 *
 * `GET /api/v3/user/logged-user/sign-in` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const listSignIns: Operation<UsersListSignInsParams, SignInPage> = /*@__PURE__*/ operation('users.listSignIns', 'GET', '/api/v3/user/logged-user/sign-in')

/** What `users.uploadAvatar` takes. */
export interface UsersUploadAvatarParams {
  body: AvatarUpload
}

/**
 * Upload your profile picture
 *
 * PNG, JPEG, or WebP, up to 5 MB. The picture is stored as a square of 256 pixels, without any other data from the file.
 *
 * `PUT /api/v3/user/user-avatar` (inferred). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const uploadAvatar: Operation<UsersUploadAvatarParams, Avatar> = /*@__PURE__*/ operation('users.uploadAvatar', 'PUT', '/api/v3/user/user-avatar', { body: form, refreshes: ['users', 'auth', 'activity'] })

/**
 * Remove your profile picture
 *
 * `DELETE /api/v3/user/user-avatar` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const removeAvatar: Operation<NoParams, void> = /*@__PURE__*/ operation('users.removeAvatar', 'DELETE', '/api/v3/user/user-avatar', { answer: nothing, refreshes: ['users', 'auth', 'activity'] })

/** What `users.getAvatar` takes. */
export interface UsersGetAvatarParams {
  path: {
    /** Key of the picture. */
    key: string
  }
}

/**
 * Get the profile picture of a person in the account
 *
 * `GET /api/v3/user/user-avatar/{key}` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const getAvatar: Operation<UsersGetAvatarParams, Blob> = /*@__PURE__*/ operation('users.getAvatar', 'GET', '/api/v3/user/user-avatar/{key}', { answer: bytes })

/**
 * Get your preferences
 *
 * `GET /api/v3/user/preference-settings` (inferred). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const getPreferenceSettings: Operation<NoParams, PreferenceSettings> = /*@__PURE__*/ operation('users.getPreferenceSettings', 'GET', '/api/v3/user/preference-settings')

/** What `users.updatePreferenceSettings` takes. */
export interface UsersUpdatePreferenceSettingsParams {
  body?: PreferenceChange | undefined
}

/**
 * Update your preferences
 *
 * Fields that are left out do not change.
 *
 * `PUT /api/v3/user/preference-settings` (inferred). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const updatePreferenceSettings: Operation<UsersUpdatePreferenceSettingsParams, PreferenceSettings> = /*@__PURE__*/ operation('users.updatePreferenceSettings', 'PUT', '/api/v3/user/preference-settings', { refreshes: ['users', 'activity'] })

/**
 * List the email notifications you can subscribe to
 *
 * `GET /api/v3/user/subscriptions` (inferred). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const listSubscriptions: Operation<NoParams, Subscription[]> = /*@__PURE__*/ operation('users.listSubscriptions', 'GET', '/api/v3/user/subscriptions')

/** What `users.updateSubscriptions` takes. */
export interface UsersUpdateSubscriptionsParams {
  body: SubscriptionChange
}

/**
 * Update your email notifications
 *
 * Emails about signing in are always sent.
 *
 * `PUT /api/v3/user/subscriptions` (inferred). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const updateSubscriptions: Operation<UsersUpdateSubscriptionsParams, Subscription[]> = /*@__PURE__*/ operation('users.updateSubscriptions', 'PUT', '/api/v3/user/subscriptions', { refreshes: ['users', 'activity'] })

/** What `users.exists` takes. */
export interface UsersExistsParams {
  query: {
    /** The email address. */
    email: string
  }
}

/**
 * Check whether a person in your account has an email address
 *
 * `GET /api/v3/user/exists` (documented). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const exists: Operation<UsersExistsParams, UserExistence> = /*@__PURE__*/ operation('users.exists', 'GET', '/api/v3/user/exists')

/**
 * List the statuses a person can have
 *
 * `GET /api/v3/user/statuses` (documented). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const listStatuses: Operation<NoParams, UserStatus[]> = /*@__PURE__*/ operation('users.listStatuses', 'GET', '/api/v3/user/statuses')

/**
 * List the roles you can assign
 *
 * `GET /api/v3/user/role` (inferred). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const listRoles: Operation<NoParams, Role[]> = /*@__PURE__*/ operation('users.listRoles', 'GET', '/api/v3/user/role')

/** What `users.setStatus` takes. */
export interface UsersSetStatusParams {
  path: {
    /** The user. */
    userUUID: string
  }
  query: {
    /** The new status. */
    status: 'ACTIVE' | 'INACTIVE' | 'DISABLED'
  }
}

/**
 * Set the status of a person
 *
 * People who are not active cannot sign in; their sessions end. The person must have a lower role than you.
 *
 * `POST /api/v3/user/status/{userUUID}` (documented). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const setStatus: Operation<UsersSetStatusParams, void> = /*@__PURE__*/ operation('users.setStatus', 'POST', '/api/v3/user/status/{userUUID}', { answer: nothing, refreshes: ['users', 'activity'] })

/** What `users.block` takes. */
export interface UsersBlockParams {
  path: {
    /** The user. */
    userUUID: string
  }
}

/**
 * Block a person
 *
 * Ends the person's sessions, and forgets which account at the provider of single sign-on is theirs: once unblocked, they sign in with whichever has their email address by then. The person must have a lower role than you.
 *
 * `POST /api/v3/user/{userUUID}/block` (documented). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const block: Operation<UsersBlockParams, void> = /*@__PURE__*/ operation('users.block', 'POST', '/api/v3/user/{userUUID}/block', { answer: nothing, refreshes: ['users', 'activity'] })

/** What `users.unblock` takes. */
export interface UsersUnblockParams {
  path: {
    /** The user. */
    userUUID: string
  }
}

/**
 * Unblock a person
 *
 * The person must have a lower role than you.
 *
 * `POST /api/v3/user/{userUUID}/unblock` (documented). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const unblock: Operation<UsersUnblockParams, void> = /*@__PURE__*/ operation('users.unblock', 'POST', '/api/v3/user/{userUUID}/unblock', { answer: nothing, refreshes: ['users', 'activity'] })

/** What `users.unblockByAttempts` takes. */
export interface UsersUnblockByAttemptsParams {
  path: {
    /** The user. */
    userUUID: string
  }
}

/**
 * Unlock a person after too many sign-in attempts
 *
 * The person must have a lower role than you.
 *
 * `POST /api/v3/user/{userUUID}/unblock-by-attempts` (documented). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const unblockByAttempts: Operation<UsersUnblockByAttemptsParams, void> = /*@__PURE__*/ operation('users.unblockByAttempts', 'POST', '/api/v3/user/{userUUID}/unblock-by-attempts', { answer: nothing, refreshes: ['users', 'activity'] })

/** What `users.checkBlockStatus` takes. */
export interface UsersCheckBlockStatusParams {
  path: {
    /** The user. */
    userUUID: string
  }
}

/**
 * Check whether a person is blocked
 *
 * `POST /api/v3/user/{userUUID}/check-user-block-status` (inferred). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const checkBlockStatus: Operation<UsersCheckBlockStatusParams, UserBlockStatus> = /*@__PURE__*/ operation('users.checkBlockStatus', 'POST', '/api/v3/user/{userUUID}/check-user-block-status', { retry: 'safe' })

/** What `users.getAccount` takes. */
export interface UsersGetAccountParams {
  path: {
    /** The user. */
    userUUID: string
  }
}

/**
 * Get the account of a person
 *
 * `GET /api/v3/user/{userUUID}/account` (documented). Needs USER_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getAccount: Operation<UsersGetAccountParams, UserAccount> = /*@__PURE__*/ operation('users.getAccount', 'GET', '/api/v3/user/{userUUID}/account')

/** What `users.addRole` takes. */
export interface UsersAddRoleParams {
  path: {
    /** The user. */
    userUUID: string
    /** The role. */
    roleName: Role
  }
}

/**
 * Assign a role to a person
 *
 * The role must be one of those that `users.listRoles` returns. The person must have a lower role than you.
 *
 * `POST /api/v3/user/{userUUID}/role/{roleName}` (published). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const addRole: Operation<UsersAddRoleParams, void> = /*@__PURE__*/ operation('users.addRole', 'POST', '/api/v3/user/{userUUID}/role/{roleName}', { answer: nothing, refreshes: ['users', 'permissions', 'auth', 'activity'] })

/** What `users.removeRole` takes. */
export interface UsersRemoveRoleParams {
  path: {
    /** The user. */
    userUUID: string
    /** The role. */
    roleName: Role
  }
}

/**
 * Remove a role from a person
 *
 * 409 for the person's only role. The person must have a lower role than you.
 *
 * `DELETE /api/v3/user/{userUUID}/role/{roleName}` (inferred). Needs USER_save.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const removeRole: Operation<UsersRemoveRoleParams, void> = /*@__PURE__*/ operation('users.removeRole', 'DELETE', '/api/v3/user/{userUUID}/role/{roleName}', { answer: nothing, refreshes: ['users', 'permissions', 'auth', 'activity'] })

/** What `users.getEntryPoint` takes. */
export interface UsersGetEntryPointParams {
  path: {
    /** The user. */
    userUUID: string
  }
}

/**
 * Get where a person starts after they sign in
 *
 * `GET /api/v3/user/{userUUID}/entry-point` (designed). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const getEntryPoint: Operation<UsersGetEntryPointParams, UserEntryPoint> = /*@__PURE__*/ operation('users.getEntryPoint', 'GET', '/api/v3/user/{userUUID}/entry-point')

/** What `users.setEntryPoint` takes. */
export interface UsersSetEntryPointParams {
  path: {
    /** The user. */
    userUUID: string
  }
  body: NewUserEntryPoint
}

/**
 * Set where a person starts after they sign in
 *
 * The person must have a lower role than you. 409 for `PORTAL_HOME` if the person has a role without portal.
 *
 * `PUT /api/v3/user/{userUUID}/entry-point` (designed). Needs USER_save.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const setEntryPoint: Operation<UsersSetEntryPointParams, UserEntryPoint> = /*@__PURE__*/ operation('users.setEntryPoint', 'PUT', '/api/v3/user/{userUUID}/entry-point', { refreshes: ['users', 'activity'] })

/** What `users.addTag` takes. */
export interface UsersAddTagParams {
  path: {
    /** The user. */
    userUUID: string
    /** The tag. */
    tag: string
  }
}

/**
 * Add a tag to a person
 *
 * Allowed for yourself and for people with a lower role.
 *
 * `PUT /api/v3/user/{userUUID}/tag/{tag}` (inferred). Needs USER_save.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const addTag: Operation<UsersAddTagParams, void> = /*@__PURE__*/ operation('users.addTag', 'PUT', '/api/v3/user/{userUUID}/tag/{tag}', { answer: nothing, refreshes: ['users', 'activity'] })

/** What `users.removeTag` takes. */
export interface UsersRemoveTagParams {
  path: {
    /** The user. */
    userUUID: string
    /** The tag. */
    tag: string
  }
}

/**
 * Remove a tag from a person
 *
 * Allowed for yourself and for people with a lower role.
 *
 * `DELETE /api/v3/user/{userUUID}/tag/{tag}` (inferred). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const removeTag: Operation<UsersRemoveTagParams, void> = /*@__PURE__*/ operation('users.removeTag', 'DELETE', '/api/v3/user/{userUUID}/tag/{tag}', { answer: nothing, refreshes: ['users', 'activity'] })

/** What `users.addLanguagePair` takes. */
export interface UsersAddLanguagePairParams {
  path: {
    /** The user. */
    userUUID: string
    /** Source language. */
    source: LocaleCode
    /** Target language. */
    target: LocaleCode
  }
}

/**
 * Add a language pair to a person
 *
 * Allowed for yourself and for people with a lower role.
 *
 * `POST /api/v3/user/{userUUID}/lang-pair/{source}/{target}` (documented). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const addLanguagePair: Operation<UsersAddLanguagePairParams, void> = /*@__PURE__*/ operation('users.addLanguagePair', 'POST', '/api/v3/user/{userUUID}/lang-pair/{source}/{target}', { answer: nothing, refreshes: ['users', 'tasks', 'activity'] })

/** What `users.removeLanguagePair` takes. */
export interface UsersRemoveLanguagePairParams {
  path: {
    /** The user. */
    userUUID: string
    /** Source language. */
    source: LocaleCode
    /** Target language. */
    target: LocaleCode
  }
}

/**
 * Remove a language pair from a person
 *
 * Rates for the pair are kept. Allowed for yourself and for people with a lower role.
 *
 * `DELETE /api/v3/user/{userUUID}/lang-pair/{source}/{target}` (documented). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const removeLanguagePair: Operation<UsersRemoveLanguagePairParams, void> = /*@__PURE__*/ operation('users.removeLanguagePair', 'DELETE', '/api/v3/user/{userUUID}/lang-pair/{source}/{target}', { answer: nothing, refreshes: ['users', 'tasks', 'activity'] })

/** What `users.addOrganization` takes. */
export interface UsersAddOrganizationParams {
  path: {
    /** The user. */
    userUUID: string
    /** The organization. */
    organizationUUID: string
  }
}

/**
 * Add a person to an organization
 *
 * The person then belongs to each of its organizational units, too. Allowed for yourself and for people with a lower role.
 *
 * `PUT /api/v3/user/{userUUID}/organization/{organizationUUID}` (designed). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const addOrganization: Operation<UsersAddOrganizationParams, void> = /*@__PURE__*/ operation('users.addOrganization', 'PUT', '/api/v3/user/{userUUID}/organization/{organizationUUID}', { answer: nothing, refreshes: ['users', 'organizations', 'orgUnits', 'tasks', 'activity'] })

/** What `users.removeOrganization` takes. */
export interface UsersRemoveOrganizationParams {
  path: {
    /** The user. */
    userUUID: string
    /** The organization. */
    organizationUUID: string
  }
}

/**
 * Remove a person from an organization
 *
 * Allowed for yourself and for people with a lower role.
 *
 * `DELETE /api/v3/user/{userUUID}/organization/{organizationUUID}` (designed). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const removeOrganization: Operation<UsersRemoveOrganizationParams, void> = /*@__PURE__*/ operation('users.removeOrganization', 'DELETE', '/api/v3/user/{userUUID}/organization/{organizationUUID}', { answer: nothing, refreshes: ['users', 'organizations', 'orgUnits', 'tasks', 'activity'] })

/** What `users.addOrgUnit` takes. */
export interface UsersAddOrgUnitParams {
  path: {
    /** The user. */
    userUUID: string
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * Add a person to an organizational unit
 *
 * Allowed for yourself and for people with a lower role.
 *
 * `PUT /api/v3/user/{userUUID}/client/{orgUnitUUID}` (designed). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const addOrgUnit: Operation<UsersAddOrgUnitParams, void> = /*@__PURE__*/ operation('users.addOrgUnit', 'PUT', '/api/v3/user/{userUUID}/client/{orgUnitUUID}', { answer: nothing, refreshes: ['users', 'orgUnits', 'tasks', 'activity'] })

/** What `users.removeOrgUnit` takes. */
export interface UsersRemoveOrgUnitParams {
  path: {
    /** The user. */
    userUUID: string
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * Remove a person from an organizational unit
 *
 * Allowed for yourself and for people with a lower role.
 *
 * `DELETE /api/v3/user/{userUUID}/client/{orgUnitUUID}` (designed). Needs USER_save.
 *
 * @throws {HttpError} a code of any call
 */
export const removeOrgUnit: Operation<UsersRemoveOrgUnitParams, void> = /*@__PURE__*/ operation('users.removeOrgUnit', 'DELETE', '/api/v3/user/{userUUID}/client/{orgUnitUUID}', { answer: nothing, refreshes: ['users', 'orgUnits', 'tasks', 'activity'] })
