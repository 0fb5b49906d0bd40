import { minimumFeePart, priceLine } from '@dragoman/sdk/money'
import type { PayableReconciliation } from '@dragoman/sdk/operations/payables'
import type { UserRate } from '@dragoman/sdk/operations/userRates'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { add, compare, decimal, subtract, sum, toNumber, type Decimal } from '../../../kernel/decimal.ts'
import { loadVersions } from '../../rates/rate-versions.ts'
import { userRates } from '../../rates/tables.ts'
import { taskPayments, tasks } from '../../work/task-tables.ts'
import type { PayableRow } from '../visible.ts'
import { presentFiles, type FileRow } from './file-rows.ts'
import { linesOfPayables, type PartRow, type WholeLine } from './line-rows.ts'

type TaskRow = Pick<typeof tasks.$inferSelect, 'id' | 'sourceLocale' | 'targetLocale' | 'workflowId'>

/** A payable line by line against what it is made from: pay as it is now, and priced again from kept versions of rates. */
export const reconcile = async (db: Database, payable: PayableRow): Promise<PayableReconciliation> =>
  (await reconcileAll(db, [payable]))(payable)

/** The same for several payables. */
export async function reconcileAll(
  db: Database,
  payables: readonly PayableRow[],
): Promise<(payable: PayableRow) => PayableReconciliation> {
  const ids = payables.map(({ id }) => id)
  const linesOf = await linesOfPayables(db, ids)
  const lines = [...linesOf.values()].flat()
  const taskIds = lines.flatMap(({ line }) => line.taskId ?? [])
  const payNow = await loadPayNow(db, taskIds)
  const price = await loadPricing(db, lines)
  const files = await presentFiles(db, ids)
  return (payable) =>
    compareLines(payable, linesOf.get(payable.id) ?? [], {
      payNow,
      price,
      file: files.find(({ payableId }) => payableId === payable.id),
    })
}

interface Compared {
  payNow: ReadonlyMap<string, Decimal>
  price: Awaited<ReturnType<typeof loadPricing>>
  file: FileRow | undefined
}

function compareLines(
  payable: PayableRow,
  lines: readonly WholeLine[],
  { payNow, price, file }: Compared,
): PayableReconciliation {
  const { currency } = payable
  const compared = lines.map(({ line, adjustment, parts }) => {
    // The pay of tasks is compared, with the tax where it is included.
    const billed = line.isTaxIncluded ? add(decimal(line.net), decimal(line.tax)) : decimal(line.net)
    const now = line.taskId ? (payNow.get(line.taskId) ?? decimal(0)) : decimal(adjustment?.amount ?? '0')
    const again = line.taskId ? price.again(line.taskId, parts, currency) : decimal(adjustment?.amount ?? '0')
    const hasMoved = parts.some(({ rateId, rateVersion }) => price.hasChanged(rateId, rateVersion))
    const cause = compare(now, billed) === 0 ? (hasMoved ? 'RATE_CHANGED' : undefined) : 'ADJUSTED_AFTER'
    return { line, billed, now, again, cause }
  })
  const total = (values: readonly Decimal[]) => toNumber(sum(values))
  const again = sum(compared.map((each) => each.again))
  const billed = sum(compared.map((each) => each.billed))
  return {
    currency,
    lines: compared.map((each) => ({
      uuid: each.line.id,
      name: each.line.name,
      billed: toNumber(each.billed),
      payNow: toNumber(each.now),
      pricedAgain: toNumber(each.again),
      difference: toNumber(subtract(each.again, each.billed)),
      ...(each.cause && { cause: each.cause }),
    })),
    billed: toNumber(billed),
    payNow: total(compared.map((each) => each.now)),
    pricedAgain: toNumber(again),
    ...(file && { invoiced: Number(file.total) }),
    paid: Number(payable.paid),
    difference: toNumber(subtract(again, billed)),
  }
}

async function loadPayNow(db: Database, taskIds: readonly string[]): Promise<Map<string, Decimal>> {
  if (taskIds.length === 0) return new Map()
  const rows = await db
    .select({ taskId: taskPayments.taskId, total: taskPayments.total })
    .from(taskPayments)
    .where(isOneOf(taskPayments.taskId, taskIds))
  const byTask = Map.groupBy(rows, ({ taskId }) => taskId)
  return new Map([...byTask].map(([id, own]) => [id, sum(own.map(({ total }) => decimal(total)))]))
}

async function loadPricing(db: Database, lines: readonly WholeLine[]) {
  const taskIds = lines.flatMap(({ line }) => line.taskId ?? [])
  const rows: TaskRow[] =
    taskIds.length === 0
      ? []
      : await db
          .select({
            id: tasks.id,
            sourceLocale: tasks.sourceLocale,
            targetLocale: tasks.targetLocale,
            workflowId: tasks.workflowId,
          })
          .from(tasks)
          .where(isOneOf(tasks.id, taskIds))
  const tasksById = new Map(rows.map((row) => [row.id, row]))
  const used = lines.flatMap(({ parts }) =>
    parts.flatMap(({ rateId, rateVersion }) =>
      rateId === null || rateVersion === null ? [] : [{ uuid: rateId, version: rateVersion }],
    ),
  )
  const versions = await loadVersions(db, 'user-rate', used)
  const present = await loadPresent(db, [...new Set(used.map(({ uuid }) => uuid))])
  return {
    hasChanged: (rateId: string | null, version: number | null): boolean =>
      rateId !== null && version !== null && present.get(rateId) !== version,
    again(taskId: string, parts: readonly PartRow[], currency: string): Decimal {
      const task = tasksById.get(taskId)
      const counted: Decimal[] = []
      const set: Decimal[] = []
      let fee: Decimal | undefined
      for (const part of parts) {
        const rate = versions.get(`${part.rateId} ${part.rateVersion}`)
        if (part.costType === 'MINIMUM_FEE' && part.source === 'CALCULATED') {
          fee = decimal(rate?.minimumFee ?? part.total)
          if (rate?.minimumFee === undefined || rate.minimumFee === null) fee = undefined
          if (!fee) set.push(decimal(part.total))
          continue
        }
        const price = part.source === 'CALCULATED' && task && rate ? priceOf(rate, task, part.unit) : undefined
        const line = {
          quantity: decimal(part.amount),
          price: decimal(price ?? part.rate),
          factor: decimal(part.factor),
        }
        counted.push(priceLine(line, currency).total)
      }
      const sub = sum(counted)
      return sum([sub, ...set, ...(fee ? [minimumFeePart(sub, fee)] : [])])
    },
  }
}

async function loadPresent(db: Database, rateIds: readonly string[]): Promise<Map<string, number>> {
  if (rateIds.length === 0) return new Map()
  const rows = await db
    .select({ id: userRates.id, version: userRates.version })
    .from(userRates)
    .where(isOneOf(userRates.id, rateIds))
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** The price of a unit in a kept version of a rate, for the pair and step of a task. */
function priceOf(rate: UserRate, task: TaskRow, unit: string): number | undefined {
  const pair = `${task.sourceLocale}:${task.targetLocale}`
  const detail = rate.rateDetails.find(
    ({ languagePair, workflowUuid }) => languagePair === pair && workflowUuid === task.workflowId,
  )
  if (unit === 'WORD') return detail?.wordRate ?? undefined
  if (unit === 'HOUR') return detail?.hourlyRate ?? undefined
  return unit === 'PAGE' ? (detail?.pagesRate ?? undefined) : undefined
}
