import type { Handlers } from '../../../identity/context.ts'
import { begin } from '../runs/begin-run.ts'
import { showRun } from '../views/list-connectors.ts'
import {
  addGroup,
  changeGroup,
  configsOf,
  findGroup,
  groupEntity,
  groupsOf,
  recordedGroup,
  removeGroup,
  showGroup,
  showGroups,
} from './groups.ts'

/** The part of `connectors` that is about groups. */
export const connectorGroupCalls = {
  async listGroups({ db, session, query }) {
    return showGroups(db, session, await groupsOf(db, session, query.kind))
  },

  async createGroup(input) {
    const row = await addGroup(input, input.body)
    await input.journal({ entity: groupEntity(row), after: recordedGroup(row) })
    return showGroup(input.db, input.session, row)
  },

  async getGroup({ db, session, path }) {
    return showGroup(db, session, await findGroup(db, session, path.groupUuid))
  },

  async updateGroup(input) {
    const { db, session, path, body } = input
    const held = await findGroup(db, session, path.groupUuid, true)
    await input.requireVersion({ entity: groupEntity(held), present: () => showGroup(db, session, held) })
    const row = await changeGroup(input, held, body)
    await input.journal({ entity: groupEntity(row), before: recordedGroup(held), after: recordedGroup(row) })
    return showGroup(db, session, row)
  },

  async removeGroup({ db, session, path, journal }) {
    const held = await findGroup(db, session, path.groupUuid, true)
    await removeGroup(db, held)
    await journal({ entity: groupEntity(held), before: recordedGroup(held) })
  },

  async startGroupRun(input) {
    const { db, session, path, body } = input
    const group = await findGroup(db, session, path.groupUuid)
    const ids: string[] = []
    for (const config of await configsOf(db, session, group)) ids.push((await begin(input, config, body)).id)
    return Promise.all(ids.map((id) => showRun(db, session, id)))
  },
} satisfies Partial<Handlers<'connectors'>>
