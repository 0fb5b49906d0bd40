import { eq, or } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import { holdOrganization } from '../../identity/organizations.ts'
import type { AccountRow } from '../../identity/visit-account.ts'
import {
  apiKeys,
  organizationMembers,
  organizations,
  orgUnitMembers,
  orgUnits,
  permissionGrants,
  permissionGroupMembers,
} from '../../identity/tables.ts'
import { databaseErrorCode } from '../../kernel/database/error-code.ts'
import { ApiError, impossible } from '../../kernel/refusals.ts'
import { directoryGroupMembers, provisionedPeople } from '../../identity/directory-tables.ts'
import { users } from '../../kernel/tables.ts'
import { requireRoomForPerson } from '../account/plan/people-limit.ts'
import { removeOrganization } from '../organizations/org-unit-usage.ts'
import { findOutranked } from '../people/find-outranked.ts'
import { projects } from '../work/tables.ts'
import { taskEvents, tasks } from '../work/task-tables.ts'
import { userRates } from '../rates/tables.ts'
import { rulesOfAccount } from '../account/settings/placement-rules.ts'

/**
 * Moves an organization of the caller's account, with its units, to another account. What refers to it is of the account
 * that it leaves, and lets go of it as if it were deleted.
 * @throws ApiError 422 while one of its units has projects
 */
export async function moveOrganization(
  { db, session, usage }: Pick<Context, 'db' | 'session' | 'usage'>,
  organizationId: string,
  { id: accountId }: AccountRow,
) {
  const held = await holdOrganization(db, session, organizationId)
  const units = await db.select().from(orgUnits).where(eq(orgUnits.organizationId, organizationId))
  await removeOrganization({ db, usage }, held)
  const { number: _, ...organization } = held
  await db.insert(organizations).values({ ...organization, accountId })
  if (units.length > 0) {
    const rules = await rulesOfAccount(db, accountId)
    await db.insert(orgUnits).values(
      units.map(({ number: _number, ...unit }) => ({
        ...unit,
        accountId,
        placement: { ...rules, ...unit.placementOverrides },
        contactPersonId: null,
        priceListId: null,
        netRateSettingsId: null,
      })),
    )
  }
  return held
}

/**
 * Moves a person of the caller's account to another account; what they may do and belong to stays behind.
 * @throws ApiError 409 where their address is taken there, 422 for a person who has worked on projects, or without room
 */
export async function movePerson(
  { db, session, sessions }: Pick<Context, 'db' | 'session' | 'sessions'>,
  userId: string,
  { id: accountId }: AccountRow,
) {
  const user = await findOutranked({ db, session }, userId)
  const work =
    (await db.$count(tasks, or(eq(tasks.assigneeId, userId), eq(tasks.createdBy, userId)))) +
    (await db.$count(
      projects,
      or(eq(projects.creatorId, userId), eq(projects.assigneeId, userId), eq(projects.contactId, userId)),
    )) +
    (await db.$count(taskEvents, or(eq(taskEvents.userId, userId), eq(taskEvents.subjectId, userId))))
  if (work > 0) {
    throw impossible(`${user.name} has worked on projects of this account. Create a new person instead.`, 'USER_IN_USE')
  }
  await requireRoomForPerson(db, accountId)
  await sessions.endAll(db, userId)
  const tables = [apiKeys, orgUnitMembers, organizationMembers, permissionGroupMembers, userRates]
  for (const table of [...tables, provisionedPeople, directoryGroupMembers]) {
    await db.delete(table).where(eq(table.userId, userId))
  }
  await db.delete(permissionGrants).where(eq(permissionGrants.granteeId, userId))
  await db
    .update(users)
    .set({ accountId, avatarKey: null, tags: [] })
    .where(eq(users.id, userId))
    .catch((error: unknown) => {
      if (databaseErrorCode(error) !== '23505') throw error
      throw new ApiError(409, 'Someone in that account has this email address.', { code: 'EMAIL_TAKEN' })
    })
  return user
}
