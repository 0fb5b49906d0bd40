import { currentAuthentication } from '../sign-in/current-authentication.ts'
import { findUser } from '../../identity/find-user.ts'
import { listExportCalls } from '../lists/list-export.ts'
import { userExport } from './export-users.ts'
import { countUsers, listUsers } from './list-users.ts'
import { showUser } from './show-user.ts'
import { eligibleLinguists } from '../tasks/placement/eligible-linguists.ts'
import { findTask } from '../tasks/find-task.ts'
import { taskRejecters, taskViewers } from '../tasks/task-people.ts'
import type { Handlers } from '../../identity/context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { startTableImport } from '../table-imports/table-import.ts'
import { importedPeople } from './table/import-people.ts'
import { peopleTable } from './table/people-table.ts'
import { usersAccessKey } from './users-access-key.api.ts'
import { userFigures } from './user-figures.ts'
import { usersAdmin } from './users-admin.api.ts'
import { usersAssociations } from './users-associations.api.ts'
import { usersBilling } from './users-billing.api.ts'
import { usersProfile } from './users-profile.api.ts'
import { usersSignIn } from './users-sign-in.api.ts'
import { timezoneOf } from '../../identity/reading-at.ts'

export const users = {
  ...usersSignIn,
  ...usersAccessKey,
  ...usersProfile,
  ...usersAdmin,
  ...usersAssociations,
  ...usersBilling,

  ...listExportCalls(userExport),

  list: ({ db, session, query, now }) => listUsers(db, session, query, now),

  getCounters: ({ db, session, now }) => countUsers(db, session, now),

  async get({ db, session, path }) {
    return showUser(db, session, await findUser(db, session, path.userUUID))
  },

  async getFigures({ db, session, path, query }) {
    return userFigures(db, await findUser(db, session, path.userUUID), query, timezoneOf(session))
  },

  exportTable: ({ db, session, query, now }) => peopleTable(db, session, query, now),

  importTable: (input) =>
    startTableImport(input, importedPeople, { file: input.body.file, dryRun: input.query.dryRun ?? false }),

  getAuthority({ session }: { session: SignedIn }) {
    const { authorities, permissions } = currentAuthentication(session)
    return { authorities, permissions }
  },

  listEligibleLinguists: ({ db, session, path, query, now }) =>
    eligibleLinguists(db, session, path.taskUUID, { ...query, now }),

  async listTaskViewers({ db, session, path }) {
    const task = await findTask(db, session, path.taskUUID)
    return taskViewers(db, session, task.id)
  },

  async listTaskRejecters({ db, session, path }) {
    const task = await findTask(db, session, path.taskUUID)
    return taskRejecters(db, session, task.id)
  },
} satisfies Handlers<'users'>
