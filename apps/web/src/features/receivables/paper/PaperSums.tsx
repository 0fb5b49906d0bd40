import { formatDate } from '../../../i18n/format.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import type { PaperDocument } from './paper-document.ts'
import styles from './Paper.module.css'

/** The end of a document: net, each tax, and the total; then its installments. */
export function PaperSums({ document, name }: { document: Omit<PaperDocument, 'lines'>; name: string }) {
  const { netAmount, taxes, total, currency, installments } = document
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{t('receivables.net')}</dt>
          <dd>{formatMoney(netAmount, currency)}</dd>
        </div>
        {taxes
          .filter(({ checked }) => checked)
          .map(({ id, name: tax, rate, amount }) => (
            <div key={id}>
              <dt>{t('receivables.taxRate', { name: tax, rate })}</dt>
              <dd>{formatMoney(amount, currency)}</dd>
            </div>
          ))}
        <div data-total>
          <dt>{name}</dt>
          <dd>{formatMoney(total, currency)}</dd>
        </div>
      </dl>
      {installments.length > 0 && (
        <dl className={styles.sums}>
          {installments.map(({ number, amount, dueDate }) => (
            <div key={number}>
              <dt>{t('receivables.installmentDue', { number, date: formatDate(dueDate, 'UTC') })}</dt>
              <dd>{formatMoney(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
