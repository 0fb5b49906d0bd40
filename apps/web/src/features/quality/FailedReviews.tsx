import type { QualityFigures } from '@dragoman/sdk/operations/qualityReports'
import { Badge } from '@dragoman/ui/StatusBadge'
import { t } from '../../i18n/t.ts'

/** How many reviews didn't pass, in a cell. */
export function FailedReviews({
  figures: { failed, reviews },
}: {
  figures: Pick<QualityFigures, 'failed' | 'reviews'>
}) {
  return (
    <Badge tone={failed === 0 ? 'success' : 'danger'} icon={failed === 0 ? 'check' : 'warning'}>
      {t('quality.someFailed', { count: failed, total: reviews })}
    </Badge>
  )
}
