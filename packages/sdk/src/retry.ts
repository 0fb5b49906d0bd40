import type { HttpError, NetworkError } from './errors.ts'
import type { AnyOperation } from './operation.ts'

/** How often and for how long a call is tried. */
export interface RetryLimits {
  /** Attempts in all, the first included. */
  readonly attempts: number
  /** Milliseconds for all attempts and the waits between them. */
  readonly budget: number
}

export const defaultLimits: RetryLimits = { attempts: 4, budget: 60_000 }

/** How long a locked project may keep a call waiting, and how often it is asked meanwhile, in milliseconds. */
export const lockedLimits = { interval: 3_000, budget: 45_000 } as const

const passing = [408, 429, 500, 502, 503, 504]

/** Whether a failure says that something is locked and will be free by itself: 423, or 422 with code BWX-002. */
export const isLocked = (failure: HttpError | NetworkError): boolean =>
  failure.kind === 'http' && (failure.status === 423 || (failure.status === 422 && failure.code === 'BWX-002'))

/**
 * Whether a call may be sent again after a failure. GET, HEAD, PUT and DELETE may; a POST only where the contract says
 * so or where it carries an idempotency key; a GET with an effect never. Locks pass where the contract says so.
 */
export function mayRetry(operation: AnyOperation, failure: HttpError | NetworkError, hasKey: boolean): boolean {
  if (operation.retry === 'never') return false
  if (isLocked(failure)) return operation.retry === 'locked'
  const repeatable = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'].includes(operation.method)
  if (!repeatable && operation.retry !== 'safe' && !hasKey) return false
  return failure.kind === 'network' || passing.includes(failure.status)
}

/**
 * Milliseconds to wait before the next attempt. `Retry-After` (seconds or an HTTP date) is obeyed; without it the wait
 * doubles from half a second up to eight seconds, anywhere between nothing and the whole of it.
 * @param attempt attempts made so far, from 1
 * @param now epoch milliseconds
 */
export function retryDelay(failure: HttpError | NetworkError, attempt: number, now: number): number {
  const asked = failure.kind === 'http' ? parseRetryAfter(failure.retryAfter, now) : undefined
  if (asked !== undefined) return asked
  if (isLocked(failure)) return lockedLimits.interval
  return Math.random() * Math.min(8_000, 500 * 2 ** (attempt - 1))
}

/** The milliseconds that a `Retry-After` header asks for, or undefined where it asks for nothing sensible. */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  if (!value) return undefined
  if (/^\s*\d+(\.\d+)?\s*$/.test(value)) return Number(value) * 1_000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
