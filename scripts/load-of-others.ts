import { loadavg } from 'node:os'
import { listProcesses, ownProcesses } from './processes.ts'

/** Seconds between two looks. */
const pace = 5
const minute = 60

/**
 * The load of the machine without what this run itself causes: the checks keep the cores busy, so the whole load tells
 * nothing of an idle machine. It is averaged over a minute, as the system's is, from the first count on: what ended
 * before the run, such as the installation, takes no core any more.
 */
export function watchLoadOfOthers(look: () => void): { load(): number; stop(): void } {
  let load = loadavg()[0] ?? 0
  let counts = 0
  const count = async () => {
    const others = await countOthers()
    if (others === undefined) return
    counts += 1
    load += (others - load) * Math.max(1 / counts, 1 - Math.exp(-pace / minute))
    look()
  }
  const timer = setInterval(() => void count(), pace * 1000)
  timer.unref()
  void count()
  return { load: () => load, stop: () => clearInterval(timer) }
}

/** How many processes want a core now. */
async function countOthers(): Promise<number | undefined> {
  const all = await listProcesses()
  if (all.length === 0) return undefined
  const own = ownProcesses(all)
  return all.filter(({ pid, state }) => state.startsWith('R') && pid !== process.pid && !own.has(pid)).length
}
