// Generated from openapi/resources/checkRuns.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../checkRuns.ts'
import * as editor from './editor.ts'
import * as shared from './shared.ts'

export const CheckedIssueState: z.ZodMiniType<types.CheckedIssueState> = z.enum(['OPEN', 'IGNORED', 'CHANGED'])

export const CheckRunInput: z.ZodMiniType<types.CheckRunInput> = z.looseObject({
  taskUuid: z.optional(z.guid()),
})

export const CheckedKind: z.ZodMiniType<types.CheckedKind> = z.looseObject({
  kind: z.string(),
  issues: z.int().check(z.gte(0)),
  blocking: z.int().check(z.gte(0)),
})

export const CheckedLanguage: z.ZodMiniType<types.CheckedLanguage> = z.looseObject({
  targetLanguage: shared.LocaleCode,
  issues: z.int().check(z.gte(0)),
  blocking: z.int().check(z.gte(0)),
})

export const CheckRun: z.ZodMiniType<types.CheckRun> = z.looseObject({
  uuid: z.guid(),
  status: z.enum(['RUNNING', 'FINISHED', 'FAILED']),
  createdDate: z.int(),
  finishedDate: z.optional(z.int()),
  taskUuid: z.optional(z.guid()),
  segments: z.int().check(z.gte(0)),
  issues: z.int().check(z.gte(0)),
  blocking: z.int().check(z.gte(0)),
  byKind: z.array(CheckedKind),
  byLanguage: z.array(CheckedLanguage),
})

export const LatestCheckRun: z.ZodMiniType<types.LatestCheckRun> = z.looseObject({
  run: z.optional(CheckRun),
})

export const CheckedWorkUnit: z.ZodMiniType<types.CheckedWorkUnit> = z.looseObject({
  uuid: z.guid(),
  workflow: shared.WorkflowCode,
  genesisCreationStatus: shared.GenesisCreationStatus,
})

export const CheckedIssue: z.ZodMiniType<types.CheckedIssue> = z.looseObject({
  uuid: z.guid(),
  state: CheckedIssueState,
  workUnit: CheckedWorkUnit,
  filename: z.string(),
  targetLanguage: shared.LocaleCode,
  segmentId: z.string(),
  sequence: z.int().check(z.gte(1)),
  source: z.string(),
  target: z.string(),
  issue: z.lazy(() => editor.SegmentIssue),
  ignoredReason: z.optional(z.lazy(() => editor.IgnoreReason)),
})

export const CheckedIssuePage: z.ZodMiniType<types.CheckedIssuePage> = z.looseObject({
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
  content: z.array(CheckedIssue),
})

export const CheckedIssueExport: z.ZodMiniType<types.CheckedIssueExport> = z.looseObject({
  format: z.enum(['CSV', 'XLSX', 'JSON']),
  columns: z.array(shared.ExportColumn).check(z.minLength(1), z.maxLength(40)),
  issueKind: z.optional(z.string().check(z.maxLength(40))),
  blocking: z.optional(z.boolean()),
  targetLanguage: z.optional(shared.LocaleCode),
  issueState: z.optional(CheckedIssueState),
})
