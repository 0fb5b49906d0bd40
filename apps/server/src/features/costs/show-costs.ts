import type { CostInfo, CostLine, CostsSummary, LangPairCost, TotalCosts } from '@dragoman/sdk/operations/costs'
import type { CostsStatus } from '@dragoman/sdk/operations/shared'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { costLines, logfileSegments } from './tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { decimal, divide, multiply, sum, toNumber } from '../../kernel/decimal.ts'
import { loadVersion } from '../rates/rate-versions.ts'
import { missingEntry } from '../../engines/pricing/rates.ts'
import { totalsOf } from '../../engines/pricing/priced-line.ts'
import type { PricedLine } from '../../engines/pricing/priced-line.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { changedRates } from './changed-rates.ts'
import type { CostLineRow } from './price-work-units.ts'
import { comparedWords, showWordCounts, type ComparedWords } from './word-counts.ts'

/** Every line of a project's costs, in the order of the table. */
export const linesOf = (db: Database, project: ProjectRow): Promise<CostLineRow[]> =>
  db
    .select()
    .from(costLines)
    .where(eq(costLines.projectId, project.id))
    .orderBy(asc(costLines.displayOrder), asc(costLines.createdAt), asc(costLines.id))

const totalOf = (lines: readonly CostLineRow[]) => toNumber(sum(lines.map(({ total }) => decimal(total))))

/** Costs by language pair (contract: costs.getSummary). */
export async function showSummary(db: Database, project: ProjectRow): Promise<CostsSummary> {
  const lines = await linesOf(db, project)
  const words = await wordsByTarget(db, project)
  return {
    totalCost: totalOf(lines),
    wordCounter: project.wordCounter,
    wordCounts: showWordCounts([...words.values()].map(({ compared }) => compared)),
    currency: project.currency,
    costsStatus: project.costsStatus as CostsStatus,
    calculatedAt: project.costsCalculatedAt?.getTime(),
    outdatedAt: project.costsOutdatedAt?.getTime(),
    logfileId: project.costsLogfileId ?? undefined,
    failureReason: project.costsFailure ?? undefined,
    failure: project.costsCause ?? undefined,
    missingPrices: missingPairs(lines),
    priceListUuid: project.pricedWith?.priceList?.uuid,
    changedRates: await changedRates(db, project),
    langPairCosts: await pairCosts(db, lines, words),
  }
}

function missingPairs(lines: readonly CostLineRow[]): CostsSummary['missingPrices'] {
  const missing = lines.filter((line) => line.costType === 'MATCH' && hasNoPrice(line)).flatMap(pairOf)
  return [...new Set(missing)].map((pair) => {
    const [sourceLang = '', targetLang = ''] = pair.split(' ')
    return { sourceLang, targetLang }
  })
}

async function pairCosts(
  db: Database,
  lines: readonly CostLineRow[],
  words: ReadonlyMap<string, CountedWords>,
): Promise<LangPairCost[]> {
  const pairs = [...new Set(lines.flatMap(pairOf))].toSorted()
  if (pairs.length === 0) return []
  const wordsPerHour = await wordsPerHourOf(db, lines)
  return pairs.map((pair) => {
    const own = lines.filter((line) => pairOf(line).includes(pair))
    const [sourceLang = '', targetLang = ''] = pair.split(' ')
    const matches = own.filter(({ costType }) => costType === 'MATCH')
    const counted = words.get(targetLang)
    const charged = matches[0]?.unit ?? 'WORD'
    return {
      sourceLang,
      targetLang,
      words: counted?.words ?? 0,
      wordCounts: showWordCounts(counted ? [counted.compared] : []),
      netWords: counted?.net ?? 0,
      totalCost: totalOf(own),
      chargeBy: charged,
      wordsPerHour: charged === 'HOUR' ? wordsPerHour : undefined,
      line: pairLine(sourceLang, targetLang),
    }
  })
}

const pairOf = ({ sourceLocale, targetLocale }: CostLineRow): string[] =>
  sourceLocale === null || targetLocale === null ? [] : [`${sourceLocale} ${targetLocale}`]

/** The name of a whole language pair, where a line is asked for. */
export const pairLine = (source: string, target: string) => `pair:${source}:${target}`

interface CountedWords {
  words: number
  net: number
  compared: ComparedWords
}

