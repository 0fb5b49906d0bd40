import { describe, expect, it } from 'vitest'
import { type Band, defaultBands } from '../analysis/bands.ts'
import { compare, decimal, roundHalfUp, sum, toText, zero } from '../../kernel/decimal.ts'
import { type CountedFiles, type ManualCost, priceProject, type ProjectPricing } from './price.ts'
import { totalOf, totalsOf } from './priced-line.ts'
import { CostsRefused, minorUnits, type PriceList } from './rates.ts'

const list: PriceList = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Standard',
  version: 3,
  currency: 'EUR',
  chargeBy: 'WORD',
  defaultPricePerItem: '0.1',
  defaultPricePerHour: null,
  wordsPerHour: null,
  defaultPricePerPage: null,
  wordsPerPage: null,
  coefficients: [],
  minFeeType: 'NONE',
  minimumFeeByProject: null,
  defaultMinimumFeeByLanguagePair: null,
  prices: [],
}
const price = (given: Partial<PriceList['prices'][number]>): PriceList['prices'][number] => ({
  sourceLocale: 'en_us',
  targetLocale: 'es',
  workflow: null,
  pricePerItem: '0.12',
  pricePerHour: null,
  pricePerPage: null,
  minimumFee: null,
  ...given,
})
const coefficient = (given: Partial<PriceList['coefficients'][number]>): PriceList['coefficients'][number] => ({
  uuid: '00000000-0000-4000-8000-000000000002',
  default: true,
  sequence: 1,
  description: 'Rush',
  unit: 'WORD',
  calcType: 'percentage',
  factor: 10,
  ...given,
})
const counted = (band: string, words: number, segments = 1) => ({ band, words, segments, characters: words * 5 })
const files = (counts: CountedFiles['counts'], given: Partial<CountedFiles> = {}): CountedFiles => ({
  sourceLocale: 'en_us',
  targetLocale: 'es',
  workflows: ['TRANSLATION'],
  counts,
  ...given,
})
const manual = (given: Partial<ManualCost>): ManualCost => ({
  description: 'Rush',
  reason: null,
  unit: 'FIXED',
  units: decimal(1),
  costPerUnit: decimal('25'),
  sourceLocale: null,
  targetLocale: null,
  ...given,
})
const priced = (given: Partial<ProjectPricing>) =>
  priceProject({ currency: 'EUR', files: [], bandsFor: () => defaultBands, priceList: list, manual: [], ...given })
const shown = (given: Partial<ProjectPricing>) =>
  priced(given).map(({ costType, targetLocale, workflow, band, unit, quantity, unitPrice, factor, total }) =>
    [
      costType,
      targetLocale,
      workflow,
      band,
      toText(quantity),
      unit,
      toText(unitPrice),
      toText(factor),
      toText(total),
    ].join(' '),
  )

