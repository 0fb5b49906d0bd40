// Generated from openapi/resources/thirdParties.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../thirdParties.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const ThirdPartyIcon: z.ZodMiniType<types.ThirdPartyIcon> = z.string()

export const ThirdParty: z.ZodMiniType<types.ThirdParty> = z.looseObject({
  id: z.guid(),
  name: z.string(),
  thirdParty: z.string(),
  icon: ThirdPartyIcon,
})

export const ThirdPartyDetail: z.ZodMiniType<types.ThirdPartyDetail> = z.looseObject({
  id: z.guid(),
  name: z.string(),
  thirdParty: z.string(),
  icon: ThirdPartyIcon,
  version: z.string().check(z.maxLength(100)),
  url: z.string(),
  roles: z.array(shared.Role),
  createdAt: z.int(),
  changedAt: z.int(),
  changedBy: z.optional(z.lazy(() => users.UserRef)),
})

export const ThirdPartyInput: z.ZodMiniType<types.ThirdPartyInput> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(60), z.regex(new RegExp('\\S'))),
  url: z.string().check(z.minLength(1), z.maxLength(2000)),
  thirdParty: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S'))))),
  icon: z.optional(ThirdPartyIcon),
  roles: z.optional(z.array(shared.Role).check(z.maxLength(6))),
})

export const listResult: z.ZodMiniType<types.ThirdPartyDetail[]> = z.array(ThirdPartyDetail)

export const listOwnResult: z.ZodMiniType<types.ThirdParty[]> = z.array(ThirdParty)
