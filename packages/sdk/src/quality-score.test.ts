import { describe, expect, it } from 'vitest'
import { decimal, toText, zero } from './decimal.ts'
import {
  addUp,
  confidenceOf,
  defaultScoreRules,
  scoreOf,
  scoreReview,
  type ScoredFinding,
  type ScoreRules,
  type Severity,
} from './quality-score.ts'

const d = decimal
const text = (value: ReturnType<typeof decimal> | null) => value && toText(value)

const finding = (severity: Severity, change: Partial<ScoredFinding> = {}): ScoredFinding => ({
  category: 'FLUENCY',
  severity,
  weight: d(1),
  affectsScore: true,
  isRepeated: false,
  state: 'ACCEPTED',
  outcome: null,
  ...change,
})
const minors = (count: number, change?: Partial<ScoredFinding>) =>
  Array.from({ length: count }, () => finding('MINOR', change))
const major = finding('MAJOR')
const critical = finding('CRITICAL')
const calibrated: Partial<ScoreRules> = { formula: 'CALIBRATED', passMark: d(95), tolerance: d(15) }
const repeats = [major, finding('MAJOR', { isRepeated: true }), finding('MAJOR', { isRepeated: true })]
const j2450: Partial<ScoreRules> = {
  formula: 'POINTS_PER_WORD',
  overrides: {
    TERMINOLOGY: { MINOR: d(2), MAJOR: d(5) },
    SPELLING: { MINOR: d(1), MAJOR: d(3) },
    OMISSION: { MINOR: d(2), MAJOR: d(4) },
  },
}

/** Words, findings, rules other than the default, and by hand: points, points per thousand, score, result, too small. */
const vectors: [string, number, ScoredFinding[], Partial<ScoreRules>, string][] = [
  ['no errors', 1000, [], {}, '0 0.00 100.00 PASS'],
  ['three minor errors', 1000, minors(3), {}, '3 3.00 99.70 PASS'],
  ['exactly the pass mark', 1000, [...minors(15), major], {}, '20 20.00 98.00 PASS'],
  ['a point below the pass mark', 1000, [...minors(16), major], {}, '21 21.00 97.90 FAIL'],
  ['one critical error', 1000, [critical], {}, '10 10.00 99.00 FAIL'],
  ['one critical error where those may pass', 1000, [critical], { criticalFails: false }, '10 10.00 99.00 PASS'],
  ['preferential changes', 800, [...minors(12, { affectsScore: false }), ...minors(2)], {}, '2 2.50 99.75 PASS'],
  [
    'a category of double weight',
    500,
    [finding('CRITICAL', { weight: d(2) }), ...minors(1)],
    {},
    '21 42.00 95.80 FAIL',
  ],
  ['repeats that are free', 1000, repeats, {}, '5 5.00 99.50 PASS'],
  ['repeats that count half', 1000, repeats, { repeatedFactor: d('0.5') }, '10.0 10.00 99.00 PASS'],
  [
    'neutral findings in a small sample',
    300,
    Array.from({ length: 6 }, () => finding('NEUTRAL')),
    {},
    '0 0.00 100.00 PASS small',
  ],
  ['more points than words', 100, Array.from({ length: 11 }, () => critical), {}, '110 1100.00 0.00 FAIL small'],
  ['the tolerated points', 2000, [...minors(20), major, major], calibrated, '30 15.00 95.00 PASS'],
  ['more than the tolerated points', 2000, [...minors(20), major, major, major], calibrated, '35 17.50 94.17 FAIL'],
  ['a weight with decimals', 1337, [finding('MAJOR', { weight: d('1.5') }), ...minors(2)], {}, '9.5 7.11 99.29 PASS'],
  ['no words', 0, [], {}, '0 null null NONE small'],
  [
    'a finding that was dismissed, one still open, and one that was made milder',
    1000,
    [
      major,
      finding('MAJOR', { state: 'ARBITRATED', outcome: 'DISMISSED' }),
      finding('MINOR', { state: 'OPEN' }),
      finding('MINOR', { state: 'ARBITRATED', outcome: 'CHANGED' }),
    ],
    {},
    '6 6.00 99.40 PASS',
  ],
  [
    'points a word by SAE J2450',
    850,
    [
      finding('MAJOR', { category: 'TERMINOLOGY' }),
      ...minors(2, { category: 'SPELLING' }),
      finding('MAJOR', { category: 'OMISSION' }),
    ],
    j2450,
    '11 12.94 null NONE',
  ],
]

describe('the score of a review', () => {
  it.each(vectors)('of %s in %i words', (_, words, findings, rules, expected) => {
    const result = scoreReview(words, findings, { ...defaultScoreRules, ...rules })
    const { points, perThousand, score } = result
    const parts = [text(points), text(perThousand), text(score), result.result]
    expect([...parts, ...(result.isSampleTooSmall ? ['small'] : [])].join(' ')).toBe(expected.replaceAll(' null', ' '))
  })

  it('counts open and disputed findings provisionally, withdrawn and dismissed ones not at all', () => {
    const findings = [
      major,
      finding('MINOR', { state: 'OPEN' }),
      finding('MINOR', { state: 'DISPUTED' }),
      finding('CRITICAL', { state: 'WITHDRAWN' }),
      finding('CRITICAL', { state: 'ARBITRATED', outcome: 'DISMISSED' }),
    ]
    const result = scoreReview(1000, findings, defaultScoreRules)
    expect([text(result.score), text(result.provisionalScore), result.result]).toEqual(['99.50', '99.30', 'PASS'])
    expect(result.lines.map(({ points, counts }) => `${toText(points)} ${counts}`)).toEqual([
      '5 YES',
      '1 PROVISIONALLY',
      '1 PROVISIONALLY',
      '10 NO',
      '10 NO',
    ])
  })

  it('takes a critical error that is free as a repeat for one that fails the review', () => {
    const findings = [finding('CRITICAL', { isRepeated: true })]
    expect(scoreReview(1000, findings, defaultScoreRules)).toMatchObject({ points: zero, result: 'FAIL' })
  })

  it('has points a word with four decimals', () => {
    expect(text(scoreOf(d(11), 850, { ...defaultScoreRules, ...j2450 }).perWord)).toBe('0.0129')
  })

  it('is the same by both formulas where ten times the missing percentage is tolerated', () => {
    for (let points = 0; points <= 60; points++) {
      const findings = minors(points)
      for (const words of [999, 1000, 1501]) {
        const linear = scoreReview(words, findings, defaultScoreRules)
        const other = scoreReview(words, findings, { ...defaultScoreRules, formula: 'CALIBRATED' })
        expect([text(other.score), other.result]).toEqual([text(linear.score), linear.result])
      }
    }
  })

  it('ignores the name of an inherited property as a category', () => {
    expect(scoreReview(100, [finding('MINOR', { category: 'constructor' })], defaultScoreRules).points).toEqual(d(1))
  })
})

describe('the score of a person', () => {
  it('is that of all points in all words, not the mean of scores', () => {
    const { points, words } = addUp([
      { points: d(3), words: 1000 },
      { points: d(20), words: 200 },
    ])
    const { score, perThousand } = scoreOf(points, words, defaultScoreRules)
    expect([text(points), text(perThousand), text(score)]).toEqual(['23', '19.17', '98.08'])
  })

  it.each([
    [10, 0.62],
    [20, 0.44],
    [100, 0.2],
  ])('with %i points lies in a band of ±%f', (points, width) => {
    expect(confidenceOf(d(points))).toBeCloseTo(width, 2)
  })

  it('has no band without points', () => expect(confidenceOf(zero)).toBeNull())
})
