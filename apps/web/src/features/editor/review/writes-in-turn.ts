import type { Finding } from '@dragoman/sdk/operations/quality'

type Write = (finding: Finding | undefined) => Promise<Finding | undefined>

/**
 * Makes the writes of one finding follow each other: each gets the finding that the one before has answered, so that a
 * second press changes what the first one adds. One that fails leaves the finding as it was for the next.
 */
export function createWritesInTurn(): (shown: Finding | undefined, write: Write) => Promise<Finding | undefined> {
  let last: Promise<unknown> = Promise.resolve()
  let underway = 0
  let latest: Finding | undefined
  /** The versions that were changed here; a list that still shows one of them is late. */
  const passed = new Set<string>()
  return (shown, write) => {
    if (underway === 0 && shown && !passed.has(shown.version)) latest = shown
    underway += 1
    const answer = last
      .then(() => write(latest))
      .then(
        (written) => {
          if (!written) return undefined
          if (latest) passed.add(latest.version)
          passed.delete(written.version)
          latest = written
          return written
        },
        () => undefined,
      )
      .finally(() => (underway -= 1))
    last = answer
    return answer
  }
}
