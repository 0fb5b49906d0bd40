import type { WebhookEvent } from '@dragoman/sdk/webhooks'

export type EventType = WebhookEvent['event_type']

/** Types that a webhook can be registered for, with their English names and when they occur. */
export const eventTypes = {
  NEW_PROJECT: { name: 'New project created', description: 'A project gets its first work units.' },
  EMPTY_PROJECT: { name: 'Empty project created', description: 'A project is created, before it has files.' },
  PROJECT_STATUS_CHANGE: { name: 'Project status changed', description: 'The status of a project changes.' },
  PROJECT_TRANSLATION_FINISHED: {
    name: 'Project translation finished',
    description: 'A project is delivered.',
  },
  WORK_UNIT_STATUS_CHANGE: {
    name: 'Work unit status changed',
    description: 'The status of a workflow step of a work unit changes.',
  },
  WORK_UNIT_TRANSLATION_FILE_READY: {
    name: 'Work unit translation file ready',
    description: 'The translated file of a work unit can be downloaded.',
  },
  TASK_ASSIGNED: { name: 'Task assigned', description: 'A task is assigned to a linguist.' },
  TASK_STATUS_CHANGE: { name: 'Task status changed', description: 'The status of a task changes.' },
  NEW_USER: { name: 'New user created', description: 'A person is added to the account.' },
  NEW_ORGANIZATION: { name: 'New organization created', description: 'An organization is created.' },
  NEW_ORGANIZATIONAL_UNIT: {
    name: 'New organizational unit created',
    description: 'An organizational unit is created.',
  },
  PROJECT_UPDATED: { name: 'Project updated', description: 'Details of a project change, such as its due date.' },
  PROJECT_FILE_ADDED: { name: 'Project file added', description: 'A file is added to a project.' },
  PROJECT_COSTS_CALCULATED: {
    name: 'Project costs calculated',
    description: 'The costs of a project are calculated.',
  },
  TASK_REJECTED: { name: 'Task returned', description: 'A linguist returns a task.' },
  TASK_DUE_DATE_CHANGED: { name: 'Task due date changed', description: 'The due date of a task is set manually.' },
} as const satisfies Record<
  Exclude<EventType, 'WEBHOOK_VALIDATION' | 'PIPELINE_TRIGGERED'>,
  { name: string; description: string }
>

/** The event sent when a webhook is registered, and as a test. */
export const validationType = 'WEBHOOK_VALIDATION' satisfies EventType

export const isEventType = (type: string): type is keyof typeof eventTypes => Object.hasOwn(eventTypes, type)
