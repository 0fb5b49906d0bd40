import type { Database } from '../../../kernel/database/connect.ts'
import type { workUnits } from '../../work/work-unit-tables.ts'
import type { tasks } from '../../work/task-tables.ts'
import type { projects } from '../../work/tables.ts'
import type { workflows } from '../../workflows/tables.ts'
import type { orgUnits } from '../../../identity/tables.ts'
import { loadAvailability } from './availability.ts'
import { countOpenTasks, demandOf, findCandidates } from './eligible.ts'
import type { Candidate } from './eligible.ts'
import { loadPay } from '../pay/pay.ts'
import { loadDelivered, loadRejections, loadScores, pairKey } from './linguist-records.ts'
import type { Contender, PlacementDemand } from './placement.ts'
import { loadRecommendations } from './recommend.ts'

/** A task to be placed, with what the rules look at. */
export interface UnassignedTask {
  task: typeof tasks.$inferSelect
  project: typeof projects.$inferSelect
  workUnit: typeof workUnits.$inferSelect
  workflow: typeof workflows.$inferSelect
  orgUnit: typeof orgUnits.$inferSelect
  fileName: string
}

/** The requirements of a task for its linguist, by the rules of its organizational unit. */
export const placementDemand = ({ task, project, workUnit, orgUnit }: UnassignedTask): PlacementDemand => ({
  rules: orgUnit.placement,
  minimumScore: task.minimumScoreRequired === null ? null : Number(task.minimumScoreRequired),
  categories: task.categories ?? project.tags,
  clientPrice: workUnit.cost === null ? null : { currency: project.currency, total: Number(workUnit.cost) },
})

const demandKey = (row: UnassignedTask) => JSON.stringify(demandOf(row))

/**
 * The linguists of the account as contenders for each of several tasks, loaded at once for all of them. Open tasks are
 * those of now: a caller that places tasks one after the other adds what it has given.
 */
export async function loadContenders(
  db: Database,
  rows: readonly UnassignedTask[],
  now: Date,
): Promise<(row: UnassignedTask) => Contender[]> {
  const byDemand = new Map<string, Candidate[]>()
  for (const [key, [first]] of Map.groupBy(rows, demandKey)) {
    if (first) byDemand.set(key, await findCandidates(db, demandOf(first)))
  }
  const userIds = [...new Set([...byDemand.values()].flat().map(({ user }) => user.id))]
  const able = [...byDemand.values()].flat().filter(({ obstacles }) => obstacles.length === 0)
  const payOf = await loadPay(db, rows, [...new Set(able.map(({ user }) => user.id))])
  const open = await countOpenTasks(db, userIds)
  const scores = await loadScores(db, userIds)
  const delivered = await loadDelivered(db, userIds)
  const availabilityOf = await loadAvailability(db, [...new Set(able.map(({ user }) => user.id))], now)
  const rejected = await loadRejections(db, rows)
  const rated = rows.filter(({ orgUnit }) => orgUnit.placement.order === 'BEST_MATCH')
  const recommend = await loadRecommendations(db, rated, {
    userIds: [...new Set(able.map(({ user }) => user.id))],
    openTasks: open,
    availabilityOf,
    payOf,
  })
  return (row) => {
    const { sourceLocale, targetLocale } = row.workUnit
    return (byDemand.get(demandKey(row)) ?? []).map(({ user, obstacles }) => {
      const pair = pairKey(user.id, sourceLocale, targetLocale)
      const availability = obstacles.length === 0 ? availabilityOf(user.id, [row]) : null
      const pay = obstacles.length === 0 ? payOf(row, user.id) : null
      return {
        userId: user.id,
        name: user.name,
        obstacles,
        autopilotEnabled: user.autopilotEnabled,
        tags: user.tags,
        score: scores.get(pair)?.score ?? null,
        jobs: delivered.get(pair) ?? 0,
        // Known only to those who place one task after the other.
        hasOtherStep: false,
        hasRejected: rejected.has(`${row.task.id} ${user.id}`),
        pay: pay && pay.lines.length > 0 ? { currency: pay.currency, total: Number(pay.total) } : null,
        openTasks: open.get(user.id) ?? 0,
        isAway: availability?.state === 'AWAY',
        isBusy: availability?.state === 'BUSY',
        ...(obstacles.length === 0 && rated.includes(row) && { rating: recommend(user.id, [row])?.rating }),
        awayUntil: availability?.away?.to,
      }
    })
  }
}
