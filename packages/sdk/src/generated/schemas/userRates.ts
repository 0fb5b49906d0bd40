// Generated from openapi/resources/userRates.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../userRates.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const UserRateLine: z.ZodMiniType<types.UserRateLine> = z.looseObject({
  uuid: z.guid(),
  userRateUuid: z.guid(),
  user: z.lazy(() => users.UserRef),
  languagePair: z.string(),
  workflowUuid: z.guid(),
  workflow: z.string(),
  currency: shared.CurrencyCode,
  isDefault: z.boolean(),
  orgUnitUuid: z.optional(z.guid()),
  orgUnitName: z.optional(z.string()),
  wordRate: z.optional(z.number().check(z.gte(0))),
  hourlyRate: z.optional(z.number().check(z.gte(0))),
  dailyRate: z.optional(z.number().check(z.gte(0))),
  pagesRate: z.optional(z.number().check(z.gte(0))),
  minimumFee: z.optional(z.number().check(z.gte(0))),
})

export const UserRateLinePage: z.ZodMiniType<types.UserRateLinePage> = z.looseObject({
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
  content: z.array(UserRateLine),
})

export const UserRateComparison: z.ZodMiniType<types.UserRateComparison> = z.looseObject({
  rateDetailUuid: z.guid(),
  count: z.int().check(z.gte(1)),
  lowest: z.number().check(z.gte(0)),
  median: z.number().check(z.gte(0)),
  highest: z.number().check(z.gte(0)),
})

export const UserRateChange: z.ZodMiniType<types.UserRateChange> = z.looseObject({
  rateDetailUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(500)),
  rate: z.enum(['wordRate', 'hourlyRate', 'dailyRate', 'pagesRate']),
  percent: z.optional(z.number().check(z.gte(-99), z.lte(1000))),
  amount: z.optional(z.number().check(z.gte(-1000000), z.lte(1000000))),
  dryRun: z.optional(z.boolean()),
})

export const UserRateChangeLine: z.ZodMiniType<types.UserRateChangeLine> = z.looseObject({
  rateDetailUuid: z.guid(),
  from: z.optional(z.number().check(z.gte(0))),
  to: z.optional(z.number().check(z.gte(0))),
  refusal: z.optional(z.string()),
})

export const UserRateChangeResult: z.ZodMiniType<types.UserRateChangeResult> = z.looseObject({
  lines: z.array(UserRateChangeLine),
  changed: z.int().check(z.gte(0)),
  refused: z.int().check(z.gte(0)),
  isDone: z.boolean(),
})

export const UserRateDetail: z.ZodMiniType<types.UserRateDetail> = z.looseObject({
  uuid: z.guid(),
  userRateUuid: z.guid(),
  languagePair: z.string(),
  workflowUuid: z.guid(),
  wordRate: z.optional(z.number().check(z.gte(0))),
  hourlyRate: z.optional(z.number().check(z.gte(0))),
  dailyRate: z.optional(z.number().check(z.gte(0))),
  pagesRate: z.optional(z.number().check(z.gte(0))),
})

export const UserRate: z.ZodMiniType<types.UserRate> = z.looseObject({
  uuid: z.guid(),
  userUuid: z.guid(),
  currency: shared.CurrencyCode,
  isDefault: z.boolean(),
  version: z.int(),
  minimumFee: z.optional(z.number().check(z.gte(0))),
  orgUnitUuid: z.optional(z.guid()),
  orgUnitName: z.optional(z.string()),
  rateDetails: z.array(UserRateDetail),
})

export const UserRateOfPerson: z.ZodMiniType<types.UserRateOfPerson> = z.looseObject({
  uuid: z.guid(),
  userUuid: z.guid(),
  currency: shared.CurrencyCode,
  isDefault: z.boolean(),
  version: z.int(),
  minimumFee: z.optional(z.number().check(z.gte(0))),
  orgUnitUuid: z.optional(z.guid()),
  orgUnitName: z.optional(z.string()),
  rateDetails: z.array(UserRateDetail),
  user: z.lazy(() => users.UserRef),
})

export const UserRatePage: z.ZodMiniType<types.UserRatePage> = z.looseObject({
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
  content: z.array(UserRateOfPerson),
})

export const UserRateDetailInput: z.ZodMiniType<types.UserRateDetailInput> = z.looseObject({
  uuid: z.optional(z.guid()),
  userRateUuid: z.optional(z.guid()),
  languagePair: z.string().check(z.maxLength(71), z.regex(new RegExp('^[a-z]{2,3}(_[a-z0-9]{2,8}){0,3}:[a-z]{2,3}(_[a-z0-9]{2,8}){0,3}$'))),
  workflowUuid: z.guid(),
  wordRate: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1000)))),
  hourlyRate: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(100000)))),
  dailyRate: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1000000)))),
  pagesRate: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(100000)))),
})

export const UserRateCreate: z.ZodMiniType<types.UserRateCreate> = z.looseObject({
  currency: shared.CurrencyCode,
  isDefault: z.optional(z.boolean()),
  minimumFee: z.optional(z.number().check(z.gte(0), z.lte(1000000))),
  orgUnitUuid: z.optional(z.guid()),
  rateDetails: z.optional(z.array(UserRateDetailInput).check(z.maxLength(1000))),
})

export const UserRateUpdate: z.ZodMiniType<types.UserRateUpdate> = z.looseObject({
  uuid: z.optional(z.guid()),
  userUuid: z.optional(z.guid()),
  currency: z.optional(shared.CurrencyCode),
  isDefault: z.optional(z.boolean()),
  minimumFee: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1000000)))),
  orgUnitUuid: z.optional(z.guid()),
  rateDetails: z.optional(z.array(UserRateDetailInput).check(z.maxLength(1000))),
})

export const compareLinesResult: z.ZodMiniType<types.UserRateComparison[]> = z.array(UserRateComparison)

export const listResult: z.ZodMiniType<types.UserRate[]> = z.array(UserRate)
