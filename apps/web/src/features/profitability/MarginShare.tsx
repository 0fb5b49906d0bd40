import { Icon } from '@dragoman/ui/Icon'
import { formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import styles from './profitability.module.css'

/** A margin in percent, marked where it is under the goal. */
export function MarginShare({ percent, goal }: { percent: number | undefined; goal: number }) {
  if (percent === undefined) return <span className={styles.share}>–</span>
  const isLow = percent < goal
  return (
    <span className={styles.share} data-low={isLow || undefined}>
      {isLow && <Icon name="warning" label={t('profitability.low')} />}
      {formatPercent(percent / 100, 1)}
    </span>
  )
}
