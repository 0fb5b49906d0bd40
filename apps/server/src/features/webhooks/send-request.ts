import type http from 'node:http'
import { openRequest, readBeginning, TimedOut } from '../../kernel/outbound/open-request.ts'
import { AddressRefused } from '../../kernel/outbound/public-address.ts'

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
  try {
    const request = { method: 'POST', headers, body }
    const response = await openRequest(address, request, { allowedHosts, patience, signal })
    return { answer: await readAnswer(response), duration: duration() }
  } catch (error) {
    if (signal.aborted) throw new RequestStopped()
    return { failure: failureOf(error), duration: duration() }
  }
}

async function readAnswer(response: http.IncomingMessage): Promise<ReceivedAnswer> {
  const { bytes } = await readBeginning(response, mostBytes)
  const text = [...bytes.toString('utf8')]
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
