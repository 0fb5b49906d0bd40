import type { LocKitRequest } from '@dragoman/sdk/operations/projects'
import { projectOfJob } from '../../work/project-of-job.ts'
import { textsParam } from '../../../kernel/jobs/job-params.ts'
import { downloadUrl, type LinkTerms } from '../../../kernel/download.ts'
import { invalid } from '../../../kernel/refusals.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import type { JobRow, JobRun, JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { shownStatus } from '../../../kernel/jobs/shown-status.ts'
import { loadWorkUnits } from '../build-translation.ts'
import type { TextState, WorkUnitWithFile } from '../build-translation.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import { requestedWorkUnits, stateAt } from './kit-request.ts'
import { buildKit, kitName, kitType } from './loc-kit.ts'
import type { KitKind } from './loc-kit.ts'
import { codeFor, languageCodesOf } from '../../language-mappings/language-mappings.ts'
import { zipStream } from '../zip-stream.ts'

/** Type of the job that exports work units for translation elsewhere. */
export const locKitJob = 'LOC_KIT'

/** Starts the export; 404 for a work unit that the caller does not see, 422 while one has no segments. */
export async function startLocKit(context: ChangeContext, project: ProjectRow, body: LocKitRequest): Promise<JobRow> {
  const kind = body.locKitTypeJob
  if (kind !== 'XLIFF' && kind !== 'XLSX') {
    throw invalid('body.locKitTypeJob', `${kind} can't be exported. Use XLIFF or XLSX.`)
  }
  const workUnits = await requestedWorkUnits(context, project, body)
  return context.startJob({
    type: locKitJob,
    projectId: project.id,
    params: {
      kind,
      workUnitIds: workUnits.map(({ workUnit }) => workUnit.id),
      state: await stateAt(context.db, workUnits, body.workflowLevel),
      withLocales: body.addSourceAndTargetSuffix ?? false,
    },
  })
}

/** Writes one file, or a container of several. */
export const locKitRunner: JobRunner = {
  async run(run) {
    const { params, accountId } = run.job
    const project = await projectOfJob(run)
    const workUnits = await loadWorkUnits(run.db, textsParam(run.job, 'workUnitIds'))
    const state = params['state'] === 'delivered' ? 'delivered' : 'present'
    const file = await kitFile(run, project, workUnits, { state, withLocales: params['withLocales'] === true })
    await run.commit(async (transaction) => {
      const { key } = await run.objects.put(transaction, { accountId, ...file })
      return { resultFileKey: key, report: { files: workUnits.length } }
    })
  },
}

async function kitFile(
  run: JobRun,
  project: ProjectRow,
  workUnits: readonly WorkUnitWithFile[],
  { state, withLocales }: { state: TextState; withLocales: boolean },
) {
  const kind: KitKind = run.job.params['kind'] === 'XLSX' ? 'XLSX' : 'XLIFF'
  const codes = await languageCodesOf(run.db, run.job.accountId)
  const [first] = workUnits
  if (first && workUnits.length === 1) {
    const goesOn = () => run.progress(0, 1)
    await goesOn()
    const content = await buildKit(run.db, first, state, { kind, goesOn })
    return { name: kitName(first, { codes: withLocales ? codes : undefined, kind }), mediaType: kitType[kind], content }
  }
  const files = workUnits.map((one, at) => ({
    name: [
      codeFor(codes, one.workUnit.targetLocale),
      one.resource.path,
      kitName(one, { codes: withLocales ? codes : undefined, kind }),
    ]
      .filter(Boolean)
      .join('/'),
    changed: one.workUnit.updatedAt,
    content: async () => {
      const goesOn = () => run.progress(at, workUnits.length)
      await goesOn()
      return buildKit(run.db, one, state, { kind, goesOn })
    },
  }))
  const name = `${project.name}-${kind.toLowerCase()}.zip`
  return { name, mediaType: 'application/zip', content: zipStream(files) }
}

/** An export as the wire shows it (wire 1.5 C). */
export function showKitJob(job: JobRow, terms: LinkTerms) {
  const { workUnitIds, files } = job.params
  const total = typeof files === 'number' ? files : Array.isArray(workUnitIds) ? workUnitIds.length : 0
  return {
    id: job.id,
    status: shownStatus(job.status),
    type: job.type,
    creationDate: job.createdAt.getTime(),
    startTime: job.startedAt?.getTime(),
    endTime: job.endedAt?.getTime(),
    completedFiles: job.resultFileKey === null ? Math.min(job.done, total) : total,
    totalFiles: total,
    downloadFileUrl: job.resultFileKey === null ? undefined : downloadUrl(terms, job.resultFileKey, `job-${job.id}`),
    error: job.error ?? undefined,
    failure: job.errorCause ?? undefined,
  }
}
