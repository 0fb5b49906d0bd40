export type * from './webhook-events.ts'

/** A request as a receiver of webhooks got it. */
export interface WebhookRequest {
  /** Its headers; only `get` is used. */
  readonly headers: { get(name: string): string | null }
  /** Its body as it came, before anything parsed it: one changed byte is another signature. */
  readonly body: string
}

export interface WebhookOptions {
  /** Milliseconds by which its time may differ from the receiver's, so that an old event can't be replayed; 5 minutes. */
  readonly tolerance?: number
  /** Epoch milliseconds. */
  readonly now?: number
}

/** Whether a request can be believed, and otherwise why not. */
export type WebhookCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unsigned' | 'stale' | 'wrong' }

export const webhookTimestampHeader = 'X-BWX-Timestamp'
export const webhookSignatureHeader = 'X-BWX-Signature'

const encoder = new TextEncoder()
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (character) => character.charCodeAt(0))

const importKey = (key: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

/** The key that a secret encodes: bytes in base64 after `whsec_`, else its own characters. */
const standardKey = (secret: string) =>
  secret.startsWith('whsec_') ? bytesOf(atob(secret.slice('whsec_'.length))) : encoder.encode(secret)

const signedBytes = (timestamp: string, body: string) => encoder.encode(`${timestamp}-${body}`)
const standardBytes = (id: string, timestamp: string, body: string) => encoder.encode(`${id}.${timestamp}.${body}`)

const signature = async (key: Uint8Array<ArrayBuffer>, text: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.sign('HMAC', await importKey(key), text))

/**
 * The signature of a webhook in `X-BWX-Signature`: the HMAC-SHA256 of `{timestamp}-{body}` in hexadecimal digits.
 * @param timestamp epoch milliseconds, as they stand in the header
 */
export async function signWebhook(secret: string, timestamp: string, body: string): Promise<string> {
  const bytes = await signature(encoder.encode(secret), signedBytes(timestamp, body))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The signature of a webhook in `webhook-signature`, as Standard Webhooks specifies it.
 * @param timestamp epoch seconds, as they stand in `webhook-timestamp`
 */
export async function signStandardWebhook(
  secret: string,
  id: string,
  timestamp: string,
  body: string,
): Promise<string> {
  const bytes = await signature(standardKey(secret), standardBytes(id, timestamp, body))
  return `v1,${btoa(String.fromCharCode(...bytes))}`
}

/**
 * Whether a webhook was signed with the secret that it was registered with, not long ago. Signatures are compared in
 * constant time. Those of Standard Webhooks count where they are there, else `X-BWX-Signature`. Never throws for what a
 * request holds.
 */
export async function checkWebhook(
  secret: string,
  { headers, body }: WebhookRequest,
  { tolerance = 300_000, now = Date.now() }: WebhookOptions = {},
): Promise<WebhookCheck> {
  const standard = headers.get('webhook-signature')
  const given = standard ? standardSignature(secret, headers, standard) : ownSignature(secret, headers)
  if (!given) return { ok: false, reason: 'unsigned' }
  const key = await importKey(given.key)
  const text = given.textOf(body)
  const checks = await Promise.all(given.signatures.map((bytes) => crypto.subtle.verify('HMAC', key, bytes, text)))
  if (!checks.includes(true)) return { ok: false, reason: 'wrong' }
  return Math.abs(now - given.at) <= tolerance ? { ok: true } : { ok: false, reason: 'stale' }
}

interface GivenSignature {
  key: Uint8Array<ArrayBuffer>
  signatures: Uint8Array<ArrayBuffer>[]
  /** Epoch milliseconds. */
  at: number
  textOf(body: string): Uint8Array<ArrayBuffer>
}

type Headers = WebhookRequest['headers']

/** While a secret is being replaced there are two signatures, of which one has to be right. */
function standardSignature(secret: string, headers: Headers, given: string): GivenSignature | undefined {
  const id = headers.get('webhook-id') ?? ''
  const timestamp = headers.get('webhook-timestamp') ?? ''
  const signatures = [...given.matchAll(/(?<![^ ])v1,([A-Za-z0-9+/]{43}=)(?![^ ])/g)].slice(0, 5)
  if (!id || !/^\d{1,12}$/.test(timestamp) || signatures.length === 0) return undefined
  return {
    key: standardKey(secret),
    signatures: signatures.map(([, text = '']) => bytesOf(atob(text))),
    at: Number(timestamp) * 1000,
    textOf: (body) => standardBytes(id, timestamp, body),
  }
}

function ownSignature(secret: string, headers: Headers): GivenSignature | undefined {
  const timestamp = headers.get(webhookTimestampHeader) ?? ''
  const hex = headers.get(webhookSignatureHeader) ?? ''
  if (!/^\d{1,15}$/.test(timestamp) || !/^[\da-f]{64}$/i.test(hex)) return undefined
  return {
    key: encoder.encode(secret),
    signatures: [Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))],
    at: Number(timestamp),
    textOf: (body) => signedBytes(timestamp, body),
  }
}
