import type { CreditNotePreview } from '@dragoman/sdk/operations/receivables'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import styles from './detail.module.css'

/** The amounts of a credit note, and the open amount of its invoice afterwards. */
export function CreditSums({ preview }: { preview: CreditNotePreview }) {
  const { currency, netAmount, taxAmount, withheldAmount, total, invoiceTotal, openAfter, clientCredit } = preview
  const row = (term: string, amount: number, isStrong = false) => (
    <div data-strong={isStrong || undefined}>
      <dt>{term}</dt>
      <dd>{formatMoney(amount, currency)}</dd>
    </div>
  )
  return (
    <dl className={styles.amounts} aria-live="polite">
      {row(t('receivables.net'), -netAmount || 0)}
      {row(t('receivables.taxes'), -taxAmount || 0)}
      {withheldAmount !== 0 && row(t('receivables.withheld'), withheldAmount)}
      {row(t('receivables.creditNote'), -total || 0, true)}
      {row(t('receivables.one'), invoiceTotal)}
      {row(t('receivables.openAfter'), openAfter, true)}
      {clientCredit > 0 && row(t('receivables.clientCredit'), clientCredit)}
    </dl>
  )
}

/** How the tax of a credit note is reckoned: by difference, so that both documents are never a cent off. */
export function TaxByDifference({ preview }: { preview: CreditNotePreview }) {
  const { currency, taxBefore, taxAfter, taxAmount } = preview
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <InlineAlert tone="info">
      {t('receivables.byDifference', {
        before: money(taxBefore),
        after: money(taxAfter),
        difference: money(taxAmount),
      })}
    </InlineAlert>
  )
}
