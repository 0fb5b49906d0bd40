import type { PayableLine, PayableReconciliationLine } from '@dragoman/sdk/operations/payables'
import { IconButton } from '@dragoman/ui/IconButton'
import { Moment } from '../../../display/Moment.tsx'
import { Link } from '../../../ground/links.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import table from '../../../display/money/MoneyLines.module.css'
import styles from './PayableLines.module.css'

export interface LineRowProps {
  line: PayableLine
  currency: string
  /** Why it comes to something else now. */
  cause: PayableReconciliationLine['cause']
  isOpen: boolean
  onTurn: () => void
}

/** A line of a payable: its task or adjustment, and its amount. */
export function LineRow({ line, currency, cause, isOpen, onTurn }: LineRowProps) {
  const { kind, name, amount, taskUuid, deliveryDate, adjustment, carriedOver, parts } = line
  const title = adjustment ? t(`payables.adjustment.${adjustment.kind}`) : name
  return (
    <tr>
      <th scope="row">
        <span className={table.line}>
          {parts.length > 0 && (
            <IconButton
              icon={isOpen ? 'chevron-down' : 'chevron-end'}
              label={t(isOpen ? 'payables.closeLine' : 'payables.openLine', { name: title })}
              isDirectional
              size="small"
              aria-expanded={isOpen}
              onPress={onTurn}
            />
          )}
          <span className={table.name}>
            {taskUuid && kind === 'TASK' ? (
              <Link to="/tasks/$id" params={{ id: taskUuid }} variant="plain">
                <bdi>{title}</bdi>
              </Link>
            ) : (
              title
            )}
            {adjustment && <bdi className={table.below}>{name}</bdi>}
            {carriedOver && <span className={table.below}>{t('payables.carriedOver')}</span>}
            {cause && (
              <span className={styles.cause}>{t(`payables.cause.${cause}` as 'payables.cause.RATE_CHANGED')}</span>
            )}
          </span>
        </span>
      </th>
      <td>{deliveryDate !== undefined && <Moment value={deliveryDate} as="date" />}</td>
      <td data-align="end">{formatMoney(amount, currency)}</td>
    </tr>
  )
}
