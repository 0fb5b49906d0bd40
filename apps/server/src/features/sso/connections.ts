import { and, eq, isNull } from 'drizzle-orm'
import type { SsoConnectionInput } from '@dragoman/sdk/operations/sso'
import { ssoConnections } from '../../identity/sso-tables.ts'
import type { SsoConnectionRow } from '../../identity/single-sign-on.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { databaseErrorCode } from '../../kernel/database/error-code.ts'
import { only, updateOne } from '../../kernel/database/one-row.ts'
import { decrypted, encrypted, type SecretKey } from '../../kernel/encrypted.ts'
import { accounts } from '../../kernel/tables.ts'
import { readCertificate } from './certificates.ts'
import { newSigningKey } from './signing-key.ts'
import { lowerAscii } from '../../kernel/ascii-case.ts'

/** A connection as an administrator has given it, without what shows that it is them. */
export type GivenConnection = Omit<SsoConnectionInput, 'password'>

export const clientSecretPurpose = 'single sign-on'
export const signingPurpose = 'signing of SAML requests'

/** The client secret of a connection; undefined for a provider that needs none. */
export const secretOf = ({ clientSecret }: SsoConnectionRow, secretKey: SecretKey): string | undefined =>
  clientSecret === null ? undefined : decrypted(clientSecret, secretKey, clientSecretPurpose)

/** The key that signs requests to a SAML provider. */
export function signingKeyOf({ signingKey }: SsoConnectionRow, secretKey: SecretKey): string {
  if (signingKey === null) throw new Error('a connection by SAML has no key to sign with')
  return decrypted(signingKey, secretKey, signingPurpose)
}

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
    .where(eq(ssoConnections.urlKey, lowerAscii(urlKey)))
  return row
}

/** How an account is named as long as it has chosen nothing; no other account can choose it. */
export const usualKey = ({ number }: { number: number }): string => `account-${number}`
export const isUsualKey = (key: string): boolean => /^account-\d+$/.test(key)

/** The account that the usual name is of, while it has no connection. */
export async function unconnectedAt(db: Database, urlKey: string): Promise<typeof accounts.$inferSelect | undefined> {
  const number = Number(/^account-(\d{1,9})$/.exec(urlKey)?.[1] ?? NaN)
  if (Number.isNaN(number)) return undefined
  const [row] = await db
    .select({ account: accounts })
    .from(accounts)
    .leftJoin(ssoConnections, eq(ssoConnections.accountId, accounts.id))
    .where(and(eq(accounts.number, number), isNull(ssoConnections.accountId)))
  return row?.account
}

/** Stores a connection in place of the one before. Whatever decides whether it works makes it untried again. */
export async function writeConnection(
  db: Database,
  place: { accountId: string; urlKey: string },
  input: GivenConnection,
  { present, secretKey, now }: { present: SsoConnectionRow | undefined; secretKey: SecretKey; now: Date },
): Promise<SsoConnectionRow> {
  const { defaultRole, defaultOrgUnitUuids = [], mappings = [] } = input
  const values = {
    ...place,
    protocol: input.protocol,
    isEnabled: input.isEnabled,
    isRequired: input.isRequired,
    issuer: input.issuer,
    createsPeople: input.createsPeople,
    endsProviderSession: input.endsProviderSession ?? false,
    emailClaim: input.emailClaim ?? 'email',
    nameClaim: input.nameClaim ?? 'name',
    groupsClaim: input.groupsClaim ?? 'groups',
    ...(input.protocol === 'OIDC' ? clientOf(input, present, secretKey) : noClient),
    ...(input.protocol === 'SAML' ? providerOf(input) : noProvider),
    defaultRole: defaultRole ?? null,
    defaultOrgUnitIds: defaultOrgUnitUuids,
    mappings: mappings.map(({ group, role, orgUnitUuids = [] }) => ({ group, role, orgUnitIds: orgUnitUuids })),
  }
  const isSame = present !== undefined && worksAlike(present, values) && input.clientSecret === undefined
  const needsKey = input.protocol === 'SAML' && !present?.signingKey
  const row = {
    ...values,
    ...(needsKey && (await newSigning(place.urlKey, secretKey, now))),
    triedAt: isSame ? present.triedAt : null,
  }
  return only(
    await db
      .insert(ssoConnections)
      .values(row)
      .onConflictDoUpdate({ target: ssoConnections.accountId, set: row })
      .returning(),
  )
}

