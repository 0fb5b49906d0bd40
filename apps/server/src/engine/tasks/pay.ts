import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { logfiles, logfileSegments, netRateSettings, taskPayments, userRateDetails, userRates } from '../../db/schema.ts'
import type { BandCount } from '../analysis/analyse.ts'
import { bandsOf } from '../analysis/bands.ts'
import type { Band } from '../analysis/bands.ts'
import { decimal, toText } from '../costs/decimal.ts'
import { priceTask } from '../costs/price-task.ts'
import type { TaskRate } from '../costs/price-task.ts'
import { totalOf } from '../costs/price.ts'
import type { PricedLine } from '../costs/price.ts'

/** What pay depends on beside the linguist. */
export interface PaidTask {
  task: { workflowId: string }
  project: { id: string; orgUnitId: string; currency: string; costsLogfileId: string | null; netRateSettingsId: string | null }
  unit: { id: string; sourceLocale: string; targetLocale: string; words: number; totalSegments: number }
  workflow: { code: string }
}

/** What a task pays somebody, with the lines that add up to it. */
export interface Pay {
  currency: string
  /** Decimal text. */
  total: string
  lines: PricedLine[]
}

/**
 * What somebody is paid for a task: the words of each band of the project's analysis, at their own rate for the pair
 * and the step, weighted by the step's net rates. Without an analysis all words count in full; without a rate the pay
 * is 0, in the project's currency.
 */
export async function payFor(db: Database, paid: PaidTask, userId: string): Promise<Pay> {
  const { project, unit, workflow } = paid
  const rate = await findRate(db, paid, userId)
  if (!rate) return { currency: project.currency, total: '0', lines: [] }
  const { sourceLocale, targetLocale } = unit
  const counted = await countedWords(db, paid)
  const lines = priceTask({ sourceLocale, targetLocale, workflow: workflow.code, rate, ...counted })
  return { currency: rate.currency, total: toText(totalOf(lines)), lines }
}

/** Replaces the lines of a task's pay. */
export async function writePay(db: Database, taskId: string, { lines }: Pay): Promise<void> {
  await db.delete(taskPayments).where(eq(taskPayments.taskId, taskId))
  if (lines.length === 0) return
  await db.insert(taskPayments).values(
    lines.map((line, displayOrder) => ({
      taskId,
      displayOrder,
      source: 'CALCULATED',
      costType: line.band ?? line.costType,
      unit: line.unit,
      amount: toText(line.quantity),
      rate: toText(line.unitPrice),
      factor: toText(line.factor),
      total: toText(line.total),
      rateVersion: `${line.rateSource.uuid} ${line.rateSource.version}`,
    })),
  )
}

/** A pay in a few words and numbers: `EXACT: 120 × 15% × 0.06 = 1.08; together 1.08 USD`. */
export function explainPay({ currency, lines, total }: Pay): string {
  if (lines.length === 0) return 'No rate is agreed for this language pair and step.'
  const parts = lines.map((line) => {
    if (line.costType === 'MINIMUM_FEE') return `${toText(line.total)} up to the minimum fee`
    const share = Number(toText(line.factor)) * 100
    return `${line.band}: ${toText(line.quantity)} × ${share}% × ${Number(toText(line.unitPrice))} = ${toText(line.total)}`
  })
  return `${parts.join('; ')}; together ${total} ${currency}`
}

/** The rate of a person for a task: of its unit before their general one, in its currency before others, then the default. */
async function findRate(db: Database, { task, project, unit }: PaidTask, userId: string): Promise<TaskRate | null> {
  const [row] = await db
    .select({ rate: userRates, detail: userRateDetails })
    .from(userRates)
    .innerJoin(userRateDetails, eq(userRateDetails.userRateId, userRates.id))
    .where(
      and(
        eq(userRates.userId, userId),
        or(isNull(userRates.orgUnitId), eq(userRates.orgUnitId, project.orgUnitId)),
        eq(userRateDetails.sourceLocale, unit.sourceLocale),
        eq(userRateDetails.targetLocale, unit.targetLocale),
        eq(userRateDetails.workflowId, task.workflowId),
        isNotNull(userRateDetails.wordRate),
      ),
    )
    .orderBy(
      sql`${userRates.orgUnitId} is null`,
      sql`${userRates.currency} <> ${project.currency}`,
      desc(userRates.isDefault),
      asc(userRates.createdAt),
      asc(userRates.id),
    )
    .limit(1)
  if (!row) return null
  const { wordRate, hourlyRate, dailyRate, pagesRate } = row.detail
  const { id, version, currency, minimumFee } = row.rate
  return { id, name: currency, version, currency, wordRate, hourlyRate, dailyRate, pagesRate, minimumFee }
}

