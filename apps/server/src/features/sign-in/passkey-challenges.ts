import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../kernel/database/connect.ts'
import { spend } from './spent-challenges.ts'
import { keysOf, type SecretKey } from '../../kernel/encrypted.ts'

/** How long a device may take to answer, in milliseconds. */
export const challengeLife = 5 * 60_000

/** The purpose of a challenge: to sign in, or for one person to add a passkey or to confirm a password. */
export type ChallengePurpose = 'SIGN_IN' | `ADD ${string}` | `CONFIRM ${string}`

const idBytes = 16
const timeBytes = 6

/** A challenge that nothing has to be kept for: it says itself until when it is good, and for what. */
export function newChallenge(secretKey: SecretKey, purpose: ChallengePurpose, now: Date): Uint8Array<ArrayBuffer> {
  const until = Buffer.alloc(timeBytes)
  until.writeUIntBE(now.getTime() + challengeLife, 0, timeBytes)
  const body = Buffer.concat([randomBytes(idBytes), until])
  return Uint8Array.from(Buffer.concat([body, seal(keysOf(secretKey)[0], purpose, body)]))
}

/**
 * Whether a challenge is one of ours for this purpose that has not expired and was not answered before; it counts as
 * answered then, on every server. Not for use within a transaction, which would take that back with the request.
 */
export async function spendChallenge(
  db: Database,
  challenge: string,
  { secretKey, purpose, now }: { secretKey: SecretKey; purpose: ChallengePurpose; now: Date },
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  const body = bytes.subarray(0, idBytes + timeBytes)
  const sealed = bytes.subarray(idBytes + timeBytes)
  const isOurs = keysOf(secretKey).some((key) => {
    const expected = seal(key, purpose, body)
    return sealed.length === expected.length && timingSafeEqual(sealed, expected)
  })
  if (!isOurs) return false
  if (body.readUIntBE(idBytes, timeBytes) <= now.getTime()) return false
  return spend(db, bytes.toString('base64url'), now)
}

const seal = (key: string, purpose: ChallengePurpose, body: Buffer): Buffer =>
  createHmac('sha256', `${key} passkey`).update(purpose).update(body).digest()
