import type { UserRef } from '@dragoman/sdk/operations/users'
import { isManager } from '@dragoman/sdk/permissions'
import type { Database } from '../kernel/database/connect.ts'
import { isOneOf } from '../kernel/database/columns.ts'
import { users } from '../kernel/tables.ts'
import type { SignedIn } from './sessions.ts'
import { avatarAddress } from './avatar-address.ts'

/** Finds people by id once they are loaded; undefined for null and for people who are gone. */
export type People = (id: string | null) => UserRef | undefined

/** The columns that show a person in short. */
export const shownPerson = {
  id: users.id,
  number: users.number,
  name: users.name,
  email: users.email,
  status: users.status,
  avatarKey: users.avatarKey,
  removedAt: users.removedAt,
}

export type PersonRow = Pick<typeof users.$inferSelect, keyof typeof shownPerson>

/** Loads people in short. Addresses are for managers, and everyone's own. */
export async function loadPeople(db: Database, session: SignedIn, ids: Iterable<string | null>): Promise<People> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  const rows = wanted.length > 0 ? await db.select(shownPerson).from(users).where(isOneOf(users.id, wanted)) : []
  const refs = new Map(rows.map((row) => [row.id, showPerson(session, row)]))
  return (id) => (id === null ? undefined : refs.get(id))
}

/** Someone in short as the caller may see them. */
export const showPerson = (session: SignedIn, row: PersonRow): UserRef =>
  personRef(row, isManager(session) || row.id === session.user.id)

/** A person in short, with or without what only some may see. */
export function personRef(row: PersonRow, withAddress: boolean): UserRef {
  return {
    id: row.number,
    uuid: row.id,
    name: row.name,
    ...(withAddress && !row.removedAt && { email: row.email, status: row.status }),
    ...(row.avatarKey && { avatar: avatarAddress(row.avatarKey) }),
  }
}
