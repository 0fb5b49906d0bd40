import { expect, it } from 'vitest'
import { directionOf, rightToLeft } from './direction.ts'

it('knows the thirteen languages', () => {
  expect(rightToLeft).toHaveLength(13)
})

it.each(rightToLeft.flatMap((code) => [[code], [`${code}_xx`], [`${code}-XX`], [code.toUpperCase()]]))(
  '%s is rtl',
  (locale) => {
    expect(directionOf(locale)).toBe('rtl')
  },
)

it.each([['en'], ['de_de'], ['zh-Hans-CN'], ['art'], ['h'], ['a'], ['hak'], ['']])('%j is ltr', (locale) => {
  expect(directionOf(locale)).toBe('ltr')
})
