import { roleOrder, type Role } from '@dragoman/sdk/roles'
import { and, eq, inArray } from 'drizzle-orm'
import { orgUnitMembers, orgUnits, permissionGroupMembers, permissionGroups } from '../../identity/tables.ts'
import type { UserRow } from '../../identity/find-user.ts'
import { changeUser } from '../../identity/change-user.ts'
import { lowerAlike, lowerAscii } from '../../kernel/ascii-case.ts'
import type { JournalEntry } from '../../kernel/journal.ts'
import { requireAdministratorLeft } from './last-administrator.ts'
import { journalAsDirectory, type ScimContext } from './scim-context.ts'
import type { ProvisioningRule } from './tables.ts'
import type { ScimPerson } from './user-resource.ts'

/** The roles that a directory can give: never more than the administrators of the account have themselves. */
const provisionedRoles = roleOrder.filter((role) => role !== 'SYSADMIN' && role !== 'ADMIN')

/** A directory's data about a person, as rules compare it: without case. */
function saidOf({
  linked,
  groups,
}: Pick<ScimPerson, 'linked' | 'groups'>): Record<ProvisioningRule['source'], string[]> {
  const { roles = [], department, userType } = linked?.attributes ?? {}
  const lower = (values: (string | undefined)[]) =>
    values.flatMap((value) => (value === undefined ? [] : [lowerAlike(value)]))
  return {
    ROLE: lower(roles),
    GROUP: lower(groups.map(({ name }) => name)),
    DEPARTMENT: lower([department]),
    USER_TYPE: lower([userType]),
  }
}

/** The rules that a person meets. */
function metRules(
  rules: readonly ProvisioningRule[],
  person: Pick<ScimPerson, 'linked' | 'groups'>,
): ProvisioningRule[] {
  const said = saidOf(person)
  return rules.filter(({ source, value }) => said[source].includes(lowerAlike(value.trim())))
}

/**
 * The roles that a directory wants a person to have: those of the rules, else those that it names as the product does, else
 * the default for people whom it created. Whom it has merely found keeps theirs.
 */
export function wantedRoles(
  { rules, defaultRole }: { rules: readonly ProvisioningRule[]; defaultRole: Role },
  person: ScimPerson,
): readonly Role[] {
  const mapped = metRules(rules, person).flatMap((rule) => (rule.target === 'ROLE' ? [rule.role] : []))
  const named = saidOf(person).ROLE.flatMap((role) => provisionedRoles.filter((one) => lowerAscii(one) === role))
  const wanted = mapped.length > 0 ? mapped : named
  if (wanted.length > 0) return provisionedRoles.filter((role) => wanted.includes(role))
  return person.linked?.isCreated ? [defaultRole] : person.user.roles
}

