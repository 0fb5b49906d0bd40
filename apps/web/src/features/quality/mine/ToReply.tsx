import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ReviewItem } from '@dragoman/sdk/operations/quality'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Select } from '@dragoman/ui/Select'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { Link } from '../../../ground/links.ts'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { projectTitle } from '../project-title.ts'
import { FindingList } from '../detail/FindingList.tsx'
import { reviewQuery, reviewsQuery } from '../review-search.ts'
import { useCategories } from '../use-categories.ts'
import styles from './mine.module.css'

/** The findings that wait for the linguist's reply, one review at a time: the one whose time runs out first. */
export function ToReply() {
  const waiting = useQuery(reviewsQuery({ filter: 'is:to_reply linguist:me', sort: 'replyDate,asc' }))
  const last = useQuery(query(api.quality.list, { query: { filter: 'linguist:me', size: 1 } }))
  const [chosen, setChosen] = useState<string>()
  if (waiting.error)
    return <RegionError error={waiting.error} onRetry={() => void waiting.refetch()} isPending={waiting.isFetching} />
  if (!waiting.data) return <Skeleton lines={8} />
  const { content } = waiting.data
  const review = content.find(({ uuid }) => uuid === chosen) ?? content[0]
  if (!review) {
    const date = last.data?.content[0]?.submittedDate
    return (
      <EmptyState kind="no-match" icon="check" title={t('quality.nothingToReplyTo')}>
        {date !== undefined && t('quality.lastReview', { date: formatDate(date) })}
      </EmptyState>
    )
  }
  return (
    <>
      <div className={styles.waiting}>
        <p>
          <Link to="/quality/reviews/$id" params={{ id: review.uuid }}>
            <bdi>{nameOf(review)}</bdi>
          </Link>
          {review.replyDate !== undefined && (
            <>
              {' · '}
              {t('quality.replyBy')} <Moment value={review.replyDate} />
            </>
          )}
          {' · '}
          {t('quality.silenceText')}
        </p>
        {content.length > 1 && (
          <Select
            label={t('quality.waitingReview')}
            isLabelHidden
            width="fit"
            options={content.map((each) => ({ id: each.uuid, label: nameOf(each) }))}
            value={review.uuid}
            onChange={setChosen}
          />
        )}
      </div>
      <Findings key={review.uuid} reviewUuid={review.uuid} />
    </>
  )
}

const nameOf = ({ project, filename }: ReviewItem) => `${projectTitle(project)} · ${filename}`

function Findings({ reviewUuid }: { reviewUuid: string }) {
  const { data, error, refetch, isFetching } = useQuery(reviewQuery(reviewUuid))
  const categories = useCategories()
  if (error) return <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
  if (!data) return <Skeleton lines={6} />
  return (
    <FindingList
      review={data}
      categories={categories}
      category={undefined}
      severity={undefined}
      title={t('quality.findingsToReply')}
    />
  )
}
