import type { ExchangeRate } from '@dragoman/sdk/operations/finance'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Suspense, useMemo, useState } from 'react'
import { currencyName, formatDate } from '../../i18n/format.ts'
import { formatQuantity } from '../../i18n/format-amounts.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import type { FinanceCardProps } from './finance-query.ts'

const ExchangeRateDialog = overlay(() => import('./ExchangeRateDialog.tsx'), 'ExchangeRateDialog')

const rowId = ({ uuid }: ExchangeRate) => uuid

/** The value of the account's currency in others: the newest rate of each. */
export function ExchangeRates({ accountUUID, settings, day }: FinanceCardProps & { day: string }) {
  const { exchangeRates, currency } = settings
  const [isAdding, setAdding] = useState(false)
  const columns = useMemo(rateColumns, [])
  return (
    <Card
      title={t('finance.rates')}
      description={t('finance.ratesText', { currency })}
      isFlush
      actions={
        <Button icon="plus" size="small" onPress={() => setAdding(true)}>
          {t('finance.addRate')}
        </Button>
      }
    >
      <DataTable
        label={t('finance.rates')}
        columns={columns}
        rows={exchangeRates}
        rowId={rowId}
        isEmbedded
        empty={<EmptyState kind="first-use" icon="wallet" headingLevel={3} title={t('finance.noRates')} />}
      />
      {isAdding && (
        <Suspense>
          <ExchangeRateDialog accountUUID={accountUUID} base={currency} day={day} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  )
}

const rateColumns = (): Column<ExchangeRate>[] => [
  { id: 'currency', header: t('finance.currency'), minWidth: 140, cell: ({ currency }) => currencyName(currency) },
  {
    id: 'rate',
    header: t('finance.exchangeRate'),
    width: 168,
    align: 'end',
    cell: ({ base, currency, rate }) => t('finance.rateWords', { base, rate: formatQuantity(rate), currency }),
  },
  { id: 'day', header: t('finance.day'), width: 124, cell: ({ day }) => formatDate(Date.parse(day), 'UTC') },
]
