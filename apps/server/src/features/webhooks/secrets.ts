import { randomBytes } from 'node:crypto'
import { signStandardWebhook, signWebhook } from '@dragoman/sdk/webhooks'
import { decrypted, encrypted, type Encrypted, type SecretKey } from '../../kernel/encrypted.ts'
import type { webhooks } from './tables.ts'

export const webhookPurpose = 'webhook'

/** A secret as Standard Webhooks has them. */
export const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`

/** Whether a receiver's libraries can read a secret that someone has chosen. */
export function isReadable(secret: string): boolean {
  if (!secret.startsWith('whsec_')) return true
  const text = secret.slice('whsec_'.length)
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text && bytes.length >= 12
}

export const hintOf = (secret: string): string => secret.slice(-4)
export const sealed = (secret: string, secretKey: SecretKey): Encrypted => encrypted(secret, secretKey, webhookPurpose)

/** The secrets that a webhook's events are signed with, the present one first. */
export function secretsOf(
  { secret, previousSecret, previousSecretUntil }: typeof webhooks.$inferSelect,
  secretKey: SecretKey,
  now: Date,
): string[] {
  const isKept = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > now
  return [secret, ...(isKept ? [previousSecret] : [])].map((each) => decrypted(each, secretKey, webhookPurpose))
}

/** The headers of an event: those of Standard Webhooks, and the older ones with the present secret. */
export async function signedHeaders(
  { id, body }: { id: string; body: string },
  secrets: readonly string[],
  now: Date,
): Promise<Record<string, string>> {
  const seconds = String(Math.floor(now.getTime() / 1000))
  const milliseconds = String(now.getTime())
  const signatures = await Promise.all(secrets.map((secret) => signStandardWebhook(secret, id, seconds, body)))
  return {
    'content-type': 'application/json',
    'user-agent': 'Dragoman',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': signatures.join(' '),
    'x-bwx-timestamp': milliseconds,
    'x-bwx-signature': await signWebhook(secrets[0] ?? '', milliseconds, body),
  }
}
