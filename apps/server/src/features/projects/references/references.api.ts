import type { Entity } from '../../../kernel/journal.ts'
import { findProject, holdProject } from '../../work/find-project.ts'
import { addReferenceFile, referenceContents, removeReferenceFile, showReferenceFile } from './reference-files.ts'
import { zipStream } from '../../downloads/zip-stream.ts'
import type { Handlers } from '../../../identity/context.ts'
import { downloadStream } from '../../../kernel/download.ts'

const fileEntity = ({ id, name }: { id: string; name: string }): Entity<'PROJECT_FILE'> => ({
  type: 'PROJECT_FILE',
  id,
  name,
})

/** The part of `projects` that is about what linguists look things up in. */
export const projectReferences = {
  async uploadReferenceFile(input) {
    const { db, session, path, body, journal } = input
    const project = await holdProject(db, session, path.projectUUID)
    const file = await addReferenceFile(input, project, body.File)
    const { size, hash } = file
    await journal({ entity: fileEntity(file), projectId: project.id, after: { size, hash } })
    return showReferenceFile(file)
  },

  async removeReferenceFile({ db, session, path, journal }) {
    const project = await holdProject(db, session, path.projectUUID)
    const file = await removeReferenceFile(db, project, path.referenceFileUUID)
    const { size, hash } = file
    await journal({ entity: fileEntity(file), projectId: project.id, before: { size, hash } })
  },

  async downloadReferenceFiles({ db, objects, session, path }) {
    const project = await findProject(db, session, path.projectUUID)
    const contents = await referenceContents(db, objects, project)
    return downloadStream(zipStream(contents), `${project.name}-reference.zip`, 'application/zip')
  },
} satisfies Pick<Handlers<'projects'>, 'uploadReferenceFile' | 'removeReferenceFile' | 'downloadReferenceFiles'>
