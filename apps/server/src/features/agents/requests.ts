import type { AgentRequest } from '@dragoman/sdk/operations/agents'
import { eq } from 'drizzle-orm'
import { agentClients } from '../../identity/agent-tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { ApiError } from '../../kernel/refusals.ts'
import { isRegistered, resourceOf, scopes, withParameters } from './addresses.ts'

/** The parameters of a program that asks a person to let it in. */
export interface Asked {
  clientId: string
  redirectUri: string
  responseType?: string | undefined
  codeChallenge?: string | undefined
  codeChallengeMethod?: string | undefined
  scope?: string | undefined
  state?: string | undefined
  resource?: string | undefined
}

export const refused = (message: string) => new ApiError(422, message, { code: 'AGENT_REFUSED' })

/**
 * Finds the program that asks, at one of its own addresses.
 * @throws ApiError 422
 */
export async function findClient(
  db: Database,
  { clientId, redirectUri }: Asked,
): Promise<{ id: string; name: string }> {
  const [client] = await db.select().from(agentClients).where(eq(agentClients.id, clientId))
  if (!client)
    throw refused('This program isn’t registered here, or no longer is. Remove the connection there, and add it again.')
  if (!isRegistered(client.redirectUris, redirectUri))
    throw refused(`redirect_uri is ${redirectUri}, which ${client.name} has not registered.`)
  return client
}

/** Refuses tokens for another address than that of the agents' door. */
export function requireResource(resource: string | undefined, origin: string): void {
  const wanted = resourceOf(origin)
  if (resource !== undefined && resource.replace(/\/$/, '') !== wanted)
    throw refused(`resource is ${resource}. Use ${wanted}.`)
}

/** The scopes in a text. @throws ApiError 422 for others */
export function scopesIn(scope: string | undefined): readonly string[] {
  const asked = (scope ?? '').split(' ').filter(Boolean)
  const unknown = asked.find((one) => !scopes.some((known) => known === one))
  if (unknown !== undefined) throw refused(`scope has ${unknown}. Use read, write, or both.`)
  return asked.length > 0 ? asked : scopes
}

/**
 * Checks what a program asks for, and shows it.
 * @throws ApiError 422
 */
export async function showRequest(
  db: Database,
  asked: Asked,
  { origin, account }: { origin: string; account: string },
): Promise<AgentRequest> {
  const { name } = await findClient(db, asked)
  if (asked.responseType !== 'code') throw refused(`response_type is ${asked.responseType ?? 'missing'}. Use code.`)
  if (asked.codeChallengeMethod !== 'S256')
    throw refused(`code_challenge_method is ${asked.codeChallengeMethod ?? 'missing'}. Use S256.`)
  if (!/^[A-Za-z0-9_-]{43,128}$/.test(asked.codeChallenge ?? ''))
    throw refused('code_challenge isn’t the SHA-256 of a verifier, base64url.')
  requireResource(asked.resource, origin)
  const { host, protocol } = new URL(asked.redirectUri)
  return {
    name,
    host: host || protocol.slice(0, -1),
    account,
    mayWrite: scopesIn(asked.scope).includes('write'),
    refusedUri: withParameters(asked.redirectUri, { error: 'access_denied', state: asked.state, iss: origin }),
  }
}
