import { Icon } from '@dragoman/ui/Icon'
import { formatPercent } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from './LanguageGrid.module.css'

export interface StepMeterProps {
  /** 0 to 1. */
  share: number
  step: string
  /** Nothing can be done before the step before is delivered. */
  isLocked: boolean
}

/** How far a step is: a bar and its percentage, or a lock. */
export function StepMeter({ share, step, isLocked }: StepMeterProps) {
  // Never 100 % while something is open.
  const percent = formatPercent(Math.floor(100 * share) / 100)
  return (
    <span className={styles.meter}>
      <span className={styles.stepName}>{step}</span>
      <span className={styles.track}>
        <span className={styles.fill} data-done={share >= 1 || undefined} style={{ inlineSize: `${100 * share}%` }} />
      </span>
      <span className={styles.percent}>
        {isLocked ? (
          <span title={t('projects.work.waits')}>
            <Icon name="lock" label={t('projects.work.waits')} />
          </span>
        ) : (
          percent
        )}
      </span>
    </span>
  )
}
