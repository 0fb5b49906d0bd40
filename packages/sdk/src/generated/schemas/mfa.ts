// Generated from openapi/resources/mfa.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../mfa.ts'

export const MfaRequest: z.ZodMiniType<types.MfaRequest> = z.looseObject({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  otp: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
})

export const MfaEnableRequest: z.ZodMiniType<types.MfaEnableRequest> = z.looseObject({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  otp: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
})

export const MfaSetup: z.ZodMiniType<types.MfaSetup> = z.looseObject({
  secret: z.optional(z.string()),
  uri: z.optional(z.string()),
  recoveryCodes: z.optional(z.array(z.string())),
})

export const MfaEmailSetting: z.ZodMiniType<types.MfaEmailSetting> = z.looseObject({
  enabled: z.boolean(),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
})

export const PasswordProof: z.ZodMiniType<types.PasswordProof> = z.looseObject({
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
})
