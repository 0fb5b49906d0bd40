import type { LogfileCreate } from '@dragoman/sdk/operations/logfiles'
import { asc, eq } from 'drizzle-orm'
import { logfiles } from '../tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { impossible, invalid, notFound } from '../../../kernel/refusals.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { costConfig } from '../start-costs.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import type { LogfileRow } from './find-logfile.ts'
import { insertOne } from '../../../kernel/database/one-row.ts'

/** Type of the job that analyses work units without pricing them. */
export const analysisJob = 'ANALYSIS'

/** Starts an analysis of all work units, or of some; 404 for one of another project, 422 when there are none. */
export async function createLogfile(
  context: ChangeContext,
  project: ProjectRow,
  body: LogfileCreate,
  preAnalysis: boolean,
): Promise<LogfileRow> {
  const { db } = context
  if (body.projectId !== undefined && body.projectId !== project.id) {
    throw invalid('body.projectId', "The project in the body doesn't match the one in the URL.")
  }
  const all = await db
    .select()
    .from(workUnits)
    .where(eq(workUnits.projectId, project.id))
    .orderBy(asc(workUnits.sequence))
  const missing = body.workUnitIds?.find((id) => !all.some((workUnit) => workUnit.id === id))
  if (missing) throw notFound('work unit in this project')
  const steps = body.genesisWorkflows
  const workUnitRows = all.filter(
    ({ id, workflows }) =>
      (body.workUnitIds?.includes(id) ?? true) && (steps?.some((step) => workflows.includes(step)) ?? true),
  )
  const workflow = steps?.[0] ?? workUnitRows[0]?.workflows[0]
  if (workflow === undefined || workUnitRows.length === 0) {
    throw impossible('There are no work units to analyze.', 'NOT_READY', { missing: [{ condition: 'hasWorkUnits' }] })
  }
  const logfile = await insertOne(db, logfiles, {
    projectId: project.id,
    name: body.name ?? `${project.name} analysis`,
    type: body.type ?? (preAnalysis ? 'PRE_ANALYSIS' : 'POST_ANALYSIS'),
    workflow,
    targetLocales: [...new Set(workUnitRows.map(({ targetLocale }) => targetLocale))],
    config: {
      ...costConfig(project),
      calculateMachineTranslationReuse: body.calculateMachineTranslationReuse ?? true,
      calculateNonTranslatableReuse: body.calculateNonTranslatableReuse ?? false,
      calculateTranslationMemoryReuse: body.calculateTranslationMemoryReuse ?? true,
      ignoreConfirmedSegments: body.ignoreConfirmedSegments ?? false,
      ignoreLockedSegments: body.ignoreLockedSegments ?? true,
      ignoreNumbers: body.ignoreNumbers ?? false,
      tmOverRepetition: body.tmOverRepetition ?? project.tmMatchOverRepetition,
      ntOverRepetition: body.ntOverRepetition ?? project.ntMatchOverRepetition,
    },
  })
  await context.startJob({
    type: analysisJob,
    projectId: project.id,
    params: { logfileId: logfile.id, workUnitIds: workUnitRows.map(({ id }) => id) },
  })
  return logfile
}
