import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Review } from '@dragoman/sdk/operations/quality'
import { severities } from '@dragoman/sdk/quality-score'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { DetailLayout, Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { useQuery } from '@tanstack/react-query'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { Link } from '../../../ground/links.ts'
import { usePageName } from '../../../ground/page-name.ts'
import { formatNumber, isolated } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { projectTitle } from '../project-title.ts'
import type { ReviewAddress } from '../review-search.ts'
import { ReviewStatus } from '../ReviewStatus.tsx'
import { SecondReviewCard } from '../second/SecondReviewCard.tsx'
import { seesReviewers } from '../sees-others.ts'
import { useCategories } from '../use-categories.ts'
import { CategoryGrid } from './CategoryGrid.tsx'
import { ChangeList } from './ChangeList.tsx'
import { FindingList } from './FindingList.tsx'
import { ReviewMoves } from './ReviewMoves.tsx'
import { ReviewTiles } from './ReviewTiles.tsx'
import { ScoreLines } from './ScoreLines.tsx'
import { SummaryCard } from './SummaryCard.tsx'

export interface ReviewDetailProps {
  review: Review
  address: ReviewAddress
  onMove: (address: ReviewAddress) => void
}

/** Its findings, all changes, or those without a category. */
const views = ['findings', 'changes', 'uncategorized'] as const

/** A review: its score to the last point, what was changed and found, and what its people say about that. */
export function ReviewDetail({ review, address, onMove }: ReviewDetailProps) {
  const title = projectTitle(review.project)
  usePageName(title)
  const categories = useCategories()
  const seesFindings = review.roles.length > 0
  const { data: score } = useQuery({
    ...query(api.quality.getScore, { path: { reviewUuid: review.uuid } }),
    enabled: seesFindings,
  })
  const asksForSecond = useCan(seesReviewers) && review.status !== 'OPEN' && review.basis === 'FINDINGS'
  const isUncategorized = review.uncategorizedChanges > 0
  const { category } = address
  const view = views.find((known) => known === address.view) ?? (review.status === 'OPEN' ? 'changes' : 'findings')
  const severity = severities.find((known) => known === address.severity)
  return (
    <Page>
      <PageHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="list" to="/quality/reviews">
                {t('quality.title')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
        status={<ReviewStatus review={review} />}
        description={
          <>
            <LanguageCodes source={review.sourceLanguage} target={review.targetLanguage} />{' '}
            {[review.filename, ...peopleOf(review)].map(isolated).join(' · ')}
          </>
        }
        actions={<ReviewMoves review={review} onUncategorized={() => onMove({ view: 'uncategorized' })} />}
      />
      <PageBody>
        {review.reason && (
          <InlineAlert tone="warning" title={t('quality.reopened')}>
            <bdi>{review.reason}</bdi>
          </InlineAlert>
        )}
        <ReviewTiles review={review} score={score} />
        {seesFindings ? (
          <DetailLayout
            aside={
              <>
                <CategoryGrid
                  review={review}
                  categories={categories}
                  chosen={{ category, severity }}
                  onChoose={(cell) => onMove({ ...address, category: undefined, severity: undefined, ...cell })}
                />
                <SummaryCard review={review} />
                {asksForSecond && <SecondReviewCard review={review} />}
              </>
            }
          >
            <SegmentedControl<(typeof views)[number]>
              label={t('quality.view')}
              value={view}
              onChange={(next) => onMove({ ...address, view: next })}
              options={[
                { id: 'findings', label: t('quality.findings'), count: formatNumber(review.findings) },
                { id: 'changes', label: t('quality.changes') },
                ...(isUncategorized || view === 'uncategorized'
                  ? [
                      {
                        id: 'uncategorized' as const,
                        label: t('quality.toCategorize'),
                        count: formatNumber(review.uncategorizedChanges),
                      },
                    ]
                  : []),
              ]}
            />
            {view === 'findings' ? (
              <FindingList review={review} categories={categories} category={category} severity={severity} />
            ) : (
              <ChangeList
                key={`${view} ${category} ${severity}`}
                review={review}
                categories={categories}
                isUncategorized={view === 'uncategorized'}
                category={category}
                severity={severity}
              />
            )}
            {score && score.lines.length > 0 && <ScoreLines score={score} categories={categories} />}
          </DetailLayout>
        ) : (
          <p>{t('quality.resultOnly')}</p>
        )}
      </PageBody>
    </Page>
  )
}

const peopleOf = ({ translator, reviewer }: Review): string[] => [
  ...(translator ? [translator.name] : []),
  ...(reviewer ? [t('quality.reviewedBy', { name: reviewer.name })] : []),
]
