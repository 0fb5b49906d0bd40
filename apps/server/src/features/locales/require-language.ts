import { isLanguage, unknownLanguage } from '@dragoman/sdk/languages'
import { invalid } from '../../kernel/refusals.ts'

/** Refuses with 400 a locale that no one could translate, price or look up; `field` is where it stands in the request. */
export function requireLanguage(code: string, field: string): void {
  if (!isLanguage(code)) throw invalid(field, unknownLanguage(code))
}
