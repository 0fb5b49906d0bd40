import { isManager } from '@dragoman/sdk/permissions'
import { and, arrayOverlaps, asc, desc, eq, exists, ilike, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { userLanguagePairs } from '../../identity/tables.ts'
import { users as table } from '../../kernel/tables.ts'
import { currentAuthentication } from '../sign-in/current-authentication.ts'
import { findUser } from '../../identity/find-user.ts'
import { showUser, showUsers } from './show-user.ts'
import { eligibleLinguists } from '../tasks/placement/eligible-linguists.ts'
import { findTask } from '../tasks/find-task.ts'
import { taskRejecters, taskViewers } from '../tasks/task-people.ts'
import type { Handlers } from '../../identity/context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { usersAdmin } from './users-admin.api.ts'
import { usersAssociations } from './users-associations.api.ts'
import { usersProfile } from './users-profile.api.ts'
import { usersSignIn } from './users-sign-in.api.ts'
import { containing, pageOf } from '../../kernel/paging.ts'
import { readSort } from '../../kernel/list-page.ts'

export const users = {
  ...usersSignIn,
  ...usersProfile,
  ...usersAdmin,
  ...usersAssociations,

  async list({ db, session, query }) {
    const { page, size, sort, simple } = query
    const where = and(
      eq(table.accountId, session.account.id),
      isNull(table.removedAt),
      isManager(session) ? undefined : eq(table.id, session.user.id),
      query.name ? ilike(table.name, containing(query.name)) : undefined,
      query.email ? ilike(table.email, containing(query.email)) : undefined,
      query.country ? eq(table.country, query.country) : undefined,
      query.roles?.length ? arrayOverlaps(table.roles, [...query.roles]) : undefined,
      query.status?.length ? inArray(table.status, query.status) : undefined,
      query.tags?.length ? arrayOverlaps(table.tags, [...query.tags]) : undefined,
      translates(db, query.sourceLanguage, query.targetLanguages),
    )
    const finding = db
      .select()
      .from(table)
      .where(where)
      .orderBy(...order(sort))
      .limit(size)
      .offset(page * size)
    const [rows, total] = await Promise.all([finding, db.$count(table, where)])
    const shown = await showUsers(db, session, rows)
    const content = simple
      ? shown.map(({ id, uuid, name, email, nameEmail, status, roles }) => ({
          id,
          uuid,
          name,
          email,
          nameEmail,
          status,
          roles,
        }))
      : shown
    return pageOf(content, total, { page, size })
  },

  async get({ db, session, path }) {
    return showUser(db, session, await findUser(db, session, path.userUUID))
  },

  getAuthority({ session }: { session: SignedIn }) {
    const { authorities, permissions } = currentAuthentication(session)
    return { authorities, permissions }
  },

  listEligibleLinguists: ({ db, session, path, query }) => eligibleLinguists(db, session, path.taskUUID, query),

  async listTaskViewers({ db, session, path }) {
    const task = await findTask(db, session, path.taskUUID)
    return taskViewers(db, session, task.id)
  },

  async listTaskRejecters({ db, session, path }) {
    const task = await findTask(db, session, path.taskUUID)
    return taskRejecters(db, session, task.id)
  },
} satisfies Handlers<'users'>

/** Who translates from `source` and into each of `targets`. */
function translates(db: Database, source: string | undefined, targets: readonly string[] | undefined): SQL | undefined {
  const pair = (target: string | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(userLanguagePairs)
        .where(
          and(
            eq(userLanguagePairs.userId, table.id),
            source ? eq(userLanguagePairs.source, source) : undefined,
            target ? eq(userLanguagePairs.target, target) : undefined,
          ),
        ),
    )
  if (targets?.length) return and(...targets.map(pair))
  return source ? pair(undefined) : undefined
}

const sortable = { name: table.name, email: table.email, status: table.status, country: table.country }

function order(sort: string | undefined): SQL[] {
  const { by: column, descending } = readSort(sort, sortable) ?? { by: table.name, descending: false }
  return [descending ? desc(column) : asc(column), asc(table.name), asc(table.id)]
}
