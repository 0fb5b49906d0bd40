import { describe, expect, it } from 'vitest'
import { decimal, toText } from '../../kernel/decimal.ts'
import {
  type Band,
  bandKey,
  bandOf,
  bandProblems,
  type BandProblem,
  bandsOf,
  defaultBands,
  defaultScheme,
} from './bands.ts'

const fuzzy = (...ranges: [number, number][]): Band[] => [
  ...defaultBands.filter(({ type }) => type !== 'FUZZY'),
  ...ranges.map(([start, end]): Band => ({
    key: bandKey('FUZZY', start, end),
    type: 'FUZZY',
    start,
    end,
    factor: decimal(1),
  })),
]

describe('default bands', () => {
  it('are those of the domain', () => {
    expect(defaultBands.map(({ key, factor }) => [key, toText(factor)])).toEqual([
      ['CONTEXT', '0.05'],
      ['EXACT', '0.15'],
      ['REPETITION', '0.15'],
      ['95-99', '0.35'],
      ['85-94', '0.55'],
      ['75-84', '0.75'],
      ['0-74', '1'],
    ])
    expect(bandProblems(defaultBands)).toEqual([])
  })

  it('survive being stored', () => {
    const scheme = defaultScheme(['TRANSLATION', 'REVIEW'])
    expect(JSON.parse(JSON.stringify(scheme))).toEqual(scheme)
    for (const workflow of ['TRANSLATION', 'REVIEW']) expect(bandsOf(scheme, workflow)).toEqual(defaultBands)
    expect(bandsOf(null, 'TRANSLATION')).toEqual(defaultBands)
  })
})

describe('bandOf', () => {
  it.each<[number, boolean, string]>([
    [101, false, 'CONTEXT'],
    [100, false, 'EXACT'],
    [99, false, '95-99'],
    [95, false, '95-99'],
    [94, false, '85-94'],
    [85, false, '85-94'],
    [84, false, '75-84'],
    [75, false, '75-84'],
    [74, false, '0-74'],
    [0, false, '0-74'],
    [101, true, 'REPETITION'],
    [0, true, 'REPETITION'],
  ])('%i %% (repetition: %s) is %s', (match, repetition, key) => {
    expect(bandOf(defaultBands, match, repetition).key).toBe(key)
  })

  it('has one for every score', () => {
    for (let match = 0; match <= 101; match += 1) {
      const fitting = defaultBands.filter(
        ({ type, start, end }) => type !== 'REPETITION' && match >= start && match <= end,
      )
      expect(fitting, `${match} %`).toHaveLength(1)
    }
  })

  it.each([-1, 102, 74.5])('refuses a score of %d', (match) => {
    expect(() => bandOf(defaultBands, match, false)).toThrow(RangeError)
  })
})

describe('bandProblems', () => {
  it.each<[string, Band[], BandProblem[]]>([
    ['one band for all', fuzzy([0, 99]), []],
    ['any order', fuzzy([50, 99], [0, 49]), []],
    ['a gap in the middle', fuzzy([0, 49], [60, 99]), [{ kind: 'gap', start: 50, end: 59 }]],
    ['a gap below', fuzzy([50, 99]), [{ kind: 'gap', start: 0, end: 49 }]],
    ['a gap above', fuzzy([0, 94]), [{ kind: 'gap', start: 95, end: 99 }]],
    ['an overlap', fuzzy([0, 80], [75, 99]), [{ kind: 'overlap', start: 75, end: 80 }]],
    ['a band within another', fuzzy([0, 99], [50, 59]), [{ kind: 'overlap', start: 50, end: 59 }]],
    ['the same band twice', fuzzy([0, 99], [0, 99]), [{ kind: 'overlap', start: 0, end: 99 }]],
    ['no fuzzy band', fuzzy(), [{ kind: 'gap', start: 0, end: 99 }]],
    ['a band upside down', fuzzy([0, 99], [80, 70]), [{ kind: 'range', start: 80, end: 70 }]],
    ['a band that is too high', fuzzy([0, 99], [100, 100]), [{ kind: 'range', start: 100, end: 100 }]],
    [
      'a band that is too low',
      fuzzy([-1, 99]),
      [
        { kind: 'range', start: -1, end: 99 },
        { kind: 'gap', start: 0, end: 99 },
      ],
    ],
    [
      'parts of a percent',
      fuzzy([0, 49.5], [50, 99]),
      [
        { kind: 'range', start: 0, end: 49.5 },
        { kind: 'gap', start: 0, end: 49 },
      ],
    ],
    [
      'no repetitions',
      defaultBands.filter(({ type }) => type !== 'REPETITION'),
      [{ kind: 'missing', type: 'REPETITION' }],
    ],
    ['two for 100', [...defaultBands, defaultBands[1]!], [{ kind: 'repeated', type: 'EXACT' }]],
    [
      'a negative factor',
      fuzzy([0, 99]).map((band) => (band.type === 'FUZZY' ? { ...band, factor: decimal('-0.1') } : band)),
      [{ kind: 'factor', key: '0-99' }],
    ],
    [
      'a factor that is too fine',
      fuzzy([0, 99]).map((band) => (band.type === 'FUZZY' ? { ...band, factor: decimal('0.1234567') } : band)),
      [{ kind: 'factor', key: '0-99' }],
    ],
    [
      'a surcharge',
      fuzzy([0, 99]).map((band) => (band.type === 'FUZZY' ? { ...band, factor: decimal('1.5') } : band)),
      [],
    ],
  ])('%s', (_, bands, problems) => {
    expect(bandProblems(bands)).toEqual(problems)
  })
})

describe('bandsOf', () => {
  const scheme = defaultScheme(['TRANSLATION'])

  it('gives steps that the scheme does not name the full price', () => {
    expect(bandsOf(scheme, 'REVIEW').map(({ factor }) => toText(factor))).toEqual(Array.from({ length: 7 }, () => '1'))
  })

  it('puts the best first, whatever the order of the scheme', () => {
    const reversed = { ...scheme, matchRanges: scheme.matchRanges.toReversed() }
    expect(bandsOf(reversed, 'TRANSLATION')).toEqual(defaultBands)
  })

  it.each([
    ['a gap', { ...scheme, matchRanges: scheme.matchRanges.filter(({ start }) => start !== 85) }],
    ['an unknown type', { ...scheme, matchRanges: [...scheme.matchRanges, { start: 0, end: 1, type: 'MT' }] }],
  ])('refuses %s', (_, broken) => {
    expect(() => bandsOf(broken, 'TRANSLATION')).toThrow(RangeError)
  })
})
