import { AbortError, TimeoutError, type FailureFacts } from './errors.ts'

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
    const onAbort = () => fail(new AbortError('The call was aborted', facts))
    const onTimeout = () => fail(new TimeoutError(`No complete answer within ${timeout} ms`, facts))
    const timer = timeout === undefined ? undefined : setTimeout(onTimeout, timeout)
    if (signal?.aborted) return onAbort()
    signal?.addEventListener('abort', onAbort)
    start(controller.signal).then((value) => {
      settle()
      resolve(value)
    }, fail)
  })

/** Waits, unless `signal` says stop. Leaves neither timer nor listener behind. */
export async function pause(milliseconds: number, facts: FailureFacts, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const elapsed = () => new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)))
  await within(elapsed, facts, signal).finally(() => clearTimeout(timer))
}
