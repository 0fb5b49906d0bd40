// Generated from openapi/resources/users.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
import type * as types from '../users.ts'
import * as accounts from './accounts.ts'
import * as availability from './availability.ts'
import * as contracts from './contracts.ts'
import * as customFields from './customFields.ts'
import * as orgUnits from './orgUnits.ts'
import * as organizations from './organizations.ts'
import * as permissions from './permissions.ts'
import * as recommendationSettings from './recommendationSettings.ts'
import * as shared from './shared.ts'

export const UserCounters: z.ZodMiniType<types.UserCounters> = z.looseObject({
  total: z.int().check(z.gte(0)),
  linguists: shared.ListCounter,
  withoutLanguages: shared.ListCounter,
  invited: z.optional(shared.ListCounter),
  blocked: z.optional(shared.ListCounter),
  addedThisMonth: shared.ListCounter,
})

export const UserFigures: z.ZodMiniType<types.UserFigures> = z.looseObject({
  tasks: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
  dueTasks: z.int().check(z.gte(0)),
  onTime: z.optional(z.number().check(z.gte(0), z.lte(1))),
  scoredTasks: z.int().check(z.gte(0)),
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  scoreWords: z.optional(z.int().check(z.gte(0))),
  scoreBand: z.optional(z.number().check(z.gte(0))),
  keptShare: z.optional(z.number().check(z.gte(0), z.lte(100))),
})

export const PaymentMethod: z.ZodMiniType<types.PaymentMethod> = z.enum(['BANK', 'BRL', 'PAYONEER', 'PAYPAL'])

export const InvoicingPeriodicity: z.ZodMiniType<types.InvoicingPeriodicity> = z.enum(['WEEKLY', 'BIWEEKLY', 'MONTHLY', 'QUARTERLY'])

export const UserRef: z.ZodMiniType<types.UserRef> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  email: z.optional(z.string()),
  status: z.optional(shared.UserStatus),
  avatar: z.optional(z.string()),
  tasksCompletedCount: z.optional(z.int().check(z.gte(0))),
  deleteAllLanguagePair: z.optional(z.boolean()),
})

export const UserPayment: z.ZodMiniType<types.UserPayment> = z.looseObject({
  uuid: z.guid(),
  paymentMethod: PaymentMethod,
  accountHolder: z.optional(z.string()),
  country: z.optional(shared.CountryCode),
  bankName: z.optional(z.string()),
  bic: z.optional(z.string()),
  bankCode: z.optional(z.string()),
  branchCode: z.optional(z.string()),
  iban: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  payoneerId: z.optional(z.string()),
  paypalAccount: z.optional(z.string()),
  date: z.int(),
  createdBy: z.optional(UserRef),
  confirmedBy: z.optional(UserRef),
})

export const PendingUserPayment: z.ZodMiniType<types.PendingUserPayment> = z.looseObject({
  uuid: z.guid(),
  paymentMethod: PaymentMethod,
  accountHolder: z.optional(z.string()),
  country: z.optional(shared.CountryCode),
  bankName: z.optional(z.string()),
  bic: z.optional(z.string()),
  bankCode: z.optional(z.string()),
  branchCode: z.optional(z.string()),
  iban: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  payoneerId: z.optional(z.string()),
  paypalAccount: z.optional(z.string()),
  date: z.int(),
  createdBy: z.optional(UserRef),
  confirmedBy: z.optional(UserRef),
  canConfirm: z.boolean(),
  canDecline: z.boolean(),
})

export const UserBilling: z.ZodMiniType<types.UserBilling> = z.looseObject({
  userUuid: z.guid(),
  version: z.string(),
  legalName: z.optional(z.string()),
  street: z.optional(z.string()),
  additionalInfo: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  zip: z.optional(z.string()),
  country: z.optional(shared.CountryCode),
  taxpayerId: z.optional(z.string()),
  billingEmail: z.optional(z.string()),
  invoicingPeriodicity: z.optional(InvoicingPeriodicity),
  invoicingDayOfMonth: z.optional(z.int().check(z.gte(1), z.lte(28))),
  confirmationRequired: z.boolean(),
  payment: z.optional(UserPayment),
  pendingPayment: z.optional(PendingUserPayment),
})

