import type { Handlers } from '../../identity/context.ts'
import { findProject, holdProject, projectEntity } from '../work/find-project.ts'
import { bindGlossaries, showGlossaries } from './project-glossaries.ts'

/** The part of `projects` that is about their glossaries. */
export const projectGlossaries = {
  async listGlossaries({ db, session, path }) {
    return showGlossaries(db, await findProject(db, session, path.projectUUID))
  },

  async bindGlossaries(input) {
    const { db, session, path, body } = input
    const project = await holdProject(db, session, path.projectUUID)
    await input.requireVersion({
      entity: projectEntity(project),
      projectId: project.id,
      present: () => showGlossaries(db, project),
    })
    await bindGlossaries(input, project, body.glossaries ?? [])
    return showGlossaries(db, project)
  },
} satisfies Pick<Handlers<'projects'>, 'listGlossaries' | 'bindGlossaries'>
