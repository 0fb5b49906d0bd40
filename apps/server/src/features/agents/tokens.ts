import { createHash } from 'node:crypto'
import { arrayContains, eq, or } from 'drizzle-orm'
import { agentClients, agentConnections } from '../../identity/agent-tables.ts'
import { newSecret, secretHash, type Sessions } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { Connection } from './connections.ts'
import { OAuthError } from './oauth-error.ts'

/** Milliseconds without a call after which an agent has to be connected again. */
const refreshLife = 30 * 24 * 60 * 60_000
/** The spent refresh tokens of an agent that are still recognized. */
const mostSpent = 20

type Form = Readonly<Record<string, string | undefined>>

interface Arriving {
  address: string
  userAgent: string | null
  now: Date
  sessions: Sessions
}

const refused = (message: string) => new OAuthError(400, 'invalid_grant', message)

/** The result of an exchange: tokens, or a connection that ends because a secret of it came twice. */
export type Exchanged = { answer: object } | { revoked: string }

/** Gives tokens for a code, or for a refresh token, which is replaced. */
export async function exchange(db: Database, form: Form, arriving: Arriving): Promise<Exchanged> {
  const grant = form['grant_type']
  await requireClient(db, form['client_id'])
  if (grant === 'authorization_code') return exchangeCode(db, form, arriving)
  if (grant === 'refresh_token') return refresh(db, form, arriving)
  throw new OAuthError(
    400,
    'unsupported_grant_type',
    `grant_type is ${grant ?? 'missing'}. Use authorization_code or refresh_token.`,
  )
}

/** Refuses a program that was forgotten, as those without a connection are: by this error it registers again. */
async function requireClient(db: Database, id = ''): Promise<void> {
  if ((await db.$count(agentClients, eq(agentClients.id, id))) === 0)
    throw new OAuthError(401, 'invalid_client', "client_id isn't registered here, or no longer is. Register again.")
}

async function exchangeCode(db: Database, form: Form, arriving: Arriving): Promise<Exchanged> {
  const [row] = await db
    .select()
    .from(agentConnections)
    .where(eq(agentConnections.codeHash, secretHash(form['code'] ?? '')))
    .for('update')
  if (!row || row.clientId !== form['client_id']) throw refused('The code is wrong, or was given to another program.')
  if (row.codeUsedAt !== null) return { revoked: row.id }
  if (row.codeExpiresAt <= arriving.now) throw refused('The code has expired. Connect again.')
  if (row.redirectUri !== form['redirect_uri']) throw refused('redirect_uri is another one than the code was sent to.')
  const verifier = form['code_verifier'] ?? ''
  if (createHash('sha256').update(verifier).digest('base64url') !== row.codeChallenge)
    throw refused('code_verifier doesn’t fit the challenge.')
  return { answer: await issue(db, row, arriving) }
}

async function refresh(db: Database, form: Form, arriving: Arriving): Promise<Exchanged> {
  const hash = secretHash(form['refresh_token'] ?? '')
  const [row] = await db
    .select()
    .from(agentConnections)
    .where(or(eq(agentConnections.refreshHash, hash), arrayContains(agentConnections.spentHashes, [hash])))
    .for('update')
  if (!row || row.clientId !== form['client_id'] || !row.refreshExpiresAt || row.refreshExpiresAt <= arriving.now)
    throw refused('The refresh token is wrong, has expired, or was revoked. Connect again.')
  // Someone has used it already: the program, or someone who has it from there.
  if (row.refreshHash !== hash) return { revoked: row.id }
  return { answer: await issue(db, row, arriving) }
}

async function issue(db: Database, row: Connection, { now, sessions, address, userAgent }: Arriving): Promise<object> {
  const refreshToken = newSecret()
  await db
    .update(agentConnections)
    .set({
      codeUsedAt: row.codeUsedAt ?? now,
      refreshHash: secretHash(refreshToken),
      refreshExpiresAt: new Date(now.getTime() + refreshLife),
      spentHashes: row.refreshHash ? [...row.spentHashes, row.refreshHash].slice(-mostSpent) : row.spentHashes,
    })
    .where(eq(agentConnections.id, row.id))
  const { secret, expiresAt } = await sessions.open(db, {
    userId: row.userId,
    agentId: row.id,
    kind: 'agent',
    address,
    userAgent,
  })
  return {
    access_token: secret,
    token_type: 'Bearer',
    expires_in: Math.floor((expiresAt.getTime() - now.getTime()) / 1000),
    refresh_token: refreshToken,
    scope: row.readOnly ? 'read' : 'read write',
  }
}

/** Ends the connection of a token, whichever of its two it is (RFC 7009); false where there was none. */
export async function revokeToken(db: Database, form: Form, sessions: Sessions): Promise<boolean> {
  const token = form['token'] ?? ''
  const agent = (await sessions.findForAgent(token))?.agent
  const ended = await db
    .delete(agentConnections)
    .where(agent ? eq(agentConnections.id, agent.id) : eq(agentConnections.refreshHash, secretHash(token)))
    .returning({ id: agentConnections.id })
  return ended.length > 0
}
