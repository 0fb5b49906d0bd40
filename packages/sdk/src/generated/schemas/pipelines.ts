// Generated from openapi/resources/pipelines.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../pipelines.ts'
import * as cancellationOptions from './cancellationOptions.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const PipelineSubject: z.ZodMiniType<types.PipelineSubject> = z.enum(['PROJECT', 'TASK'])

export const PipelineEvent: z.ZodMiniType<types.PipelineEvent> = z.enum(['PROJECT_CREATED', 'PROJECT_UPDATED', 'PROJECT_FILES_ADDED', 'PROJECT_COSTS_CALCULATED', 'PROJECT_SUBMITTED', 'PROJECT_APPROVED', 'PROJECT_DELIVERED', 'PROJECT_CANCELED', 'TASK_ASSIGNED', 'TASK_ACCEPTED', 'TASK_RETURNED', 'TASK_DELIVERED'])

export const PipelineSchedule: z.ZodMiniType<types.PipelineSchedule> = z.looseObject({
  subject: PipelineSubject,
  days: z.array(z.enum(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])).check(z.minLength(1), z.maxLength(7)),
  hour: z.optional(z.int().check(z.gte(0), z.lte(23))),
  minute: z.int().check(z.gte(0), z.lte(59)),
  timezone: z.string().check(z.minLength(1), z.maxLength(100)),
})

export const PipelineTrigger: z.ZodMiniType<types.PipelineTrigger> = z.looseObject({
  event: z.optional(PipelineEvent),
  schedule: z.optional(PipelineSchedule),
})

export const PipelineAction: z.ZodMiniType<types.PipelineAction> = z.looseObject({
  kind: z.enum(['ASSIGN', 'MOVE', 'TAG', 'CUSTOM_FIELD', 'NOTIFY', 'WEBHOOK', 'PRE_TRANSLATE', 'EXPORT']),
  userUuid: z.optional(z.guid()),
  status: z.optional(z.enum(['DRAFT', 'PENDING', 'APPROVED', 'DELIVERED', 'CANCELLED'])),
  reason: z.optional(z.string().check(z.maxLength(2000))),
  addTags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(20))),
  removeTags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(20))),
  customFieldUuid: z.optional(z.guid()),
  value: z.optional(z.string().check(z.maxLength(2000))),
  userUuids: z.optional(z.array(z.guid()).check(z.maxLength(20))),
  notifyManager: z.optional(z.boolean()),
  text: z.optional(z.string().check(z.maxLength(300))),
  webhookUuid: z.optional(z.guid()),
})

export const PipelineInput: z.ZodMiniType<types.PipelineInput> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  active: z.optional(z.boolean()),
  trigger: PipelineTrigger,
  filter: z.optional(z.string().check(z.maxLength(1000))),
  actions: z.array(PipelineAction).check(z.minLength(1), z.maxLength(10)),
})

export const PipelineUpdate: z.ZodMiniType<types.PipelineUpdate> = z.looseObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  active: z.optional(z.boolean()),
  trigger: z.optional(PipelineTrigger),
  filter: z.optional(z.string().check(z.maxLength(1000))),
  actions: z.optional(z.array(PipelineAction).check(z.minLength(1), z.maxLength(10))),
})

export const PipelineTrial: z.ZodMiniType<types.PipelineTrial> = z.looseObject({
  trigger: PipelineTrigger,
  filter: z.optional(z.string().check(z.maxLength(1000))),
  actions: z.optional(z.array(PipelineAction).check(z.maxLength(10))),
})

export const PipelinePause: z.ZodMiniType<types.PipelinePause> = z.enum(['OWNER_GONE', 'OWNER_NOT_ALLOWED'])

export const PipelineActionNames: z.ZodMiniType<types.PipelineActionNames> = z.looseObject({
  user: z.optional(z.string()),
  users: z.optional(z.array(z.string())),
  customField: z.optional(z.string()),
  webhook: z.optional(z.string()),
})

export const Pipeline: z.ZodMiniType<types.Pipeline> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  active: z.boolean(),
  paused: z.optional(PipelinePause),
  trigger: PipelineTrigger,
  subject: PipelineSubject,
  filter: z.string(),
  actions: z.array(PipelineAction),
  names: z.array(PipelineActionNames),
  owner: z.lazy(() => users.UserRef),
  nextRun: z.optional(z.int()),
  lastRun: z.optional(z.int()),
  runs: z.int().check(z.gte(0)),
  errors: z.int().check(z.gte(0)),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
  version: z.string().check(z.maxLength(100)),
})

export const PipelineSettings: z.ZodMiniType<types.PipelineSettings> = z.looseObject({
  enabled: z.boolean(),
})

export const PipelineOverview: z.ZodMiniType<types.PipelineOverview> = z.looseObject({
  enabled: z.boolean(),
  pipelines: z.array(Pipeline),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
})

export const PipelineThing: z.ZodMiniType<types.PipelineThing> = z.looseObject({
  type: PipelineSubject,
  uuid: z.guid(),
  name: z.string(),
})

export const PipelineMatch: z.ZodMiniType<types.PipelineMatch> = z.looseObject({
  at: z.optional(z.int()),
  subject: PipelineThing,
  refusal: z.optional(z.string()),
})

export const PipelineDryRun: z.ZodMiniType<types.PipelineDryRun> = z.looseObject({
  count: z.int().check(z.gte(0)),
  refused: z.int().check(z.gte(0)),
  times: z.optional(z.int().check(z.gte(0))),
  matches: z.array(PipelineMatch).check(z.maxLength(100)),
})

export const PipelineDecision: z.ZodMiniType<types.PipelineDecision> = z.enum(['WAITING', 'DONE', 'NOT_MET', 'FAILED', 'LOOP', 'OFF'])

export const PipelineRun: z.ZodMiniType<types.PipelineRun> = z.looseObject({
  uuid: z.guid(),
  at: z.int(),
  endedAt: z.optional(z.int()),
  decision: PipelineDecision,
  subject: PipelineThing,
  causedBy: z.optional(z.string()),
  failedAction: z.optional(z.int().check(z.gte(0))),
  error: z.optional(z.string()),
  exportUuid: z.optional(z.guid()),
})

export const PipelineRunPage: z.ZodMiniType<types.PipelineRunPage> = z.looseObject({
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
  content: z.array(PipelineRun),
})
