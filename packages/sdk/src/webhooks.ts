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

const importKey = (secret: string) =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

const signedBytes = (timestamp: string, body: string) => encoder.encode(`${timestamp}-${body}`)

/**
 * The signature of a webhook: the HMAC-SHA256 of `{timestamp}-{body}` in hexadecimal digits.
 * @param timestamp epoch milliseconds, as they stand in the header
 */
export async function signWebhook(secret: string, timestamp: string, body: string): Promise<string> {
  const bytes = await crypto.subtle.sign('HMAC', await importKey(secret), signedBytes(timestamp, body))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Whether a webhook was signed with the secret that it was registered with, not long ago. Signatures are compared in
 * constant time. Never throws for what a request holds.
 */
export async function checkWebhook(
  secret: string,
  { headers, body }: WebhookRequest,
  { tolerance = 300_000, now = Date.now() }: WebhookOptions = {},
): Promise<WebhookCheck> {
  const timestamp = headers.get(webhookTimestampHeader) ?? ''
  const signature = headers.get(webhookSignatureHeader) ?? ''
  if (!/^\d{1,15}$/.test(timestamp) || !/^[\da-f]{64}$/i.test(signature)) return { ok: false, reason: 'unsigned' }
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
  const isRight = await crypto.subtle.verify('HMAC', await importKey(secret), bytes, signedBytes(timestamp, body))
  if (!isRight) return { ok: false, reason: 'wrong' }
  return Math.abs(now - Number(timestamp)) <= tolerance ? { ok: true } : { ok: false, reason: 'stale' }
}
