import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allBandsOf, type Band, bandOf, bandProblems, defaultBands } from '../analysis/bands.ts'
import { add, compare, decimal, multiply, roundHalfUp, subtract, sum, toText } from '../../kernel/decimal.ts'
import { type CountedFiles, type ManualCost, priceProject, type ProjectPricing } from './price.ts'
import { totalOf, totalsOf } from './priced-line.ts'
import { minorUnits, noPriceList, type PriceList } from './rates.ts'
import '../../testing/same-cases.ts'

const bands = allBandsOf(null, 'TRANSLATION')
/** Each step weighs the bands in its own way. */
const shares = { TRANSLATION: '1', REVIEW: '0.5', LQA: '0.333333' } as const
const bandsFor = (workflow: string): Band[] => {
  const share = decimal(shares[workflow as keyof typeof shares])
  return bands.map((band) => ({ ...band, factor: roundHalfUp(multiply(band.factor, share), 6) }))
}
const currencies = { EUR: 2, JPY: 0, KWD: 3 } as const

/** Decimal text with up to so many decimals, as prices are kept. */
const price = (decimals: number, most = 1000) =>
  fc
    .tuple(fc.nat(most), fc.nat(10 ** decimals - 1))
    .map(([whole, part]) => `${whole}.${String(part).padStart(decimals, '0')}`)

const counts = fc.array(
  fc.record({
    band: fc.constantFrom(...bands.map(({ key }) => key)),
    segments: fc.integer({ min: 1, max: 50_000 }),
    words: fc.nat(2_000_000),
    characters: fc.nat(10_000_000),
  }),
  { maxLength: 12 },
)

const files = fc.array(
  fc.record<CountedFiles>({
    sourceLocale: fc.constant('en'),
    targetLocale: fc.constantFrom('de', 'ja', 'ar'),
    workflows: fc.constantFrom(['TRANSLATION'], ['TRANSLATION', 'REVIEW'], ['REVIEW', 'LQA']),
    counts,
  }),
  { maxLength: 8 },
)

const pairPrice = fc.record({
  sourceLocale: fc.constant('en'),
  targetLocale: fc.constantFrom('de', 'ja', 'ar'),
  workflow: fc.constantFrom(null, 'TRANSLATION', 'REVIEW'),
  pricePerItem: price(6),
  pricePerHour: fc.option(price(6)),
  pricePerPage: fc.option(price(6)),
  minimumFee: fc.option(price(4)),
})

const coefficient = fc.record({
  uuid: fc.uuid(),
  default: fc.boolean(),
  sequence: fc.integer({ min: 1, max: 9 }),
  description: fc.string(),
  unit: fc.constantFrom('WORD', 'HOUR', 'PAGE'),
  calcType: fc.constantFrom('percentage', 'fixed'),
  factor: fc.integer({ min: -100_000, max: 100_000 }).map((thousandths) => thousandths / 1000),
})

const priceList = (currency: string): fc.Arbitrary<PriceList> =>
  fc
    .record({
      chargeBy: fc.constantFrom('WORD', 'HOUR', 'PAGE'),
      defaultPricePerItem: price(6),
      defaultPricePerHour: fc.option(price(6)),
      defaultPricePerPage: fc.option(price(6)),
      wordsPerHour: fc.integer({ min: 1, max: 2000 }),
      wordsPerPage: fc.integer({ min: 1, max: 2000 }),
      minFeeType: fc.constantFrom('NONE', 'PROJECT', 'LANGUAGE_PAIR'),
      minimumFeeByProject: fc.option(price(4)),
      defaultMinimumFeeByLanguagePair: fc.option(price(4)),
      prices: fc.uniqueArray(pairPrice, {
        maxLength: 6,
        selector: ({ targetLocale, workflow }) => `${targetLocale} ${workflow}`,
      }),
      coefficients: fc.uniqueArray(coefficient, { maxLength: 4, selector: ({ sequence }) => sequence }),
    })
    .map((list) => ({ ...noPriceList(currency), id: 'list', name: 'List', version: 1, ...list }))

const manual = fc.array(
  fc.record<ManualCost>({
    description: fc.string(),
    reason: fc.constant(null),
    unit: fc.constantFrom('FIXED', 'HOUR', 'PERCENT'),
    units: price(6, 100).map(decimal),
    costPerUnit: price(6).map(decimal),
    sourceLocale: fc.constant(null),
    targetLocale: fc.constantFrom(null, 'de'),
  }),
  { maxLength: 4 },
)

const pricing = fc.constantFrom('EUR', 'JPY', 'KWD').chain((currency) =>
  fc.record<ProjectPricing>({
    currency: fc.constant(currency),
    files,
    bandsFor: fc.constant(bandsFor),
    priceList: priceList(currency),
    manual,
  }),
)

