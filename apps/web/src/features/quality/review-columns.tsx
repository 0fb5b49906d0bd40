import type { ReviewItem } from '@dragoman/sdk/operations/quality'
import { Person } from '@dragoman/ui/Avatar'
import { LanguageCodes } from '../../display/LanguageCodes.tsx'
import { Moment } from '../../display/Moment.tsx'
import { helpOn } from '../../display/help/Help.tsx'
import { RowLink } from '../../ground/RowLink.tsx'
import { SampleBadge } from '../../ground/SampleBadge.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { ListCard } from '../../list/ListCard.tsx'
import type { ListColumn } from '../../list/list-columns.ts'
import { projectTitle } from './project-title.ts'
import { ReviewResult, ReviewScore, ReviewStatus } from './ReviewStatus.tsx'

export const reviewColumns = (): ListColumn<ReviewItem>[] => [
  {
    id: 'project',
    header: t('list.field.project'),
    isSortable: true,
    isLocked: true,
    isFlexible: true,
    sticky: 'start',
    cell: ({ uuid, project }) => (
      <>
        <RowLink to="/quality/reviews/$id" id={uuid}>
          <bdi>{projectTitle(project)}</bdi>
        </RowLink>{' '}
        <SampleBadge id={project.uuid} />
      </>
    ),
  },
  { id: 'file', header: t('list.field.file'), isSortable: true, cell: ({ filename }) => <bdi>{filename}</bdi> },
  {
    id: 'targetLanguage',
    header: t('quality.pair'),
    isSortable: true,
    exported: [
      { field: 'sourceLanguage', title: t('list.field.source') },
      { field: 'targetLanguage', title: t('list.field.target') },
    ],
    cell: ({ sourceLanguage, targetLanguage }) => <LanguageCodes source={sourceLanguage} target={targetLanguage} />,
  },
  {
    id: 'translator',
    header: t('list.field.linguist'),
    cell: ({ translator }) => translator && <Person name={translator.name} src={translator.avatar} />,
  },
  {
    id: 'reviewer',
    header: t('list.field.reviewer'),
    cell: ({ reviewer }) => reviewer && <Person name={reviewer.name} src={reviewer.avatar} />,
  },
  {
    id: 'reviewedWords',
    header: t('list.field.words'),
    align: 'end',
    isSortable: true,
    cell: ({ reviewedWords }) => formatNumber(reviewedWords),
  },
  {
    id: 'findings',
    header: t('quality.findings'),
    align: 'end',
    cell: ({ findings }) => formatNumber(findings),
  },
  {
    id: 'score',
    header: t('list.field.score'),
    help: helpOn('qualityScore'),
    align: 'end',
    isSortable: true,
    cell: (review) => <ReviewScore review={review} />,
  },
  {
    id: 'result',
    header: t('list.field.result'),
    isSortable: true,
    cell: (review) => <ReviewResult review={review} />,
  },
  {
    id: 'status',
    header: t('list.field.status'),
    isSortable: true,
    cell: (review) => <ReviewStatus review={review} />,
  },
  {
    id: 'replyDate',
    header: t('quality.replyBy'),
    isExtra: true,
    isSortable: true,
    cell: ({ replyDate }) => replyDate !== undefined && <Moment value={replyDate} />,
  },
  {
    id: 'workflow',
    header: t('list.field.step'),
    isExtra: true,
    isSortable: true,
    cell: ({ workflow }) => enumWord('workflow', workflow),
  },
  {
    id: 'organizationalUnit',
    header: t('list.field.unit'),
    isExtra: true,
    cell: ({ organizationalUnit }) => <bdi>{organizationalUnit.name}</bdi>,
  },
  {
    id: 'submittedDate',
    header: t('list.field.submitted'),
    isExtra: true,
    isSortable: true,
    cell: ({ submittedDate }) => submittedDate !== undefined && <Moment value={submittedDate} as="date" />,
  },
  {
    id: 'creationDate',
    header: t('list.field.created'),
    isExtra: true,
    isSortable: true,
    cell: ({ creationDate }) => <Moment value={creationDate} as="date" />,
  },
]

/** On a phone, a review in a card. */
export const reviewCard = (review: ReviewItem) => (
  <ListCard
    name={
      <>
        <RowLink to="/quality/reviews/$id" id={review.uuid} data-main="">
          <bdi>{projectTitle(review.project)}</bdi>
        </RowLink>{' '}
        <SampleBadge id={review.project.uuid} />
      </>
    }
    due={<ReviewScore review={review} />}
    place={<bdi>{review.filename}</bdi>}
    state={<ReviewStatus review={review} />}
    languages={<LanguageCodes source={review.sourceLanguage} target={review.targetLanguage} />}
    end={<ReviewResult review={review} />}
  />
)
