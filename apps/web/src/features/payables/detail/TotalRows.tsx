import type { Payable } from '@dragoman/sdk/operations/payables'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { taxReasonText } from '../tax-reason-text.ts'

/** The end of a payable: the sum of its lines, its taxes, and what is to be paid. */
export function TotalRows({ payable }: { payable: Payable }) {
  const { amountBeforeTaxes, taxes, amount, paidAmount, currency, taxReason, taxOverride } = payable
  const applied = taxes.filter(({ checked }) => checked)
  const row = (term: string, value: number, isStrong = false) => (
    <tr data-strong={isStrong || undefined}>
      <th scope="row" colSpan={2}>
        {term}
      </th>
      <td data-align="end">{formatMoney(value, currency)}</td>
    </tr>
  )
  return (
    <tfoot>
      {applied.length > 0 && row(t('payables.beforeTaxes'), amountBeforeTaxes)}
      {applied.map(({ id, name, rate, amount: tax }) => (
        <tr key={id}>
          <th scope="row" colSpan={2}>
            {t('payables.tax', { name, rate })}
          </th>
          <td data-align="end">{formatMoney(tax, currency)}</td>
        </tr>
      ))}
      {row(t('payables.toPay'), amount, true)}
      {taxReason !== undefined && (
        <tr>
          <td colSpan={3}>
            {taxOverride === undefined ? taxReasonText(taxReason) : t('payables.taxOverride', { reason: taxOverride })}
          </td>
        </tr>
      )}
      {paidAmount > 0 && row(t('payables.paid'), paidAmount)}
    </tfoot>
  )
}
