import type { NewUser } from '@dragoman/sdk/operations/users'
import { and, eq, inArray, not } from 'drizzle-orm'
import { databaseErrorCode } from '../../kernel/database/error-code.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { organizationMembers, organizations } from '../../identity/tables.ts'
import { users } from '../../kernel/tables.ts'
import type { Context } from '../../identity/context.ts'
import { ApiError, invalid } from '../../kernel/refusals.ts'
import { createUser } from './create-user.ts'
import { requireRoomForPerson } from '../account/plan/people-limit.ts'
import type { User } from '../sign-in/own-account.ts'
import { checkAssignable } from './find-outranked.ts'
import { userColumns } from './user-data.ts'
import { readNewValues, storeValues } from '../custom-fields/custom-values.ts'
import { userCustomValues } from '../custom-fields/tables.ts'
import { lowerAscii } from '../../kernel/ascii-case.ts'
import { lowerAsciiOf } from '../../kernel/database/lower-ascii.ts'

const isAddress = (email: string) => eq(lowerAsciiOf(users.email), lowerAscii(email))

/** Whether a person of the account has an address; other accounts stay unknown (domain: Roles and accounts). */
export const hasAddress = async (db: Database, accountId: string, email: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.accountId, accountId), isAddress(email)))) > 0

/** Whether an address is a user name in any account. Callers must not learn it. */
export const isUserName = async (db: Database, email: string): Promise<boolean> =>
  (await db.$count(users, and(isAddress(email), users.ownsEmail))) > 0

/** 409 where an address is taken: for people who have shown that it is theirs. */
export async function refuseTaken(db: Database, accountId: string, email: string): Promise<void> {
  if ((await hasAddress(db, accountId, email)) || (await isUserName(db, email))) throw taken()
}

/** Gives an address that is free again to the first of those who could not have it. */
export async function passOnAddress(db: Database, email: string): Promise<void> {
  const next = db
    .select({ id: users.id })
    .from(users)
    .where(and(isAddress(email), not(users.ownsEmail)))
    .orderBy(users.createdAt, users.id)
    .limit(1)
  await db.update(users).set({ ownsEmail: true }).where(inArray(users.id, next))
}

/** 409: someone has the address. */
export const taken = () =>
  new ApiError(409, 'This email address is already in use.', { code: 'EMAIL_TAKEN', data: { field: 'body.email' } })

/**
 * Makes a person of the caller's account, without a password. Where the address is a user name in another account, the
 * caller is told the same; the mail to that address says it, and nothing but that.
 * @throws ApiError 400 naming the field, 403 for a role that the caller may not give, 409 for an address that is taken
 */
export async function createPerson({ db, session }: Pick<Context, 'db' | 'session'>, body: NewUser): Promise<User> {
  const {
    roles = [],
    organizations: chosen = [],
    tags = [],
    status = 'ACTIVE',
    language = 'en',
    email,
    customFields,
    ...data
  } = body
  checkAssignable(session, roles)
  const columns = userColumns(data)
  if (chosen.length === 0 && roles.some((role) => role === 'CLIENT' || role === 'VENDOR')) {
    throw invalid('body.organizations', 'Clients and linguists need at least one organization. Choose one.')
  }
  const accountId = session.account.id
  if (await hasAddress(db, accountId, email)) throw taken()
  await requireRoomForPerson(db, accountId)
  const ownsEmail = !(await isUserName(db, email))
  const organizationIds = [...new Set(chosen.map(({ uuid }) => uuid))]
  await checkOrganizations(db, session.account.id, organizationIds)
  const { id } = await createUser(db, { accountId, email, ownsEmail, name: columns.name, roles }).catch(
    (error: unknown) => {
      // Someone else was faster with the same address.
      throw databaseErrorCode(error) === '23505' ? taken() : error
    },
  )
  const more = { ...columns, status, language, tags: [...new Set(tags)] }
  const row = await updateOne(db, users, eq(users.id, id), more)
  const custom = await readNewValues(db, session, 'USER', { given: customFields, isAsked: true })
  await storeValues(db, userCustomValues, id, custom)
  if (organizationIds.length > 0) {
    await db
      .insert(organizationMembers)
      .values(organizationIds.map((organizationId) => ({ organizationId, userId: id })))
  }
  return row
}

async function checkOrganizations(db: Database, accountId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const known = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(inArray(organizations.id, [...ids]), eq(organizations.accountId, accountId)))
  if (known.length < ids.length) throw invalid('body.organizations', 'Organization not found.')
}
