// Generated from openapi/resources/xero.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../xero.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const XeroConsent: z.ZodMiniType<types.XeroConsent> = z.looseObject({
  url: z.string(),
})

export const XeroOrganizationChoice: z.ZodMiniType<types.XeroOrganizationChoice> = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
})

export const XeroOrganization: z.ZodMiniType<types.XeroOrganization> = z.looseObject({
  id: z.string(),
  name: z.string(),
})

export const XeroProblem: z.ZodMiniType<types.XeroProblem> = z.looseObject({
  code: z.string(),
  detail: z.optional(z.string()),
  since: z.int(),
  retryDate: z.optional(z.int()),
})

export const XeroAmount: z.ZodMiniType<types.XeroAmount> = z.looseObject({
  amount: z.number(),
  currency: shared.CurrencyCode,
})

export const XeroCalls: z.ZodMiniType<types.XeroCalls> = z.looseObject({
  today: z.int().check(z.gte(0)),
  daily: z.int(),
  perMinute: z.int(),
})

export const XeroTarget: z.ZodMiniType<types.XeroTarget> = z.looseObject({
  code: z.string().check(z.minLength(1), z.maxLength(100)),
  name: z.string().check(z.maxLength(300)),
})

export const XeroPair: z.ZodMiniType<types.XeroPair> = z.looseObject({
  uuid: z.guid(),
  target: XeroTarget,
})

export const XeroMapping: z.ZodMiniType<types.XeroMapping> = z.looseObject({
  sales: z.optional(XeroTarget),
  purchases: z.optional(XeroTarget),
  withholding: z.optional(XeroTarget),
  fees: z.optional(XeroTarget),
  bank: z.optional(XeroTarget),
  tracking: z.optional(XeroTarget),
  taxes: z.array(XeroPair).check(z.maxLength(200)),
  bankAccounts: z.array(XeroPair).check(z.maxLength(200)),
})

export const XeroMappedThing: z.ZodMiniType<types.XeroMappedThing> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
})

export const XeroContact: z.ZodMiniType<types.XeroContact> = z.looseObject({
  id: z.string(),
  name: z.string(),
  email: z.optional(z.string()),
})

export const XeroOpenContact: z.ZodMiniType<types.XeroOpenContact> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  kind: z.string(),
  candidates: z.array(XeroContact),
})

export const XeroStatus: z.ZodMiniType<types.XeroStatus> = z.looseObject({
  state: z.string(),
  organization: z.optional(XeroOrganization),
  organizations: z.optional(z.array(XeroOrganization)),
  connectedBy: z.optional(z.lazy(() => users.UserRef)),
  connectedDate: z.optional(z.int()),
  isSyncing: z.boolean(),
  lastSyncDate: z.optional(z.int()),
  nextSyncDate: z.optional(z.int()),
  problem: z.optional(XeroProblem),
  waiting: z.int().check(z.gte(0)),
  held: z.int().check(z.gte(0)),
  oldestWaitingDate: z.optional(z.int()),
  differing: z.int().check(z.gte(0)),
  equal: z.int().check(z.gte(0)),
  differences: z.array(XeroAmount),
  calls: XeroCalls,
  mapping: XeroMapping,
  taxes: z.array(XeroMappedThing),
  bankAccounts: z.array(XeroMappedThing),
  contacts: z.int().check(z.gte(0)),
  openContacts: z.array(XeroOpenContact),
})

export const XeroOptions: z.ZodMiniType<types.XeroOptions> = z.looseObject({
  accounts: z.array(XeroTarget),
  bankAccounts: z.array(XeroTarget),
  taxRates: z.array(XeroTarget),
  trackingCategories: z.array(XeroTarget),
})

export const XeroContactChoice: z.ZodMiniType<types.XeroContactChoice> = z.looseObject({
  contactId: z.string().check(z.minLength(1), z.maxLength(100)),
})

export const XeroDocumentRef: z.ZodMiniType<types.XeroDocumentRef> = z.looseObject({
  uuid: z.guid(),
  kind: z.string(),
  name: z.string(),
  party: z.string(),
  currency: shared.CurrencyCode,
})

export const XeroQueueItem: z.ZodMiniType<types.XeroQueueItem> = z.looseObject({
  uuid: z.guid(),
  document: XeroDocumentRef,
  what: z.string(),
  amount: z.number(),
  since: z.int(),
  tries: z.int().check(z.gte(0)),
  problem: z.optional(z.string()),
  detail: z.optional(z.string()),
})

export const XeroQueuePage: z.ZodMiniType<types.XeroQueuePage> = z.looseObject({
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
  content: z.array(XeroQueueItem),
})

export const XeroDifference: z.ZodMiniType<types.XeroDifference> = z.looseObject({
  uuid: z.guid(),
  document: XeroDocumentRef,
  cause: z.string(),
  amount: z.number(),
  xeroAmount: z.number(),
  difference: z.number(),
  since: z.int(),
  canSend: z.boolean(),
  canRecord: z.boolean(),
})

export const XeroDifferencePage: z.ZodMiniType<types.XeroDifferencePage> = z.looseObject({
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
  content: z.array(XeroDifference),
})

export const XeroSyncProblem: z.ZodMiniType<types.XeroSyncProblem> = z.looseObject({
  code: z.string(),
  detail: z.optional(z.string()),
})

export const XeroSync: z.ZodMiniType<types.XeroSync> = z.looseObject({
  uuid: z.guid(),
  date: z.int(),
  reason: z.string(),
  sent: z.int().check(z.gte(0)),
  received: z.int().check(z.gte(0)),
  held: z.int().check(z.gte(0)),
  failed: z.int().check(z.gte(0)),
  milliseconds: z.int().check(z.gte(0)),
  problem: z.optional(XeroSyncProblem),
})

export const XeroSyncPage: z.ZodMiniType<types.XeroSyncPage> = z.looseObject({
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
  content: z.array(XeroSync),
})

export const XeroFigure: z.ZodMiniType<types.XeroFigure> = z.looseObject({
  state: z.string(),
  amount: z.optional(z.number()),
  url: z.string(),
})
