import { expect, it } from 'vitest'
import { directionOf, rightToLeft } from './direction.ts'

it('thirteen languages run from right to left', () => {
  expect(rightToLeft).toHaveLength(13)
})

it.each(rightToLeft.flatMap((code) => [[code], [`${code}_xx`], [`${code}-XX`], [code.toUpperCase()]]))(
  'the locale %s runs from right to left',
  (locale) => {
    expect(directionOf(locale)).toBe('rtl')
  },
)

it.each([['en'], ['de_de'], ['zh-Hans-CN'], ['art'], ['h'], ['a'], ['hak'], ['']])(
  'the locale %j runs from left to right',
  (locale) => {
    expect(directionOf(locale)).toBe('ltr')
  },
)

it.each([
  ['pa_pk', 'rtl'],
  ['pa_in', 'ltr'],
  ['ckb', 'rtl'],
  ['ug_cn', 'rtl'],
  ['sd', 'rtl'],
  ['az_arab', 'rtl'],
  ['az', 'ltr'],
  ['ku_latn', 'ltr'],
  ['ku_arab_iq', 'rtl'],
  ['ks_deva', 'ltr'],
  ['ff_adlm', 'rtl'],
  ['nqo', 'rtl'],
  ['fa_af', 'rtl'],
])('the script decides that %s runs %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction)
})
