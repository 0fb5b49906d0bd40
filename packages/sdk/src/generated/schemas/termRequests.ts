// Generated from openapi/resources/termRequests.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../termRequests.ts'
import * as glossaries from './glossaries.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const TermRequestLane: z.ZodMiniType<types.TermRequestLane> = z.enum(['REQUESTED', 'IN_PROGRESS', 'UNDER_REVIEW', 'APPROVED', 'REJECTED'])

export const TermChangeType: z.ZodMiniType<types.TermChangeType> = z.enum(['CREATE', 'UPDATE', 'REMOVAL'])

export const TermRequestOrigin: z.ZodMiniType<types.TermRequestOrigin> = z.enum(['REQUEST_UPDATE', 'BULK_UPDATE'])

export const TermFields: z.ZodMiniType<types.TermFields> = z.looseObject({
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(new RegExp('\\S')))),
  status: z.optional(z.lazy(() => glossaries.TermStatus)),
  part: z.optional(z.union([z.lazy(() => glossaries.PartOfSpeech), z.null()])),
  gender: z.optional(z.union([shared.TermGender, z.null()])),
  termType: z.optional(z.union([shared.TermType, z.null()])),
  definition: z.optional(z.string().check(z.maxLength(5000))),
  usage: z.optional(z.string().check(z.maxLength(5000))),
  note: z.optional(z.string().check(z.maxLength(5000))),
  forbidden: z.optional(z.boolean()),
  dnt: z.optional(z.boolean()),
  exactMatch: z.optional(z.boolean()),
  caseSensitive: z.optional(z.boolean()),
  internal: z.optional(z.boolean()),
})

export const TermInput: z.ZodMiniType<types.TermInput> = z.looseObject({
  text: z.string().check(z.minLength(1), z.maxLength(500), z.regex(new RegExp('\\S'))),
  status: z.optional(z.lazy(() => glossaries.TermStatus)),
  part: z.optional(z.union([z.lazy(() => glossaries.PartOfSpeech), z.null()])),
  gender: z.optional(z.union([shared.TermGender, z.null()])),
  termType: z.optional(z.union([shared.TermType, z.null()])),
  definition: z.optional(z.string().check(z.maxLength(5000))),
  usage: z.optional(z.string().check(z.maxLength(5000))),
  note: z.optional(z.string().check(z.maxLength(5000))),
  forbidden: z.optional(z.boolean()),
  dnt: z.optional(z.boolean()),
  exactMatch: z.optional(z.boolean()),
  caseSensitive: z.optional(z.boolean()),
  internal: z.optional(z.boolean()),
  language: shared.LocaleCode,
  conceptText: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(new RegExp('\\S')))),
})

export const TermChangeInput: z.ZodMiniType<types.TermChangeInput> = z.looseObject({
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(new RegExp('\\S')))),
  status: z.optional(z.lazy(() => glossaries.TermStatus)),
  part: z.optional(z.union([z.lazy(() => glossaries.PartOfSpeech), z.null()])),
  gender: z.optional(z.union([shared.TermGender, z.null()])),
  termType: z.optional(z.union([shared.TermType, z.null()])),
  definition: z.optional(z.string().check(z.maxLength(5000))),
  usage: z.optional(z.string().check(z.maxLength(5000))),
  note: z.optional(z.string().check(z.maxLength(5000))),
  forbidden: z.optional(z.boolean()),
  dnt: z.optional(z.boolean()),
  exactMatch: z.optional(z.boolean()),
  caseSensitive: z.optional(z.boolean()),
  internal: z.optional(z.boolean()),
  termUuid: z.optional(z.guid()),
  language: shared.LocaleCode,
})

export const TermBulkCreate: z.ZodMiniType<types.TermBulkCreate> = z.looseObject({
  terms: z.array(TermInput).check(z.minLength(1), z.maxLength(500)),
  glossaryIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(10)),
  note: z.optional(z.string().check(z.maxLength(2000))),
  workUnitUuid: z.optional(z.guid()),
  segmentId: z.optional(z.string().check(z.regex(new RegExp('^[1-9][0-9]{0,15}$')))),
})

