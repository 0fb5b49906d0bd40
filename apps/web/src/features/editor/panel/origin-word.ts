import { enumWord, hasMessage, t } from '../../../i18n/t.ts'

/** Where a translation comes from, in a word. */
export function originWord(origin: string): string {
  const id = `editor.origin.${origin}`
  return hasMessage(id) ? t(id) : enumWord('matchType', origin)
}
