import type { WorkUnitTranslation } from '@dragoman/sdk/operations/workUnits'
import { eq } from 'drizzle-orm'
import { translatedFileName } from '../../engines/formats/formats.ts'
import { only } from '../../kernel/database/one-row.ts'
import { textParam } from '../../kernel/jobs/job-params.ts'
import { authorOf, recordChange } from '../../kernel/journal.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { downloadUrl, type LinkTerms } from '../../kernel/download.ts'
import type { ChangeContext, UnattendedContext } from '../../identity/change-context.ts'
import type { JobRun, JobRunner } from '../../kernel/jobs/job-runner.ts'
import { buildTranslation, loadWorkUnits, requireCreated } from './build-translation.ts'
import type { WorkUnitWithFile } from './build-translation.ts'
import { deliveredSteps } from './delivered.ts'
import type { TaskMoved } from '../work/events.ts'
import { isDone } from '../work/steps.ts'
import { buildKit, kitName } from './kits/loc-kit.ts'
import { lockOne } from '../../kernel/database/one-row.ts'

/** Type of the job that builds the files of one work unit. */
export const buildTranslationJob = 'TRANSLATION_BUILD'

/** Starts to build a work unit's files; one build at a time. Answers the unit as it is then. */
export async function startBuild(context: ChangeContext, one: WorkUnitWithFile): Promise<WorkUnitWithFile> {
  requireCreated([one])
  const held = await lockOne(context.db, workUnits, eq(workUnits.id, one.workUnit.id))
  if (held.translationStatus === 'PREPARING') return { ...one, workUnit: held }
  const change = { translationStatus: 'PREPARING', translationFailure: null, translationCause: null }
  await context.db.update(workUnits).set(change).where(eq(workUnits.id, held.id))
  await context.startJob({ type: buildTranslationJob, projectId: held.projectId, params: { workUnitId: held.id } })
  return { ...one, workUnit: { ...held, ...change } }
}

/** Builds the files of a work unit of which something was delivered, once no step is open any more. */
export async function buildFinished({ startJob }: UnattendedContext, { held }: TaskMoved): Promise<void> {
  const { project, workUnit, steps } = held
  if (!steps.some(isDone)) return
  await startJob({ type: buildTranslationJob, projectId: project.id, params: { workUnitId: workUnit.id } })
}

/** Builds the translated file and, once a step was delivered, the file as that step left it. */
export const buildTranslationRunner: JobRunner = {
  async run(run) {
    for (let isKept = false; !isKept;) isKept = await buildAndKeep(run)
  },
  async ended(transaction, job, { reason, cause }) {
    await transaction
      .update(workUnits)
      .set({ translationStatus: 'ERROR', translationFailure: reason, translationCause: cause })
      .where(eq(workUnits.id, textParam(job, 'workUnitId')))
  },
  async restarted(transaction, job) {
    await transaction
      .update(workUnits)
      .set({ translationStatus: 'PREPARING', translationFailure: null, translationCause: null })
      .where(eq(workUnits.id, textParam(job, 'workUnitId')))
  },
}

/** The text was edited while its file was built. */
class TextChanged extends Error {
  override readonly name = 'TextChanged'
}

/** False when the text was edited in the meantime; then nothing is kept. */
async function buildAndKeep(run: JobRun): Promise<boolean> {
  const one = only(await loadWorkUnits(run.db, [textParam(run.job, 'workUnitId')]), 'the work unit is gone')
  const { workUnit, resource } = one
  const isDelivered = (await deliveredSteps(run.db, [one])).has(workUnit.id)
  const built = (files: number) => () => run.progress(files, isDelivered ? 3 : 2)
  await built(0)()
  const present = await buildTranslation(run, one, 'present', built(0))
  await built(1)()
  const xliff = await buildKit(run.db, one, 'present', { goesOn: built(1) })
  const delivered = isDelivered ? await buildTranslation(run, one, 'delivered', built(2)) : null
  try {
    await run.commit(async (transaction) => {
      const [held] = await transaction.select().from(workUnits).where(eq(workUnits.id, workUnit.id)).for('update')
      if (held?.updatedAt.getTime() !== workUnit.updatedAt.getTime()) throw new TextChanged()
      const keep = async (
        content: Blob,
        name = translatedFileName(resource.name),
        mediaType = 'application/octet-stream',
      ) => {
        const { key } = await run.objects.put(transaction, { accountId: workUnit.accountId, name, mediaType, content })
        return key
      }
      const translatedFileKey = await keep(present)
      const files = {
        translatedFileKey,
        xliffFileKey: await keep(xliff, kitName(one), 'application/xliff+xml'),
        deliverableFileKey: delivered && (await keep(delivered)),
      }
      await transaction
        .update(workUnits)
        .set({
          ...files,
          translationStatus: 'TRANSLATED',
          translationFailure: null,
          translationCause: null,
          translatedAt: new Date(),
        })
        .where(eq(workUnits.id, workUnit.id))
      await recordChange(transaction, authorOf(run.job), {
        event: 'WORK_UNIT_TRANSLATION_READY',
        entity: { type: 'WORK_UNIT', id: workUnit.id, name: `${resource.name} · ${workUnit.targetLocale}` },
        projectId: workUnit.projectId,
      })
      return { resultFileKey: translatedFileKey }
    })
    return true
  } catch (error) {
    if (error instanceof TextChanged) return false
    throw error
  }
}

/** Where a work unit's files can be fetched; with `isXliff`, the translation beside its source as XLIFF. */
export function showTranslation(
  { workUnit, resource }: WorkUnitWithFile,
  { isXliff, ...terms }: LinkTerms & { isXliff: boolean },
): WorkUnitTranslation {
  const url = (key: string | null) => (key === null ? undefined : downloadUrl(terms, key, `workUnit-${workUnit.id}`))
  return {
    originalFileUrl: url(resource.fileKey),
    translatedFileUrl: url(isXliff ? workUnit.xliffFileKey : workUnit.translatedFileKey),
    deliverableFileUrl: url(workUnit.deliverableFileKey),
    fileName: isXliff ? kitName({ workUnit, resource }) : translatedFileName(resource.name),
    translationStatus: workUnit.translationStatus as WorkUnitTranslation['translationStatus'],
    translatedFileCreationDate: workUnit.translatedAt?.getTime(),
    failureReason: workUnit.translationFailure ?? undefined,
    failure: workUnit.translationCause ?? undefined,
  }
}