export const UserBillingInput: z.ZodMiniType<types.UserBillingInput> = z.looseObject({
  userUuid: z.optional(z.guid()),
  legalName: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  street: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  additionalInfo: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  city: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  state: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  zip: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  country: z.optional(z.union([shared.CountryCode, z.null()])),
  taxpayerId: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
  billingEmail: z.optional(z.nullable(z.email().check(z.maxLength(254)))),
  invoicingPeriodicity: z.optional(z.union([InvoicingPeriodicity, z.null()])),
  invoicingDayOfMonth: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(28)))),
})

export const UserPaymentInput: z.ZodMiniType<types.UserPaymentInput> = z.looseObject({
  paymentMethod: PaymentMethod,
  accountHolder: z.optional(z.string().check(z.maxLength(140))),
  country: z.optional(shared.CountryCode),
  bankName: z.optional(z.string().check(z.maxLength(140))),
  iban: z.optional(z.string().check(z.maxLength(50))),
  bic: z.optional(z.string().check(z.maxLength(20))),
  bankCode: z.optional(z.string().check(z.maxLength(30))),
  branchCode: z.optional(z.string().check(z.maxLength(10))),
  accountNumber: z.optional(z.string().check(z.maxLength(40))),
  payoneerId: z.optional(z.string().check(z.maxLength(254))),
  paypalAccount: z.optional(z.email().check(z.maxLength(254))),
})

export const UserPaymentOfPerson: z.ZodMiniType<types.UserPaymentOfPerson> = z.looseObject({
  userUuid: z.guid(),
  paymentMethod: PaymentMethod,
  accountHolder: z.optional(z.string().check(z.maxLength(140))),
  country: z.optional(shared.CountryCode),
  bankName: z.optional(z.string().check(z.maxLength(140))),
  iban: z.optional(z.string().check(z.maxLength(50))),
  bic: z.optional(z.string().check(z.maxLength(20))),
  bankCode: z.optional(z.string().check(z.maxLength(30))),
  branchCode: z.optional(z.string().check(z.maxLength(10))),
  accountNumber: z.optional(z.string().check(z.maxLength(40))),
  payoneerId: z.optional(z.string().check(z.maxLength(254))),
  paypalAccount: z.optional(z.email().check(z.maxLength(254))),
})

export const UserPaymentDecline: z.ZodMiniType<types.UserPaymentDecline> = z.looseObject({
  reason: z.optional(z.string().check(z.maxLength(500))),
})

export const UserBillingChange: z.ZodMiniType<types.UserBillingChange> = z.looseObject({
  field: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
})

export const UserBillingVersion: z.ZodMiniType<types.UserBillingVersion> = z.looseObject({
  uuid: z.guid(),
  kind: z.string(),
  status: z.string(),
  date: z.int(),
  createdBy: z.optional(UserRef),
  decidedBy: z.optional(UserRef),
  decidedDate: z.optional(z.int()),
  reason: z.optional(z.string()),
  changes: z.array(UserBillingChange),
})

export const UserBillingVersionPage: z.ZodMiniType<types.UserBillingVersionPage> = z.looseObject({
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
  content: z.array(UserBillingVersion),
})

export const UserEntryPoint: z.ZodMiniType<types.UserEntryPoint> = z.looseObject({
  entryPoint: z.nullable(z.enum(['HOME', 'PORTAL_HOME'])),
  effective: z.lazy(() => accounts.EntryPoint),
  canUsePortal: z.boolean(),
})

export const NewUserEntryPoint: z.ZodMiniType<types.NewUserEntryPoint> = z.looseObject({
  entryPoint: z.nullable(z.enum(['HOME', 'PORTAL_HOME'])),
})

export const LanguagePair: z.ZodMiniType<types.LanguagePair> = z.looseObject({
  pair: z.string(),
  source: shared.LocaleCode,
  target: shared.LocaleCode,
})

