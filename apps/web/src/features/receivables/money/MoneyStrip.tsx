import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ReceivablesSummary } from '@dragoman/sdk/operations/receivables'
import { useQuery } from '@tanstack/react-query'
import { helpOn } from '../../../display/help/Help.tsx'
import { AmountStrip, StripPart, StripTotal } from '../../../display/money/AmountStrip.tsx'
import { SplitBar, type SplitPart } from '../../../display/money/SplitBar.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatAmounts, formatMoney } from '../../../i18n/format-amounts.ts'
import { formatList } from '../../../i18n/format.ts'
import { hasMessage, t } from '../../../i18n/t.ts'
import { clientParts } from './client-parts.ts'

/** All that clients owe today: the total, and its parts by age and by client. */
export function MoneyStrip() {
  const { data, error, refetch, isFetching } = useQuery(query(api.receivables.getSummary))
  if (error) return <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
  return (
    <AmountStrip label={t('receivables.sums')}>
      <StripPart name={t('receivables.open')} lines={2}>
        {data && <Total summary={data} />}
      </StripPart>
      <StripPart name={t('receivables.byAge')} help={helpOn('debtAge')} lines={3}>
        {data && <SplitBar parts={ageParts(data)} />}
      </StripPart>
      <StripPart name={t('receivables.byClient')} lines={3}>
        {data && <Clients summary={data} />}
      </StripPart>
    </AmountStrip>
  )
}

function Total({ summary: { amount, currency, currencies, unconverted } }: { summary: ReceivablesSummary }) {
  const count = currencies.reduce((sum, { invoices }) => sum + invoices, 0)
  const isMixed = currencies.some((each) => each.currency !== currency)
  const text = t('receivables.openInvoices', { count })
  return (
    <StripTotal
      amount={amount}
      currency={currency}
      text={isMixed ? `${text} · ${formatAmounts(currencies)}` : text}
      missing={
        unconverted.length > 0 ? t('receivables.unconverted', { currencies: formatList(unconverted) }) : undefined
      }
    />
  )
}

function Clients({ summary }: { summary: ReceivablesSummary }) {
  const parts = clientParts(summary.clients)
  if (parts.length === 0) return <span>{t('receivables.nothingOpen')}</span>
  return (
    <SplitBar
      parts={parts.map(({ id, name, size, amounts }, at) => ({
        id,
        label: name === undefined ? t('receivables.otherClients') : <bdi>{name}</bdi>,
        size,
        amount: formatAmounts(amounts),
        color: colors[at] ?? '--chart-6',
      }))}
    />
  )
}

const colors = ['--chart-1', '--chart-2', '--chart-4', '--chart-5', '--chart-3', '--chart-6'] as const

const ageLooks: Readonly<Record<string, Pick<SplitPart, 'color' | 'tone'>>> = {
  NOT_DUE: { color: '--chart-1' },
  DAYS_1_30: { color: '--chart-3', tone: 'warning' },
  DAYS_31_60: { color: '--danger-fill', tone: 'danger' },
  DAYS_61_90: { color: '--chart-4', tone: 'danger' },
  OVER_90: { color: '--text-2', tone: 'danger' },
}

const ageParts = ({ ages, currency }: ReceivablesSummary): SplitPart[] =>
  ages.map(({ age, amount }) => {
    const { color, tone } = ageLooks[age] ?? { color: '--chart-6' as const }
    return {
      id: age,
      label: ageWord(age),
      size: amount,
      amount: formatMoney(amount, currency),
      color,
      tone: amount > 0 ? tone : undefined,
    }
  })

function ageWord(age: string): string {
  const id = `receivables.age.${age}`
  return hasMessage(id) ? t(id) : age
}
