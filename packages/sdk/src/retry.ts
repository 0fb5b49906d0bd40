import type { CallError, HttpError } from './errors.ts'
import type { AnyOperation } from './operation.ts'

/** The parts of a failure that decide whether to retry, whatever kind of failure it is. */
export type Failing = Pick<CallError, 'kind' | 'requestId'> & Partial<Pick<HttpError, 'status' | 'code' | 'retryAfter'>>

/** How often and for how long a call is tried. */
export interface RetryLimits {
  /** Attempts in all, the first included. */
  readonly attempts: number
  /** Milliseconds for all attempts and the waits between them: the last attempt has what is left of them. */
  readonly budget: number
}

type Limiting = Partial<RetryLimits> | false | undefined

/**
 * The limits of a call, after a failure if there was one: those of the call count more than those of its client, and false is a single attempt.
 * A locked project may keep a call waiting for 45 s, however often it looks, unless the call has limits of its own.
 * @param timeout milliseconds of one attempt, which fit into the budget where nothing is said of it
 */
export function limitsOf(
  failure: Failing | undefined,
  timeout: number,
  ofClient: Limiting,
  ofCall: Limiting,
): RetryLimits {
  if ((ofCall ?? ofClient) === false) return { attempts: 1, budget: Infinity }
  if (failure && isLocked(failure) && !ofCall) return { attempts: Infinity, budget: 45_000 }
  return { attempts: 4, budget: Math.max(60_000, timeout), ...ofClient, ...ofCall }
}

/** Milliseconds between two looks at what is locked. */
const lockedInterval = 3_000

const passing = /^(408|429|50[0234])$/

/** Whether a failure says that a resource is locked for now: 423, or 422 with code BWX-002. */
export const isLocked = ({ status, code }: Failing): boolean => status === 423 || (status === 422 && code === 'BWX-002')

/** Whether a call may be sent again without a key. */
export const isRepeatable = ({ retry, method }: AnyOperation): boolean =>
  retry === 'safe' || (retry !== 'never' && !/^P[OA]/.test(method))

/**
 * Whether a call may be sent again after a failure. What carries an idempotency key may. Of others GET, HEAD, PUT and
 * DELETE may unless the contract says never, as of a GET with an effect; a POST only where it says so. Locks pass where
 * the contract says so.
 */
export function mayRetry(operation: AnyOperation, failure: Failing, hasKey: boolean): boolean {
  if (isLocked(failure)) return operation.retry === 'locked'
  return (hasKey || isRepeatable(operation)) && (failure.kind === 'network' || passing.test(`${failure.status}`))
}

/**
 * Milliseconds to wait before the next attempt. What the server asks for is obeyed; otherwise the wait doubles from half a
 * second up to eight seconds, anywhere between nothing and the whole of it.
 * @param attempts attempts made so far
 */
export function retryDelay(failure: Failing, attempts: number): number {
  if (failure.retryAfter) return Number(failure.retryAfter) * 1_000
  if (isLocked(failure)) return lockedInterval
  return Math.random() * Math.min(8_000, 500 * 2 ** (attempts - 1))
}
