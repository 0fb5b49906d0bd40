// Generated from openapi/resources/pipelines.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import type { PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** What a pipeline acts on. */
export type PipelineSubject = 'PROJECT' | 'TASK'

/** Something that happens to a project or task. */
export type PipelineEvent = 'PROJECT_CREATED' | 'PROJECT_UPDATED' | 'PROJECT_FILES_ADDED' | 'PROJECT_COSTS_CALCULATED' | 'PROJECT_SUBMITTED' | 'PROJECT_APPROVED' | 'PROJECT_DELIVERED' | 'PROJECT_CANCELED' | 'TASK_ASSIGNED' | 'TASK_ACCEPTED' | 'TASK_RETURNED' | 'TASK_DELIVERED'

/** When a pipeline runs by the clock. */
export interface PipelineSchedule {
  /** What it runs for. */
  subject: PipelineSubject
  /** The weekdays. */
  days: ('MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY')[]
  /** Hour of the day; each hour if omitted. */
  hour?: number | undefined
  /** Minute of the hour. */
  minute: number
  /** Time zone of the schedule, such as Europe/Berlin. */
  timezone: string
}

/** What starts a pipeline: an event or a schedule, exactly one of them. */
export interface PipelineTrigger {
  /** The event. */
  event?: PipelineEvent | undefined
  /** The schedule. A time missed while the server was off is made up for once. */
  schedule?: PipelineSchedule | undefined
}

/** Something that a pipeline does, as its owner would by the matching call. */
export interface PipelineAction {
  /** What to do. PRE_TRANSLATE and EXPORT are for projects only. */
  kind: 'ASSIGN' | 'MOVE' | 'TAG' | 'CUSTOM_FIELD' | 'NOTIFY' | 'WEBHOOK' | 'PRE_TRANSLATE' | 'EXPORT'
  /** For ASSIGN: the project manager, or the linguist of a task. */
  userUuid?: string | undefined
  /** For MOVE: the new status. */
  status?: 'DRAFT' | 'PENDING' | 'APPROVED' | 'DELIVERED' | 'CANCELLED' | undefined
  /** For MOVE: the reason, where the change of status needs one. */
  reason?: string | undefined
  /** For TAG: tags to add. */
  addTags?: string[] | undefined
  /** For TAG: tags to remove. */
  removeTags?: string[] | undefined
  /** For CUSTOM_FIELD: the field. */
  customFieldUuid?: string | undefined
  /** For CUSTOM_FIELD: the value; empty to clear it. */
  value?: string | undefined
  /** For NOTIFY: who is told. */
  userUuids?: string[] | undefined
  /** For NOTIFY: whether the project manager is told, too. */
  notifyManager?: boolean | undefined
  /** For NOTIFY: what the notification says. */
  text?: string | undefined
  /** For WEBHOOK: the webhook that gets a `PIPELINE_TRIGGERED` event, whatever types it is registered for. */
  webhookUuid?: string | undefined
}

/** A new pipeline. */
export interface PipelineInput {
  /** Name. */
  name: string
  /** Whether it runs. */
  active?: boolean | undefined
  /** What starts it. */
  trigger: PipelineTrigger
  /** Only for projects or tasks that this line finds, as in `projects.list` and `tasks.list`; all of them if empty. */
  filter?: string | undefined
  /** What it does, in this order: all of it or, where something fails, nothing. */
  actions: PipelineAction[]
}

/** Changes of a pipeline. */
export interface PipelineUpdate {
  /** Name. */
  name?: string | undefined
  /** Whether it runs. */
  active?: boolean | undefined
  /** What starts it. */
  trigger?: PipelineTrigger | undefined
  /** Only for projects or tasks that this line finds. */
  filter?: string | undefined
  /** What it does, in this order. */
  actions?: PipelineAction[] | undefined
}

/** What to try out. */
export interface PipelineTrial {
  /** What starts it. */
  trigger: PipelineTrigger
  /** Only for projects or tasks that this line finds. */
  filter?: string | undefined
  /** The actions, to see which of them would have been refused. */
  actions?: PipelineAction[] | undefined
}

