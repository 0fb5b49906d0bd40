import { useState } from 'react'
import { entryGroups, fitting, type Entry, type EntryGroup } from './entries.ts'
import { pageEntries } from './page-entries.ts'
import { useFoundEntries } from './use-found-entries.ts'
import { useGeneralEntries } from './use-general-entries.ts'
import { usePlaceEntries } from './use-place-entries.ts'
import { useQueryEntries } from './use-query-entries.ts'
import { useRecentEntries } from './use-recent-entries.ts'

/** How many lines of each group show: while nothing is typed, and for what was typed. */
const limits: Record<EntryGroup, [idle: number, typed: number]> = {
  page: [8, 6],
  query: [0, 4],
  goTo: [0, 6],
  found: [0, 12],
  general: [4, 4],
  recent: [6, 4],
}

export interface ShownGroup {
  group: EntryGroup
  entries: Entry[]
}

/** The lines of the palette by group. What the server is asked for follows what was typed after a pause. */
export function useEntries(typed: string, settled: string, onShowKeys: () => void) {
  // As of the moment when it was opened: the page behind it stays as it is.
  const [page] = useState(pageEntries)
  const { found, isCurrent } = useFoundEntries(settled)
  const entries: Record<EntryGroup, Entry[]> = {
    page,
    query: useQueryEntries(typed, typed === settled),
    goTo: usePlaceEntries(),
    found,
    general: useGeneralEntries(typed, onShowKeys),
    recent: useRecentEntries(),
  }
  const groups = entryGroups
    .map((group): ShownGroup => {
      const limit = limits[group][typed === '' ? 0 : 1]
      // Results of an earlier search aren't chosen by mistake.
      const isFound = group === 'query' || (group === 'found' && isCurrent && typed === settled)
      return { group, entries: isFound ? entries[group].slice(0, limit) : fitting(entries[group], typed, limit) }
    })
    .filter((shown) => shown.entries.length > 0)
  return { groups, isSettled: isCurrent && typed === settled }
}
