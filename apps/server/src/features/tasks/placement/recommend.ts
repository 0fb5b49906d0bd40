import type { LinguistAvailability } from '@dragoman/sdk/operations/availability'
import type { Recommendation, RecommendationReason } from '@dragoman/sdk/operations/recommendationSettings'
import { and, count, eq, inArray, not } from 'drizzle-orm'
import { orgUnits } from '../../../identity/tables.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { projects } from '../../work/tables.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { rateLinguist } from '../../recommendations/rate-linguist.ts'
import { weightsOfUnits } from '../../recommendations/settings.ts'
import type { Pay } from '../pay/pay.ts'
import { loadScores, pairKey } from './linguist-records.ts'

type Row = Pick<HeldTask, 'task' | 'project' | 'workUnit' | 'workflow'>

interface Candidates {
  userIds: readonly string[]
  openTasks: ReadonlyMap<string, number>
  availabilityOf: (userId: string, rows: readonly Row[]) => LinguistAvailability
  /** The pay of a task for a linguist; undefined for callers who can't see rates. */
  payOf: ((row: Row, userId: string) => Pay) | undefined
}

/** How well linguists suit the tasks that they can do, all of one account. */
export async function loadRecommendations(
  db: Database,
  rows: readonly Row[],
  { userIds, openTasks, availabilityOf, payOf }: Candidates,
): Promise<(userId: string, fits: readonly Row[]) => Recommendation | undefined> {
  const [first] = rows
  if (!first || userIds.length === 0) return () => undefined
  const weightsOf = await weightsOfUnits(
    db,
    first.project.accountId,
    rows.map(({ project }) => project.orgUnitId),
  )
  const scores = await loadScores(db, userIds)
  const clientTasks = await loadClientTasks(db, rows, userIds)
  const projectTasks = await loadProjectTasks(db, rows, userIds)
  const lowest = new Map(rows.map((row) => [row, payOf && lowestPay(userIds.map((id) => payOf(row, id)))]))
  return (userId, fits) => {
    if (fits.length === 0) return undefined
    return average(
      fits.map((row) => {
        const { workUnit, project } = row
        const least = lowest.get(row)
        const pay = payOf?.(row, userId)
        const hasPay = pay && pay.lines.length > 0 && Number(pay.total) > 0
        const facts = {
          score: scores.get(pairKey(userId, workUnit.sourceLocale, workUnit.targetLocale))?.score ?? null,
          clientTasks: clientTasks.get(`${userId} ${project.orgUnitId}`) ?? 0,
          projectTasks: projectTasks.get(stepKey(userId, row)) ?? 0,
          openTasks: openTasks.get(userId) ?? 0,
          taken: takenShare(availabilityOf(userId, [row])),
          payRatio: least && hasPay ? Number(pay.total) / least : null,
        }
        return rateLinguist(facts, weightsOf(project.orgUnitId), { isRated: least !== undefined })
      }),
    )
  }
}

/** How much of their time a linguist has given away. */
const takenShare = ({ state, load, capacity }: LinguistAvailability): number =>
  state === 'AWAY' ? 1 : Math.min(1, load / Math.max(1, capacity))

/** The lowest of several payments; undefined where they have several currencies, or there are none. */
function lowestPay(pays: readonly Pay[]): number | undefined {
  const priced = pays.filter(({ lines, total }) => lines.length > 0 && Number(total) > 0)
  if (new Set(priced.map(({ currency }) => currency)).size !== 1) return undefined
  return Math.min(...priced.map(({ total }) => Number(total)))
}

/** Delivered tasks by person and organizational unit, of the whole organization of the unit. */
async function loadClientTasks(db: Database, rows: readonly Row[], userIds: readonly string[]) {
  const unitIds = [...new Set(rows.map(({ project }) => project.orgUnitId))]
  const units = await db.select().from(orgUnits).where(inArray(orgUnits.id, unitIds))
  const counted = await db
    .select({ userId: tasks.assigneeId, organizationId: orgUnits.organizationId, done: count() })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
    .where(
      and(
        isOneOf(tasks.assigneeId, userIds),
        inArray(tasks.status, ['DELIVERED', 'INVOICED']),
        inArray(
          orgUnits.organizationId,
          units.map(({ organizationId }) => organizationId),
        ),
      ),
    )
    .groupBy(tasks.assigneeId, orgUnits.organizationId)
  return new Map(
    units.flatMap(({ id, organizationId }) =>
      counted
        .filter((row) => row.organizationId === organizationId)
        .map(({ userId, done }): [string, number] => [`${userId} ${id}`, done]),
    ),
  )
}

const stepKey = (userId: string | null, { task, workUnit }: Pick<Row, 'task' | 'workUnit'>) =>
  [userId, task.projectId, task.workflowId, workUnit.sourceLocale, workUnit.targetLocale].join(' ')

/** Tasks by person in the same steps, projects, and language pairs; without the tasks themselves. */
async function loadProjectTasks(db: Database, rows: readonly Row[], userIds: readonly string[]) {
  const found = await db
    .select({ task: tasks, workUnit: workUnits })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(
      and(
        isOneOf(tasks.assigneeId, userIds),
        inArray(tasks.projectId, [...new Set(rows.map(({ project }) => project.id))]),
        inArray(tasks.status, ['APPROVED', 'DELIVERED', 'INVOICED']),
        not(
          isOneOf(
            tasks.id,
            rows.map(({ task }) => task.id),
          ),
        ),
      ),
    )
  const counts = new Map<string, number>()
  for (const row of found) {
    const key = stepKey(row.task.assigneeId, row)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** The recommendation for several tasks; what differs between them has no value. */
function average(all: readonly Recommendation[]): Recommendation {
  const mean = (sum: number) => Math.round(sum / all.length)
  const reasons = Map.groupBy(
    all.flatMap((one) => one.reasons),
    ({ criterion }) => criterion,
  )
  return {
    rating: mean(all.reduce((sum, { rating }) => sum + rating, 0)),
    reasons: [...reasons]
      .map(([criterion, same]): RecommendationReason => {
        const { value } = same[0]!
        const isShared = value !== undefined && same.every((one) => one.value === value)
        const points = mean(same.reduce((sum, one) => sum + one.points, 0))
        return { criterion, points, ...(isShared && { value }) }
      })
      .sort((a, b) => b.points - a.points),
  }
}
