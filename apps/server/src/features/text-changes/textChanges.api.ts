import type { Handlers } from '../../identity/context.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { invalid } from '../../kernel/refusals.ts'
import { findProject, projectEntity } from '../work/find-project.ts'
import { textChangeJob } from './change-job.ts'
import { findChange } from './find-change.ts'
import { listChanges, showChange } from './show-changes.ts'
import { previewChange } from './preview-change.ts'
import { textChanges as changes } from './tables.ts'
import { readScope } from './text-search.ts'
import { undoChange } from './undo-change.ts'

export const textChanges = {
  list: ({ db, session, query }) => listChanges(db, session, query),

  preview: ({ db, session, body, now }) => previewChange(db, session, body, now),

  async start({ db, session, body, now, journal, startJob }) {
    if (body.scope !== 'CHECK_RUN' && body.replacement === undefined)
      throw invalid('body.replacement', 'body.replacement is missing. Specify what takes the place of the text.')
    if ((body.segments === undefined) === (body.all !== true))
      throw invalid(
        'body.segments',
        'Specify either body.segments, the segments to change, or body.all as true for all.',
      )
    const { projectId } = await readScope(db, session, body)
    const project = await findProject(db, session, projectId)
    const change = await insertOne(db, changes, {
      accountId: project.accountId,
      projectId,
      input: body,
      createdBy: session.user.id,
      createdAt: now,
    })
    await startJob({
      type: textChangeJob,
      projectId,
      params: { changeUuid: change.id, sessionUuid: session.uuid },
    })
    const { scope, text, replacement } = body
    await journal({
      entity: projectEntity(project),
      projectId,
      detail: { change: change.id, scope, text, replacement },
    })
    return showChange(db, session, change)
  },

  async get({ db, session, path }) {
    return showChange(db, session, await findChange(db, session, path.textChangeUuid))
  },

  async undo(context) {
    const { db, session, path, journal } = context
    const change = await findChange(db, session, path.textChangeUuid, { held: true })
    const project = await findProject(db, session, change.projectId)
    const undone = await undoChange(context, change)
    const detail = { change: change.id, restored: undone.restored }
    await journal({ entity: projectEntity(project), projectId: project.id, detail })
    return showChange(db, session, undone)
  },
} satisfies Handlers<'textChanges'>
