import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PayableSummary } from '@dragoman/sdk/operations/payables'
import { useQuery } from '@tanstack/react-query'
import { AmountStrip, StripPart, StripTotal } from '../../display/money/AmountStrip.tsx'
import { SplitBar } from '../../display/money/SplitBar.tsx'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatAmounts } from '../../i18n/format-amounts.ts'
import { formatList } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { addUp } from '../../display/money/add-up.ts'

/** The total of all open payables, and by which payout method it is paid. */
export function PayableSums() {
  const { data, error, refetch, isFetching } = useQuery(query(api.payables.getSummary))
  if (error) return <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
  return (
    <AmountStrip label={t('payables.sums')}>
      <StripPart name={t('payables.toPay')} lines={1}>
        {data && <Total summary={data} />}
      </StripPart>
      <StripPart name={t('payables.byMethod')} lines={2}>
        {data && <Methods summary={data} />}
      </StripPart>
    </AmountStrip>
  )
}

function Total({ summary: { byMethod, currency, unconverted } }: { summary: PayableSummary }) {
  const count = byMethod.reduce((sum, { payables }) => sum + payables, 0)
  const total = byMethod.reduce((sum, { baseAmount = 0 }) => sum + baseAmount, 0)
  const amounts = addUp(byMethod)
  const isMixed = amounts.some((each) => each.currency !== currency)
  const text = t('payables.count', { count })
  return (
    <StripTotal
      amount={total}
      currency={currency}
      text={isMixed ? `${text} · ${formatAmounts(amounts)}` : text}
      missing={unconverted.length > 0 ? t('payables.unconverted', { currencies: formatList(unconverted) }) : undefined}
    />
  )
}

/** Payables without a payout method come first: they need attention. */
function Methods({ summary: { byMethod } }: { summary: PayableSummary }) {
  const parts = [...new Set(byMethod.map(({ payoutMethod }) => payoutMethod))]
    .map((method) => {
      const own = byMethod.filter(({ payoutMethod }) => payoutMethod === method)
      return { method, own, size: own.reduce((sum, { baseAmount = 0 }) => sum + baseAmount, 0) }
    })
    .sort((a, b) => Number(a.method !== undefined) - Number(b.method !== undefined) || b.size - a.size)
  if (parts.length === 0) return <span>{t('payables.nothingToPay')}</span>
  return (
    <SplitBar
      parts={parts.map(({ method, own, size }, at) => ({
        id: method ?? '',
        label: method ? enumWord('payoutMethod', method) : t('payables.noMethod'),
        size,
        amount: formatAmounts(addUp(own)),
        color: method ? `--chart-${1 + (at % 6)}` : '--danger',
      }))}
    />
  )
}