/** Gives a person the roles, units, and groups that the rules say, and takes those back that rules no longer give. */
export async function applyRules(context: ScimContext, person: ScimPerson): Promise<UserRow> {
  const { db, settings, account } = context
  const { user } = person
  const entries: JournalEntry[] = []
  const entity = { type: 'USER' as const, id: user.id, name: user.name }
  const roles = wantedRoles(settings, person)
  if (roles.join() !== user.roles.join()) {
    if (user.roles.includes('ACCOUNT_ADMIN') && !roles.includes('ACCOUNT_ADMIN'))
      await requireAdministratorLeft(context, user)
    await changeUser(db, user, { roles: [...roles] })
    entries.push({ event: 'USER_UPDATED', entity, before: { roles: user.roles }, after: { roles } })
  }
  const met = metRules(settings.rules, person)
  const wanted = (target: ProvisioningRule['target'], of: readonly ProvisioningRule[]) =>
    of.flatMap((rule) => (rule.target === target && rule.target !== 'ROLE' ? [rule.uuid] : []))
  const units = await settle(wanted('ORG_UNIT', settings.rules), wanted('ORG_UNIT', met), {
    known: (ids) =>
      db
        .select({ id: orgUnits.id, name: orgUnits.name })
        .from(orgUnits)
        .where(and(inArray(orgUnits.id, ids), eq(orgUnits.accountId, account.id))),
    present: (ids) =>
      db
        .select({ id: orgUnitMembers.orgUnitId })
        .from(orgUnitMembers)
        .where(and(eq(orgUnitMembers.userId, user.id), inArray(orgUnitMembers.orgUnitId, ids))),
    add: (orgUnitId) => db.insert(orgUnitMembers).values({ orgUnitId, userId: user.id }).onConflictDoNothing(),
    remove: (id) =>
      db.delete(orgUnitMembers).where(and(eq(orgUnitMembers.userId, user.id), eq(orgUnitMembers.orgUnitId, id))),
  })
  entries.push(
    ...units.added.map(({ name }) => ({ event: 'USER_UNIT_ADDED' as const, entity, after: { orgUnit: name } })),
    ...units.removed.map(({ name }) => ({ event: 'USER_UNIT_REMOVED' as const, entity, before: { orgUnit: name } })),
  )
  const groups = await settle(wanted('PERMISSION_GROUP', settings.rules), wanted('PERMISSION_GROUP', met), {
    known: (ids) =>
      db
        .select({ id: permissionGroups.id, name: permissionGroups.name })
        .from(permissionGroups)
        .where(and(inArray(permissionGroups.id, ids), eq(permissionGroups.accountId, account.id))),
    present: (ids) =>
      db
        .select({ id: permissionGroupMembers.groupId })
        .from(permissionGroupMembers)
        .where(and(eq(permissionGroupMembers.userId, user.id), inArray(permissionGroupMembers.groupId, ids))),
    add: (groupId) => db.insert(permissionGroupMembers).values({ groupId, userId: user.id }).onConflictDoNothing(),
    remove: (id) =>
      db
        .delete(permissionGroupMembers)
        .where(and(eq(permissionGroupMembers.userId, user.id), eq(permissionGroupMembers.groupId, id))),
  })
  const ofGroup = ({ id, name }: Named) => ({ type: 'PERMISSION_GROUP' as const, id, name })
  const detail = { userUuid: user.id }
  entries.push(
    ...groups.added.map((group) => ({
      event: 'PERMISSION_GROUP_USER_ADDED' as const,
      entity: ofGroup(group),
      after: { user: user.name },
      detail,
    })),
    ...groups.removed.map((group) => ({
      event: 'PERMISSION_GROUP_USER_REMOVED' as const,
      entity: ofGroup(group),
      before: { user: user.name },
      detail,
    })),
  )
  if (entries.length > 0) {
    await journalAsDirectory(context, ...entries)
    context.afterCommit(() => context.sessions.forget())
  }
  return { ...user, roles: [...roles] }
}

interface Named {
  id: string
  name: string
}

/** Adds what is wanted and takes back what rules could give and do not; all else is left as it is. */
async function settle(
  given: readonly string[],
  wanted: readonly string[],
  store: {
    known: (ids: string[]) => Promise<Named[]>
    present: (ids: string[]) => Promise<{ id: string }[]>
    add: (id: string) => PromiseLike<unknown>
    remove: (id: string) => PromiseLike<unknown>
  },
): Promise<{ added: Named[]; removed: Named[] }> {
  if (given.length === 0) return { added: [], removed: [] }
  const known = await store.known([...new Set(given)])
  const present = known.length > 0 ? await store.present(known.map(({ id }) => id)) : []
  const has = (id: string) => present.some((one) => one.id === id)
  const added = known.filter(({ id }) => wanted.includes(id) && !has(id))
  const removed = known.filter(({ id }) => !wanted.includes(id) && has(id))
  for (const { id } of added) await store.add(id)
  for (const { id } of removed) await store.remove(id)
  return { added, removed }
}
