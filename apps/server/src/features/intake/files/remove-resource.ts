import { eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { contentChanged } from '../../work/events.ts'
import { requireDraft } from '../../work/find-project.ts'
import type { ProjectRow, ResourceRow } from '../../work/find-project.ts'
import { projectResources } from '../../work/tables.ts'
import { requireUnstarted } from '../work-units/remove-work-units.ts'
import { stopProcessing } from '../segments/stop-processing.ts'
import { workUnits } from '../../work/work-unit-tables.ts'

/**
 * Removes a file from a held project, with its work units and the costs that counted them, and stops the job that is
 * reading it. 422 unless the project is in DRAFT and no task of the file has been accepted.
 */
export async function removeResource(
  { db, jobs, happened }: Pick<Context, 'db' | 'jobs' | 'happened'>,
  project: ProjectRow,
  resource: ResourceRow,
  processingTaskId: string | undefined,
): Promise<void> {
  requireDraft(project, 'Files can be removed')
  await requireUnstarted(db, eq(workUnits.resourceId, resource.id))
  if (processingTaskId !== undefined) await stopProcessing({ db, jobs }, resource, processingTaskId)
  await db.delete(projectResources).where(eq(projectResources.id, resource.id))
  await happened(contentChanged, { project, keepsPrice: false })
}
