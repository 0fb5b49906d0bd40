import type { Task } from '@dragoman/sdk/operations/tasks'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Stack } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { taskSummaryQuery } from './task-query.ts'

/** How large a task is, and how much of it is done. */
export function TaskProgress({ task }: { task: Task }) {
  const { data, error, refetch } = useQuery(taskSummaryQuery(task.uuid))
  return (
    <Card title={t('tasks.progress')}>
      {data ? (
        <Stack gap={16}>
          <ProgressBar
            label={t('tasks.confirmedSegments')}
            value={data.progress}
            valueLabel={t('tasks.ofSegments', {
              confirmed: formatNumber(data.confirmedSegments),
              total: data.segments,
            })}
            tone={data.progress === 100 ? 'success' : 'accent'}
          />
          <DescriptionList layout="beside">
            <Property term={t('tasks.words')}>{formatNumber(data.words)}</Property>
            <Property term={t('tasks.netWords')}>{formatNumber(data.netWords)}</Property>
            {data.openSegments !== undefined && (
              <Property term={t('tasks.open.segments')}>{formatNumber(data.openSegments)}</Property>
            )}
            {data.tagMismatches !== undefined && (
              <Property term={t('tasks.tagMismatches')}>{formatNumber(data.tagMismatches)}</Property>
            )}
          </DescriptionList>
        </Stack>
      ) : error ? (
        <RegionError error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy>
          <Skeleton lines={4} />
        </div>
      )}
    </Card>
  )
}
