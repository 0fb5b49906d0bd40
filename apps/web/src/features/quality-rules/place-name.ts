import type { QualityPlace } from '@dragoman/sdk/operations/qualityProfiles'
import { t } from '../../i18n/t.ts'

/** The name of a place where a profile applies. */
export const placeName = ({ level, name }: QualityPlace): string =>
  level === 'ACCOUNT' ? t('qualityRules.level.ACCOUNT') : (name ?? t(`qualityRules.level.${level}`))