/** Why a pipeline is paused: its owner is blocked or has left, or may no longer manage pipelines. */
export type PipelinePause = 'OWNER_GONE' | 'OWNER_NOT_ALLOWED'

/** Names of what an action refers to, as they are now. */
export interface PipelineActionNames {
  /** The assignee. */
  user?: string
  /** Who is told. */
  users?: string[]
  /** The custom field. */
  customField?: string
  /** The webhook. */
  webhook?: string
}

/** Work that the product does itself when something happens or at certain times. */
export interface Pipeline {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Whether it runs. */
  active: boolean
  /** Why it is paused; absent if it is not. */
  paused?: PipelinePause
  /** What starts it. */
  trigger: PipelineTrigger
  /** What it acts on. */
  subject: PipelineSubject
  /** Only for projects or tasks that this line finds; empty for all. */
  filter: string
  /** What it does, in this order. */
  actions: PipelineAction[]
  /** Names of what the actions refer to, one for each action. */
  names: PipelineActionNames[]
  /** Whose permissions it acts with. */
  owner: UserRef
  /** When its schedule is due next, epoch ms. */
  nextRun?: number
  /** When it last acted or failed, epoch ms; absent before the first time. */
  lastRun?: number
  /** How often it acted in the last 30 days. */
  runs: number
  /** How often it failed in the last 30 days. */
  errors: number
  /** The last change. */
  lastChange?: SettingsChange
  /** Changes with the pipeline; send it as `If-Match`. */
  version: string
}

/** The switch for all pipelines. */
export interface PipelineSettings {
  /** Whether pipelines run in the account. */
  enabled: boolean
}

/** The pipelines of an account. */
export interface PipelineOverview {
  /** Whether pipelines run in the account. */
  enabled: boolean
  /** The pipelines by name. */
  pipelines: Pipeline[]
  /** The last change of any of them; absent before the first. */
  lastChange?: SettingsChange
}

/** A project or task that a pipeline runs for. */
export interface PipelineThing {
  /** What it is. */
  type: PipelineSubject
  /** Identifier. */
  uuid: string
  /** Name, as it was then. */
  name: string
}

/** What a pipeline would have run for. */
export interface PipelineDryRun {
  /** How often it would have acted in the last 30 days; with a schedule, on how many projects or tasks it would act now. */
  count: number
  /** How often an action would have been refused, so that nothing would have been done. */
  refused: number
  /** How often its schedule was due in the last 30 days; absent for events. */
  times?: number
  /** The latest of them, at most 100. */
  matches: PipelineMatch[]
}

/** A time at which a pipeline would have run. */
export interface PipelineMatch {
  /** When, epoch ms; absent for schedules. */
  at?: number
  /** What it would have run for. */
  subject: PipelineThing
  /** Why an action would have been refused, in English; absent where none would. */
  refusal?: string
}

/** What became of a run: it waits its turn; everything was done; the conditions were not met; an action failed and nothing was done; it was stopped because a pipeline had caused it again and again; the pipeline was turned off before its turn. */
export type PipelineDecision = 'WAITING' | 'DONE' | 'NOT_MET' | 'FAILED' | 'LOOP' | 'OFF'

/** A time at which a pipeline was started. */
export interface PipelineRun {
  /** Identifier. */
  uuid: string
  /** When it was started, epoch ms. */
  at: number
  /** When it was decided, epoch ms; absent while it waits. */
  endedAt?: number
  /** What became of it. */
  decision: PipelineDecision
  /** What it ran for. */
  subject: PipelineThing
  /** Name of the pipeline whose action started it; absent if none did. */
  causedBy?: string
  /** Index of the action that failed, from 0. */
  failedAction?: number
  /** Why it failed. */
  error?: string
  /** The export that it started: see `projects.getTranslationKitJob`. */
  exportUuid?: string
}

/** One page of runs. */
export interface PipelineRunPage extends PageInfo {
  /** Items of this page. */
  content: PipelineRun[]
}

