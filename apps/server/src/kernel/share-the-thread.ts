import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds for which others wait at most. */
const longest = 20

/**
 * For what is computed over very many rows: called for each of them, it lets everybody else have their turn whenever
 * some milliseconds have passed.
 */
export function takeTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longest) return
    await nextTurn()
    since = performance.now()
  }
}
