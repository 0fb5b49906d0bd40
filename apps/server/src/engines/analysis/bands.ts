import { decimal, type Decimal, toText } from '../../kernel/decimal.ts'

export type BandType = 'CONTEXT' | 'EXACT' | 'REPETITION' | 'FUZZY' | 'NON_TRANSLATABLE' | 'MT'

/** A class of segments that are priced alike. */
export interface Band {
  /** CONTEXT, EXACT, REPETITION, NON_TRANSLATABLE, or the scores of a fuzzy band such as 85-94, and of machine translation such as MT-0-74. */
  key: string
  type: BandType
  /**
   * Lowest and highest score, in percent; a fuzzy band that starts at 0 is the one of no match. For machine translation it
   * is how much of the translation has stayed.
   */
  start: number
  end: number
  /** Share of the full price: 0.35 is 35 %. At most six decimals. */
  factor: Decimal
}

const band = (type: BandType, start: number, end: number, factor: string): Band => ({
  key: bandKey(type, start, end),
  type,
  start,
  end,
  factor: decimal(factor),
})

/** The bands of accounts without a scheme of their own (domain: Default bands and factors). */
export const defaultBands: readonly Band[] = [
  band('CONTEXT', 101, 101, '0.05'),
  band('EXACT', 100, 100, '0.15'),
  band('REPETITION', 100, 100, '0.15'),
  band('FUZZY', 95, 99, '0.35'),
  band('FUZZY', 85, 94, '0.55'),
  band('FUZZY', 75, 84, '0.75'),
  band('FUZZY', 0, 74, '1'),
]

/** The key of a band, as analyses and cost lines keep it. */
export function bandKey(type: BandType, start: number, end: number): string {
  if (type === 'MT') return `MT-${start}-${end}`
  return type === 'FUZZY' ? `${start}-${end}` : type
}

/** A problem with the bands of a scheme. `start` and `end` say where, in percent. */
export type BandProblem =
  | { kind: 'gap' | 'overlap'; start: number; end: number }
  | { kind: 'range'; start: number; end: number }
  | { kind: 'missing' | 'repeated'; type: BandType }
  | { kind: 'factor'; key: string }

const types: readonly BandType[] = ['CONTEXT', 'EXACT', 'REPETITION', 'FUZZY']
const isBandType = (type: string): type is BandType => (types as readonly string[]).includes(type)

/**
 * Checks the bands of a scheme: they may not overlap or leave gaps between 0 and 99 %, context, 100 % and repetition
 * stand once each, factors are not negative and have at most six decimals. An empty list: they can be used.
 */
export function bandProblems(bands: readonly Band[]): BandProblem[] {
  const problems: BandProblem[] = []
  for (const type of ['CONTEXT', 'EXACT', 'REPETITION'] as const) {
    const count = bands.filter((other) => other.type === type).length
    if (count !== 1) problems.push({ kind: count === 0 ? 'missing' : 'repeated', type })
  }
  for (const { key, factor } of bands) {
    if (factor.units < 0n || factor.scale > 6) problems.push({ kind: 'factor', key })
  }
  let next = 0
  const fuzzy = bands.filter(({ type }) => type === 'FUZZY').toSorted((a, b) => a.start - b.start || a.end - b.end)
  for (const { start, end } of fuzzy) {
    if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end > 99 || start > end) {
      problems.push({ kind: 'range', start, end })
      continue
    }
    if (start > next) problems.push({ kind: 'gap', start: next, end: start - 1 })
    if (start < next) problems.push({ kind: 'overlap', start, end: Math.min(end, next - 1) })
    next = Math.max(next, end + 1)
  }
  if (next < 100) problems.push({ kind: 'gap', start: next, end: 99 })
  return problems
}

/** A stored scheme, or the part of it that bands are made of. */
export interface NetRateScheme {
  matchRanges: readonly MatchRange[]
  workflows: readonly NetRateWorkflow[]
}

/**
 * The bands of a scheme with the factors of one step, best first; the default ones without a scheme. A range whose
 * step has no factor costs the full price.
 * @throws RangeError for a scheme whose bands cannot be used
 */
export function bandsOf(scheme: NetRateScheme | null, workflow: string): Band[] {
  if (!scheme) return [...defaultBands]
  const items = scheme.workflows.find((other) => other.workflow === workflow)?.netRateWorkflowItems ?? []
  const bands = scheme.matchRanges.map(({ start, end, type }): Band => {
    if (!isBandType(type)) throw new RangeError(`no band is of type ${type}`)
    const item = items.find((other) => other.type === type && other.range.start === start && other.range.end === end)
    return band(type, start, end, String(item?.tmFactor ?? 1))
  })
  const problems = bandProblems(bands)
  if (problems.length > 0) throw new RangeError(`bands cannot be used: ${JSON.stringify(problems)}`)
  return bands.toSorted(bestFirst)
}

