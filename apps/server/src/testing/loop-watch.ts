/** How long a thread was not free for anything else, in milliseconds. */
export interface Busy {
  /** Of the clock, in which others on the machine may have had the processor. */
  longest: number
  /** Of the processor: what the thread itself did. The same on a quiet machine and on a loaded one. */
  computing: number
}

const interval = 5

/** For benchmarks: watches this thread until it is asked what the longest time was that it answered no one. */
export function watchLoop(): () => Busy {
  const computed = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  const most: Busy = { longest: 0, computing: 0 }
  let last = { time: performance.now(), computed: computed() }
  const look = () => {
    const now = { time: performance.now(), computed: computed() }
    most.longest = Math.max(most.longest, now.time - last.time - interval)
    most.computing = Math.max(most.computing, now.computed - last.computed)
    last = now
  }
  const timer = setInterval(look, interval)
  return () => {
    clearInterval(timer)
    look()
    return { longest: Math.round(most.longest), computing: Math.round(most.computing) }
  }
}
