import http from 'node:http'
import https from 'node:https'
import { bareHost } from '../../kernel/loopback.ts'
import { AddressRefused, addressProblem, lookupPublic } from '../../kernel/public-address.ts'

/** Why a receiver gave no answer. */
export type Failure = 'TIMEOUT' | 'CONNECTION' | 'NAME' | 'TLS' | 'ADDRESS' | 'SECRET'

export interface ReceivedAnswer {
  statusCode: number
  headers: Record<string, string>
  /** Its first characters. */
  body: string
  isCut: boolean
}

/** How a request went; without an answer `failure` says why. */
export interface Exchange {
  answer?: ReceivedAnswer
  failure?: Failure
  /** Milliseconds. */
  duration: number
}

interface Outgoing {
  url: string
  headers: Record<string, string>
  body: string
}

/** How long an answer may take, in milliseconds, and how much of it is kept, in characters. */
const patience = 10_000
const keptCharacters = 4000
/** Where reading ends, in bytes: no character takes more than four. */
const mostBytes = 4 * keptCharacters

/** Stops a request that the server does not want to wait for any longer. */
export class RequestStopped extends Error {
  override readonly name = 'RequestStopped'
}

/**
 * Sends a request and keeps the beginning of its answer. Never follows a redirect, and never connects to a private or
 * local address but those that the operator allows. Throws RequestStopped when `signal` says so.
 */
export async function sendRequest(
  { url: address, headers, body }: Outgoing,
  { allowedHosts, signal }: { allowedHosts: readonly string[]; signal: AbortSignal },
): Promise<Exchange> {
  const started = performance.now()
  const duration = () => Math.round(performance.now() - started)
  if (addressProblem(address, allowedHosts)) return { failure: 'ADDRESS', duration: duration() }
  const url = new URL(address)
  const isAllowed = allowedHosts.includes(bareHost(url.hostname))
  let ended: Error | undefined
  try {
    const answer = await new Promise<ReceivedAnswer>((received, failed) => {
      const request = (url.protocol === 'https:' ? https : http).request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        // A connection of its own: one that is kept may be closed under the next request.
        agent: false,
        ...(!isAllowed && { lookup: lookupPublic() }),
      })
      const end = (reason: Error) => {
        ended = reason
        request.destroy(reason)
      }
      const stop = () => end(new RequestStopped())
      const timer = setTimeout(() => end(new TimedOut()), patience)
      signal.addEventListener('abort', stop)
      request.once('close', () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
      })
      request.once('error', failed)
      request.once('response', (response) => readAnswer(response).then(received, failed))
      request.end(body)
    })
    return { answer, duration: duration() }
  } catch (error) {
    if (ended instanceof RequestStopped) throw ended
    return { failure: failureOf(ended ?? error), duration: duration() }
  }
}

class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

async function readAnswer(response: http.IncomingMessage): Promise<ReceivedAnswer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece)
    size += piece.length
    // Leaving the loop ends the connection.
    if (size > mostBytes) break
  }
  const text = [...Buffer.concat(pieces).toString('utf8')]
  return {
    statusCode: response.statusCode ?? 0,
    headers: shownHeaders(response.headers),
    body: storable(text.slice(0, keptCharacters).join('')),
    isCut: text.length > keptCharacters,
  }
}

/** The database holds every character but NUL. */
const storable = (text: string) => text.replaceAll('\0', '�').toWellFormed()

/** The first headers, cut where they are long; cookies are the receiver's own affair. */
const shownHeaders = (headers: http.IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'set-cookie')
      .slice(0, 30)
      .map(([name, value]) => [name.slice(0, 100), storable([value].flat().join(', ').slice(0, 300))]),
  )

function failureOf(error: unknown): Failure {
  if (error instanceof AddressRefused) return 'ADDRESS'
  if (error instanceof TimedOut) return 'TIMEOUT'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ETIMEDOUT') return 'TIMEOUT'
  if (/^(ENOTFOUND|ENODATA|ESERVFAIL|EAI_AGAIN|EREFUSED|EBADNAME)$/.test(code)) return 'NAME'
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY|EPROTO/.test(code) ? 'TLS' : 'CONNECTION'
}
