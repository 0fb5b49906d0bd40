import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { only } from '../../kernel/database/one-row.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { costLines } from './tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { RateSource } from '../../engines/pricing/priced-line.ts'
import { countBands } from '../../engines/analysis/analyse.ts'
import type { CountedSegment } from '../../engines/analysis/analyse.ts'
import { decimal, divide, multiply, roundHalfUp, subtract, sum, toText } from '../../kernel/decimal.ts'
import type { Decimal } from '../../kernel/decimal.ts'
import { choosePriceList } from '../rates/choose-rates.ts'
import { priceProject } from '../../engines/pricing/price.ts'
import type { CountedFiles, ManualCost } from '../../engines/pricing/price.ts'
import type { PricedLine } from '../../engines/pricing/priced-line.ts'
import { agreedRates, loadVersion, presentPriceList } from '../rates/rate-versions.ts'
import { noPriceList } from '../../engines/pricing/rates.ts'
import type { CostUnit, PriceList } from '../../engines/pricing/rates.ts'
import type { ProjectRow } from '../work/find-project.ts'
import type { Bands } from './project-bands.ts'

type WorkUnitRow = typeof workUnits.$inferSelect
export type CostLineRow = typeof costLines.$inferSelect

/**
 * The price list of a project: the version that its client approved, else its own as it is now, else the one that its
 * unit brings by now; an empty one without any.
 */
export async function loadPriceList(db: Database, project: ProjectRow): Promise<PriceList> {
  const agreed = agreedRates(project)?.priceList
  const approved = agreed ? await loadVersion(db, 'price-list', agreed) : undefined
  if (approved) return approved
  const id = project.priceListId ?? (await priceListOfOrgUnit(db, project))
  return (id === null ? undefined : await presentPriceList(db, id)) ?? noPriceList(project.currency)
}

/** The present price list of a project's organizational unit; null without any. */
export async function priceListOfOrgUnit(db: Database, project: Pick<ProjectRow, 'orgUnitId'>): Promise<string | null> {
  const orgUnit = only(
    await db.select().from(orgUnits).where(eq(orgUnits.id, project.orgUnitId)),
    'a project without its organizational unit',
  )
  return choosePriceList(db, orgUnit)
}

/** Prices the work units of a project, each kind of them counted by language pair and steps. */
export function priceWorkUnits(
  project: ProjectRow,
  workUnitRows: readonly WorkUnitRow[],
  counted: readonly CountedSegment[],
  { bands, priceList, manual }: { bands: Bands; priceList: PriceList; manual: readonly CostLineRow[] },
): PricedLine[] {
  const byWorkUnit = Map.groupBy(counted, ({ workUnitId }) => workUnitId)
  return priceProject({
    currency: project.currency,
    files: workUnitRows.map((workUnit) => filesOf(workUnit, byWorkUnit.get(workUnit.id))),
    bandsFor: (workflow) => bands.of(workflow),
    priceList,
    manual: manual.map(manualCost),
  })
}

const filesOf = (workUnit: WorkUnitRow, counted: readonly CountedSegment[] = []): CountedFiles => ({
  sourceLocale: workUnit.sourceLocale,
  targetLocale: workUnit.targetLocale,
  workflows: workUnit.workflows,
  counts: countBands(counted),
})

/** A cost that was added by hand, as the calculation takes it. */
export const manualCost = (line: CostLineRow): ManualCost => ({
  description: line.description,
  reason: line.reason,
  unit: line.unit as CostUnit,
  units: decimal(line.quantity),
  costPerUnit: decimal(line.unitPrice),
  sourceLocale: line.sourceLocale,
  targetLocale: line.targetLocale,
})

/** Keeps what each work unit costs by itself; those that are not priced, as they were canceled, have no price. */
export async function keepWorkUnitCosts(
  db: Database,
  project: ProjectRow,
  workUnitRows: readonly WorkUnitRow[],
  counted: readonly CountedSegment[],
  rates: { bands: Bands; priceList: PriceList },
): Promise<void> {
  const byWorkUnit = Map.groupBy(counted, ({ workUnitId }) => workUnitId)
  const priced = workUnitRows.map((workUnit) => ({
    id: workUnit.id,
    ...priceOneWorkUnit(project, workUnit, byWorkUnit.get(workUnit.id), rates),
  }))
  const column = (value: (workUnit: (typeof priced)[number]) => string) => sql.param(priced.map(value))
  await db
    .update(workUnits)
    .set({ netWords: null, cost: null, savings: null })
    .where(and(eq(workUnits.projectId, project.id), sql`${workUnits.id} <> all(${column(({ id }) => id)}::uuid[])`))
  await db.execute(sql`
    update work_units set net_words = given.net_words, cost = given.cost, savings = given.savings
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ netWords }) => netWords)}::numeric[],
      ${column(({ cost }) => cost)}::numeric[], ${column(({ savings }) => savings)}::numeric[]) as given (id, net_words, cost, savings)
    where work_units.id = given.id`)
}

