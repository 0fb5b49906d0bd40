import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Review, SecondReview } from '@dragoman/sdk/operations/quality'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Stack } from '@dragoman/ui/Page'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { Link } from '../../../ground/links.ts'
import { showToast } from '../../../ground/toasts.ts'
import { isolated } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import styles from '../quality.module.css'
import { Agreement } from './Agreement.tsx'

const AskDialog = overlay(() => import('./AskDialog.tsx'), 'AskDialog')

/** Second reviews of a review, for those who can ask for one. */
export function SecondReviewCard({ review }: { review: Review }) {
  const [isAsking, setAsking] = useState(false)
  const { data, error, refetch, isFetching } = useQuery(
    query(api.quality.listSecondReviews, { query: { reviewUuid: review.uuid, size: 20 } }),
  )
  return (
    <Card title={t('quality.seconds')}>
      <Stack>
        <p className={styles.muted}>{t('quality.secondText')}</p>
        {error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
        {data && data.content.length > 0 && (
          <>
            <ul className={styles.list} aria-label={t('quality.seconds')}>
              {data.content.map((second) => (
                <SecondItem key={second.uuid} second={second} />
              ))}
            </ul>
            <p className={styles.muted}>{t('quality.kappaText')}</p>
          </>
        )}
        <div>
          <Button onPress={() => setAsking(true)}>{t('quality.askSecond')}</Button>
        </div>
      </Stack>
      <Suspense>{isAsking && <AskDialog review={review} onClose={() => setAsking(false)} />}</Suspense>
    </Card>
  )
}

function SecondItem({ second }: { second: SecondReview }) {
  const { uuid, person, status, agreement } = second
  const name = person?.name ?? t('quality.secondReviewer')
  const { mutate, isPending } = useMutation(mutation(api.quality.removeSecondReview))
  const withdraw = () =>
    mutate(
      { path: { secondReviewUuid: uuid } },
      { onSuccess: () => showToast({ tone: 'success', title: t('quality.secondWithdrawn') }) },
    )
  return (
    <li className={styles.second}>
      <div className={styles.line}>
        <Link to="/quality/reviews/second/$id" params={{ id: uuid }}>
          <bdi>{name}</bdi>
        </Link>
        {!agreement && <Badge>{t(`quality.secondState.${status}`)}</Badge>}
        {status === 'OPEN' && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('quality.withdrawSecondOf', { name: isolated(name) })}
            isPending={isPending}
            onPress={withdraw}
          >
            {t('quality.withdrawSecond')}
          </Button>
        )}
      </div>
      {agreement && <Agreement agreement={agreement} />}
    </li>
  )
}
