import { enumWord } from '../../i18n/enum-word.ts'
import { languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/**
 * Which price of a list was taken, in words: its default, or that of a pair and step (`en > es, REVIEW`). Undefined
 * for sources that have but one value.
 */
export function rateEntry(entry: string): string | undefined {
  if (entry === 'default') return t('costs.entry.default')
  if (entry === 'missing') return t('costs.noPrice')
  const pair = /^(\S+) > (\S+?)(?:, (\w+))?$/.exec(entry)
  if (!pair) return undefined
  const [, source, target, workflow] = pair
  const languages = t('costs.pair', { source: languageName(source!), target: languageName(target!) })
  return workflow ? `${languages}, ${enumWord('workflow', workflow)}` : languages
}
