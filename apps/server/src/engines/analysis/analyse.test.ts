import { describe, expect, it } from 'vitest'
import { analyse, type AnalysedSegment, analysisTotals, type AnalysisOptions, countBands } from './analyse.ts'
import { toNumber } from '../../kernel/decimal.ts'
import { allBandsOf, defaultBands } from './bands.ts'

const options: AnalysisOptions = {
  bands: defaultBands,
  tmMatchOverRepetition: true,
  ntOverRepetition: false,
  calculateNonTranslatableReuse: false,
  ignoreNumbers: false,
  ignoreConfirmedSegments: false,
  ignoreLockedSegments: false,
}

const given = (text: string, match = 0, more: Partial<AnalysedSegment> = {}): AnalysedSegment => ({
  segmentId: 1,
  workUnitId: 'a',
  sourceLocale: 'en_us',
  targetLocale: 'es',
  sourceHash: text,
  words: 10,
  characters: 50,
  confirmed: false,
  locked: false,
  match,
  kind: 'TEXT',
  ...more,
})

const plain = (text: string, match: number) => given(text, match, { kind: 'NON_TRANSLATABLE' })
const nonTranslatable = { bands: allBandsOf(null, 'TRANSLATION'), calculateNonTranslatableReuse: true }

const machine = (text: string, match: number, stayed: number) => given(text, match, { machine: stayed })
const withMachine = {
  bands: allBandsOf(
    {
      matchRanges: defaultBands.map(({ type, start, end }) => ({ type, start, end })),
      workflows: [
        {
          workflow: 'TRANSLATION',
          netRateWorkflowItems: defaultBands.map(({ type, start, end, factor }) => ({
            range: { start, end },
            type,
            tmFactor: toNumber(factor),
            mtFactor: type === 'EXACT' ? 0.1 : start === 0 ? 0.6 : 0.5,
            ntFactor: 1,
          })),
        },
      ],
    },
    'TRANSLATION',
  ),
}

const bandsOf = (segments: AnalysedSegment[], changed: Partial<AnalysisOptions> = {}) =>
  analyse(segments, { ...options, ...changed }).map(({ band }) => band)

describe('analyse', () => {
  it.each<[string, AnalysedSegment[], Partial<AnalysisOptions>, string[]]>([
    [
      'puts segments into their bands',
      [given('a', 101), given('b', 100), given('c', 97), given('d', 75), given('e')],
      {},
      ['CONTEXT', 'EXACT', '95-99', '75-84', '0-74'],
    ],
    [
      'knows repetitions',
      [given('a'), given('b'), given('a'), given('a')],
      {},
      ['0-74', '0-74', 'REPETITION', 'REPETITION'],
    ],
    ['knows repetitions in another file', [given('a'), given('a', 0, { workUnitId: 'b' })], {}, ['0-74', 'REPETITION']],
    ['but not in another target locale', [given('a'), given('a', 0, { targetLocale: 'ja' })], {}, ['0-74', '0-74']],
    [
      'counts a memory match before a repetition',
      [given('a', 100), given('a', 101), given('a', 100)],
      {},
      ['EXACT', 'CONTEXT', 'EXACT'],
    ],
    [
      'or the repetition first',
      [given('a', 100), given('a', 101), given('a', 100)],
      { tmMatchOverRepetition: false },
      ['EXACT', 'REPETITION', 'REPETITION'],
    ],
    ['counts a repetition before a similar match', [given('a', 80), given('a', 99)], {}, ['75-84', 'REPETITION']],
    [
      'leaves confirmed segments out',
      [given('a', 0, { confirmed: true }), given('a')],
      { ignoreConfirmedSegments: true },
      ['0-74'],
    ],
    ['or counts them', [given('a', 0, { confirmed: true }), given('a')], {}, ['0-74', 'REPETITION']],
    [
      'leaves locked segments out',
      [given('a', 0, { locked: true }), given('a')],
      { ignoreLockedSegments: true },
      ['0-74'],
    ],
    ['leaves numbers out', [given('1', 0, { kind: 'NUMBERS' }), given('a')], { ignoreNumbers: true }, ['0-74']],
    [
      'or counts them',
      [given('1', 0, { kind: 'NUMBERS' }), given('1', 0, { kind: 'NUMBERS' })],
      {},
      ['0-74', 'REPETITION'],
    ],
    [
      'knows what need not be translated',
      [plain('1', 0), plain('1', 100), plain('2', 101)],
      nonTranslatable,
      ['NON_TRANSLATABLE', 'EXACT', 'NON_TRANSLATABLE'],
    ],
    ['a repetition before it', [plain('1', 0), plain('1', 0)], nonTranslatable, ['NON_TRANSLATABLE', 'REPETITION']],
    [
      'or it before a repetition',
      [plain('1', 0), plain('1', 0)],
      { ...nonTranslatable, ntOverRepetition: true },
      ['NON_TRANSLATABLE', 'NON_TRANSLATABLE'],
    ],
    ['unless nobody asks', [plain('1', 0)], {}, ['0-74']],
    [
      'charges machine translation by what has stayed of it',
      [machine('a', 0, 0), machine('b', 0, 80), machine('c', 74, 100)],
      withMachine,
      ['MT-0-74', 'MT-75-84', 'MT-100-100'],
    ],
    [
      'unless a match or a repetition costs less',
      [machine('a', 97, 0), machine('b', 100, 100), machine('c', 0, 0), machine('c', 0, 100)],
      withMachine,
      ['95-99', 'EXACT', 'MT-0-74', 'REPETITION'],
    ],
    [
      'or the scheme charges the full price for it',
      [machine('a', 0, 100)],
      { bands: allBandsOf(null, 'REVIEW') },
      ['0-74'],
    ],
    ['needs no segments', [], {}, []],
  ])('%s', (_, segments, changed, bands) => {
    expect(bandsOf(segments, changed)).toEqual(bands)
  })

  it('keeps what a segment was counted with', () => {
    const [counted] = analyse([given('a', 95, { segmentId: 7 })], options)
    expect(counted).toEqual({
      segmentId: 7,
      workUnitId: 'a',
      sourceLocale: 'en_us',
      targetLocale: 'es',
      band: '95-99',
      match: 95,
      words: 10,
      characters: 50,
      factor: { units: 35n, scale: 2 },
    })
  })
})

