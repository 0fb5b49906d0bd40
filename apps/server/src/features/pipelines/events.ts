import type { PipelineEvent, PipelineSubject, PipelineTrigger } from '@dragoman/sdk/operations/pipelines'
import { and, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { pipelineEvents, type JournalEvent } from '../../generated/journal.ts'
import type { FeedEntry } from '../../kernel/journal-feed.ts'
import { assigned, entriesAssigned, entriesMoved, moved } from '../../kernel/moved.ts'
import { journal } from '../../kernel/tables.ts'

/** An event that follows from the name of an entry. */
type NamedEvent = (typeof pipelineEvents)[keyof typeof pipelineEvents]

/** The entries of the journal that make an event, where they don't follow from their name. */
type EventRule = { to: string } | { isAssigned: true }

const rules = {
  PROJECT_SUBMITTED: { to: 'PENDING' },
  PROJECT_APPROVED: { to: 'APPROVED' },
  PROJECT_DELIVERED: { to: 'DELIVERED' },
  PROJECT_CANCELED: { to: 'CANCELLED' },
  TASK_ASSIGNED: { isAssigned: true },
  TASK_ACCEPTED: { to: 'APPROVED' },
  TASK_DELIVERED: { to: 'DELIVERED' },
} as const satisfies Record<Exclude<PipelineEvent, NamedEvent>, EventRule>

const ruleOf = (event: PipelineEvent): EventRule | undefined =>
  (rules as Partial<Record<PipelineEvent, EventRule>>)[event]

/** The names of the entries that are an event. */
const namesOf = (event: PipelineEvent): JournalEvent[] =>
  Object.entries(pipelineEvents satisfies Partial<Record<JournalEvent, PipelineEvent>>).flatMap(([name, started]) =>
    started === event ? (name as keyof typeof pipelineEvents) : [],
  )

/** Events are named after what they are about. */
const subjectOfEvent = (event: PipelineEvent): PipelineSubject => (event.startsWith('TASK_') ? 'TASK' : 'PROJECT')

export const subjectOf = ({ event, schedule }: PipelineTrigger): PipelineSubject =>
  event ? subjectOfEvent(event) : (schedule?.subject ?? 'PROJECT')

/** The project or task that an entry is about, for an event of it; undefined for other entries. */
export function subjectIn(entry: FeedEntry, event: PipelineEvent): string | undefined {
  const subject = subjectOfEvent(event)
  return isEvent(entry, event) ? ((subject === 'PROJECT' ? entry.projectId : entry.entityId) ?? undefined) : undefined
}

function isEvent(entry: FeedEntry, event: PipelineEvent): boolean {
  const rule = ruleOf(event)
  // An entry with one of these names is about its project, whatever it has changed there.
  if (!rule) return namesOf(event).includes(entry.event)
  if ('isAssigned' in rule) return Boolean(assigned(entry)?.to)
  const move = moved(entry)
  return move?.of === subjectOfEvent(event) && move.to === rule.to
}

/** The same, of entries in the database. */
export function entriesOf(event: PipelineEvent): SQL {
  const subject = subjectOfEvent(event)
  const rule = ruleOf(event)
  const isOne = !rule
    ? inArray(journal.event, namesOf(event))
    : 'isAssigned' in rule
      ? entriesAssigned()
      : entriesMoved([subject], rule.to)
  return and(isOne, subject === 'PROJECT' ? isNotNull(journal.projectId) : undefined)!
}

/** The state that a project or task had right after such an entry, whatever it is now. */
export function stateThen(subject: PipelineSubject): SQL<string> {
  // Written out: within the inner query, a column of the entry would be taken for one of the later entries.
  const [id, table] =
    subject === 'PROJECT'
      ? [sql.raw('journal.project_id::text'), sql.raw('projects')]
      : [sql.raw('journal.entity_id'), sql.raw('tasks')]
  return sql<string>`coalesce(
    case when journal.entity_type = ${subject} then nullif(journal.after ->> 'status', '') end,
    (select later.before ->> 'status' from journal as later where later.entity_type = ${subject}
      and later.entity_id = ${id} and later.id > journal.id and later.before ->> 'status' <> ''
      order by later.id limit 1),
    (select present.status from ${table} as present where present.id = ${id}::uuid))`
}

/** The id of what such an entry is about. */
export const idInEntry = (subject: PipelineSubject): SQL =>
  subject === 'PROJECT' ? sql`${journal.projectId}` : sql`${journal.entityId}::uuid`
