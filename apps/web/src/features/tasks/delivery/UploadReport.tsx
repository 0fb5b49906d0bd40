import type { Task } from '@dragoman/sdk/operations/tasks'
import type { TranslationUploadReport, TranslationUploadSegment } from '@dragoman/sdk/operations/workUnits'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Row, Stack } from '@dragoman/ui/Page'
import { Badge } from '@dragoman/ui/StatusBadge'
import type { Tone } from '@dragoman/ui/status-tone'
import { useMemo, useState } from 'react'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { issueText, SegmentLink } from './SegmentLink.tsx'

type Outcome = TranslationUploadSegment['outcome']

const tones: Record<Outcome, Tone> = {
  ACCEPTED: 'success',
  DRAFT: 'warning',
  UNCHANGED: 'neutral',
  EMPTY: 'neutral',
  STALE_SOURCE: 'warning',
  TAG_MISMATCH: 'danger',
  UNKNOWN: 'warning',
}

const outcomes = Object.keys(tones) as Outcome[]
const fine: readonly Outcome[] = ['ACCEPTED', 'UNCHANGED']
const rowId = ({ key }: TranslationUploadSegment) => key

/** The result of an uploaded translation: how many segments of each kind, then segment by segment. */
export function UploadReport({ task, report }: { task: Task; report: TranslationUploadReport }) {
  const left = report.segments.filter(({ outcome }) => !fine.includes(outcome))
  const [shown, setShown] = useState<'left' | 'all'>(left.length > 0 ? 'left' : 'all')
  const columns = useMemo(() => reportColumns(task), [task])
  const counts = outcomes
    .map((outcome) => ({ outcome, count: report.segments.filter((segment) => segment.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => t(`tasks.outcome.count.${outcome}`, { count }))
  return (
    <Stack gap={12}>
      <InlineAlert
        tone={left.length > 0 ? 'warning' : 'success'}
        isAnnounced
        title={t(left.length > 0 ? 'tasks.report.partly' : 'tasks.report.done')}
      >
        {counts.join(' · ')}
      </InlineAlert>
      {left.length > 0 && (
        <Row>
          <SegmentedControl
            label={t('tasks.report.show')}
            value={shown}
            onChange={setShown}
            options={[
              { id: 'left', label: t('tasks.report.left') },
              { id: 'all', label: t('tasks.report.all') },
            ]}
          />
        </Row>
      )}
      <DataTable
        label={t('tasks.report')}
        columns={columns}
        rows={shown === 'left' ? left : report.segments}
        rowId={rowId}
        isEmbedded
        empty={null}
      />
    </Stack>
  )
}

const reportColumns = (task: Task): Column<TranslationUploadSegment>[] => [
  {
    id: 'segment',
    header: t('tasks.report.segment'),
    width: 170,
    cell: ({ key, segmentId, index }) =>
      segmentId !== undefined && index !== undefined ? (
        <SegmentLink task={task} segment={{ segmentId, index }} />
      ) : (
        <bdi>{key}</bdi>
      ),
  },
  {
    id: 'outcome',
    header: t('tasks.report.outcome'),
    width: 220,
    cell: ({ outcome }) => <Badge tone={tones[outcome]}>{t(`tasks.outcome.${outcome}`)}</Badge>,
  },
  {
    id: 'issues',
    header: t('tasks.report.detail'),
    minWidth: 220,
    cell: ({ issues = [] }) => formatList(issues.map(issueText)),
  },
]
