import type { CostSegment, CostSegmentPage } from '@dragoman/sdk/operations/costs'
import { splitSegmentText } from '@dragoman/sdk/segment-text'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Pagination } from '@dragoman/ui/Pagination'
import { useMemo } from 'react'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { helpOn } from '../help/Help.tsx'
import { bandName } from './line-names.ts'
import styles from './explanation.module.css'

export interface CostSegmentsProps {
  segments: CostSegmentPage
  isRefreshing: boolean
  /** Pages count from 0. */
  onPageChange: (page: number) => void
}

const rowId = ({ segmentId }: CostSegment) => segmentId

/** The segments that an amount was counted from, page by page. */
export function CostSegments({ segments, isRefreshing, onPageChange }: CostSegmentsProps) {
  const columns = useMemo(segmentColumns, [])
  const { number, size, totalElements } = segments
  return (
    <Card title={t('costs.segments', { count: totalElements })} isFlush headingLevel={3}>
      <DataTable
        label={t('costs.segments', { count: totalElements })}
        columns={columns}
        rows={segments.content}
        rowId={rowId}
        isRefreshing={isRefreshing}
        isEmbedded
        empty={<EmptyState kind="first-use" headingLevel={3} title={t('costs.noLines')} />}
        footer={
          totalElements > size && (
            <Pagination page={number} pageSize={size} total={totalElements} onPageChange={onPageChange} />
          )
        }
      />
    </Card>
  )
}

const segmentColumns = (): Column<CostSegment>[] => [
  {
    id: 'source',
    header: t('costs.source'),
    minWidth: 240,
    isContent: true,
    cell: ({ source }) => <SegmentText text={source} />,
  },
  {
    id: 'file',
    header: t('costs.file'),
    minWidth: 120,
    cell: ({ fileName, sequence }) => <bdi>{sequence === undefined ? fileName : `${fileName} · ${sequence}`}</bdi>,
  },
  { id: 'words', header: t('costs.words'), width: 80, align: 'end', cell: ({ words }) => formatNumber(words) },
  {
    id: 'match',
    header: t('costs.match'),
    help: helpOn('matchScore'),
    width: 148,
    cell: ({ band, match }) => (match > 0 && match <= 100 ? formatPercent(match / 100) : bandName(band)),
  },
]

/** Segment text with its codes as small marks. */
function SegmentText({ text }: { text: string }) {
  return splitSegmentText(text).map((part, index) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <span key={index} className={styles.code}>
        {part.id}
      </span>
    ),
  )
}
