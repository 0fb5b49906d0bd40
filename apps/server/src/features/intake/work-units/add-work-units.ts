import type { WorkUnitsRequest } from '@dragoman/sdk/operations/projects'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { contentChanged, workUnitsAdded } from '../../work/events.ts'
import { startCreatingSegments } from '../segments/create-segments-job.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import { workUnitsInOrder } from '../../work/show-work-units.ts'
import { makeWorkUnits } from './work-units.ts'
import type { RequestField } from './work-units.ts'

/**
 * Makes the work units asked for in a held project, starts to read their files and records what is new; answers all
 * that were asked for.
 */
export async function addWorkUnits(
  context: ChangeContext,
  project: ProjectRow,
  requests: readonly WorkUnitsRequest[],
  fieldOf?: RequestField,
): Promise<WorkUnit[]> {
  const { db, session } = context
  const { ids, created, extended } = await makeWorkUnits(context, project, requests, fieldOf)
  if (created.length + extended.length > 0) {
    await context.happened(contentChanged, { project, keepsPrice: project.status !== 'DRAFT' })
  }
  await startCreatingSegments(context, project, created)
  if (created.length > 0 && project.status === 'APPROVED') await context.happened(workUnitsAdded, { project })
  const workUnitRows = await workUnitsInOrder(db, session, ids)
  const changed = new Set([...created, ...extended])
  const [entry, ...more] = workUnitRows
    .filter(({ uuid }) => changed.has(uuid))
    .map(({ uuid, filename, targetLanguage, steps }) => ({
      event: 'WORK_UNITS_CREATED' as const,
      entity: { type: 'WORK_UNIT' as const, id: uuid, name: `${filename} · ${targetLanguage}` },
      projectId: project.id,
      after: { workflows: steps?.map(({ workflow }) => workflow.code) },
    }))
  if (entry) await context.journal(entry, ...more)
  return workUnitRows
}
