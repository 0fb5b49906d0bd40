import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { Card } from '@dragoman/ui/Card'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from './detail.module.css'
import { nextStep } from './next-step.ts'

/** The amounts of an invoice: net, taxes, paid, credited, and open; then whose move is next. */
export function AmountsCard({ invoice }: { invoice: Invoice }) {
  const { kind, currency, netAmount, taxes, total, paidAmount, creditedAmount, openAmount } = invoice
  const money = (amount: number) => formatMoney(amount, currency)
  const row = (term: string, amount: number, isStrong = false) => (
    <div data-strong={isStrong || undefined}>
      <dt>{term}</dt>
      <dd>{money(amount)}</dd>
    </div>
  )
  const { baseCurrency, baseTotal, exchangeRate } = invoice
  return (
    <Card title={t('receivables.amounts')}>
      <dl className={styles.amounts}>
        {row(t('receivables.net'), netAmount)}
        {taxes
          .filter(({ checked }) => checked)
          .map(({ id, name, rate, amount }) => (
            <div key={id}>
              <dt>{t('receivables.taxRate', { name, rate })}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        {row(t('receivables.total'), total, true)}
        {kind === 'INVOICE' && (
          <>
            {creditedAmount > 0 && row(t('receivables.credited'), -creditedAmount)}
            {row(t('receivables.paid'), -paidAmount || 0)}
            {row(t('receivables.open'), openAmount, true)}
          </>
        )}
      </dl>
      {baseTotal !== undefined && baseCurrency !== undefined && baseCurrency !== currency && (
        <p className={styles.note}>
          {t('receivables.inBase', {
            amount: formatMoney(baseTotal, baseCurrency),
            rate: exchangeRate === undefined ? '–' : formatNumber(exchangeRate),
          })}
        </p>
      )}
      <p className={styles.next}>{nextStep(invoice)}</p>
    </Card>
  )
}
