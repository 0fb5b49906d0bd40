import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Tiles } from '@dragoman/ui/Page'
import { Stat } from '@dragoman/ui/Stat'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatMoney, formatPercent } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

/** The three figures of a project: what it costs, what memories save, what the words come to. */
export function CostTotals({ projectUuid }: { projectUuid: string }) {
  const { data, error, refetch } = useQuery(query(api.costs.getTotal, { path: { projectUUID: projectUuid } }))
  if (!data && error) return <RegionError error={error} onRetry={() => void refetch()} />
  const money = (amount: number | undefined) =>
    data && amount !== undefined ? formatMoney(amount, data.currency) : undefined
  const share = data && data.grossCost > 0 ? data.totalSavings / data.grossCost : undefined
  return (
    <Tiles minimum={260}>
      <Stat
        label={t('costs.total')}
        value={money(data?.totalCalculatedCost)}
        meta={data?.minimumFeeApplied ? t('costs.withMinimumFee') : t('costs.totalText')}
      />
      <Stat
        label={t('costs.savings')}
        value={money(data?.totalSavings)}
        delta={share ? { icon: 'arrow-down', tone: 'success', text: formatPercent(share, 1) } : undefined}
        meta={data && t('costs.ofGross', { amount: formatMoney(data.grossCost, data.currency) })}
      />
      <Stat label={t('costs.net')} value={money(data?.netCost)} meta={t('costs.netText')} />
    </Tiles>
  )
}
