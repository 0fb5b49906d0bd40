import type { SourceFilesRequest, TranslatedFilesRequest } from '@dragoman/sdk/operations/projects'
import { translatedFileName } from '../../engines/formats/formats.ts'
import type { LanguageCodes } from '../../engines/formats/language-codes.ts'
import { codeFor, languageCodesOf } from '../language-mappings/language-mappings.ts'
import { projectOfJob } from '../work/project-of-job.ts'
import { textsParam } from '../../kernel/jobs/job-params.ts'
import type { ChangeContext } from '../../identity/change-context.ts'
import type { JobRow, JobRun, JobRunner } from '../../kernel/jobs/job-runner.ts'
import { buildTranslation, loadWorkUnits } from './build-translation.ts'
import type { WorkUnitWithFile } from './build-translation.ts'
import { requireDelivered } from './delivered.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { requestedWorkUnits, stateAt } from './kits/kit-request.ts'
import { zipStream } from './zip-stream.ts'
import type { ZipFile } from './zip-stream.ts'

/** Types of the jobs that put the source files, and the translated files, of work units into a container. */
export const sourceFilesJob = 'SOURCE_FILES'
export const translatedFilesJob = 'TRANSLATED_FILES'

/** Starts the export of source files; one that several work units share comes once. */
export async function startSourceFiles(
  context: ChangeContext,
  project: ProjectRow,
  body: SourceFilesRequest,
): Promise<JobRow> {
  const workUnits = await requestedWorkUnits(context, project, body, { read: false })
  const files = new Set(workUnits.map(({ resource }) => resource.id))
  return context.startJob({
    type: sourceFilesJob,
    projectId: project.id,
    params: { workUnitIds: workUnits.map(({ workUnit }) => workUnit.id), files: files.size },
  })
}

/** Starts the export of translated files; 422 for deliverables of a work unit of which nothing was delivered. */
export async function startTranslatedFiles(
  context: ChangeContext,
  project: ProjectRow,
  body: TranslatedFilesRequest,
): Promise<JobRow> {
  const workUnits = await requestedWorkUnits(context, project, body)
  if (body.downloadDeliverables) await requireDelivered(context.db, workUnits)
  return context.startJob({
    type: translatedFilesJob,
    projectId: project.id,
    params: {
      workUnitIds: workUnits.map(({ workUnit }) => workUnit.id),
      files: workUnits.length,
      state: body.downloadDeliverables ? 'delivered' : await stateAt(context.db, workUnits, body.workflowLevel),
      withLocales: body.addSourceAndTargetSuffix ?? false,
    },
  })
}

export const sourceFilesRunner: JobRunner = {
  run: (run) =>
    exportFiles(run, 'source', (workUnits) => {
      const files = new Map(workUnits.map((one) => [one.resource.id, one.resource]))
      return [...files.values()].map(({ name, path, fileKey, createdAt }) => ({
        name: inFolder(path, name),
        changed: createdAt,
        content: async () => {
          if (fileKey === null) throw new Error(`file ${name} has no content`)
          return run.objects.content(fileKey)
        },
      }))
    }),
}

export const translatedFilesRunner: JobRunner = {
  run: (run) =>
    exportFiles(run, 'translated', (workUnits, codes) =>
      workUnits.map((one) => ({
        name: `${codeFor(codes, one.workUnit.targetLocale)}/${inFolder(one.resource.path, translatedName(one, run.job, codes))}`,
        changed: one.workUnit.updatedAt,
        content: (goesOn) => {
          const state = run.job.params['state'] === 'delivered' ? 'delivered' : 'present'
          return buildTranslation(run, one, state, goesOn)
        },
      })),
    ),
}

interface ExportedFile extends Omit<ZipFile, 'content'> {
  content: (goesOn: () => Promise<void>) => Promise<Blob>
}

/** The container goes to the stored files piece by piece; one file at a time is in memory. */
async function exportFiles(
  run: JobRun,
  kind: string,
  list: (workUnits: WorkUnitWithFile[], codes: LanguageCodes) => ExportedFile[],
): Promise<void> {
  const { accountId } = run.job
  const project = await projectOfJob(run)
  const workUnits = await loadWorkUnits(run.db, textsParam(run.job, 'workUnitIds'))
  const files = list(workUnits, await languageCodesOf(run.db, accountId))
  const reporting = files.map((file, at) => ({
    ...file,
    content: async () => {
      const goesOn = () => run.progress(at, files.length)
      await goesOn()
      return file.content(goesOn)
    },
  }))
  await run.commit(async (transaction) => {
    const { key } = await run.objects.put(transaction, {
      accountId,
      name: `${project.name}-${kind}.zip`,
      mediaType: 'application/zip',
      content: zipStream(reporting),
    })
    return { resultFileKey: key, report: { files: files.length } }
  })
}

const inFolder = (path: string, name: string) => (path === '' ? name : `${path}/${name}`)

/** With both locales before the extension when asked for: `app_en_es.json`. */
function translatedName({ workUnit, resource }: WorkUnitWithFile, { params }: JobRow, codes: LanguageCodes): string {
  const name = translatedFileName(resource.name)
  if (params['withLocales'] !== true) return name
  const dot = name.lastIndexOf('.')
  const locales = [workUnit.sourceLocale, workUnit.targetLocale].map((locale) => codeFor(codes, locale))
  return `${[name.slice(0, dot), ...locales].join('_')}${name.slice(dot)}`
}
