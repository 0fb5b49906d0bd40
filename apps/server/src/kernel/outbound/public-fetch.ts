import type http from 'node:http'
import { openRequest, readBeginning, type OutboundRequest } from './open-request.ts'

/** Bytes of an answer. */
const mostBytes = 2 * 2 ** 20
/** How long an answer may take, in milliseconds. */
const patience = 10_000

/** Asks a server as `fetch` does, for libraries that take one; see `openRequest`. */
export async function publicFetch(
  address: string,
  request: OutboundRequest,
  allowedHosts: readonly string[],
): Promise<Response> {
  const response = await openRequest(address, request, { allowedHosts, patience })
  const { bytes, isCut } = await readBeginning(response, mostBytes)
  if (isCut) throw new Error('the answer is too large')
  const headers = new Headers()
  for (const [name, value] of Object.entries(response.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const status = response.statusCode ?? 502
  const isEmpty = status === 204 || status === 304 || status < 200
  return new Response(isEmpty ? null : bytes, { status: Math.max(200, status), headers })
}

/** The same for an answer of any length, which is read while it comes; it fails once nothing comes for a while. */
export const publicDownload = (
  address: string,
  request: OutboundRequest,
  allowedHosts: readonly string[],
): Promise<http.IncomingMessage> => openRequest(address, request, { allowedHosts })
