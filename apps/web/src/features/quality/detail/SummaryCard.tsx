import type { Review } from '@dragoman/sdk/operations/quality'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Moment } from '../../../display/Moment.tsx'
import { Link } from '../../../ground/links.ts'
import { formatNumber, formatPercent } from '../../../i18n/format.ts'
import { enumWord, t } from '../../../i18n/t.ts'

/** Beside a review: what the later step changed, by which profile it is scored, and what the reviewer says of it all. */
export function SummaryCard({ review }: { review: Review }) {
  const { summary, profile, feedback, task, replyDate } = review
  return (
    <Card title={t('quality.summary')}>
      <DescriptionList layout="beside">
        <Property term={t('quality.task')}>
          <Link to="/tasks/$id" params={{ id: task.uuid }}>
            {enumWord('workflow', task.workflow)}
          </Link>
        </Property>
        <Property term={t('list.field.step')}>{enumWord('workflow', review.workflow)}</Property>
        {summary && (
          <>
            <Property term={t('quality.changedSegments')}>
              {t('quality.ofSegments', {
                changed: summary.changedSegments,
                total: summary.totalSegments,
                share: formatPercent(summary.changesPercentage / 100, 1),
              })}
            </Property>
            <Property term={t('quality.modifiedWords')}>{formatNumber(summary.modifiedWords)}</Property>
            <Property term={t('quality.confirmedSegments')}>{formatNumber(summary.confirmedSegments)}</Property>
            <Property term={t('quality.repeatedSegments')}>{formatNumber(summary.repeatedSegments)}</Property>
            <Property term={t('quality.lockedSegments')}>{formatNumber(summary.lockedSegments)}</Property>
          </>
        )}
        {profile && (
          <Property term={t('quality.profile')}>
            <bdi>{t('quality.profileVersion', { name: profile.name, version: profile.version })}</bdi>
          </Property>
        )}
        {replyDate !== undefined && (
          <Property term={t('quality.replyBy')}>
            <Moment value={replyDate} />
          </Property>
        )}
        {feedback && (
          <Property term={t('quality.feedback')}>
            <bdi>{feedback}</bdi>
          </Property>
        )}
      </DescriptionList>
    </Card>
  )
}
