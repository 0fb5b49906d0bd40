import { contractIn, knowContract } from '@dragoman/agents/contract'
import { createClient, type Client } from '@dragoman/sdk/client'
import type { Logger } from 'pino'
import { isAllowedAddress } from '../../identity/allowed-addresses.ts'
import { logAnswer } from '../../identity/log-answer.ts'
import type { Sessions, SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { jsonProblem } from '../../kernel/json-size.ts'
import { limitedText } from '../../kernel/limited-text.ts'
import { mcpPath, resourceMetadataPath } from './addresses.ts'
import { spendCall } from './budget.ts'
import { answerMessage, messageIn, protocolVersions, rpcError } from './protocol.ts'

/** Largest message, in bytes. */
const bodyLimit = 10 * 1024 * 1024
/** Largest answer of a call, in bytes: files can be much larger. */
const answerLimit = 32 * 1024 * 1024

interface Services {
  db: Database
  log: Logger
  now: () => Date
  sessions: Sessions
  settings: { version: string; corsOrigins?: readonly string[] }
  logFailure: (log: Logger, error: unknown, message: string) => void
}

interface Incoming {
  request: Request
  address: string
  /** The origin that was asked. */
  origin: string
  accountId: string | undefined
  /** Answers a call within this server, for a caller that is known already. */
  within: (request: Request, caller: SignedIn) => Promise<Response>
}

/** Answers agents by the Model Context Protocol, over streamable HTTP; null for other addresses. */
export async function answerMcp(services: Services, incoming: Incoming): Promise<Response | null> {
  if (new URL(incoming.request.url).pathname !== mcpPath) return null
  const { log, logFailure } = services
  const response = await attempt(services, incoming).catch((error: unknown) => {
    logFailure(log, error, 'unexpected error')
    return refusal(500, -32603, 'Something went wrong. See the server log for details.')
  })
  response.headers.set('Cache-Control', 'no-store')
  logAnswer(log, { status: response.status, address: incoming.address })
  return response
}

const refusal = (status: number, code: number, message: string, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(rpcError(null, code, message), { status, headers })

async function attempt(services: Services, incoming: Incoming): Promise<Response> {
  const { request, address, origin, accountId, within } = incoming
  const from = request.headers.get('origin')
  if (from !== null && from !== origin && !services.settings.corsOrigins?.includes(from))
    return refusal(403, -32600, 'This request came from another site.')
  const caller = await callerOf(services, request)
  if (!caller || (accountId !== undefined && caller.account.id !== accountId))
    return refusal(401, -32600, 'The token is missing or wrong, or has expired.', {
      'WWW-Authenticate': `Bearer resource_metadata="${origin}${resourceMetadataPath}${mcpPath}", scope="read write"`,
    })
  if (!isAllowedAddress(caller.allowedAddresses, address))
    return refusal(403, -32600, "The account doesn't allow requests from this network address.")
  // Nothing is told without being asked for: there is no stream to open, and no conversation to end.
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } })
  const version = request.headers.get('mcp-protocol-version')
  if (version !== null && !protocolVersions.some((one) => one === version))
    return refusal(400, -32600, `MCP-Protocol-Version is ${version}. Use one of ${protocolVersions.join(', ')}.`)
  const read = await readMessage(request)
  if (read instanceof Response) return read
  const { id, ...message } = read
  if (id === undefined || message.method === undefined) return new Response(null, { status: 202 })
  const client = () => clientOf(services, { origin, caller, within })
  return Response.json(await answerMessage({ ...message, id }, { version: services.settings.version, client }))
}

function callerOf({ sessions }: Services, request: Request): Promise<SignedIn | null> | null {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return token === undefined ? null : sessions.findForAgent(token)
}

class TooLarge extends Error {}

async function readMessage(request: Request) {
  let body: unknown
  try {
    const refusals = { tooLarge: () => new TooLarge(), notUtf8: () => new SyntaxError() }
    body = JSON.parse(await limitedText(request, bodyLimit, refusals))
  } catch (error) {
    if (error instanceof TooLarge) return refusal(413, -32600, 'The message is larger than 10 MB.')
    if (error instanceof SyntaxError) return refusal(400, -32700, "The message isn't JSON.")
    throw error
  }
  const problem = jsonProblem(body)
  if (problem !== undefined) return refusal(400, -32600, problem)
  return messageIn(body) ?? refusal(400, -32600, 'Send one message of JSON-RPC 2.0.')
}

interface Working {
  origin: string
  caller: SignedIn
  within: Incoming['within']
}

/** The calls that the tools make, each counted, and each made as the person. */
async function clientOf(services: Services, { origin, caller, within }: Working): Promise<Client> {
  const { db, now, log, logFailure } = services
  const send = async (request: Request): Promise<Response> => {
    if (new URL(request.url).origin !== origin)
      return refused(400, 'It leads to another server. Open it in the browser.')
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    const problem = await spendCall(db, caller.agent!, { changes, now: now() })
    return problem === undefined ? shortAnswer(await within(request, caller)) : refused(429, problem)
  }
  const client = createClient({
    baseUrl: origin,
    // The caller is known: it only says that no cookie is meant.
    auth: 'agent',
    retry: false,
    fetch: (url, init) =>
      send(new Request(url, init as RequestInit)).catch((error: unknown) => {
        logFailure(log, error, 'unexpected error')
        return refused(500, 'Something went wrong. See the server log for details.')
      }),
  })
  knowContract(
    client,
    contractOnce(() => within(new Request(`${origin}/api/openapi.json`), caller)),
  )
  return client
}

const refused = (status: number, message: string) => Response.json({ message }, { status })

/** An answer that fits into memory: the rest of a larger one is not read. */
async function shortAnswer(answer: Response): Promise<Response> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of answer.body ?? []) {
    size += piece.length
    if (size > answerLimit)
      return refused(413, 'The answer is larger than 32 MB. Ask for less, or open it in the browser.')
    pieces.push(piece)
  }
  return new Response(answer.body && Buffer.concat(pieces), answer)
}

let contract: ReturnType<typeof contractIn> | undefined

/** The contract, which is read once: it is the same at every address. */
function contractOnce(load: () => Promise<Response>): ReturnType<typeof contractIn> {
  if (contract) return contract
  const loading = load().then(contractIn)
  contract = loading
  const forget = () => (contract = undefined)
  loading.then((found) => found ?? forget(), forget)
  return loading
}
