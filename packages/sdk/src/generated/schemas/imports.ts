// Generated from openapi/resources/imports.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
import type * as types from '../imports.ts'
import * as jobs from './jobs.ts'
import * as shared from './shared.ts'
import * as uploads from './uploads.ts'
import * as users from './users.ts'

export const ImportInput: z.ZodMiniType<types.ImportInput> = z.looseObject({
  sourceLocale: z.optional(shared.LocaleCode),
})

export const ImportKind: z.ZodMiniType<types.ImportKind> = z.enum(['MEMORY', 'GLOSSARY', 'PEOPLE', 'RATES', 'TRANSLATIONS', 'SOURCE', 'NONE'])

export const ImportState: z.ZodMiniType<types.ImportState> = z.enum(['OPEN', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE'])

export const ImportFileState: z.ZodMiniType<types.ImportFileState> = z.enum(['WAITING', 'RUNNING', 'DONE', 'UNCHANGED', 'LEFT_OUT', 'FAILED', 'UNDONE'])

export const ImportColumn: z.ZodMiniType<types.ImportColumn> = z.looseObject({
  heading: z.string().check(z.maxLength(200)),
  means: z.optional(z.string().check(z.maxLength(200))),
})

export const ImportValue: z.ZodMiniType<types.ImportValue> = z.looseObject({
  column: z.string().check(z.maxLength(200)),
  said: z.string().check(z.maxLength(200)),
  means: z.string().check(z.maxLength(200)),
})

export const ImportChoice: z.ZodMiniType<types.ImportChoice> = z.looseObject({
  kind: z.optional(ImportKind),
  intoUuid: z.optional(z.guid()),
  intoName: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  sourceLocale: z.optional(shared.LocaleCode),
  targetLocale: z.optional(shared.LocaleCode),
  sourceFileUuid: z.optional(z.guid()),
  columns: z.optional(z.array(ImportColumn).check(z.maxLength(200))),
  values: z.optional(z.array(ImportValue).check(z.maxLength(500))),
})

export const UnmatchedText: z.ZodMiniType<types.UnmatchedText> = z.looseObject({
  key: z.string(),
  reason: z.string(),
})

export const ImportResult: z.ZodMiniType<types.ImportResult> = z.looseObject({
  added: z.int().check(z.gte(0)),
  changed: z.int().check(z.gte(0)),
  unchanged: z.int().check(z.gte(0)),
  notTaken: z.array(shared.NotTaken),
  lines: z.optional(z.array(shared.TableImportLine)),
  unmatched: z.optional(z.array(UnmatchedText)),
  problem: z.optional(z.string()),
  failure: z.optional(shared.Failure),
})

export const KeptThing: z.ZodMiniType<types.KeptThing> = z.looseObject({
  name: z.string(),
  reason: z.string(),
})

export const ImportFile: z.ZodMiniType<types.ImportFile> = z.looseObject({
  uuid: z.guid(),
  path: z.string(),
  size: z.int(),
  state: ImportFileState,
  choice: ImportChoice,
  takes: z.array(z.string()),
  plan: z.optional(ImportResult),
  result: z.optional(ImportResult),
  kept: z.optional(z.array(KeptThing)),
})

export const ImportInBrief: z.ZodMiniType<types.ImportInBrief> = z.looseObject({
  uuid: z.guid(),
  state: ImportState,
  creationDate: z.int(),
  files: z.int().check(z.gte(0)),
})

export const Import: z.ZodMiniType<types.Import> = z.looseObject({
  uuid: z.guid(),
  state: ImportState,
  creationDate: z.int(),
  sourceLocale: shared.LocaleCode,
  jobUuid: z.optional(z.guid()),
  undoableUntil: z.optional(z.int()),
  files: z.array(ImportFile),
  notTaken: z.array(z.lazy(() => uploads.NotTakenFile)),
})

export const ImportJob: z.ZodMiniType<types.ImportJob> = z.looseObject({
  id: z.string(),
  uuid: z.guid(),
  type: z.lazy(() => jobs.JobType),
  status: shared.JobStatus,
  progress: z.lazy(() => jobs.JobProgress),
  creationDate: z.int(),
  startTime: z.optional(z.int()),
  endTime: z.optional(z.int()),
  error: z.optional(z.string()),
  failure: z.optional(shared.Failure),
  report: z.optional(z.unknown()),
  downloadFileUrl: z.optional(z.string()),
  fileName: z.optional(z.string()),
  projectUuid: z.optional(z.guid()),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
})

export const listResult: z.ZodMiniType<types.ImportInBrief[]> = z.array(ImportInBrief)

export const addFileBody: z.ZodMiniType<NonNullable<types.ImportsAddFileParams['body']>> = z.looseObject({
  file: z.custom<Upload>(),
  path: z.optional(z.string().check(z.maxLength(300))),
})
