import { useCan } from '@dragoman/hooks/permissions'
import { infinite } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { FileProgress, FileProgressCell, Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { Icon } from '@dragoman/ui/Icon'
import { Spinner } from '@dragoman/ui/Spinner'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { toBcp47 } from '@dragoman/sdk/locale'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatList, formatNumber, formatPercent, languageName } from '../../../i18n/format.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'
import { NoFilesYet } from '../files/NoFilesYet.tsx'
import styles from './FileGrid.module.css'

const rowId = ({ uuid }: FileProgress) => uuid

/** Files by languages: in each cell a bar for each step, dashed without a linguist, marked where it is overdue. */
export function FileGrid({ project, locales }: { project: Project; locales: readonly string[] }) {
  const mayOpen = useCan(requirements['tasks.get'])
  const options = infinite(api.projects.listFileProgress, { path: { projectUUID: project.uuid }, query: { size: 100 } })
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(options)
  const columns = useMemo(() => fileColumns(locales, mayOpen), [locales, mayOpen])
  const rows = useMemo(() => data?.pages.flatMap(({ content }) => content), [data])
  return (
    <>
      <DataTable
        label={t('projects.grid')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        isEmbedded
        error={error && <RegionError error={error} onRetry={() => void refetch()} />}
        empty={
          <NoFilesYet project={project} icon="file" title={t('projects.grid.empty')}>
            {t('projects.grid.emptyText')}
          </NoFilesYet>
        }
      />
      {data && data.pages[0]!.totalElements > 0 && (
        <div className={styles.footer}>
          <Legend />
          {hasNextPage && (
            <Button size="small" onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
              {t('projects.more')}
            </Button>
          )}
          <span>{t('projects.work.files', { count: data.pages[0]!.totalElements })}</span>
        </div>
      )}
    </>
  )
}

const fileColumns = (locales: readonly string[], mayOpen: boolean): Column<FileProgress>[] => [
  {
    id: 'file',
    header: t('projects.file'),
    minWidth: 148,
    sticky: 'start',
    cell: ({ path, name }) => <bdi>{path ? `${path}/${name}` : name}</bdi>,
  },
  { id: 'words', header: t('projects.words'), width: 76, align: 'end', cell: ({ words }) => formatNumber(words) },
  ...locales.map((locale): Column<FileProgress> => ({
    id: locale,
    header: (
      <span className={styles.locale} title={languageName(locale)}>
        <span aria-hidden>{toBcp47(locale)}</span>
        <VisuallyHidden>{languageName(locale)}</VisuallyHidden>
      </span>
    ),
    width: 48,
    cell: (file) => {
      const cell = file.cells.find(({ targetLocale }) => targetLocale === locale)
      return cell && <Cell file={file} cell={cell} mayOpen={mayOpen} />
    },
  })),
]

const isOpen = (status: string) => status === 'DRAFT' || status === 'PENDING' || status === 'APPROVED'

function Cell({ file, cell, mayOpen }: { file: FileProgress; cell: FileProgressCell; mayOpen: boolean }) {
  if (cell.genesisCreationStatus === 'CREATING') return <Spinner size={16} label={enumWord('genesis', 'CREATING')} />
  if (cell.genesisCreationStatus === 'ERROR') {
    return (
      <span className={styles.failed} title={enumWord('genesis', 'ERROR')}>
        <Icon name="error" label={enumWord('genesis', 'ERROR')} />
      </span>
    )
  }
  const label = `${file.name}, ${languageName(cell.targetLocale)}: ${formatList(cell.steps.map(stepText))}`
  const bars = (
    <span className={styles.cell} role="img" aria-label={label} title={label}>
      {cell.steps.map(({ taskUuid, share, assigneeUuid, status, slices }) => (
        <span
          key={taskUuid}
          className={styles.track}
          data-unassigned={
            (slices === undefined && assigneeUuid === undefined && isOpen(status) && share < 1) || undefined
          }
        >
          <span className={styles.fill} data-done={share >= 1 || undefined} style={{ inlineSize: `${100 * share}%` }} />
        </span>
      ))}
      {cell.steps.some(({ isOverdue }) => isOverdue) && <span className={styles.overdue} aria-hidden />}
    </span>
  )
  const present = cell.steps.find(({ status }) => isOpen(status)) ?? cell.steps.at(-1)
  if (!mayOpen || !present) return bars
  return (
    <Link to="/tasks/$id" params={{ id: present.taskUuid }} variant="plain">
      {bars}
    </Link>
  )
}

const stepText = ({ workflow, share, assigneeUuid, status, isOverdue, slices }: FileProgressCell['steps'][number]) =>
  [
    `${enumWord('workflow', workflow)} ${formatPercent(Math.floor(100 * share) / 100)}`,
    slices === undefined && assigneeUuid === undefined && isOpen(status) && t('projects.work.unassigned'),
    slices !== undefined && t('projects.work.slices', { count: slices }),
    isOverdue && t('projects.work.overdue'),
  ]
    .filter(Boolean)
    .join(' · ')

function Legend() {
  return (
    <span className={styles.legend} aria-hidden>
      <span>
        <span className={styles.track}>
          <span className={styles.fill} data-done style={{ inlineSize: '100%' }} />
        </span>
        {t('projects.work.done')}
      </span>
      <span>
        <span className={styles.track} data-unassigned />
        {t('projects.work.unassigned')}
      </span>
      <span>
        <span className={styles.overdue} data-legend />
        {t('projects.work.overdue')}
      </span>
    </span>
  )
}
