import { hasPermission } from '@dragoman/sdk/permissions'
import { addWorkUnits } from './add-work-units.ts'
import { findProject, holdProject, requireUnlocked } from '../../work/find-project.ts'
import { listWorkUnits } from './list-work-units.ts'
import { removeWorkUnits } from './remove-work-units.ts'
import type { Handlers } from '../../../identity/context.ts'
import { forbidden } from '../../../kernel/refusals.ts'

/** The part of `projects` that is about files in a language pair each. */
export const projectWorkUnits = {
  async listWorkUnits({ db, session, path, query }) {
    const project = await findProject(db, session, path.projectUUID)
    return listWorkUnits(db, session, project, query)
  },

  async createWorkUnits(input) {
    const { db, session, path, body } = input
    if (Array.isArray(body)) {
      if (!hasPermission(session, 'PROJECT_upload')) {
        throw forbidden('You can search work units but not create them.', ['PROJECT_upload'])
      }
      const project = await holdProject(db, session, path.projectUUID)
      requireUnlocked(project)
      return addWorkUnits(input, project, body)
    }
    const project = await findProject(db, session, path.projectUUID)
    return listWorkUnits(db, session, project, { ...body, page: body.page ?? 0, size: body.size ?? 20 })
  },

  async removeWorkUnits(input) {
    const { db, session, path, query } = input
    const project = await holdProject(db, session, path.projectUUID)
    await removeWorkUnits(input, project, { ids: query.workUnits, resetCost: query.resetCost })
  },
} satisfies Pick<Handlers<'projects'>, 'listWorkUnits' | 'createWorkUnits' | 'removeWorkUnits'>
