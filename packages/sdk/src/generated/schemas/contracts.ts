// Generated from openapi/resources/contracts.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../contracts.ts'
import * as cancellationOptions from './cancellationOptions.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const Contract: z.ZodMiniType<types.Contract> = z.looseObject({
  version: z.int().check(z.gte(1)),
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  content: z.string(),
  required: z.boolean(),
  createdAt: z.int(),
  introduction: z.optional(z.string()),
  acceptedAt: z.optional(z.int()),
})

export const ContractInput: z.ZodMiniType<types.ContractInput> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  content: z.string().check(z.minLength(1), z.maxLength(200000)),
  required: z.optional(z.boolean()),
})

export const ContractSettings: z.ZodMiniType<types.ContractSettings> = z.looseObject({
  introduction: z.string(),
  listedInProfile: z.boolean(),
  version: z.string(),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
})

export const ContractSettingsUpdate: z.ZodMiniType<types.ContractSettingsUpdate> = z.looseObject({
  introduction: z.optional(z.string().check(z.maxLength(500))),
  listedInProfile: z.optional(z.boolean()),
})

export const AcceptedContract: z.ZodMiniType<types.AcceptedContract> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  version: z.int().check(z.gte(1)),
  current: z.boolean(),
  acceptedAt: z.optional(z.int()),
})

export const ContractAcceptance: z.ZodMiniType<types.ContractAcceptance> = z.looseObject({
  user: z.lazy(() => users.UserRef),
  version: z.int().check(z.gte(1)),
  acceptedAt: z.int(),
})

export const ContractAcceptancePage: z.ZodMiniType<types.ContractAcceptancePage> = z.looseObject({
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
  content: z.array(ContractAcceptance),
})

export const listResult: z.ZodMiniType<types.Contract[]> = z.array(Contract)
