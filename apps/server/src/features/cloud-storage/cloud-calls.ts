import type { IncomingMessage } from 'node:http'
import type { CloudStorageAccess } from '../../identity/context.ts'
import { bareHost } from '../../kernel/loopback.ts'
import type { OutboundRequest } from '../../kernel/outbound/open-request.ts'
import { publicDownload, publicFetch } from '../../kernel/outbound/public-fetch.ts'
import { ApiError } from '../../kernel/refusals.ts'
import { cloudFailed, problemOf } from './cloud-failed.ts'

/** Asks a provider in the name of a person. */
export interface CloudCalls {
  /** The JSON of an answer, to a `POST` where there is a body. @throws ApiError CLOUD_STORAGE_FAILED */
  json(address: string, body?: object): Promise<Record<string, unknown>>
  /** An answer whose content is read while it comes. Follows redirects, without saying there who asks. */
  open(address: string, request?: Partial<OutboundRequest>): Promise<IncomingMessage>
}

/** An address of a provider, behind the gateway if there is one. */
export const throughGateway = (address: string, { gateway }: CloudStorageAccess): string =>
  gateway === undefined ? address : address.replace(/^https:\/\//, `${gateway}/`)

/** Hosts that are reached though they may be private: the gateway alone. */
export const gatewayHosts = ({ gateway }: CloudStorageAccess): string[] =>
  gateway === undefined ? [] : [bareHost(new URL(gateway).hostname)]

/** Redirects that one file may take. */
const mostRedirects = 3

export function cloudCalls(access: CloudStorageAccess, accessToken: string): CloudCalls {
  const hosts = gatewayHosts(access)
  const authorization = `Bearer ${accessToken}`
  return {
    async json(address, body) {
      const response = await publicFetch(
        throughGateway(address, access),
        {
          method: body ? 'POST' : 'GET',
          headers: { authorization, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
          body: body && JSON.stringify(body),
        },
        hosts,
      ).catch(unreachable)
      if (!response.ok) throw cloudFailed(problemOf(response.status, await response.text()))
      const read: unknown = await response.json().catch(unreachable)
      return isRecord(read) ? read : {}
    },
    async open(address, { method = 'GET', headers = {} } = {}) {
      let next = throughGateway(address, access)
      let own: Record<string, string> = { ...headers, authorization }
      for (let hop = 0; hop <= mostRedirects; hop += 1) {
        const response = await publicDownload(next, { method, headers: own }, hosts).catch(unreachable)
        const { statusCode = 502, headers: answered } = response
        if (statusCode === 200) return response
        if (statusCode < 300 || statusCode >= 400 || !answered.location)
          throw cloudFailed(problemOf(statusCode, await beginningOf(response)))
        response.destroy()
        next = new URL(answered.location, next).href
        own = {}
      }
      throw cloudFailed('UNREACHABLE')
    },
  }
}

/** Bytes that say why something is refused. */
const longestReason = 10_000

async function beginningOf(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of response as AsyncIterable<Buffer>) {
    text += piece.toString('utf8')
    if (text.length > longestReason) break
  }
  return text
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The records of a list in an answer. */
export const recordsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** A number, which Google spells as a text. */
export function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

/** A time in ISO form, in epoch milliseconds. */
export function timeIn(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

export function unreachable(error: unknown): never {
  throw error instanceof ApiError ? error : cloudFailed('UNREACHABLE')
}
