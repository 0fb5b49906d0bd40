import { eq } from 'drizzle-orm'
import type { SsoConnectionInput } from '@dragoman/sdk/operations/sso'
import { ssoConnections } from '../../identity/sso-tables.ts'
import type { SsoConnectionRow } from '../../identity/single-sign-on.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { databaseErrorCode } from '../../kernel/database/error-code.ts'
import { only } from '../../kernel/database/one-row.ts'
import { decrypted, encrypted } from '../../kernel/encrypted.ts'
import { accounts } from '../../kernel/tables.ts'

const purpose = 'single sign-on'

/** The client secret of a connection; undefined for a provider that needs none. */
export const secretOf = ({ clientSecret }: SsoConnectionRow, secretKey: string): string | undefined =>
  clientSecret === null ? undefined : decrypted(clientSecret, secretKey, purpose)

/** The connection of an account, held until the transaction ends. */
export async function heldConnection(db: Database, accountId: string): Promise<SsoConnectionRow | undefined> {
  const [row] = await db.select().from(ssoConnections).where(eq(ssoConnections.accountId, accountId)).for('update')
  return row
}

export async function findConnection(db: Database, accountId: string): Promise<SsoConnectionRow | undefined> {
  const [row] = await db.select().from(ssoConnections).where(eq(ssoConnections.accountId, accountId))
  return row
}

/** The connection that an address names, with its account. */
export async function connectionAt(db: Database, urlKey: string) {
  const [row] = await db
    .select({ connection: ssoConnections, account: accounts })
    .from(ssoConnections)
    .innerJoin(accounts, eq(accounts.id, ssoConnections.accountId))
    .where(eq(ssoConnections.urlKey, urlKey.toLowerCase()))
  return row
}

/** How an account is named as long as it has chosen nothing; no other account can choose it. */
export const usualKey = ({ number }: { number: number }): string => `account-${number}`
export const isUsualKey = (key: string): boolean => /^account-\d+$/.test(key)

/** Stores a connection in place of the one before. Whatever decides whether it works makes it untried again. */
export async function writeConnection(
  db: Database,
  place: { accountId: string; urlKey: string },
  { clientSecret: secret, defaultRole, defaultOrgUnitUuids = [], mappings = [], ...input }: SsoConnectionInput,
  { present, secretKey }: { present: SsoConnectionRow | undefined; secretKey: string },
): Promise<SsoConnectionRow> {
  const { emailClaim = 'email', nameClaim = 'name', groupsClaim = 'groups', ...rest } = input
  const values = {
    ...rest,
    ...place,
    emailClaim,
    nameClaim,
    groupsClaim,
    clientSecret: secret === undefined ? (present?.clientSecret ?? null) : encrypted(secret, secretKey, purpose),
    secretHint: secret === undefined ? (present?.secretHint ?? null) : secret.slice(-4),
    defaultRole: defaultRole ?? null,
    defaultOrgUnitIds: defaultOrgUnitUuids,
    mappings: mappings.map(({ group, role, orgUnitUuids = [] }) => ({ group, role, orgUnitIds: orgUnitUuids })),
  }
  const isSame =
    secret === undefined &&
    present?.issuer === values.issuer &&
    present.clientId === values.clientId &&
    present.emailClaim === values.emailClaim
  const row = { ...values, triedAt: isSame ? present.triedAt : null }
  return only(
    await db
      .insert(ssoConnections)
      .values(row)
      .onConflictDoUpdate({ target: ssoConnections.accountId, set: row })
      .returning(),
  )
}

/** Changes how addresses name an account; null where another account has the name. */
export async function writeUrlKey(db: Database, accountId: string, urlKey: string): Promise<SsoConnectionRow | null> {
  try {
    return await db.transaction(async (part) =>
      only(
        await part.update(ssoConnections).set({ urlKey }).where(eq(ssoConnections.accountId, accountId)).returning(),
      ),
    )
  } catch (error) {
    if (databaseErrorCode(error) === '23505') return null
    throw error
  }
}

export async function removeConnection(db: Database, accountId: string): Promise<void> {
  await db.delete(ssoConnections).where(eq(ssoConnections.accountId, accountId))
}

/** Notes that a connection has worked. */
export async function noteTried(db: Database, accountId: string, now: Date): Promise<void> {
  await db.update(ssoConnections).set({ triedAt: now }).where(eq(ssoConnections.accountId, accountId))
}
