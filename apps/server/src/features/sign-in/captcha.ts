import type { CaptchaChallenge } from '@dragoman/sdk/operations/auth'
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { LRUCache } from 'lru-cache'

/** How long a task may take to be solved, in milliseconds. */
const life = 10 * 60_000

/** Tasks that were solved once; each is good for one request. */
const used = new LRUCache<string, true>({ max: 100_000, ttl: life })

/**
 * A task that costs a browser some tenths of a second and a bulk sender a lot. It comes from this server alone: nobody
 * else learns who asks.
 */
export async function captchaChallenge(secretKey: string, now: Date): Promise<CaptchaChallenge> {
  const { parameters, signature } = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    deriveKey,
    counter: 20_000 + Math.floor(Math.random() * 60_000),
    expiresAt: new Date(now.getTime() + life),
    hmacSignatureSecret: `${secretKey} captcha`,
    hmacKeySignatureSecret: `${secretKey} captcha key`,
  })
  if (signature === undefined) throw new Error('the task is not signed')
  return { parameters: { ...parameters }, signature }
}

/**
 * Whether the text that came along is the solution of a task of this server that was not used before.
 * @param payload base64 of the JSON of `{ challenge, solution }`
 */
export async function isSolved(payload: string, secretKey: string): Promise<boolean> {
  const { challenge, solution } = read(payload)
  const signature = challenge?.signature
  if (!challenge || !solution || typeof signature !== 'string' || used.has(signature)) return false
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: `${secretKey} captcha`,
    hmacKeySignatureSecret: `${secretKey} captcha key`,
  }).catch(() => ({ verified: false }))
  if (verified) used.set(signature, true)
  return verified
}

function read(payload: string): { challenge?: Challenge; solution?: Solution } {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))
    return value !== null && typeof value === 'object' ? value : {}
  } catch {
    return {}
  }
}
