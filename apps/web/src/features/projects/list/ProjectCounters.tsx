import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CurrencyAmount, ProjectCounters as Figures } from '@dragoman/sdk/operations/projects'
import { Counters } from '@dragoman/ui/Counters'
import { useQuery } from '@tanstack/react-query'
import { formatMoney, formatNumber, formatRelative } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { useCounterPress } from '../../../list/use-counter-press.ts'
import type { ListState } from '../../../list/list-state.ts'
import type { QuerySpec } from '../../../list/query-spec.ts'

const order = ['toQuote', 'awaitingApproval', 'late', 'unassigned', 'deliveredThisWeek'] as const

/** What waits for somebody, above the list of projects; a press narrows the list to it. */
export function ProjectCounters({ list, spec }: { list: ListState; spec: QuerySpec }) {
  const { data } = useQuery(query(api.projects.getCounters))
  const { isPressed, press } = useCounterPress(list, spec)
  return (
    <Counters
      label={t('list.counters')}
      counters={order.map((id) => ({
        id,
        label: t(`projects.counter.${id}`),
        value: data && formatNumber(data[id].count),
        meta: data && metaOf(id, data),
        ...(data && data[id].count > 0 && id === 'late' && { tone: 'danger' as const }),
        ...(data && data[id].count > 0 && id === 'unassigned' && { tone: 'warning' as const }),
        isPressed: isPressed(data?.[id].filter),
      }))}
      onPress={(id) => press(data?.[id as (typeof order)[number]].filter)}
    />
  )
}

function metaOf(id: (typeof order)[number], data: Figures): string | undefined {
  if (data[id].count === 0) return undefined
  switch (id) {
    case 'toQuote':
      return data.toQuote.oldestDate === undefined
        ? undefined
        : t('projects.counter.oldest', { when: formatRelative(data.toQuote.oldestDate) })
    case 'awaitingApproval':
      return data.awaitingApproval.costs && amountsText(data.awaitingApproval.costs)
    case 'late':
      return t('projects.counter.units', { count: data.late.orgUnits })
    case 'unassigned':
      return t('projects.counter.tasks', { count: data.unassigned.tasks })
    case 'deliveredThisWeek':
      return t('projects.counter.words', { count: data.deliveredThisWeek.words })
  }
}

/** Amounts in whole units, the largest first: a sum of many projects is read at a glance. */
export const amountsText = (amounts: readonly CurrencyAmount[]): string =>
  amounts.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ')
