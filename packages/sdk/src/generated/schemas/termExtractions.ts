// Generated from openapi/resources/termExtractions.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../termExtractions.ts'
import * as checkRuns from './checkRuns.ts'
import * as shared from './shared.ts'

export const TermCandidateState: z.ZodMiniType<types.TermCandidateState> = z.enum(['OPEN', 'REQUESTED', 'REFUSED'])

export const TermExtractionInput: z.ZodMiniType<types.TermExtractionInput> = z.looseObject({
  projectUuid: z.optional(z.guid()),
  memoryUuid: z.optional(z.guid()),
  minTimes: z.optional(z.int().check(z.gte(2), z.lte(1000))),
})

export const TermExtraction: z.ZodMiniType<types.TermExtraction> = z.looseObject({
  uuid: z.guid(),
  status: z.enum(['RUNNING', 'FINISHED', 'FAILED']),
  progress: z.optional(z.int().check(z.gte(0), z.lte(100))),
  language: shared.LocaleCode,
  projectUuid: z.optional(z.guid()),
  memoryUuid: z.optional(z.guid()),
  name: z.string(),
  createdDate: z.int(),
  finishedDate: z.optional(z.int()),
  minTimes: z.int().check(z.gte(2)),
  texts: z.int().check(z.gte(0)),
  files: z.int().check(z.gte(0)),
  found: z.int().check(z.gte(0)),
  known: z.int().check(z.gte(0)),
  general: z.int().check(z.gte(0)),
  refused: z.int().check(z.gte(0)),
  open: z.int().check(z.gte(0)),
})

export const LatestTermExtraction: z.ZodMiniType<types.LatestTermExtraction> = z.looseObject({
  extraction: z.optional(TermExtraction),
})

export const TermCandidateExample: z.ZodMiniType<types.TermCandidateExample> = z.looseObject({
  text: z.string(),
  start: z.int().check(z.gte(0)),
  end: z.int().check(z.gte(0)),
  filename: z.optional(z.string()),
  segmentId: z.optional(z.string()),
  workUnit: z.optional(z.lazy(() => checkRuns.CheckedWorkUnit)),
})

export const TermCandidateTranslation: z.ZodMiniType<types.TermCandidateTranslation> = z.looseObject({
  language: shared.LocaleCode,
  text: z.string(),
  times: z.int().check(z.gte(1)),
  of: z.int().check(z.gte(1)),
})

export const TermCandidate: z.ZodMiniType<types.TermCandidate> = z.looseObject({
  uuid: z.guid(),
  text: z.string(),
  score: z.int().check(z.gte(1), z.lte(100)),
  times: z.int().check(z.gte(1)),
  files: z.int().check(z.gte(0)),
  state: TermCandidateState,
  termRequestUuid: z.optional(z.guid()),
  examples: z.array(TermCandidateExample).check(z.maxLength(3)),
  translations: z.array(TermCandidateTranslation),
})

export const TermCandidatePage: z.ZodMiniType<types.TermCandidatePage> = z.looseObject({
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
  content: z.array(TermCandidate),
})

export const TermCandidateRefusal: z.ZodMiniType<types.TermCandidateRefusal> = z.looseObject({
  candidateUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(200)),
  refused: z.boolean(),
})

export const CandidateTerm: z.ZodMiniType<types.CandidateTerm> = z.looseObject({
  language: shared.LocaleCode,
  text: z.string().check(z.minLength(1), z.maxLength(500), z.regex(new RegExp('\\S'))),
})

export const RequestedCandidate: z.ZodMiniType<types.RequestedCandidate> = z.looseObject({
  candidateUuid: z.guid(),
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(new RegExp('\\S')))),
  translations: z.optional(z.array(CandidateTerm).check(z.maxLength(50))),
})

export const TermCandidateRequest: z.ZodMiniType<types.TermCandidateRequest> = z.looseObject({
  candidates: z.array(RequestedCandidate).check(z.minLength(1), z.maxLength(200)),
  note: z.optional(z.string().check(z.maxLength(2000))),
})
