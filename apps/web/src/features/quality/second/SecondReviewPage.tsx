import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { SecondReviewDetail, SecondReviewVerdict } from '@dragoman/sdk/operations/quality'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { Link } from '../../../ground/links.ts'
import { usePageName } from '../../../ground/page-name.ts'
import { showToast } from '../../../ground/toasts.ts'
import { formatNumber, isolated } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../quality.module.css'
import { useCategories } from '../use-categories.ts'
import { Agreement } from './Agreement.tsx'
import { SecondSegment } from './SecondSegment.tsx'

type Verdicts = ReadonlyMap<number, SecondReviewVerdict>

/** A sample of a review that another person judges; once it is done, beside the judgments of the first reviewer. */
export function SecondReviewPage({ second }: { second: SecondReviewDetail }) {
  usePageName(second.project)
  const categories = useCategories()
  const { verdicts, set, finish, isPending } = useVerdicts(second)
  const isJudging = second.isMine && second.status === 'OPEN'
  return (
    <Page>
      <PageHeader
        title={t('quality.second')}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="list" to="/quality/reviews">
                {t('quality.title')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
        status={<Badge>{t(`quality.secondState.${second.status}`)}</Badge>}
        description={
          <>
            <LanguageCodes source={second.sourceLanguage} target={second.targetLanguage} />{' '}
            {[second.project, second.filename, ...(second.person ? [second.person.name] : [])]
              .map(isolated)
              .join(' · ')}
          </>
        }
        actions={
          isJudging && (
            <Button variant="primary" icon="check" isPending={isPending} onPress={finish}>
              {t('quality.finishSecond')}
            </Button>
          )
        }
      />
      <PageBody>
        {isJudging && <p>{t('quality.secondIntro')}</p>}
        {second.agreement && (
          <Card title={t('quality.agreement')}>
            <Agreement agreement={second.agreement} />
            <p className={styles.muted}>{t('quality.kappaText')}</p>
          </Card>
        )}
        <Card isFlush>
          <ol className={styles.list} aria-label={t('quality.second')}>
            {second.sample.map((segment) => (
              <SecondSegment
                key={segment.segmentId}
                second={second}
                segment={segment}
                categories={categories}
                verdict={verdicts.get(segment.sequence)}
                onChange={isJudging ? (verdict) => set(segment.sequence, verdict) : undefined}
              />
            ))}
          </ol>
        </Card>
      </PageBody>
    </Page>
  )
}

/** The judgments of the reader: each is saved as it is made, and all of them at the end. */
function useVerdicts(second: SecondReviewDetail) {
  const [verdicts, setVerdicts] = useState<Verdicts>(
    () => new Map(second.sample.flatMap(({ sequence, verdict }) => (verdict ? [[sequence, verdict]] : []))),
  )
  // One after the other: each sends all judgments, so that an earlier one must not come last.
  const scope = { id: `second review ${second.uuid}` }
  const save = useMutation({ ...mutation(api.quality.judgeSecondReview), scope })
  const { mutateAsync: end, isPending } = useMutation({
    ...mutation(api.quality.judgeSecondReview),
    scope,
    meta: { showsErrors: true },
  })
  const path = { secondReviewUuid: second.uuid }
  const judgmentsOf = (all: Verdicts) => [...all].map(([sequence, verdict]) => ({ sequence, ...verdict }))
  return {
    verdicts,
    isPending,
    set: (sequence: number, verdict: SecondReviewVerdict | undefined) => {
      const next = new Map(verdicts)
      if (verdict) next.set(sequence, verdict)
      else next.delete(sequence)
      setVerdicts(next)
      save.mutate({ path, body: { judgments: judgmentsOf(next) } })
    },
    finish: () =>
      confirmDelete({
        title: t('quality.finishSecondQuestion'),
        text: t('quality.finishSecondText', {
          count: formatNumber(verdicts.size),
          total: formatNumber(second.sample.length),
        }),
        verb: t('quality.finishSecond'),
        tone: 'accent',
        run: async () => {
          await end({ path, body: { judgments: judgmentsOf(verdicts), done: true } })
          showToast({ tone: 'success', title: t('quality.secondFinished') })
        },
      }),
  }
}
