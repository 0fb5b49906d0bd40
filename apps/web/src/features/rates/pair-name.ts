import { languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** From which language into which, in one line of words. */
export const pairName = (source: string, target: string): string =>
  t('rates.pair', { source: languageName(source), target: languageName(target) })
