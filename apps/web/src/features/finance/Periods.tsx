import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { FiscalPeriod } from '@dragoman/sdk/operations/finance'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { TwoLines, useNarrow } from '../../display/NarrowTable.tsx'
import { RegionError } from '../../errors/RegionError.tsx'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { showToast } from '../../ground/toasts.ts'
import { formatMonth } from '../../i18n/format-days.ts'
import { formatList } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'

const UnlockDialog = overlay(() => import('./UnlockDialog.tsx'), 'UnlockDialog')

/** Months that are shown at first, beside those that are not open. */
const recent = 6
const rowId = ({ month }: FiscalPeriod) => month

/** The months of the books: which are locked, by whom and when. */
export function Periods({ accountUUID }: { accountUUID: string }) {
  const path = { accountUUID }
  const { data, error, refetch, isFetching } = useQuery(query(api.finance.listPeriods, { path }))
  const [showsAll, setShowsAll] = useState(false)
  const [unlocked, setUnlocked] = useState<FiscalPeriod>()
  const { mutateAsync } = useMutation({ ...mutation(api.finance.lockPeriod), meta: { showsErrors: true } })
  const isNarrow = useNarrow()
  const columns = useMemo(() => periodColumns(isNarrow), [isNarrow])
  const shown = data?.filter(({ status }, at) => showsAll || at < recent || status !== 'OPEN') ?? []
  const lock = ({ month }: FiscalPeriod, status: 'SOFT' | 'LOCKED') =>
    confirmDelete({
      title: t(`finance.lockTitle.${status}`, { month: formatMonth(month, 'long') }),
      text: t(`finance.lockText.${status}`),
      verb: t(`finance.lock.${status}`),
      tone: 'accent',
      run: async () => {
        await mutateAsync({ path: { ...path, month }, body: { status } })
        showToast({
          tone: 'success',
          title: t(`finance.lockDone.${status}`, { month: formatMonth(month, 'long') }),
        })
      },
    })
  return (
    <Card title={t('finance.periods')} description={t('finance.periodsText')} isFlush>
      {error ? (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      ) : data ? (
        <DataTable
          label={t('finance.periods')}
          columns={columns}
          rows={shown}
          rowId={rowId}
          isEmbedded
          rowActions={{
            cell: (period) => (
              <MoreMenu label={t('finance.actionsFor', { name: formatMonth(period.month, 'long') })} size="small">
                {period.status !== 'LOCKED' && period.isOver && (
                  <MenuItem icon="lock" onAction={() => lock(period, 'LOCKED')}>
                    {t('finance.lock.LOCKED')}
                  </MenuItem>
                )}
                {period.status === 'OPEN' && (
                  <MenuItem onAction={() => lock(period, 'SOFT')}>{t('finance.lock.SOFT')}</MenuItem>
                )}
                {period.status !== 'OPEN' && (
                  <MenuItem onAction={() => setUnlocked(period)}>{t('finance.unlock')}</MenuItem>
                )}
              </MoreMenu>
            ),
          }}
          empty={null}
        />
      ) : (
        <Skeleton lines={6} />
      )}
      {data && shown.length < data.length && (
        <Button variant="quiet" onPress={() => setShowsAll(true)}>
          {t('finance.allPeriods', { count: data.length })}
        </Button>
      )}
      {unlocked && (
        <Suspense>
          <UnlockDialog accountUUID={accountUUID} period={unlocked} onClose={() => setUnlocked(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

const tones = { OPEN: 'neutral', SOFT: 'warning', LOCKED: 'success' } as const

function PeriodBadge({ status }: FiscalPeriod) {
  const known = status as keyof typeof tones
  return <Badge tone={tones[known]}>{t(`finance.period.${known}`)}</Badge>
}

/** The last person to lock or unlock it, with the time, and the reason or the people who may unlock it. */
function LastMove({ changedBy, changeDate, reason, mayUnlock }: FiscalPeriod) {
  if (!changedBy || changeDate === undefined) return t('shell.none')
  const names = mayUnlock?.map(({ name }) => name) ?? []
  return (
    <TwoLines
      below={reason ? <bdi>{reason}</bdi> : names.length > 0 && t('finance.mayUnlock', { names: formatList(names) })}
    >
      <bdi>{changedBy.name}</bdi>, <Moment value={changeDate} />
    </TwoLines>
  )
}

const periodColumns = (isNarrow: boolean): Column<FiscalPeriod>[] => {
  const month: Column<FiscalPeriod> = {
    id: 'month',
    header: t('finance.month'),
    minWidth: 140,
    cell: (period) =>
      isNarrow && period.changedBy ? (
        <TwoLines below={<bdi>{period.changedBy.name}</bdi>}>{formatMonth(period.month, 'long')}</TwoLines>
      ) : (
        formatMonth(period.month, 'long')
      ),
  }
  const status: Column<FiscalPeriod> = {
    id: 'status',
    header: t('finance.status'),
    width: 140,
    cell: (period) => <PeriodBadge {...period} />,
  }
  if (isNarrow) return [month, status]
  return [
    month,
    status,
    { id: 'move', header: t('finance.lastChange'), minWidth: 240, cell: (period) => <LastMove {...period} /> },
  ]
}
