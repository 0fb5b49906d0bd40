import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { changeUser } from '../../identity/change-user.ts'
import type { UserRow } from '../../identity/find-user.ts'
import { organizationMembers } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'

import { changedFields } from '../../kernel/changed-fields.ts'
import { users } from '../../kernel/tables.ts'
import { createUser } from '../people/create-user.ts'
import { requireRoomForPerson } from '../account/plan/people-limit.ts'
import { changeAddress } from '../people/change-address.ts'
import { hasAddress, isUserName } from '../people/create-person.ts'
import { voidLinks } from '../sign-in/one-time-secrets.ts'
import { invite } from '../sign-in/links.ts'
import { requireAdministratorLeft } from './last-administrator.ts'
import { applyRules, wantedRoles } from './rules.ts'
import { journalAsDirectory, noteSync, type ScimContext } from './scim-context.ts'
import { gone, ScimError } from './scim-error.ts'
import { directoryGroupMembers, directoryGroups, provisionedPeople } from '../../identity/directory-tables.ts'
import { isActive, type DesiredPerson, type ScimPerson } from './user-resource.ts'
import { lowerAscii } from '../../kernel/ascii-case.ts'
import { lowerAsciiOf } from '../../kernel/database/lower-ascii.ts'

type Reach = Pick<ScimContext, 'db' | 'account'>

/** People whom a directory can see: those of its account who do not stand above the account's administrators. */
const visible = (accountId: string) =>
  and(eq(users.accountId, accountId), isNull(users.removedAt), sql`not (${users.roles} && array['SYSADMIN', 'ADMIN'])`)

/** People of the account in the order in which they came, with what the directory has said of them. */
export async function loadScimPeople({ db, account }: Reach, where?: SQL): Promise<ScimPerson[]> {
  const rows = await db
    .select({ user: users, linked: provisionedPeople })
    .from(users)
    .leftJoin(provisionedPeople, eq(provisionedPeople.userId, users.id))
    .where(and(visible(account.id), isNull(provisionedPeople.removedAt), where))
    .orderBy(asc(users.createdAt), asc(users.id))
  const groups = await groupsOf(db, rows.length < 100 ? rows.map(({ user }) => user.id) : undefined, account.id)
  return rows.map(({ user, linked }) => ({ user, linked, groups: groups.get(user.id) ?? [] }))
}

async function groupsOf(db: Database, userIds: string[] | undefined, accountId: string) {
  const found = new Map<string, { id: string; name: string }[]>()
  if (userIds?.length === 0) return found
  const rows = await db
    .select({ userId: directoryGroupMembers.userId, id: directoryGroups.id, name: directoryGroups.name })
    .from(directoryGroupMembers)
    .innerJoin(directoryGroups, eq(directoryGroups.id, directoryGroupMembers.groupId))
    .where(
      and(
        eq(directoryGroups.accountId, accountId),
        userIds === undefined ? undefined : inArray(directoryGroupMembers.userId, userIds),
      ),
    )
    .orderBy(asc(directoryGroups.name))
  for (const { userId, ...group } of rows) found.set(userId, [...(found.get(userId) ?? []), group])
  return found
}

const isUuid = (id: string) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(id)

/** A person by id, held until the transaction ends where something is to be written. @throws ScimError 404 */
export async function findScimPerson(reach: Reach, id: string, isHeld = false): Promise<ScimPerson> {
  if (!isUuid(id)) throw gone(id)
  if (isHeld)
    await reach.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), visible(reach.account.id)))
      .for('update')
  const [person] = await loadScimPeople(reach, eq(users.id, id))
  if (!person) throw gone(id)
  return person
}

