import { findContinuous, openContinuous, uploadContinuous } from './continuous.ts'
import { findFilesNamed } from '../../intake/reading/find-files-named.ts'
import { selectWorkUnits, zipTranslations } from '../../downloads/download.ts'
import { showProject } from '../show-project.ts'
import type { Handlers } from '../../../identity/context.ts'
import { download } from '../../../kernel/download.ts'

/** The part of `projects` that is about projects into which files keep coming. */
export const projectContinuous = {
  async createContinuous(input) {
    const project = await openContinuous(input, input.body)
    return showProject(input.db, input.session, project.id)
  },

  async getContinuous({ db, session, path, query }) {
    const project = await findContinuous(db, session, named(path, query))
    return showProject(db, session, project.id)
  },

  async uploadContinuous(input) {
    const { db, session, path, body } = input
    const project = await uploadContinuous(input, { orgUnitId: path.orgUnitUUID, ciTag: path.ciTag }, body)
    return showProject(db, session, project.id)
  },

  async downloadContinuous({ db, objects, session, path, query }) {
    const project = await findContinuous(db, session, named(path, query))
    const resources = query.filenames?.length ? await findFilesNamed(db, project.id, query.filenames) : undefined
    const workUnits = await selectWorkUnits(db, session, project, { locales: query.locales, resources })
    return download(
      await zipTranslations({ db, objects }, workUnits, 'present'),
      `${project.name}.zip`,
      'application/zip',
    )
  },
} satisfies Pick<Handlers<'projects'>, 'createContinuous' | 'getContinuous' | 'uploadContinuous' | 'downloadContinuous'>

const named = (path: { orgUnitUUID: string; ciTag: string }, query: { projectStatus?: string }) => ({
  orgUnitId: path.orgUnitUUID,
  tag: path.ciTag,
  status: query.projectStatus,
})
