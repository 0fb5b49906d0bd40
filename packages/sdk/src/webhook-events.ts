/** The fields of every event. */
interface EventFrame<Type extends string> {
  /** The event's name. */
  readonly event_type: Type
  /** The same whenever the event is sent, also in `webhook-id`: a receiver that has it already drops it. */
  readonly event_id: string
  /** Epoch milliseconds. */
  readonly event_timestamp: number
}

interface StatusMove {
  readonly previous_status: string
  readonly new_status: string
}

/** The value of a custom field in use; fields without a value are left out. */
export interface EventCustomField {
  readonly uuid: string
  /** The name of the field in queries, which never changes. */
  readonly key: string
  readonly name: string
  readonly type: 'BOOLEAN' | 'NUMERIC' | 'MULTIVALUE' | 'FREE_TEXT'
  /** Several options come as an array. */
  readonly value: boolean | number | string | readonly string[]
}

/** A file with a link to it. */
export interface EventFile {
  readonly uuid: string
  readonly name: string
  /** Bytes; null where the file is not kept. */
  readonly size: number | null
  /** Works for 160 hours without a token, as long as the account has an active webhook. */
  readonly download_url: string | null
}

interface ProjectFields {
  readonly uuid: string
  readonly id: number
  /** Number in the account, such as D-12-1043. */
  readonly name: string
  readonly reference: string
  readonly status: string
  readonly org_unit_uuid: string
  readonly creator: string
  readonly creator_email: string
  /** Epoch milliseconds. */
  readonly creation_timestamp: number
  readonly instructions: string
  readonly notes: string
  readonly source_locale: string
  readonly target_locales: readonly string[]
  /** Workflow codes. */
  readonly workflows: readonly string[]
  readonly tags: readonly string[]
  readonly custom_fields: readonly EventCustomField[]
}

/** Times are epoch milliseconds, absent until they come. */
interface TaskFields {
  readonly uuid: string
  /** Name of its file. */
  readonly name: string
  readonly status: string
  /** Workflow code. */
  readonly workflow: string
  readonly project_uuid: string
  readonly work_unit_uuid: string
  readonly org_unit_uuid: string
  readonly source_locale: string
  readonly target_locale: string
  readonly assignee: string | null
  readonly assignee_email: string | null
  readonly assignee_uuid: string | null
  /** The assignee's rate per source word, in `currency`; null where the task isn't paid by words. */
  readonly assignee_word_rate: number | null
  /** ISO 4217 code of what the assignee is paid in; null without an assignee. */
  readonly currency: string | null
  readonly assigned_by_name: string | null
  readonly assigned_by_email: string | null
  readonly creator: string
  readonly creator_email: string
  readonly creation_timestamp: number
  readonly assign_date?: number
  readonly acceptance_date?: number
  /** When its step was opened to be worked on. */
  readonly scheduled_date?: number
  readonly due_date?: number
  readonly delivery_date?: number
  readonly skip_date?: number
  /** Index of the first segment. */
  readonly begin_index: number
  /** Index of the last segment of the slice, or of the file. */
  readonly end_index: number
  readonly minimum_score_required: number | null
  readonly instructions: string
  /** Name of the source file. */
  readonly files: readonly string[]
  /** The source file, with a link. */
  readonly linked_files: readonly EventFile[]
  /** Names of the reference files of the task, then of those of its project. */
  readonly reference_files: readonly string[]
  /** The reference files in the same order, with links. */
  readonly linked_reference_files: readonly EventFile[]
  readonly custom_fields: readonly EventCustomField[]
}

interface WorkUnitFields {
  /** The work unit's uuid. */
  readonly id: string
  readonly project_uuid: string
  readonly org_unit_uuid: string
  readonly project_file_id: string
  readonly project_file_name: string
  /** Index of the step, from 0. */
  readonly project_step_level: number
  /** Workflow code of the step. */
  readonly workflow: string
  /** Only then is the translation finished. */
  readonly is_last_workflow: boolean
  readonly source_locale: string
  readonly target_locale: string
  readonly words: number
  /** Characters of the source text, without tags. */
  readonly chars: number
  readonly begin_index: number
  /** Index of the last segment of the slice, or of the file. */
  readonly end_index: number
  readonly total_segments: number
  readonly confirmed_segments: number
  /** Segments with nothing to translate, such as numbers and addresses. */
  readonly total_non_translatable: number
  readonly confirmed_non_translatable: number
  /**
   * Address of the call that answers with links to the files; it needs a token. When the file is ready, a link to the file
   * itself, which works for 160 hours without one.
   */
  readonly translated_file_url: string
}

