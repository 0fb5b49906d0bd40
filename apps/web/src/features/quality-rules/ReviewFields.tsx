import type { SamplingMode } from '@dragoman/sdk/operations/qualityProfiles'
import { Card } from '@dragoman/ui/Card'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { Switch } from '@dragoman/ui/Switch'
import { t } from '../../i18n/t.ts'
import { RuleNumber } from './RuleNumber.tsx'
import styles from './quality-rules.module.css'
import type { ProfileFieldsProps } from './ScoreFields.tsx'

const modes: readonly SamplingMode[] = ['ALL', 'FIRST', 'RANDOM', 'RISK']

/** The part of a text that is looked at, and how linguists reply. */
export function ReviewFields({ values, set, isLocked }: ProfileFieldsProps) {
  const { sampling, replyDays, anonymous } = values
  return (
    <Card title={t('qualityRules.review')}>
      <Stack>
        <div className={styles.fields}>
          <Select
            label={t('qualityRules.field.sampling')}
            description={t(`qualityRules.samplingText.${sampling.mode}`)}
            options={modes.map((id) => ({ id, label: t(`qualityRules.sampling.${id}`) }))}
            value={sampling.mode}
            isDisabled={isLocked}
            onChange={(mode) => set({ sampling: { ...sampling, mode: mode as SamplingMode } })}
          />
          {sampling.mode !== 'ALL' && (
            <RuleNumber
              label={t('qualityRules.sampleWords')}
              description={t('qualityRules.sampleWordsText')}
              value={sampling.words}
              minimum={500}
              maximum={1_000_000}
              isDisabled={isLocked}
              onChange={(words) => set({ sampling: { ...sampling, words } })}
            />
          )}
          <RuleNumber
            label={t('qualityRules.field.replyDays')}
            description={t('qualityRules.replyText')}
            value={replyDays}
            minimum={1}
            maximum={60}
            isDisabled={isLocked}
            onChange={(value) => set({ replyDays: value })}
          />
        </div>
        <Switch
          isReversed
          isSelected={anonymous}
          isDisabled={isLocked}
          onChange={(value) => set({ anonymous: value })}
          description={t('qualityRules.anonymousText')}
        >
          {t('qualityRules.field.anonymous')}
        </Switch>
      </Stack>
    </Card>
  )
}
