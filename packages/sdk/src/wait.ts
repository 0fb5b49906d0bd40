import { AbortError, TimeoutError, type FailureFacts } from './errors.ts'

export const aborted = (facts: FailureFacts): AbortError => new AbortError('The call was aborted', facts)

/**
 * Settles as what `start` begins does, or rejects as soon as `signal` says stop or `timeout` milliseconds have passed,
 * whether or not `start` listens to the signal that it gets, which then says stop, too. Nothing begins where `signal`
 * already has. One controller and one timer serve it, and nothing of either is left behind.
 */
export const within = <T>(
  start: (signal: AbortSignal) => Promise<T>,
  facts: FailureFacts,
  signal: AbortSignal | undefined,
  timeout?: number,
  isPause?: boolean,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const controller = new AbortController()
    const settle = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    const fail = (error: unknown) => {
      settle()
      reject(error)
      controller.abort()
    }
    const onAbort = () => fail(aborted(facts))
    const onTimeout = () => {
      if (!isPause) return fail(new TimeoutError(`No complete answer within ${timeout} ms`, facts))
      settle()
      resolve(undefined as T)
    }
    // A timer of more than 2³¹ ms fires at once.
    const timer = timeout === undefined ? undefined : setTimeout(onTimeout, Math.min(timeout, 2 ** 31 - 1))
    if (signal?.aborted) return onAbort()
    signal?.addEventListener('abort', onAbort)
    start(controller.signal).then((value) => {
      settle()
      resolve(value)
    }, fail)
  })

/** Waits, unless `signal` says stop. Leaves neither timer nor listener behind. */
export const pause = (milliseconds: number, facts: FailureFacts, signal: AbortSignal | undefined): Promise<void> =>
  within<void>(() => new Promise(() => {}), facts, signal, milliseconds, true)
