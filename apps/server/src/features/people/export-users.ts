import type { UserListItem } from '@dragoman/sdk/operations/users'
import { inArray } from 'drizzle-orm'
import { inOrderOf } from '../../kernel/database/one-row.ts'
import { users } from '../../kernel/tables.ts'
import type { ExportedList } from '../lists/list-export.ts'
import { listedUsers, wholeUserOrder } from './list-users.ts'
import { showUsers } from './show-user.ts'

/** The list of people as a file. */
export const userExport: ExportedList<UserListItem> = {
  jobType: 'USER_LIST_EXPORT',
  fileName: 'people',
  async ids(db, session, { q, filter, sort }, now) {
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(await listedUsers(db, session, { q, filter }, now))
      .orderBy(...(await wholeUserOrder(db, session, sort)))
    return found.map(({ id }) => id)
  },
  async rows(db, session, ids) {
    return showUsers(db, session, inOrderOf(ids, await db.select().from(users).where(inArray(users.id, ids))))
  },
  customFields: ({ customFields = [] }) => customFields,
  fields: {
    name: ({ name }) => name,
    email: ({ email }) => email,
    roles: ({ roles }) => roles.join(', '),
    status: ({ status }) => status,
    languages: ({ supportedLanguagePairs = [] }) => supportedLanguagePairs.map(({ pair }) => pair).join(', '),
    country: ({ country }) => country,
    city: ({ city }) => city,
    tags: ({ tags }) => tags?.join(', '),
    tasksCompletedCount: ({ tasksCompletedCount }) => tasksCompletedCount,
    createDate: ({ createDate }) => (createDate !== undefined ? new Date(createDate) : undefined),
    uuid: ({ uuid }) => uuid,
  },
}