export const UserListItem: z.ZodMiniType<types.UserListItem> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  email: z.string(),
  nameEmail: z.string(),
  status: shared.UserStatus,
  avatar: z.optional(z.string()),
  roles: z.array(shared.Role),
  country: z.optional(shared.CountryCode),
  city: z.optional(z.string()),
  currency: z.optional(shared.CurrencyCode),
  supportedLanguagePairs: z.optional(z.array(LanguagePair)),
  tags: z.optional(z.array(z.string())),
  customFields: z.optional(z.array(z.lazy(() => customFields.CustomFieldValue))),
  tasksCompletedCount: z.optional(z.int().check(z.gte(0))),
  createDate: z.optional(z.int()),
  deleteAllLanguagePair: z.optional(z.boolean()),
  wordRate: z.optional(z.number().check(z.gte(0))),
  hourlyRate: z.optional(z.number().check(z.gte(0))),
  blocked: z.optional(z.boolean()),
  invited: z.optional(z.boolean()),
  dailyRate: z.optional(z.number().check(z.gte(0))),
  pagesRate: z.optional(z.number().check(z.gte(0))),
})

export const UserPage: z.ZodMiniType<types.UserPage> = z.looseObject({
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
  content: z.array(UserListItem),
})

export const UserPermissionGroup: z.ZodMiniType<types.UserPermissionGroup> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
})

export const User: z.ZodMiniType<types.User> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  email: z.string(),
  nameEmail: z.string(),
  status: shared.UserStatus,
  avatar: z.optional(z.string()),
  roles: z.array(shared.Role),
  country: z.optional(shared.CountryCode),
  city: z.optional(z.string()),
  currency: z.optional(shared.CurrencyCode),
  supportedLanguagePairs: z.array(LanguagePair),
  tags: z.array(z.string()),
  customFields: z.array(z.lazy(() => customFields.CustomFieldValue)),
  tasksCompletedCount: z.int().check(z.gte(0)),
  createDate: z.optional(z.int()),
  deleteAllLanguagePair: z.optional(z.boolean()),
  wordRate: z.optional(z.number().check(z.gte(0))),
  hourlyRate: z.optional(z.number().check(z.gte(0))),
  blocked: z.optional(z.boolean()),
  invited: z.optional(z.boolean()),
  dailyRate: z.optional(z.number().check(z.gte(0))),
  pagesRate: z.optional(z.number().check(z.gte(0))),
  version: z.string(),
  enabled: z.boolean(),
  admin: z.boolean(),
  accountUuid: z.guid(),
  accountOwner: z.optional(z.boolean()),
  mfa: z.boolean(),
  mfaEnabled: z.boolean(),
  passkeyCount: z.int().check(z.gte(0)),
  lockedUntilDate: z.optional(z.int()),
  state: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  timezone: z.optional(z.string()),
  slackHandle: z.optional(z.string()),
  wordsPerDay: z.optional(z.int()),
  organizations: z.array(z.lazy(() => organizations.OrganizationRef)),
  orgUnits: z.array(z.lazy(() => orgUnits.OrgUnitRef)),
  permissionGroups: z.array(UserPermissionGroup),
  subscriptions: z.array(z.string()),
  minimumFee: z.optional(z.number().check(z.gte(0))),
  invoicingPeriodicity: z.optional(z.string()),
  invoicingDayOfMonth: z.optional(z.int().check(z.gte(0))),
})

export const InterfaceLanguage: z.ZodMiniType<types.InterfaceLanguage> = z.enum(['en', 'de', 'es', 'fr', 'pt', 'ru', 'ar', 'ja', 'zh'])

export const LoggedUser: z.ZodMiniType<types.LoggedUser> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  email: z.string(),
  nameEmail: z.string(),
  status: shared.UserStatus,
  avatar: z.optional(z.string()),
  roles: z.array(shared.Role),
  country: z.optional(shared.CountryCode),
  city: z.optional(z.string()),
  currency: z.optional(shared.CurrencyCode),
  supportedLanguagePairs: z.array(LanguagePair),
  tags: z.array(z.string()),
  customFields: z.array(z.lazy(() => customFields.CustomFieldValue)),
  tasksCompletedCount: z.int().check(z.gte(0)),
  createDate: z.optional(z.int()),
  deleteAllLanguagePair: z.optional(z.boolean()),
  wordRate: z.optional(z.number().check(z.gte(0))),
  hourlyRate: z.optional(z.number().check(z.gte(0))),
  blocked: z.optional(z.boolean()),
  invited: z.optional(z.boolean()),
  dailyRate: z.optional(z.number().check(z.gte(0))),
  pagesRate: z.optional(z.number().check(z.gte(0))),
  version: z.string(),
  enabled: z.boolean(),
  admin: z.boolean(),
  accountUuid: z.guid(),
  accountOwner: z.optional(z.boolean()),
  mfa: z.boolean(),
  mfaEnabled: z.boolean(),
  passkeyCount: z.int().check(z.gte(0)),
  lockedUntilDate: z.optional(z.int()),
  state: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  timezone: z.optional(z.string()),
  slackHandle: z.optional(z.string()),
  wordsPerDay: z.optional(z.int()),
  organizations: z.array(z.lazy(() => organizations.OrganizationRef)),
  orgUnits: z.array(z.lazy(() => orgUnits.OrgUnitRef)),
  permissionGroups: z.array(UserPermissionGroup),
  subscriptions: z.array(z.string()),
  minimumFee: z.optional(z.number().check(z.gte(0))),
  invoicingPeriodicity: z.optional(z.string()),
  invoicingDayOfMonth: z.optional(z.int().check(z.gte(0))),
  language: InterfaceLanguage,
  mfaEmail: z.boolean(),
  accountType: shared.AccountType,
})

