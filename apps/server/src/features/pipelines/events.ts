import type { PipelineEvent, PipelineSubject, PipelineTrigger } from '@dragoman/sdk/operations/pipelines'
import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { FeedEntry } from '../../kernel/journal-feed.ts'
import { journal } from '../../kernel/tables.ts'

/** Which entries of the journal an event is. */
interface EventRule {
  subject: PipelineSubject
  /** Names in the journal, of which it is one. */
  events?: readonly string[]
  /** The status that it changes to. */
  to?: string
  /** Whether somebody else is assigned than before. */
  isAssigned?: true
}

export const eventRules: Readonly<Record<PipelineEvent, EventRule>> = {
  PROJECT_CREATED: { subject: 'PROJECT', events: ['PROJECT_CREATED'] },
  PROJECT_UPDATED: { subject: 'PROJECT', events: ['PROJECT_UPDATED'] },
  PROJECT_FILES_ADDED: { subject: 'PROJECT', events: ['WORK_UNITS_CREATED'] },
  PROJECT_COSTS_CALCULATED: { subject: 'PROJECT', events: ['COSTS_CALCULATED'] },
  PROJECT_SUBMITTED: { subject: 'PROJECT', to: 'PENDING' },
  PROJECT_APPROVED: { subject: 'PROJECT', to: 'APPROVED' },
  PROJECT_DELIVERED: { subject: 'PROJECT', to: 'DELIVERED' },
  PROJECT_CANCELED: { subject: 'PROJECT', to: 'CANCELLED' },
  TASK_ASSIGNED: { subject: 'TASK', isAssigned: true },
  TASK_ACCEPTED: { subject: 'TASK', to: 'APPROVED' },
  TASK_RETURNED: { subject: 'TASK', events: ['TASK_REJECTED'] },
  TASK_DELIVERED: { subject: 'TASK', to: 'DELIVERED' },
}

export const subjectOf = ({ event, schedule }: PipelineTrigger): PipelineSubject =>
  event ? eventRules[event].subject : (schedule?.subject ?? 'PROJECT')

/** The project or task that an entry is about, for an event of it; undefined for other entries. */
export function subjectIn(entry: FeedEntry, event: PipelineEvent): string | undefined {
  const { subject, events, to, isAssigned } = eventRules[event]
  const { before, after } = entry
  if (events && !events.includes(entry.event)) return undefined
  // What is named is about its project, whatever of it has changed.
  if (!events && entry.entityType !== subject) return undefined
  if (to && (after?.['status'] !== to || before?.['status'] === to)) return undefined
  if (isAssigned && (typeof after?.['assigneeUuid'] !== 'string' || after['assigneeUuid'] === before?.['assigneeUuid']))
    return undefined
  return (subject === 'PROJECT' ? entry.projectId : entry.entityId) ?? undefined
}

/** The same, of entries in the database. */
export function entriesOf(event: PipelineEvent): SQL {
  const { subject, events, to, isAssigned } = eventRules[event]
  return and(
    events ? inArray(journal.event, [...events]) : eq(journal.entityType, subject),
    subject === 'PROJECT' ? isNotNull(journal.projectId) : undefined,
    to
      ? sql`${journal.after} ->> 'status' = ${to} and ${journal.before} ->> 'status' is distinct from ${to}`
      : undefined,
    isAssigned
      ? sql`jsonb_typeof(${journal.after} -> 'assigneeUuid') = 'string' and ${journal.after} ->> 'assigneeUuid' is distinct from ${journal.before} ->> 'assigneeUuid'`
      : undefined,
  )!
}

/** The id of what such an entry is about. */
export const idInEntry = (subject: PipelineSubject): SQL =>
  subject === 'PROJECT' ? sql`${journal.projectId}` : sql`${journal.entityId}::uuid`
