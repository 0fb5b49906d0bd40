import { expect, it } from 'vitest'
import { charactersOf } from './characters-of.ts'

it.each([
  ['nothing', [], 1],
  ['figures that are on their way', [undefined], 1],
  ['the longest of several', ['$3.00', undefined, '$10,718.52'], 10],
  ['words of Japanese', ['3 件'], 3.75],
])('the characters of %s', (_, figures, characters) => {
  expect(charactersOf(figures)).toBe(characters)
})