export const UserAuthority: z.ZodMiniType<types.UserAuthority> = z.looseObject({
  authorities: z.array(z.string()),
  permissions: z.array(z.lazy(() => permissions.GrantedPermission)),
})

export const EligibleLinguist: z.ZodMiniType<types.EligibleLinguist> = z.looseObject({
  user: UserRef,
  eligible: z.boolean(),
  blockedBy: z.array(z.string()),
  openTasks: z.int().check(z.gte(0)),
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  scoreWords: z.optional(z.int().check(z.gte(0))),
  scoreBand: z.optional(z.number().check(z.gte(0))),
  currency: z.optional(shared.CurrencyCode),
  wordRate: z.optional(z.number().check(z.gte(0))),
  payableAmount: z.optional(z.number().check(z.gte(0))),
  recommendation: z.optional(z.lazy(() => recommendationSettings.Recommendation)),
  availability: z.optional(z.lazy(() => availability.LinguistAvailability)),
})

export const TaskViewer: z.ZodMiniType<types.TaskViewer> = z.looseObject({
  user: UserRef,
  firstDate: z.int(),
  date: z.int(),
})

export const TaskRejecter: z.ZodMiniType<types.TaskRejecter> = z.looseObject({
  user: UserRef,
  date: z.int(),
  reason: z.optional(z.string()),
})

export const PasswordRequest: z.ZodMiniType<types.PasswordRequest> = z.looseObject({
  username: z.string().check(z.minLength(1), z.maxLength(254)),
  captcha: z.string().check(z.maxLength(4096)),
})

export const PasswordLink: z.ZodMiniType<types.PasswordLink> = z.looseObject({
  email: z.string(),
  name: z.string(),
  purpose: z.string(),
  expiresAt: z.int(),
})

export const NewPassword: z.ZodMiniType<types.NewPassword> = z.looseObject({
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
  confirm: z.string().check(z.minLength(1), z.maxLength(1000)),
})

export const PasswordChange: z.ZodMiniType<types.PasswordChange> = z.looseObject({
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
  newPassword: z.string().check(z.minLength(1), z.maxLength(1000)),
  confirm: z.string().check(z.minLength(1), z.maxLength(1000)),
  keepAccessKey: z.optional(z.boolean()),
})

export const UserSession: z.ZodMiniType<types.UserSession> = z.looseObject({
  uuid: z.guid(),
  kind: z.string(),
  current: z.boolean(),
  address: z.optional(z.string()),
  userAgent: z.optional(z.string()),
  impersonator: z.optional(z.string()),
  createdAt: z.int(),
  lastSeenAt: z.int(),
  expiresAt: z.int(),
})

export const AccessKeyInfo: z.ZodMiniType<types.AccessKeyInfo> = z.looseObject({
  accessKey: z.optional(z.string()),
  creationDate: z.optional(z.int()),
  lastUsedDate: z.optional(z.int()),
  expirationDate: z.optional(z.int()),
  readOnly: z.optional(z.boolean()),
  orgUnits: z.optional(z.array(z.lazy(() => orgUnits.OrgUnitRef))),
})

export const PasswordChanged: z.ZodMiniType<types.PasswordChanged> = z.looseObject({
  sessions: z.array(UserSession),
  accessKey: z.optional(AccessKeyInfo),
})

