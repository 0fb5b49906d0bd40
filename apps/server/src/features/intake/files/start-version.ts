import { isManager } from '@dragoman/sdk/permissions'
import { and, eq, inArray } from 'drizzle-orm'
import { projectResources } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { conflict, forbidden, impossible } from '../../../kernel/refusals.ts'
import type { Context } from '../../../identity/context.ts'
import { contentChanged } from '../../work/events.ts'
import { startCreatingSegments } from '../segments/create-segments-job.ts'
import { requireUnlocked, type ProjectRow, type ResourceRow } from '../../work/find-project.ts'
import { startPreTranslation } from '../segments/pre-translate-job.ts'
import { storeContent } from './resources.ts'
import { resetWorkUnits } from '../work-units/work-units.ts'
import type { Incoming } from '../uploads/uploads.ts'
import type { ChangeRow } from '../versions/resource-change.ts'

/**
 * Takes new content for a file of a held project, also while it is in work, and starts to compare it. Refused with 422
 * for a file without segments, the content that it has and that reads as it did, a project or task that is invoiced or canceled, and what
 * cannot be parsed; with 409 while the file is being read; with 403 for a client once the project is approved.
 */
export async function startVersion(
  context: Context,
  project: ProjectRow,
  resource: ResourceRow,
  incoming: Incoming,
): Promise<ChangeRow> {
  const { db, session } = context
  requireUnlocked(project)
  const isInWork = project.status === 'APPROVED' || project.status === 'DELIVERED'
  if (isInWork && !isManager(session)) {
    throw forbidden(`${project.name} is in progress. Only managers can add new versions of its files.`)
  }
  if (!isInWork && project.status !== 'DRAFT' && project.status !== 'PENDING') {
    throw impossible(`${project.name} is ${project.status}. Its files can't be changed.`, 'PROJECT_CLOSED', {
      status: project.status,
    })
  }
  await requireSettled(context, resource)
  const { row, change } = await storeContent(context, project, resource, incoming)
  if (!change) {
    const message = `${resource.name} has no segments to compare with. Upload its content and create work units.`
    throw impossible(message, 'NOTHING_TO_COMPARE', { projectResourceUuid: resource.id })
  }
  // Where this server finds more in it than the one that read it, the same content is read again.
  const isReadAlike = row.totalSegments === resource.totalSegments && row.totalWords === resource.totalWords
  if (row.hash === resource.hash && isReadAlike) {
    throw impossible(`${resource.name} already has this content.`, 'SAME_CONTENT', { hash: row.hash })
  }
  const workUnitIds = await resetWorkUnits(db, [resource.id])
  await context.happened(contentChanged, { project, keepsPrice: project.status !== 'DRAFT' })
  await startCreatingSegments(context, project, workUnitIds)
  if (isInWork) await startPreTranslation(context, project)
  return change
}

/** Refuses while the file's work units are being read, and once one of its tasks is invoiced. */
async function requireSettled({ db }: Context, resource: ResourceRow): Promise<void> {
  const [reading] = await db
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(and(eq(workUnits.resourceId, resource.id), eq(workUnits.genesisStatus, 'CREATING')))
    .limit(1)
  if (reading)
    throw conflict(`${resource.name} is still being imported. Try again in a moment.`, {
      projectResourceUuid: resource.id,
    })
  const invoiced = await db
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(and(eq(projectResources.id, resource.id), inArray(tasks.status, ['INVOICED'])))
  if (invoiced.length === 0) return
  const message = `Tasks of ${resource.name} are invoiced, so its content can't be changed. Add the new version as a separate file.`
  throw impossible(message, 'TASKS_INVOICED', { taskUuids: invoiced.map(({ id }) => id) })
}
