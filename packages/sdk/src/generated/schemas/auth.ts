// Generated from openapi/resources/auth.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../auth.ts'
import * as branding from './branding.ts'
import * as passkeys from './passkeys.ts'
import * as permissions from './permissions.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const AccessKey: z.ZodMiniType<types.AccessKey> = z.looseObject({
  accessKey: z.string().check(z.minLength(1), z.maxLength(200)),
  secret: z.string().check(z.minLength(1), z.maxLength(200)),
})

export const EarlierAccessKey: z.ZodMiniType<types.EarlierAccessKey> = z.looseObject({
  accesskey: z.string().check(z.minLength(1), z.maxLength(200)),
  secretAccesskey: z.string().check(z.minLength(1), z.maxLength(200)),
})

export const LoginRequest: z.ZodMiniType<types.LoginRequest> = z.looseObject({
  username: z.string().check(z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
  otp: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  passkey: z.optional(z.lazy(() => passkeys.PasskeyResponse)),
})

export const PasskeyLogin: z.ZodMiniType<types.PasskeyLogin> = z.looseObject({
  passkey: z.lazy(() => passkeys.PasskeyResponse),
})

export const LinkProof: z.ZodMiniType<types.LinkProof> = z.looseObject({
  otp: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  passkey: z.optional(z.lazy(() => passkeys.PasskeyResponse)),
})

export const LoginResultProperties: z.ZodMiniType<types.LoginResultProperties> = z.looseObject({
  result: z.optional(z.string()),
  factors: z.optional(z.array(z.string())),
  passkey: z.optional(z.lazy(() => passkeys.PasskeyRequest)),
  passkeyHosts: z.optional(z.array(z.string())),
  text: z.optional(z.string()),
  remainingAttempts: z.optional(z.int().check(z.gte(0))),
})

export const LoginResultData: z.ZodMiniType<types.LoginResultData> = z.looseObject({
  entryPoint: z.optional(z.string()),
})

export const LoginResult: z.ZodMiniType<types.LoginResult> = z.looseObject({
  state: z.string(),
  properties: z.optional(LoginResultProperties),
  data: z.optional(LoginResultData),
})

export const SessionUser: z.ZodMiniType<types.SessionUser> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  email: z.string(),
  language: z.lazy(() => users.InterfaceLanguage),
  avatar: z.optional(z.string()),
  accountUuid: z.guid(),
  accountType: shared.AccountType,
})

export const Impersonator: z.ZodMiniType<types.Impersonator> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
})

export const CurrentAuthentication: z.ZodMiniType<types.CurrentAuthentication> = z.looseObject({
  user: SessionUser,
  authorities: z.array(z.string()),
  permissions: z.array(z.lazy(() => permissions.GrantedPermission)),
  modules: z.array(z.string()),
  endsAtProvider: z.optional(z.boolean()),
  impersonator: z.optional(Impersonator),
  stepTitles: z.optional(z.record(z.string(), z.string())),
  secondFactorFrom: z.optional(z.int()),
  brand: z.optional(z.lazy(() => branding.Brand)),
})

export const SessionEnd: z.ZodMiniType<types.SessionEnd> = z.looseObject({
  expiresAt: z.int(),
  limit: z.int(),
})

export const CaptchaChallenge: z.ZodMiniType<types.CaptchaChallenge> = z.looseObject({
  parameters: z.record(z.string(), z.unknown()),
  signature: z.string(),
})
