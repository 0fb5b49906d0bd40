import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import type { JournalEvent } from '@dragoman/sdk/operations/shared'
import type { Known } from '../i18n/t.ts'

/** Entries that say the same one after the other, such as the segments that someone confirmed. */
export interface EventGroup {
  /** The newest of them, which stands for all. */
  entry: ActivityEntry
  count: number
  /** All of them changed the same: what the first says of its change is true of each. */
  isAlike: boolean
}

/** Events of which only the number matters when one person causes many in a row. */
const countable = new Set<string>([
  'SEGMENT_UPDATED',
  'SEGMENTS_CONFIRMED',
  'EDITOR_OPENED',
  'PROJECT_DOWNLOAD_STARTED',
  'LOC_KIT_STARTED',
  'LOGGED_IN',
  'PREFERENCES_CHANGED',
] satisfies Known<JournalEvent>[])

/** How far apart two changes are made that belong together, in milliseconds. */
const nearby = 2 * 60_000

/** Entities of which a project has many, named by file, language, and step. */
const numerous = new Set<string>(['TASK', 'WORK_UNIT'])

/** Whether an entry is about one of many alike things, of which the number is told when they change together. */
export const isOfMany = ({ entityType, event }: ActivityEntry): boolean =>
  numerous.has(entityType) && !countable.has(event)

/** Whether two entries do the same with two of many things, such as giving tasks to one linguist. */
const isSameOfMany = (one: ActivityEntry, other: ActivityEntry) =>
  isOfMany(one) &&
  one.detail?.['job'] === other.detail?.['job'] &&
  one.entityUuid !== other.entityUuid &&
  Math.abs(one.at - other.at) <= nearby &&
  changeOf(one) === changeOf(other)

const changeOf = ({ before, after, detail }: ActivityEntry) => JSON.stringify([before, after, detail?.['reason']])

/** Puts entries together that one person caused in a row, or in one bulk change. The order, newest first, stays. */
export function eventGroups(entries: readonly ActivityEntry[]): EventGroup[] {
  const groups: EventGroup[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    const isSame =
      last?.entry.event === entry.event &&
      last.entry.user?.uuid === entry.user?.uuid &&
      last.entry.impersonator?.uuid === entry.impersonator?.uuid
    const job = entry.detail?.['job']
    const isOneChange = typeof job === 'string' && job === last?.entry.detail?.['job']
    if (last && isSame && (countable.has(entry.event) || isOneChange || isSameOfMany(entry, last.entry))) {
      last.count += 1
      last.isAlike &&= changeOf(entry) === changeOf(last.entry)
    } else groups.push({ entry, count: 1, isAlike: true })
  }
  return groups
}
