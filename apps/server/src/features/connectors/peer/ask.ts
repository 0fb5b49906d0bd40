import { setTimeout as pause } from 'node:timers/promises'
import { AddressRefused, addressProblem } from '../../../kernel/outbound/public-address.ts'
import { openRequest, readBeginning } from '../../../kernel/outbound/open-request.ts'
import { Answered } from './answered.ts'
import { LimitReached, PeerFault } from './faults.ts'

export interface Asked {
  method?: string
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  json?: unknown
  body?: string | Uint8Array
  /** Statuses beside 2xx that are an answer; others are faults. */
  accepts?: readonly number[]
  /** Whether a second one does no harm; by the method where it isn't said. */
  isRepeatable?: boolean
  /** Milliseconds that an answer asks to wait, of systems that say so in its body. */
  limitIn?: (answer: Answered) => number | undefined
}

/** A request of a connection and its answer. */
export interface Exchange {
  method: string
  url: string
  sentHeaders: Readonly<Record<string, unknown>>
  sentBody: string
  /** Undefined where no answer came. */
  answer?: { status: number; headers: Readonly<Record<string, unknown>>; bytes: Buffer }
  /** The failure, where no answer came. */
  fault?: string
  milliseconds: number
}

/** Asks the other system. @throws PeerFault, LimitReached */
export type Ask = (url: string, asked?: Asked) => Promise<Answered>

/** How much may be asked, by whom a system counts it. */
export interface Budget {
  /** Counts a request; waits for it. @throws LimitReached */
  take(): Promise<void>
  /** Nothing may be asked before. */
  block(until: Date): Promise<void>
}

export interface AskTerms {
  /** Hosts that may be private, or not reached by https. */
  allowedHosts: readonly string[]
  /** Origin that stands before every host of a kind that has its own. */
  gateway?: string | undefined
  /** Never in a message. */
  secrets: readonly string[]
  budget: Budget
  /** Keeps what was asked, and what came of it. */
  keep?: ((exchange: Exchange) => Promise<void>) | undefined
}

/** Bytes of an answer. */
const mostBytes = 64 * 2 ** 20
const tries = 5
const redirects = 3
/** The longest that a request waits for its turn, in milliseconds. */
export const patience = 30_000
const passing = [500, 502, 503, 504]

/** The way to the other system, with the patience that its limits need. */
export function asking(terms: AskTerms): Ask {
  return async (url, asked = {}) => {
    for (let attempt = 1; ; attempt += 1) {
      await terms.budget.take()
      const answer = await once(terms, url, asked).catch((error: unknown) => faultOf(error))
      const isLast = attempt === tries
      if (answer instanceof PeerFault) {
        if (isLast || answer.reason !== 'UNREACHABLE' || !isRepeatable(asked)) throw answer
        await pause(backoff(attempt))
        continue
      }
      const wait = asked.limitIn?.(answer) ?? limitOf(answer, attempt)
      if (wait !== undefined) {
        const until = new Date(Date.now() + wait)
        if (wait > 1000) await terms.budget.block(until)
        if (wait > patience) throw new LimitReached(until)
        if (isLast) throw new PeerFault('LIMIT', answer.said())
        await pause(wait)
        continue
      }
      if (passing.includes(answer.status) && isRepeatable(asked) && !isLast) {
        await pause(backoff(attempt))
        continue
      }
      if (answer.isOk || asked.accepts?.includes(answer.status)) return answer
      throw new PeerFault(reasonOf(answer.status), answer.said())
    }
  }
}

const isRepeatable = ({ method = 'GET', isRepeatable: isMeant }: Asked) =>
  isMeant ?? ['GET', 'HEAD', 'PUT', 'DELETE'].includes(method)

const backoff = (attempt: number) => 50 * 2 ** attempt * (0.5 + Math.random())

