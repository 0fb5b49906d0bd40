// Generated from openapi/resources/workUnits.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
import type * as types from '../workUnits.ts'
import * as editor from './editor.ts'
import * as jobs from './jobs.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'
import * as workflows from './workflows.ts'

export const PreviewCell: z.ZodMiniType<types.PreviewCell> = z.looseObject({
  table: z.int().check(z.gte(1)),
  row: z.int().check(z.gte(1)),
  column: z.int().check(z.gte(1)),
})

export const PreviewPart: z.ZodMiniType<types.PreviewPart> = z.looseObject({
  kind: z.string(),
  name: z.string(),
})

export const PreviewCode: z.ZodMiniType<types.PreviewCode> = z.looseObject({
  id: z.int().check(z.gte(1)),
  looks: z.array(z.string()),
  text: z.optional(z.string()),
})

export const PreviewText: z.ZodMiniType<types.PreviewText> = z.looseObject({
  id: z.string(),
  index: z.int().check(z.gte(0)),
  source: z.string(),
  target: z.string(),
  confirmed: z.boolean(),
  codes: z.array(PreviewCode),
})

export const PreviewBlock: z.ZodMiniType<types.PreviewBlock> = z.looseObject({
  kind: z.string(),
  level: z.optional(z.int().check(z.gte(1))),
  cell: z.optional(PreviewCell),
  path: z.optional(z.array(z.string())),
  time: z.optional(z.string()),
  part: z.optional(PreviewPart),
  segments: z.array(PreviewText),
})

export const WorkUnitPreview: z.ZodMiniType<types.WorkUnitPreview> = z.looseObject({
  filename: z.string(),
  sourceLanguage: shared.LocaleCode,
  targetLanguage: shared.LocaleCode,
  totalSegments: z.int().check(z.gte(0)),
  blocks: z.array(PreviewBlock),
})

export const TaskRange: z.ZodMiniType<types.TaskRange> = z.looseObject({
  beginIndex: z.int().check(z.gte(0)),
  endIndex: z.int().check(z.gte(-1)),
  words: z.int().check(z.gte(0)),
  segments: z.int().check(z.gte(0)),
  confirmedSegments: z.optional(z.int().check(z.gte(0))),
})

export const WorkUnitStep: z.ZodMiniType<types.WorkUnitStep> = z.looseObject({
  taskUuid: z.guid(),
  workflow: z.lazy(() => workflows.WorkflowRef),
  status: shared.TaskStatus,
  assignment: shared.AssignmentState,
  assignee: z.optional(z.lazy(() => users.UserRef)),
  dueDate: z.optional(z.int()),
  slice: z.optional(TaskRange),
})

export const WorkUnitResource: z.ZodMiniType<types.WorkUnitResource> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  path: z.optional(z.string()),
})

export const WorkUnit: z.ZodMiniType<types.WorkUnit> = z.looseObject({
  uuid: z.guid(),
  workId: z.string(),
  name: z.string(),
  filename: z.string(),
  sequence: z.int().check(z.gte(0)),
  sourceLanguage: shared.LocaleCode,
  targetLanguage: shared.LocaleCode,
  workflow: shared.WorkflowCode,
  workflowUuid: z.guid(),
  workStatus: shared.TaskStatus,
  taskStatus: shared.TaskStatus,
  steps: z.optional(z.array(WorkUnitStep)),
  projectUUID: z.guid(),
  projectResource: WorkUnitResource,
  projectResourceUuid: z.guid(),
  orgUnitId: z.int(),
  creationTimestamp: z.int(),
  lastUpdate: z.int(),
  words: z.int().check(z.gte(0)),
  netWords: z.optional(z.number().check(z.gte(0))),
  savings: z.optional(z.number()),
  cost: z.optional(z.number()),
  segments: z.int().check(z.gte(0)),
  totalSegments: z.int().check(z.gte(0)),
  confirmedSegments: z.int().check(z.gte(0)),
  totalNonTranslatable: z.optional(z.int().check(z.gte(0))),
  confirmedNonTranslatable: z.optional(z.int().check(z.gte(0))),
  contentIsEmpty: z.boolean(),
  createdOnGenesis: z.boolean(),
  genesisCreationStatus: shared.GenesisCreationStatus,
  genesisCreationDescription: z.optional(z.string()),
  genesisCreationFailure: z.optional(shared.Failure),
  translationStatus: shared.TranslationStatus,
  hasDeliverable: z.boolean(),
  isSplit: z.boolean(),
  partiallyDelivered: z.boolean(),
})

export const WorkUnitTranslation: z.ZodMiniType<types.WorkUnitTranslation> = z.looseObject({
  originalFileUrl: z.optional(z.string()),
  translatedFileUrl: z.optional(z.string()),
  deliverableFileUrl: z.optional(z.string()),
  fileName: z.string(),
  translationStatus: shared.TranslationStatus,
  translatedFileCreationDate: z.optional(z.int()),
  failureReason: z.optional(z.string()),
  failure: z.optional(shared.Failure),
})

export const TranslationUpload: z.ZodMiniType<types.TranslationUpload> = z.looseObject({
  file: z.custom<Upload>(),
})

export const TranslationUploadSegment: z.ZodMiniType<types.TranslationUploadSegment> = z.looseObject({
  key: z.string(),
  segmentId: z.optional(z.string()),
  index: z.optional(z.int().check(z.gte(0))),
  outcome: z.enum(['ACCEPTED', 'DRAFT', 'UNCHANGED', 'STALE_SOURCE', 'TAG_MISMATCH', 'UNKNOWN', 'EMPTY']),
  issues: z.optional(z.array(z.lazy(() => editor.SegmentIssue))),
})

export const TranslationUploadReport: z.ZodMiniType<types.TranslationUploadReport> = z.looseObject({
  accepted: z.int().check(z.gte(0)),
  drafts: z.optional(z.int().check(z.gte(0))),
  unchanged: z.int().check(z.gte(0)),
  staleSource: z.int().check(z.gte(0)),
  tagMismatch: z.int().check(z.gte(0)),
  unknown: z.int().check(z.gte(0)),
  empty: z.int().check(z.gte(0)),
  segments: z.array(TranslationUploadSegment),
})

export const TranslationUploadJob: z.ZodMiniType<types.TranslationUploadJob> = z.looseObject({
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
  report: z.optional(TranslationUploadReport),
  downloadFileUrl: z.optional(z.string()),
  fileName: z.optional(z.string()),
  projectUuid: z.optional(z.guid()),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
})
