/* oxlint-disable jsx-a11y/control-has-associated-label -- a row header is no control, and its link has words */
import { Card } from '@dragoman/ui/Card'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { Link } from '../../../ground/links.ts'
import { RowLink } from '../../../ground/RowLink.tsx'
import { t } from '../../../i18n/t.ts'
import { projectTitle } from '../project-title.ts'
import { reviewsQuery } from '../review-search.ts'
import { ReviewScore, ReviewStatus } from '../ReviewStatus.tsx'
import styles from './mine.module.css'

const count = 6

/** The newest reviews that the linguist took part in, and the way to all of them. */
export function LastReviews() {
  const { data, error, refetch, isFetching } = useQuery(reviewsQuery({ size: count }))
  return (
    <Card
      title={t('quality.lastReviews')}
      actions={
        <Link to="/quality/reviews" search={{ layout: 'table' }}>
          {t('quality.allReviews')}
        </Link>
      }
      isFlush
    >
      {error ? (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      ) : !data ? (
        <div className={styles.none} aria-busy>
          <Skeleton lines={count} />
        </div>
      ) : data.content.length === 0 ? (
        <p className={styles.none}>{t('quality.empty')}</p>
      ) : (
        <table className={styles.reviews} aria-label={t('quality.lastReviews')}>
          <thead>
            <tr>
              <th scope="col">{t('list.field.project')}</th>
              <th scope="col">{t('quality.score')}</th>
              <th scope="col">{t('list.field.status')}</th>
            </tr>
          </thead>
          <tbody>
            {data.content.map((review) => (
              <tr key={review.uuid}>
                <th scope="row">
                  <RowLink to="/quality/reviews/$id" id={review.uuid}>
                    <bdi>{projectTitle(review.project)}</bdi>
                  </RowLink>
                </th>
                <td>
                  <ReviewScore review={review} />
                </td>
                <td>
                  <ReviewStatus review={review} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
