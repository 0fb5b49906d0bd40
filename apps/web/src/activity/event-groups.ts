import type { ActivityEntry } from '@dragoman/sdk/operations/activity'

/** Entries that say the same one after the other, such as the segments that somebody confirmed. */
export interface EventGroup {
  /** The newest of them, which stands for all. */
  entry: ActivityEntry
  count: number
}

/** Events of which only the number matters when one person causes many in a row. */
const countable = new Set([
  'SEGMENT_UPDATED',
  'SEGMENTS_CONFIRMED',
  'EDITOR_OPENED',
  'PROJECT_DOWNLOAD_STARTED',
  'LOC_KIT_STARTED',
  'LOGGED_IN',
  'PREFERENCES_CHANGED',
])

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
    if (last && isSame && (countable.has(entry.event) || isOneChange)) last.count += 1
    else groups.push({ entry, count: 1 })
  }
  return groups
}
