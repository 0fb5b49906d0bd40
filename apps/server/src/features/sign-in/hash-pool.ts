import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { threadChannel, type Channel } from '../../kernel/channel.ts'
import { ApiError } from '../../kernel/refusals.ts'

/** A password to hash, or, with `stored`, to hold against a hash. */
export interface HashWork {
  password: string
  stored?: string
}

/** The hash, or whether it matches. */
export type HashAnswer = string | boolean

export interface HashPool {
  /**
   * Does work as soon as those who came before are served.
   * @throws ApiError 503 with the wait in `Retry-After`, where too many wait already
   */
  run(work: HashWork): Promise<HashAnswer>
}

interface Waiting {
  work: HashWork
  resolve(answer: HashAnswer): void
  reject(error: Error): void
}

interface Thread {
  worker: Worker
  channel: Channel<HashWork, HashAnswer>
  served: Waiting | undefined
}

/** How long a hash takes until one was measured, in milliseconds. */
const assumed = 50

/**
 * Threads for hashing alone: it takes long on purpose, and those of Node's own pool read files and look up names as well.
 * @param most threads, and how many pieces of work may wait for one
 */
export function createHashPool(most: { threads: number; waiting: number }): HashPool {
  const threads: Thread[] = []
  const queue: Waiting[] = []
  let each = assumed

  function serve(thread: Thread): void {
    thread.served = queue.shift()
    // A thread keeps the process alive only while a caller waits for it.
    if (!thread.served) return thread.worker.unref()
    thread.worker.ref()
    const { work, reject } = thread.served
    const began = performance.now()
    const answered = thread.channel.next()
    thread.channel.send(work).catch(reject)
    void answered.then(
      (answer) => {
        each = 0.8 * each + 0.2 * (performance.now() - began)
        thread.served?.resolve(answer)
        serve(thread)
      },
      (error: Error) => {
        // The next caller gets a new one.
        threads.splice(threads.indexOf(thread) >>> 0, 1)
        thread.served?.reject(error)
        void thread.worker.terminate()
        employ()
      },
    )
  }

  function employ(): void {
    const idle = threads.find(({ served }) => !served)
    if (idle) return serve(idle)
    if (threads.length >= most.threads || queue.length === 0) return
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url))
    const thread: Thread = { worker, channel: threadChannel(worker), served: undefined }
    threads.push(thread)
    serve(thread)
  }

  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        if (queue.length >= most.waiting) {
          const wait = Math.max(1, Math.ceil((queue.length * each) / most.threads / 1000))
          const message = `Too many people are signing in right now. Try again in ${wait} seconds.`
          throw new ApiError(503, message, { headers: { 'Retry-After': String(wait) } })
        }
        queue.push({ work, resolve, reject })
        employ()
      }),
  }
}

/** One processor is left for everything else; no wait is longer than a few seconds. */
const threads = Math.min(4, Math.max(1, availableParallelism() - 1))

/** The pool of this process. Its threads start when they are needed. */
export const hashPool = createHashPool({ threads, waiting: 100 * threads })
