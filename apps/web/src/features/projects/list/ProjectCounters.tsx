import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ProjectCounters as Figures } from '@dragoman/sdk/operations/projects'
import { useQuery } from '@tanstack/react-query'
import { formatAmounts } from '../../../i18n/format-amounts.ts'
import { formatRelative } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import type { ListState } from '../../../list/list-state.ts'
import { ListCounters } from '../../../list/ListCounters.tsx'
import type { QuerySpec } from '../../../list/query-spec.ts'

const order = ['toQuote', 'awaitingApproval', 'late', 'unassigned', 'deliveredThisWeek'] as const
const tones = { late: 'danger', unassigned: 'warning' } as const

/** The projects that need attention, above the list of projects. */
export function ProjectCounters({ list, spec }: { list: ListState; spec: QuerySpec }) {
  const { data } = useQuery(query(api.projects.getCounters))
  return (
    <ListCounters
      list={list}
      spec={spec}
      order={order}
      label={(id) => t(`projects.counter.${id}`)}
      tones={tones}
      counted={data}
      meta={(id) => data && metaOf(id, data)}
    />
  )
}

function metaOf(id: (typeof order)[number], data: Figures): string | undefined {
  switch (id) {
    case 'toQuote':
      return data.toQuote.oldestDate === undefined
        ? undefined
        : t('projects.counter.oldest', { when: formatRelative(data.toQuote.oldestDate) })
    case 'awaitingApproval':
      return data.awaitingApproval.costs && formatAmounts(data.awaitingApproval.costs)
    case 'late':
      return t('projects.counter.units', { count: data.late.orgUnits })
    case 'unassigned':
      return t('projects.counter.tasks', { count: data.unassigned.tasks })
    case 'deliveredThisWeek':
      return t('projects.counter.words', { count: data.deliveredThisWeek.words })
  }
}
