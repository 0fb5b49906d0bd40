import type { Role } from '@dragoman/sdk/roles'
import type { Database } from '../../kernel/database/connect.ts'
import { userLanguagePairs } from '../../identity/tables.ts'
import { orgUnitMembers } from '../../identity/tables.ts'
import { users } from '../../kernel/tables.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { insertOne } from '../../kernel/database/one-row.ts'

export interface NewUser {
  /** Made by the database where it is left out. */
  id?: string
  accountId: string
  email: string
  /** False where the address is another person's user name already. */
  ownsEmail?: boolean
  name: string
  /** Without one, the person cannot sign in until they choose one. */
  password?: string
  roles: readonly Role[]
  country?: string
  timezone?: string
  currency?: string
  /** Wire locales: [source, target]. */
  languagePairs?: readonly (readonly [string, string])[]
  orgUnitIds?: readonly string[]
}

/** Makes a person. */
export async function createUser(db: Database, user: NewUser) {
  const { password, languagePairs = [], orgUnitIds = [], roles, ...values } = user
  const passwordHash = password === undefined ? null : await hashPassword(password)
  const row = await insertOne(db, users, { ...values, roles: [...roles], passwordHash })
  if (languagePairs.length > 0) {
    await db
      .insert(userLanguagePairs)
      .values(languagePairs.map(([source, target]) => ({ userId: row.id, source, target })))
  }
  if (orgUnitIds.length > 0) {
    await db.insert(orgUnitMembers).values(orgUnitIds.map((orgUnitId) => ({ userId: row.id, orgUnitId })))
  }
  return row
}