/** The price of one work unit by itself, without fees, and the savings by its matches. */
function priceOneWorkUnit(
  project: ProjectRow,
  workUnit: WorkUnitRow,
  counted: readonly CountedSegment[] | undefined,
  { bands, priceList }: { bands: Bands; priceList: PriceList },
): { netWords: string; cost: string; savings: string } {
  const lines = priceProject({
    currency: project.currency,
    files: [filesOf(workUnit, counted)],
    bandsFor: (workflow) => bands.of(workflow),
    priceList: { ...priceList, minFeeType: 'NONE', coefficients: [] },
    manual: [],
  })
  const cost = sum(lines.map(({ exact }) => exact))
  const gross = sum(lines.map(({ quantity, unitPrice }) => multiply(quantity, unitPrice)))
  const netWords = sum((counted ?? []).map(({ words, factor }) => multiply(decimal(words), factor)))
  const saved = multiply(subtract(gross, cost), decimal(100))
  return {
    netWords: toText(roundHalfUp(netWords, 2)),
    cost: toText(roundHalfUp(cost, 4)),
    savings: gross.units === 0n ? '0' : toText(divide(saved, gross, 4)),
  }
}

/** The costs of a project that were added by hand, oldest first. */
export const manualLines = (db: Database, projectId: string): Promise<CostLineRow[]> =>
  db
    .select()
    .from(costLines)
    .where(and(eq(costLines.projectId, projectId), eq(costLines.costType, 'MANUAL')))
    .orderBy(asc(costLines.displayOrder), asc(costLines.createdAt), asc(costLines.id))

/**
 * Puts lines in place of the calculated ones of a project and brings those added by hand up to date; gives the total. A
 * line for the same as before keeps its id, so that links to its explanation go on.
 * `lines` are what `priceProject` gave for `manual`, whose lines come last, in their order.
 */
export async function keepLines(
  db: Database,
  project: ProjectRow,
  lines: readonly PricedLine[],
  { logfileId, manual, factorSource }: { logfileId: string; manual: readonly CostLineRow[]; factorSource: RateSource },
): Promise<Decimal> {
  const before = await db
    .delete(costLines)
    .where(and(eq(costLines.projectId, project.id), ne(costLines.costType, 'MANUAL')))
    .returning()
  const ids = Map.groupBy(before, keyOf)
  const calculated = lines.slice(0, lines.length - manual.length)
  const rows = calculated.map((line, displayOrder) => ({
    id: ids.get(keyOf(line))?.pop()?.id,
    projectId: project.id,
    logfileId,
    displayOrder,
    ...storedLine(line),
    factorSource: line.costType === 'MATCH' ? factorSource : null,
  }))
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await db.insert(costLines).values(rows.slice(at, at + rowsAtOnce))
  }
  await keepManual(db, manual, lines.slice(calculated.length), calculated.length)
  return sum(lines.map(({ total }) => total))
}

/** The key of a calculated line's subject. */
const keyOf = (
  line: Pick<CostLineRow, 'costType' | 'sourceLocale' | 'targetLocale' | 'workflow' | 'band' | 'description'>,
) => JSON.stringify([line.costType, line.sourceLocale, line.targetLocale, line.workflow, line.band, line.description])

/** Rows in one INSERT; PostgreSQL takes at most 65,535 parameters in one statement. */
const rowsAtOnce = 1000

/** Brings costs that were added by hand up to date, as they are priced now; `first` is their place in the table. */
export async function keepManual(
  db: Database,
  manual: readonly CostLineRow[],
  priced: readonly PricedLine[],
  first: number,
): Promise<void> {
  for (const [at, line] of priced.entries()) {
    const row = manual[at]
    if (!row) throw new Error('a manual cost was not priced')
    const { exact, total, gross, basis } = storedLine(line)
    await db
      .update(costLines)
      .set({ exact, total, gross, basis, displayOrder: first + at })
      .where(eq(costLines.id, row.id))
  }
}

/** A line as the table keeps it. */
function storedLine({ quantity, unitPrice, factor, exact, total, gross, basis, ...line }: PricedLine) {
  return {
    ...line,
    quantity: toText(quantity),
    unitPrice: toText(unitPrice),
    factor: toText(factor),
    exact: toText(exact),
    total: toText(total),
    gross: toText(gross),
    basis: basis && toText(basis),
  }
}
