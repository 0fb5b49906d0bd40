import type { ProjectInfo } from '@dragoman/sdk/operations/projects'
import type { JournalEvent } from '../../generated/journal.ts'
import { versionOf } from '../../kernel/version.ts'
import type { ProjectRow } from './find-project.ts'

/** The fields that `updateInfo` changes, each a part of the version. */
const fields = [
  ['name', 'name'],
  ['reference', 'reference'],
  ['assigneeUUID', 'assigneeId'],
  ['clientUUID', 'orgUnitId'],
  ['contactUUID', 'contactId'],
  ['dueDate', 'dueDate'],
  ['instructions', 'instructions'],
  ['notes', 'notes'],
  ['sourceLocale', 'sourceLocale'],
  ['tags', 'tags'],
  ['automationEnabled', 'automationEnabled'],
  ['autopilotEnabled', 'autopilotEnabled'],
  ['purchaseOrder', 'purchaseOrder'],
  ['keyDates', 'keyDates'],
  ['ntMatchOverRepetitionEnabled', 'ntMatchOverRepetition'],
  ['spellCheckerIgnoreWordsEnabled', 'ignoresSpellingWords'],
  ['tmMatchOverRepetitionEnabled', 'tmMatchOverRepetition'],
] as const satisfies readonly (readonly [keyof ProjectInfo, keyof ProjectRow])[]

export const projectVersion = (row: ProjectRow): string => versionOf(...fields.map(([, column]) => row[column]))

/**
 * The parts of the version that a change concerns, so that two people can edit different fields, and their names in the
 * journal.
 */
export function partsOf(info: ProjectInfo): { part?: number[]; changes?: string[]; events?: JournalEvent[] } {
  if (info.inferDefaultSettings) return {}
  const own = fields.map(([field, column], part) => ({ field, column, part })).filter(({ field }) => field in info)
  const parts = { part: own.map(({ part }) => part), changes: own.map(({ column }) => column) }
  // An approval brings the purchase order along.
  return 'purchaseOrder' in info ? { ...parts, events: ['PROJECT_UPDATED', 'PROJECT_STATUS_CHANGED'] } : parts
}
