import { expect, test } from 'vitest'
import { matchesWords } from './SettingsSearch.tsx'

test.each([
  ['', true],
  ['  ', true],
  ['net', true],
  ['RATES net', true],
  ['prazos', false],
  ['net prazos', false],
  ['repeticoes', true],
  ['Répét', true],
])('the search for %j finds the setting: %s', (typed, expected) => {
  expect(matchesWords(typed, ['Net rates', 'Repetições and matches', 'répétitions'])).toBe(expected)
})