/**
 * List the pipelines of the account
 *
 * `GET /api/v3/pipeline` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<NoParams, PipelineOverview> = /*@__PURE__*/ operation('pipelines.list', 'GET', '/api/v3/pipeline')

/** What `pipelines.create` takes. */
export interface PipelinesCreateParams {
  body: PipelineInput
}

/**
 * Add a pipeline
 *
 * A pipeline acts with the permissions of its owner, who is the administrator who saved it last. They are checked at each run.
 *
 * `POST /api/v3/pipeline` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NAME_TAKEN, TOO_MANY, a code of any call
 */
export const create: Operation<PipelinesCreateParams, Pipeline> = /*@__PURE__*/ operation('pipelines.create', 'POST', '/api/v3/pipeline', { retry: 'never' })

/** What `pipelines.updateSettings` takes. */
export interface PipelinesUpdateSettingsParams {
  body: PipelineSettings
}

/**
 * Turn all pipelines of the account on or off
 *
 * What happens while they are off starts none of them later.
 *
 * `PUT /api/v3/pipeline/settings` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const updateSettings: Operation<PipelinesUpdateSettingsParams, PipelineOverview> = /*@__PURE__*/ operation('pipelines.updateSettings', 'PUT', '/api/v3/pipeline/settings')

/** What `pipelines.tryOut` takes. */
export interface PipelinesTryOutParams {
  body: PipelineTrial
}

/**
 * Find what a pipeline would have done in the last 30 days
 *
 * Conditions are checked against projects and tasks as they are now. Nothing is stored or changed. A pipeline with a schedule lists what it would act on now.
 *
 * `POST /api/v3/pipeline/dry-run` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const tryOut: Operation<PipelinesTryOutParams, PipelineDryRun> = /*@__PURE__*/ operation('pipelines.tryOut', 'POST', '/api/v3/pipeline/dry-run')

/** What `pipelines.get` takes. */
export interface PipelinesGetParams {
  path: {
    /** The pipeline. */
    pipelineUUID: string
  }
}

/**
 * Get a pipeline
 *
 * `GET /api/v3/pipeline/{pipelineUUID}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<PipelinesGetParams, Pipeline> = /*@__PURE__*/ operation('pipelines.get', 'GET', '/api/v3/pipeline/{pipelineUUID}')

/** What `pipelines.update` takes. */
export interface PipelinesUpdateParams {
  path: {
    /** The pipeline. */
    pipelineUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: PipelineUpdate | undefined
}

/**
 * Update a pipeline; omitted properties do not change
 *
 * The administrator who changes a pipeline becomes its owner. Turning it on ends a pause.
 *
 * `PUT /api/v3/pipeline/{pipelineUUID}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NAME_TAKEN, a code of any call
 */
export const update: Operation<PipelinesUpdateParams, Pipeline> = /*@__PURE__*/ operation('pipelines.update', 'PUT', '/api/v3/pipeline/{pipelineUUID}')

/** What `pipelines.remove` takes. */
export interface PipelinesRemoveParams {
  path: {
    /** The pipeline. */
    pipelineUUID: string
  }
}

/**
 * Delete a pipeline with its run log
 *
 * `DELETE /api/v3/pipeline/{pipelineUUID}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const remove: Operation<PipelinesRemoveParams, void> = /*@__PURE__*/ operation('pipelines.remove', 'DELETE', '/api/v3/pipeline/{pipelineUUID}', { answer: nothing })

/** What `pipelines.listRuns` takes. */
export interface PipelinesListRunsParams {
  path: {
    /** The pipeline. */
    pipelineUUID: string
  }
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only runs with this decision. */
    decision?: PipelineDecision | undefined
  } | undefined
}

/**
 * List the runs of a pipeline, newest first
 *
 * Runs are kept for 30 days, those whose conditions were not met for 7.
 *
 * `GET /api/v3/pipeline/{pipelineUUID}/run` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const listRuns: Operation<PipelinesListRunsParams, PipelineRunPage> = /*@__PURE__*/ operation('pipelines.listRuns', 'GET', '/api/v3/pipeline/{pipelineUUID}/run')
