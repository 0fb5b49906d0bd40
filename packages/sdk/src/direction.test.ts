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
