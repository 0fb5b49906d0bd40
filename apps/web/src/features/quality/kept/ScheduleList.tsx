import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ReportSchedule } from '@dragoman/sdk/operations/reportSchedules'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { LinkButton } from '../../../ground/links.ts'
import { showToast } from '../../../ground/toasts.ts'
import { formatList, isolated } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { schedulesQuery } from './kept-query.ts'

const ScheduleDialog = overlay(() => import('./ScheduleDialog.tsx'), 'ScheduleDialog')

const rowId = ({ uuid }: ReportSchedule) => uuid

/** The reports that are sent by email: one's own to change, others to unsubscribe from. */
export function ScheduleList() {
  const { data, error, refetch, isFetching } = useQuery(schedulesQuery())
  const [changed, setChanged] = useState<ReportSchedule>()
  const columns = useMemo(() => columnsOf(), [])
  const { mutateAsync: remove } = useMutation({ ...mutation(api.reportSchedules.remove), meta: { showsErrors: true } })
  const { mutateAsync: leave } = useMutation({
    ...mutation(api.reportSchedules.unsubscribe),
    meta: { showsErrors: true },
  })
  const rowActions = useMemo(() => {
    const askToRemove = ({ uuid, name }: ReportSchedule) =>
      confirmDelete({
        title: t('quality.removeQuestion', { name }),
        text: t('quality.removeScheduleText'),
        run: async () => {
          await remove({ path: { reportScheduleUuid: uuid } })
          showToast({ tone: 'success', title: t('quality.removed', { name }) })
        },
      })
    const askToLeave = ({ uuid, name }: ReportSchedule) =>
      confirmDelete({
        title: t('quality.unsubscribeQuestion', { name }),
        text: t('quality.unsubscribeText'),
        verb: t('quality.unsubscribe'),
        run: async () => {
          await leave({ path: { reportScheduleUuid: uuid } })
          showToast({ tone: 'success', title: t('quality.unsubscribed', { name }) })
        },
      })
    return {
      width: 56,
      cell: (schedule: ReportSchedule) => (
        <MoreMenu label={t('quality.scheduleActions', { name: schedule.name })}>
          {schedule.isOwn ? (
            <>
              <MenuItem onAction={() => setChanged(schedule)}>{t('quality.changeSchedule')}</MenuItem>
              <MenuItem onAction={() => askToRemove(schedule)}>{t('shell.delete')}</MenuItem>
            </>
          ) : (
            <MenuItem onAction={() => askToLeave(schedule)}>{t('quality.unsubscribe')}</MenuItem>
          )}
        </MoreMenu>
      ),
    }
  }, [remove, leave])
  return (
    <Card title={t('quality.schedules')} description={t('quality.schedulesText')} isFlush>
      <DataTable
        label={t('quality.schedules')}
        columns={columns}
        rows={data}
        rowId={rowId}
        rowActions={rowActions}
        isEmbedded
        isFitting
        skeletonRows={2}
        error={error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
        empty={
          <EmptyState
            kind="first-use"
            icon="clock"
            headingLevel={3}
            title={t('quality.noSchedules')}
            action={<LinkButton to="/quality/reports">{t('quality.reports')}</LinkButton>}
          />
        }
      />
      <Suspense>{changed && <ScheduleDialog schedule={changed} onClose={() => setChanged(undefined)} />}</Suspense>
    </Card>
  )
}

const columnsOf = (): Column<ReportSchedule>[] => [
  { id: 'name', header: t('quality.report'), isFlexible: true, cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'by', header: t('quality.reportOn'), cell: ({ by }) => t(`quality.by.${by}`) },
  { id: 'frequency', header: t('quality.frequency'), cell: ({ frequency }) => t(`quality.frequency.${frequency}`) },
  {
    id: 'readers',
    header: t('quality.readers'),
    cell: ({ readers }) => formatList(readers.map(({ name }) => isolated(name))),
  },
  {
    id: 'next',
    header: t('quality.nextTime'),
    cell: ({ nextDate }) => (nextDate === undefined ? t('quality.scheduleOff') : <Moment value={nextDate} />),
  },
]
