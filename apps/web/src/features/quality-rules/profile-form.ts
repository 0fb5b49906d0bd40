import type { QualityProfile, QualityProfileUpdate } from '@dragoman/sdk/operations/qualityProfiles'
import { severities } from '@dragoman/sdk/quality-score'
import { formatNumber, isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { severityWord } from '../quality/review-words.ts'

/** The name and the rules of a profile, as its form has them. */
export type ProfileValues = Omit<QualityProfile, 'uuid' | 'system' | 'version' | 'revision' | 'places' | 'updatedDate'>

export function profileValues(profile: QualityProfile): ProfileValues {
  const { name, formula, passMark, tolerance, severities: points, overrides, criticalFails } = profile
  const { repeatedFactor, minimumWords, sampling, replyDays, anonymous } = profile
  const score = { formula, passMark, tolerance, severities: points, overrides, criticalFails }
  return { name, ...score, repeatedFactor, minimumWords, sampling, replyDays, anonymous }
}

export const profileUpdate = ({ name, ...rules }: ProfileValues): QualityProfileUpdate => ({
  ...rules,
  name: name.trim(),
})

export const fieldLabel = (field: keyof ProfileValues): string => t(`qualityRules.field.${field}`)

/** A value of the form in words, to compare what two people have typed. */
export function fieldText(field: keyof ProfileValues, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'shell.yes' : 'shell.no')
  if (typeof value === 'number') return formatNumber(value)
  if (field === 'formula') return t(`qualityRules.formula.${value as ProfileValues['formula']}`)
  if (field === 'overrides') return formatNumber((value as ProfileValues['overrides']).length)
  if (field === 'sampling') {
    const { mode, words } = value as ProfileValues['sampling']
    return t('qualityRules.samplingOf', { mode: t(`qualityRules.sampling.${mode}`), count: words })
  }
  if (field === 'severities') {
    const points = value as ProfileValues['severities']
    return severities.map((severity) => `${severityWord(severity)} ${formatNumber(points[severity])}`).join(' · ')
  }
  return isolated(String(value))
}
