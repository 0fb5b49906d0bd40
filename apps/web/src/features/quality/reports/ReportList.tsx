import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useMemo } from 'react'
import { t } from '../../../i18n/t.ts'
import { useListState } from '../../../list/list-state.ts'
import { ListTable } from '../../../list/ListTable.tsx'
import { ViewsMenu } from '../../../list/ViewsMenu.tsx'
import { FindingsExport } from '../period/FindingsExport.tsx'
import { PeriodBar } from '../period/PeriodBar.tsx'
import { periodOf } from '../period/period-of.ts'
import { daysOf } from '../period/months.ts'
import { spanText } from '../period/span-text.ts'
import { narrowedBy, reportsQuery } from './report-query.ts'
import type { ReportsAddress } from './report-search.ts'
import { reportCard, reportColumns } from './report-columns.tsx'
import { ReportFilters } from './ReportFilters.tsx'

/** One report for each linguist, step, and language pair of the period. */
export function ReportList({ address }: { address: ReportsAddress }) {
  const list = useListState(address)
  const mayExport = useCan(requirements['qualityReports.startExport'])
  const { months, from, to, compare, unit, closed } = address
  const period = useMemo(() => ({ months, from, to, compare, unit, closed }), [months, from, to, compare, unit, closed])
  const columns = useMemo(() => reportColumns(period), [period])
  const card = useMemo(() => reportCard(period), [period])
  const { startDate, endDate } = daysOf(periodOf(period))
  const change = (next: object) => list.set(next)
  return (
    <Page isFilling>
      <PageHeader
        title={t('quality.reports')}
        description={spanText(startDate, endDate)}
        actions={
          <>
            <ViewsMenu list={list} name="QUALITY_REPORTS" />
            {mayExport && <FindingsExport address={period} only={narrowedBy(address)} />}
          </>
        }
      />
      <PageBody>
        <PeriodBar address={period} onChange={change} />
        <ReportFilters address={address} onChange={change} />
        <ListTable
          label={t('quality.reports')}
          list={list}
          query={reportsQuery(address)}
          columns={columns}
          card={card}
          empty={
            <EmptyState kind="first-use" icon="quality" title={t('quality.noReviewsInPeriod')}>
              {t('quality.reportsText')}
            </EmptyState>
          }
        />
      </PageBody>
    </Page>
  )
}
