import type { AccessKeyInfo, AccessKeyRequest } from '@dragoman/sdk/operations/users'
import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { UserRow } from '../../identity/find-user.ts'
import { visibleOrgUnits } from '../../identity/org-units.ts'
import { newSecret, secretHash, type SignedIn } from '../../identity/sessions.ts'
import { apiKeys, organizations, orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { invalid, notFound } from '../../kernel/refusals.ts'
import { users } from '../../kernel/tables.ts'
import { orgUnitRef } from '../organizations/org-units.ts'
import { endTokenSessions } from './own-sessions.ts'

type AccessKey = typeof apiKeys.$inferSelect
type Limits = Pick<AccessKey, 'expiresAt' | 'readOnly' | 'orgUnitIds'>

/** The access key of a person; undefined where there is none. */
export async function findAccessKey(db: Database, userId: string): Promise<AccessKey | undefined> {
  const [key] = await db.select().from(apiKeys).where(eq(apiKeys.userId, userId))
  return key
}

/** An access key as the wire shows it, without its secret; empty without one. */
export async function showAccessKey(db: Database, key: AccessKey | undefined): Promise<AccessKeyInfo> {
  if (!key) return {}
  const reached =
    key.orgUnitIds &&
    (await db
      .select({ orgUnit: orgUnits, organization: organizations })
      .from(orgUnits)
      .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
      .where(inArray(orgUnits.id, key.orgUnitIds))
      .orderBy(orgUnits.name))
  return {
    accessKey: key.accessKey,
    creationDate: key.createdAt.getTime(),
    ...(key.lastUsedAt && { lastUsedDate: key.lastUsedAt.getTime() }),
    ...(key.expiresAt && { expirationDate: key.expiresAt.getTime() }),
    readOnly: key.readOnly,
    ...(reached && { orgUnits: reached.map(({ orgUnit, organization }) => orgUnitRef(orgUnit, organization)) }),
  }
}

/**
 * Reads the limits of a key.
 * @throws ApiError 400 for an end in the past, 404 for an organizational unit out of sight
 */
export async function readLimits(
  { db, session, now }: { db: Database; session: SignedIn; now: Date },
  { expirationDate, readOnly = false, orgUnits: chosen }: Omit<AccessKeyRequest, 'password' | 'otp'>,
): Promise<Limits> {
  if (expirationDate !== undefined && expirationDate <= now.getTime())
    throw invalid('body.expirationDate', 'Choose a date in the future.')
  const orgUnitIds = chosen ? [...new Set(chosen.map(({ uuid }) => uuid))] : null
  if (orgUnitIds) {
    const seen = await db.$count(orgUnits, and(inArray(orgUnits.id, orgUnitIds), visibleOrgUnits(db, session)))
    if (seen < orgUnitIds.length) throw notFound('organizational unit')
  }
  return { expiresAt: expirationDate === undefined ? null : new Date(expirationDate), readOnly, orgUnitIds }
}

/** Gives a person a new access key in place of the present one, whose tokens end; its secret is shown this once. */
export async function replaceAccessKey(
  db: Database,
  userId: string,
  limits: Limits,
  now: Date,
): Promise<{ accessKey: string; secret: string }> {
  const secret = newSecret()
  const accessKey = `dgm_${randomBytes(15).toString('base64url')}`
  const key = { accessKey, secretHash: secretHash(secret), createdAt: now, lastUsedAt: null, ...limits }
  const former = await findAccessKey(db, userId)
  await db
    .insert(apiKeys)
    .values({ userId, ...key })
    .onConflictDoUpdate({ target: apiKeys.userId, set: key })
  if (former) await endTokenSessions(db, userId)
  return { accessKey, secret }
}

/** Deletes the access key of a person with its tokens, and gives it; undefined where there was none. */
export async function deleteAccessKey(db: Database, userId: string): Promise<AccessKey | undefined> {
  const [deleted] = await db.delete(apiKeys).where(eq(apiKeys.userId, userId)).returning()
  if (deleted) await endTokenSessions(db, userId)
  return deleted
}

/** An access key that was used, and its person, where it and its secret are right and the person may sign in. */
export async function redeemAccessKey(
  db: Database,
  { accessKey, secret }: { accessKey: string; secret: string },
  now: Date,
): Promise<{ user: UserRow; key: AccessKey } | undefined> {
  const [found] = await db
    .select({ user: users, key: apiKeys })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.accessKey, accessKey),
        eq(apiKeys.secretHash, secretHash(secret)),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
        eq(users.status, 'ACTIVE'),
        isNull(users.blockedAt),
      ),
    )
  if (found) await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.accessKey, accessKey))
  return found
}
