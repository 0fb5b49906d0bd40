import { expect, it } from 'vitest'
import { translatedName } from './translated-name.ts'

it.each([
  ['menu.json', 'pt_br', 'menu.pt-BR.json'],
  ['strings.en.po', 'es', 'strings.en.es.po'],
  ['.env', 'de', '.env.de'],
  ['LICENSE', 'ja', 'LICENSE.ja'],
])('%s in %s is downloaded as %s', (filename, locale, expected) => {
  expect(translatedName(filename, locale)).toBe(expected)
})
