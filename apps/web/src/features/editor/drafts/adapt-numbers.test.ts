import { expect, test } from 'vitest'
import { adaptNumbers } from './adapt-numbers.ts'

test.each([
  ['Replace filter M-62.', 'Replace filter M-82.', 'Sustituya el filtro M-62.', 'Sustituya el filtro M-82.'],
  ['Wait 2 of 3 hours.', 'Wait 3 of 2 hours.', '3 Stunden, davon 2 warten.', '2 Stunden, davon 3 warten.'],
  ['Up to 1,500.5 kg', 'Up to 2,750.2 kg', 'Bis 1.500,5 kg', 'Bis 2.750,2 kg'],
  ['Up to 1,500 kg', 'Up to 12,750 kg', 'Jusqu’à 1\u202F500 kg', 'Jusqu’à 12\u202F750 kg'],
  ['Up to 1,500 kg', 'Up to 2,750 kg', 'Bis 1500 kg', 'Bis 2750 kg'],
  ['4 pumps, 4 valves', '6 pumps, 6 valves', '4 bombas, 4 válvulas', '6 bombas, 6 válvulas'],
  ['⟦1⟧Step⟦/1⟧ 1', '⟦1⟧Step⟦/1⟧ 7', '⟦1⟧Paso⟦/1⟧ 1', '⟦1⟧Paso⟦/1⟧ 7'],
])('the numbers of a match become those of the segment: %s', (before, after, translation, expected) => {
  expect(adaptNumbers(before, after, translation)?.text).toBe(expected)
})

test.each([
  ['nothing differs', 'Line 4', 'Line 4', 'Línea 4'],
  ['a number is new', 'Line 4', 'Line 4 of 5', 'Línea 4'],
  ['a number is in words', 'Wait 4 hours', 'Wait 5 hours', 'Espere cuatro horas'],
  ['the translation has it more often', 'Wait 4 hours', 'Wait 5 hours', 'Espere 4 horas (4 h)'],
  ['the same number became two', '4 pumps, 4 valves', '4 pumps, 6 valves', '4 bombas, 4 válvulas'],
  ['a number has a mark that it lacked', 'Wait 5 hours', 'Wait 2.5 hours', '5 Stunden warten'],
  ['a number is a part of another one', 'Line 4', 'Line 5', 'Línea 44'],
])('a translation stays as it is where %s', (_, before, after, translation) => {
  expect(adaptNumbers(before, after, translation)).toBeUndefined()
})

test('the changed numbers are told', () => {
  expect(adaptNumbers('From 1.5 to 8', 'From 2.5 to 8', 'Von 1,5 bis 8')?.numbers).toEqual([
    { before: '1,5', after: '2,5' },
  ])
})
