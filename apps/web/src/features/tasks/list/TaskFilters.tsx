import { FilterBar, type Filter } from '@dragoman/ui/FilterBar'
import type { ReactNode } from 'react'
import { t } from '../../../i18n/t.ts'
import { useTyped } from '../../../list/use-typed.ts'
import type { List } from '../../../list/use-list.ts'
import type { TaskSearch } from '../task-search.ts'

export interface TaskFiltersProps {
  list: List<TaskSearch>
  /** How many tasks there are; undefined while no one knows. */
  total: number | undefined
  filters: (Filter | null)[]
  onFiltersOpen: () => void
  /** More controls of the list, at the end of the line. */
  end?: ReactNode
}

/** Search and filters above a list of tasks, and how many there are. All of it lives in the address. */
export function TaskFilters({ list: { search, set, clear }, total, filters, onFiltersOpen, end }: TaskFiltersProps) {
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => set({ q: q || undefined }))
  return (
    <FilterBar
      search={{ value: typed, onChange: setTyped, label: t('tasks.search') }}
      filters={filters.filter((filter) => filter !== null)}
      onFiltersOpen={onFiltersOpen}
      count={total !== undefined && t('tasks.count', { count: total })}
      end={end}
      onClearAll={clear}
    />
  )
}