describe('priceProject', () => {
  it.each<[string, Partial<ProjectPricing>, string[]]>([
    [
      'has a line for each band with segments, best first',
      { files: [files([counted('0-74', 1000), counted('CONTEXT', 200), counted('85-94', 33)])] },
      [
        'MATCH es  CONTEXT 200 WORD 0.1 0.05 1.00',
        'MATCH es  85-94 33 WORD 0.1 0.55 1.82',
        'MATCH es  0-74 1000 WORD 0.1 1 100.00',
      ],
    ],
    [
      'counts the files of a pair together, and pairs apart',
      {
        files: [
          files([counted('0-74', 10)], { targetLocale: 'ja' }),
          files([counted('0-74', 1)]),
          files([counted('0-74', 2)], { workflows: ['TRANSLATION', 'REVIEW'] }),
        ],
      },
      ['MATCH es  0-74 3 WORD 0.1 1 0.30', 'MATCH ja  0-74 10 WORD 0.1 1 1.00'],
    ],
    [
      "takes the pair's own price before the default",
      {
        files: [files([counted('0-74', 10)])],
        priceList: { ...list, prices: [price({}), price({ targetLocale: 'ja' })] },
      },
      ['MATCH es  0-74 10 WORD 0.12 1 1.20'],
    ],
    [
      'prices a step that has its own price by it, and the others together once',
      {
        files: [
          files([counted('0-74', 10)], { workflows: ['TRANSLATION', 'REVIEW', 'LQA'] }),
          files([counted('0-74', 5)]),
        ],
        priceList: { ...list, prices: [price({ workflow: 'REVIEW', pricePerItem: '0.03' })] },
      },
      ['MATCH es  0-74 15 WORD 0.1 1 1.50', 'MATCH es REVIEW 0-74 10 WORD 0.03 1 0.30'],
    ],
    [
      'has no general line where every step has its own price',
      {
        files: [files([counted('0-74', 10)])],
        priceList: { ...list, prices: [price({ workflow: 'TRANSLATION', pricePerItem: '0.2' })] },
      },
      ['MATCH es TRANSLATION 0-74 10 WORD 0.2 1 2.00'],
    ],
    [
      'charges by the hour',
      {
        files: [files([counted('0-74', 1000)])],
        priceList: { ...list, chargeBy: 'HOUR', defaultPricePerHour: '60', wordsPerHour: 300 },
      },
      ['MATCH es  0-74 3.333333 HOUR 60 1 200.00'],
    ],
    [
      'charges by the page, at the price of the pair',
      {
        files: [files([counted('0-74', 500)])],
        priceList: { ...list, chargeBy: 'PAGE', wordsPerPage: 250, prices: [price({ pricePerPage: '21.5' })] },
      },
      ['MATCH es  0-74 2.000000 PAGE 21.5 1 43.00'],
    ],
    [
      'prices what the list has no price for at nothing',
      { files: [files([counted('0-74', 500)])], priceList: { ...list, defaultPricePerItem: '0' } },
      ['MATCH es  0-74 500 WORD 0 1 0.00'],
    ],
    [
      'puts the coefficients that always count before the minimum fee, each on the lines alone',
      {
        files: [files([counted('0-74', 333)])],
        priceList: {
          ...list,
          minFeeType: 'LANGUAGE_PAIR',
          defaultMinimumFeeByLanguagePair: '40',
          coefficients: [
            coefficient({ sequence: 2, description: 'Volume', factor: -2.5 }),
            coefficient({ sequence: 1, description: 'Layout', calcType: 'fixed', factor: 0.015 }),
            coefficient({ sequence: 3, description: 'By hand', default: false, factor: 50 }),
            coefficient({ sequence: 4, description: 'Hours', unit: 'HOUR', factor: 50 }),
          ],
        },
      },
      [
        'MATCH es  0-74 333 WORD 0.1 1 33.30',
        'COEFFICIENT es   333 WORD 0.015 1 5.00',
        'COEFFICIENT es   1 PERCENT -2.5 1 -0.83',
        'MINIMUM_FEE es   1 FIXED 2.53 1 2.53',
      ],
    ],
    [
      'rounds what is missing of a minimum fee once, as every line',
      {
        files: [files([counted('0-74', 10)])],
        priceList: { ...list, minFeeType: 'LANGUAGE_PAIR', defaultMinimumFeeByLanguagePair: '30.005' },
      },
      ['MATCH es  0-74 10 WORD 0.1 1 1.00', 'MINIMUM_FEE es   1 FIXED 29.005 1 29.01'],
    ],
    [
      'lifts a pair to its minimum fee by a line of its own',
      {
        files: [files([counted('0-74', 10)]), files([counted('0-74', 1000)], { targetLocale: 'ja' })],
        priceList: { ...list, minFeeType: 'LANGUAGE_PAIR', defaultMinimumFeeByLanguagePair: '30' },
      },
      [
        'MATCH es  0-74 10 WORD 0.1 1 1.00',
        'MINIMUM_FEE es   1 FIXED 29.00 1 29.00',
        'MATCH ja  0-74 1000 WORD 0.1 1 100.00',
      ],
    ],
    [
      "takes the pair's own minimum fee before the default",
      {
        files: [files([counted('0-74', 10)])],
        priceList: {
          ...list,
          minFeeType: 'LANGUAGE_PAIR',
          defaultMinimumFeeByLanguagePair: '30',
          prices: [price({ minimumFee: '2.5' })],
        },
      },
      ['MATCH es  0-74 10 WORD 0.12 1 1.20', 'MINIMUM_FEE es   1 FIXED 1.30 1 1.30'],
    ],
    [
      'lifts a project to its minimum fee',
      {
        files: [files([counted('0-74', 10)])],
        priceList: { ...list, minFeeType: 'PROJECT', minimumFeeByProject: '50' },
      },
      ['MATCH es  0-74 10 WORD 0.1 1 1.00', 'MINIMUM_FEE    1 FIXED 49.00 1 49.00'],
    ],
    [
      'adds no fee where the lines reach it, or it is not asked for',
      {
        files: [files([counted('0-74', 500)])],
        priceList: {
          ...list,
          minFeeType: 'PROJECT',
          minimumFeeByProject: '50',
          defaultMinimumFeeByLanguagePair: '900',
        },
      },
      ['MATCH es  0-74 500 WORD 0.1 1 50.00'],
    ],
    [
      'adds costs by hand last, percentages of the other lines',
      {
        files: [files([counted('0-74', 1000)]), files([counted('0-74', 500)], { targetLocale: 'ja' })],
        manual: [
          manual({}),
          manual({ unit: 'PERCENT', costPerUnit: decimal('-10') }),
          manual({ unit: 'PERCENT', costPerUnit: decimal('15'), targetLocale: 'ja' }),
          manual({ unit: 'HOUR', units: decimal('1.5'), costPerUnit: decimal('33.33') }),
        ],
      },
      [
        'MATCH es  0-74 1000 WORD 0.1 1 100.00',
        'MATCH ja  0-74 500 WORD 0.1 1 50.00',
        'MANUAL    1 FIXED 25 1 25.00',
        'MANUAL    1 PERCENT -10 1 -15.00',
        'MANUAL ja   1 PERCENT 15 1 7.50',
        'MANUAL    1.5 HOUR 33.33 1 50.00',
      ],
    ],
    [
      'rounds to no decimals in yen',
      { currency: 'JPY', files: [files([counted('0-74', 15)])], priceList: { ...list, currency: 'JPY' } },
      ['MATCH es  0-74 15 WORD 0.1 1 2'],
    ],
    ['needs no files', {}, []],
  ])('%s', (_, given, lines) => {
    expect(shown(given)).toEqual(lines)
  })

  it('keeps what made a line', () => {
    const [line] = priced({ files: [files([counted('85-94', 33, 4)])], priceList: { ...list, prices: [price({})] } })
    expect(line).toMatchObject({
      segments: 4,
      words: 33,
      matchStart: 85,
      matchEnd: 94,
      rateSource: { kind: 'price-list', uuid: list.id, name: 'Standard', version: 3, entry: 'en_us > es' },
    })
    expect(toText(line!.exact)).toBe('2.1780')
    expect(toText(line!.total)).toBe('2.18')
    expect(toText(line!.gross)).toBe('3.96')
  })

  it('uses the factors of the step', () => {
    const bandsFor = (workflow: string): readonly Band[] =>
      workflow === 'REVIEW' ? defaultBands.map((band) => ({ ...band, factor: decimal(1) })) : defaultBands
    const priceList = { ...list, prices: [price({ workflow: 'REVIEW', pricePerItem: '0.02' })] }
    const lines = priced({
      files: [files([counted('EXACT', 100)], { workflows: ['TRANSLATION', 'REVIEW'] })],
      bandsFor,
      priceList,
    })
    expect(lines.map(({ total }) => toText(total))).toEqual(['1.50', '2.00'])
  })

  it.each<[string, Partial<ProjectPricing>, RegExp]>([
    ['another currency', { currency: 'USD' }, /in EUR, the project in USD/],
    [
      'hours without words',
      { files: [files([counted('0-74', 1)])], priceList: { ...list, chargeBy: 'HOUR', defaultPricePerHour: '60' } },
      /number of words/,
    ],
    [
      'pages without words',
      { files: [files([counted('0-74', 1)])], priceList: { ...list, chargeBy: 'PAGE', defaultPricePerPage: '9' } },
      /number of words/,
    ],
    ['a band that the scheme lost', { files: [files([counted('50-74', 1)])] }, /50-74/],
  ])('refuses %s', (_, given, reason) => {
    expect(() => priced(given)).toThrow(CostsRefused)
    expect(() => priced(given)).toThrow(reason)
  })
})

