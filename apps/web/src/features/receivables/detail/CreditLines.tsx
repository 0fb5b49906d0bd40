import type { Invoice, InvoiceLine } from '@dragoman/sdk/operations/receivables'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { NumberField } from '@dragoman/ui/NumberField'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { leftOf, wrongLines, type CreditAmounts } from './credit-values.ts'
import styles from './detail.module.css'

export interface CreditLinesProps {
  invoice: Invoice
  amounts: CreditAmounts
  onChange: (amounts: CreditAmounts) => void
}

/** The lines of an invoice to choose from, each with what is credited of it. */
export function CreditLines({ invoice: { lines, currency }, amounts, onChange }: CreditLinesProps) {
  const wrong = wrongLines(lines, amounts)
  const turn = (line: InvoiceLine, isChosen: boolean) => {
    const { [line.uuid]: _taken, ...others } = amounts
    onChange(isChosen ? { ...others, [line.uuid]: leftOf(line) } : others)
  }
  return (
    <div className={styles.scroll}>
      <table className={styles.credit}>
        <thead>
          <tr>
            <th scope="col">{t('receivables.line')}</th>
            <th scope="col" data-align="end">
              {t('receivables.invoiced')}
            </th>
            <th scope="col" data-align="end">
              {t('receivables.credit')}
            </th>
            <th scope="col" data-align="end">
              {t('receivables.stays')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const { uuid, description, net } = line
            const amount = amounts[uuid]
            const left = leftOf(line)
            return (
              <tr key={uuid} data-chosen={amount !== undefined || undefined}>
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the checkbox in it has one */}
                <th scope="row">
                  <Checkbox
                    isSelected={amount !== undefined}
                    isDisabled={left === 0}
                    onChange={(isChosen) => turn(line, isChosen)}
                  >
                    <bdi>{description}</bdi>
                  </Checkbox>
                </th>
                <td data-align="end">{formatMoney(net, currency)}</td>
                <td data-align="end">
                  {amount === undefined ? (
                    '–'
                  ) : (
                    <div className={styles.amount}>
                      <NumberField
                        label={t('receivables.creditFor', { name: description })}
                        isLabelHidden
                        isReadOnly={left < 0}
                        minValue={Math.min(left, 0)}
                        value={amount}
                        onChange={(next) => onChange({ ...amounts, [uuid]: next })}
                        formatOptions={{ style: 'currency', currency }}
                        errorMessage={
                          wrong.includes(uuid)
                            ? t('receivables.creditLimit', { amount: formatMoney(left, currency) })
                            : undefined
                        }
                      />
                    </div>
                  )}
                </td>
                <td data-align="end">{formatMoney(wrong.includes(uuid) ? left : left - (amount ?? 0), currency)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
