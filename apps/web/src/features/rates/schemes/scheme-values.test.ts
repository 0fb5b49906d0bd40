import type { NetRateSettings } from '@dragoman/sdk/operations/netRateSettings'
import { expect, test } from 'vitest'
import { commonShare, schemeBody, schemeProblems, schemeValues, scoresOf, withShare } from './scheme-values.ts'

const steps = [{ code: 'TRANSLATION' }, { code: 'REVIEW' }]

const scheme: NetRateSettings = {
  uuid: 'a',
  name: 'Usual',
  isDefault: true,
  isSystem: false,
  version: 3,
  orgUnitUuids: ['u'],
  matchRanges: [
    { start: 0, end: 74, type: 'FUZZY' },
    { start: 100, end: 100, type: 'REPETITION' },
    { start: 75, end: 99, type: 'FUZZY' },
    { start: 101, end: 101, type: 'CONTEXT' },
    { start: 100, end: 100, type: 'EXACT' },
  ],
  netRateWorkflows: [
    {
      workflow: 'TRANSLATION',
      netRateWorkflowItems: [
        { range: { start: 101, end: 101 }, type: 'CONTEXT', tmFactor: 0.05, mtFactor: 1, ntFactor: 1 },
        { range: { start: 100, end: 100 }, type: 'EXACT', tmFactor: 0.15, mtFactor: 1, ntFactor: 0.2 },
        { range: { start: 75, end: 99 }, type: 'FUZZY', tmFactor: 0.5, mtFactor: 0.4, ntFactor: 1 },
      ],
    },
  ],
}

const values = schemeValues(scheme, steps)

test('match bands are sorted from the highest, and cost the full price where the scheme has no percentage', () => {
  expect(values.bands.map(({ type, start, shares }) => [type, start, shares['TRANSLATION'], shares['REVIEW']])).toEqual(
    [
      ['CONTEXT', 101, 0.05, 1],
      ['EXACT', 100, 0.15, 1],
      ['REPETITION', 100, 1, 1],
      ['FUZZY', 75, 0.5, 1],
      ['FUZZY', 0, 1, 1],
    ],
  )
  expect(values.untranslated).toEqual({ TRANSLATION: 0.2, REVIEW: 1 })
})

test('saving a scheme without changes sends the same values, machine translation included', () => {
  const body = schemeBody(values, scheme)
  expect(body).toMatchObject({ name: 'Usual', isDefault: true, orgUnitUuids: ['u'] })
  expect(body.matchRanges).toHaveLength(5)
  const translation = body.netRateWorkflows!.find(({ workflow }) => workflow === 'TRANSLATION')!
  expect(translation.netRateWorkflowItems).toContainEqual({
    range: { start: 75, end: 99 },
    type: 'FUZZY',
    tmFactor: 0.5,
    mtFactor: 0.4,
    ntFactor: 1,
  })
  expect(translation.netRateWorkflowItems).toContainEqual({
    range: { start: 100, end: 100 },
    type: 'EXACT',
    tmFactor: 0.15,
    mtFactor: 1,
    ntFactor: 0.2,
  })
})

test('each match band ends right below the next one', () => {
  const bands = [
    ...values.bands,
    {
      key: 'new',
      type: 'FUZZY' as const,
      start: 95,
      shares: values.untranslated,
      machine: values.untranslated,
    },
  ]
  expect(bands.filter(({ type }) => type === 'FUZZY').map((band) => scoresOf(bands, band))).toEqual([
    { start: 75, end: 94 },
    { start: 0, end: 74 },
    { start: 95, end: 99 },
  ])
  expect(scoresOf(bands, { ...bands[0]!, type: 'FUZZY', start: Number.NaN })).toBeNull()
})

test('each invalid field has its own error', () => {
  const [first, ...others] = values.bands
  const low = others.at(-1)!
  expect(schemeProblems(values)).toEqual({})
  const wrong = {
    ...values,
    name: ' ',
    bands: [
      { ...first!, shares: { TRANSLATION: Number.NaN, REVIEW: 1 } },
      ...others,
      { ...low, key: 'same' },
      { ...low, key: 'none', start: Number.NaN },
      { ...low, key: 'over', start: 100 },
    ],
    untranslated: { TRANSLATION: -0.1, REVIEW: 1 },
  }
  expect(schemeProblems(wrong)).toEqual({
    name: 'rates.problem.name',
    'share CONTEXT 101': 'rates.problem.share',
    [`start ${low.key}`]: 'rates.problem.twice',
    'start same': 'rates.problem.twice',
    'start none': 'rates.problem.score',
    'start over': 'rates.problem.score',
    'share NT': 'rates.problem.shareRange',
  })
})

test('a percentage is set for one step or for all, and shown for all where it is equal', () => {
  const shares = { TRANSLATION: 0.5, REVIEW: 1 }
  expect(commonShare(shares)).toEqual({ value: Number.NaN, least: 0.5, most: 1 })
  expect(withShare(shares, 'REVIEW', 0.5)).toEqual({ TRANSLATION: 0.5, REVIEW: 0.5 })
  expect(commonShare(withShare(shares, null, 0.3)).value).toBe(0.3)
})
