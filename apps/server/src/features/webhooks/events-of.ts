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

/** What receivers are told of an entry of the journal: an event, still without its fields. */
export interface Outline {
  type: EventType
  entry: Entry
  /** The row that it is about. */
  id: string
  move?: Move
}

/** Events that are told as the journal has them. */
const changes: Readonly<Record<string, EventType>> = {
  PROJECT_UPDATED: 'PROJECT_UPDATED',
  PROJECT_RESOURCE_CREATED: 'PROJECT_FILE_ADDED',
  COSTS_CALCULATED: 'PROJECT_COSTS_CALCULATED',
  TASK_REJECTED: 'TASK_REJECTED',
  TASK_DUE_DATE_CHANGED: 'TASK_DUE_DATE_CHANGED',
}

const creations: Readonly<Record<string, EventType>> = {
  PROJECT_CREATED: 'EMPTY_PROJECT',
  WORK_UNITS_CREATED: 'NEW_PROJECT',
  USER_CREATED: 'NEW_USER',
  ORGANIZATION_CREATED: 'NEW_ORGANIZATION',
  ORG_UNIT_CREATED: 'NEW_ORGANIZATIONAL_UNIT',
  WORK_UNIT_TRANSLATION_READY: 'WORK_UNIT_TRANSLATION_FILE_READY',
}

/** What receivers are told of an entry: one event, several, or none. */
export function eventsOf(entry: Entry): Outline[] {
  const { event, entityType } = entry
  const id = event === 'WORK_UNITS_CREATED' && entry.projectId ? entry.projectId : entry.entityId
  const told = (type: EventType, move?: Move): Outline => ({ type, entry, id, ...(move && { move }) })
  const moved = moveOf(entry)
  const types: Outline[] = []
  const creation = creations[event]
  if (creation) types.push(told(creation))
  if (entityType === 'PROJECT' && moved) types.push(told('PROJECT_STATUS_CHANGE', moved))
  if (entityType === 'PROJECT' && moved?.new_status === 'DELIVERED') types.push(told('PROJECT_TRANSLATION_FINISHED'))
  if (entityType === 'TASK' && isAssigned(entry)) types.push(told('TASK_ASSIGNED'))
  if (entityType === 'TASK' && moved)
    types.push(told('TASK_STATUS_CHANGE', moved), told('WORK_UNIT_STATUS_CHANGE', moved))
  const change = changes[event]
  if (change) types.push(told(change))
  return types
}

function moveOf({ before, after }: Entry): Move | undefined {
  const [previous, next] = [before?.['status'], after?.['status']]
  if (typeof previous !== 'string' || typeof next !== 'string' || previous === next) return undefined
  return { previous_status: previous, new_status: next }
}

function isAssigned({ before, after }: Entry): boolean {
  const assignee = after?.['assigneeUuid']
  return typeof assignee === 'string' && assignee !== before?.['assigneeUuid']
}
