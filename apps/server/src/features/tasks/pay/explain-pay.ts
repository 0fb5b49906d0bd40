import type { CostExplanation } from '@dragoman/sdk/operations/costs'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { only } from '../../../kernel/database/one-row.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { logfiles, logfileSegments } from '../../costs/tables.ts'
import { projectResources, projects } from '../../work/tables.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import { loadVersion } from '../../rates/rate-versions.ts'
import { userRates } from '../../rates/tables.ts'
import { workflows } from '../../workflows/tables.ts'
import type { RateSource } from '../../../engines/pricing/priced-line.ts'
import { notFound } from '../../../kernel/refusals.ts'
import { pageOf } from '../../../kernel/paging.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { decimal, divide, multiply, sum, toNumber, toText } from '../../../kernel/decimal.ts'
import { loadPeople } from '../../../identity/people.ts'
import { loadCountedBands } from '../../costs/project-bands.ts'
import { rounding, showBand, showSource } from '../../costs/explain-line.ts'
import { loadWordsPerUnit } from '../../costs/words-per-unit.ts'
import { inRange } from '../../work/slices.ts'
import { inCountedRange, pageOfCounted } from '../../costs/logfiles/list-segments.ts'
import { payLines } from './cost-details.ts'
import type { TaskRow } from '../../work/held-task.ts'
import type { PayLine } from './pay.ts'

/**
 * From a line of a task's pay to the segments, band, rate and rounding that made it, or to who set it by hand. 404 where
 * there is no such line, 403 for callers who may not see the payment.
 */
export async function explainPayLine(
  db: Database,
  session: SignedIn,
  task: TaskRow,
  { displayOrder: place, paging }: { displayOrder: number; paging: { page: number; size: number } },
): Promise<CostExplanation> {
  const lines = await payLines(db, session, task)
  const line = lines.find((other) => other.displayOrder === place)
  if (!line) throw notFound('line in the payment of this task')
  const { project, workUnit, workflow } = await surroundings(db, task)
  const { sourceLocale, targetLocale } = workUnit
  const currency = line.currency ?? task.currency ?? project.currency
  const exact = multiply(multiply(decimal(line.amount), decimal(line.rate)), decimal(line.factor))
  const isFee = line.source === 'CALCULATED' && line.costType === 'MINIMUM_FEE'
  const isCounted = line.source === 'CALCULATED' && !isFee
  const others = lines.filter((other) => other.displayOrder !== place)
  const people = await loadPeople(db, session, [line.createdBy])
  const entry = isFee ? 'minimum fee' : `${sourceLocale} > ${targetLocale}, ${workflow}`
  return {
    line: String(place),
    kind: kindOf(line),
    label: line.costType,
    sourceLocale,
    targetLocale,
    workflow,
    quantity: Number(line.amount),
    unit: line.unit === 'FEE' ? 'FIXED' : line.unit,
    unitPrice: Number(line.rate),
    netRateFactor: Number(line.factor),
    words: isCounted ? await wordsOf(db, workUnit, line, task) : 0,
    totalCost: Number(line.total),
    currency,
    rate: showSource(await rateOf(db, line, entry)),
    rounding: rounding(currency, toText(exact), line.total),
    segments: pageOf([], 0, paging),
    ...(line.source !== 'CALCULATED' && { setBy: people(line.createdBy), setAt: line.createdAt?.getTime() }),
    ...(isFee && {
      basis: toNumber(sum(others.map(({ total }) => decimal(total)))),
      addends: others.map((other) => ({
        line: String(other.displayOrder),
        kind: kindOf(other),
        label: other.costType,
        sourceLocale,
        targetLocale,
        totalCost: Number(other.total),
      })),
    }),
    ...(isCounted && { band: showBand(line.costType, ...scoresOf(line.costType)) }),
    ...(isCounted &&
      line.logfileId === null && { segments: await allSegments(db, { project, workUnit, task }, line, paging) }),
    ...(isCounted &&
      line.logfileId !== null && {
        logfileId: line.logfileId,
        netRate: showSource(await factorOf(db, project, line.logfileId)),
        segments: await pageOfCounted(
          db,
          { logfileId: line.logfileId, workUnitIds: [workUnit.id], band: line.costType, range: task },
          paging,
        ),
      }),
  }
}

const kindOf = ({ source, costType }: PayLine): CostExplanation['kind'] =>
  source !== 'CALCULATED' ? 'MANUAL' : costType === 'MINIMUM_FEE' ? 'MINIMUM_FEE' : 'MATCH'

