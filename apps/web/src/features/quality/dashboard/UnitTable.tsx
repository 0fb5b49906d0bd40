/* oxlint-disable jsx-a11y/control-has-associated-label -- a row header is no control, and its link has words */
import { Card } from '@dragoman/ui/Card'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { Link } from '../../../ground/links.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { Change } from '../Change.tsx'
import type { PeriodAddress } from '../period/period-search.ts'
import { useReviewsBehind } from '../review-links.ts'
import { ScoreFigure } from '../ScoreFigure.tsx'
import { trendsQuery } from './dashboard-query.ts'
import styles from './dashboard.module.css'

/** Units in the table: those with the most words. */
const mostUnits = 8

/** The score of each organizational unit, beside the one before. */
export function UnitTable({ address }: { address: PeriodAddress }) {
  const behind = useReviewsBehind(address)
  const { data, error, refetch, isFetching } = useQuery({
    ...trendsQuery('ORG_UNIT', address),
    placeholderData: keepPreviousData,
  })
  const rows = data?.trends.slice(0, mostUnits) ?? []
  return (
    <Card title={t('quality.units')} isFlush>
      {error ? (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      ) : !data ? (
        <div className={styles.waiting} aria-busy>
          <Skeleton lines={4} />
        </div>
      ) : (
        <table className={styles.plain} aria-label={t('quality.units')}>
          <thead>
            <tr>
              <th scope="col">{t('list.field.unit')}</th>
              <th scope="col">{t('list.field.words')}</th>
              <th scope="col">{t('quality.score')}</th>
              <th scope="col">{t('quality.change')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((trend) => (
              <tr key={trend.id}>
                <th scope="row">
                  <Link
                    to="/quality/reviews"
                    search={{ filter: behind({ unit: trend.organizationalUnit?.name }) }}
                    variant="plain"
                  >
                    <bdi>{trend.organizationalUnit?.name}</bdi>
                  </Link>
                </th>
                <td>{formatNumber(trend.reviewedWords)}</td>
                <td>
                  <ScoreFigure figures={{ ...trend, band: undefined }} passMark={data.passMark} />
                </td>
                <td>
                  <Change now={trend.score} before={trend.before.score} better="up" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