describe('analysisTotals', () => {
  const counted = analyse([given('a', 101), given('b', 95), given('b', 95), given('c', 96), given('d')], options)
  const rows = analysisTotals(defaultBands, countBands(counted))

  it('has a row for each band, empty ones too', () => {
    expect(
      rows.map(({ matchLabel, analysisItemType, match, matchEnd }) => [matchLabel, analysisItemType, match, matchEnd]),
    ).toEqual([
      ['CONTEXT', 'CONTEXT', 101, 101],
      ['EXACT', 'EXACT', 100, 100],
      ['REPETITION', 'REPETITION', null, null],
      ['95-99', 'FUZZY', 95, 99],
      ['85-94', 'FUZZY', 85, 94],
      ['75-84', 'FUZZY', 75, 84],
      ['0-74', 'NEW', 0, 74],
    ])
    expect(rows.map(({ isMissingMatch }) => isMissingMatch)).toEqual([false, false, false, false, false, false, true])
  })

  it('weighs what it counts', () => {
    expect(rows[3]).toEqual({
      analysisItemType: 'FUZZY',
      match: 95,
      matchEnd: 99,
      matchLabel: '95-99',
      matchOrZeroIfNull: 95,
      isMissingMatch: false,
      netRateFactor: 0.35,
      totalSegments: 2,
      totalWords: 20,
      totalChars: 100,
      netSegments: 0.7,
      netWords: 7,
      netChars: 35,
    })
    expect(rows[1]).toMatchObject({ totalSegments: 0, totalWords: 0, netWords: 0 })
  })

  it('loses nothing', () => {
    expect(rows.reduce((sum, row) => sum + row.totalWords, 0)).toBe(50)
    expect(rows.reduce((sum, row) => sum + row.totalSegments, 0)).toBe(5)
  })

  it('adds up the counts of several files', () => {
    const twice = analysisTotals(defaultBands, [...countBands(counted), ...countBands(counted)])
    expect(twice[3]).toMatchObject({ totalWords: 40, netWords: 14 })
  })

  it('refuses a band that the scheme does not have', () => {
    expect(() => analysisTotals(defaultBands, [{ band: '50-74', segments: 1, words: 1, characters: 1 }])).toThrow(
      RangeError,
    )
  })
})
