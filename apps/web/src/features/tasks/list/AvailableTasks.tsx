import { Button } from '@dragoman/ui/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { listTable } from '../../../list/list-table.tsx'
import { NewRows } from '../../../list/NewRows.tsx'
import { useChoices } from '../../../list/use-choices.ts'
import type { List } from '../../../list/use-list.ts'
import { availableQuery } from '../task-query.ts'
import { AvailableTable } from './AvailableTable.tsx'
import { NothingAvailable } from './NothingAvailable.tsx'
import { useOwnLanguageFilter, useStepFilter } from './task-filters.ts'
import type { TaskSearch } from '../task-search.ts'
import { TaskFilters } from './TaskFilters.tsx'

const MissingTasks = overlay(() => import('./MissingTasks.tsx'), 'MissingTasks')

/** The tasks that a linguist may claim now. */
export function AvailableTasks({ list }: { list: List<TaskSearch> }) {
  const tasks = useQuery({
    ...availableQuery(list.search),
    placeholderData: keepPreviousData,
  })
  const [isAsking, setAsking] = useState(false)
  const choices = useChoices()
  const filters = [useStepFilter(list, choices), useOwnLanguageFilter(list, choices)]
  return (
    <>
      <TaskFilters
        list={list}
        total={tasks.data?.totalElements}
        filters={filters}
        onFiltersOpen={choices.need}
        end={
          <>
            <NewRows queryKey={availableQuery(list.search).queryKey} />
            <Button size="small" icon="help" onPress={() => setAsking(true)}>
              {t('tasks.available.missing')}
            </Button>
          </>
        }
      />
      <Suspense>{isAsking && <MissingTasks onClose={() => setAsking(false)} />}</Suspense>
      <AvailableTable
        label={t('tasks.tab.available')}
        tasks={tasks.data?.content}
        {...listTable(list, tasks, <NothingAvailable />)}
      />
    </>
  )
}
