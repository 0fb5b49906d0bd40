import type { ManualCost, ManualCostCreate } from '@dragoman/sdk/operations/costs'
import { and, eq, ne } from 'drizzle-orm'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { costLines } from './tables.ts'
import { projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { impossible, invalid } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { compare, decimal, multiply, sum, toText } from '../../kernel/decimal.ts'
import type { Decimal } from '../../kernel/decimal.ts'
import { exactPrice } from '../rates/exact-price.ts'
import { priceManual } from '../../engines/pricing/price.ts'
import { minorUnits } from '../../engines/pricing/rates.ts'
import type { CostUnit } from '../../engines/pricing/rates.ts'
import { requireUnlocked } from '../work/find-project.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { keepManual, manualCost, manualLines } from './price-work-units.ts'
import type { CostLineRow } from './price-work-units.ts'

/** Adds a cost by hand to a held project, and brings its total up to date. */
export async function addManualCost(
  db: Database,
  session: SignedIn,
  project: ProjectRow,
  body: ManualCostCreate,
): Promise<CostLineRow> {
  requireOpenCosts(project)
  const description = body.description.trim()
  if (description === '') throw invalid('body.description', 'Enter a description of the cost.')
  if (!types.includes(body.costType))
    throw invalid('body.costType', `The type of a cost must be one of ${types.join(', ')}.`)
  const unitPrice = exactPrice(body.costPerUnit, 'body.costPerUnit')
  const quantity = exactPrice(body.units, 'body.units')
  const measure = unitOf(body)
  requireModest(measure, multiply(decimal(unitPrice), decimal(quantity)))
  await requirePair(db, project, body)
  const [row] = await db
    .insert(costLines)
    .values({
      projectId: project.id,
      displayOrder: 1_000_000,
      sourceLocale: body.sourceLanguage ?? (body.targetLanguage ? project.sourceLocale : null),
      targetLocale: body.targetLanguage ?? null,
      costType: 'MANUAL',
      manualType: body.costType,
      description,
      reason: body.reason ?? null,
      unit: measure,
      quantity,
      unitPrice,
      exact: '0',
      total: '0',
      gross: '0',
      rateSource: { kind: 'manual', uuid: null, name: description, version: null, entry: 'manual' },
      createdBy: session.user.id,
    })
    .returning({ id: costLines.id })
  await settleManual(db, project)
  const [settled] = row ? await db.select().from(costLines).where(eq(costLines.id, row.id)) : []
  if (!settled) throw new Error('the cost was not stored')
  return settled
}

const types = ['SERVICE', 'SURCHARGE', 'DISCOUNT']

const units = ['WORD', 'HOUR', 'DAY', 'PAGE', 'FIXED'] as const satisfies readonly CostUnit[]

function unitOf({ rateType = 'FIXED', unitType }: ManualCostCreate): CostUnit {
  if (rateType === 'PERCENTAGE') return 'PERCENT'
  if (rateType !== 'FIXED')
    throw invalid('body.rateType', 'A cost must be FIXED (an amount) or PERCENTAGE (of the other lines).')
  const measure = units.find((one) => one === unitType)
  if (!measure) throw invalid('body.unitType', `The unit type of a cost must be one of ${units.join(', ')}.`)
  return measure
}

/** Most that one line may come to, in money and in percent, above nothing or below it. */
const most = { money: 1_000_000_000, percent: 10_000 }

function requireModest(measure: CostUnit, product: Decimal): void {
  const isShare = measure === 'PERCENT'
  if (isShare && compare(product, decimal(-100)) < 0) {
    throw invalid('body.costPerUnit', "A discount can't exceed 100%.")
  }
  const limit = decimal(isShare ? most.percent : most.money)
  if (compare(product, limit) <= 0 && compare(multiply(product, decimal(-1)), limit) <= 0) return
  const amount = isShare ? `${most.percent.toLocaleString('en')} percent` : most.money.toLocaleString('en')
  throw invalid('body.costPerUnit', `Quantity × price exceeds ${amount}.`)
}

/** A cost of a language pair that the project does not have would stand in no table of it. */
async function requirePair(db: Database, project: ProjectRow, body: ManualCostCreate): Promise<void> {
  const { sourceLanguage = project.sourceLocale, targetLanguage } = body
  if (sourceLanguage !== project.sourceLocale) {
    throw invalid('body.sourceLanguage', `${project.name} is in ${project.sourceLocale}.`)
  }
  if (targetLanguage === undefined) {
    if (body.sourceLanguage === undefined) return
    throw invalid(
      'body.targetLanguage',
      'Specify the target language too, or omit both for a cost of the whole project.',
    )
  }
  const [workUnit] = await db
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(and(eq(workUnits.projectId, project.id), eq(workUnits.targetLocale, targetLanguage)))
    .limit(1)
  if (!workUnit) throw invalid('body.targetLanguage', `${project.name} has no work units in ${targetLanguage}.`)
}

/** Takes a cost that was added by hand out of a held project again; 404 for a calculated line. */
export async function removeManualCost(db: Database, project: ProjectRow, id: string): Promise<CostLineRow> {
  requireOpenCosts(project)
  const row = oneOrNotFound(
    await db
      .delete(costLines)
      .where(and(eq(costLines.id, id), eq(costLines.projectId, project.id), eq(costLines.costType, 'MANUAL')))
      .returning(),
    'manual cost',
  )
  await settleManual(db, project)
  return row
}

function requireOpenCosts(project: ProjectRow): void {
  requireUnlocked(project)
  if (project.status === 'INVOICED' || project.status === 'CANCELLED') {
    const message = `${project.name} is ${project.status}. Its costs can't be changed.`
    throw impossible(message, 'COSTS_SETTLED', { status: project.status })
  }
}

/** Prices what was added by hand again (percentages follow the other lines) and brings the total up to date. */
export async function settleManual(db: Database, project: ProjectRow): Promise<void> {
  const calculated = await db
    .select()
    .from(costLines)
    .where(and(eq(costLines.projectId, project.id), ne(costLines.costType, 'MANUAL')))
  const manual = await manualLines(db, project.id)
  const lines = calculated.map(({ sourceLocale, targetLocale, total }) => ({
    sourceLocale,
    targetLocale,
    total: decimal(total),
  }))
  const priced = priceManual(lines, manual.map(manualCost), minorUnits(project.currency))
  await keepManual(db, manual, priced, calculated.length)
  const [present] = await db
    .select({ calculatedAt: projects.costsCalculatedAt })
    .from(projects)
    .where(eq(projects.id, project.id))
  const isEmpty = manual.length === 0 && !present?.calculatedAt
  const total = sum([...lines, ...priced].map((line) => line.total))
  await db
    .update(projects)
    .set({ totalCost: isEmpty ? null : toText(total) })
    .where(eq(projects.id, project.id))
}

/** A cost that was added by hand, as the wire shows it. */
export const showManualCost = (line: CostLineRow): ManualCost => ({
  uuid: line.id,
  id: line.id,
  description: line.description,
  costType: line.manualType ?? 'SERVICE',
  rateType: line.unit === 'PERCENT' ? 'PERCENTAGE' : 'FIXED',
  unitType: line.unit,
  units: Number(line.quantity),
  costPerUnit: Number(line.unitPrice),
  total: Number(line.total),
  sourceLanguage: line.sourceLocale ?? undefined,
  targetLanguage: line.targetLocale ?? undefined,
  reason: line.reason ?? undefined,
  creationTimestamp: line.createdAt.getTime(),
  displayOrder: line.displayOrder,
  noPriceList: true,
  line: line.id,
})
