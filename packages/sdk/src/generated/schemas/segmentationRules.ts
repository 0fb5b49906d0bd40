// Generated from openapi/resources/segmentationRules.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
import type * as types from '../segmentationRules.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const SegmentationRules: z.ZodMiniType<types.SegmentationRules> = z.looseObject({
  uuid: z.guid(),
  fileName: z.string(),
  hash: z.string(),
  extendsBuiltIn: z.boolean(),
  languages: z.int().check(z.gte(0)),
  rules: z.int().check(z.gte(0)),
  creationDate: z.int(),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
  notTaken: z.optional(z.array(shared.NotTaken)),
})

export const UnitSegmentationRules: z.ZodMiniType<types.UnitSegmentationRules> = z.looseObject({
  orgUnitUuid: z.guid(),
  orgUnitName: z.string(),
  rules: SegmentationRules,
})

export const SegmentationTrial: z.ZodMiniType<types.SegmentationTrial> = z.looseObject({
  text: z.string().check(z.maxLength(20000)),
  locale: shared.LocaleCode,
  srx: z.optional(z.string().check(z.maxLength(2000000))),
  extendsBuiltIn: z.optional(z.boolean()),
})

export const SegmentationDecision: z.ZodMiniType<types.SegmentationDecision> = z.looseObject({
  offset: z.int().check(z.gte(0)),
  breaks: z.boolean(),
  by: z.enum(['RULE', 'SENTENCE', 'ABBREVIATION', 'LIST_NUMBER', 'LINE_GOES_ON', 'INSIDE_PAIR']),
  language: z.optional(z.string()),
  rule: z.optional(z.int().check(z.gte(1))),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
})

export const SegmentationPreview: z.ZodMiniType<types.SegmentationPreview> = z.looseObject({
  segments: z.array(z.string()),
  decisions: z.array(SegmentationDecision),
  notTaken: z.optional(z.array(shared.NotTaken)),
})

export const listResult: z.ZodMiniType<types.UnitSegmentationRules[]> = z.array(UnitSegmentationRules)

export const uploadBody: z.ZodMiniType<NonNullable<types.SegmentationRulesUploadParams['body']>> = z.looseObject({
  file: z.custom<Upload>(),
})