const inCents = (project: ProjectPricing) =>
  priceProject(project).map(
    ({ costType, targetLocale, workflow, band, description, quantity, unitPrice, factor, total }) =>
      [costType, targetLocale, workflow, band, description, ...[quantity, unitPrice, factor, total].map(toText)].join(
        ' ',
      ),
  )

describe('what a project costs', () => {
  it('is the sum of its lines, in whole minor units', () => {
    fc.assert(
      fc.property(pricing, (project) => {
        const lines = priceProject(project)
        const { net, total, gross, savings } = totalsOf(lines)
        expect(compare(total, sum(lines.map((line) => line.total)))).toBe(0)
        expect(compare(subtract(gross, savings), net)).toBe(0)
        for (const line of lines) expect(line.total.scale).toBe(minorUnits(project.currency))
      }),
    )
  })

  it('is the same to the cent, in whatever order files, prices and coefficients come', () => {
    const shuffled = pricing.chain((project) =>
      fc.record({
        project: fc.constant(project),
        files: fc.shuffledSubarray([...project.files], { minLength: project.files.length }),
        prices: fc.shuffledSubarray([...project.priceList.prices], { minLength: project.priceList.prices.length }),
        coefficients: fc.shuffledSubarray([...project.priceList.coefficients], {
          minLength: project.priceList.coefficients.length,
        }),
      }),
    )
    fc.assert(
      fc.property(shuffled, ({ project, files: otherFiles, prices, coefficients }) => {
        const other = { ...project, files: otherFiles, priceList: { ...project.priceList, prices, coefficients } }
        expect(inCents(other).toSorted()).toEqual(inCents(project).toSorted())
        expect(inCents(project)).toEqual(inCents(project))
      }),
    )
  })

  it('is quantity times price times factor for each band, rounded once, halves away from zero', () => {
    fc.assert(
      fc.property(pricing, (project) => {
        for (const line of priceProject(project).filter(({ costType }) => costType === 'MATCH')) {
          const exact = multiply(line.quantity, line.unitPrice, line.factor)
          const half = { units: 5n, scale: line.total.scale + 1 }
          const off = subtract(exact, line.total)
          expect(compare(exact, line.exact)).toBe(0)
          expect(compare(off, half)).toBeLessThan(0)
          expect(compare(add(off, half), decimal(0))).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('reaches the minimum fee, and goes beyond it by nothing but its words and coefficients', () => {
    fc.assert(
      fc.property(pricing, (project) => {
        const lines = priceProject({ ...project, manual: [] })
        for (const fee of lines.filter(({ costType }) => costType === 'MINIMUM_FEE')) {
          const before = lines.filter(
            (line) => line !== fee && (fee.targetLocale === null || line.targetLocale === fee.targetLocale),
          )
          expect(fee.basis && compare(fee.basis, totalOf(before))).toBe(0)
          expect(compare(fee.total, decimal(0))).toBeGreaterThan(0)
        }
      }),
    )
  })
})

it.each(Object.entries(currencies))('amounts are rounded half up to the minor unit of %s', (currency, decimals) => {
  expect(minorUnits(currency)).toBe(decimals)
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (units) => {
      const half = { units: units * 10n + 5n, scale: decimals + 1 }
      expect(toText(roundHalfUp(half, decimals))).toBe(toText({ units: units + 1n, scale: decimals }))
      expect(toText(roundHalfUp({ ...half, units: half.units - 1n }, decimals))).toBe(
        toText({ units, scale: decimals }),
      )
    }),
  )
})

describe('bands', () => {
  const fuzzy = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 20 }).map((cuts): Band[] => {
    const starts = [0, ...cuts.toSorted((a, b) => a - b)]
    return starts.map((start, at) => {
      const end = (starts[at + 1] ?? 100) - 1
      return { key: `${start}-${end}`, type: 'FUZZY', start, end, factor: decimal(1) }
    })
  })
  const fixed = defaultBands.filter(({ type }) => type !== 'FUZZY')

  it('next to each other take every score from 0 to 101 once', () => {
    fc.assert(
      fc.property(fuzzy, fc.integer({ min: 0, max: 101 }), (cut, score) => {
        const all = [...fixed, ...cut]
        expect(bandProblems(all)).toEqual([])
        const fitting = all.filter(({ type, start, end }) => type !== 'REPETITION' && start <= score && score <= end)
        expect(fitting).toEqual([bandOf(all, score, false)])
      }),
    )
  })

  it('are refused as soon as one is longer or shorter', () => {
    fc.assert(
      fc.property(fuzzy, fc.nat(), fc.constantFrom(-1, 1), (cut, at, by) => {
        const wrong = cut.map((band, index) => (index === at % cut.length ? { ...band, end: band.end + by } : band))
        expect(bandProblems([...fixed, ...wrong])).not.toEqual([])
      }),
    )
  })
})
