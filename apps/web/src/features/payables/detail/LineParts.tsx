import type { PayableLine } from '@dragoman/sdk/operations/payables'
import { TextButton } from '@dragoman/ui/TextButton'
import { bandName } from '../../../display/explanation/line-names.ts'
import { formatExact, formatMoney, formatQuantity, formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { formatPercent } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../../../display/money/MoneyLines.module.css'
import type { OpenPart } from './open-part.ts'

export interface LinePartsProps {
  line: PayableLine
  currency: string
  onOpen: (part: OpenPart) => void
}

/** The calculation of a task's amount: quantity, rate, factor, exact product, and rounded amount of each match band. */
export function LineParts({ line: { name, parts, taskUuid }, currency, onOpen }: LinePartsProps) {
  return (
    <table className={styles.part} aria-label={t('payables.partsOf', { name })}>
      <thead>
        <tr>
          <th scope="col">{t('payables.part')}</th>
          <th scope="col" data-align="end">
            {t('payables.quantity')}
          </th>
          <th scope="col" data-align="end">
            {t('payables.rate')}
          </th>
          <th scope="col" data-align="end">
            {t('payables.factor')}
          </th>
          <th scope="col" data-align="end">
            {t('payables.exact')}
          </th>
          <th scope="col" data-align="end">
            {t('payables.rounded')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ displayOrder, costType, setBy, amount, rate, factor, exact, total, rateVersion }) => {
          const band = bandName(costType)
          return (
            <tr key={displayOrder}>
              <th scope="row">
                {taskUuid ? (
                  <TextButton onPress={() => onOpen({ taskUuid, displayOrder, name: band })}>{band}</TextButton>
                ) : (
                  band
                )}
                {setBy && <span className={styles.below}>{t('payables.setBy', { name: setBy.name })}</span>}
              </th>
              <td data-align="end">{formatQuantity(amount)}</td>
              <td data-align="end">
                {formatUnitPrice(rate, currency)}
                {rateVersion !== undefined && (
                  <span className={styles.below}>{t('payables.rateVersion', { version: rateVersion })}</span>
                )}
              </td>
              <td data-align="end">{formatPercent(factor, 2)}</td>
              <td data-align="end">{formatExact(exact)}</td>
              <td data-align="end">{formatMoney(total, currency)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
