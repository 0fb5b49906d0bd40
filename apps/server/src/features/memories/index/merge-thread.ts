import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { threadChannel } from '../../../kernel/channel.ts'
import { nodeOptions } from '../../../kernel/node-options.ts'

/** Milliseconds after which a thread without work ends. */
const idleTime = 60_000

/** The result of a merge, as the thread reports it. */
export type MergeAnswer = { failure: { err: unknown; query?: string } | null }

/** A merge failed in its thread; `log` is what the log may keep of it. */
export class MergeFailed extends Error {
  override readonly name = 'MergeFailed'
  readonly log: { err: unknown; query?: string }

  constructor(log: { err: unknown; query?: string }) {
    super('merging the index of a memory failed')
    this.log = log
  }
}

export interface MergeThread {
  /**
   * Takes what was noted of a memory's changes into its index; one memory at a time. Resolves as well when the thread
   * is closed meanwhile.
   * @throws MergeFailed
   */
  merge(memoryId: string): Promise<void>
  /** Ends the thread, and with it a merge under way, which leaves the changes as they were. */
  close(): Promise<void>
}

/**
 * Merges the indexes of memories in a thread that starts when it is needed, with a connection of its own to the
 * database at `url`: a large merge computes for seconds, for which no one else should wait.
 */
export function createMergeThread(url: string): MergeThread {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let closed = false

  const start = (): Worker => {
    const started = new Worker(new URL('./merge-worker.ts', import.meta.url), {
      workerData: url,
      execArgv: [...nodeOptions],
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    })
    started.unref()
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    // An error must not end the process, even if no caller waits for an answer.
    started.on('error', () => undefined)
    return started
  }
  const end = async () => {
    clearTimeout(idle)
    const ending = worker
    // A merge that comes meanwhile starts a thread of its own.
    worker = undefined
    await ending?.terminate()
  }
  return {
    async merge(memoryId) {
      if (closed) return
      clearTimeout(idle)
      worker ??= start()
      const over = new AbortController()
      const thread = threadChannel<string, MergeAnswer>(worker)
      const answered = thread.next(over.signal)
      const ended = once(worker, 'exit', { signal: over.signal }).then(() => undefined)
      try {
        await thread.send(memoryId)
        const answer = await Promise.race([answered, ended])
        if (!answer && !closed) throw new MergeFailed({ err: new Error('the merging thread has ended') })
        if (answer?.failure) throw new MergeFailed(answer.failure)
      } finally {
        for (const waiting of [answered, ended]) waiting.catch(() => undefined)
        over.abort()
        idle = setTimeout(() => void end(), idleTime).unref()
      }
    },
    async close() {
      closed = true
      await end()
    },
  }
}
