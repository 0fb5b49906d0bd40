import type { CloudProvider, CloudStorage } from '@dragoman/sdk/operations/cloudStorage'
import { and, eq } from 'drizzle-orm'
import type { AppSettings, Context } from '../../identity/context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { decrypted, encrypted, type SecretKey } from '../../kernel/encrypted.ts'
import { cloudCalls, unreachable, type CloudCalls } from './cloud-calls.ts'
import { cloudFailed } from './cloud-failed.ts'
import { refreshedTokens, type OAuthTokens } from '../../kernel/outbound/oauth.ts'
import { accessTo, oauthClient } from './oauth-client.ts'
import { storageProviders } from './providers/providers.ts'
import { cloudConnections } from './tables.ts'

export const cloudPurpose = 'cloud-storage'

/** Before its end, a token is not used any more: milliseconds that a call may take. */
const margin = 60_000

const isOwn = ({ user }: Pick<SignedIn, 'user'>, provider: CloudProvider) =>
  and(eq(cloudConnections.userId, user.id), eq(cloudConnections.provider, provider))

/** The providers that the operator has registered with, and whether a person is connected. */
export async function offersTo(
  db: Database,
  session: SignedIn,
  { cloudStorage }: Pick<AppSettings, 'cloudStorage'>,
): Promise<CloudStorage[]> {
  const offered = Object.keys(storageProviders).filter(
    (provider): provider is CloudProvider => cloudStorage?.clients[provider as CloudProvider] !== undefined,
  )
  if (offered.length === 0) return []
  const own = await db.select().from(cloudConnections).where(eq(cloudConnections.userId, session.user.id))
  return offered.map((provider) => {
    const connection = own.find((row) => row.provider === provider)
    return {
      provider,
      isConnected: connection !== undefined,
      ...(connection?.accountName && { accountName: connection.accountName }),
    }
  })
}

/** Keeps what a provider gave, in the place of what it gave before. */
export async function keepConnection(
  db: Database,
  { session, provider, accountName }: { session: SignedIn; provider: CloudProvider; accountName: string | undefined },
  tokens: OAuthTokens,
  { secretKey, now }: { secretKey: SecretKey; now: Date },
): Promise<void> {
  const values = { ...columns(tokens, secretKey, now), accountName: accountName?.slice(0, 200) ?? null }
  await db
    .insert(cloudConnections)
    .values({ userId: session.user.id, provider, ...values })
    .onConflictDoUpdate({ target: [cloudConnections.userId, cloudConnections.provider], set: values })
}

const columns = ({ accessToken, refreshToken, life }: OAuthTokens, secretKey: SecretKey, now: Date) => ({
  accessToken: encrypted(accessToken, secretKey, cloudPurpose),
  accessEndsAt: new Date(now.getTime() + life * 1000),
  refreshToken: refreshToken === undefined ? null : encrypted(refreshToken, secretKey, cloudPurpose),
})

/** Forgets a connection; says whether there was one. */
export async function dropConnection(db: Database, session: SignedIn, provider: CloudProvider): Promise<boolean> {
  return (await db.delete(cloudConnections).where(isOwn(session, provider)).returning()).length > 0
}

/**
 * Asks a provider in the name of the caller, with a new access token where the old one ends. 404 for a provider that is
 * not offered. @throws ApiError CLOUD_STORAGE_FAILED
 */
export async function callsFor(
  { db, session, settings, now }: Pick<Context, 'db' | 'session' | 'settings' | 'now'>,
  provider: CloudProvider,
): Promise<CloudCalls> {
  const { access } = accessTo(settings, provider)
  const { secretKey } = settings
  const [row] = await db.select().from(cloudConnections).where(isOwn(session, provider))
  if (!row) throw cloudFailed('SIGN_IN')
  if (row.accessEndsAt.getTime() - margin > now.getTime())
    return cloudCalls(access, decrypted(row.accessToken, secretKey, cloudPurpose))
  const refreshToken = row.refreshToken === null ? null : decrypted(row.refreshToken, secretKey, cloudPurpose)
  const tokens =
    refreshToken && (await refreshedTokens(oauthClient(provider, settings), refreshToken).catch(unreachable))
  if (!tokens) {
    await dropConnection(db, session, provider)
    throw cloudFailed('SIGN_IN')
  }
  // A provider that sends no new refresh token means the old one to be kept.
  const kept = { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken }
  await db
    .update(cloudConnections)
    .set(columns(kept, secretKey, now))
    .where(eq(cloudConnections.id, row.id))
  return cloudCalls(access, tokens.accessToken)
}
