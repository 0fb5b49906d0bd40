import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { FindingsExport } from '../period/FindingsExport.tsx'
import { addressOf } from '../period/period-of.ts'
import { PeriodBar } from '../period/PeriodBar.tsx'
import { spanText } from '../period/span-text.ts'
import { seesReviewers } from '../sees-others.ts'
import { useCategories } from '../use-categories.ts'
import { ActOn } from './ActOn.tsx'
import { dashboardQuery } from './dashboard-query.ts'
import type { DashboardAddress, Subject } from './dashboard-search.ts'
import styles from './dashboard.module.css'
import { FiguresStrip } from './FiguresStrip.tsx'
import { HeatTable } from './HeatTable.tsx'
import { LinguistTable } from './LinguistTable.tsx'
import { ReviewerTable } from './ReviewerTable.tsx'
import { ScoreMonths } from './ScoreMonths.tsx'
import { UnitTable } from './UnitTable.tsx'
import { WorstCategories } from './WorstCategories.tsx'

export interface DashboardProps {
  address: DashboardAddress
  onMove: (address: Partial<DashboardAddress>) => void
}

/** How good the work is, whether that changes, and what to do about it. Each region loads and fails by itself. */
export function Dashboard({ address, onMove }: DashboardProps) {
  const isManager = useCan(seesReviewers)
  const mayExport = useCan(requirements['qualityReports.startExport'])
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...dashboardQuery(address),
    placeholderData: keepPreviousData,
  })
  const categories = useCategories()
  const isEmpty = data !== undefined && data.figures.reviews + data.before.reviews === 0 && data.byReviewer.length === 0
  const regions = { dashboard: data, categories, address }
  const subject: Subject = address.by ?? 'LANGUAGE_PAIR'
  return (
    <Page>
      <PageHeader
        title={t('quality.dashboard')}
        description={data && t('quality.comparedWith', { period: spanText(data.beforeStartDate, data.beforeEndDate) })}
        actions={mayExport && <FindingsExport address={address} />}
      />
      <PageBody>
        <PeriodBar address={address} onChange={onMove} />
        {isEmpty ? (
          <EmptyState
            kind="first-use"
            icon="quality"
            title={t('quality.noReviewsInPeriod')}
            action={
              <Button onPress={() => onMove(addressOf('12'))}>{t('quality.period.months', { count: 12 })}</Button>
            }
          >
            {t('quality.emptyText')}
          </EmptyState>
        ) : (
          <div className={styles.column} data-refreshing={isPlaceholderData || undefined}>
            {error ? (
              <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
            ) : (
              <FiguresStrip dashboard={data} address={address} />
            )}
            <div className={styles.columns}>
              <ScoreMonths address={address} subject={subject} onSubject={(by) => onMove({ by })} />
              <ActOn {...regions} />
            </div>
            <div className={styles.columns}>
              {!error && <HeatTable {...regions} />}
              <div className={styles.column}>
                {!error && <WorstCategories {...regions} />}
                <UnitTable address={address} />
              </div>
            </div>
            <LinguistTable address={address} />
            {isManager && !error && <ReviewerTable dashboard={data} address={address} />}
          </div>
        )}
      </PageBody>
    </Page>
  )
}
