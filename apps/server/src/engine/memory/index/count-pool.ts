import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Counted, type CountJob, countHits } from './count.ts'

/** Bytes of postings from which on a thread of its own is worth the trip. */
const worthATrip = 20_000

interface Waiting {
  resolve(counted: Counted): void
  reject(error: Error): void
}

interface Thread {
  worker: Worker
  waiting: Map<number, Waiting>
}

const threads: Thread[] = []
const most = Math.max(1, availableParallelism() - 1)
let numbers = 0

/** `countHits` beside everything else: on another thread when there is much to count. */
export async function countBeside(job: CountJob): Promise<Counted> {
  if (job.bytes.length < worthATrip) return countHits(job)
  const { worker, waiting } = idlest()
  numbers += 1
  const number = numbers
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject })
    worker.ref()
    worker.postMessage({ number, job }, [job.bytes.buffer as ArrayBuffer, job.sizes.buffer as ArrayBuffer])
  })
}

function idlest(): Thread {
  const [first] = threads.toSorted((a, b) => a.waiting.size - b.waiting.size)
  return first && (first.waiting.size === 0 || threads.length >= most) ? first : startThread()
}

/** A thread keeps the process alive only while somebody waits for it. */
function startThread(): Thread {
  const worker = new Worker(new URL('./count-worker.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  const thread = { worker, waiting }
  worker.unref()
  worker.on('message', ({ number, counted }: { number: number; counted: Counted }) => {
    const known = waiting.get(number)
    waiting.delete(number)
    if (waiting.size === 0) worker.unref()
    known?.resolve(counted)
  })
  // Whoever comes next gets a new one.
  const gone = (error: Error) => {
    threads.splice(threads.indexOf(thread) >>> 0, 1)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', gone)
  worker.on('exit', () => gone(new Error('a counting thread has ended')))
  threads.push(thread)
  return thread
}