describe('totalsOf', () => {
  it('separates gross, net, savings, and total', () => {
    const totals = totalsOf(
      priced({
        files: [files([counted('EXACT', 1000), counted('0-74', 100)])],
        priceList: { ...list, minFeeType: 'PROJECT', minimumFeeByProject: '40' },
        manual: [manual({ costPerUnit: decimal('-5') })],
      }),
    )
    expect(
      Object.fromEntries(
        Object.entries(totals).map(([name, value]) => [name, typeof value === 'boolean' ? value : toText(value)]),
      ),
    ).toEqual({
      gross: '110.00',
      net: '25.00',
      savings: '85.00',
      total: '35.00',
      minimumFeeApplied: true,
    })
  })
})

describe('minorUnits', () => {
  it.each([
    ['EUR', 2],
    ['USD', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['BRL', 2],
    ['CLP', 0],
  ])('%s has %i', (currency, decimals) => {
    expect(minorUnits(currency)).toBe(decimals)
  })
})

describe('any project', () => {
  let seed = 0
  const next = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * limit)
  }
  const pick = <T>(values: readonly T[]): T => values[next(values.length)]!
  const amountText = (digits: number, decimals: number) =>
    `${next(10 ** digits)}.${String(next(10 ** decimals)).padStart(decimals, '0')}`

  function anyProject(from: number): ProjectPricing {
    seed = from
    const currency = pick(['EUR', 'JPY', 'KWD'])
    const locales = ['es', 'ja', 'ar']
    return {
      currency,
      bandsFor: () => defaultBands,
      files: Array.from({ length: 1 + next(5) }, () =>
        files(
          defaultBands.filter(() => next(2) === 1).map(({ key }) => counted(key, next(20_000), 1 + next(300))),
          { targetLocale: pick(locales), workflows: pick([['TRANSLATION'], ['TRANSLATION', 'REVIEW'], ['REVIEW']]) },
        ),
      ),
      priceList: {
        ...list,
        currency,
        defaultPricePerItem: amountText(1, 6),
        minFeeType: pick(['NONE', 'PROJECT', 'LANGUAGE_PAIR']),
        minimumFeeByProject: amountText(4, 2),
        defaultMinimumFeeByLanguagePair: amountText(3, 2),
        prices: locales
          .filter(() => next(2) === 1)
          .map((targetLocale) =>
            price({ targetLocale, pricePerItem: amountText(1, 6), workflow: pick([null, 'REVIEW']) }),
          ),
      },
      manual: Array.from({ length: next(3) }, () =>
        manual({
          unit: pick(['FIXED', 'PERCENT']),
          units: decimal(1 + next(3)),
          costPerUnit: decimal(`-${amountText(2, 3)}`),
        }),
      ),
    }
  }

  it('costs exactly what its lines come to, each rounded once, whatever the order of its files', () => {
    for (let round = 1; round <= 300; round += 1) {
      const project = anyProject(round)
      const lines = priceProject(project)
      const decimals = minorUnits(project.currency)
      const total = totalOf(lines)
      expect(toText(total)).toBe(toText(sum(lines.map((line) => line.total))))
      for (const line of lines) {
        expect(line.total.scale).toBe(decimals)
        expect(compare(line.total, roundHalfUp(line.exact, decimals))).toBe(0)
      }
      const totals = totalsOf(lines)
      expect(compare(totals.total, total)).toBe(0)
      expect(compare(totals.savings, zero)).toBeGreaterThanOrEqual(0)
      const again = priceProject({ ...project, files: project.files.toReversed() })
      expect(toText(totalOf(again)), `round ${round}`).toBe(toText(total))
      expect(priceProject(anyProject(round))).toEqual(lines)
    }
  })

  it('never costs less than its minimum fee before costs by hand', () => {
    for (let round = 1; round <= 100; round += 1) {
      const project = anyProject(round)
      const fee = decimal(project.priceList.minimumFeeByProject!)
      const lines = priceProject({ ...project, manual: [], priceList: { ...project.priceList, minFeeType: 'PROJECT' } })
      expect(compare(totalOf(lines), roundHalfUp(fee, minorUnits(project.currency)))).toBeGreaterThanOrEqual(0)
    }
  })
})
