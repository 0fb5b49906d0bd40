import type { QualityFormula } from '@dragoman/sdk/operations/qualityProfiles'
import { severities } from '@dragoman/sdk/quality-score'
import { Card } from '@dragoman/ui/Card'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { Switch } from '@dragoman/ui/Switch'
import { helpOn } from '../../display/help/Help.tsx'
import { t } from '../../i18n/t.ts'
import { severityWord } from '../quality/review-words.ts'
import { RuleNumber } from './RuleNumber.tsx'
import type { ProfileValues } from './profile-form.ts'
import styles from './quality-rules.module.css'

export interface ProfileFieldsProps {
  values: ProfileValues
  set: (changed: Partial<ProfileValues>) => void
  isLocked: boolean
}

const formulas: readonly QualityFormula[] = ['LINEAR', 'CALIBRATED', 'POINTS_PER_WORD']

/** How points come about, and how they become a score. */
export function ScoreFields({ values, set, isLocked }: ProfileFieldsProps) {
  const { formula, passMark, tolerance, criticalFails, repeatedFactor, minimumWords } = values
  const hasScore = formula !== 'POINTS_PER_WORD'
  return (
    <Card title={t('qualityRules.scoring')}>
      <Stack>
        <Select
          label={t('qualityRules.field.formula')}
          help={helpOn('scoreFormula')}
          description={t(`qualityRules.formulaText.${formula}`)}
          options={formulas.map((id) => ({ id, label: t(`qualityRules.formula.${id}`) }))}
          value={formula}
          isDisabled={isLocked}
          onChange={(id) => set({ formula: id as QualityFormula })}
        />
        <div className={styles.fields}>
          {hasScore && (
            <RuleNumber
              label={t('qualityRules.field.passMark')}
              help={helpOn('passMark')}
              value={passMark}
              maximum={100}
              decimals={2}
              isDisabled={isLocked}
              onChange={(value) => set({ passMark: value })}
            />
          )}
          {formula === 'CALIBRATED' && (
            <RuleNumber
              label={t('qualityRules.field.tolerance')}
              help={helpOn('tolerance')}
              description={t('qualityRules.toleranceText')}
              value={tolerance}
              minimum={0.01}
              maximum={1000}
              decimals={2}
              isDisabled={isLocked}
              onChange={(value) => set({ tolerance: value })}
            />
          )}
          <RuleNumber
            label={t('qualityRules.field.minimumWords')}
            description={t('qualityRules.minimumWordsText')}
            value={minimumWords}
            maximum={1_000_000}
            isDisabled={isLocked}
            onChange={(value) => set({ minimumWords: value })}
          />
          <RuleNumber
            label={t('qualityRules.field.repeatedFactor')}
            description={t('qualityRules.repeatedText')}
            value={repeatedFactor}
            maximum={1}
            isPercent
            isDisabled={isLocked}
            onChange={(value) => set({ repeatedFactor: value })}
          />
        </div>
        {hasScore && (
          <Switch
            isReversed
            isSelected={criticalFails}
            isDisabled={isLocked}
            onChange={(value) => set({ criticalFails: value })}
            description={t('qualityRules.criticalText')}
          >
            {t('qualityRules.field.criticalFails')}
          </Switch>
        )}
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('qualityRules.field.severities')}</legend>
          <div className={styles.fields}>
            {severities.map((severity) => (
              <RuleNumber
                key={severity}
                label={severityWord(severity)}
                value={values.severities[severity]}
                maximum={1000}
                decimals={2}
                isDisabled={isLocked}
                onChange={(points) => set({ severities: { ...values.severities, [severity]: points } })}
              />
            ))}
          </div>
        </fieldset>
      </Stack>
    </Card>
  )
}
