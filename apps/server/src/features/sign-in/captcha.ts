import type { CaptchaChallenge } from '@dragoman/sdk/operations/auth'
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { Database } from '../../kernel/database/connect.ts'
import { spend } from './spent-challenges.ts'
import { keysOf, type SecretKey } from '../../kernel/encrypted.ts'

/** How long a task may take to be solved, in milliseconds. */
const life = 10 * 60_000

/**
 * A task that costs a browser some tenths of a second and a bulk sender a lot. It comes from this server alone: no one
 * else learns who asks.
 */
export async function captchaChallenge(secretKey: SecretKey, now: Date): Promise<CaptchaChallenge> {
  const { parameters, signature } = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    deriveKey,
    counter: 20_000 + Math.floor(Math.random() * 60_000),
    expiresAt: new Date(now.getTime() + life),
    ...signedWith(keysOf(secretKey)[0]),
  })
  if (signature === undefined) throw new Error('the task is not signed')
  return { parameters: { ...parameters }, signature }
}

/**
 * Whether the text that came along is the solution of a task of ours that was not used before: each is good for one
 * request, on whichever server. Not for use within a transaction, which would take the use back with the request.
 * @param payload base64 of the JSON of `{ challenge, solution }`
 */
export async function isSolved(db: Database, payload: string, secretKey: SecretKey, now: Date): Promise<boolean> {
  const { challenge, solution } = read(payload)
  const signature = challenge?.signature
  if (!challenge || !solution || typeof signature !== 'string') return false
  const verifications = keysOf(secretKey).map((key) =>
    verifySolution({ challenge, solution, deriveKey, ...signedWith(key) }).catch(() => ({ verified: false })),
  )
  if (!(await Promise.all(verifications)).some(({ verified }) => verified)) return false
  return spend(db, signature, now)
}

const signedWith = (key: string) => ({
  hmacSignatureSecret: `${key} captcha`,
  hmacKeySignatureSecret: `${key} captcha key`,
})

function read(payload: string): { challenge?: Challenge; solution?: Solution } {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))
    return value !== null && typeof value === 'object' ? value : {}
  } catch {
    return {}
  }
}
