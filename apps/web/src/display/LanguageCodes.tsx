import { toBcp47 } from '@dragoman/sdk/locale'
import { drawLocalePair } from '@dragoman/ui/LocalePair'
import { drawHidden } from '@dragoman/ui/VisuallyHidden'
import { formatNumber, languageName, listSeparator } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import styles from './LanguageCodes.module.css'

/** From which language into which, as codes with their names on hover; more than three targets end in "+9". */
export function LanguageCodes({ source, target }: { source: string; target: string | string[] }) {
  const targets = typeof target === 'string' ? [target] : target
  if (targets.length === 0) return <span title={languageName(source)}>{toBcp47(source)}</span>
  const names = targets.map(languageName)
  return (
    <span className={styles.codes}>
      {drawLocalePair({
        source: toBcp47(source),
        target: targets.map(toBcp47),
        names: { source: languageName(source), target: names },
        toLabel: '',
        more: (count) => `+${formatNumber(count)}`,
      })}
      {drawHidden({
        elementType: 'span',
        children: `${languageName(source)} ${t('shell.into')} ${names.join(listSeparator())}`,
      })}
    </span>
  )
}
