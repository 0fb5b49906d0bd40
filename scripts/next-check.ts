import type { Check } from './kinds-of-checks.ts'

type Situation = {
  waiting: readonly Check[]
  running: readonly Check[]
  cores: number
  /** The load that the rest of the machine makes. */
  loadOfOthers: number
}

/**
 * The first of those that may begin now. As many run beside each other as there are cores, and two heavy ones at most:
 * each of them could use all cores. Where others keep so many busy that one heavy check is enough, a second one would
 * make both miss their limits; it waits.
 */
export function nextCheck({ waiting, running, cores, loadOfOthers }: Situation): Check | undefined {
  if (running.length >= cores || running.some(({ alone }) => alone)) return undefined
  const heavy = running.filter((check) => check.heavy).length
  const hasRoom = heavy === 0 || (heavy === 1 && loadOfOthers + heavy <= cores)
  const isPending = (title: string) => [...waiting, ...running].some((check) => check.title === title)
  if (waiting[0]?.alone) return running.length === 0 ? waiting[0] : undefined
  return waiting.find(
    ({ alone, heavy: isHeavy, after }) => !alone && (!isHeavy || hasRoom) && (after === undefined || !isPending(after)),
  )
}