/** The words of a work unit by the bands of the analysis that it is measured by. */
async function countedWords(
  db: Database,
  { project, unit, workflow }: PaidTask,
): Promise<{ counts: BandCount[]; bands: Band[] }> {
  const logfileId = await analysisOf(db, project, unit.id)
  if (!logfileId) {
    const bands = await bandsFor(db, project.netRateSettingsId, workflow.code, [])
    const unmatched = bands.find(({ type, start }) => type === 'FUZZY' && start === 0)
    if (!unmatched) throw new Error('the net rates have no band for new words')
    const all = { band: unmatched.key, segments: unit.totalSegments, words: unit.words, characters: 0 }
    return { counts: [all], bands }
  }
  const rows = await db
    .select({
      band: logfileSegments.band,
      segments: sql<number>`count(*)::int`,
      words: sql<number>`sum(${logfileSegments.words})::int`,
      characters: sql<number>`sum(${logfileSegments.characters})::int`,
      factor: sql<string>`max(${logfileSegments.factor})::text`,
      lowest: sql<number>`min(${logfileSegments.match})::int`,
      highest: sql<number>`max(${logfileSegments.match})::int`,
    })
    .from(logfileSegments)
    .where(and(eq(logfileSegments.logfileId, logfileId), eq(logfileSegments.workUnitId, unit.id)))
    .groupBy(logfileSegments.band)
  return { counts: rows, bands: await bandsFor(db, project.netRateSettingsId, workflow.code, rows) }
}

/** A scheme's bands for a step; those that it has lost since the analysis keep the factor that they had in it. */
async function bandsFor(
  db: Database,
  schemeId: string | null,
  workflow: string,
  counts: readonly { band: string; factor: string; lowest: number; highest: number }[],
): Promise<Band[]> {
  const [scheme] = schemeId ? await db.select().from(netRateSettings).where(eq(netRateSettings.id, schemeId)) : []
  const bands = bandsOf(scheme ?? null, workflow)
  const lost = counts.filter(({ band }) => !bands.some(({ key }) => key === band))
  const unique = [...Map.groupBy(lost, ({ band }) => band).values()].flatMap((same) => same.slice(0, 1))
  return [
    ...bands,
    ...unique.map(({ band: key, lowest: start, highest: end, factor }): Band => {
      return { key, type: 'FUZZY', start, end, factor: decimal(factor) }
    }),
  ]
}

/** The analysis that a work unit is measured by: the one of the costs, else the newest that is complete. */
export async function analysisOf(
  db: Database,
  project: { id: string; costsLogfileId: string | null },
  workUnitId: string,
): Promise<string | null> {
  const counted = db
    .select({ one: sql`1` })
    .from(logfileSegments)
    .where(and(eq(logfileSegments.logfileId, logfiles.id), eq(logfileSegments.workUnitId, workUnitId)))
  const [row] = await db
    .select({ id: logfiles.id })
    .from(logfiles)
    .where(
      and(
        eq(logfiles.projectId, project.id),
        inArray(logfiles.status, ['COMPLETED', 'COMPLETED_WARN']),
        exists(counted),
      ),
    )
    .orderBy(
      sql`(${logfiles.id} = ${project.costsLogfileId}) desc nulls last`,
      sql`${logfiles.type} = 'PRE_ANALYSIS' desc`,
      desc(logfiles.createdAt),
    )
    .limit(1)
  return row?.id ?? null
}
