import type { QualityDashboard, QualityOfReviewer } from '@dragoman/sdk/operations/qualityReports'
import { Person } from '@dragoman/ui/Avatar'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useMemo } from 'react'
import { helpOn } from '../../../display/help/Help.tsx'
import { Link } from '../../../ground/links.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import type { PeriodAddress } from '../period/period-search.ts'
import { useReviewsBehind, type ReviewsBehind } from '../review-links.ts'
import { Agreement } from '../second/Agreement.tsx'

const rowId = ({ reviewer }: QualityOfReviewer) => reviewer.uuid

/** The reviewers of the period: how many of their findings did not stand, and whether others judge as they do. */
export function ReviewerTable({
  dashboard,
  address,
}: {
  dashboard: QualityDashboard | undefined
  address: PeriodAddress
}) {
  const behind = useReviewsBehind(address)
  const columns = useMemo(() => columnsOf(behind), [behind])
  return (
    <Card title={t('quality.reviewers')} description={t('quality.kappaText')} isFlush>
      <DataTable
        label={t('quality.reviewers')}
        columns={columns}
        rows={dashboard?.byReviewer}
        rowId={rowId}
        isEmbedded
        isFitting
        skeletonRows={3}
        empty={<EmptyState kind="no-match" icon="quality" headingLevel={3} title={t('quality.noReviewsInPeriod')} />}
      />
    </Card>
  )
}

const columnsOf = (behind: ReviewsBehind): Column<QualityOfReviewer>[] => [
  {
    id: 'reviewer',
    header: t('quality.reviewer'),
    isFlexible: true,
    cell: ({ reviewer }) => (
      <Link to="/quality/reviews" search={{ filter: behind({ reviewer: reviewer.name }) }} variant="plain">
        <Person name={reviewer.name} src={reviewer.avatar} />
      </Link>
    ),
  },
  { id: 'reviews', header: t('quality.title'), align: 'end', cell: ({ reviews }) => formatNumber(reviews) },
  { id: 'findings', header: t('quality.findings'), align: 'end', cell: ({ findings }) => formatNumber(findings) },
  { id: 'disputed', header: t('quality.disputes'), align: 'end', cell: ({ disputed }) => formatNumber(disputed) },
  {
    id: 'overturned',
    header: t('quality.notUpheld'),
    help: helpOn('notUpheld'),
    align: 'end',
    cell: ({ overturned }) => formatNumber(overturned),
  },
  {
    id: 'agreement',
    header: t('quality.agreement'),
    help: helpOn('agreement'),
    cell: ({ agreement }) => (agreement ? <Agreement agreement={agreement} isInRow /> : '–'),
  },
]
