import type { Logger } from 'pino'
import { logAnswer } from '../../identity/log-answer.ts'
import type { Sessions } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { transact } from '../../kernel/database/transact.ts'
import { limitedText } from '../../kernel/limited-text.ts'
import {
  consentPath,
  mcpPath,
  oauthPath,
  resourceMetadataPath,
  resourceOf,
  scopes,
  serverMetadataPath,
} from './addresses.ts'
import { endConnection } from './connections.ts'
import { OAuthError } from './oauth-error.ts'
import { registerClient } from './register.ts'
import { exchange, revokeToken } from './tokens.ts'

/** Largest body, in bytes. */
const bodyLimit = 64 * 1024

interface Services {
  db: Database
  log: Logger
  now: () => Date
  sessions: Sessions
  logFailure: (log: Logger, error: unknown, message: string) => void
}

interface Incoming {
  request: Request
  address: string
  /** The origin that was asked. */
  origin: string
}

type Answer = (services: Services, incoming: Incoming) => object | Promise<object | undefined>

const resourceMetadata: Answer = (_, { origin }) => ({
  resource: resourceOf(origin),
  authorization_servers: [origin],
  scopes_supported: scopes,
  bearer_methods_supported: ['header'],
  resource_name: 'Dragoman',
})

const serverMetadata: Answer = (_, { origin }) => ({
  issuer: origin,
  authorization_endpoint: `${origin}${consentPath}`,
  token_endpoint: `${origin}${oauthPath}/token`,
  registration_endpoint: `${origin}${oauthPath}/register`,
  revocation_endpoint: `${origin}${oauthPath}/revoke`,
  response_types_supported: ['code'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  scopes_supported: scopes,
  authorization_response_iss_parameter_supported: true,
})

/** The addresses by which programs find out how to sign in, and do it: by method and path. */
const answers: Readonly<Record<string, Answer>> = {
  [`GET ${resourceMetadataPath}`]: resourceMetadata,
  [`GET ${resourceMetadataPath}${mcpPath}`]: resourceMetadata,
  [`GET ${serverMetadataPath}`]: serverMetadata,
  [`POST ${oauthPath}/register`]: async ({ db, now }, { request, address }) =>
    registerClient(db, await readJson(request), { address, now: now() }),
  [`POST ${oauthPath}/token`]: async ({ db, now, sessions }, { request, address }) => {
    const form = await readForm(request)
    const arriving = { address, userAgent: request.headers.get('user-agent'), now: now(), sessions }
    const result = await transact(db, async (within) => {
      const exchanged = await exchange(within, form, arriving)
      if ('revoked' in exchanged) await endConnection(within, exchanged.revoked)
      return exchanged
    })
    if ('answer' in result) return result.answer
    await sessions.forget()
    throw new OAuthError(
      400,
      'invalid_grant',
      'It was used before, so the access of this agent has ended. Connect again.',
    )
  },
  [`POST ${oauthPath}/revoke`]: async ({ db, sessions }, { request }) => {
    // Strangers can ask as often as they like: only what has ended is told to the other servers.
    if (await revokeToken(db, await readForm(request), sessions)) await sessions.forget()
    return undefined
  },
}
const paths = new Set(Object.keys(answers).map((key) => key.slice(key.indexOf(' ') + 1)))

/** Answers programs that sign in by OAuth 2.1; null for other addresses. */
export async function answerOAuth(services: Services, incoming: Incoming): Promise<Response | null> {
  const { request, address } = incoming
  const { pathname } = new URL(request.url)
  if (!paths.has(pathname)) return null
  const answer = Object.hasOwn(answers, `${request.method} ${pathname}`)
    ? answers[`${request.method} ${pathname}`]
    : undefined
  const response = answer
    ? await attempt(answer, services, incoming).catch((error: unknown) => refusal(error, services))
    : new Response(null, { status: 405, headers: { Allow: pathname.startsWith(oauthPath) ? 'POST' : 'GET' } })
  response.headers.set('Cache-Control', 'no-store')
  logAnswer(services.log, { status: response.status, address })
  return response
}

async function attempt(answer: Answer, services: Services, incoming: Incoming): Promise<Response> {
  const body = await answer(services, incoming)
  const isMade = body !== undefined && new URL(incoming.request.url).pathname === `${oauthPath}/register`
  return body === undefined ? new Response(null, { status: 200 }) : Response.json(body, { status: isMade ? 201 : 200 })
}

function refusal(error: unknown, { log, logFailure }: Services): Response {
  if (!(error instanceof OAuthError)) logFailure(log, error, 'unexpected error')
  const { status, code, message, headers } =
    error instanceof OAuthError
      ? error
      : new OAuthError(500, 'server_error', 'Something went wrong. See the server log for details.')
  return Response.json({ error: code, error_description: message }, { status, headers })
}

const badRequest = (message: string) => new OAuthError(400, 'invalid_request', message)

const readText = (request: Request): Promise<string> =>
  limitedText(request, bodyLimit, {
    tooLarge: () => badRequest('The body is larger than 64 kB.'),
    notUtf8: () => badRequest("The body isn't UTF-8."),
  })

async function readForm(request: Request): Promise<Record<string, string>> {
  const values = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(await readText(request))) {
    if (values.has(name)) throw badRequest(`${name.slice(0, 100)} is there twice.`)
    if (value.includes('\0')) throw badRequest(`${name.slice(0, 100)} contains the character U+0000.`)
    values.set(name, value)
  }
  return Object.fromEntries(values)
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  let body: unknown
  const text = await readText(request)
  try {
    body = JSON.parse(text)
  } catch {
    throw new OAuthError(400, 'invalid_client_metadata', "The body isn't JSON.")
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new OAuthError(400, 'invalid_client_metadata', 'The body must be an object.')
  return body as Record<string, unknown>
}
