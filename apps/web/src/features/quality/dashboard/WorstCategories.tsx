import type { QualityDashboard } from '@dragoman/sdk/operations/qualityReports'
import { Card } from '@dragoman/ui/Card'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Link } from '../../../ground/links.ts'
import { formatPercent } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { CategoryBars } from '../CategoryBars.tsx'
import type { PeriodAddress } from '../period/period-search.ts'
import { useReviewsBehind } from '../review-links.ts'
import type { Categories } from '../use-categories.ts'
import styles from './dashboard.module.css'

/** The categories with the most points, as bars. */
export function WorstCategories({
  dashboard,
  categories,
  address,
}: {
  dashboard: QualityDashboard | undefined
  categories: Categories
  address: PeriodAddress
}) {
  const behind = useReviewsBehind(address)
  const rows = dashboard?.byCategory.filter(({ points }) => points > 0) ?? []
  const all = rows.reduce((sum, { points }) => sum + points, 0)
  const [worst] = rows
  return (
    <Card
      title={t('quality.worstCategories')}
      description={
        worst &&
        t('quality.worstShare', {
          category: categories.nameOf(worst.category),
          share: formatPercent(worst.points / all),
        })
      }
    >
      <div className={styles.bars} aria-busy={!dashboard}>
        {!dashboard ? (
          <Skeleton lines={5} />
        ) : rows.length === 0 ? (
          <p className={styles.how}>{t('quality.noFindingsInPeriod')}</p>
        ) : (
          <CategoryBars
            rows={rows}
            categories={categories}
            color="--chart-3"
            link={(category, name) => (
              <Link to="/quality/reviews" search={{ filter: behind({ category }) }} variant="plain">
                {name}
              </Link>
            )}
          />
        )}
      </div>
    </Card>
  )
}
