import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { insertOne } from '../../kernel/database/one-row.ts'
import { users } from '../../kernel/tables.ts'
import { groupSchema } from './attributes.ts'
import { isObject, valuesAt, type Json } from './filters.ts'
import { applyRules } from './rules.ts'
import { noteSync, type ScimContext } from './scim-context.ts'
import { gone, ScimError } from './scim-error.ts'
import { loadScimPeople } from './scim-people.ts'
import { directoryGroupMembers, directoryGroups } from '../../identity/directory-tables.ts'

/** A group of the directory with its people. */
interface ScimGroup {
  row: typeof directoryGroups.$inferSelect
  members: readonly { id: string; name: string }[]
}

type Reach = Pick<ScimContext, 'db' | 'account'>

export const showScimGroup = ({ row, members }: ScimGroup, base: string): Json => ({
  schemas: [groupSchema],
  id: row.id,
  ...(row.externalId && { externalId: row.externalId }),
  displayName: row.name,
  members: members.map(({ id, name }) => ({ value: id, display: name, type: 'User', $ref: `${base}/Users/${id}` })),
  meta: {
    resourceType: 'Group',
    created: row.createdAt.toISOString(),
    lastModified: row.changedAt.toISOString(),
    location: `${base}/Groups/${row.id}`,
  },
})

export async function loadScimGroups({ db, account }: Reach, where?: SQL): Promise<ScimGroup[]> {
  const rows = await db
    .select()
    .from(directoryGroups)
    .where(and(eq(directoryGroups.accountId, account.id), where))
    .orderBy(asc(directoryGroups.name), asc(directoryGroups.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const members = await db
    .select({ groupId: directoryGroupMembers.groupId, id: users.id, name: users.name })
    .from(directoryGroupMembers)
    .innerJoin(users, eq(users.id, directoryGroupMembers.userId))
    .where(inArray(directoryGroupMembers.groupId, ids))
    .orderBy(asc(users.name), asc(users.id))
  const byGroup = Map.groupBy(members, ({ groupId }) => groupId)
  return rows.map((row) => ({ row, members: (byGroup.get(row.id) ?? []).map(({ id, name }) => ({ id, name })) }))
}

/** A group by id, held until the transaction ends where something is to be written. @throws ScimError 404 */
export async function findScimGroup(reach: Reach, id: string, isHeld = false): Promise<ScimGroup> {
  if (!/^[\da-f-]{36}$/i.test(id)) throw gone(id)
  const same = and(
    sql`${directoryGroups.id}::text = ${id.toLowerCase()}`,
    eq(directoryGroups.accountId, reach.account.id),
  )
  if (isHeld) await reach.db.select({ id: directoryGroups.id }).from(directoryGroups).where(same).for('update')
  const [group] = await loadScimGroups(reach, sql`${directoryGroups.id}::text = ${id.toLowerCase()}`)
  if (!group) throw gone(id)
  return group
}

interface DesiredGroup {
  name: string
  externalId: string | null
  memberIds: string[]
}

/** @throws ScimError 400 */
export function readScimGroup(resource: Json): DesiredGroup {
  const [name] = valuesAt(resource, ['displayName'])
  if (typeof name !== 'string' || name.trim() === '')
    throw new ScimError(400, 'displayName is missing.', 'invalidValue')
  const [externalId] = valuesAt(resource, ['externalId'])
  const members = [resource['members']].flat().filter((one) => one !== null && one !== undefined)
  if (members.length > 10_000) throw new ScimError(400, 'A group can have up to 10,000 members.', 'tooMany')
  const memberIds = members.map((member) => {
    const value = isObject(member) ? member['value'] : undefined
    if (typeof value !== 'string') throw new ScimError(400, 'A member needs a value.', 'invalidValue')
    return value.toLowerCase()
  })
  return {
    name: name.trim().slice(0, 300),
    externalId: typeof externalId === 'string' ? externalId.slice(0, 300) : null,
    memberIds: [...new Set(memberIds)],
  }
}

/** Creates a group, or makes it what the directory wants; the rules of those who come or go are applied. */
export async function writeScimGroup(
  context: ScimContext,
  present: ScimGroup | null,
  desired: DesiredGroup,
): Promise<ScimGroup> {
  const { db, account, now } = context
  const { name, externalId, memberIds } = desired
  await requireFreeName(context, name, present?.row.id)
  const people = memberIds.length > 0 ? await loadScimPeople(context) : []
  const known = new Set(people.map(({ user }) => user.id))
  const unknown = memberIds.find((id) => !known.has(id))
  if (unknown !== undefined) throw new ScimError(400, `There is no person ${unknown}.`, 'invalidValue')
  const values = { name, externalId, changedAt: now }
  const row = present
    ? { ...present.row, ...values }
    : await insertOne(db, directoryGroups, { accountId: account.id, ...values })
  if (present) await db.update(directoryGroups).set(values).where(eq(directoryGroups.id, row.id))
  const before = new Set(present?.members.map(({ id }) => id))
  const added = memberIds.filter((id) => !before.has(id))
  const removed = [...before].filter((id) => !memberIds.includes(id))
  if (removed.length > 0)
    await db
      .delete(directoryGroupMembers)
      .where(and(eq(directoryGroupMembers.groupId, row.id), inArray(directoryGroupMembers.userId, removed)))
  if (added.length > 0)
    await db.insert(directoryGroupMembers).values(added.map((userId) => ({ groupId: row.id, userId })))
  const isRenamed = present !== null && present.row.name !== name
  await applyTo(context, isRenamed ? [...new Set([...before, ...memberIds])] : [...added, ...removed])
  if (!present || isRenamed || added.length + removed.length > 0) await noteSync(context, 'GROUP_CHANGED', { name })
  return findScimGroup(context, row.id)
}

/** Removes a group, and what its people had by it. */
export async function removeScimGroup(context: ScimContext, { row, members }: ScimGroup): Promise<void> {
  await context.db.delete(directoryGroups).where(eq(directoryGroups.id, row.id))
  await applyTo(
    context,
    members.map(({ id }) => id),
  )
  await noteSync(context, 'GROUP_CHANGED', { name: row.name })
}

async function applyTo(context: ScimContext, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  // In one order, so that two groups with the same people do not wait for each other.
  await context.db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id)
    .for('update')
  for (const person of await loadScimPeople(context, inArray(users.id, [...userIds]))) await applyRules(context, person)
}

async function requireFreeName({ db, account }: Reach, name: string, except?: string): Promise<void> {
  const [other] = await db
    .select({ id: directoryGroups.id })
    .from(directoryGroups)
    .where(
      and(
        eq(directoryGroups.accountId, account.id),
        sql`lower(${directoryGroups.name}) = lower(${name}::text)`,
        except === undefined ? undefined : ne(directoryGroups.id, except),
      ),
    )
  if (other) throw new ScimError(409, `There is a group named ${name} already.`, 'uniqueness')
}
