import type { LocKitRequest } from '@dragoman/sdk/operations/projects'
import type { JobStatus } from '@dragoman/sdk/operations/shared'
import { and, eq, inArray } from 'drizzle-orm'
import { visibleWorkUnits } from '../../access/visible.ts'
import { projects, workUnits } from '../../db/schema.ts'
import type { AppSettings } from '../../handlers.ts'
import { downloadUrl } from '../../http/download.ts'
import { impossible, invalid, notFound } from '../../http/errors.ts'
import type { Acting } from '../acting.ts'
import type { JobRow, JobRun, JobRunner } from '../jobs/job-runner.ts'
import { loadUnits, requireCreated } from './build-translation.ts'
import type { TextState, UnitWithFile } from './build-translation.ts'
import type { ProjectRow } from './find-project.ts'
import { buildKit, kitName } from './loc-kit.ts'
import { zipOf } from './zip.ts'
import type { ZipEntry } from './zip.ts'

/** Type of the job that exports work units for translation elsewhere. */
export const locKitJob = 'LOC_KIT'

/** Starts the export; 404 for a work unit that the caller does not see, 422 while one has no segments. */
export async function startLocKit(acting: Acting, project: ProjectRow, body: LocKitRequest): Promise<JobRow> {
  const { db, session } = acting
  if (body.locKitTypeJob !== 'XLIFF') {
    throw invalid('body.locKitTypeJob', `${body.locKitTypeJob} cannot be exported; XLIFF can.`)
  }
  if (body.projectId !== undefined && body.projectId !== project.id) {
    throw invalid('body.projectId', 'This is not the project of the address.')
  }
  const wanted = [...new Set(body.workUnitUuids)]
  const seen = await db
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(and(inArray(workUnits.id, wanted), eq(workUnits.projectId, project.id), visibleWorkUnits(db, session)))
  if (seen.length < wanted.length) throw notFound('work unit in this project')
  const units = await loadUnits(db, wanted)
  requireCreated(units)
  return acting.startJob({
    type: locKitJob,
    projectId: project.id,
    params: {
      workUnitIds: units.map(({ unit }) => unit.id),
      state: stateAt(units, body.workflowLevel),
      withLocales: body.addSourceAndTargetSuffix ?? false,
    },
  })
}

/** Texts are kept of the present step and of the last one that was delivered. */
function stateAt(units: readonly UnitWithFile[], level: number | undefined): TextState {
  if (level === undefined || units.every(({ unit }) => unit.currentStep === level)) return 'present'
  if (units.every(({ unit }) => unit.currentStep === level + 1)) return 'delivered'
  const message = 'Only the text of the present step and of the last delivered one can be exported.'
  throw impossible(message, 'STEP_NOT_KEPT', {
    workUnits: units.map(({ unit }) => ({ workUnitUuid: unit.id, presentStep: unit.currentStep })),
  })
}

/** Writes one XLIFF file, or a container of several. */
export const locKitRunner: JobRunner = {
  async run(run) {
    const { params, accountId, projectId } = run.job
    const [project] = projectId ? await run.db.select().from(projects).where(eq(projects.id, projectId)) : []
    if (!project || !Array.isArray(params['workUnitIds'])) throw new Error('the job names no work units')
    const units = await loadUnits(run.db, params['workUnitIds'].map(String))
    const state = params['state'] === 'delivered' ? 'delivered' : 'present'
    const file = await kitFile(run, project, units, { state, withLocales: params['withLocales'] === true })
    await run.commit(async (transaction) => {
      const { key } = await run.objects.put(transaction, { accountId, ...file })
      return { resultFileKey: key, report: { files: units.length } }
    })
  },
}

async function kitFile(
  run: JobRun,
  project: ProjectRow,
  units: readonly UnitWithFile[],
  { state, withLocales }: { state: TextState; withLocales: boolean },
) {
  const [first] = units
  if (first && units.length === 1) {
    const content = await buildKit(run.db, first, state)
    return { name: kitName(first, withLocales), mediaType: 'application/xliff+xml', content }
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const [at, one] of units.entries()) {
      await run.progress(at, units.length)
      const folder = [one.unit.targetLocale, one.resource.path].filter((part) => part !== '').join('/')
      yield {
        name: `${folder}/${kitName(one, withLocales)}`,
        content: await buildKit(run.db, one, state),
        changed: one.unit.updatedAt,
      }
    }
  }
  return { name: `${project.name}-xliff.zip`, mediaType: 'application/zip', content: await zipOf(entries()) }
}

/** An export as the wire shows it (wire 1.5 C). */
export function showKitJob(job: JobRow, settings: AppSettings, now: Date) {
  const total = Array.isArray(job.params['workUnitIds']) ? job.params['workUnitIds'].length : 0
  return {
    id: job.id,
    status: job.status as JobStatus,
    type: job.type,
    creationDate: job.createdAt.getTime(),
    startTime: job.startedAt?.getTime(),
    endTime: job.endedAt?.getTime(),
    completedFiles: job.resultFileKey === null ? Math.min(job.done, total) : total,
    totalFiles: total,
    downloadFileUrl: job.resultFileKey === null ? undefined : downloadUrl(settings, job.resultFileKey, now),
    error: job.error ?? undefined,
  }
}
