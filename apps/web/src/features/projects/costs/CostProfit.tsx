import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Profitability } from '@dragoman/sdk/operations/costs'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Languages } from '../../../display/Languages.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { formatList, formatPercent } from '../../../i18n/format.ts'
import { formatMoney, formatQuantity, formatUnitPrice } from '../../../i18n/format-amounts.ts'

type ManagerPay = Profitability['pmRatesDetails'][number]

const rowId = ({ languagePair }: ManagerPay) => languagePair

/**
 * The parts that the matrix leaves out of the margin: the manager's own pay, and pay in other currencies. For managers
 * only.
 */
export function CostProfit({ projectUuid }: { projectUuid: string }) {
  const path = { projectUUID: projectUuid }
  const { data, error, refetch } = useQuery(query(api.costs.getProfitability, { path }))
  const columns = useMemo(() => (data ? payColumns(data.currency) : []), [data])
  if (!data && error) return <RegionError error={error} onRetry={() => void refetch()} />
  const hasManagers = data !== undefined && data.pmRatesDetails.length > 0
  if (!data || (!hasManagers && data.otherPay.length === 0)) return null
  return (
    <Card title={t('costs.profit')} description={t('costs.profitText')}>
      <Stack gap={16}>
        {hasManagers && (
          <p>
            {t('costs.profit.withManager')}: <strong>{formatPercent(data.profitabilityWithPmRates / 100, 2)}</strong> ·{' '}
            {t('costs.profit.paid', { amount: formatMoney(data.totalCostWithPmRates, data.currency) })}
          </p>
        )}
        {data.otherPay.length > 0 && (
          <InlineAlert tone="warning" title={t('costs.profit.otherPay')}>
            {t('costs.profit.otherPayText', {
              amounts: formatList(data.otherPay.map(({ currency, total }) => formatMoney(total, currency))),
            })}
          </InlineAlert>
        )}
        {hasManagers && (
          <DataTable
            label={t('costs.profit.manager')}
            columns={columns}
            rows={data.pmRatesDetails}
            rowId={rowId}
            isEmbedded
            empty={null}
          />
        )}
      </Stack>
    </Card>
  )
}

const payColumns = (currency: string): Column<ManagerPay>[] => [
  {
    id: 'languages',
    header: t('costs.languages'),
    minWidth: 180,
    cell: ({ languagePair }) => {
      const [source = '', target = ''] = languagePair.split(':')
      return <Languages source={source} target={target} />
    },
  },
  { id: 'user', header: t('costs.profit.manager'), minWidth: 140, cell: ({ user }) => <bdi>{user.name}</bdi> },
  {
    id: 'quantity',
    header: t('costs.quantity'),
    width: 140,
    align: 'end',
    cell: ({ quantity, unit }) =>
      unit === 'WORD' ? formatQuantity(quantity) : `${formatQuantity(quantity)} · ${enumWord('costUnit', unit)}`,
  },
  {
    id: 'rate',
    header: t('costs.unitPrice'),
    width: 120,
    align: 'end',
    cell: ({ rate }) => formatUnitPrice(rate, currency),
  },
  {
    id: 'total',
    header: t('costs.amount'),
    width: 120,
    align: 'end',
    cell: ({ total }) => formatMoney(total, currency),
  },
]
