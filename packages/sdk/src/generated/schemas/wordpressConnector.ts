// Generated from openapi/resources/wordpressConnector.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../wordpressConnector.ts'
import * as shared from './shared.ts'

export const WordpressConfig: z.ZodMiniType<types.WordpressConfig> = z.looseObject({
  uuid: z.guid(),
  orgUnitUuid: z.guid(),
  baseUrl: z.string(),
  wpUser: z.string(),
  wpPassword: z.string(),
  wpCookieUser: z.optional(z.string()),
  wpCookiePassword: z.optional(z.string()),
  params: z.optional(z.string()),
})

export const WordpressStrategy: z.ZodMiniType<types.WordpressStrategy> = z.enum(['POLYLANG', 'SEPARATE'])

export const WordpressConfigInput: z.ZodMiniType<types.WordpressConfigInput> = z.looseObject({
  orgUnitUuid: z.guid(),
  baseUrl: z.string().check(z.minLength(1), z.maxLength(2000)),
  wpUser: z.string().check(z.minLength(1), z.maxLength(2000)),
  wpPassword: z.string().check(z.minLength(1), z.maxLength(2000)),
  wpCookieUser: z.optional(z.string().check(z.minLength(0), z.maxLength(2000))),
  wpCookiePassword: z.optional(z.string().check(z.minLength(0), z.maxLength(2000))),
  params: z.optional(z.string().check(z.minLength(0), z.maxLength(2000))),
  strategy: z.optional(WordpressStrategy),
})

export const WordpressConfigUpdate: z.ZodMiniType<types.WordpressConfigUpdate> = z.looseObject({
  uuid: z.optional(z.guid()),
  orgUnitUuid: z.guid(),
  baseUrl: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  wpUser: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  wpPassword: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  wpCookieUser: z.optional(z.string().check(z.minLength(0), z.maxLength(2000))),
  wpCookiePassword: z.optional(z.string().check(z.minLength(0), z.maxLength(2000))),
  params: z.optional(z.string().check(z.minLength(0), z.maxLength(2000))),
  strategy: z.optional(WordpressStrategy),
})

export const WordpressContentType: z.ZodMiniType<types.WordpressContentType> = z.enum(['post', 'page'])

export const WordpressSync: z.ZodMiniType<types.WordpressSync> = z.looseObject({
  configUUID: z.guid(),
  orgUnitUUID: z.guid(),
  contactUUID: z.optional(z.guid()),
  workflows: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(16))),
  skipHashCheck: z.optional(z.boolean()),
  sourceLanguage: z.optional(shared.LocaleCode),
  targetLanguages: z.optional(z.array(shared.LocaleCode).check(z.minLength(1), z.maxLength(100))),
  wpIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.minLength(1), z.maxLength(500))),
  type: z.optional(WordpressContentType),
  skipStatusCheck: z.optional(z.boolean()),
})
