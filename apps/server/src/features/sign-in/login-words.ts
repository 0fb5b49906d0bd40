import { cookie } from '../../identity/session-cookies.ts'
import { type Say, wordLanguage, wordsIn } from '../../kernel/words/words.ts'

/**
 * The words for a person who isn't signed in: in the language chosen for the interface (cookie `locale`), else in the
 * first of the browser's that there are words in, else in English.
 */
export function loginWords(headers: Headers): Say {
  const accepted = (headers.get('accept-language') ?? '').split(',')
  const wanted = [cookie(headers, 'locale') ?? '', ...accepted].find((tag) => wordLanguage(tag) !== undefined)
  return wordsIn(wanted ?? 'en')
}
