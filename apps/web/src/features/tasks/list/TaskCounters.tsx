import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Counters } from '@dragoman/ui/Counters'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import type { ListState } from '../../../list/list-state.ts'
import { useCounterPress } from '../../../list/use-counter-press.ts'
import type { QuerySpec } from '../../../list/query-spec.ts'

const order = ['late', 'soon', 'unassigned', 'notAccepted', 'deliveredToday'] as const
const tones = { late: 'danger', soon: 'warning', unassigned: 'warning' } as const

/** What waits for somebody, above the list of tasks; a press narrows the list to it. */
export function TaskCounters({ list, spec }: { list: ListState; spec: QuerySpec }) {
  const { data } = useQuery(query(api.tasks.getCounters))
  const { isPressed, press } = useCounterPress(list, spec)
  return (
    <Counters
      label={t('list.counters')}
      counters={order.map((id) => ({
        id,
        label: t(`tasks.counter.${id}`),
        value: data && formatNumber(data[id].count),
        meta: data && data[id].count > 0 && t('tasks.counter.words', { count: data[id].words }),
        ...(data && data[id].count > 0 && id in tones && { tone: tones[id as keyof typeof tones] }),
        isPressed: isPressed(data?.[id].filter),
      }))}
      onPress={(id) => press(data?.[id as (typeof order)[number]].filter)}
    />
  )
}
