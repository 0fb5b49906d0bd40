import { oneOrNotFound } from '../../kernel/find-visible.ts'
import { showJob } from '../../identity/show-jobs.ts'
import { findWorkUnit } from './find-work-unit.ts'
import { showTranslation, startBuild } from './build-translation-job.ts'
import { workUnitsInOrder } from '../work/show-work-units.ts'
import { startUpload } from './kits/upload-translation.ts'
import type { Handlers } from '../../identity/context.ts'

export const workUnits = {
  async get({ db, session, path }) {
    await findWorkUnit(db, session, { id: path.id })
    return oneOrNotFound(await workUnitsInOrder(db, session, [path.id]), 'work unit')
  },

  async getTranslation({ db, session, path, query, settings, now }) {
    const workUnit = await findWorkUnit(db, session, { id: path.workUnitUuid, projectId: path.projectUuid })
    return showTranslation(workUnit, { isXliff: query.isXliff ?? false, settings, now, session })
  },

  async buildTranslation(input) {
    const { db, session, path, settings, now, journal } = input
    const workUnit = await findWorkUnit(db, session, { id: path.workUnitUuid, projectId: path.projectUuid })
    const started = await startBuild(input, workUnit)
    await journal({
      entity: {
        type: 'WORK_UNIT',
        id: workUnit.workUnit.id,
        name: `${workUnit.resource.name} · ${workUnit.workUnit.targetLocale}`,
      },
      projectId: workUnit.workUnit.projectId,
    })
    return showTranslation(started, { isXliff: false, settings, now, session })
  },

  async uploadTranslation(input) {
    const { db, session, path, body } = input
    const job = await startUpload(input, path, body.file)
    return { ...(await showJob(db, session, job, input)), report: undefined }
  },
} satisfies Handlers<'workUnits'>
