import { Counters, type Counter } from '@dragoman/ui/Counters'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import type { ListState } from './list-state.ts'
import type { QuerySpec } from './query-spec.ts'
import { useCounterPress } from './use-counter-press.ts'

export interface ListCountersProps<Id extends string> {
  list: ListState
  spec: QuerySpec
  order: readonly Id[]
  label: (id: Id) => string
  /** Counters that stand out while they count anything. */
  tones?: Readonly<Partial<Record<Id, Counter['tone']>>>
  /** The counts, once they are known; a counter that the caller may not see is missing. */
  counted: Readonly<Partial<Record<Id, { count: number; filter: string }>>> | undefined
  /** Says more about a number that is not 0. */
  meta?: (id: Id) => string | undefined
}

/** Counts the rows that need attention, above a list; a press narrows the list to them. */
export function ListCounters<Id extends string>(props: ListCountersProps<Id>) {
  const { list, spec, order, label, tones, counted, meta } = props
  const { isPressed, press } = useCounterPress(list, spec)
  return (
    <Counters
      label={t('list.counters')}
      isSingleLine={!meta}
      counters={order
        .filter((id) => !counted || counted[id])
        .map((id) => {
          const found = counted?.[id]
          const counts = found !== undefined && found.count > 0
          const tone = counts && tones?.[id]
          return {
            id,
            label: label(id),
            value: found && formatNumber(found.count),
            meta: counts && meta?.(id),
            ...(tone && { tone }),
            isPressed: isPressed(found?.filter),
          }
        })}
      onPress={(id) => press(counted?.[id as Id]?.filter)}
    />
  )
}
