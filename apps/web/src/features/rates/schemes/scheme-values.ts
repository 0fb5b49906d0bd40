import type { NetRateSettings, NetRateSettingsSave } from '@dragoman/sdk/operations/netRateSettings'
import type { Workflow } from '@dragoman/sdk/operations/workflows'
import type { PlainMessageId } from '../../../i18n/t.ts'

export type BandType = 'CONTEXT' | 'EXACT' | 'REPETITION' | 'FUZZY'

/** Shares of the full price (1 for all of it) by the code of a step; NaN where the field is empty. */
export type Shares = Readonly<Record<string, number>>

/** A band as the form holds it. Where a fuzzy band ends follows from the one above it. */
export interface BandValues {
  /** Stays while the band is edited. */
  key: string
  type: BandType
  /** Lowest score; NaN where the field is empty. */
  start: number
  shares: Shares
  /** The shares for text of a machine of which so much has stayed; for exact and fuzzy bands alone. */
  machine: Shares
}

/** A net rate scheme as the form holds it: bands from the best matches down, the last one from 0 %. */
export interface SchemeValues {
  name: string
  isDefault: boolean
  bands: readonly BandValues[]
  /** For text that need not be translated. */
  untranslated: Shares
}

type Item = NetRateSettings['netRateWorkflows'][number]['netRateWorkflowItems'][number]
type Step = Pick<Workflow, 'code'>

const order: Record<string, number> = { CONTEXT: 0, EXACT: 1, REPETITION: 2, FUZZY: 3 }

/** A scheme as the form holds it, with a share for each of `steps`: all of the price where the scheme says nothing. */
export function schemeValues(scheme: NetRateSettings, steps: readonly Step[]): SchemeValues {
  const bands = scheme.matchRanges.toSorted((a, b) => order[a.type]! - order[b.type]! || b.start - a.start)
  const shares = (pick: (items: readonly Item[]) => number | undefined): Shares =>
    Object.fromEntries(steps.map(({ code }) => [code, pick(itemsOf(scheme, code)) ?? 1]))
  return {
    name: scheme.name,
    isDefault: scheme.isDefault,
    bands: bands.map(({ type, start, end }) => {
      const item = (items: readonly Item[]) =>
        items.find((each) => each.type === type && each.range.start === start && each.range.end === end)
      return {
        key: `${type} ${start}`,
        type: type as BandType,
        start,
        shares: shares((items) => item(items)?.tmFactor),
        machine: shares((items) => item(items)?.mtFactor),
      }
    }),
    untranslated: shares((items) => items.find(({ type }) => type === 'EXACT')?.ntFactor),
  }
}

const itemsOf = ({ netRateWorkflows }: NetRateSettings, step: string): readonly Item[] =>
  netRateWorkflows.find(({ workflow }) => workflow === step)?.netRateWorkflowItems ?? []

const fixedScores: Record<string, number> = { CONTEXT: 101, EXACT: 100, REPETITION: 100 }

/**
 * The scores that a band counts: to 99 %, or to below the next band that starts higher. Null while they aren't known.
 */
export function scoresOf(
  bands: readonly BandValues[],
  { type, start }: BandValues,
): { start: number; end: number } | null {
  const fixed = fixedScores[type]
  if (fixed !== undefined) return { start: fixed, end: fixed }
  if (!Number.isInteger(start)) return null
  const above = bands.filter((other) => other.type === 'FUZZY' && other.start > start).map((other) => other.start)
  return { start, end: Math.min(99, ...above.map((next) => next - 1)) }
}

/** Whether a machine's text has a band of its own beside this one. */
export const hasMachineShare = ({ type }: BandValues) => type === 'EXACT' || type === 'FUZZY'

/** Whether a band is the one of what matches least, which always starts at 0 %. */
export const isLowest = ({ type, start }: BandValues) => type === 'FUZZY' && start === 0

/**
 * The parts of the scheme that the form doesn't show: units, and shares of text that is not translated but in one band.
 */
type Kept = Pick<NetRateSettings, 'version' | 'orgUnitUuids' | 'netRateWorkflows'>

/** The form as a request; the form has no problems by then. */
export function schemeBody({ name, isDefault, bands, untranslated }: SchemeValues, kept: Kept): NetRateSettingsSave {
  const ranges = bands.map((band) => ({
    ...scoresOf(bands, band)!,
    type: band.type,
    shares: band.shares,
    machine: band.machine,
  }))
  return {
    version: kept.version,
    name: name.trim(),
    isDefault,
    orgUnitUuids: kept.orgUnitUuids,
    matchRanges: ranges.map(({ start, end, type }) => ({ start, end, type })),
    netRateWorkflows: Object.keys(untranslated).map((workflow) => {
      const known = kept.netRateWorkflows.find((other) => other.workflow === workflow)?.netRateWorkflowItems ?? []
      return {
        workflow,
        netRateWorkflowItems: ranges.map(({ start, end, type, shares, machine }) => ({
          range: { start, end },
          type,
          tmFactor: shares[workflow]!,
          mtFactor: machine[workflow]!,
          ntFactor:
            type === 'EXACT' ? untranslated[workflow]! : (known.find((item) => item.type === type)?.ntFactor ?? 1),
        })),
      }
    }),
  }
}

/** Fields of the form that something is wrong with, by `name`, `start <key>`, `share <key>`, and `share MT <key>`; `share NT` is for text that need not be translated. */
export type SchemeProblems = Readonly<Record<string, PlainMessageId>>

/** The problems that keep the form from being saved; empty if there are none. */
export function schemeProblems({ name, bands, untranslated }: SchemeValues): SchemeProblems {
  const problems: Record<string, PlainMessageId> = {}
  if (name.trim() === '') problems['name'] = 'rates.problem.name'
  for (const band of bands) {
    if (band.type === 'FUZZY') {
      const { key, start } = band
      const isTwice = bands.some((other) => other.type === 'FUZZY' && other.key !== key && other.start === start)
      if (!Number.isInteger(start) || start < 0 || start > 99) problems[`start ${key}`] = 'rates.problem.score'
      else if (isTwice) problems[`start ${key}`] = 'rates.problem.twice'
    }
    const problem = shareProblem(band.shares)
    if (problem) problems[`share ${band.key}`] = problem
    const ofMachine = shareProblem(band.machine)
    if (ofMachine) problems[`share MT ${band.key}`] = ofMachine
  }
  const problem = shareProblem(untranslated)
  if (problem) problems['share NT'] = problem
  return problems
}

function shareProblem(shares: Shares): PlainMessageId | undefined {
  const values = Object.values(shares)
  if (values.some(Number.isNaN)) return 'rates.problem.share'
  return values.some((share) => share < 0 || share > 100) ? 'rates.problem.shareRange' : undefined
}

/** The share that all steps have, NaN where it differs, with the least and the most of them. */
export function commonShare(shares: Shares): { value: number; least: number; most: number } {
  const values = Object.values(shares)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { value: least === most ? least : Number.NaN, least, most }
}

/** The shares with another one for a step, or for all steps (null). */
export const withShare = (shares: Shares, step: string | null, share: number): Shares =>
  Object.fromEntries(
    Object.entries(shares).map(([code, present]) => [code, step === null || step === code ? share : present]),
  )
