import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PayableSummary } from '@dragoman/sdk/operations/payables'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatAmounts, formatMoney } from '../../i18n/format-amounts.ts'
import { formatList } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { addUp } from './add-up.ts'
import styles from './payables.module.css'

/** The total of all open payables, and by which payout method it is paid. */
export function PayableSums() {
  const { data, error, refetch, isFetching } = useQuery(query(api.payables.getSummary))
  if (error) return <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
  return (
    <section className={styles.sums} aria-label={t('payables.sums')}>
      <div className={styles.sum}>
        <span className={styles.muted}>{t('payables.toPay')}</span>
        {data ? <Total summary={data} /> : <Skeleton lines={1} />}
      </div>
      <div className={styles.sum}>
        <span className={styles.muted}>{t('payables.byMethod')}</span>
        {data ? <Methods summary={data} /> : <Skeleton lines={2} />}
      </div>
    </section>
  )
}

function Total({ summary: { byMethod, currency, unconverted } }: { summary: PayableSummary }) {
  const count = byMethod.reduce((sum, { payables }) => sum + payables, 0)
  const total = byMethod.reduce((sum, { baseAmount = 0 }) => sum + baseAmount, 0)
  const others = addUp(byMethod).filter((each) => each.currency !== currency)
  return (
    <>
      <span className={styles.figure}>{formatMoney(total, currency)}</span>
      <span className={styles.muted}>
        {t('payables.count', { count })}
        {others.length > 0 && ` · ${formatAmounts(addUp(byMethod))}`}
      </span>
      {unconverted.length > 0 && (
        <span className={styles.missing}>{t('payables.unconverted', { currencies: formatList(unconverted) })}</span>
      )}
    </>
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
    <>
      <div className={styles.bar} aria-hidden>
        {parts.map(({ method, size }, at) => (
          <span key={method ?? ''} style={{ ...colorOf(method, at), flexGrow: size }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {parts.map(({ method, own }, at) => (
          <li key={method ?? ''} style={colorOf(method, at)}>
            <span className={styles.swatch} aria-hidden />
            {method ? enumWord('payoutMethod', method) : t('payables.noMethod')}
            <span className={styles.amount}>{formatAmounts(addUp(own))}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const colorOf = (method: string | undefined, at: number): CSSProperties =>
  ({ '--part-color': method ? `var(--chart-${1 + (at % 6)})` : 'var(--danger)' }) as CSSProperties
