import { Button } from '@dragoman/ui/Button'
import { showError } from '../errors/report-error.ts'
import { chosenLocale, locales, preferredLocale } from '../i18n/locales.ts'
import { changeLocale, currentLocale } from '../i18n/words.ts'
import { readCookies } from '../page-cookies.ts'

/**
 * Offers the browser's language, under its own name, to those who have not chosen one yet. It is not taken by itself: the
 * interface starts in English.
 */
export function LanguageOffer() {
  const offered = preferredLocale(navigator.languages)
  if (chosenLocale(readCookies()) || offered === undefined || offered === currentLocale()) return null
  const { name, dir } = locales[offered]
  return (
    <Button variant="quiet" icon="globe" onPress={() => void changeLocale(offered).catch(showError)}>
      <span lang={offered} dir={dir}>
        {name}
      </span>
    </Button>
  )
}
