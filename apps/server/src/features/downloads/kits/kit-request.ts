import { and, eq, inArray } from 'drizzle-orm'
import { visibleWorkUnits } from '../../work/visible.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { impossible, invalid, notFound } from '../../../kernel/refusals.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { loadWorkUnits, requireCreated } from '../build-translation.ts'
import type { TextState, WorkUnitWithFile } from '../build-translation.ts'
import { deliveredSteps } from '../delivered.ts'
import type { ProjectRow } from '../../work/find-project.ts'

/**
 * The work units that an export is asked of; 404 for one that the caller does not see, 422 while one that must be
 * `read` has no segments.
 */
export async function requestedWorkUnits(
  { db, session }: ChangeContext,
  project: ProjectRow,
  body: { projectId?: string; workUnitUuids: readonly string[] },
  { read = true }: { read?: boolean } = {},
): Promise<WorkUnitWithFile[]> {
  if (body.projectId !== undefined && body.projectId !== project.id) {
    throw invalid('body.projectId', "The project in the body doesn't match the one in the URL.")
  }
  const wanted = [...new Set(body.workUnitUuids)]
  const seen = await db
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(and(inArray(workUnits.id, wanted), eq(workUnits.projectId, project.id), visibleWorkUnits(db, session)))
  if (seen.length < wanted.length) throw notFound('work unit in this project')
  const workUnitFiles = await loadWorkUnits(db, wanted)
  if (read) requireCreated(workUnitFiles)
  return workUnitFiles
}

/**
 * The state of the text at a step: the present step, or the last delivered one. 422 for any other step, as their texts
 * are not kept.
 */
export async function stateAt(
  db: Database,
  workUnitFiles: readonly WorkUnitWithFile[],
  level: number | undefined,
): Promise<TextState> {
  if (level === undefined || workUnitFiles.every(({ workUnit }) => workUnit.currentStep === level)) return 'present'
  const delivered = await deliveredSteps(db, workUnitFiles)
  if (workUnitFiles.every(({ workUnit }) => delivered.get(workUnit.id) === level)) return 'delivered'
  const message = 'Only the text of the current step and of the last delivered step can be exported.'
  throw impossible(message, 'STEP_NOT_KEPT', {
    workUnits: workUnitFiles.map(({ workUnit }) => ({
      workUnitUuid: workUnit.id,
      presentStep: workUnit.currentStep,
      deliveredStep: delivered.get(workUnit.id),
    })),
  })
}
