import type {
  Pipeline,
  PipelineAction,
  PipelineEvent,
  PipelineInput,
  PipelineSubject,
  PipelineTrigger,
} from '@dragoman/sdk/operations/pipelines'
import { weekdays } from '../../display/working-days.ts'

/** A pipeline as its form has it. */
export type PipelineDraft = Required<Pick<PipelineInput, 'name' | 'trigger' | 'filter' | 'actions' | 'active'>>

/** The events, in the order in which they are offered. */
export const events = [
  'PROJECT_CREATED',
  'PROJECT_FILES_ADDED',
  'PROJECT_UPDATED',
  'PROJECT_COSTS_CALCULATED',
  'PROJECT_SUBMITTED',
  'PROJECT_APPROVED',
  'PROJECT_DELIVERED',
  'PROJECT_CANCELED',
  'TASK_ASSIGNED',
  'TASK_ACCEPTED',
  'TASK_RETURNED',
  'TASK_DELIVERED',
] as const satisfies readonly PipelineEvent[]

export const subjectOf = ({ event, schedule }: PipelineTrigger): PipelineSubject =>
  event ? (event.startsWith('TASK') ? 'TASK' : 'PROJECT') : (schedule?.subject ?? 'PROJECT')

/** The kinds of actions, and whether they are for tasks, too. */
export const actionKinds = {
  ASSIGN: true,
  MOVE: true,
  TAG: true,
  CUSTOM_FIELD: true,
  NOTIFY: true,
  WEBHOOK: true,
  PRE_TRANSLATE: false,
  EXPORT: false,
} as const satisfies Record<PipelineAction['kind'], boolean>

/** The statuses that an action can move projects and tasks to. */
export const statuses = {
  PROJECT: ['DRAFT', 'PENDING', 'APPROVED', 'DELIVERED', 'CANCELLED'],
  TASK: ['APPROVED', 'DELIVERED', 'CANCELLED'],
} as const satisfies Record<PipelineSubject, readonly NonNullable<PipelineAction['status']>[]>

export const workdays = weekdays.slice(0, 5)

export const emptyDraft: PipelineDraft = {
  name: '',
  active: true,
  trigger: { event: 'PROJECT_APPROVED' },
  filter: '',
  actions: [],
}

export const draftOf = ({ name, active, trigger, filter, actions }: Pipeline): PipelineDraft => ({
  name,
  active,
  trigger,
  filter,
  actions,
})

/** Whether an action has what it needs. */
export function isWhole(action: PipelineAction): boolean {
  switch (action.kind) {
    case 'ASSIGN':
      return action.userUuid !== undefined
    case 'MOVE':
      return action.status !== undefined
    case 'TAG':
      return (action.addTags ?? []).length + (action.removeTags ?? []).length > 0
    case 'CUSTOM_FIELD':
      return action.customFieldUuid !== undefined
    case 'NOTIFY':
      return !!action.text?.trim() && (action.notifyManager === true || (action.userUuids ?? []).length > 0)
    case 'WEBHOOK':
      return action.webhookUuid !== undefined
    default:
      return true
  }
}
