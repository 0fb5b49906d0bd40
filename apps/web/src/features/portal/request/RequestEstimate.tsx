import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { useProjectEstimate, type EstimatedProject } from '../../projects/create/use-project-estimate.ts'
import styles from '../portal.module.css'

/** The highest price of a request, as far as its files are read. */
export function RequestEstimate(props: EstimatedProject) {
  const { isKnown, words, estimate } = useProjectEstimate(props)
  return (
    <p className={styles.estimate} aria-live="polite">
      {estimate && (
        <span className={styles.amount}>
          {t('portal.request.about', { amount: formatMoney(estimate.total, estimate.currency) })}
        </span>
      )}
      {isKnown && (
        <span className={styles.quiet}>
          {t('portal.request.words', { words, languages: props.values.targets.length })}
        </span>
      )}
    </p>
  )
}
