import { expect, test } from 'vitest'
import { chosenLocale, preferredLocale } from './locales.ts'

test.each([
  ['locale=ar', 'ar'],
  ['session=1; locale=ja; theme=x', 'ja'],
  ['locale=xx', undefined],
  ['', undefined],
  ['xlocale=de', undefined],
  ['locale=constructor', undefined],
] as const)('[shell.locales] the cookies %s choose %s', (cookies, locale) => {
  expect(chosenLocale(cookies)).toBe(locale)
})

test.each([
  [['pt-BR', 'en'], 'pt'],
  [['nl-NL', 'zh-Hant-TW', 'en'], 'zh'],
  [['nl'], undefined],
  [[], undefined],
  [['constructor'], undefined],
] as const)('[shell.locales] of a browser with the languages %j, the interface offers %s', (preferred, locale) => {
  expect(preferredLocale(preferred)).toBe(locale)
})
