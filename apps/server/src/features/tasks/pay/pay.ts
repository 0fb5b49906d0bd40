import { inArray } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertRows } from '../../../kernel/database/insert-rows.ts'
import { sideBySide } from '../../../kernel/database/side-by-side.ts'
import { taskPayments } from '../../work/task-tables.ts'
import { toText } from '../../../kernel/decimal.ts'
import { priceTask } from '../../../engines/pricing/price-task.ts'
import { totalOf } from '../../../engines/pricing/priced-line.ts'
import type { PricedLine } from '../../../engines/pricing/priced-line.ts'
import { loadWordsPerUnit } from '../../costs/words-per-unit.ts'
import { loadRates } from './pay-rates.ts'
import { loadWorkloads } from './workloads.ts'
import type { PaidTask } from './workloads.ts'

/** The pay of a task for a person, with the lines that add up to it. */
export interface Pay {
  currency: string
  /** Decimal text. */
  total: string
  lines: PricedLine[]
  /** The analysis that counted the words; null where none did. */
  logfileId: string | null
}

/** A line of pay as it is kept. Numbers are decimal text. */
export type PayLine = Pick<
  typeof taskPayments.$inferSelect,
  | 'displayOrder'
  | 'source'
  | 'costType'
  | 'unit'
  | 'amount'
  | 'rate'
  | 'factor'
  | 'total'
  | 'rateVersion'
  | 'logfileId'
  | 'createdBy'
> & {
  /** Null for what is not paid yet. */
  createdAt: Date | null
  /** Null for the task's. */
  currency: string | null
}

/**
 * Loads what people would be paid for tasks: the words of each band of the project's analysis, at their own rate for
 * the pair and the step, weighted by the step's net rates. A rate by the page or the hour pays the pages or hours that
 * the words make by the project's price list. Without an analysis all words count in full; without a rate the pay is 0,
 * in the project's currency. One load serves any number of tasks.
 */
export async function loadPay(
  db: Database,
  paid: readonly PaidTask[],
  userIds: readonly string[],
): Promise<(task: PaidTask, userId: string) => Pay> {
  const [rateOf, workloadOf] = await sideBySide(
    db,
    () => loadRates(db, userIds),
    () => loadWorkloads(db, paid),
  )
  const byTime = paid.filter((task) => userIds.some((userId) => rateOf(userId, task)?.wordRate === null))
  const wordsPerUnitOf = await loadWordsPerUnit(
    db,
    byTime.map(({ project }) => project),
  )
  return (task, userId) => {
    const { project, workUnit, workflow } = task
    const rate = rateOf(userId, task)
    if (!rate) return { currency: project.currency, total: '0', lines: [], logfileId: null }
    const { sourceLocale, targetLocale } = workUnit
    const { logfileId, ...workload } = workloadOf(task)
    const lines = priceTask({
      sourceLocale,
      targetLocale,
      workflow: workflow.code,
      rate,
      ...workload,
      wordsPerUnit: wordsPerUnitOf(project.id),
    })
    return { currency: rate.currency, total: toText(totalOf(lines)), lines, logfileId }
  }
}

/** The pay of one person for one task; see `loadPay`. */
export async function payFor(db: Database, paid: PaidTask, userId: string): Promise<Pay> {
  const payOf = await loadPay(db, [paid], [userId])
  return payOf(paid, userId)
}

/** Replaces the lines of the pay of tasks, by their ids. */
export async function writePays(db: Database, pays: ReadonlyMap<string, Pay>): Promise<void> {
  await db.delete(taskPayments).where(inArray(taskPayments.taskId, [...pays.keys()]))
  await insertRows(
    db,
    taskPayments,
    [...pays].flatMap(([taskId, pay]) => payRows(pay).map((row) => ({ ...row, taskId }))),
  )
}

/** The lines of a pay as they are kept. */
export const payRows = ({ lines, logfileId }: Pay) =>
  lines.map((line, displayOrder) => ({
    displayOrder,
    source: 'CALCULATED',
    costType: line.band ?? line.costType,
    unit: line.unit,
    amount: toText(line.quantity),
    rate: toText(line.unitPrice),
    factor: toText(line.factor),
    total: toText(line.total),
    rateVersion: `${line.rateSource.uuid} ${line.rateSource.version}`,
    logfileId,
  }))

/** A pay in a few words and numbers: `EXACT: 120 × 15% × 0.06 = 1.08; together 1.08 USD`. */
export function explainPay({ currency, lines, total }: Pay): string {
  if (lines.length === 0) return 'There is no rate for this language pair and step.'
  const parts = lines.map((line) => {
    if (line.costType === 'MINIMUM_FEE') return `${toText(line.total)} up to the minimum fee`
    const share = Math.round(Number(toText(line.factor)) * 1e6) / 1e4
    const measure = line.unit === 'WORD' ? '' : ` ${line.unit}`
    return `${line.band}: ${toText(line.quantity)}${measure} × ${share}% × ${Number(toText(line.unitPrice))} = ${toText(line.total)}`
  })
  return `${parts.join('; ')}; together ${total} ${currency}`
}
