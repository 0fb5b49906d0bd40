import type { AvailableTask } from '@dragoman/sdk/operations/tasks'
import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { sideBySide } from '../../kernel/database/side-by-side.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'
import { workflows } from '../workflows/tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { explainPay, loadPay } from './pay/pay.ts'
import { showTasks } from './show-tasks.ts'

/** The columns that pay depends on. */
const paid = {
  task: {
    id: tasks.id,
    workflowId: tasks.workflowId,
    endIndex: tasks.endIndex,
    sliceWords: tasks.sliceWords,
    sliceSegments: tasks.sliceSegments,
  },
  project: {
    id: projects.id,
    orgUnitId: projects.orgUnitId,
    currency: projects.currency,
    costsLogfileId: projects.costsLogfileId,
    netRateSettingsId: projects.netRateSettingsId,
    status: projects.status,
    pricedWith: projects.pricedWith,
    priceListId: projects.priceListId,
  },
  workUnit: {
    id: workUnits.id,
    sourceLocale: workUnits.sourceLocale,
    targetLocale: workUnits.targetLocale,
    words: workUnits.words,
    totalSegments: workUnits.totalSegments,
  },
  workflow: { code: workflows.code },
}

/** Tasks that the caller may claim, in the order of `ids`, each with what they would be paid for it. */
export async function showAvailable(db: Database, session: SignedIn, ids: readonly string[]): Promise<AvailableTask[]> {
  if (ids.length === 0) return []
  const finding = db
    .select({ id: tasks.id, ...paid })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(isOneOf(tasks.id, ids))
  const paying = async () => {
    const rows = await finding
    return { byId: new Map(rows.map((row) => [row.id, row])), payOf: await loadPay(db, rows, [session.user.id]) }
  }
  const [{ byId, payOf }, shown] = await sideBySide(db, paying, () => showTasks(db, session, ids))
  return shown.flatMap((task) => {
    const row = byId.get(task.uuid)
    if (!row) return []
    const pay = payOf(row, session.user.id)
    return [{ ...task, currency: pay.currency, payableAmount: Number(pay.total), payExplanation: explainPay(pay) }]
  })
}