/** Lowest and highest score of a fuzzy band, by its key. */
function scoresOf(band: string): [number | null, number | null] {
  const range = /^(\d+)-(\d+)$/.exec(band)
  return range ? [Number(range[1]), Number(range[2])] : [null, null]
}

async function surroundings(db: Database, task: TaskRow) {
  const row = only(
    await db
      .select({ project: projects, workUnit: workUnits, workflow: workflows.code })
      .from(workUnits)
      .innerJoin(projects, eq(projects.id, workUnits.projectId))
      .innerJoin(workflows, eq(workflows.id, task.workflowId))
      .where(eq(workUnits.id, task.workUnitId)),
    `task ${task.id} is gone`,
  )
  return row
}

/** The words that a counted line is for. */
async function wordsOf(
  db: Database,
  workUnit: typeof workUnits.$inferSelect,
  line: PayLine,
  task: TaskRow,
): Promise<number> {
  if (line.unit === 'WORD') return Number(line.amount)
  if (line.logfileId === null) return task.sliceWords ?? workUnit.words
  const [counted] = await db
    .select({ words: sql<number>`coalesce(sum(${logfileSegments.words}), 0)::int` })
    .from(logfileSegments)
    .leftJoin(segments, eq(segments.id, logfileSegments.segmentId))
    .where(
      and(
        eq(logfileSegments.logfileId, line.logfileId),
        eq(logfileSegments.workUnitId, workUnit.id),
        eq(logfileSegments.band, line.costType),
        inCountedRange(task),
      ),
    )
  return counted?.words ?? 0
}

/** How much of a line's measure some words make; as many decimals as a quantity has. */
async function quantityOf(
  db: Database,
  project: typeof projects.$inferSelect,
  measure: string,
  words: number,
): Promise<number> {
  if (measure === 'WORD') return words
  const { wordsPerHour, wordsPerPage } = (await loadWordsPerUnit(db, [project]))(project.id)
  const per = measure === 'HOUR' ? wordsPerHour : wordsPerPage
  return per ? toNumber(divide(decimal(words), decimal(per), 6)) : Number.NaN
}

/**
 * Without an analysis all words of the file count in full. When it has got new content since, its segments are no longer
 * those that were counted, and none are shown.
 */
async function allSegments(
  db: Database,
  {
    project,
    workUnit,
    task,
  }: { project: typeof projects.$inferSelect; workUnit: typeof workUnits.$inferSelect; task: TaskRow },
  { amount, costType: band, unit: measure }: PayLine,
  paging: { page: number; size: number },
): Promise<CostExplanation['segments']> {
  const own = and(eq(segments.workUnitId, workUnit.id), inRange(task))
  const [file] = await db
    .select({
      fileName: projectResources.name,
      total: count(segments.id),
      words: sql<number>`sum(${segments.words})::int`,
    })
    .from(segments)
    .innerJoin(workUnits, eq(workUnits.id, segments.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(own)
    .groupBy(projectResources.name)
  if (!file || (await quantityOf(db, project, measure, file.words)) !== Number(amount)) return pageOf([], 0, paging)
  const rows = await db
    .select()
    .from(segments)
    .where(own)
    .orderBy(asc(segments.index))
    .limit(paging.size)
    .offset(paging.page * paging.size)
  const content = rows.map(({ id, index, source, words }) => ({
    segmentId: String(id),
    workUnitUuid: workUnit.id,
    fileName: file.fileName,
    sequence: index + 1,
    source,
    words,
    band,
    match: 0,
  }))
  return pageOf(content, file.total, paging)
}

async function rateOf(db: Database, { source, rateVersion }: PayLine, entry: string): Promise<RateSource> {
  const [uuid, version] = rateVersion?.split(' ') ?? []
  if (source !== 'CALCULATED' || uuid === undefined) {
    return { kind: 'manual', uuid: null, name: '', version: null, entry: '' }
  }
  const was = await loadVersion(db, 'user-rate', { uuid, version: Number(version) })
  const [rate] = was ? [was] : await db.select().from(userRates).where(eq(userRates.id, uuid))
  return { kind: 'user-rate', uuid, name: rate?.currency ?? '', version: Number(version), entry }
}

async function factorOf(db: Database, project: typeof projects.$inferSelect, logfileId: string): Promise<RateSource> {
  const [logfile] = await db.select({ netRates: logfiles.netRates }).from(logfiles).where(eq(logfiles.id, logfileId))
  return (await loadCountedBands(db, project, logfile?.netRates ?? null)).source
}
