import type { UseFormReturn } from 'react-hook-form'
import { t } from '../../i18n/t.ts'
import type { Rules } from './placement-words.ts'
import { RuleNumber } from './RuleNumber.tsx'
import { RuleSwitch } from './RuleSwitch.tsx'

/** Whether reviews are skipped, for whom, and how many are done nevertheless. */
export function SkipReviewFields({ form }: { form: UseFormReturn<Rules> }) {
  const isDisabled = !form.watch('skipReviewEnabled')
  return (
    <>
      <RuleSwitch
        form={form}
        name="skipReviewEnabled"
        label={t('organizations.skipReview')}
        text={t('organizations.skipReviewText')}
      />
      <RuleNumber
        form={form}
        name="minimumScoreToSkipReview"
        label={t('organizations.skipReview.score')}
        description={t('organizations.skipReview.scoreText')}
        maximum={100}
        isDisabled={isDisabled}
      />
      <RuleNumber
        form={form}
        name="minimumJobsToSkipReview"
        label={t('organizations.skipReview.jobs')}
        maximum={10_000}
        isDisabled={isDisabled}
      />
      <RuleNumber
        form={form}
        name="reviewSamplePercent"
        label={t('organizations.skipReview.sample')}
        description={t('organizations.skipReview.sampleText')}
        maximum={100}
        isDisabled={isDisabled}
      />
    </>
  )
}
