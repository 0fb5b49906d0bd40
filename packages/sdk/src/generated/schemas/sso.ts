// Generated from openapi/resources/sso.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../sso.ts'
import * as cancellationOptions from './cancellationOptions.ts'
import * as users from './users.ts'

export const SsoProtocol: z.ZodMiniType<types.SsoProtocol> = z.enum(['OIDC', 'SAML'])

export const SsoRole: z.ZodMiniType<types.SsoRole> = z.enum(['ACCOUNT_ADMIN', 'PROJECT_MANAGER', 'CLIENT', 'VENDOR'])

export const SsoCertificate: z.ZodMiniType<types.SsoCertificate> = z.looseObject({
  certificate: z.string(),
  subject: z.string(),
  fingerprint: z.string(),
  validUntil: z.int(),
})

export const SsoOrgUnit: z.ZodMiniType<types.SsoOrgUnit> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
})

export const SsoMapping: z.ZodMiniType<types.SsoMapping> = z.looseObject({
  group: z.string(),
  role: SsoRole,
  orgUnits: z.array(SsoOrgUnit),
})

export const SsoConnection: z.ZodMiniType<types.SsoConnection> = z.looseObject({
  protocol: SsoProtocol,
  isEnabled: z.boolean(),
  isRequired: z.boolean(),
  issuer: z.string(),
  clientId: z.optional(z.string()),
  signOnUrl: z.optional(z.string()),
  signOutUrl: z.optional(z.string()),
  metadataUrl: z.optional(z.string()),
  certificates: z.array(SsoCertificate),
  signsRequests: z.boolean(),
  endsProviderSession: z.boolean(),
  secretHint: z.optional(z.string()),
  emailClaim: z.string(),
  nameClaim: z.string(),
  groupsClaim: z.string(),
  createsPeople: z.boolean(),
  defaultRole: z.optional(SsoRole),
  defaultOrgUnits: z.array(SsoOrgUnit),
  mappings: z.array(SsoMapping),
  triedAt: z.optional(z.int()),
})

export const SsoDomainRecord: z.ZodMiniType<types.SsoDomainRecord> = z.looseObject({
  name: z.string(),
  value: z.string(),
})

export const SsoDomain: z.ZodMiniType<types.SsoDomain> = z.looseObject({
  domain: z.string(),
  status: z.string(),
  record: SsoDomainRecord,
  found: z.optional(z.array(z.string())),
  lookupFailed: z.boolean(),
  checkedDate: z.optional(z.int()),
})

export const SsoProblem: z.ZodMiniType<types.SsoProblem> = z.string()

export const SsoFailure: z.ZodMiniType<types.SsoFailure> = z.looseObject({
  uuid: z.guid(),
  date: z.int(),
  problem: SsoProblem,
  email: z.optional(z.string()),
  expected: z.optional(z.string()),
  received: z.optional(z.string()),
})

export const SingleSignOn: z.ZodMiniType<types.SingleSignOn> = z.looseObject({
  url: z.string(),
  urlKey: z.string(),
  callbackUrls: z.array(z.string()),
  entityId: z.string(),
  signedOutUrls: z.array(z.string()),
  connection: z.optional(SsoConnection),
  domains: z.array(SsoDomain),
  failures: z.array(SsoFailure),
  passwordPeople: z.array(z.lazy(() => users.UserRef)),
  version: z.string(),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
})

export const SsoMappingInput: z.ZodMiniType<types.SsoMappingInput> = z.looseObject({
  group: z.string().check(z.minLength(1), z.maxLength(500)),
  role: SsoRole,
  orgUnitUuids: z.optional(z.array(z.guid()).check(z.maxLength(50))),
})

export const SsoConnectionInput: z.ZodMiniType<types.SsoConnectionInput> = z.looseObject({
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
  protocol: SsoProtocol,
  isEnabled: z.boolean(),
  isRequired: z.boolean(),
  issuer: z.string().check(z.minLength(1), z.maxLength(500)),
  clientId: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  signOnUrl: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  signOutUrl: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  metadataUrl: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  certificates: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(20000))).check(z.maxLength(10))),
  signsRequests: z.optional(z.boolean()),
  endsProviderSession: z.optional(z.boolean()),
  clientSecret: z.optional(z.string().check(z.minLength(1), z.maxLength(1000), z.regex(new RegExp('^\\S+$')))),
  emailClaim: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  nameClaim: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  groupsClaim: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  createsPeople: z.boolean(),
  defaultRole: z.optional(SsoRole),
  defaultOrgUnitUuids: z.optional(z.array(z.guid()).check(z.maxLength(50))),
  mappings: z.optional(z.array(SsoMappingInput).check(z.maxLength(100))),
})

export const SsoMetadataSource: z.ZodMiniType<types.SsoMetadataSource> = z.looseObject({
  xml: z.optional(z.string().check(z.minLength(1), z.maxLength(1000000))),
  url: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
})

export const SsoMetadata: z.ZodMiniType<types.SsoMetadata> = z.looseObject({
  issuer: z.string(),
  signOnUrl: z.string(),
  signOutUrl: z.optional(z.string()),
  certificates: z.array(SsoCertificate),
})

export const SsoAnswer: z.ZodMiniType<types.SsoAnswer> = z.looseObject({
  SAMLResponse: z.string().check(z.minLength(1), z.maxLength(400000)),
  RelayState: z.optional(z.string().check(z.maxLength(200))),
})

export const SsoSignOut: z.ZodMiniType<types.SsoSignOut> = z.looseObject({
  url: z.optional(z.string()),
})

export const SsoUrlKeyInput: z.ZodMiniType<types.SsoUrlKeyInput> = z.looseObject({
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
  urlKey: z.string().check(z.minLength(2), z.maxLength(60), z.regex(new RegExp('^[a-z0-9]([a-z0-9-]*[a-z0-9])$'))),
})

export const SsoDomainInput: z.ZodMiniType<types.SsoDomainInput> = z.looseObject({
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
  domain: z.string().check(z.minLength(3), z.maxLength(253)),
})

export const SsoCheck: z.ZodMiniType<types.SsoCheck> = z.looseObject({
  check: z.string(),
  result: z.string(),
})

export const SsoClaim: z.ZodMiniType<types.SsoClaim> = z.looseObject({
  name: z.string(),
  values: z.array(z.string()),
})

export const SsoTrial: z.ZodMiniType<types.SsoTrial> = z.looseObject({
  uuid: z.guid(),
  date: z.int(),
  checks: z.array(SsoCheck),
  problem: z.optional(SsoProblem),
  expected: z.optional(z.string()),
  received: z.optional(z.string()),
  email: z.optional(z.string()),
  name: z.optional(z.string()),
  isNew: z.optional(z.boolean()),
  role: z.optional(SsoRole),
  orgUnits: z.optional(z.array(SsoOrgUnit)),
  claims: z.array(SsoClaim),
})

export const SsoOffer: z.ZodMiniType<types.SsoOffer> = z.looseObject({
  url: z.optional(z.string()),
  isRequired: z.optional(z.boolean()),
})
