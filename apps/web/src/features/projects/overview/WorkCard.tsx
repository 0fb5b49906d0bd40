import type { LanguageProgress, Project } from '@dragoman/sdk/operations/projects'
import { BareButton } from '@dragoman/ui/BareButton'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMemo, type ReactNode } from 'react'
import { missingRegion, RegionError } from '../../../errors/RegionError.tsx'
import { compareNames, formatNumber, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { region } from '../../../lazy.tsx'
import { NoFilesYet } from '../files/NoFilesYet.tsx'
import { LanguageGrid, type OpenCell } from './LanguageGrid.tsx'
import { arrangeRows, overdueOf, unassignedOf, type RowFilter, type RowOrder } from '../progress-rows.ts'
import styles from './WorkCard.module.css'

const FileGrid = region(() => import('./FileGrid.tsx'), 'FileGrid', missingRegion)

/** How the grid of a project is looked at. */
export interface WorkView {
  rows: 'languages' | 'files'
  filter: RowFilter | undefined
  order: RowOrder
}

export interface WorkCardProps {
  project: Project
  /** Undefined while it is on its way. */
  progress: readonly LanguageProgress[] | undefined
  error: Error | null
  onRetry: () => void
  view: WorkView
  onViewChange: (change: Partial<WorkView>) => void
  openCell: OpenCell | null
  onOpenCellChange: (cell: OpenCell | null) => void
}

/** The progress of a project, by language or by file. */
export function WorkCard(props: WorkCardProps) {
  const { project, progress, view, onViewChange } = props
  const late = progress?.filter((row) => overdueOf(row) > 0).length
  const unassigned = progress?.filter((row) => unassignedOf(row) > 0).length
  const toggle = (filter: RowFilter) => () =>
    onViewChange({ rows: 'languages', filter: view.filter === filter ? undefined : filter })
  return (
    <Card
      isFlush
      title={
        <span className={styles.title}>
          {t('projects.tab.work')}
          <SegmentedControl
            label={t('projects.work.rows')}
            options={[
              { id: 'languages', label: t('projects.languages') },
              { id: 'files', label: t('projects.tab.files') },
            ]}
            value={view.rows}
            onChange={(rows) => onViewChange({ rows, filter: undefined })}
          />
        </span>
      }
      actions={
        <>
          <Counter isPressed={view.filter === 'overdue'} count={late} tone="danger" onPress={toggle('overdue')}>
            {t('projects.work.overdue')}
          </Counter>
          <Counter
            isPressed={view.filter === 'unassigned'}
            count={unassigned}
            tone="warning"
            onPress={toggle('unassigned')}
          >
            {t('projects.work.unassigned')}
          </Counter>
          {view.rows === 'languages' && (
            <Button
              variant="quiet"
              size="small"
              icon="sort"
              onPress={() => onViewChange({ order: view.order === 'attention' ? 'name' : 'attention' })}
            >
              {t(view.order === 'attention' ? 'projects.work.attention' : 'projects.work.byName')}
            </Button>
          )}
        </>
      }
    >
      <Rows {...props} project={project} />
    </Card>
  )
}

function Rows({ project, progress, error, onRetry, view, onViewChange, ...cells }: WorkCardProps) {
  const { filter, order } = view
  const rows = useMemo(
    () => progress && arrangeRows(progress, { filter, order, nameOf: languageName }, compareNames),
    [progress, filter, order],
  )
  const locales = useMemo(() => progress?.map(({ targetLocale }) => targetLocale).toSorted() ?? [], [progress])
  if (!rows) {
    return (
      <div className={styles.loading} aria-busy={!error}>
        {error ? <RegionError error={error} onRetry={onRetry} /> : <Skeleton lines={8} />}
      </div>
    )
  }
  if (progress?.length === 0) {
    return (
      <NoFilesYet project={project} icon="file" title={t('projects.grid.empty')}>
        {t('projects.grid.emptyText')}
      </NoFilesYet>
    )
  }
  if (view.rows === 'files') return <FileGrid project={project} locales={locales} />
  if (rows.length === 0) {
    return (
      <EmptyState
        kind="no-match"
        headingLevel={3}
        title={t('projects.work.none')}
        action={<Button onPress={() => onViewChange({ filter: undefined })}>{t('projects.work.clear')}</Button>}
      >
        {t('projects.work.noneText')}
      </EmptyState>
    )
  }
  return <LanguageGrid project={project} rows={rows} {...cells} />
}

interface CounterProps {
  isPressed: boolean
  /** Undefined where it is not known. */
  count: number | undefined
  tone: 'danger' | 'warning'
  onPress: () => void
  children: ReactNode
}

function Counter({ isPressed, count, tone, onPress, children }: CounterProps) {
  return (
    <BareButton className={styles.counter} aria-pressed={isPressed} isDisabled={!count && !isPressed} onPress={onPress}>
      {children}
      {count !== undefined && (
        <span className={styles.count} data-tone={count > 0 ? tone : undefined}>
          {formatNumber(count)}
        </span>
      )}
    </BareButton>
  )
}