export const RedirectTarget: z.ZodMiniType<types.RedirectTarget> = z.looseObject({
  redirectUrl: z.string(),
})

export const AccessKeyOrgUnit: z.ZodMiniType<types.AccessKeyOrgUnit> = z.looseObject({
  uuid: z.guid(),
})

export const AccessKeyRequest: z.ZodMiniType<types.AccessKeyRequest> = z.looseObject({
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
  otp: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  expirationDate: z.optional(z.int()),
  readOnly: z.optional(z.boolean()),
  orgUnits: z.optional(z.array(AccessKeyOrgUnit).check(z.minLength(1), z.maxLength(100))),
})

export const NewAccessKey: z.ZodMiniType<types.NewAccessKey> = z.looseObject({
  accessKey: z.string(),
  secret: z.string(),
})

export const MagicCodeRequest: z.ZodMiniType<types.MagicCodeRequest> = z.looseObject({
  email: z.email().check(z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
})

export const MagicCode: z.ZodMiniType<types.MagicCode> = z.looseObject({
  code: z.string().check(z.minLength(1), z.maxLength(20)),
})

export const SignIn: z.ZodMiniType<types.SignIn> = z.looseObject({
  uuid: z.guid(),
  event: z.string(),
  date: z.int(),
  address: z.optional(z.string()),
  by: z.optional(z.string()),
})

export const SignInPage: z.ZodMiniType<types.SignInPage> = z.looseObject({
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
  content: z.array(SignIn),
})

export const UserData: z.ZodMiniType<types.UserData> = z.looseObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  country: z.optional(z.union([shared.CountryCode, z.null()])),
  state: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  city: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  postalCode: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  timezone: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  currency: z.optional(z.union([shared.CurrencyCode, z.null()])),
  slackHandle: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
  wordsPerDay: z.optional(z.nullable(z.int().check(z.gte(100), z.lte(100000)))),
})

export const UserUpdate: z.ZodMiniType<types.UserUpdate> = z.looseObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  country: z.optional(z.union([shared.CountryCode, z.null()])),
  state: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  city: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  postalCode: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  timezone: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  currency: z.optional(z.union([shared.CurrencyCode, z.null()])),
  slackHandle: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
  wordsPerDay: z.optional(z.nullable(z.int().check(z.gte(100), z.lte(100000)))),
  email: z.optional(z.email().check(z.maxLength(254))),
})

export const OrganizationChoice: z.ZodMiniType<types.OrganizationChoice> = z.looseObject({
  uuid: z.guid(),
})

export const NewUser: z.ZodMiniType<types.NewUser> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  customFields: z.optional(z.array(z.lazy(() => customFields.CustomFieldValueInput)).check(z.maxLength(100))),
  country: z.optional(z.union([shared.CountryCode, z.null()])),
  state: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  city: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  postalCode: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  timezone: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  currency: z.optional(z.union([shared.CurrencyCode, z.null()])),
  slackHandle: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
  wordsPerDay: z.optional(z.nullable(z.int().check(z.gte(100), z.lte(100000)))),
  email: z.email().check(z.maxLength(254)),
  status: z.optional(z.enum(['ACTIVE', 'INACTIVE', 'DISABLED'])),
  roles: z.optional(z.array(shared.Role).check(z.maxLength(6))),
  organizations: z.optional(z.array(OrganizationChoice).check(z.maxLength(1000))),
  tags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(50))),
  language: z.optional(InterfaceLanguage),
})

export const NotificationKind: z.ZodMiniType<types.NotificationKind> = z.string()

export const AvatarUpload: z.ZodMiniType<types.AvatarUpload> = z.looseObject({
  file: z.custom<Upload>(),
})

export const Avatar: z.ZodMiniType<types.Avatar> = z.looseObject({
  avatar: z.string(),
})

export const EditorKeySet: z.ZodMiniType<types.EditorKeySet> = z.enum(['DRAGOMAN', 'MEMOQ', 'PHRASE', 'MATECAT', 'SMARTCAT'])

