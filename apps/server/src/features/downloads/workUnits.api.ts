import { oneOrNotFound } from '../../kernel/find-visible.ts'
import { showJob } from '../../identity/show-jobs.ts'
import { findWorkUnit } from './find-work-unit.ts'
import { showTranslation, startBuild } from './build-translation-job.ts'
import { workUnitsInOrder } from '../work/show-work-units.ts'
import { showPreview } from './preview/show-preview.ts'
import { startUpload } from './kits/upload-translation.ts'
import type { Context, Handlers } from '../../identity/context.ts'

export const workUnits = {
  async get({ db, session, path }) {
    await findWorkUnit(db, session, { id: path.id })
    return oneOrNotFound(await workUnitsInOrder(db, session, [path.id]), 'work unit')
  },

  async getPreview({ db, objects, session, path, query }) {
    return showPreview({ db, objects }, await findWorkUnit(db, session, { id: path.id }), query)
  },

  async getTranslation({ db, session, path, query, settings, now }) {
    const workUnit = await findWorkUnit(db, session, { id: path.workUnitUuid, projectId: path.projectUuid })
    return showTranslation(workUnit, { isXliff: query.isXliff ?? false, settings, now, session })
  },

  buildTranslation: (input) => built(input, { id: input.path.workUnitUuid, projectId: input.path.projectUuid }),

  async getFileStatus({ db, session, path, settings, now }) {
    const workUnit = await findWorkUnit(db, session, { id: path.workUnitUuid })
    return showTranslation(workUnit, { isXliff: false, settings, now, session })
  },

  buildFile: (input) => built(input, { id: input.path.workUnitUuid }),

  async uploadTranslation(input) {
    const { db, session, path, body } = input
    const job = await startUpload(input, path, body.file)
    return { ...(await showJob(db, session, job, input)), report: undefined }
  },
} satisfies Handlers<'workUnits'>

/** Starts to build the translated file of a work unit. */
async function built(input: Context, wanted: { id: string; projectId?: string }) {
  const { db, session, settings, now, journal } = input
  const found = await findWorkUnit(db, session, wanted)
  const started = await startBuild(input, found)
  const { workUnit, resource } = found
  await journal({
    entity: { type: 'WORK_UNIT', id: workUnit.id, name: `${resource.name} · ${workUnit.targetLocale}` },
    projectId: workUnit.projectId,
  })
  return showTranslation(started, { isXliff: false, settings, now, session })
}
