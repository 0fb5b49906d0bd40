import type { BandCount } from '../analysis/analyse.ts'
import { type Band, isScoreless } from '../analysis/bands.ts'
import { coefficientLines } from './coefficients.ts'
import { compare, type Decimal, decimal, divide, multiply, roundHalfUp, subtract, zero } from '../../kernel/decimal.ts'
import { amount, type PricedLine, sourceOf, totalOf } from './priced-line.ts'
import { choosePrice, type CostUnit, CostsRefused, hasOwnPrice, minorUnits, pairMinimumFee } from './rates.ts'
import type { PriceList } from './rates.ts'

/** The counts of the files of one language pair that go through the same steps. */
export interface CountedFiles {
  /** As on the wire. */
  sourceLocale: string
  targetLocale: string
  /** Workflow codes, in the order of the steps. */
  workflows: readonly string[]
  counts: readonly BandCount[]
}

/** A cost that was added by hand. */
export interface ManualCost {
  description: string
  reason: string | null
  unit: CostUnit
  units: Decimal
  costPerUnit: Decimal
  /** Null for a cost of the whole project. */
  sourceLocale: string | null
  targetLocale: string | null
}

export interface ProjectPricing {
  currency: string
  files: readonly CountedFiles[]
  /** The bands with the factors of a step. */
  bandsFor: (workflow: string) => readonly Band[]
  priceList: PriceList
  manual: readonly ManualCost[]
}

const one = decimal(1)
const quantityScale = 6

/**
 * Prices a project for its client (domain: Money): a line for each language pair and band, then the coefficients of the
 * price list that always count, then minimum fees, then the costs added by hand. Steps that have a price of their own
 * are priced by it; the others together are priced once, by the pair's general price. The total is the sum of the
 * lines.
 * @throws CostsRefused when the price list cannot price it
 */
export function priceProject(pricing: ProjectPricing): PricedLine[] {
  const { currency, files, priceList } = pricing
  if (priceList.currency !== currency) {
    const reason = `The price list ${priceList.name} is in ${priceList.currency}, the project in ${currency}.`
    const data = { priceList: priceList.name, priceListCurrency: priceList.currency, currency }
    throw new CostsRefused(reason, { code: 'OTHER_CURRENCY', data })
  }
  const decimals = minorUnits(currency)
  const pairs = Map.groupBy(files, ({ sourceLocale, targetLocale }) => `${sourceLocale} ${targetLocale}`)
  const lines = [...pairs.keys()].toSorted().flatMap((pair) => {
    const [first, ...rest] = pairs.get(pair)!
    if (!first) throw new Error('a pair without files')
    return pricePair(pricing, [first, ...rest], decimals)
  })
  const projectFee = priceList.minFeeType === 'PROJECT' ? priceList.minimumFeeByProject : null
  if (projectFee !== null) lines.push(...minimumFee(lines, decimal(projectFee), null, null, priceList, decimals))
  return [...lines, ...priceManual(lines, pricing.manual, decimals)]
}

function pricePair(
  { priceList, bandsFor }: ProjectPricing,
  files: readonly [CountedFiles, ...CountedFiles[]],
  decimals: number,
): PricedLine[] {
  const [{ sourceLocale, targetLocale }] = files
  const steps = [...new Set(files.flatMap(({ workflows }) => workflows))]
  const ownSteps = steps.filter((step) => hasOwnPrice(priceList, sourceLocale, targetLocale, step))
  const general = firstStep(
    files,
    steps.filter((step) => !ownSteps.includes(step)),
  )
  const generalFiles = files.filter(({ workflows }) => workflows.some((step) => !ownSteps.includes(step)))
  const priceOf = (workflow: string | null, bands: readonly Band[], of: readonly CountedFiles[]) => {
    const chosen = choosePrice(priceList, sourceLocale, targetLocale, workflow)
    const rateSource = sourceOf(priceList, chosen.entry)
    const place = { sourceLocale, targetLocale, workflow, rateSource }
    return priceBands(
      of.flatMap(({ counts }) => counts),
      bands,
      { ...chosen, ...place },
      decimals,
    )
  }
  const matches = [
    ...(general === undefined ? [] : priceOf(null, bandsFor(general), generalFiles)),
    ...ownSteps.flatMap((step) => {
      const own = files.filter(({ workflows }) => workflows.includes(step))
      return priceOf(step, bandsFor(step), own)
    }),
  ]
  const lines = [...matches, ...coefficientLines(matches, priceList, decimals)]
  const fee = pairMinimumFee(priceList, sourceLocale, targetLocale)
  if (fee === null || lines.length === 0) return lines
  return [...lines, ...minimumFee(lines, fee, sourceLocale, targetLocale, priceList, decimals)]
}

