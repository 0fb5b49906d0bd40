import type { CostExplanation, CostRateSource, CostSegment } from '@dragoman/sdk/operations/costs'
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { costLines, logfileSegments, projectResources, segments, workUnits } from '../../../db/schema.ts'
import type { RateSource } from '../../../db/schema.ts'
import { notFound } from '../../../http/errors.ts'
import { pageOf } from '../../../http/page.ts'
import { decimal, divide, roundHalfUp, sum, toNumber, toText } from '../../costs/decimal.ts'
import { minorUnits } from '../../costs/rates.ts'
import type { ProjectRow } from '../find-project.ts'
import type { CostLineRow } from './price-units.ts'
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
    band: bandOf(line),
    rate: showSource(line.rateSource),
    netRate: line.factorSource ? showSource(line.factorSource) : undefined,
    rounding: rounding(project, line.exact, line.total),
    reason: line.reason ?? undefined,
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
    rounding: rounding(project, toText(exact), toText(total)),
    segments: await segmentPage(db, project, { ...first, costType: 'LANG_PAIR', band: null, workflow: null }, paging),
  }
}

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

const showSource = ({ kind, uuid, name, version, entry }: RateSource): CostRateSource => ({
  source: sourceKinds[kind],
  uuid: uuid ?? undefined,
  name,
  version: version ?? undefined,
  entry,
})

function rounding(project: ProjectRow, exact: string, total: string): CostExplanation['rounding'] {
  const decimals = minorUnits(project.currency)
  const shortest = exact.includes('.') ? exact.replace(/\.?0+$/, '') : exact
  return {
    exact: shortest,
    rounded: toText(roundHalfUp(decimal(total), decimals)),
    minorUnits: decimals,
    mode: 'HALF_UP',
  }
}

function bandOf({ band, matchStart, matchEnd }: CostLineRow): CostExplanation['band'] {
  if (band === null) return undefined
  const kind = /^\d/.test(band) ? (matchStart === 0 ? 'NEW' : 'FUZZY') : band
  return { analysisItemType: kind, label: band, match: matchStart ?? undefined, matchEnd: matchEnd ?? undefined }
}

async function segmentPage(
  db: Database,
  project: ProjectRow,
  line: CostLineRow,
  paging: Paging,
): Promise<CostExplanation['segments']> {
  const { logfileId, targetLocale, band, costType } = line
  if (logfileId === null || targetLocale === null || !['MATCH', 'LANG_PAIR'].includes(costType)) {
    return pageOf([], 0, paging)
  }
  const units = await unitsOfLine(db, project, line)
  if (units.length === 0) return pageOf([], 0, paging)
  const condition = and(
    eq(logfileSegments.logfileId, logfileId),
    inArray(logfileSegments.workUnitId, units),
    band === null ? undefined : eq(logfileSegments.band, band),
  )
  const rows = await db
    .select({ counted: logfileSegments, segment: segments, fileName: projectResources.name })
    .from(logfileSegments)
    .innerJoin(segments, eq(segments.id, logfileSegments.segmentId))
    .innerJoin(workUnits, eq(workUnits.id, logfileSegments.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(condition)
    .orderBy(asc(workUnits.sequence), asc(segments.index))
    .limit(paging.size)
    .offset(paging.page * paging.size)
  const [all] = await db.select({ total: count() }).from(logfileSegments).where(condition)
  const content = rows.map(
    ({ counted, segment, fileName }): CostSegment => ({
      segmentId: String(segment.id),
      workUnitUuid: counted.workUnitId,
      fileName,
      sequence: segment.index + 1,
      source: segment.source,
      words: counted.words,
      band: counted.band,
      match: counted.match,
    }),
  )
  return pageOf(content, all?.total ?? 0, paging)
}

/**
 * The work units that a line is made of: those of its pair with its step, and for a line without one those that have
 * a step which the pair has no line of its own for.
 */
async function unitsOfLine(db: Database, project: ProjectRow, line: CostLineRow): Promise<string[]> {
  const units = await db
    .select({ id: workUnits.id, workflows: workUnits.workflows })
    .from(workUnits)
    .where(and(eq(workUnits.projectId, project.id), eq(workUnits.targetLocale, line.targetLocale ?? '')))
    .orderBy(asc(workUnits.sequence))
  if (line.costType === 'LANG_PAIR') return units.map(({ id }) => id)
  const { workflow } = line
  if (workflow !== null) return units.filter(({ workflows }) => workflows.includes(workflow)).map(({ id }) => id)
  const priced = await db
    .selectDistinct({ workflow: costLines.workflow })
    .from(costLines)
    .where(and(eq(costLines.projectId, project.id), eq(costLines.targetLocale, line.targetLocale ?? '')))
  const own = new Set(priced.map((row) => row.workflow))
  return units.filter(({ workflows }) => workflows.some((step) => !own.has(step))).map(({ id }) => id)
}