/** A condition that narrows people down before a filter is tried on them; undefined if there is none. */
export const peopleWith = (attribute: string, value: string): SQL | undefined => {
  switch (attribute.toLowerCase()) {
    case 'username':
      return eq(lowerAsciiOf(sql`coalesce(${provisionedPeople.userName}, ${users.email})`), lowerAscii(value))
    case 'externalid':
      return eq(provisionedPeople.externalId, value)
    case 'id':
      return isUuid(value) ? eq(users.id, value) : sql`false`
    case 'emails':
    case 'emails.value':
      return eq(lowerAsciiOf(users.email), lowerAscii(value))
    default:
      return undefined
  }
}

const entityOf = ({ id, name }: UserRow) => ({ type: 'USER' as const, id, name })

/** Creates a person. @throws ScimError 403 where there is no room for more, 409 where there is one already */
export async function createScimPerson(context: ScimContext, desired: DesiredPerson): Promise<ScimPerson> {
  const { db, account, settings, now } = context
  await requireFreeName(context, desired)
  const again = await findRemoved(context, desired.email)
  if (again) return changeScimPerson(context, again, desired)
  if (await hasAddress(db, account.id, desired.email)) throw taken(desired.email)
  await requireRoomForPerson(db, account.id)
  const { userName, externalId, email, name, attributes } = desired
  const ownsEmail = !(await isUserName(db, email))
  const user = await createUser(db, { accountId: account.id, email, ownsEmail, name, roles: [settings.defaultRole] })
  await changeUser(db, user, {
    status: desired.isActive ? 'ACTIVE' : 'INACTIVE',
    ...(desired.language !== undefined && { language: desired.language }),
    ...(desired.timezone !== undefined && { timezone: desired.timezone }),
  })
  await db.insert(provisionedPeople).values({
    userId: user.id,
    accountId: account.id,
    userName,
    externalId,
    isCreated: true,
    attributes,
    changedAt: now,
  })
  const created = await findScimPerson(context, user.id)
  const roles = [...wantedRoles(settings, created)]
  await requireOrganization(context, roles, user.id)
  await changeUser(db, user, { roles })
  const entry = { email, name, roles, status: created.user.status }
  await journalAsDirectory(context, { event: 'USER_CREATED', entity: entityOf(user), after: entry })
  await applyRules(context, { ...created, user: { ...created.user, roles } })
  if (settings.invites && desired.isActive) await sendLink(context, created.user)
  await noteSync(context, 'CREATED', { name, userId: user.id })
  return findScimPerson(context, user.id)
}

/** A person whom the directory had deleted, and creates again. */
async function findRemoved({ db, account }: Reach, email: string): Promise<ScimPerson | undefined> {
  const [row] = await db
    .select({ user: users, linked: provisionedPeople })
    .from(users)
    .innerJoin(provisionedPeople, eq(provisionedPeople.userId, users.id))
    .where(
      and(
        visible(account.id),
        isNotNull(provisionedPeople.removedAt),
        eq(lowerAsciiOf(users.email), lowerAscii(email)),
      ),
    )
    .for('update', { of: users })
  return row && { ...row, groups: [] }
}

/** Makes a new person belong to the organization of the settings. @throws ScimError 403 where their role needs one and there is none */
async function requireOrganization(
  { db, settings }: ScimContext,
  roles: readonly string[],
  userId: string,
): Promise<void> {
  const { organizationId } = settings
  if (organizationId !== null) {
    await db.insert(organizationMembers).values({ organizationId, userId }).onConflictDoNothing()
  } else if (roles.includes('CLIENT') || roles.includes('VENDOR'))
    throw new ScimError(403, 'Clients and linguists need an organization. Choose one in the provisioning settings.')
}

async function sendLink({ db, now, publicUrl, account, mail }: ScimContext, user: UserRow): Promise<void> {
  await invite(
    {
      db,
      now,
      caller: null,
      settings: { publicUrl },
      inviter: account.name,
      mail,
    },
    user,
    account.name,
  )
}