/**
 * The bands of a step with those of machine translation, and with the one of text that need not be translated, which has
 * no scores: it costs what the scheme charges for such text where it matches to 100 %, the full price where the scheme does
 * not say.
 * @throws RangeError for a scheme whose bands cannot be used
 */
export function allBandsOf(scheme: NetRateScheme | null, workflow: string): Band[] {
  const items = scheme?.workflows.find((other) => other.workflow === workflow)?.netRateWorkflowItems ?? []
  const factor = items.find(({ type }) => type === 'EXACT')?.ntFactor ?? 1
  return [
    ...bandsOf(scheme, workflow),
    ...machineBandsOf(scheme, workflow),
    band('NON_TRANSLATABLE', 100, 100, String(factor)),
  ]
}

/**
 * The bands of machine translation, by how much of it has stayed: one for each range from exact matches down. None where
 * the scheme charges the full price for machine translation in every step.
 */
function machineBandsOf(scheme: NetRateScheme | null, workflow: string): Band[] {
  const items = (step: NetRateWorkflow | undefined) => step?.netRateWorkflowItems ?? []
  const isCheaper = scheme?.workflows.some((step) =>
    items(step).some(({ type, mtFactor }) => (type === 'EXACT' || type === 'FUZZY') && mtFactor < 1),
  )
  if (!scheme || !isCheaper) return []
  const own = items(scheme.workflows.find((step) => step.workflow === workflow))
  return scheme.matchRanges
    .filter(({ type }) => type === 'EXACT' || type === 'FUZZY')
    .toSorted((a, b) => b.start - a.start)
    .map(({ type, start, end }) => {
      const item = own.find((each) => each.type === type && each.range.start === start && each.range.end === end)
      return band('MT', start, end, String(item?.mtFactor ?? 1))
    })
}

/** Whether a type of band is one of what memories know. */
const isMatch = (type: BandType) => !isScoreless(type) && type !== 'MT'

/** Whether a type of band has no score of its own. */
export const isScoreless = (type: BandType): boolean => type === 'REPETITION' || type === 'NON_TRANSLATABLE'

/**
 * The lowest score to ask memories for: 70 %, or 50 % where a step pays less than the full price for matches below 70
 * (domain: Match score).
 */
export function lowestScore(scheme: NetRateScheme | null): 50 | 70 {
  const pricesBelow = scheme?.workflows.some(({ netRateWorkflowItems }) =>
    netRateWorkflowItems.some(
      ({ type, range, tmFactor }) => type === 'FUZZY' && range.start > 0 && range.start < 70 && tmFactor !== 1,
    ),
  )
  return pricesBelow ? 50 : 70
}

/** The default bands in the form in which schemes are stored, for the steps named. */
export function defaultScheme(workflows: readonly string[]): {
  matchRanges: MatchRange[]
  workflows: NetRateWorkflow[]
} {
  return {
    matchRanges: defaultBands.map(({ type, start, end }) => ({ start, end, type })),
    workflows: workflows.map((workflow) => ({
      workflow,
      netRateWorkflowItems: defaultBands.map(({ type, start, end, factor }) => ({
        range: { start, end },
        type,
        tmFactor: Number(toText(factor)),
        mtFactor: 1,
        ntFactor: 1,
      })),
    })),
  }
}

/**
 * The band of a segment that a machine has translated, of which `stayed` percent have stayed; undefined where the scheme
 * has none for it.
 */
export const machineBandOf = (bands: readonly Band[], stayed: number): Band | undefined =>
  bands.find(({ type, start, end }) => type === 'MT' && stayed >= start && stayed <= end)

/** The band of a segment; `match` in percent, 101 in the same context, 0 without a match. */
export function bandOf(bands: readonly Band[], match: number, repetition: boolean): Band {
  const found = repetition
    ? bands.find(({ type }) => type === 'REPETITION')
    : bands.find(({ type, start, end }) => isMatch(type) && match >= start && match <= end)
  if (!found) throw new RangeError(`no band for a match of ${match} %`)
  return found
}

function bestFirst(a: Band, b: Band): number {
  return types.indexOf(a.type) - types.indexOf(b.type) || b.start - a.start
}

/** start and end in percent; type is CONTEXT, EXACT, REPETITION or FUZZY. */
export interface MatchRange {
  start: number
  end: number
  type: string
}

/** Factors are shares of the full price: 0.35 is 35 %. */
export interface NetRateWorkflow {
  workflow: string
  netRateWorkflowItems: {
    range: { start: number; end: number }
    type: string
    tmFactor: number
    mtFactor: number
    ntFactor: number
  }[]
}
