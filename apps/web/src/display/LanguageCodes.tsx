import { toBcp47 } from '@dragoman/sdk/locale'
import { LocalePair } from '@dragoman/ui/LocalePair'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
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
      <span aria-hidden>
        <LocalePair
          source={toBcp47(source)}
          target={targets.map(toBcp47)}
          names={{ source: languageName(source), target: names }}
          separator=", "
          toLabel=""
          more={(count) => `+${formatNumber(count)}`}
        />
      </span>
      <VisuallyHidden elementType="span">
        {languageName(source)} {t('shell.into')} {names.join(listSeparator())}
      </VisuallyHidden>
    </span>
  )
}
