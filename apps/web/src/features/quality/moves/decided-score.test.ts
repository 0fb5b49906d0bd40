import type { Finding, Review } from '@dragoman/sdk/operations/quality'
import { expect, test } from 'vitest'
import { decidedScore, type Decision } from './decided-score.ts'

const profile = {
  formula: 'LINEAR',
  passMark: 98,
  tolerance: 20,
  severities: { NEUTRAL: 0, MINOR: 1, MAJOR: 5, CRITICAL: 10 },
  overrides: [{ category: 'GRAMMAR', severity: 'MAJOR', points: 4 }],
  criticalFails: true,
  repeatedFactor: 0,
  minimumWords: 500,
} as Review['profile']

const review = { reviewedWords: 1000, profile }

const finding = (uuid: string, more: Partial<Finding>): Finding =>
  ({
    uuid,
    category: 'TERMINOLOGY',
    severity: 'MAJOR',
    weight: 1,
    affectsScore: true,
    repeated: false,
    ...more,
  }) as Finding

const findings = [
  finding('disputed', { severity: 'CRITICAL', state: 'DISPUTED' }),
  finding('open', { state: 'OPEN' }),
  finding('gone', { state: 'WITHDRAWN' }),
]

const decided = (outcome: Decision['outcome'], more: Partial<Decision> = {}) =>
  decidedScore(review, findings, 'disputed', {
    outcome,
    category: 'TERMINOLOGY',
    severity: 'CRITICAL',
    weight: 1,
    affectsScore: true,
    ...more,
  })

test.each([
  ['an upheld critical finding fails the text', 'UPHELD', {}, { score: 98.5, result: 'FAIL' }],
  ['a milder severity counts its own points', 'CHANGED', { severity: 'MINOR' }, { score: 99.4, result: 'PASS' }],
  [
    'the points of the profile stand above those of the severity',
    'CHANGED',
    { category: 'GRAMMAR', severity: 'MAJOR' },
    { score: 99.1, result: 'PASS' },
  ],
  [
    'a dismissed finding has no points, and others that are open stand',
    'DISMISSED',
    {},
    { score: 99.5, result: 'PASS' },
  ],
] as const)('%s', (_, outcome, more, expected) => {
  expect(decided(outcome, more)).toEqual(expected)
})

test('without a profile there is no score to show', () => {
  const decision = { outcome: 'UPHELD', category: 'GRAMMAR', severity: 'MINOR', weight: 1, affectsScore: true } as const
  expect(decidedScore({ reviewedWords: 1000, profile: undefined }, findings, 'disputed', decision)).toBeUndefined()
})
