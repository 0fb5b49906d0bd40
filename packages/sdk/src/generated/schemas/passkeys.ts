// Generated from openapi/resources/passkeys.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../passkeys.ts'

export const Passkey: z.ZodMiniType<types.Passkey> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  host: z.string(),
  isHere: z.boolean(),
  passwordless: z.boolean(),
  synced: z.boolean(),
  createdAt: z.int(),
  lastUsedAt: z.optional(z.int()),
})

export const PasskeyName: z.ZodMiniType<types.PasskeyName> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S'))),
})

export const PasskeyResponse: z.ZodMiniType<types.PasskeyResponse> = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(1400)),
  rawId: z.string().check(z.minLength(1), z.maxLength(1400)),
  type: z.enum(['public-key']),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
})

export const PasskeyCreate: z.ZodMiniType<types.PasskeyCreate> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S'))),
  passkey: PasskeyResponse,
})

export const PasskeyCreated: z.ZodMiniType<types.PasskeyCreated> = z.looseObject({
  passkey: Passkey,
  recoveryCodes: z.optional(z.array(z.string())),
})

export const PasskeyRequest: z.ZodMiniType<types.PasskeyRequest> = z.looseObject({
  challenge: z.string(),
})

export const listResult: z.ZodMiniType<types.Passkey[]> = z.array(Passkey)
