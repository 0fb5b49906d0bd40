import { and, count, eq, inArray } from 'drizzle-orm'
import { tasks } from '../work/task-tables.ts'
import { daysOff, workingWeeks } from '../availability/tables.ts'
import { authenticators, oneTimeSecrets, passkeys, recoveryCodes } from '../sign-in/tables.ts'
import {
  apiKeys,
  organizationMembers,
  orgUnitMembers,
  permissionGrants,
  permissionGroupMembers,
} from '../../identity/tables.ts'
import { directoryGroupMembers, provisionedPeople } from '../../identity/directory-tables.ts'
import { users } from '../../kernel/tables.ts'
import type { Context } from '../../identity/context.ts'
import { conflict } from '../../kernel/refusals.ts'
import { passOnAddress } from './create-person.ts'
import type { User } from '../sign-in/own-account.ts'

/**
 * Removes a person: whatever lets them in, what they belong to and what they may do goes; what they did keeps their
 * name. Their address is free from then on.
 * @throws ApiError 409 while they have tasks in hand
 */
export async function removePerson(
  { db, now, sessions }: Pick<Context, 'db' | 'now'> & { sessions: Pick<Context['sessions'], 'endAll'> },
  user: User,
): Promise<void> {
  const [open] = await db
    .select({ number: count() })
    .from(tasks)
    .where(and(eq(tasks.assigneeId, user.id), inArray(tasks.status, ['DRAFT', 'PENDING', 'APPROVED'])))
  if (open && open.number > 0) {
    throw conflict(`This person has ${open.number} active tasks. Reassign them first.`, {
      tasks: open.number,
    })
  }
  await sessions.endAll(db, user.id)
  for (const table of [
    apiKeys,
    authenticators,
    passkeys,
    provisionedPeople,
    directoryGroupMembers,
    recoveryCodes,
    oneTimeSecrets,
    orgUnitMembers,
    organizationMembers,
    permissionGroupMembers,
    workingWeeks,
    daysOff,
  ]) {
    await db.delete(table).where(eq(table.userId, user.id))
  }
  await db.delete(permissionGrants).where(eq(permissionGrants.granteeId, user.id))
  const gone = {
    status: 'DISABLED',
    passwordHash: null,
    avatarKey: null,
    slackHandle: null,
    preferences: {},
    removedAt: now,
  }
  await db
    .update(users)
    .set({ ...gone, email: `${user.id}@removed.invalid`, ownsEmail: true })
    .where(eq(users.id, user.id))
  if (user.ownsEmail) await passOnAddress(db, user.email)
}