export const TermRequestGlossary: z.ZodMiniType<types.TermRequestGlossary> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
})

export const TermRequestRef: z.ZodMiniType<types.TermRequestRef> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  status: TermRequestLane,
  type: z.enum(['Create', 'Update', 'Removal']),
  conceptText: z.string(),
  totalOfterms: z.int().check(z.gte(0)),
  targetGlossaries: z.array(TermRequestGlossary),
})

export const TermBulkCreated: z.ZodMiniType<types.TermBulkCreated> = z.looseObject({
  totalTermsRequested: z.int().check(z.gte(0)),
  termCreationRequests: z.array(TermRequestRef),
})

export const TermRequestUpdate: z.ZodMiniType<types.TermRequestUpdate> = z.looseObject({
  targetConcept: z.looseObject({
  conceptUuid: z.guid(),
}),
  languages: z.optional(z.array(shared.LocaleCode).check(z.maxLength(100))),
  changeType: z.optional(z.enum(['UPDATE', 'REMOVAL'])),
  terms: z.optional(z.array(TermChangeInput).check(z.minLength(1), z.maxLength(100))),
  note: z.optional(z.string().check(z.maxLength(2000))),
  workUnitUuid: z.optional(z.guid()),
  segmentId: z.optional(z.string().check(z.regex(new RegExp('^[1-9][0-9]{0,15}$')))),
})

export const TermBulkUpdate: z.ZodMiniType<types.TermBulkUpdate> = z.looseObject({
  glossaryUuid: z.guid(),
  termUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(500)),
  change: z.looseObject({
  status: z.optional(z.lazy(() => glossaries.TermStatus)),
  part: z.optional(z.union([z.lazy(() => glossaries.PartOfSpeech), z.null()])),
  gender: z.optional(z.union([shared.TermGender, z.null()])),
  forbidden: z.optional(z.boolean()),
  dnt: z.optional(z.boolean()),
  exactMatch: z.optional(z.boolean()),
  caseSensitive: z.optional(z.boolean()),
  internal: z.optional(z.boolean()),
}),
  note: z.optional(z.string().check(z.maxLength(2000))),
})

export const TermRequestChange: z.ZodMiniType<types.TermRequestChange> = z.looseObject({
  terms: z.optional(z.array(TermChangeInput).check(z.minLength(1), z.maxLength(500))),
  note: z.optional(z.string().check(z.maxLength(2000))),
})

export const TermRequestMove: z.ZodMiniType<types.TermRequestMove> = z.looseObject({
  lane: TermRequestLane,
  reason: z.optional(z.string().check(z.maxLength(2000))),
  version: z.optional(z.string().check(z.maxLength(100))),
})

export const TermChange: z.ZodMiniType<types.TermChange> = z.looseObject({
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(new RegExp('\\S')))),
  status: z.optional(z.lazy(() => glossaries.TermStatus)),
  part: z.optional(z.union([z.lazy(() => glossaries.PartOfSpeech), z.null()])),
  gender: z.optional(z.union([shared.TermGender, z.null()])),
  termType: z.optional(z.union([shared.TermType, z.null()])),
  definition: z.optional(z.string().check(z.maxLength(5000))),
  usage: z.optional(z.string().check(z.maxLength(5000))),
  note: z.optional(z.string().check(z.maxLength(5000))),
  forbidden: z.optional(z.boolean()),
  dnt: z.optional(z.boolean()),
  exactMatch: z.optional(z.boolean()),
  caseSensitive: z.optional(z.boolean()),
  internal: z.optional(z.boolean()),
  termUuid: z.optional(z.guid()),
  language: z.string(),
  now: z.optional(TermFields),
})

