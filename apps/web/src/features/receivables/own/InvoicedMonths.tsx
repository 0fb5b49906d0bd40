import type { ReceivablesMonth } from '@dragoman/sdk/operations/receivables'
import { Card } from '@dragoman/ui/Card'
import { Chart } from '@dragoman/ui/Chart'
import { useState } from 'react'
import { formatCompact, formatAmounts, formatMoney } from '../../../i18n/format-amounts.ts'
import { formatMonth } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import { addUp } from '../../../display/money/add-up.ts'
import { lastMonths } from './last-months.ts'

/** The net amount of each of the last twelve months, in the currency that most was invoiced in. */
export function InvoicedMonths({ months }: { months: readonly ReceivablesMonth[] }) {
  const [present] = useState(() => new Date().toISOString().slice(0, 7))
  const sums = addUp(months.map(({ currency, netAmount }) => ({ currency, amount: netAmount })))
  const currency = sums[0]!.currency
  const span = lastMonths(present, 12)
  const amountOf = (month: string) =>
    months.find((each) => each.month === month && each.currency === currency)?.netAmount ?? 0
  return (
    <Card title={t('receivables.byMonth')}>
      <Chart
        label={t('receivables.byMonth')}
        categoryLabel={t('receivables.month')}
        summary={t('receivables.overYear', { amount: formatAmounts(sums) })}
        categories={span.map((month, at) => ({
          id: month,
          label: formatMonth(month, 'long'),
          shortLabel: formatMonth(month, 'short'),
          isCurrent: at === span.length - 1,
        }))}
        // More can be credited than invoiced in a month; a bar has nothing below zero.
        series={[
          {
            id: 'net',
            label: t('receivables.netIn', { currency }),
            values: span.map((month) => Math.max(0, amountOf(month))),
          },
        ]}
        formatValue={(value) => formatMoney(value, currency)}
        formatTick={formatCompact}
        fileName="invoiced-by-month"
        empty={t('receivables.noneOfOwn')}
      />
    </Card>
  )
}
