import { expect, test } from 'vitest'
import { chooseLocale } from './locales.ts'

test.each([
  ['locale=ar', ['de-DE'], 'ar'],
  ['session=1; locale=ja; theme=x', [], 'ja'],
  ['locale=xx', ['pt-BR', 'en'], 'pt'],
  ['', ['nl-NL', 'zh-Hant-TW', 'en'], 'zh'],
  ['', ['nl'], 'en'],
  ['xlocale=de', [], 'en'],
  ['locale=constructor', [], 'en'],
] as const)('the cookies %s with the preferred languages %s choose %s', (cookies, preferred, locale) => {
  expect(chooseLocale(cookies, preferred)).toBe(locale)
})
