import { toBcp47 } from '@dragoman/sdk/locale'
import { drawHidden } from '@dragoman/ui/VisuallyHidden'
import { formatNumber, languageName, listSeparator } from '../i18n/format.ts'

const mostShown = 5

/** Languages as codes with their names on hover; more than five end in "+9". */
export function LocaleCodes({ locales }: { locales: readonly string[] }) {
  const names = locales.map(languageName).join(listSeparator())
  const more = locales.length - mostShown
  return (
    <span title={names}>
      <span aria-hidden>
        {locales.slice(0, mostShown).map(toBcp47).join(', ')}
        {more > 0 && ` +${formatNumber(more)}`}
      </span>
      {drawHidden({ elementType: 'span', children: names })}
    </span>
  )
}
