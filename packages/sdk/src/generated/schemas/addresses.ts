// Generated from openapi/resources/addresses.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../addresses.ts'
import * as branding from './branding.ts'
import * as users from './users.ts'

export const SubdomainLogo: z.ZodMiniType<types.SubdomainLogo> = z.looseObject({
  name: z.optional(z.string()),
  logoUrl: z.optional(z.string()),
  logo: z.optional(z.lazy(() => branding.LogoPictures)),
})

export const SubdomainInput: z.ZodMiniType<types.SubdomainInput> = z.looseObject({
  subdomain: z.string().check(z.minLength(2), z.maxLength(63)),
})

export const CustomSubdomainInput: z.ZodMiniType<types.CustomSubdomainInput> = z.looseObject({
  customSubdomain: z.string().check(z.minLength(4), z.maxLength(253)),
})

export const CustomSubdomain: z.ZodMiniType<types.CustomSubdomain> = z.looseObject({
  host: z.string(),
  url: z.string(),
  status: z.string(),
  record: z.looseObject({
  name: z.string(),
  value: z.string(),
}),
  target: z.string(),
  found: z.optional(z.array(z.string())),
  lookupFailed: z.optional(z.boolean()),
  checkedDate: z.optional(z.int()),
  verifiedDate: z.optional(z.int()),
})

export const Certificate: z.ZodMiniType<types.Certificate> = z.looseObject({
  status: z.string(),
  issuer: z.optional(z.string()),
  validUntil: z.optional(z.int()),
})

export const AccountAddresses: z.ZodMiniType<types.AccountAddresses> = z.looseObject({
  domain: z.optional(z.string()),
  subdomain: z.optional(z.string()),
  url: z.optional(z.string()),
  customSubdomain: z.optional(CustomSubdomain),
  certificate: z.optional(Certificate),
  changedBy: z.optional(z.lazy(() => users.UserRef)),
  changedDate: z.optional(z.int()),
})
