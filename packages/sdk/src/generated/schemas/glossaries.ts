// Generated from openapi/resources/glossaries.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../glossaries.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const GlossaryRef: z.ZodMiniType<types.GlossaryRef> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  languages: z.optional(z.array(z.string())),
  totalConcepts: z.optional(z.int().check(z.gte(0))),
  bwGlossaryId: z.optional(z.int()),
})

export const GlossaryPage: z.ZodMiniType<types.GlossaryPage> = z.looseObject({
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
  content: z.array(GlossaryRef),
})

export const GlossaryOwner: z.ZodMiniType<types.GlossaryOwner> = z.looseObject({
  id: z.optional(z.int()),
  uuid: z.guid(),
  name: z.string(),
})

export const GlossaryAttribute: z.ZodMiniType<types.GlossaryAttribute> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  type: z.string().check(z.minLength(1), z.maxLength(40)),
  value: z.string().check(z.maxLength(2000)),
})

export const Glossary: z.ZodMiniType<types.Glossary> = z.looseObject({
  version: z.string(),
  uuid: z.guid(),
  bwGlossaryId: z.int(),
  name: z.string(),
  note: z.string(),
  domain: z.string(),
  subDomain: z.string(),
  isDefault: z.boolean(),
  languages: z.array(z.string()),
  allLanguages: z.array(z.string()),
  organization: z.optional(GlossaryOwner),
  orgUnits: z.array(GlossaryOwner),
  customAttributes: z.array(GlossaryAttribute),
  customFields: z.array(GlossaryAttribute),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
  creationDate: z.int(),
  totalConcepts: z.int().check(z.gte(0)),
})

export const GlossaryOwnerRef: z.ZodMiniType<types.GlossaryOwnerRef> = z.looseObject({
  uuid: z.guid(),
})

export const GlossaryCreate: z.ZodMiniType<types.GlossaryCreate> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  languages: z.array(shared.LocaleCode).check(z.minLength(1), z.maxLength(200)),
  note: z.optional(z.string().check(z.maxLength(5000))),
  domain: z.optional(z.string().check(z.maxLength(200))),
  subDomain: z.optional(z.string().check(z.maxLength(200))),
  organization: z.optional(GlossaryOwnerRef),
  orgUnits: z.optional(z.array(GlossaryOwnerRef).check(z.maxLength(500))),
  customAttributes: z.optional(z.array(GlossaryAttribute).check(z.maxLength(50))),
})

export const GlossaryUpdate: z.ZodMiniType<types.GlossaryUpdate> = z.looseObject({
  uuid: z.guid(),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  languages: z.optional(z.array(shared.LocaleCode).check(z.minLength(1), z.maxLength(200))),
  note: z.optional(z.string().check(z.maxLength(5000))),
  domain: z.optional(z.string().check(z.maxLength(200))),
  subDomain: z.optional(z.string().check(z.maxLength(200))),
  orgUnits: z.optional(z.array(GlossaryOwnerRef).check(z.maxLength(500))),
})