/** Makes a person what a directory wants them to be. @throws ScimError 403, 409 */
export async function changeScimPerson(
  context: ScimContext,
  person: ScimPerson,
  desired: DesiredPerson,
): Promise<ScimPerson> {
  const { db, account, now } = context
  const { user, linked } = person
  const { userName, externalId, attributes, email, name, language = user.language, timezone = user.timezone } = desired
  await requireFreeName(context, desired, user.id)
  const present = { name: user.name, email: user.email, language: user.language, timezone: user.timezone }
  const { before, after, isChanged } = changedFields(present, { name, email, language, timezone })
  if (after.email !== undefined && !(await changeAddress(context, user, email))) throw taken(email)
  if (isChanged) {
    await changeUser(db, user, { name, language, timezone })
    await journalAsDirectory(context, { event: 'USER_UPDATED', entity: { ...entityOf(user), name }, before, after })
    context.afterCommit(() => context.sessions.forget())
  }
  const link = { userName, externalId, attributes, removedAt: null, changedAt: now }
  await db
    .insert(provisionedPeople)
    .values({ userId: user.id, accountId: account.id, isCreated: linked?.isCreated ?? false, ...link })
    .onConflictDoUpdate({ target: provisionedPeople.userId, set: link })
  const access = await changeAccess(context, user, desired.isActive)
  const person2 = await findScimPerson(context, user.id)
  await applyRules(context, person2)
  await noteSync(context, access ?? 'UPDATED', { name, userId: user.id })
  return findScimPerson(context, user.id)
}

/** Lets a person in or keeps them out; then their sessions end at once, on every server. */
async function changeAccess(
  context: ScimContext,
  user: UserRow,
  wanted: boolean,
): Promise<'DEACTIVATED' | 'REACTIVATED' | undefined> {
  if (wanted === isActive(user)) return undefined
  const { db, sessions, afterCommit } = context
  if (wanted && user.blockedAt !== null)
    throw new ScimError(403, `An administrator of the account has blocked ${user.name}.`)
  if (!wanted && user.roles.includes('ACCOUNT_ADMIN')) await requireAdministratorLeft(context, user)
  const status = wanted ? 'ACTIVE' : 'INACTIVE'
  await changeUser(db, user, { status })
  if (!wanted) {
    await sessions.endAll(db, user.id)
    await voidLinks(db, user.id)
  }
  await journalAsDirectory(context, {
    event: 'USER_STATUS_CHANGED',
    entity: entityOf(user),
    before: { status: user.status },
    after: { status },
  })
  afterCommit(() => sessions.forget())
  return wanted ? 'REACTIVATED' : 'DEACTIVATED'
}

/** Deactivates a person: what they did keeps their name. */
export async function deactivateScimPerson(context: ScimContext, person: ScimPerson): Promise<void> {
  const { user, linked } = person
  const { db, account, now } = context
  const outcome = await changeAccess(context, user, false)
  await db.delete(directoryGroupMembers).where(eq(directoryGroupMembers.userId, user.id))
  await db
    .insert(provisionedPeople)
    .values({
      userId: user.id,
      accountId: account.id,
      userName: user.email,
      isCreated: linked !== null,
      removedAt: now,
    })
    .onConflictDoUpdate({ target: provisionedPeople.userId, set: { removedAt: now } })
  if (outcome) await noteSync(context, outcome, { name: user.name, userId: user.id })
}

const taken = (name: string) => new ScimError(409, `There is a person with ${name} already.`, 'uniqueness')

async function requireFreeName({ db, account }: Reach, { userName }: DesiredPerson, except?: string): Promise<void> {
  const same = eq(lowerAsciiOf(provisionedPeople.userName), lowerAscii(userName))
  const rows = await db
    .select({ userId: provisionedPeople.userId })
    .from(provisionedPeople)
    .where(and(eq(provisionedPeople.accountId, account.id), isNull(provisionedPeople.removedAt), same))
  if (rows.some(({ userId }) => userId !== except)) throw taken(userName)
}

/** Everyone whom the directory looks after, for rules that have changed. */
export const linkedPeople = (reach: Reach): Promise<ScimPerson[]> =>
  loadScimPeople(reach, eq(provisionedPeople.accountId, reach.account.id))
