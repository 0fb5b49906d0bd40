import http from 'node:http'
import https from 'node:https'
import { bareHost } from '../loopback.ts'
import { AddressRefused, addressProblem, lookupPublic } from './public-address.ts'

export interface OutboundRequest {
  method: string
  headers: Record<string, string>
  body?: string | Uint8Array | undefined
}

export interface OutboundTerms {
  /** Hosts that may be private, or not reached by https. */
  allowedHosts: readonly string[]
  /** Milliseconds until the whole answer has to be there; without it, the longest that nothing may come. */
  patience?: number
  /** Ends the request, with its reason. */
  signal?: AbortSignal
}

/** The server on the other side took longer than it may. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
  override readonly message = 'the server did not answer in time'
}

/** How long nothing may come, in milliseconds. */
const longestSilence = 10_000

/**
 * The one way by which this server reaches another at an address that people have entered. It never follows a redirect, and
 * never connects to a private or local address but those that the operator allows.
 * @throws AddressRefused, TimedOut, the reason of the signal, or what Node says of the connection
 */
export function openRequest(
  address: string,
  { method, headers, body }: OutboundRequest,
  { allowedHosts, patience, signal }: OutboundTerms,
): Promise<http.IncomingMessage> {
  const problem = addressProblem(address, allowedHosts)
  if (problem) return Promise.reject(new AddressRefused(`the address is refused: ${problem}`))
  const url = new URL(address)
  const isAllowed = allowedHosts.includes(bareHost(url.hostname))
  return new Promise((received, failed) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
      // A connection of its own: one that is kept may be closed under the next request.
      agent: false,
      ...(!isAllowed && { lookup: lookupPublic() }),
    })
    let response: http.IncomingMessage | undefined
    // Once the answer comes, it is its reader who has to hear the reason.
    const end = (reason: Error) => (response ?? request).destroy(reason)
    const stop = () => end(signal?.reason)
    const timer = patience === undefined ? undefined : setTimeout(() => end(new TimedOut()), patience)
    if (timer === undefined) request.setTimeout(longestSilence, () => end(new TimedOut()))
    signal?.addEventListener('abort', stop)
    request.once('close', () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    })
    request.once('error', failed)
    request.once('response', (coming) => {
      response = coming
      received(coming)
    })
    request.end(body)
    if (signal?.aborted) stop()
  })
}

/** The beginning of an answer; `isCut` where there is more. Leaving it ends the connection. */
export async function readBeginning(
  response: AsyncIterable<Buffer>,
  mostBytes: number,
): Promise<{ bytes: Buffer; isCut: boolean }> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response) {
    pieces.push(piece)
    size += piece.length
    if (size > mostBytes) break
  }
  return { bytes: Buffer.concat(pieces), isCut: size > mostBytes }
}
