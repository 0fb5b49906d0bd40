import type http from 'node:http'
import { openRequest, readBeginning, TimedOut } from '../../kernel/outbound/open-request.ts'
import type { OutboundRequest, OutboundTerms } from '../../kernel/outbound/open-request.ts'
import { AddressRefused } from '../../kernel/outbound/public-address.ts'

/**
 * Why a provider gave no result: a language that it doesn't have, its key, the quota of the key, too many requests, no
 * connection, an address that is not public, no answer in time, or an answer that the protocol doesn't have.
 */
export type ProviderProblem = 'LANGUAGE' | 'KEY' | 'QUOTA' | 'RATE' | 'UNREACHABLE' | 'ADDRESS' | 'TIMEOUT' | 'ANSWER'

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

/** The path of a request, relative to the address of the provider's API. */
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
  const content = body && JSON.stringify(body)
  const { statusCode, retryAfter, text } = await receive(
    `${baseUrl.replace(/\/+$/, '')}${path}`,
    {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': 'Dragoman',
        ...headers,
        ...(content && { 'content-type': 'application/json' }),
      },
      body: content,
    },
    { allowedHosts, patience },
  ).catch((error: unknown) => {
    throw error instanceof ProviderFailed ? error : new ProviderFailed(reasonOf(error))
  })
  if (statusCode !== 200) throw new ProviderFailed(problemOf(statusCode, text), retryAfter)
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderFailed('ANSWER')
  }
}

async function receive(address: string, request: OutboundRequest, terms: OutboundTerms): Promise<Received> {
  const response = await openRequest(address, request, terms)
  const { bytes, isCut } = await readBeginning(response, mostBytes)
  if (isCut) throw new ProviderFailed('ANSWER')
  const { statusCode = 0, headers } = response
  return { statusCode, retryAfter: waitOf(headers), text: bytes.toString('utf8') }
}

function reasonOf(error: unknown): ProviderProblem {
  if (error instanceof AddressRefused) return 'ADDRESS'
  return error instanceof TimedOut ? 'TIMEOUT' : 'UNREACHABLE'
}

/** The longest wait that a provider is given, in milliseconds. */
const longestWait = 10_000

/** The seconds of `Retry-After`; a date is left to the own waits. */
function waitOf(headers: http.IncomingHttpHeaders): number | undefined {
  const seconds = Number(headers['retry-after'] ?? Number.NaN)
  return seconds >= 0 ? Math.min(seconds * 1000, longestWait) : undefined
}

/** DeepL, Google, and LibreTranslate, in this order, where they don't have a language. */
const noLanguage = /'(?:source|target)_lang' not supported|language pair|is not supported/i

function problemOf(statusCode: number, text: string): ProviderProblem {
  if (statusCode === 400 && noLanguage.test(text)) return 'LANGUAGE'
  if (statusCode === 401 || statusCode === 403) return 'KEY'
  // 456 is DeepL's: the characters of the month are used up.
  if (statusCode === 402 || statusCode === 456) return 'QUOTA'
  if (statusCode === 429) return 'RATE'
  return statusCode >= 500 ? 'UNREACHABLE' : 'ANSWER'
}
