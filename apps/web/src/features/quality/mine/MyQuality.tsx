import { Card } from '@dragoman/ui/Card'
import { Chart } from '@dragoman/ui/Chart'
import { DetailLayout, Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { RegionError } from '../../../errors/RegionError.tsx'
import { Link } from '../../../ground/links.ts'
import { formatList, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { CategoryBars } from '../CategoryBars.tsx'
import { monthCategories, scoresBy, spanOf } from '../month-scores.ts'
import type { PeriodAddress } from '../period/period-search.ts'
import { PeriodBar } from '../period/PeriodBar.tsx'
import { useReviewsBehind, type Behind } from '../review-links.ts'
import { scoreText } from '../review-words.ts'
import { scoreRange } from '../score-range.ts'
import { WaitingSeconds } from '../second/WaitingSeconds.tsx'
import { useCategories } from '../use-categories.ts'
import { LastReviews } from './LastReviews.tsx'
import { ownQuery } from './own-query.ts'
import { OwnFigures } from './OwnFigures.tsx'
import styles from './mine.module.css'
import { ToReply } from './ToReply.tsx'

export interface MyQualityProps {
  address: PeriodAddress
  onMove: (address: Partial<PeriodAddress>) => void
}

/** A linguist's own page: the score, what waits for a reply, where points come from, the last reviews. */
export function MyQuality({ address, onMove }: MyQualityProps) {
  const { data, error, refetch, isFetching } = useQuery({ ...ownQuery(address), placeholderData: keepPreviousData })
  const categories = useCategories()
  const months = data ? spanOf(data, data.months) : []
  const pairs = data?.byLanguagePair.map(({ sourceLanguage, targetLanguage }) =>
    t('quality.pairName', { source: languageName(sourceLanguage), target: languageName(targetLanguage) }),
  )
  const values = data ? scoresBy(months, data.months) : []
  const navigate = useNavigate()
  const reviews = useReviewsBehind(address)
  const behind = (figures: Behind) => reviews({ ...figures, isOwn: true })
  const failure = error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
  return (
    <Page>
      <PageHeader title={t('quality.mine')} description={pairs && pairs.length > 0 && formatList(pairs)} />
      <PageBody>
        <WaitingSeconds />
        <PeriodBar address={address} onChange={onMove} isShort />
        {failure || <OwnFigures own={data} />}
        <DetailLayout
          aside={
            <>
              {!error && (
                <Card title={t('quality.byMonth')}>
                  <Chart
                    label={t('quality.byMonth')}
                    isLoading={data === undefined}
                    categoryLabel={t('quality.month')}
                    categories={monthCategories(months)}
                    series={[{ id: 'score', label: t('quality.score'), values, kind: 'line' }]}
                    limit={
                      data && {
                        value: data.passMark,
                        label: t('quality.passMark', { score: scoreText(data.passMark) }),
                      }
                    }
                    range={scoreRange(values, data?.passMark ?? 100)}
                    isJoined
                    onOpen={(month) =>
                      void navigate({
                        to: '/quality/reviews',
                        search: { filter: behind({ months: { from: month, to: month } }) },
                      })
                    }
                    formatValue={(score) => scoreText(score)}
                    fileName="score-by-month"
                    empty={t('quality.noReviewsInPeriod')}
                  />
                </Card>
              )}
              {!error && (
                <Card title={t('quality.pointsFrom')}>
                  {!data ? (
                    <Skeleton lines={4} />
                  ) : data.figures.points === 0 ? (
                    <p className={styles.none}>{t('quality.noPoints')}</p>
                  ) : (
                    <CategoryBars
                      rows={data.byCategory}
                      categories={categories}
                      link={(category, name) => (
                        <Link to="/quality/reviews" search={{ filter: behind({ category }) }} variant="plain">
                          {name}
                        </Link>
                      )}
                    />
                  )}
                </Card>
              )}
              <LastReviews />
            </>
          }
        >
          <ToReply />
        </DetailLayout>
      </PageBody>
    </Page>
  )
}
