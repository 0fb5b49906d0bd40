import type { InvoiceLine } from '@dragoman/sdk/operations/receivables'
import { IconButton } from '@dragoman/ui/IconButton'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../../../display/money/MoneyLines.module.css'

export interface LineRowProps {
  line: InvoiceLine
  currency: string
  isOpen: boolean
  onTurn: () => void
}

/** A line of an invoice: its description, and its amount with what is credited of it. */
export function LineRow({ line, currency, isOpen, onTurn }: LineRowProps) {
  const { description, detail, words, net, creditedNet, parts } = line
  return (
    <tr>
      <th scope="row">
        <span className={styles.line}>
          {parts.length > 0 && (
            <IconButton
              icon={isOpen ? 'chevron-down' : 'chevron-end'}
              label={t(isOpen ? 'receivables.closeLine' : 'receivables.openLine', { name: description })}
              isDirectional
              size="small"
              aria-expanded={isOpen}
              onPress={onTurn}
            />
          )}
          <span className={styles.name}>
            <bdi>{description}</bdi>
            {detail && <bdi className={styles.below}>{detail}</bdi>}
          </span>
        </span>
      </th>
      <td data-align="end">{words > 0 ? formatNumber(words) : '–'}</td>
      <td data-align="end">
        {formatMoney(net, currency)}
        {creditedNet > 0 && (
          <span className={styles.below}>
            {t('receivables.creditedOf', { amount: formatMoney(creditedNet, currency) })}
          </span>
        )}
      </td>
    </tr>
  )
}
