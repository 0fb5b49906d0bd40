import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { GroupTable } from '../GroupTable.tsx'
import { useReviewsBehind, type Behind } from '../review-links.ts'
import { choicesQuery, summaryQuery } from './report-query.ts'
import type { Grouping } from '../groupings.ts'
import type { ReportsAddress } from './report-search.ts'

/** The scores of the period by client, unit, language pair, or step. */
export function GroupReport({ by, address }: { by: Grouping; address: ReportsAddress }) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...summaryQuery(by, address),
    placeholderData: keepPreviousData,
  })
  const reviews = useReviewsBehind(address)
  const { linguist: id, step, source, target } = address
  const { data: choices } = useQuery({ ...choicesQuery(address), enabled: id !== undefined })
  const linguist = choices?.content.find(({ vendor }) => vendor.uuid === id)?.vendor.name
  const behind = useMemo(() => {
    const narrowed = { linguist, step, source, target }
    return (figures: Behind) => reviews({ ...narrowed, ...figures })
  }, [reviews, linguist, step, source, target])
  const isOther = data !== undefined && data.by !== by
  return (
    <>
      {data && !isOther && data.omitted > 0 && (
        <InlineAlert tone="info">{t('quality.omittedRows', { count: data.omitted })}</InlineAlert>
      )}
      <Card isFlush>
        <GroupTable
          by={by}
          rows={isOther ? undefined : data?.rows}
          passMark={data?.passMark ?? 0}
          behind={behind}
          isRefreshing={isPlaceholderData}
          error={error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
        />
      </Card>
    </>
  )
}
