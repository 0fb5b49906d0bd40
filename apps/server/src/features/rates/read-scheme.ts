import type { NetRateSettingsSave } from '@dragoman/sdk/operations/netRateSettings'
import type { MatchRange, NetRateWorkflow } from '../../engines/analysis/bands.ts'
import { bandKey, bandProblems } from '../../engines/analysis/bands.ts'
import type { Band, BandProblem } from '../../engines/analysis/bands.ts'
import { invalid } from '../../kernel/refusals.ts'
import { decimal } from '../../kernel/decimal.ts'
import { exactPrice } from './exact-price.ts'

type StepFactors = NonNullable<NetRateSettingsSave['netRateWorkflows']>[number]

const fixed: Partial<Record<string, [number, number]>> = {
  CONTEXT: [101, 101],
  EXACT: [100, 100],
  REPETITION: [100, 100],
}

/**
 * A scheme as the request has it, checked: 400 with the field and the scores for bands that overlap, leave a gap or
 * stand twice, for factors without a band or with too many decimals, and for unknown steps.
 */
export function readScheme(
  body: NetRateSettingsSave,
  steps: ReadonlySet<string>,
): { matchRanges: MatchRange[]; workflows: NetRateWorkflow[] } {
  const matchRanges = body.matchRanges.map(({ start, end, type }, at): MatchRange => {
    const scores = fixed[type]
    if (scores && (start !== scores[0] || end !== scores[1])) {
      throw invalid(`body.matchRanges[${at}]`, `${type} covers only ${scores[0]}%.`)
    }
    return { start, end, type }
  })
  const [problem] = bandProblems(bandsToCheck(body.matchRanges))
  if (problem) throw invalid('body.matchRanges', problemText(problem))
  const seen = new Set<string>()
  const workflows = (body.netRateWorkflows ?? []).map((factors, at) => {
    const field = `body.netRateWorkflows[${at}]`
    if (!steps.has(factors.workflow)) throw invalid(`${field}.workflow`, `Workflow step ${factors.workflow} not found.`)
    if (seen.has(factors.workflow)) throw invalid(`${field}.workflow`, `${factors.workflow} is listed twice.`)
    seen.add(factors.workflow)
    return readStep(factors, matchRanges, field)
  })
  return { matchRanges, workflows }
}

/** Ranges as bands, their factors aside. */
const bandsToCheck = (matchRanges: NetRateSettingsSave['matchRanges']): Band[] =>
  matchRanges.map(({ start, end, type }) => ({ key: bandKey(type, start, end), type, start, end, factor: decimal(1) }))

function readStep(
  { workflow, netRateWorkflowItems }: StepFactors,
  ranges: readonly MatchRange[],
  field: string,
): NetRateWorkflow {
  const taken = new Set<MatchRange>()
  const items = netRateWorkflowItems.map(({ range, type, tmFactor, mtFactor = 1, ntFactor = 1 }, at) => {
    const place = `${field}.netRateWorkflowItems[${at}]`
    const band = ranges.find(
      (other) =>
        other.start === range.start &&
        other.end === range.end &&
        (type === undefined ? !taken.has(other) : other.type === type),
    )
    const scores = `${range.start} to ${range.end} %`
    if (!band) throw invalid(`${place}.range`, `The scheme has no band from ${scores}.`)
    if (taken.has(band)) throw invalid(`${place}.range`, `The band from ${scores} already has a factor.`)
    taken.add(band)
    exactPrice(tmFactor, `${place}.tmFactor`)
    exactPrice(mtFactor, `${place}.mtFactor`)
    exactPrice(ntFactor, `${place}.ntFactor`)
    return { range: { start: range.start, end: range.end }, type: band.type, tmFactor, mtFactor, ntFactor }
  })
  return { workflow, netRateWorkflowItems: items }
}

function problemText(problem: BandProblem): string {
  switch (problem.kind) {
    case 'gap':
      return `No band covers ${problem.start}% to ${problem.end}%. Extend a band or add one.`
    case 'overlap':
      return `Two bands overlap from ${problem.start}% to ${problem.end}%. Adjust one of them.`
    case 'range':
      return `A fuzzy band goes up from 0 to 99 %, not from ${problem.start} to ${problem.end} %.`
    case 'missing':
      return `The band ${problem.type} is missing.`
    case 'repeated':
      return `Band ${problem.type} is listed twice.`
    case 'factor':
      return `The factor of ${problem.key} must be 0 or more, with at most six decimals.`
  }
}