/** The product as an OpenID Connect provider knows it. */
function clientOf(
  { clientId, clientSecret: secret }: GivenConnection,
  present: SsoConnectionRow | undefined,
  secretKey: SecretKey,
) {
  return {
    clientId: clientId ?? null,
    clientSecret:
      secret === undefined ? (present?.clientSecret ?? null) : encrypted(secret, secretKey, clientSecretPurpose),
    secretHint: secret === undefined ? (present?.secretHint ?? null) : secret.slice(-4),
  }
}

const noClient = { clientId: null, clientSecret: null, secretHint: null }

/** The facts about a SAML provider. */
const providerOf = ({
  signOnUrl,
  signOutUrl,
  metadataUrl,
  certificates = [],
  signsRequests = false,
}: GivenConnection) => ({
  signOnUrl: signOnUrl ?? null,
  signOutUrl: signOutUrl ?? null,
  metadataUrl: metadataUrl ?? null,
  certificates: [...new Set(certificates.flatMap((text) => readCertificate(text) ?? []))],
  signsRequests,
})

const noProvider = { signOnUrl: null, signOutUrl: null, metadataUrl: null, certificates: [], signsRequests: false }

const telling = ['protocol', 'issuer', 'clientId', 'signOnUrl', 'signsRequests', 'emailClaim'] as const

/** Whether what has worked with one works with the other: a certificate more doesn't matter, one less does. */
const worksAlike = (before: Tellable, after: Tellable): boolean =>
  telling.every((name) => before[name] === after[name]) &&
  before.certificates.every((one) => after.certificates.includes(one))

type Tellable = Pick<SsoConnectionRow, (typeof telling)[number] | 'certificates'>

async function newSigning(name: string, secretKey: SecretKey, now: Date) {
  const { key, certificate } = await newSigningKey(name, now)
  return { signingKey: encrypted(key, secretKey, signingPurpose), signingCertificate: certificate }
}

/** Stores what the metadata of a SAML provider has changed to. */
export async function writeMetadata(
  db: Database,
  accountId: string,
  { signOnUrl, signOutUrl, certificates }: Pick<SsoConnectionRow, 'signOnUrl' | 'signOutUrl' | 'certificates'>,
): Promise<SsoConnectionRow> {
  const set = { signOnUrl, signOutUrl, certificates }
  return only(await db.update(ssoConnections).set(set).where(eq(ssoConnections.accountId, accountId)).returning())
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

/** The fields that an undo may write: none that decides whom the product talks to. */
export type Restorable = Partial<
  Pick<
    SsoConnectionRow,
    | 'isEnabled'
    | 'isRequired'
    | 'endsProviderSession'
    | 'nameClaim'
    | 'groupsClaim'
    | 'createsPeople'
    | 'defaultRole'
    | 'defaultOrgUnitIds'
    | 'mappings'
  >
>

/** Writes some fields of a connection again. */
export const restoreConnection = (db: Database, accountId: string, fields: Restorable): Promise<SsoConnectionRow> =>
  updateOne(db, ssoConnections, eq(ssoConnections.accountId, accountId), fields)

export async function removeConnection(db: Database, accountId: string): Promise<void> {
  await db.delete(ssoConnections).where(eq(ssoConnections.accountId, accountId))
}

/** Notes that a connection has worked. */
export async function noteTried(db: Database, accountId: string, now: Date): Promise<void> {
  await db.update(ssoConnections).set({ triedAt: now }).where(eq(ssoConnections.accountId, accountId))
}
