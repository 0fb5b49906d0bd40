import type { EligibleLinguist } from '@dragoman/sdk/operations/users'
import { hasPermission } from '@dragoman/sdk/permissions'
import { and, eq } from 'drizzle-orm'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import { visibleTasks } from '../../work/visible.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projects } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { workflows } from '../../workflows/tables.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { toText } from '../../../kernel/decimal.ts'
import { personRef } from '../../../identity/people.ts'
import { loadAvailability } from './availability.ts'
import { countOpenTasks, demandOf, findCandidates } from './eligible.ts'
import { loadPay } from '../pay/pay.ts'
import { loadRecommendations } from './recommend.ts'
import { loadScores, pairKey, scoreFacts } from './linguist-records.ts'
import { hasOtherStep, unitsThatShareSteps } from './own-steps.ts'

/**
 * Lists the linguists who are eligible for a task, the best suited first; `all` adds the others, each with their
 * obstacles (contract: users.listEligibleLinguists). What the task would cost with them is for users with USER_rates.
 * 404 for a task out of sight.
 */
export async function eligibleLinguists(
  db: Database,
  session: SignedIn,
  taskId: string,
  { all = false, name, now }: { all?: boolean; name?: string; now: Date },
): Promise<EligibleLinguist[]> {
  const row = oneOrNotFound(
    await db
      .select({ task: tasks, project: projects, workUnit: workUnits, workflow: workflows })
      .from(tasks)
      .innerJoin(projects, eq(projects.id, tasks.projectId))
      .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
      .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
      .where(and(eq(tasks.id, taskId), visibleTasks(db, session))),
    'task',
  )
  const steps = await db
    .select({
      id: tasks.id,
      step: tasks.step,
      beginIndex: tasks.beginIndex,
      endIndex: tasks.endIndex,
      assigneeId: tasks.assigneeId,
      status: tasks.status,
    })
    .from(tasks)
    .where(eq(tasks.workUnitId, row.workUnit.id))
  const shares = (await unitsThatShareSteps(db, [row.project.orgUnitId])).size > 0
  const found = (await findCandidates(db, demandOf(row), name ? { name } : {})).map(({ user, obstacles }) => {
    const isOwn = !shares && hasOtherStep(steps, row.task, user.id)
    return { user, obstacles: isOwn ? [...obstacles, 'OTHER_STEP' as const] : obstacles }
  })
  const shown = found.filter(({ obstacles }) => all || obstacles.length === 0)
  const ids = shown.map(({ user }) => user.id)
  const open = await countOpenTasks(db, ids)
  const payOf = hasPermission(session, 'USER_rates') ? await loadPay(db, [row], ids) : null
  const availabilityOf = await loadAvailability(db, ids, now)
  const recommend = await loadRecommendations(db, [row], {
    userIds: shown.flatMap(({ user, obstacles }) => (obstacles.length === 0 ? user.id : [])),
    openTasks: open,
    availabilityOf,
    payOf: payOf ?? undefined,
  })
  const scores = await loadScores(db, ids)
  const { sourceLocale, targetLocale } = row.workUnit
  const linguists = shown.map(({ user, obstacles }): EligibleLinguist => {
    const pay = payOf?.(row, user.id)
    const wordRate = pay?.lines.find(({ unit }) => unit === 'WORD')?.unitPrice
    const score = scores.get(pairKey(user.id, sourceLocale, targetLocale))
    const recommendation = obstacles.length === 0 ? recommend(user.id, [row]) : undefined
    return {
      user: personRef(user, true),
      eligible: obstacles.length === 0,
      blockedBy: obstacles,
      openTasks: open.get(user.id) ?? 0,
      ...scoreFacts(score),
      ...(pay && pay.lines.length > 0 && { currency: pay.currency, payableAmount: Number(pay.total) }),
      ...(wordRate && { wordRate: Number(toText(wordRate)) }),
      ...(recommendation && { recommendation, availability: availabilityOf(user.id, [row]) }),
    }
  })
  const rating = ({ recommendation }: EligibleLinguist) => recommendation?.rating ?? 0
  return linguists.sort((a, b) => Number(b.eligible) - Number(a.eligible) || rating(b) - rating(a))
}
