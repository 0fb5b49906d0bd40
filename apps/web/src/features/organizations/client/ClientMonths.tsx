import type { ClientSummary } from '@dragoman/sdk/operations/clientSummaries'
import { Card } from '@dragoman/ui/Card'
import { Chart, type ChartSeries } from '@dragoman/ui/Chart'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Select } from '@dragoman/ui/Select'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { formatCompact, formatMoney } from '../../../i18n/format-amounts.ts'
import { formatMonth } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import { summaryQuery, type Client } from './summary-query.ts'

const all = 'all'

/** Words and amounts by month. Amounts are drawn in the currency that most was ordered in. */
export function ClientMonths({ client }: { client: Client }) {
  const [months, setMonths] = useState<'12' | '24'>('12')
  const [shows, setShows] = useState<'words' | 'amounts'>('words')
  const [unit, setUnit] = useState(all)
  const choice = { months: months === '12' ? (12 as const) : (24 as const), ...(unit !== all && { orgUnitUuid: unit }) }
  const { data, error, refetch } = useQuery({
    ...summaryQuery(client, choice),
    placeholderData: keepPreviousData as never,
  }) as { data: ClientSummary | undefined; error: Error | null; refetch: () => Promise<unknown> }
  const currency = data && mainCurrency(data)
  const isMoney = shows === 'amounts' && currency !== undefined
  const span = data?.months ?? []
  const series: ChartSeries[] = isMoney
    ? [
        {
          id: 'amounts',
          label: t('organizations.months.amountsIn', { currency }),
          values: span.map(({ amounts = [] }) => amounts.find((each) => each.currency === currency)?.amount ?? 0),
        },
      ]
    : [
        {
          id: 'weighted',
          label: t('organizations.months.weighted'),
          values: span.map(({ weightedWords }) => weightedWords),
        },
        {
          id: 'saved',
          label: t('organizations.months.saved'),
          values: span.map(({ words, weightedWords }) => Math.max(0, words - weightedWords)),
        },
      ]
  const units = client.kind === 'organization' ? (data?.orgUnits ?? []) : []
  return (
    <Card
      title={t('organizations.months.title')}
      actions={
        <>
          {currency !== undefined && (
            <SegmentedControl
              label={t('organizations.months.show')}
              options={[
                { id: 'words', label: t('organizations.months.words') },
                { id: 'amounts', label: t('organizations.months.amounts') },
              ]}
              value={shows}
              onChange={setShows}
            />
          )}
          <SegmentedControl
            label={t('organizations.months.period')}
            options={[
              { id: '12', label: t('organizations.months.count', { count: 12 }) },
              { id: '24', label: t('organizations.months.count', { count: 24 }) },
            ]}
            value={months}
            onChange={setMonths}
          />
          {units.length > 1 && (
            <Select
              label={t('organizations.unit')}
              isLabelHidden
              width="fit"
              options={[
                { id: all, label: t('organizations.months.allUnits') },
                ...units.map(({ uuid, name }) => ({ id: uuid, label: name })),
              ]}
              value={unit}
              onChange={setUnit}
            />
          )}
        </>
      }
    >
      {error ? (
        <RegionError error={error} onRetry={() => void refetch()} />
      ) : (
        <Chart
          label={t('organizations.months.title')}
          categoryLabel={t('organizations.months.month')}
          categories={span.map(({ month }, at) => ({
            id: month,
            label: formatMonth(month, 'long'),
            shortLabel: formatMonth(month, 'short'),
            isCurrent: at === span.length - 1,
          }))}
          series={series}
          formatValue={(value) => (isMoney ? formatMoney(value, currency) : formatNumber(value))}
          formatTick={(value) => formatCompact(value)}
          fileName={isMoney ? 'amounts-by-month' : 'words-by-month'}
          empty={t('organizations.months.empty')}
          isLoading={data === undefined}
        />
      )}
    </Card>
  )
}

/** The currency of the largest sum; undefined for those who see no amounts, and where there are none. */
function mainCurrency({ months }: ClientSummary): string | undefined {
  const sums = new Map<string, number>()
  for (const { amounts = [] } of months) {
    for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  return [...sums].sort((one, other) => other[1] - one[1])[0]?.[0]
}
