// Generated from openapi/resources/eloquaConnector.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../eloquaConnector.ts'
import * as shared from './shared.ts'

export const EloquaConfig: z.ZodMiniType<types.EloquaConfig> = z.looseObject({
  uuid: z.guid(),
  orgUnitUuid: z.guid(),
  companyName: z.string(),
  username: z.string(),
  password: z.string(),
})

export const EloquaConfigInput: z.ZodMiniType<types.EloquaConfigInput> = z.looseObject({
  orgUnitUuid: z.guid(),
  companyName: z.string().check(z.minLength(1), z.maxLength(2000)),
  username: z.string().check(z.minLength(1), z.maxLength(2000)),
  password: z.string().check(z.minLength(1), z.maxLength(2000)),
})

export const EloquaConfigUpdate: z.ZodMiniType<types.EloquaConfigUpdate> = z.looseObject({
  uuid: z.optional(z.guid()),
  orgUnitUuid: z.guid(),
  companyName: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  username: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
})

export const EloquaAssetType: z.ZodMiniType<types.EloquaAssetType> = z.enum(['email', 'landingPage'])

export const EloquaSync: z.ZodMiniType<types.EloquaSync> = z.looseObject({
  configUUID: z.guid(),
  orgUnitUUID: z.guid(),
  contactUUID: z.optional(z.guid()),
  workflows: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(16))),
  skipHashCheck: z.optional(z.boolean()),
  sourceLanguage: z.optional(shared.LocaleCode),
  targetLanguages: z.optional(z.array(shared.LocaleCode).check(z.minLength(1), z.maxLength(100))),
  assetIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(500))),
  type: z.optional(EloquaAssetType),
})
