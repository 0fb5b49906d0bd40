import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import type { ListState } from '../../../list/list-state.ts'
import { ListCounters } from '../../../list/ListCounters.tsx'
import type { QuerySpec } from '../../../list/query-spec.ts'

const order = ['late', 'soon', 'unassigned', 'notAccepted', 'deliveredToday'] as const
const tones = { late: 'danger', soon: 'warning', unassigned: 'warning' } as const

/** The work that needs attention, above the list of tasks. */
export function TaskCounters({ list, spec }: { list: ListState; spec: QuerySpec }) {
  const { data } = useQuery(query(api.tasks.getCounters))
  return (
    <ListCounters
      list={list}
      spec={spec}
      order={order}
      label={(id) => t(`tasks.counter.${id}`)}
      tones={tones}
      counted={data}
      meta={(id) => data && t('tasks.counter.words', { count: data[id].words })}
    />
  )
}
