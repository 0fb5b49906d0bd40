import type { QueryKey } from '@tanstack/react-query'
import { IconButton } from '@dragoman/ui/IconButton'
import { Suspense, useState, type ReactNode } from 'react'
import { t } from '../i18n/t.ts'
import { overlay } from '../lazy.tsx'
import { useCommands } from '../ground/commands.ts'
import { FilterMenu } from './FilterMenu.tsx'
import type { ListColumn } from './list-columns.ts'
import { NewRows } from './NewRows.tsx'
import styles from './ListToolbar.module.css'
import type { ListState } from './list-state.ts'
import { QueryLine } from './QueryLine.tsx'
import type { QuerySpec } from './query-spec.ts'
import { useQueryLine } from './use-query-line.ts'

const ColumnsDialog = overlay(() => import('./ColumnsDialog.tsx'), 'ColumnsDialog')

export interface ListToolbarProps {
  list: ListState
  spec: QuerySpec
  /** The label of the search, such as "Search projects". */
  searchLabel: string
  /** How many there are, in words. */
  count: string | undefined
  /** Without them, the list is not a table, and has neither columns nor density. */
  columns?: readonly ListColumn<never>[]
  /** The key of the query of its rows, which others may change meanwhile. */
  queryKey?: QueryKey | undefined
  /** Saved views, and whatever else belongs to this list. */
  children?: ReactNode
}

/** The line above a list: its query line, filters, how many there are, views, columns, and density. */
export function ListToolbar({ list, spec, searchLabel, count, columns, queryKey, children }: ListToolbarProps) {
  const [isChoosing, setChoosing] = useState(false)
  const line = useQueryLine(list.search, list.set, spec)
  const isCompact = list.density === 'compact'
  const turnDensity = () => list.setDensity(isCompact ? 'regular' : 'compact')
  useCommands(
    columns
      ? [
          { label: 'list.columns', icon: 'columns', run: () => setChoosing(true) },
          { label: isCompact ? 'list.density.regular' : 'list.density.compact', icon: 'density', run: turnDensity },
        ]
      : [],
  )
  return (
    <div role="search" aria-label={searchLabel} className={styles.bar}>
      <QueryLine line={line} spec={spec} label={searchLabel} />
      <FilterMenu line={line} spec={spec} />
      <div className={styles.end}>
        {queryKey && <NewRows queryKey={queryKey} />}
        <span role="status" className={styles.count}>
          {count}
        </span>
        {children}
        {columns && (
          <span className={styles.wide}>
            <IconButton icon="columns" label={t('list.columns')} onPress={() => setChoosing(true)} />
            <IconButton
              icon="density"
              label={isCompact ? t('list.density.regular') : t('list.density.compact')}
              onPress={turnDensity}
            />
          </span>
        )}
      </div>
      <Suspense>
        {isChoosing && columns && (
          <ColumnsDialog
            columns={columns}
            chosen={list.search.columns}
            onChange={(next) => list.set({ columns: next })}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
