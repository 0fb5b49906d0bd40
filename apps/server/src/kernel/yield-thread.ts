import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long other work waits at most, in milliseconds. */
const longest = 20

/**
 * For computations over very many rows: called for each row, it yields the thread to other work whenever some
 * milliseconds have passed.
 */
export function createYield(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longest) return
    await nextTurn()
    since = performance.now()
  }
}
