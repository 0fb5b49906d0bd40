import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** The secret key of a server: the one in use, and others that it can still read with. */
export type SecretKey = string | readonly [inUse: string, ...others: string[]]

/** All keys of a server, the one in use first. */
export const keysOf = (secretKey: SecretKey): readonly [string, ...string[]] =>
  typeof secretKey === 'string' ? [secretKey] : secretKey

/** Tells one key from others, and nothing of it. */
export const markOf = (key: string): string => createHmac('sha256', key).update('dragoman installation').digest('hex')

/** The same in a short form, which every encrypted text carries. */
const idOf = (key: string) => markOf(key).slice(0, 12)

const keyFor = (key: string, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `dragoman ${purpose}`, 32))

declare const encryptedText: unique symbol
/** A text that `encrypted` has made; columns of such texts are `sealedText`. */
export type Encrypted = string & { readonly [encryptedText]: true }

/** The beginning of every text that the key in use has encrypted. */
export const formOf = (secretKey: SecretKey): string => `v2.${idOf(keysOf(secretKey)[0])}.`

/**
 * A text that only this server can read again: AES-256-GCM under a key of its own for each purpose, derived from the
 * secret key in use. The form is `v2.`, the id of that key, and the base64url of nonce, tag and cipher text. `v1.`, which
 * earlier versions wrote, has no id.
 */
export function encrypted(text: string, secretKey: SecretKey, purpose: string): Encrypted {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(keysOf(secretKey)[0], purpose), nonce)
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const bytes = Buffer.concat([nonce, cipher.getAuthTag(), content])
  return `${formOf(secretKey)}${bytes.toString('base64url')}` as Encrypted
}

/** @throws when it was encrypted for another purpose, with a key that this server does not have, or was changed */
export function decrypted(value: Encrypted, secretKey: SecretKey, purpose: string): string {
  const [, id, content] = /^(?:v1|v2\.([0-9a-f]+))\.(.*)$/s.exec(value) ?? []
  const keys = keysOf(secretKey).filter((key) => id === undefined || idOf(key) === id)
  let failure: unknown = new Error('the text was encrypted with another secret key')
  for (const key of keys) {
    try {
      return opened(Buffer.from(content ?? '', 'base64url'), keyFor(key, purpose))
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

function opened(bytes: Buffer, key: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
