import type { AccountPlacementSettings } from '@dragoman/sdk/operations/autopilot'
import { Card } from '@dragoman/ui/Card'
import { Stack } from '@dragoman/ui/Page'
import { formatList } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { OwnRules } from './OwnRules.tsx'
import { skipReviewRules } from './placement-words.ts'
import { RulesForm } from './RulesForm.tsx'
import { SkipReviewFields } from './SkipReviewFields.tsx'

/** Steps that can be skipped, as the server has them. */
const steps = ['EDITING', 'PROOFREADING', 'REVIEW', 'REVIEW_2', 'REVIEW_3', 'REVIEW_PROOFREADING']

interface SkipReviewProps {
  accountUUID: string
  placement: AccountPlacementSettings
}

/** For which linguists the review after their delivery is skipped, and how many are done as a sample. */
export function SkipReview({ accountUUID, placement: { settings, units } }: SkipReviewProps) {
  return (
    <RulesForm
      accountUUID={accountUUID}
      settings={settings}
      label={t('settings.skipReview')}
      saved={t('placement.skipReviewSaved')}
      after={() => <OwnRules units={units} shows={(field) => skipReviewRules.includes(field)} />}
    >
      {(form) => (
        <Card
          title={t('placement.skipReview')}
          description={t('placement.skipReviewText', {
            steps: formatList(steps.map((code) => enumWord('workflow', code))),
          })}
        >
          <Stack>
            <SkipReviewFields form={form} />
          </Stack>
        </Card>
      )}
    </RulesForm>
  )
}
