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
export const publicFetch = async (
  address: string,
  request: PublicRequest,
  allowedHosts: readonly string[],
): Promise<Response> =>
  openPublic(address, request, allowedHosts, (open) => {
    const timer = setTimeout(() => open.destroy(new Error('the server did not answer in time')), patience)
    open.once('close', () => clearTimeout(timer))
  }).then(readResponse)

/** The same for an answer of any length, which is read while it comes; it fails once nothing comes for a while. */
export const publicDownload = (
  address: string,
  request: PublicRequest,
  allowedHosts: readonly string[],
): Promise<http.IncomingMessage> =>
  openPublic(address, request, allowedHosts, (open) =>
    open.setTimeout(patience, () => open.destroy(new Error('the server stopped answering'))),
  )

function openPublic(
  address: string,
  { method, headers, body }: PublicRequest,
  allowedHosts: readonly string[],
  watch: (open: http.ClientRequest) => void,
): Promise<http.IncomingMessage> {
  const problem = addressProblem(address, allowedHosts)
  if (problem) return Promise.reject(new AddressRefused(`the address is refused: ${problem}`))
  const url = new URL(address)
  const isAllowed = allowedHosts.includes(bareHost(url.hostname))
  return new Promise((received, failed) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
      agent: false,
      ...(!isAllowed && { lookup: lookupPublic() }),
    })
    watch(request)
    request.once('error', failed)
    request.once('response', received)
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