/** The step that comes earliest in any of the files, whatever their order; of two as early, the first by name. */
function firstStep(files: readonly CountedFiles[], steps: readonly string[]): string | undefined {
  const place = (step: string) =>
    Math.min(...files.flatMap(({ workflows }) => (workflows.includes(step) ? [workflows.indexOf(step)] : [])))
  return steps.toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1))[0]
}

type Place = Pick<PricedLine, 'sourceLocale' | 'targetLocale' | 'workflow' | 'rateSource'>
type Price = Place & { unit: CostUnit; price: Decimal; wordsPerUnit: number }

/** A line for each band that has segments. Bands of the same key are counted together. */
export function priceBands(
  counts: readonly BandCount[],
  bands: readonly Band[],
  { unit, price, wordsPerUnit, ...place }: Price,
  decimals: number,
): PricedLine[] {
  const unknown = counts.find((count) => !bands.some(({ key }) => key === count.band))
  if (unknown) {
    const reason = `The analysis uses the match band ${unknown.band}, which the net rate scheme no longer has.`
    throw new CostsRefused(`${reason} Run the analysis again.`, { code: 'BAND_GONE', data: { band: unknown.band } })
  }
  return bands.flatMap((band): PricedLine[] => {
    const own = counts.filter((count) => count.band === band.key)
    const segments = own.reduce((total, count) => total + count.segments, 0)
    const words = own.reduce((total, count) => total + count.words, 0)
    if (segments === 0) return []
    const quantity = wordsPerUnit === 1 ? decimal(words) : divide(decimal(words), decimal(wordsPerUnit), quantityScale)
    const scored = !isScoreless(band.type)
    return [
      {
        ...place,
        costType: 'MATCH',
        band: band.key,
        matchStart: scored ? band.start : null,
        matchEnd: scored ? band.end : null,
        description: '',
        reason: null,
        segments,
        words,
        unit,
        ...amount(quantity, price, band.factor, decimals),
        basis: null,
      },
    ]
  })
}

/** The line that lifts `lines` to a minimum fee; none where they reach it. */
function minimumFee(
  lines: readonly PricedLine[],
  fee: Decimal,
  sourceLocale: string | null,
  targetLocale: string | null,
  list: PriceList,
  decimals: number,
): PricedLine[] {
  const reached = totalOf(lines)
  const missing = subtract(fee, reached)
  if (compare(roundHalfUp(missing, decimals), zero) <= 0) return []
  const place = { sourceLocale, targetLocale, workflow: null, band: null, matchStart: null, matchEnd: null }
  const none = { description: '', reason: null, segments: 0, words: 0 }
  const rateSource = sourceOf(list, sourceLocale === null ? 'minimum fee by project' : 'minimum fee by language pair')
  const fixed = { costType: 'MINIMUM_FEE', unit: 'FIXED', ...amount(one, missing, one, decimals) } as const
  return [{ ...place, ...none, ...fixed, basis: reached, rateSource }]
}

/** Lines of the costs added by hand; percentages are of `lines`, or of those of their language pair. */
export function priceManual(
  lines: readonly Pick<PricedLine, 'sourceLocale' | 'targetLocale' | 'total'>[],
  manual: readonly ManualCost[],
  decimals: number,
): PricedLine[] {
  return manual.map((cost): PricedLine => {
    const { description, reason, unit, sourceLocale, targetLocale } = cost
    const ofPair = lines.filter(
      (line) =>
        (sourceLocale === null || line.sourceLocale === sourceLocale) &&
        (targetLocale === null || line.targetLocale === targetLocale),
    )
    const basis = unit === 'PERCENT' ? totalOf(ofPair) : null
    const share = basis === null ? one : multiply(basis, decimal('0.01'))
    const price = amount(cost.units, cost.costPerUnit, one, decimals)
    const exact = multiply(price.exact, share)
    const total = roundHalfUp(exact, decimals)
    return {
      costType: 'MANUAL',
      sourceLocale,
      targetLocale,
      workflow: null,
      band: null,
      matchStart: null,
      matchEnd: null,
      description,
      reason,
      segments: 0,
      words: 0,
      unit,
      ...price,
      exact,
      total,
      gross: total,
      basis,
      rateSource: { kind: 'manual', uuid: null, name: description, version: null, entry: 'manual' },
    }
  })
}
