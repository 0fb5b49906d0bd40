import type { InvoiceCostLine, InvoiceLine } from '@dragoman/sdk/operations/receivables'
import { TextButton } from '@dragoman/ui/TextButton'
import { bandOfStep } from '../../../display/explanation/line-names.ts'
import { formatExact, formatMoney, formatQuantity, formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { formatPercent } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../../../display/money/MoneyLines.module.css'
import type { OpenCost } from './open-cost.ts'

export interface PartRowsProps {
  line: InvoiceLine
  currency: string
  /** Opens the segments of a cost line; left out for those who may not see them. */
  onOpen?: ((cost: OpenCost) => void) | undefined
}

/** The cost lines that a line of an invoice is the sum of: quantity, price, factor, exact product, and rounded amount. */
export function PartRows({ line: { description, parts, net, projectUuid }, currency, onOpen }: PartRowsProps) {
  const included = parts.reduce((sum, { total }) => sum + total, -net)
  const nameOf = ({ label, workflow, line }: InvoiceCostLine) => {
    const name = bandOfStep(label, workflow)
    if (!onOpen || line === undefined || projectUuid === undefined) return name
    return <TextButton onPress={() => onOpen({ projectUuid, line })}>{name}</TextButton>
  }
  return (
    <table className={styles.part} aria-label={t('receivables.partsOf', { name: description })}>
      <thead>
        <tr>
          <th scope="col">{t('receivables.cost')}</th>
          <th scope="col" data-align="end">
            {t('receivables.quantity')}
          </th>
          <th scope="col" data-align="end">
            {t('receivables.price')}
          </th>
          <th scope="col" data-align="end">
            {t('receivables.factor')}
          </th>
          <th scope="col" data-align="end">
            {t('receivables.exact')}
          </th>
          <th scope="col" data-align="end">
            {t('receivables.rounded')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.uuid}>
            <th scope="row">
              {nameOf(part)}
              {part.priceList !== undefined && (
                <span className={styles.below}>
                  <bdi>{part.priceList}</bdi>{' '}
                  {part.priceListVersion !== undefined && t('receivables.version', { version: part.priceListVersion })}
                </span>
              )}
            </th>
            <td data-align="end">{formatQuantity(part.quantity)}</td>
            <td data-align="end">{formatUnitPrice(part.unitPrice, currency)}</td>
            <td data-align="end">{formatPercent(part.factor, 2)}</td>
            <td data-align="end">{formatExact(part.exact)}</td>
            <td data-align="end">{formatMoney(part.total, currency)}</td>
          </tr>
        ))}
        {Math.abs(included) > 0.0001 && (
          <tr>
            <th scope="row" colSpan={5}>
              {t('receivables.taxIncluded')}
            </th>
            <td data-align="end">{formatMoney(-included, currency)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
