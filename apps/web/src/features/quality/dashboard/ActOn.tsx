import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { QualityDashboard } from '@dragoman/sdk/operations/qualityReports'
import { Card } from '@dragoman/ui/Card'
import { Icon } from '@dragoman/ui/Icon'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { CountBadge } from '@dragoman/ui/StatusBadge'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { LinkButton } from '../../../ground/links.ts'
import { formatNumber, isolated, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import type { PeriodAddress } from '../period/period-search.ts'
import { useReviewsBehind, type ReviewsBehind } from '../review-links.ts'
import { scoreText } from '../review-words.ts'
import { kappaNumber } from '../second/kappa-text.ts'
import type { Categories } from '../use-categories.ts'
import { actsOn, type Act } from './act-on.ts'
import { trendsQuery } from './dashboard-query.ts'
import styles from './dashboard.module.css'

/** Up to five things that call for action, each with the figure behind it and one button. */
export function ActOn({
  dashboard,
  categories,
  address,
}: {
  dashboard: QualityDashboard | undefined
  categories: Categories
  address: PeriodAddress
}) {
  const behind = useReviewsBehind(address)
  const linguists = useQuery({ ...trendsQuery('LINGUIST', address), placeholderData: keepPreviousData })
  const counters = useQuery(query(api.quality.getCounters))
  const failed = linguists.error ? linguists : counters.error ? counters : undefined
  const acts = actsOn({
    dashboard,
    linguists: linguists.data?.trends ?? [],
    toDecide: counters.data?.toDecide,
    isCounted: (code) => categories.find(code)?.affectsScore !== false,
  })
  const isLoading = !dashboard || !linguists.data || !counters.data
  return (
    <Card
      title={t('quality.actOn')}
      actions={acts.length > 0 && <CountBadge>{formatNumber(acts.length)}</CountBadge>}
      isFlush
    >
      {failed?.error ? (
        <RegionError error={failed.error} onRetry={() => void failed.refetch()} isPending={failed.isFetching} />
      ) : isLoading ? (
        <div className={styles.waiting} aria-busy>
          <Skeleton lines={6} />
        </div>
      ) : acts.length === 0 ? (
        <p className={styles.none}>{t('quality.nothingToActOn')}</p>
      ) : (
        <ul className={styles.acts} aria-label={t('quality.actOn')}>
          {acts.map((act, at) => (
            <ActRow key={`${act.kind} ${at}`} act={act} categories={categories} behind={behind} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function ActRow({ act, categories, behind }: { act: Act; categories: Categories; behind: ReviewsBehind }) {
  const { why, how, verb, filter } = wordsOf(act, categories, behind)
  return (
    <li className={styles.act}>
      <span className={styles.sign} data-tone={act.tone}>
        <Icon name={act.tone === 'danger' ? 'warning' : 'info'} />
      </span>
      <div>
        <p className={styles.why}>{why}</p>
        <p className={styles.how}>{how}</p>
      </div>
      <div>
        <LinkButton to="/quality/reviews" search={{ filter }} size="small">
          {verb}
        </LinkButton>
      </div>
    </li>
  )
}

function wordsOf(act: Act, categories: Categories, behind: ReviewsBehind) {
  const open = t('quality.openReviews')
  switch (act.kind) {
    case 'failedLinguist': {
      const { vendor, failed, reviews, score } = act.linguist
      return {
        why: t('quality.act.failedLinguist', { name: isolated(vendor?.name ?? ''), count: failed, total: reviews }),
        how: t('quality.act.scoreNow', { score: scoreText(score) }),
        verb: open,
        filter: behind({ linguist: vendor?.name, isFailed: true }),
      }
    }
    case 'toDecide':
      return {
        why: t('quality.act.toDecide', { count: act.count }),
        how: t('quality.act.toDecideText'),
        verb: t('quality.verb.arbitrate'),
        filter: act.filter,
      }
    case 'failedPair': {
      const { sourceLanguage: source, targetLanguage: target, score, reviewedWords } = act.pair
      return {
        why: t('quality.act.failedPair', {
          pair: t('quality.pairName', { source: languageName(source), target: languageName(target) }),
        }),
        how: t('quality.act.scoreOver', { score: scoreText(score), words: formatNumber(reviewedWords) }),
        verb: open,
        filter: behind({ source, target }),
      }
    }
    case 'grownCategory': {
      const { category, perThousand, perThousandBefore } = act.category
      return {
        why: t('quality.act.grownCategory', { category: categories.nameOf(category) }),
        how: t('quality.act.grownText', { now: formatNumber(perThousand), before: formatNumber(perThousandBefore) }),
        verb: open,
        filter: behind({ category }),
      }
    }
    case 'overturnedReviewer': {
      const { reviewer, disputed, overturned } = act.reviewer
      return {
        why: t('quality.act.overturned', { name: isolated(reviewer.name) }),
        how: t('quality.act.overturnedText', { count: overturned, total: disputed }),
        verb: open,
        filter: behind({ reviewer: reviewer.name }),
      }
    }
    case 'lowAgreement': {
      const { kappa, segments } = act
      const { reviewer } = act.reviewer
      return {
        why: t('quality.act.lowAgreement', { name: isolated(reviewer.name) }),
        how: t('quality.act.lowAgreementText', { kappa: kappaNumber(kappa), segments: formatNumber(segments) }),
        verb: open,
        filter: behind({ reviewer: reviewer.name }),
      }
    }
  }
}
