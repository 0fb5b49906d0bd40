import { LocalePair } from '@dragoman/ui/LocalePair'
import { formatNumber, languageName } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'

/** From which language into which, by their names; more than three targets end in "+2". Codes are the wire's (`pt_br`). */
export function Languages({ source, target }: { source: string; target: string | string[] }) {
  return (
    <LocalePair
      source={languageName(source)}
      target={typeof target === 'string' ? languageName(target) : target.map(languageName)}
      toLabel={t('shell.into')}
      more={(count) => `+${formatNumber(count)}`}
    />
  )
}
