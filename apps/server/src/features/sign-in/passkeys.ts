import type { Passkey, PasskeyRequest, PasskeyResponse } from '@dragoman/sdk/operations/passkeys'
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  VerifiedAuthenticationResponse,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server'
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, only, updateOne } from '../../kernel/database/one-row.ts'
import { notFound } from '../../kernel/refusals.ts'
import { challengeLife, newChallenge, spendChallenge, type ChallengePurpose } from './passkey-challenges.ts'
import { passkeys } from './tables.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** Loaded by the first passkey: it would take an eighth of the time in which the server starts. */
const webauthn = () => import('@simplewebauthn/server')

/** The parts of a request that tell what its passkeys are bound to. */
type At = Pick<Context, 'request' | 'settings' | 'now'>

/** ES256, RS256, and EdDSA: what devices sign with. */
const algorithms = [-7, -257, -8]

/** The host that a browser is at: what passkeys belong to. */
export const hostOf = ({ request }: Pick<Context, 'request'>): string => request.url.hostname

/** Behind a proxy, the request itself does not say that the browser speaks https. */
const originsOf = ({ request, settings }: Pick<Context, 'request' | 'settings'>): string[] =>
  [request.url, new URL(settings.publicUrl)].filter(({ hostname }) => hostname === request.url.hostname).map(originOf)

const originOf = ({ origin }: URL) => origin

export const listPasskeys = (db: Database, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.createdAt), passkeys.id)

export async function countPasskeys(db: Database, userId: string): Promise<number> {
  const { found } = only(await db.select({ found: count() }).from(passkeys).where(eq(passkeys.userId, userId)))
  return found
}

/** The same as a value of a query. */
export const passkeyCountWithin = (userId: string): SQL<number> =>
  sql<number>`(select count(*)::int from ${passkeys} where ${eq(passkeys.userId, userId)})`

/** One of a person's own. @throws ApiError 404 */
export async function findPasskey(db: Database, userId: string, id: string): Promise<PasskeyRow> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
  if (!row) throw notFound('passkey')
  return row
}

export const renamePasskey = (db: Database, { id }: PasskeyRow, name: string): Promise<PasskeyRow> =>
  updateOne(db, passkeys, eq(passkeys.id, id), { name })

export async function removePasskey(db: Database, { id }: PasskeyRow): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.id, id))
}

/** Removes all of a person; gives those that there were. */
export const removePasskeys = (db: Database, userId: string): Promise<PasskeyRow[]> =>
  db.delete(passkeys).where(eq(passkeys.userId, userId)).returning()

export const showPasskey = (row: PasskeyRow, host: string): Passkey => ({
  uuid: row.id,
  name: row.name,
  host: row.host,
  isHere: row.host === host,
  passwordless: row.passwordless,
  synced: row.backedUp,
  createdAt: row.createdAt.getTime(),
  ...(row.lastUsedAt && { lastUsedAt: row.lastUsedAt.getTime() }),
})

/** The options with which a browser adds a passkey; devices that have one of the person already are left out. */
export async function creationOptions(
  input: At & Pick<Context, 'db'>,
  user: { id: string; email: string; name: string },
): Promise<PasskeyRequest> {
  const present = await listPasskeys(input.db, user.id)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: 'Dragoman',
    rpID: hostOf(input),
    userID: Uint8Array.from(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
    userName: user.email,
    userDisplayName: user.name,
    challenge: challengeFor(input, `ADD ${user.id}`),
    timeout: challengeLife,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: descriptors(input, present),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { ...options }
}

/**
 * The options with which a browser signs in with any passkey of the host; with `rows`, to confirm a password with one
 * of these.
 */
export async function requestOptions(
  input: At,
  confirming?: { userId: string; rows: readonly PasskeyRow[] },
): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: hostOf(input),
    challenge: challengeFor(input, confirming ? `CONFIRM ${confirming.userId}` : 'SIGN_IN'),
    timeout: challengeLife,
    userVerification: confirming ? 'preferred' : 'required',
    ...(confirming && { allowCredentials: descriptors(input, confirming.rows) }),
  })
  return { ...options }
}

const challengeFor = ({ settings, now }: At, purpose: ChallengePurpose) =>
  newChallenge(settings.secretKey, purpose, now)

const descriptors = (at: Pick<Context, 'request'>, rows: readonly PasskeyRow[]) =>
  rows
    .filter(({ host }) => host === hostOf(at))
    .map(({ credentialId, transports }) => ({ id: credentialId, transports }))

/** Stores the passkey that a device has made; null where its response is not good, undefined where someone has it. */
export async function addPasskey(
  input: At & Pick<Context, 'db' | 'pool'>,
  userId: string,
  name: string,
  response: PasskeyResponse,
): Promise<PasskeyRow | null | undefined> {
  const { db } = input
  const host = hostOf(input)
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: spending(input, `ADD ${userId}`),
    expectedOrigin: originsOf(input),
    expectedRPID: host,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch((): Partial<VerifiedRegistrationResponse> => ({}))
  if (!made) return null
  const { id, publicKey, counter, transports = [] } = made.credential
  const [taken] = await db.select().from(passkeys).where(eq(passkeys.credentialId, id))
  if (taken) return undefined
  const { credProps } = response.clientExtensionResults as { credProps?: { rk?: boolean } }
  return insertOne(db, passkeys, {
    userId,
    name,
    host,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.filter((one) => typeof one === 'string').slice(0, 10),
    passwordless: made.userVerified && credProps?.rk !== false,
    backupEligible: made.credentialDeviceType === 'multiDevice',
    backedUp: made.credentialBackedUp,
  })
}

/** The passkey that has answered; null where it is not known at this host, or its signature is wrong. */
export async function redeemPasskey(
  input: At & Pick<Context, 'db' | 'pool'>,
  response: PasskeyResponse,
  /** The person whose password it confirms; absent where it signs in on its own. */
  userId?: string,
): Promise<PasskeyRow | null> {
  const { db, now } = input
  const host = hostOf(input)
  const isConfirming = userId !== undefined
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, response.id), eq(passkeys.host, host)))
    .for('update')
  if (!row || (isConfirming && row.userId !== userId)) return null
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo: used } = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: spending(input, isConfirming ? `CONFIRM ${userId}` : 'SIGN_IN'),
    expectedOrigin: originsOf(input),
    expectedRPID: host,
    requireUserVerification: !isConfirming,
    credential: {
      id: row.credentialId,
      publicKey: Uint8Array.from(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
    },
  }).catch((): Partial<VerifiedAuthenticationResponse> => ({}))
  if (!verified || !used) return null
  await db
    .update(passkeys)
    .set({ counter: used.newCounter, backedUp: used.credentialBackedUp, lastUsedAt: now })
    .where(eq(passkeys.id, row.id))
  return row
}

const spending =
  ({ pool, settings, now }: At & Pick<Context, 'pool'>, purpose: ChallengePurpose) =>
  (challenge: string): Promise<boolean> =>
    spendChallenge(pool, challenge, { secretKey: settings.secretKey, purpose, now })
