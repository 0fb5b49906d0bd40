import http from 'node:http'
import https from 'node:https'
import { bareHost } from '../../kernel/loopback.ts'
import { AddressRefused, addressProblem, lookupPublic } from '../../kernel/public-address.ts'

/**
 * Why a provider gave no result: its key, the quota of the key, too many requests, no connection, an address that is not
 * public, no answer in time, or an answer that the protocol doesn't have.
 */
export type ProviderProblem = 'KEY' | 'QUOTA' | 'RATE' | 'UNREACHABLE' | 'ADDRESS' | 'TIMEOUT' | 'ANSWER'

/** Says why a provider gave no result; never what it was sent. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed'
  readonly problem: ProviderProblem
  /** When the provider wants to be asked again, in milliseconds from now. */
  readonly retryAfter: number | undefined

  constructor(problem: ProviderProblem, retryAfter?: number) {
    super(`the provider gave no result: ${problem}`)
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** What a provider is asked, relative to the address of its API. */
export interface ProviderRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  /** Sent as JSON. */
  body?: object
}

/** How an API is reached. */
export interface ProviderReach {
  baseUrl: string
  /** Hosts that may be private, or not reached by https. */
  allowedHosts: readonly string[]
  /** Milliseconds. */
  patience?: number
}

interface Received {
  statusCode: number
  retryAfter: number | undefined
  text: string
}

/** Bytes of an answer. */
const mostBytes = 8 * 2 ** 20

/**
 * Asks a provider and gives the JSON of its answer. Never follows a redirect, and never connects to a private or local
 * address but those that the operator allows. @throws ProviderFailed
 */
export async function askProvider(
  { method, path, headers, body }: ProviderRequest,
  { baseUrl, allowedHosts, patience = 30_000 }: ProviderReach,
): Promise<unknown> {
  if (addressProblem(baseUrl, allowedHosts)) throw new ProviderFailed('ADDRESS')
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`)
  const isAllowed = allowedHosts.includes(bareHost(url.hostname))
  const content = body && JSON.stringify(body)
  const { statusCode, retryAfter, text } = await new Promise<Received>((received, failed) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': 'Dragoman',
        ...headers,
        ...(content && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
      },
      agent: false,
      ...(!isAllowed && { lookup: lookupPublic() }),
    })
    const timer = setTimeout(() => request.destroy(new ProviderFailed('TIMEOUT')), patience)
    request.once('close', () => clearTimeout(timer))
    request.once('error', failed)
    request.once('response', (response) =>
      readText(response).then(
        (read) => received({ statusCode: response.statusCode ?? 0, retryAfter: waitOf(response.headers), text: read }),
        failed,
      ),
    )
    request.end(content)
  }).catch((error: unknown) => {
    throw error instanceof ProviderFailed
      ? error
      : new ProviderFailed(error instanceof AddressRefused ? 'ADDRESS' : 'UNREACHABLE')
  })
  if (statusCode !== 200) throw new ProviderFailed(problemOf(statusCode), retryAfter)
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderFailed('ANSWER')
  }
}

async function readText(response: http.IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece)
    size += piece.length
    if (size > mostBytes) throw new ProviderFailed('ANSWER')
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** The longest wait that a provider is given, in milliseconds. */
const longestWait = 10_000

/** The seconds of `Retry-After`; a date is left to the own waits. */
function waitOf(headers: http.IncomingHttpHeaders): number | undefined {
  const seconds = Number(headers['retry-after'] ?? Number.NaN)
  return seconds >= 0 ? Math.min(seconds * 1000, longestWait) : undefined
}

function problemOf(statusCode: number): ProviderProblem {
  if (statusCode === 401 || statusCode === 403) return 'KEY'
  // 456 is DeepL's: the characters of the month are used up.
  if (statusCode === 402 || statusCode === 456) return 'QUOTA'
  if (statusCode === 429) return 'RATE'
  return statusCode >= 500 ? 'UNREACHABLE' : 'ANSWER'
}
