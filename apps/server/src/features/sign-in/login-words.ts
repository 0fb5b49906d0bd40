import { cookie } from '../../identity/session-cookies.ts'
import { type Say, wordsIn } from '../../kernel/words/words.ts'

/** The words for a person who isn't signed in: in the language chosen for the interface (cookie `locale`), else in English. */
export const loginWords = (headers: Headers): Say => wordsIn(cookie(headers, 'locale') ?? 'en')
