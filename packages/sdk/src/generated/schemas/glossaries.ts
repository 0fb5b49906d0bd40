// Generated from openapi/resources/glossaries.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
import type * as types from '../glossaries.ts'
import * as glossaryTerms from './glossaryTerms.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const TermStatus: z.ZodMiniType<types.TermStatus> = z.enum(['New', 'Under_Review', 'Approved', 'Published'])

export const PartOfSpeech: z.ZodMiniType<types.PartOfSpeech> = z.enum(['Noun', 'Pronoun', 'Adjective', 'Determiner', 'Verb', 'Adverb', 'Preposition', 'Conjunction', 'Interjection'])

export const ConceptImage: z.ZodMiniType<types.ConceptImage> = z.looseObject({
  uuid: z.guid(),
  url: z.string(),
  fileName: z.string(),
  description: z.string(),
  width: z.int().check(z.gte(1)),
  height: z.int().check(z.gte(1)),
})

export const GlossaryConcept: z.ZodMiniType<types.GlossaryConcept> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  version: z.string(),
  glossaryUuid: z.guid(),
  definition: z.string(),
  note: z.string(),
  createdDate: z.int(),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
  images: z.array(ConceptImage),
  terms: z.array(z.lazy(() => glossaryTerms.GlossaryTerm)),
})

export const GlossaryConceptPage: z.ZodMiniType<types.GlossaryConceptPage> = z.looseObject({
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
  content: z.array(GlossaryConcept),
})

export const GlossaryConceptUpdate: z.ZodMiniType<types.GlossaryConceptUpdate> = z.looseObject({
  definition: z.optional(z.string().check(z.maxLength(5000))),
  note: z.optional(z.string().check(z.maxLength(5000))),
})

export const GlossaryImport: z.ZodMiniType<types.GlossaryImport> = z.looseObject({
  id: z.string(),
  uuid: z.guid(),
  jobExecutionId: z.string(),
  jobName: z.string(),
  jobType: z.string(),
  fileName: z.string(),
  status: shared.JobStatus,
  creationDate: z.int(),
  startTime: z.optional(z.int()),
  endTime: z.optional(z.int()),
  processingTime: z.optional(z.int()),
  termsCount: z.int().check(z.gte(0)),
  glossaryId: z.int(),
})

export const GlossaryLastImport: z.ZodMiniType<types.GlossaryLastImport> = z.looseObject({
  jobId: z.guid(),
  status: shared.JobStatus,
  fileName: z.string(),
  creationDate: z.int(),
})

export const GlossaryOwner: z.ZodMiniType<types.GlossaryOwner> = z.looseObject({
  id: z.optional(z.int()),
  uuid: z.guid(),
  name: z.string(),
})

export const GlossaryRef: z.ZodMiniType<types.GlossaryRef> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  languages: z.optional(z.array(z.string())),
  totalConcepts: z.optional(z.int().check(z.gte(0))),
  bwGlossaryId: z.optional(z.int()),
  organization: z.optional(GlossaryOwner),
  orgUnits: z.optional(z.array(GlossaryOwner)),
  domain: z.optional(z.string()),
  subDomain: z.optional(z.string()),
  creationDate: z.optional(z.int()),
  lastImportJob: z.optional(GlossaryLastImport),
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
  lastImportJob: z.optional(GlossaryLastImport),
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
  isDefault: z.optional(z.boolean()),
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
  isDefault: z.optional(z.boolean()),
  orgUnits: z.optional(z.array(GlossaryOwnerRef).check(z.maxLength(500))),
  customAttributes: z.optional(z.array(GlossaryAttribute).check(z.maxLength(50))),
})

export const importBody: z.ZodMiniType<NonNullable<types.GlossariesImportParams['body']>> = z.looseObject({
  file: z.custom<Upload>(),
})

export const importTbxBody: z.ZodMiniType<NonNullable<types.GlossariesImportTbxParams['body']>> = z.looseObject({
  tbxFile: z.custom<Upload>(),
})

export const listJobsResult: z.ZodMiniType<types.GlossaryImport[]> = z.array(GlossaryImport)
