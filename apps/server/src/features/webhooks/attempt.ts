import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '@dragoman/sdk/webhooks'
import { validationType } from './event-types.ts'
import { secretsOf, signedHeaders } from './secrets.ts'
import { sendRequest, type Exchange } from './send-request.ts'
import type { webhooks } from './tables.ts'
import type { SecretKey } from '../../kernel/encrypted.ts'

/** The server's settings that sending needs. */
export interface SendSettings {
  secretKey: SecretKey
  allowedHosts: readonly string[]
}

/** An attempt to deliver an event: what was sent, and what came back. */
export interface Attempt extends Exchange {
  requestHeaders: Record<string, string>
  at: Date
}

export interface SentEvent {
  id: string
  body: string
}

type Receiver = typeof webhooks.$inferSelect

/** Sends an event to a receiver once. Throws RequestStopped when `signal` says so. */
export async function attempt(
  receiver: Receiver,
  event: SentEvent,
  { secretKey, allowedHosts }: SendSettings,
  { at, signal }: { at: Date; signal: AbortSignal },
): Promise<Attempt> {
  let secrets: string[]
  try {
    secrets = secretsOf(receiver, secretKey, at)
  } catch {
    // The server has another key than the one that it was stored with.
    return { requestHeaders: {}, at, failure: 'SECRET', duration: 0 }
  }
  return sendOnce(receiver.url ?? '', event, secrets, { allowedHosts, at, signal })
}

/** The same, to an address that is not stored yet. */
export async function sendOnce(
  url: string,
  event: SentEvent,
  secrets: readonly string[],
  { allowedHosts, at, signal }: { allowedHosts: readonly string[]; at: Date; signal: AbortSignal },
): Promise<Attempt> {
  const requestHeaders = await signedHeaders(event, secrets, at)
  const exchange = await sendRequest({ url, headers: requestHeaders, body: event.body }, { allowedHosts, signal })
  return { ...exchange, requestHeaders, at }
}

export const isAccepted = ({ answer }: Attempt): boolean =>
  answer !== undefined && answer.statusCode >= 200 && answer.statusCode < 300

/** The event that says that nothing has happened. */
export function validationEvent(at: Date): SentEvent {
  const id = randomUUID()
  const event: WebhookEvent = { event_type: validationType, event_id: id, event_timestamp: at.getTime() }
  return { id, body: JSON.stringify(event) }
}
