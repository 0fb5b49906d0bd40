import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { decrypted, encrypted, type SecretKey } from '../../../kernel/encrypted.ts'
import { refreshedTokens, type OAuthTokens } from '../../../kernel/outbound/oauth.ts'
import { xeroConnections } from '../tables.ts'
import { oauthClient, type XeroSettings } from './oauth-client.ts'
import { XeroFailed } from './xero-failed.ts'

export const xeroPurpose = 'xero'

/** Before its end, a token is not used any more: milliseconds that a call may take. */
const margin = 60_000

/** The columns that keep what Xero gave. */
export const tokenColumns = (
  { accessToken, refreshToken, life }: OAuthTokens & { refreshToken: string },
  secretKey: SecretKey,
  now: Date,
) => ({
  accessToken: encrypted(accessToken, secretKey, xeroPurpose),
  accessEndsAt: new Date(now.getTime() + life * 1000),
  refreshToken: encrypted(refreshToken, secretKey, xeroPurpose),
})

export const readToken = (value: Parameters<typeof decrypted>[0], secretKey: SecretKey): string =>
  decrypted(value, secretKey, xeroPurpose)

interface Terms {
  db: Database
  settings: XeroSettings
  accountId: string
  /** When the connection was made, which tells it from one that has taken its place. */
  connectedAt: Date
  now: Date
}

/** The row of a connection, unless another connection has taken its place. */
export const rowOfConnection = ({ accountId, connectedAt }: Pick<Terms, 'accountId' | 'connectedAt'>) =>
  and(eq(xeroConnections.accountId, accountId), eq(xeroConnections.connectedAt, connectedAt))

/**
 * An access token that works, other than `refused`. Xero takes a refresh token once, so the row is held while a new one is
 * asked for and stored: who waits for it meanwhile finds that one. @throws XeroFailed
 */
export async function accessTokenFor(terms: Terms, refused?: string): Promise<string> {
  const { db, settings, now } = terms
  const own = rowOfConnection(terms)
  const found = await db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(xeroConnections).where(own).for('update')
    const { secretKey } = settings
    if (row?.state === 'DISCONNECTED' || !row?.accessToken || !row.refreshToken || !row.accessEndsAt) return undefined
    if (row.state === 'EXPIRED') return undefined
    const present = readToken(row.accessToken, secretKey)
    if (row.accessEndsAt.getTime() - margin > now.getTime() && present !== refused) return present
    const tokens = await refreshedTokens(oauthClient(settings), readToken(row.refreshToken, secretKey)).catch(() => {
      throw new XeroFailed('UNREACHABLE')
    })
    if (!tokens?.refreshToken) {
      const problem = { problem: 'SIGN_IN' as const, problemDetail: 'invalid_grant', problemSince: now }
      await transaction
        .update(xeroConnections)
        .set({ state: 'EXPIRED', ...problem })
        .where(own)
      return undefined
    }
    const columns = tokenColumns({ ...tokens, refreshToken: tokens.refreshToken }, secretKey, now)
    await transaction.update(xeroConnections).set(columns).where(own)
    return tokens.accessToken
  })
  if (found === undefined) throw new XeroFailed('SIGN_IN', { detail: 'invalid_grant' })
  return found
}

/** Notes that Xero no longer gives access, whatever the token; changes nothing where it was disconnected or replaced. */
export async function expire(terms: Terms, detail: string): Promise<void> {
  const { db, now } = terms
  await db
    .update(xeroConnections)
    .set({ state: 'EXPIRED', problem: 'SIGN_IN', problemDetail: detail.slice(0, 300), problemSince: now })
    .where(and(rowOfConnection(terms), eq(xeroConnections.state, 'CONNECTED')))
}
