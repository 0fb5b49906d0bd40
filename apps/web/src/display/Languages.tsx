import { drawLocalePair } from '@dragoman/ui/LocalePair'
import { formatNumber, languageName, listSeparator } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'

/**
 * From which language into which, by their names; more than three targets end in "+2", and without any the source stands
 * alone. Codes are the wire's (`pt_br`).
 */
export function Languages({ source, target }: { source: string; target: string | string[] }) {
  if (target.length === 0) return languageName(source)
  return drawLocalePair({
    source: languageName(source),
    target: typeof target === 'string' ? languageName(target) : target.map(languageName),
    separator: listSeparator(),
    toLabel: t('shell.into'),
    more: (count) => `+${formatNumber(count)}`,
  })
}