export const TermRequestContext: z.ZodMiniType<types.TermRequestContext> = z.looseObject({
  workUnitUuid: z.guid(),
  projectUuid: z.guid(),
  projectName: z.string(),
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  source: z.string(),
  target: z.string(),
})

export const TermRequestEvent: z.ZodMiniType<types.TermRequestEvent> = z.looseObject({
  type: z.enum(['DATA_CHANGES', 'LANE_TRANSITION']),
  from: z.optional(TermRequestLane),
  to: z.optional(TermRequestLane),
  fields: z.optional(z.array(z.enum(['terms', 'note']))),
  reason: z.optional(z.string()),
  by: z.optional(z.lazy(() => users.UserRef)),
  at: z.int(),
})

export const TermRequestOffer: z.ZodMiniType<types.TermRequestOffer> = z.looseObject({
  lane: TermRequestLane,
  needsReason: z.optional(z.boolean()),
  missing: z.optional(z.array(z.string())),
})

export const TermRequest: z.ZodMiniType<types.TermRequest> = z.looseObject({
  uuid: z.guid(),
  number: z.int(),
  version: z.string(),
  changeType: TermChangeType,
  origin: TermRequestOrigin,
  lane: TermRequestLane,
  conceptText: z.string(),
  conceptUuid: z.optional(z.guid()),
  conceptId: z.optional(z.int()),
  terms: z.array(TermChange),
  note: z.string(),
  learnt: z.boolean(),
  extracted: z.boolean(),
  glossary: TermRequestGlossary,
  context: z.optional(TermRequestContext),
  requestedBy: z.optional(z.lazy(() => users.UserRef)),
  requestedAt: z.int(),
  laneAt: z.int(),
  decidedBy: z.optional(z.lazy(() => users.UserRef)),
  decidedAt: z.optional(z.int()),
  reason: z.optional(z.string()),
  moves: z.array(TermRequestOffer),
  editable: z.boolean(),
  history: z.optional(z.array(TermRequestEvent)),
})

export const TermRequestPage: z.ZodMiniType<types.TermRequestPage> = z.looseObject({
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
  content: z.array(TermRequest),
})

export const TermRequestCounters: z.ZodMiniType<types.TermRequestCounters> = z.looseObject({
  lanes: z.array(z.looseObject({
  lane: TermRequestLane,
  count: z.int().check(z.gte(0)),
  oldest: z.optional(z.int()),
})),
  own: z.int().check(z.gte(0)),
  medianHours: z.optional(z.number().check(z.gte(0))),
})

export const TermDashboard: z.ZodMiniType<types.TermDashboard> = z.looseObject({
  concepts: z.int().check(z.gte(0)),
  terms: z.int().check(z.gte(0)),
  approved: z.int().check(z.gte(0)),
  forbidden: z.int().check(z.gte(0)),
  months: z.array(z.looseObject({
  month: z.string(),
  terms: z.int().check(z.gte(0)),
  requested: z.int().check(z.gte(0)),
  approved: z.int().check(z.gte(0)),
  rejected: z.int().check(z.gte(0)),
})),
  languages: z.array(z.looseObject({
  language: z.string(),
  terms: z.int().check(z.gte(0)),
  concepts: z.int().check(z.gte(0)),
  approved: z.int().check(z.gte(0)),
})),
})

export const TermRequestEffect: z.ZodMiniType<types.TermRequestEffect> = z.looseObject({
  openSegments: z.int().check(z.gte(0)),
  openProjects: z.int().check(z.gte(0)),
  memoryEntries: z.int().check(z.gte(0)),
  deliveredProjects: z.int().check(z.gte(0)),
  otherGlossaries: z.int().check(z.gte(0)),
  segments: z.array(z.looseObject({
  source: z.string(),
  target: z.string(),
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  projectUuid: z.guid(),
  projectName: z.string(),
  delivered: z.boolean(),
  start: z.int().check(z.gte(0)),
  end: z.int().check(z.gte(0)),
})),
})
