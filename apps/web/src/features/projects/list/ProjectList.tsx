import { listQuery } from '@dragoman/hooks/list'
import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import type { ProjectSummary } from '@dragoman/sdk/operations/projects'
import { useCustomColumns } from '../../custom-fields/values/use-custom-columns.tsx'
import { useCustomSpec } from '../../custom-fields/values/use-custom-fields.ts'
import { missingRegion } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { withWords } from '../../../i18n/with-words.ts'
import { region } from '../../../lazy.tsx'
import type { ListState } from '../../../list/list-state.ts'
import { ListToolbar } from '../../../list/ListToolbar.tsx'
import { ViewsMenu } from '../../../list/ViewsMenu.tsx'
import { ProjectCounters } from './ProjectCounters.tsx'
import { projectQuerySpec } from './project-query.ts'
import { projectColumns, ProjectTable } from './ProjectTable.tsx'
import { totalsQuery } from './totals-query.ts'

const FirstProject = region(
  withWords(['sampleData'], () => import('./FirstProject.tsx')),
  'FirstProject',
  missingRegion,
)

/** The list of projects: counters, query line, table, and sums of all pages. */
export function ProjectList({ list }: { list: ListState }) {
  const mayCreate = useCan(requirements['projects.create'])
  const seesCosts = useCan(requirements['costs.getSummary'])
  const rows = query(api.projects.list, { query: listQuery(list.request) })
  const { data: found } = useQuery({
    ...rows,
    placeholderData: keepPreviousData,
  })
  const { data: totals } = useQuery({
    ...totalsQuery(list.request),
    placeholderData: keepPreviousData,
  })
  const { data: counters } = useQuery(query(api.projects.getCounters))
  const custom = useCustomColumns<ProjectSummary>('PROJECT')
  const spec = useCustomSpec(projectQuerySpec, 'PROJECT', list.search.filter)
  const own = useMemo(() => projectColumns(seesCosts, totals), [seesCosts, totals])
  const columns = useMemo(() => [...own, ...custom], [own, custom])
  const count =
    found &&
    (list.isFiltered && counters
      ? t('list.countOf', { count: found.totalElements, total: counters.total })
      : t('projects.count', { count: found.totalElements }))
  if (counters?.total === 0 && found?.totalElements === 0 && !list.isFiltered && mayCreate)
    return (
      <Suspense>
        <FirstProject />
      </Suspense>
    )
  return (
    <>
      <ProjectCounters list={list} spec={spec} />
      <ListToolbar
        list={list}
        spec={spec}
        searchLabel={t('projects.search')}
        count={count}
        columns={columns}
        queryKey={rows.queryKey}
      >
        <ViewsMenu list={list} name="PROJECTS" />
      </ListToolbar>
      <ProjectTable list={list} columns={columns} />
    </>
  )
}
