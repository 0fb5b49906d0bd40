// Generated from openapi/resources/uploads.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
import type * as types from '../uploads.ts'
import * as projects from './projects.ts'
import * as shared from './shared.ts'

export const UnpackedFile: z.ZodMiniType<types.UnpackedFile> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  path: z.string(),
  size: z.int(),
  hash: z.string(),
})

export const NotTakenFile: z.ZodMiniType<types.NotTakenFile> = z.looseObject({
  path: z.string(),
  code: z.string(),
  reason: z.string(),
  value: z.optional(z.int()),
  limit: z.optional(z.int()),
})

export const UploadedFile: z.ZodMiniType<types.UploadedFile> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  size: z.int(),
  hash: z.string(),
  expires: z.int(),
  files: z.optional(z.array(UnpackedFile)),
  notTaken: z.optional(z.array(NotTakenFile)),
})

export const FileOptions: z.ZodMiniType<types.FileOptions> = z.looseObject({
  applySourceSegmentation: z.optional(z.boolean()),
  parserFilter: z.optional(z.string().check(z.maxLength(100))),
  tagRegex: z.optional(z.string().check(z.maxLength(2000))),
  parameters: z.optional(z.lazy(() => projects.ParserParameters)),
  areQuestionsSettled: z.optional(z.boolean()),
})

export const FilePreviewRequest: z.ZodMiniType<types.FilePreviewRequest> = z.looseObject({
  sourceLocale: shared.LocaleCode,
  targetLocale: z.optional(shared.LocaleCode),
  orgUnitUuid: z.optional(z.guid()),
  wordCounter: z.optional(shared.WordCounter),
  options: z.optional(FileOptions),
})

export const PreviewSegment: z.ZodMiniType<types.PreviewSegment> = z.looseObject({
  key: z.string(),
  source: z.string(),
  target: z.optional(z.string()),
  note: z.optional(z.string()),
  maxLength: z.optional(z.int()),
  locked: z.optional(z.boolean()),
})

export const LeftOutCount: z.ZodMiniType<types.LeftOutCount> = z.looseObject({
  reason: z.string(),
  count: z.int(),
})

export const FileReading: z.ZodMiniType<types.FileReading> = z.looseObject({
  parameters: z.lazy(() => projects.ParserParameters),
  samples: z.array(z.string()),
})

export const FileQuestion: z.ZodMiniType<types.FileQuestion> = z.looseObject({
  code: z.string(),
  readings: z.array(FileReading),
})

export const FilePreview: z.ZodMiniType<types.FilePreview> = z.looseObject({
  options: FileOptions,
  totalSegments: z.int(),
  totalWords: z.int(),
  wordCounter: shared.WordCounter,
  leftOutTexts: z.int(),
  segments: z.array(PreviewSegment),
  leftOut: z.array(z.lazy(() => projects.LeftOutText)),
  leftOutReasons: z.array(LeftOutCount),
  found: z.lazy(() => projects.ParserParameters),
  questions: z.array(FileQuestion),
})

export const createBody: z.ZodMiniType<NonNullable<types.UploadsCreateParams['body']>> = z.looseObject({
  file: z.custom<Upload>(),
})
