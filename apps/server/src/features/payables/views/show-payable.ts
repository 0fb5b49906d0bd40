import { findMove } from '@dragoman/sdk/lifecycles'
import { payableLifecycle, type PayableMove } from '@dragoman/sdk/finance-lifecycles'
import type { Payable, PayableLine, PayablePart, PayableTask } from '@dragoman/sdk/operations/payables'
import { and, eq, gte, lt, ne, sql } from 'drizzle-orm'
import { loadPeople, type People } from '../../../identity/people.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projects } from '../../work/tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { showAdjustment } from '../adjustments.ts'
import { termsOf, type PayableTerms } from '../facts/payable-facts.ts'
import { payables } from '../tables.ts'
import { seesPayables, type PayableRow } from '../visible.ts'
import { linesOfPayable, type PartRow } from '../facts/line-rows.ts'
import { showItems, type ShowContext } from './show-items.ts'

/** A payable with its lines, and what the caller can do with it. */
export async function showPayable(context: ShowContext, row: PayableRow): Promise<Payable> {
  const { db, session } = context
  const [item] = await showItems(context, [row])
  if (!item) throw new Error(`payable ${row.id} is not shown`)
  const terms = await termsOf(db, session, row)
  const lines = await linesOfPayable(db, row.id)
  const isOffice = seesPayables(session)
  const people = await loadPeople(db, session, [
    row.createdBy,
    ...terms.approvals.map(({ userId }) => userId),
    ...lines.flatMap(({ adjustment, parts }) => [
      adjustment?.vendorId ?? null,
      ...parts.map(({ createdBy }) => createdBy),
    ]),
  ])
  const createdBy = people(row.createdBy)
  const billed = row.cancelledAt === null ? lines.flatMap(({ line }) => line.taskId ?? []) : []
  return {
    ...item,
    tasks: await showTasks(db, billed),
    lines: lines.map((each) => showLine(each, people, isOffice)),
    moves: movesOf(row, terms),
    ...(isOffice && {
      ...(createdBy && { createdBy }),
      approvals: terms.approvals.flatMap(({ userId, at }) => {
        const user = people(userId)
        return user ? [{ user, date: at.getTime() }] : []
      }),
      singleOfficer: row.isSingleOfficer,
      vendorMonthlyAverage: await monthlyAverage(db, row),
    }),
  }
}

const offered = [
  'attach',
  'removeFile',
  'agree',
  'object',
  'reject',
  'approveFirst',
  'approve',
  'withdraw',
  'settle',
  'fail',
  'retry',
  'reverse',
  'cancel',
] as const satisfies PayableMove[]

function movesOf(row: PayableRow, { actors, facts }: PayableTerms): Payable['moves'] {
  // The statement of an invoice is known with the invoice only.
  const open = { ...facts, invoiceNumberUnused: true, sameCurrency: true, sameTotal: true, paidInFull: true }
  return offered.flatMap((move) => {
    if (move === (facts.needsSecondApproval ? 'approve' : 'approveFirst')) return []
    const { transition, refusal } = findMove(
      payableLifecycle,
      row.status,
      { move },
      { actors, facts: open, reason: '-' },
    )
    if (transition) return [{ move, to: transition.to, ...(transition.reason && { needsReason: true }) }]
    if (refusal.kind !== 'condition') return []
    const of = payableLifecycle.transitions.find((one) => one.move === move && one.from.includes(row.status))
    return of ? [{ move, to: of.to, missing: [...refusal.unmet], ...(of.reason && { needsReason: true }) }] : []
  })
}

function showLine(
  { line, adjustment, parts }: Awaited<ReturnType<typeof linesOfPayable>>[number],
  people: People,
  isOffice: boolean,
): PayableLine {
  const vendor = people(adjustment?.vendorId ?? null)
  return {
    uuid: line.id,
    kind: line.kind,
    name: line.name,
    amount: Number(line.net),
    taxAmount: Number(line.tax),
    ...(line.isTaxIncluded && { taxIncluded: true }),
    ...(line.taskId !== null && { taskUuid: line.taskId }),
    ...(line.deliveredAt && { deliveryDate: line.deliveredAt.getTime() }),
    ...(adjustment && vendor && { adjustment: showAdjustment(adjustment, vendor, line.releasedAt === null) }),
    ...(line.isCarriedOver && { carriedOver: true }),
    parts: parts.map((part) => showPart(part, isOffice ? people(part.createdBy) : undefined)),
  }
}

function showPart(part: PartRow, setBy: PayablePart['setBy']): PayablePart {
  return {
    displayOrder: part.displayOrder,
    source: part.source,
    costType: part.costType,
    unit: part.unit === 'FEE' ? 'FIXED' : part.unit,
    amount: Number(part.amount),
    rate: Number(part.rate),
    factor: Number(part.factor),
    exact: plain(part.exact),
    total: Number(part.total),
    ...(part.rateId !== null && { rateUuid: part.rateId }),
    ...(part.rateVersion !== null && { rateVersion: part.rateVersion }),
    ...(setBy && { setBy }),
  }
}

/** A decimal number without zeros at its end. */
const plain = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** Tasks as a payable lists them: what they pay, and nothing of what clients pay for them. */
export async function showTasks(db: Database, ids: readonly string[]): Promise<PayableTask[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ task: tasks, project: projects })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(isOneOf(tasks.id, ids))
    .orderBy(tasks.deliveredAt, tasks.number)
  return rows.map(({ task, project }) => ({
    uuid: task.id,
    status: task.status as PayableTask['status'],
    currency: task.currency ?? project.currency,
    payableAmount: Number(task.payableAmount ?? 0),
    project: { uuid: project.id, name: project.name, reference: project.reference },
  }))
}

/** The amounts owed to the linguist by month, in the twelve months before a payable and in its currency. */
async function monthlyAverage(db: Database, row: PayableRow): Promise<number> {
  const since = new Date(row.createdAt)
  since.setUTCFullYear(since.getUTCFullYear() - 1)
  const [found] = await db
    .select({ average: sql<string>`coalesce(round(sum(${payables.total}) / 12, 4), 0)` })
    .from(payables)
    .where(
      and(
        eq(payables.accountId, row.accountId),
        eq(payables.vendorId, row.vendorId),
        eq(payables.currency, row.currency),
        ne(payables.status, 'CANCELLED'),
        gte(payables.createdAt, since),
        lt(payables.createdAt, row.createdAt),
      ),
    )
  return Number(found?.average ?? 0)
}
