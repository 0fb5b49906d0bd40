import type { ReviewAgreement } from '@dragoman/sdk/operations/quality'
import { Badge } from '@dragoman/ui/StatusBadge'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../quality.module.css'
import { kappaText } from './kappa-text.ts'
import { leastKappa } from './least-kappa.ts'

export interface AgreementProps {
  agreement: ReviewAgreement
  /** Whether it stands in a row of a table, on one line. */
  isInRow?: boolean
}

/** How far two reviewers agree, and over how many segments. */
export function Agreement({ agreement, isInRow }: AgreementProps) {
  const { segments, agreed, kappa } = agreement
  return (
    <span className={styles.line} data-in-row={isInRow || undefined}>
      <Badge {...(kappa !== undefined && { tone: kappa < leastKappa ? 'warning' : 'success' })}>
        {kappaText(agreement)}
      </Badge>
      <span className={styles.muted}>
        {t('quality.agreedSegments', { agreed: formatNumber(agreed), segments: formatNumber(segments) })}
      </span>
    </span>
  )
}
