import { randomBytes } from 'node:crypto'
import { agentClients } from '../../identity/agent-tables.ts'
import { agentLabel } from '../../identity/agent-label.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { countFailure, lockSeconds, type CountedAttempt } from '../sign-in/attempts.ts'
import { redirectProblem } from './addresses.ts'
import { OAuthError } from './oauth-error.ts'

/** Registrations from one address in 15 minutes. */
const mostRegistrations = 50
/** The addresses of one program. */
const mostAddresses = 10

interface Arriving {
  address: string
  now: Date
}

/** Registers a program (RFC 7591); all are public ones, without a secret. */
export async function registerClient(
  db: Database,
  metadata: Readonly<Record<string, unknown>>,
  { address, now }: Arriving,
): Promise<object> {
  const attempt: CountedAttempt = { purpose: 'ADDRESS', username: 'agent registration', address }
  if ((await countFailure(db, attempt, now)) > mostRegistrations)
    throw new OAuthError(429, 'temporarily_unavailable', 'Too many registrations from this network address.', {
      'Retry-After': String(await lockSeconds(db, attempt, now)),
    })
  const redirectUris = addressesIn(metadata['redirect_uris'])
  const given = metadata['client_name']
  const name = agentLabel(typeof given === 'string' ? given : '') ?? new URL(redirectUris[0]!).host
  const id = `agent_${randomBytes(18).toString('base64url')}`
  await db.insert(agentClients).values({ id, name: name || 'Agent', redirectUris, createdAt: now })
  return {
    client_id: id,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name: name || 'Agent',
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    scope: 'read write',
  }
}

function addressesIn(given: unknown): string[] {
  const wrong = (problem: string) => new OAuthError(400, 'invalid_redirect_uri', `redirect_uris: ${problem}`)
  const addresses = Array.isArray(given) ? given : []
  if (addresses.length === 0 || addresses.length > mostAddresses)
    throw wrong(`It must be a list of 1 to ${mostAddresses} addresses.`)
  return addresses.map((one: unknown, at) => {
    if (typeof one !== 'string') throw wrong(`[${at}] isn't a text.`)
    const problem = redirectProblem(one)
    if (problem !== undefined) throw wrong(`[${at}] ${problem}`)
    return one
  })
}
