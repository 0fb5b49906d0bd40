import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { organizationRef } from '../../identity/organizations.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { organizations } from '../../identity/tables.ts'
import type { AccountRow } from '../../identity/visit-account.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { listPage, type PageQuery } from '../../kernel/list-page.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { showUsers } from '../people/show-user.ts'

type Change = Partial<
  Pick<
    AccountRow,
    'name' | 'currency' | 'tier' | 'wordsPerMonth' | 'trialEndsAt' | 'suspendedAt' | 'suspensionReason' | 'entryPoints'
  >
>

/** Changes a held account. */
export const changeAccount = (db: Database, { id }: AccountRow, change: Change): Promise<AccountRow> =>
  updateOne(db, accounts, eq(accounts.id, id), change)

/** One page of the organizations of an account, by name. */
export const listOrganizationsOf = (db: Database, query: PageQuery, { id }: AccountRow) =>
  listPage(db, query, {
    from: organizations,
    where: eq(organizations.accountId, id),
    orderBy: [asc(organizations.name), asc(organizations.id)],
    show: (rows) => rows.map(organizationRef),
  })

/** One page of the people of an account, by name. */
export const listPeopleOf = (db: Database, session: SignedIn, query: PageQuery, { id }: AccountRow) =>
  listPage(db, query, {
    from: users,
    where: and(eq(users.accountId, id), isNull(users.removedAt)),
    orderBy: [asc(users.name), asc(users.id)],
    show: (rows) => showUsers(db, session, rows),
  })

/** Whether system administrators are among the people of an account. */
export async function hasSystemAdministrators(db: Database, { id }: AccountRow): Promise<boolean> {
  const isSystemAdministrator = sql`'SYSADMIN' = any(${users.roles})`
  return (await db.$count(users, and(eq(users.accountId, id), isNull(users.removedAt), isSystemAdministrator))) > 0
}
