import { queryParts } from '@dragoman/sdk/query-line'
import type { ListState } from './list-state.ts'
import type { QuerySpec } from './query-spec.ts'

/** Counters are filters: a press adds their conditions to the line, another one takes them away. */
export function useCounterPress({ search, set }: ListState, { fields }: QuerySpec) {
  const partsOf = (line = '') => queryParts(line, fields, 0)
  const present = partsOf(search.filter)
  const isPressed = (filter: string | undefined) =>
    filter !== undefined && partsOf(filter).every((part) => present.includes(part))
  return {
    isPressed,
    press(filter: string | undefined) {
      if (filter === undefined) return
      const own = partsOf(filter)
      const next = isPressed(filter)
        ? present.filter((part) => !own.includes(part))
        : [...present, ...own.filter((part) => !present.includes(part))]
      set({ filter: next.join(' ') || undefined })
    },
  }
}
