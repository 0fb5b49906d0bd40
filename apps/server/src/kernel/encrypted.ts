import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const keyFor = (secretKey: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `dragoman ${purpose}`, 32))

declare const encryptedText: unique symbol
/** A text that `encrypted` has made; columns of such texts are `sealedText`. */
export type Encrypted = string & { readonly [encryptedText]: true }

/**
 * A text that only this server can read again: AES-256-GCM under a key of its own for each purpose, derived from the
 * server's secret key. The form is `v1.` and the base64url of nonce, tag and cipher text.
 */
export function encrypted(text: string, secretKey: string, purpose: string): Encrypted {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secretKey, purpose), nonce)
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')}` as Encrypted
}

/** @throws when it was encrypted for another purpose, with another key, or was changed */
export function decrypted(value: Encrypted, secretKey: string, purpose: string): string {
  const bytes = Buffer.from(value.replace(/^v1\./, ''), 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secretKey, purpose), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
