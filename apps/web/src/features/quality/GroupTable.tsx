import type { QualityGroup } from '@dragoman/sdk/operations/qualityReports'
import { Person } from '@dragoman/ui/Avatar'
import { DataTable, type Column, type DataTableProps } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useMemo } from 'react'
import { helpOn } from '../../display/help/Help.tsx'
import { Link } from '../../ground/links.ts'
import { formatNumber, languageName, number } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { Change } from './Change.tsx'
import { FailedReviews } from './FailedReviews.tsx'
import type { Behind, ReviewsBehind } from './review-links.ts'
import { ScoreFigure } from './ScoreFigure.tsx'
import type { Grouping } from './groupings.ts'

const rowId = ({ id }: QualityGroup) => id

interface GroupTableProps extends Pick<DataTableProps<QualityGroup>, 'error' | 'isRefreshing'> {
  by: Grouping
  rows: readonly QualityGroup[] | undefined
  passMark: number
  /** Given where figures lead to their reviews. */
  behind?: ReviewsBehind
}

/** The figures of each linguist, client, unit, language pair, or step. */
export function GroupTable({ by, rows, passMark, behind, ...state }: GroupTableProps) {
  const columns = useMemo(() => columnsOf(by, passMark, behind), [by, passMark, behind])
  return (
    <DataTable
      {...state}
      label={t(`quality.by.${by}`)}
      columns={columns}
      rows={rows}
      rowId={rowId}
      isEmbedded
      isFitting
      skeletonRows={5}
      empty={<EmptyState kind="no-match" icon="quality" headingLevel={3} title={t('quality.noReviewsInPeriod')} />}
    />
  )
}

function GroupName({ row }: { row: QualityGroup }) {
  const { vendor, organization, organizationalUnit, sourceLanguage, targetLanguage, workflow } = row
  if (vendor) return <Person name={vendor.name} src={vendor.avatar} />
  if (sourceLanguage && targetLanguage)
    return t('quality.pairName', { source: languageName(sourceLanguage), target: languageName(targetLanguage) })
  if (workflow) return enumWord('workflow', workflow)
  return <bdi>{organization?.name ?? organizationalUnit?.name ?? t('quality.goneSubject')}</bdi>
}

/** The name of a row, which leads to its reviews unless its subject is gone. */
function GroupLink({ row, behind }: { row: QualityGroup; behind: ReviewsBehind | undefined }) {
  const { vendor, organization, organizationalUnit, sourceLanguage: source, targetLanguage: target, workflow } = row
  const name = <GroupName row={row} />
  if (!behind || !(vendor || organization || organizationalUnit || source || workflow)) return name
  const subject: Behind = {
    ...(vendor && { linguist: vendor.name }),
    ...(organization && { client: organization.name }),
    ...(organizationalUnit && { unit: organizationalUnit.name }),
    ...(source && { source, target }),
    ...(workflow && { step: workflow }),
  }
  return (
    <Link to="/quality/reviews" search={{ filter: behind(subject) }} variant="plain">
      {name}
    </Link>
  )
}

function columnsOf(by: Grouping, passMark: number, behind: ReviewsBehind | undefined): Column<QualityGroup>[] {
  return [
    {
      id: 'name',
      header: t(`quality.by.${by}`),
      isFlexible: true,
      cell: (row) => <GroupLink row={row} behind={behind} />,
    },
    { id: 'reviews', header: t('quality.title'), align: 'end', cell: ({ reviews }) => formatNumber(reviews) },
    { id: 'words', header: t('quality.words'), align: 'end', cell: ({ reviewedWords }) => formatNumber(reviewedWords) },
    {
      id: 'score',
      header: t('quality.score'),
      help: helpOn('qualityScore'),
      align: 'end',
      cell: (row) => <ScoreFigure figures={row} passMark={passMark} ofPerson={by === 'LINGUIST'} />,
    },
    {
      id: 'change',
      header: t('quality.change'),
      align: 'end',
      cell: ({ score, before }) => <Change now={score} before={before.score} better="up" />,
    },
    {
      id: 'perThousand',
      header: t('quality.pointsPerThousand'),
      help: helpOn('pointsPerThousand'),
      align: 'end',
      cell: ({ perThousand }) =>
        perThousand === undefined ? '–' : number(perThousand, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    },
    { id: 'result', header: t('list.field.result'), cell: (row) => <FailedReviews figures={row} /> },
  ]
}