export const EditorCommandName: z.ZodMiniType<types.EditorCommandName> = z.enum(['confirm', 'reopen', 'next', 'previous', 'nextOpen', 'goTo', 'nextIssue', 'fix', 'ignore', 'finding', 'takeFinding', 'match', 'copySource', 'clear', 'tags', 'nextTag', 'nbsp', 'concordance', 'comment', 'find', 'replace', 'filter', 'bookmark', 'preview', 'focus', 'area', 'save', 'leave', 'help'])

export const EditorOwnKey: z.ZodMiniType<types.EditorOwnKey> = z.looseObject({
  command: EditorCommandName,
  keys: z.string().check(z.maxLength(40), z.regex(new RegExp('^((Main\\+)?(Alt\\+)?(Shift\\+)?[^\\s+]{1,20})?$'))),
})

export const EditorKeys: z.ZodMiniType<types.EditorKeys> = z.looseObject({
  set: EditorKeySet,
  own: z.array(EditorOwnKey).check(z.maxLength(50)),
})

export const PreferenceSettings: z.ZodMiniType<types.PreferenceSettings> = z.looseObject({
  language: InterfaceLanguage,
  theme: z.enum(['light', 'dark']),
  density: z.enum(['regular', 'compact']),
  keyboardShortcuts: z.boolean(),
  editorKeys: EditorKeys,
  firstSteps: z.boolean(),
  seenVersion: z.optional(z.string().check(z.maxLength(20), z.regex(new RegExp('^\\d+(\\.\\d+)*$')))),
  notifications: z.array(NotificationKind).check(z.maxLength(50)),
})

export const PreferenceChange: z.ZodMiniType<types.PreferenceChange> = z.looseObject({
  language: z.optional(InterfaceLanguage),
  theme: z.optional(z.enum(['light', 'dark'])),
  density: z.optional(z.enum(['regular', 'compact'])),
  keyboardShortcuts: z.optional(z.boolean()),
  editorKeys: z.optional(EditorKeys),
  firstSteps: z.optional(z.boolean()),
  seenVersion: z.optional(z.string().check(z.maxLength(20), z.regex(new RegExp('^\\d+(\\.\\d+)*$')))),
  notifications: z.optional(z.array(NotificationKind).check(z.maxLength(50))),
})

export const Subscription: z.ZodMiniType<types.Subscription> = z.looseObject({
  code: NotificationKind,
  subscribed: z.boolean(),
  daily: z.boolean(),
})

export const SubscriptionChange: z.ZodMiniType<types.SubscriptionChange> = z.looseObject({
  subscriptions: z.array(NotificationKind).check(z.maxLength(50)),
  daily: z.optional(z.array(NotificationKind).check(z.maxLength(50))),
})

export const UserExistence: z.ZodMiniType<types.UserExistence> = z.looseObject({
  exists: z.boolean(),
})

export const UserBlockStatus: z.ZodMiniType<types.UserBlockStatus> = z.looseObject({
  blocked: z.boolean(),
  blockedDate: z.optional(z.int()),
  lockedUntilDate: z.optional(z.int()),
})

export const UserAccount: z.ZodMiniType<types.UserAccount> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  accountType: shared.AccountType,
  currency: shared.CurrencyCode,
})

export const listEligibleLinguistsResult: z.ZodMiniType<types.EligibleLinguist[]> = z.array(EligibleLinguist)

export const listTaskViewersResult: z.ZodMiniType<types.TaskViewer[]> = z.array(TaskViewer)

export const listTaskRejectersResult: z.ZodMiniType<types.TaskRejecter[]> = z.array(TaskRejecter)

export const listSessionsResult: z.ZodMiniType<types.UserSession[]> = z.array(UserSession)

export const endOtherSessionsResult: z.ZodMiniType<types.UserSession[]> = z.array(UserSession)

export const listContractsResult: z.ZodMiniType<z.output<typeof contracts.AcceptedContract>[]> = z.array(z.lazy(() => contracts.AcceptedContract))

export const listSubscriptionsResult: z.ZodMiniType<types.Subscription[]> = z.array(Subscription)

export const updateSubscriptionsResult: z.ZodMiniType<types.Subscription[]> = z.array(Subscription)

export const listStatusesResult: z.ZodMiniType<z.output<typeof shared.UserStatus>[]> = z.array(shared.UserStatus)

export const listRolesResult: z.ZodMiniType<z.output<typeof shared.Role>[]> = z.array(shared.Role)
