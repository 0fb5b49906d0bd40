import { webhookEvents, type JournalEvent } from '../../generated/journal.ts'
import { assigned, moved } from '../../kernel/moved.ts'
import type { journal } from '../../kernel/tables.ts'
import type { EventType } from './event-types.ts'

export type Entry = Pick<
  typeof journal.$inferSelect,
  'id' | 'accountId' | 'at' | 'event' | 'entityType' | 'entityId' | 'entityName' | 'projectId' | 'before' | 'after'
>

/** A change of status, of what an event is about. */
export interface Move {
  previous_status: string
  new_status: string
}

/** An event for receivers about an entry of the journal, still without its fields. */
export interface Outline {
  type: EventType
  entry: Entry
  /** The row that it is about. */
  id: string
  move?: Move
}

/** Events that follow from the name of an entry. */
const named: Partial<Record<string, EventType>> = webhookEvents satisfies Partial<Record<JournalEvent, EventType>>

/** The events for receivers about an entry: one, several, or none. */
export function eventsOf(entry: Entry): Outline[] {
  const { event, entityType } = entry
  const id = event === 'WORK_UNITS_CREATED' && entry.projectId ? entry.projectId : entry.entityId
  const told = (type: EventType, move?: Move): Outline => ({ type, entry, id, ...(move && { move }) })
  const change = moved(entry)
  const move = change && { previous_status: change.from, new_status: change.to }
  const types: Outline[] = []
  if (entityType === 'PROJECT' && move) types.push(told('PROJECT_STATUS_CHANGE', move))
  if (entityType === 'PROJECT' && move?.new_status === 'DELIVERED') types.push(told('PROJECT_TRANSLATION_FINISHED'))
  if (assigned(entry)?.to) types.push(told('TASK_ASSIGNED'))
  if (entityType === 'TASK' && move) types.push(told('TASK_STATUS_CHANGE', move), told('WORK_UNIT_STATUS_CHANGE', move))
  const own = named[event]
  if (own) types.push(told(own))
  return types
}
