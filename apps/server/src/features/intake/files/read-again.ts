import type { ChangeContext } from '../../../identity/change-context.ts'
import { contentChanged } from '../../work/events.ts'
import { startCreatingSegments } from '../segments/create-segments-job.ts'
import type { ProjectRow, ResourceRow } from '../../work/find-project.ts'
import { resetWorkUnits } from '../work-units/work-units.ts'

/** Files whose work units are there already are read again, and what was calculated of them no longer holds. */
export async function readAgain(
  context: ChangeContext,
  project: ProjectRow,
  files: readonly ResourceRow[],
): Promise<void> {
  const workUnits = await resetWorkUnits(
    context.db,
    files.map(({ id }) => id),
  )
  if (workUnits.length === 0) return
  await context.happened(contentChanged, { project, keepsPrice: false })
  await startCreatingSegments(context, project, workUnits)
}
