import { languageCodes } from '@dragoman/sdk/languages'
import { toBcp47 } from '@dragoman/sdk/locale'
import { lazy } from '../../kernel/lazy.ts'

/** Every language that one can translate from and into, sorted by its English name. */
export const languages = lazy(() => {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return languageCodes
    .map((code, at) => ({ id: at + 1, code, name: names.of(toBcp47(code)) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
})
