import http from 'node:http'
import https from 'node:https'
import { bareHost } from './loopback.ts'
import { AddressRefused, addressProblem, lookupPublic } from './public-address.ts'

/** Bytes of an answer. */
const mostBytes = 2 * 2 ** 20
/** How long an answer may take, in milliseconds. */
const patience = 10_000

export interface PublicRequest {
  method: string
  headers: Record<string, string>
  body?: string | undefined
}

/**
 * Asks a server as `fetch` does, for libraries that take one. Never follows a redirect, and never connects to a private or
 * local address but those that the operator allows. @throws AddressRefused
 */
export async function publicFetch(
  address: string,
  { method, headers, body }: PublicRequest,
  allowedHosts: readonly string[],
): Promise<Response> {
  const problem = addressProblem(address, allowedHosts)
  if (problem) throw new AddressRefused(`the address is refused: ${problem}`)
  const url = new URL(address)
  const isAllowed = allowedHosts.includes(bareHost(url.hostname))
  return new Promise<Response>((received, failed) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
      agent: false,
      ...(!isAllowed && { lookup: lookupPublic() }),
    })
    const timer = setTimeout(() => request.destroy(new Error('the server did not answer in time')), patience)
    request.once('close', () => clearTimeout(timer))
    request.once('error', failed)
    request.once('response', (response) => readResponse(response).then(received, failed))
    request.end(body)
  })
}

async function readResponse(response: http.IncomingMessage): Promise<Response> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece)
    size += piece.length
    if (size > mostBytes) throw new Error('the answer is too large')
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(response.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const status = response.statusCode ?? 502
  const isEmpty = status === 204 || status === 304 || status < 200
  return new Response(isEmpty ? null : Buffer.concat(pieces), { status: Math.max(200, status), headers })
}