/** A change as the journal has it: the changed fields with their old and new values. */
interface ChangeFields {
  readonly uuid: string
  readonly name: string
  readonly project_uuid: string | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

export interface ProjectEvent extends EventFrame<'NEW_PROJECT' | 'EMPTY_PROJECT'>, ProjectFields {}
export interface ProjectStatusEvent extends EventFrame<'PROJECT_STATUS_CHANGE'>, ProjectFields, StatusMove {}
export interface ProjectFinishedEvent extends EventFrame<'PROJECT_TRANSLATION_FINISHED'> {
  readonly project_id: number
  readonly project_uuid: string
  readonly project_name: string
  readonly org_unit_uuid: string
  readonly total_work_units: number
  readonly total_work_units_completed: number
  readonly total_work_units_failed: number
}
export interface TaskAssignedEvent extends EventFrame<'TASK_ASSIGNED'>, TaskFields {}
export interface TaskStatusEvent extends EventFrame<'TASK_STATUS_CHANGE'>, TaskFields, StatusMove {}
export interface WorkUnitStatusEvent extends EventFrame<'WORK_UNIT_STATUS_CHANGE'>, WorkUnitFields, StatusMove {}
export interface WorkUnitFileReadyEvent extends EventFrame<'WORK_UNIT_TRANSLATION_FILE_READY'>, WorkUnitFields {
  readonly details: { readonly download: { readonly url: string } }
}
export interface UserEvent extends EventFrame<'NEW_USER'> {
  readonly uuid: string
  readonly name: string
  readonly email: string
  readonly country: string | null
  readonly role: readonly string[]
  readonly status: string
  readonly custom_fields: readonly EventCustomField[]
}
export interface ClientEvent extends EventFrame<'NEW_ORGANIZATION' | 'NEW_ORGANIZATIONAL_UNIT'> {
  readonly uuid: string
  readonly name: string
  readonly country: string
  readonly custom_fields: readonly EventCustomField[]
}
export interface ChangeEvent
  extends
    EventFrame<
      'PROJECT_UPDATED' | 'PROJECT_FILE_ADDED' | 'PROJECT_COSTS_CALCULATED' | 'TASK_REJECTED' | 'TASK_DUE_DATE_CHANGED'
    >,
    ChangeFields {}
/** Sent by a pipeline of the account, to the webhook that its action names. */
export interface PipelineEvent extends EventFrame<'PIPELINE_TRIGGERED'> {
  readonly pipeline_uuid: string
  readonly pipeline_name: string
  /** The run, in the log of the pipeline. */
  readonly run_uuid: string
  readonly project_uuid: string
  /** Number in the account, such as D-12-1043. */
  readonly project_name: string
  readonly org_unit_uuid: string
  /** Null where the pipeline is about projects. */
  readonly task_uuid: string | null
  /** The subject of the pipeline's run: the project's reference, or the file of the task. */
  readonly name: string
}
/** Sent when a webhook is created, when its address changes, and as a test: nothing has happened. */
export type ValidationEvent = EventFrame<'WEBHOOK_VALIDATION'>

/** An event that a webhook is sent, told from others by `event_type`. Newer servers may send further types and fields. */
export type WebhookEvent =
  | ProjectEvent
  | ProjectStatusEvent
  | ProjectFinishedEvent
  | TaskAssignedEvent
  | TaskStatusEvent
  | WorkUnitStatusEvent
  | WorkUnitFileReadyEvent
  | UserEvent
  | ClientEvent
  | ChangeEvent
  | PipelineEvent
  | ValidationEvent
