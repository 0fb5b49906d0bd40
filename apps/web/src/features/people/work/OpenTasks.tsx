import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import type { User } from '@dragoman/sdk/operations/users'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { DueDate } from '../../../display/DueDate.tsx'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { Link } from '../../../ground/links.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import styles from './work.module.css'

/** How many tasks are listed before the way to all of them. */
const size = 8

const rowId = ({ uuid }: Task) => uuid

/** The open tasks of a linguist, those due first. */
export function OpenTasks({ user: { uuid } }: { user: User }) {
  const search = { assigneeUuid: uuid, statuses: ['PENDING' as const, 'APPROVED' as const] }
  const { data, error, refetch } = useQuery(query(api.tasks.list, { query: { ...search, sort: 'dueDate,asc', size } }))
  const heading = useId()
  const hasPay = data?.content.some(({ payableAmount }) => payableAmount !== undefined) ?? false
  const columns = useMemo(() => openColumns(hasPay), [hasPay])
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('users.work.open')}
      </h2>
      <DataTable
        label={t('users.work.open')}
        columns={columns}
        rows={data?.content}
        rowId={rowId}
        isEmbedded
        isFitting
        error={error && <RegionError error={error} onRetry={() => void refetch()} />}
        empty={
          <EmptyState kind="first-use" icon="tasks" title={t('users.work.none')}>
            {t('users.work.noneText')}
          </EmptyState>
        }
        footer={
          data &&
          data.totalElements > size && (
            <div className={styles.all}>
              <Link to="/tasks" search={search}>
                {t('users.work.all', { count: data.totalElements })}
              </Link>
            </div>
          )
        }
      />
    </section>
  )
}

const openColumns = (hasPay: boolean): Column<Task>[] => [
  {
    id: 'file',
    header: t('tasks.file'),
    isRowHeader: true,
    isFlexible: true,
    minWidth: 160,
    cell: ({ uuid, workUnit }) => (
      <Link to="/tasks/$id" params={{ id: uuid }} variant="plain">
        <bdi>{workUnit.filename}</bdi>
      </Link>
    ),
  },
  {
    id: 'project',
    header: t('tasks.project'),
    isMinor: true,
    isContent: true,
    cell: ({ project }) => project.reference,
  },
  {
    id: 'languages',
    header: t('tasks.languages'),
    cell: ({ workUnit }) => <LanguageCodes source={workUnit.sourceLanguage} target={workUnit.targetLanguage} />,
  },
  {
    id: 'due',
    header: t('tasks.due'),
    cell: ({ dueDate, status }) => dueDate !== undefined && <DueDate value={dueDate} status={status} />,
  },
  {
    id: 'words',
    header: t('tasks.words'),
    align: 'end',
    cell: ({ workUnit, slice }) => formatNumber((slice ?? workUnit).words),
  },
  ...(hasPay
    ? [
        {
          id: 'pay',
          header: t('tasks.pay'),
          align: 'end' as const,
          cell: ({ payableAmount, currency }: Task) =>
            payableAmount !== undefined && formatMoney(payableAmount, currency),
        },
      ]
    : []),
]