/** One request, with the redirects that it leads to; what a redirect across origins gets has no credentials. */
async function once(terms: AskTerms, url: string, asked: Asked, left = redirects): Promise<Answered> {
  const { method = 'GET', json } = asked
  const body = json === undefined ? asked.body : JSON.stringify(json)
  const headers = {
    'user-agent': 'Dragoman',
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...asked.headers,
  }
  const { address, allowedHosts } = throughGateway(terms, url)
  const began = performance.now()
  const keep = async (more: Pick<Exchange, 'answer' | 'fault'>) => {
    const sentBody = typeof body === 'string' ? body : body ? `${body.length} bytes` : ''
    const milliseconds = performance.now() - began
    await terms.keep?.({ method, url, sentHeaders: headers, sentBody, milliseconds, ...more })
  }
  const response = await openRequest(address, { method, headers, body }, { allowedHosts }).catch(
    async (error: unknown) => {
      await keep({ fault: error instanceof Error ? error.message : '' })
      throw error
    },
  )
  const { bytes, isCut } = await readBeginning(response, mostBytes)
  await keep({ answer: { status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.from(bytes) } })
  if (isCut) throw new PeerFault('REFUSED', 'The answer is too large.')
  const status = response.statusCode ?? 502
  const { location } = response.headers
  const isAnswer = status < 300 || status >= 400 || status === 304 || asked.accepts?.includes(status)
  if (isAnswer || location === undefined) {
    const secrets = [...terms.secrets, ...credentialsOf(asked)].toSorted((one, other) => other.length - one.length)
    return new Answered(status, response.headers, bytes, secrets)
  }
  if (left === 0 || (method !== 'GET' && method !== 'HEAD'))
    throw new PeerFault('REFUSED', `It sends us elsewhere (${status}). Enter the address that it leads to.`)
  const next = new URL(location, url)
  if (addressProblem(next.href, terms.allowedHosts)) throw new AddressRefused('a redirect leads to a private address')
  return once(terms, next.href, next.origin === new URL(url).origin ? asked : withoutCredentials(asked), left - 1)
}

/** The credentials that a request carries, without their scheme. */
const credentialsOf = ({ headers = {} }: Asked): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    name.toLowerCase() === 'authorization' ? value.slice(value.indexOf(' ') + 1) : [],
  )

function withoutCredentials(asked: Asked): Asked {
  const kept = Object.entries(asked.headers ?? {}).filter(([name]) => name.toLowerCase() === 'accept')
  return { ...asked, headers: Object.fromEntries(kept) }
}

function throughGateway({ gateway, allowedHosts }: AskTerms, url: string) {
  const { host, protocol, pathname, search } = new URL(url)
  if (gateway === undefined || protocol !== 'https:') return { address: url, allowedHosts }
  const { hostname } = new URL(gateway)
  return { address: `${gateway}/${host}${pathname}${search}`, allowedHosts: [...allowedHosts, hostname] }
}

function faultOf(error: unknown): PeerFault {
  if (error instanceof PeerFault) return error
  if (error instanceof AddressRefused) return new PeerFault('ADDRESS')
  return new PeerFault('UNREACHABLE', error instanceof Error ? error.message.slice(0, 200) : '')
}

function reasonOf(status: number) {
  if (status === 401) return 'SIGN_IN'
  if (status === 403) return 'FORBIDDEN'
  if (status === 404 || status === 410) return 'NOT_FOUND'
  return status >= 500 ? 'UNREACHABLE' : 'REFUSED'
}

/** Milliseconds that a limit asks for; undefined where none was reached. */
function limitOf(answer: Answered, attempt: number): number | undefined {
  const isSpent = answer.status === 403 && answer.header('x-ratelimit-remaining') === '0'
  if (answer.status !== 429 && !isSpent) return undefined
  const asked = afterOf(answer.header('retry-after')) ?? resetOf(answer)
  // As late as a day at most, and never in the past: some send negative numbers.
  return asked === undefined ? backoff(attempt) * 5 : Math.min(Math.max(asked, 0), 24 * 60 * 60 * 1000)
}

/** `Retry-After`, in seconds or as a date. */
function afterOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value) * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : at - Date.now()
}

/** When the window of a limit ends, as several systems say it: a moment in seconds, or seconds from now. */
function resetOf(answer: Answered): number | undefined {
  for (const name of ['x-ratelimit-reset', 'x-rate-limit-reset', 'x-contentful-ratelimit-reset']) {
    const value = Number(answer.header(name) ?? Number.NaN)
    if (Number.isFinite(value)) return value > 1_000_000_000 ? value * 1000 - Date.now() : value * 1000
  }
  return undefined
}
