import type { PlacementSettings } from '@dragoman/sdk/operations/autopilot'
import type { PlacementCandidate, PlacementPreview } from '@dragoman/sdk/operations/tasks'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { findTask } from '../find-task.ts'
import { loadUnassigned, loadWorkers } from './auto-assign-job.ts'
import { loadContenders, placementDemand } from './contenders.ts'
import { hasOtherStep } from './own-steps.ts'
import { filtersAgainst, inOrder, type Contender, type Filter } from './placement.ts'

/** How many linguists are named at most. */
const namedAtMost = 500

/**
 * Previews which linguists rules would allow for a task, and the obstacles of the others; 404 for a task out of sight.
 */
export async function previewPlacement(
  db: Database,
  session: SignedIn,
  taskId: string,
  { settings, now }: { settings: PlacementSettings | undefined; now: Date },
): Promise<PlacementPreview> {
  const task = await findTask(db, session, taskId)
  const found = only(
    await loadUnassigned(db, { params: { taskIds: [task.id] }, projectId: null, accountId: task.accountId }),
  )
  const { placementOverrides: own } = found.orgUnit
  const row = {
    ...found,
    orgUnit: { ...found.orgUnit, placement: { ...found.orgUnit.placement, ...settings, ...own } },
  }
  const workers = (await loadWorkers(db, [row]))(row)
  const demand = placementDemand(row)
  const looked = (await loadContenders(db, [row], now))(row).map((contender) => {
    const asked = { ...contender, hasOtherStep: hasOtherStep(workers, row.task, contender.userId) }
    return { contender: asked, filters: filtersAgainst(asked, demand) }
  })
  const able = inOrder(
    looked.filter(({ filters }) => filters.length === 0).map(({ contender }) => contender),
    demand.rules.order,
  )
  const others = looked.filter(({ filters }) => filters.length > 0)
  const { project, orgUnit } = row
  return {
    enabled: project.autopilotEnabled && orgUnit.placement.enabled,
    orgUnit: { uuid: orgUnit.id, name: orgUnit.name },
    ownFields: Object.keys(own),
    total: looked.length,
    eligible: able.length,
    linguists: [
      ...able.map((contender, index) => ({ ...shown(contender), position: index + 1 })),
      ...others.map(({ contender, filters }) => shown(contender, filters)),
    ].slice(0, namedAtMost),
  }
}

const shown = (contender: Contender, filters: Filter[] = []): PlacementCandidate => ({
  userUuid: contender.userId,
  userName: contender.name,
  blockedBy: filters,
  openTasks: contender.openTasks,
  deliveredTasks: contender.jobs,
  ...(contender.score !== null && { score: Math.round(contender.score * 100) / 100 }),
  ...(filters.includes('AWAY') && contender.awayUntil !== undefined && { awayUntil: contender.awayUntil }),
})
