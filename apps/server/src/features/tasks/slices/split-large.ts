import { and, eq, gt, isNull } from 'drizzle-orm'
import { proposeSlices } from '../../../engines/splitting/propose-slices.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { orgUnits } from '../../../identity/tables.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { lockWorkUnits } from '../../work/lock-work-units.ts'
import { loadSplitSegments, mostSlices } from './plan-split.ts'
import { cutTask } from './split-task.ts'

/**
 * Splits the first step of files that are larger than the project's organizational unit wants them, into slices of about
 * the same size. Later steps read what others wrote, and stay whole.
 */
export async function splitLargeTasks(context: ChangeContext, project: ProjectRow): Promise<void> {
  const { db } = context
  const [orgUnit] = await db
    .select({ placement: orgUnits.placement })
    .from(orgUnits)
    .where(eq(orgUnits.id, project.orgUnitId))
  const most = orgUnit?.placement.splitAboveWords ?? 0
  if (most === 0) return
  const large = await db
    .select({ id: tasks.id, workUnitId: tasks.workUnitId })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(
      and(
        eq(tasks.projectId, project.id),
        eq(tasks.step, 0),
        eq(tasks.status, 'PENDING'),
        isNull(tasks.assigneeId),
        isNull(tasks.endIndex),
        eq(workUnits.genesisStatus, 'CREATED'),
        gt(workUnits.words, most),
      ),
    )
    .orderBy(tasks.sequence)
  for (const { id, workUnitId } of large) {
    const held = (await lockWorkUnits(db, [project.id], [workUnitId])).find(({ task }) => task.id === id)
    if (!held) continue
    const rows = await loadSplitSegments(db, held)
    const parts = Math.min(mostSlices, Math.ceil(held.workUnit.words / most))
    const ends = [...proposeSlices(rows, parts).map((at) => at - 1), rows.length - 1]
    if (ends.length > 1)
      await cutTask(
        context,
        held,
        ends.map((endIndex) => ({ endIndex })),
        { bySystem: true },
      )
  }
}
