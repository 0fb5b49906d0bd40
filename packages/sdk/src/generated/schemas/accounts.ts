// Generated from openapi/resources/accounts.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../accounts.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const AccountStatus: z.ZodMiniType<types.AccountStatus> = z.enum(['ACTIVE', 'TRIAL', 'TRIAL_ENDED', 'SUSPENDED'])

export const EntryPoint: z.ZodMiniType<types.EntryPoint> = z.enum(['HOME', 'PORTAL_HOME'])

export const PortalRole: z.ZodMiniType<types.PortalRole> = z.enum(['ACCOUNT_ADMIN', 'PROJECT_MANAGER', 'CLIENT'])

export const RoleEntryPoint: z.ZodMiniType<types.RoleEntryPoint> = z.looseObject({
  role: PortalRole,
  entryPoint: EntryPoint,
  changedBy: z.optional(z.lazy(() => users.UserRef)),
  changedDate: z.optional(z.int()),
})

export const NewRoleEntryPoint: z.ZodMiniType<types.NewRoleEntryPoint> = z.looseObject({
  entryPoint: EntryPoint,
})

export const AccountRef: z.ZodMiniType<types.AccountRef> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  accountType: shared.AccountType,
  currency: shared.CurrencyCode,
  status: AccountStatus,
  createDate: z.int(),
})

export const AccountListItem: z.ZodMiniType<types.AccountListItem> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  accountType: shared.AccountType,
  currency: shared.CurrencyCode,
  status: AccountStatus,
  createDate: z.int(),
  people: z.int().check(z.gte(0)),
  organizations: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
  currentLimit: z.optional(z.int().check(z.gte(0))),
})

export const AccountPage: z.ZodMiniType<types.AccountPage> = z.looseObject({
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
  content: z.array(AccountListItem),
})

export const Account: z.ZodMiniType<types.Account> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  accountType: shared.AccountType,
  currency: shared.CurrencyCode,
  status: AccountStatus,
  createDate: z.int(),
  people: z.int().check(z.gte(0)),
  organizations: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
  currentLimit: z.optional(z.int().check(z.gte(0))),
  version: z.string().check(z.maxLength(100)),
  wordsPerMonth: z.optional(z.nullable(z.int().check(z.gte(0)))),
  trialEndDate: z.optional(z.nullable(z.int())),
  suspendedDate: z.optional(z.int()),
  suspensionReason: z.optional(z.string()),
})

export const NewAdministrator: z.ZodMiniType<types.NewAdministrator> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(new RegExp('\\S'))),
  email: z.email().check(z.maxLength(254)),
  language: z.optional(z.lazy(() => users.InterfaceLanguage)),
})

export const NewAccount: z.ZodMiniType<types.NewAccount> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(new RegExp('\\S'))),
  accountType: shared.AccountType,
  currency: shared.CurrencyCode,
  wordsPerMonth: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(1000000000)))),
  trialEndDate: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(253402300799999)))),
  administrator: NewAdministrator,
})

export const AccountUpdate: z.ZodMiniType<types.AccountUpdate> = z.looseObject({
  uuid: z.guid(),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(new RegExp('\\S')))),
  currency: z.optional(shared.CurrencyCode),
  accountType: z.optional(shared.AccountType),
  wordsPerMonth: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(1000000000)))),
  trialEndDate: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(253402300799999)))),
})

export const AccountSuspension: z.ZodMiniType<types.AccountSuspension> = z.looseObject({
  reason: z.string().check(z.minLength(1), z.maxLength(500), z.regex(new RegExp('\\S'))),
})

export const AccountSubscription: z.ZodMiniType<types.AccountSubscription> = z.looseObject({
  accountType: shared.AccountType,
  status: AccountStatus,
  startDate: z.int(),
  trialEndDate: z.optional(z.int()),
  hasBillingPortal: z.boolean(),
  renewalDate: z.int(),
  currentLimit: z.optional(z.int().check(z.gte(0))),
})

export const PlanFeature: z.ZodMiniType<types.PlanFeature> = z.string()

export const AccountProduct: z.ZodMiniType<types.AccountProduct> = z.looseObject({
  accountType: shared.AccountType,
  features: z.array(PlanFeature),
  currentLimit: z.optional(z.int().check(z.gte(0))),
  maximumPeople: z.optional(z.int().check(z.gte(0))),
  people: z.int().check(z.gte(0)),
})

export const getTrialTimeResult: z.ZodMiniType<number | null> = z.nullable(z.int())

export const listEntryPointsResult: z.ZodMiniType<types.RoleEntryPoint[]> = z.array(RoleEntryPoint)

export const setEntryPointResult: z.ZodMiniType<types.RoleEntryPoint[]> = z.array(RoleEntryPoint)
