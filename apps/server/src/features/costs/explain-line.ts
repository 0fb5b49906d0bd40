import type { CostAddend, CostExplanation, CostRateSource } from '@dragoman/sdk/operations/costs'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { costLines } from './tables.ts'
import type { RateSource } from '../../engines/pricing/priced-line.ts'
import { notFound } from '../../kernel/refusals.ts'
import { decimal, divide, roundHalfUp, sum, toNumber, toText } from '../../kernel/decimal.ts'
import { minorUnits } from '../../engines/pricing/rates.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { segmentPage } from './explain-segments.ts'
import type { CostLineRow } from './price-work-units.ts'
import { labelOf, linesOf } from './show-costs.ts'

interface Paging {
  page: number
  size: number
}

/**
 * From an amount to the segments, band, rate and rounding that made it. `line` is a line's id, or `pair:en:es` for all
 * bands of a language pair; 404 for any other.
 */
export async function explainLine(
  db: Database,
  project: ProjectRow,
  line: string,
  paging: Paging,
): Promise<CostExplanation> {
  const pair = /^pair:([^:]+):([^:]+)$/.exec(line)
  return pair
    ? explainPair(db, project, { source: pair[1] ?? '', target: pair[2] ?? '' }, paging)
    : explainOne(db, project, line, paging)
}

async function explainOne(db: Database, project: ProjectRow, id: string, paging: Paging): Promise<CostExplanation> {
  const [line] = /^[0-9a-f-]{36}$/i.test(id)
    ? await db
        .select()
        .from(costLines)
        .where(and(eq(costLines.id, id), eq(costLines.projectId, project.id)))
    : []
  if (!line) throw notFound('line in the costs of this project')
  return {
    line: line.id,
    kind: line.costType,
    label: labelOf(line),
    ...facts(project, line),
    quantity: Number(line.quantity),
    unit: line.unit,
    unitPrice: Number(line.unitPrice),
    netRateFactor: Number(line.factor),
    words: line.words,
    totalCost: Number(line.total),
    band: line.band === null ? undefined : showBand(line.band, line.matchStart, line.matchEnd),
    rate: showSource(line.rateSource),
    netRate: line.factorSource ? showSource(line.factorSource) : undefined,
    rounding: rounding(project.currency, line.exact, line.total),
    reason: line.reason ?? undefined,
    workflow: line.workflow ?? undefined,
    basis: line.basis === null ? undefined : Number(line.basis),
    addends: line.basis === null ? undefined : basisOf(line, await linesOf(db, project)),
    segments: await segmentPage(db, project, line, paging),
  }
}

async function explainPair(
  db: Database,
  project: ProjectRow,
  { source, target }: { source: string; target: string },
  paging: Paging,
): Promise<CostExplanation> {
  const all = await linesOf(db, project)
  const lines = all.filter(({ sourceLocale, targetLocale }) => sourceLocale === source && targetLocale === target)
  const [first] = lines
  if (!first) throw notFound('language pair in the costs of this project')
  const matches = lines.filter(({ costType }) => costType === 'MATCH')
  const added = (values: readonly string[]) => sum(values.map(decimal))
  const gross = added(matches.map((line) => line.gross))
  const net = added(matches.map((line) => line.total))
  const total = added(lines.map((line) => line.total))
  const exact = added(lines.map((line) => line.exact))
  return {
    line: `pair:${source}:${target}`,
    kind: 'LANG_PAIR',
    label: `${source} > ${target}`,
    ...facts(project, first),
    quantity: toNumber(added(matches.map((line) => line.quantity))),
    unit: first.unit,
    unitPrice: Number((matches[0] ?? first).unitPrice),
    netRateFactor: gross.units === 0n ? 1 : toNumber(divide(net, gross, 6)),
    words: matches.reduce((words, line) => words + line.words, 0),
    totalCost: toNumber(total),
    rate: showSource((matches[0] ?? first).rateSource),
    netRate: matches[0]?.factorSource ? showSource(matches[0].factorSource) : undefined,
    rounding: rounding(project.currency, toText(exact), toText(total)),
    addends: lines.map(showAddend),
    segments: await segmentPage(db, project, { ...first, costType: 'LANG_PAIR', band: null, workflow: null }, paging),
  }
}

/** The lines that `basis` is the sum of: all that came before it, of its own language pair where it has one. */
function basisOf(line: CostLineRow, all: readonly CostLineRow[]): CostAddend[] {
  const ofPair = all.filter(
    (other) =>
      (line.sourceLocale === null || other.sourceLocale === line.sourceLocale) &&
      (line.targetLocale === null || other.targetLocale === line.targetLocale),
  )
  const before = ofPair.filter(({ costType }) => {
    if (line.costType === 'COEFFICIENT') return costType === 'MATCH'
    if (line.costType === 'MANUAL') return costType !== 'MANUAL'
    const isPairFee = costType === 'MINIMUM_FEE' && line.targetLocale !== null
    return costType !== 'MANUAL' && !isPairFee
  })
  return before.filter(({ id }) => id !== line.id).map(showAddend)
}

const showAddend = (line: CostLineRow): CostAddend => ({
  line: line.id,
  kind: line.costType,
  label: labelOf(line),
  sourceLocale: line.sourceLocale ?? undefined,
  targetLocale: line.targetLocale ?? undefined,
  workflow: line.workflow ?? undefined,
  totalCost: Number(line.total),
})

const facts = (project: ProjectRow, line: CostLineRow) => ({
  sourceLocale: line.sourceLocale,
  targetLocale: line.targetLocale,
  currency: project.currency,
  logfileId: line.logfileId ?? undefined,
})

const sourceKinds = {
  'price-list': 'PRICE_LIST',
  'user-rate': 'USER_RATE',
  'net-rates': 'NET_RATE_SETTINGS',
  manual: 'MANUAL',
} as const

/** Where a value came from, as the wire shows it. */
export const showSource = ({ kind, uuid, name, version, entry }: RateSource): CostRateSource => ({
  source: sourceKinds[kind],
  uuid: uuid ?? undefined,
  name,
  version: version ?? undefined,
  entry,
})

/** How an amount was rounded; both are decimal text. */
export function rounding(currency: string, exact: string, total: string): CostExplanation['rounding'] {
  const decimals = minorUnits(currency)
  const shortest = exact.includes('.') ? exact.replace(/\.?0+$/, '') : exact
  return {
    exact: shortest,
    rounded: toText(roundHalfUp(decimal(total), decimals)),
    minorUnits: decimals,
    mode: 'HALF_UP',
  }
}

/** A band by its key and its lowest and highest score. */
export function showBand(band: string, matchStart: number | null, matchEnd: number | null): CostExplanation['band'] {
  const kind = /^\d/.test(band) ? (matchStart === 0 ? 'NEW' : 'FUZZY') : band
  return { analysisItemType: kind, label: band, match: matchStart ?? undefined, matchEnd: matchEnd ?? undefined }
}