/** Words of the analysis that the costs were made from, by target locale; `net` are the weighted ones. */
export async function wordsByTarget(db: Database, project: ProjectRow): Promise<Map<string, CountedWords>> {
  if (project.costsLogfileId === null) return new Map()
  const rows = await db
    .select({
      target: workUnits.targetLocale,
      words: sql<number>`sum(${logfileSegments.words})::int`,
      net: sql<string>`round(sum(${logfileSegments.words} * ${logfileSegments.factor}), 2)`,
      ...comparedWords,
    })
    .from(logfileSegments)
    .innerJoin(workUnits, eq(workUnits.id, logfileSegments.workUnitId))
    .where(eq(logfileSegments.logfileId, project.costsLogfileId))
    .groupBy(workUnits.targetLocale)
  return new Map(rows.map(({ target, words, net, ...compared }) => [target, { words, net: Number(net), compared }]))
}

async function wordsPerHourOf(db: Database, lines: readonly CostLineRow[]): Promise<number | undefined> {
  const { uuid, version } = lines.find(({ rateSource }) => rateSource.kind === 'price-list')?.rateSource ?? {}
  if (!uuid || version == null) return undefined
  return (await loadVersion(db, 'price-list', { uuid, version }))?.wordsPerHour ?? undefined
}

/** The lines of one language pair: a line for each band, then the fee, then what was added by hand. */
export async function showPair(db: Database, project: ProjectRow, source: string, target: string): Promise<CostLine[]> {
  const lines = await db
    .select()
    .from(costLines)
    .where(
      and(eq(costLines.projectId, project.id), eq(costLines.sourceLocale, source), eq(costLines.targetLocale, target)),
    )
    .orderBy(asc(costLines.displayOrder), asc(costLines.createdAt), asc(costLines.id))
  return lines.map((line) => showLine(project, line))
}

function showLine(project: ProjectRow, line: CostLineRow): CostLine {
  return {
    displayOrder: line.displayOrder,
    matchType: labelOf(line),
    words: Number(line.quantity),
    costPerItem: toNumber(multiply(decimal(line.unitPrice), decimal(line.factor))),
    totalCost: Number(line.total),
    isManualCost: line.costType === 'MANUAL',
    line: line.id,
    kind: line.costType,
    unit: line.unit,
    unitPrice: Number(line.unitPrice),
    netRateFactor: Number(line.factor),
    segments: line.costType === 'MATCH' ? line.segments : undefined,
    noPriceList: hasNoPrice(line),
    workflow: line.workflow ?? undefined,
    currency: project.currency,
  }
}

/** Whether no price list has a price for what a line counts. */
export const hasNoPrice = ({ rateSource }: CostLineRow): boolean =>
  rateSource.kind !== 'price-list' || rateSource.entry === missingEntry

/** The label of a line: its band, or the text of a fee or a manual cost. */
export const labelOf = ({ band, description, costType }: CostLineRow): string => band ?? (description || costType)

/** Gross, savings and net of a project (contract: costs.getTotal). */
export async function showTotal(db: Database, project: ProjectRow): Promise<TotalCosts> {
  const lines = await linesOf(db, project)
  const totals = totalsOf(
    lines.map(({ costType, total, gross }) => ({
      costType: costType as PricedLine['costType'],
      total: decimal(total),
      gross: decimal(gross),
    })),
  )
  return {
    grossCost: toNumber(totals.gross),
    netCost: toNumber(totals.net),
    totalSavings: toNumber(totals.savings),
    totalCalculatedCost: toNumber(totals.total),
    minimumFeeApplied: totals.minimumFeeApplied,
    currency: project.currency,
    costInfoDtoList: lines.filter(({ costType }) => costType !== 'MATCH').map(showInfo),
  }
}

const showInfo = (line: CostLineRow): CostInfo => ({
  uuid: line.id,
  description: labelOf(line),
  costType: line.manualType ?? line.costType,
  costUnitType: line.unit,
  costValue: Number(line.unitPrice),
  amount: Number(line.quantity),
  calculatedCost: Number(line.total),
  sourceLang: line.sourceLocale ?? undefined,
  targetLang: line.targetLocale ?? undefined,
  reason: line.reason ?? undefined,
  noPriceList: hasNoPrice(line),
  line: line.id,
})

/** How much of a price stays, in percent with two decimals; 0 of nothing, and of a price that discounts took below it. */
export function shareThatStays(price: string, pay: string): number {
  const whole = decimal(price)
  if (whole.units <= 0n) return 0
  const rest = multiply(sum([whole, multiply(decimal(pay), decimal(-1))]), decimal(100))
  return toNumber(divide(rest, whole, 2))
}
