import { expect, test } from 'vitest'
import { filledAmounts, pairPriceProblems } from './pair-price.ts'

const rules = {
  fields: [
    { id: 'word', maximum: 1000 },
    { id: 'hour', maximum: 10 },
  ],
  hasAllSteps: false,
  isTaken: false,
}
const good = { source: 'en', target: 'es', step: 's', amounts: { word: 0.08, hour: Number.NaN } }

test.each([
  ['nothing wrong', {}, {}, {}],
  [
    'missing languages',
    { source: null, target: null },
    {},
    { source: 'rates.problem.language', target: 'rates.problem.language' },
  ],
  ['equal source and target languages', { target: 'en' }, {}, { target: 'rates.problem.sameLanguage' }],
  ['a missing step', { step: null }, {}, { step: 'rates.problem.step' }],
  ['no step where prices hold for all steps', { step: null }, { hasAllSteps: true }, {}],
  ['a language pair and step that already has a price', {}, { isTaken: true }, { step: 'rates.problem.taken' }],
  ['a negative price', { amounts: { word: -1 } }, {}, { word: 'rates.problem.negative' }],
  ['a price that is too high', { amounts: { hour: 11 } }, {}, { hour: 'rates.problem.tooMuch' }],
  ['no price at all', { amounts: { word: Number.NaN } }, {}, { amounts: 'rates.problem.noAmount' }],
  [
    'a missing required price',
    { amounts: {} },
    { fields: [{ id: 'word', maximum: 1, isRequired: true }] },
    { word: 'rates.problem.amount' },
  ],
  ['a price of zero, which is valid', { amounts: { word: 0 } }, {}, {}],
])('a price is checked for %s', (_what, price, rule, expected) => {
  expect(pairPriceProblems({ ...good, ...price } as never, { ...rules, ...rule })).toEqual(expected)
})

test('empty amounts are left out', () => {
  expect(filledAmounts(good.amounts)).toEqual({ word: 0.08 })
})
