import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, setPriority } from 'node:os'
import { processChannel, type Channel } from '../../kernel/channel.ts'
import { FileRefused } from '../../kernel/file-refused.ts'
import { nodeOptions } from '../../kernel/node-options.ts'
import type { FromProcess, ToProcess } from './file-messages.ts'
import { batches } from './batches.ts'
import type { FileTask, FileTasks } from './file-tasks.ts'

/** How long one file may take, and how much memory. */
export interface FileLimits {
  seconds: number
  megabytes: number
}

/** The input of a task. `content` is read as it is sent, so that it never lies in memory as a whole here. */
export interface FileOrder<T extends FileTask> {
  /** Names the file in refusals. */
  fileName: string
  options: Parameters<FileTasks[T]>[1]
  content?: Blob
  entries?: readonly (Parameters<FileTasks[T]>[2] extends readonly (infer Entry)[] ? Entry : never)[]
  /** Less time than the pool's limit, in seconds. */
  seconds?: number
  /** Asked twice a second while the file is worked on; when it throws, the work is given up. */
  goesOn?: () => Promise<void>
}

export type PieceOf<T extends FileTask> =
  ReturnType<FileTasks[T]> extends Generator<infer Piece> | AsyncGenerator<infer Piece> ? Piece : never

/** Works on files in processes of their own, so that none of them can hold up the server or take it down. */
export interface FilePool {
  /**
   * The pieces of a task's result. Stopping in the middle ends the work.
   * @throws FileRefused when the file cannot be read, or is over a limit
   */
  pieces<T extends FileTask>(task: T, order: FileOrder<T>): AsyncGenerator<PieceOf<T>>
  close(): void
}

const entry = new URL('./file-process.ts', import.meta.url)

/** Milliseconds after which a process without work ends. */
const idleTime = 60_000

const mostSecondsToStart = 120

/** A pool of at most `size` processes, which start when they are needed. */
export function createFilePool(
  limits: FileLimits,
  size = Math.max(2, Math.min(4, availableParallelism() - 1)),
): FilePool {
  const idle: FileProcess[] = []
  const all = new Set<FileProcess>()
  const waiting: (() => void)[] = []
  let taken = 0

  const take = async (): Promise<FileProcess> => {
    if (taken >= size) await new Promise<void>((proceed) => waiting.push(proceed))
    else taken += 1
    for (let process = idle.pop(); process; process = idle.pop()) if (process.isAlive) return process
    const started = new FileProcess(limits)
    all.add(started)
    started.child.once('exit', () => all.delete(started))
    return started
  }
  const giveBack = (process: FileProcess, isSound: boolean) => {
    if (isSound) {
      idle.push(process)
      process.rest()
    } else process.end()
    // The next task that waits takes the free place.
    const next = waiting.shift()
    if (next) next()
    else taken -= 1
  }
  return {
    async *pieces(task, order) {
      const process = await take()
      let isSound = false
      try {
        yield* process.work(task, order)
        isSound = true
      } catch (error) {
        isSound = error instanceof FileRefused && process.isAlive
        throw error
      } finally {
        giveBack(process, isSound)
      }
    },
    close() {
      for (const process of all) process.end()
    },
  }
}

function tooSlow(file: string, seconds: number): FileRefused {
  const reason = `Reading the file takes longer than ${seconds} seconds. Split it into smaller parts or simplify the regular expressions in its options.`
  return new FileRefused({ file, reason })
}

/** One process that works on one file at a time. */
class FileProcess {
  readonly child: ChildProcess
  readonly #channel: Channel<ToProcess, FromProcess>
  readonly #limits: FileLimits
  #idleTimer: NodeJS.Timeout | undefined
  #isGivenUp = false

  constructor(limits: FileLimits) {
    this.#limits = limits
    this.child = fork(entry, {
      execArgv: [...nodeOptions, `--max-old-space-size=${limits.megabytes}`, '--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#channel = processChannel(this.child)
    // Writing to a process that has just ended fails; its end is seen by itself.
    this.child.on('error', () => undefined)
    const { pid } = this.child
    try {
      if (pid !== undefined) setPriority(pid, 5)
    } catch {
      // It may have ended already, and some systems do not allow it.
    }
    this.#hold(false)
  }

  get isAlive(): boolean {
    return !this.#isGivenUp && this.child.connected && this.child.exitCode === null && this.child.signalCode === null
  }

  end(): void {
    clearTimeout(this.#idleTimer)
    this.#isGivenUp = true
    this.child.kill('SIGKILL')
  }

  /** Waits for more work, but not for ever. */
  rest(): void {
    this.#hold(false)
    this.#idleTimer = setTimeout(() => this.end(), idleTime).unref()
  }

  async *work<T extends FileTask>(task: T, order: FileOrder<T>): AsyncGenerator<PieceOf<T>> {
    clearTimeout(this.#idleTimer)
    this.#hold(true)
    // Starting takes long on a busy machine, and isn't the fault of the file: its own limit begins afterwards.
    await this.#ask({ kind: 'task', task, options: order.options }, order, mostSecondsToStart)
    if (order.content) for await (const bytes of order.content.stream()) await this.#send({ kind: 'bytes', bytes })
    for (const entries of batches<unknown>(order.entries ?? [])) await this.#send({ kind: 'entries', entries })
    for (let message: ToProcess = { kind: 'run' }; ; message = { kind: 'next' }) {
      const answer = await this.#ask(message, order, order.seconds)
      if (answer.kind === 'piece') yield answer.piece as PieceOf<T>
      else if (answer.kind === 'end') return
      else if (answer.kind === 'refused') throw new FileRefused(answer.refusal)
      else if (answer.kind === 'failed') throw new Error(`a file process failed: ${answer.error}`)
    }
  }

  async #ask(
    message: ToProcess,
    { fileName, goesOn }: Pick<FileOrder<FileTask>, 'fileName' | 'goesOn'>,
    seconds = this.#limits.seconds,
  ): Promise<FromProcess> {
    if (!this.isAlive) throw this.#ended(fileName)
    const stopped = new AbortController()
    const { signal } = stopped
    const timer = setTimeout(() => stopped.abort(tooSlow(fileName, seconds)), seconds * 1000)
    const questions = goesOn && setInterval(() => void goesOn().catch((error: unknown) => stopped.abort(error)), 500)
    try {
      const answered = this.#channel.next(signal)
      const ended = once(this.child, 'exit', { signal }).then(() => Promise.reject(this.#ended(fileName)))
      ended.catch(() => undefined)
      answered.catch(() => undefined)
      const sent = this.#send(message)
      sent.catch(() => undefined)
      return await Promise.race([answered, ended])
    } catch (error) {
      this.end()
      throw signal.aborted ? signal.reason : error
    } finally {
      clearTimeout(timer)
      clearInterval(questions)
      stopped.abort()
    }
  }

  #ended(file: string): Error {
    const { exitCode, signalCode } = this.child
    const isMemory = !this.#isGivenUp && (signalCode === 'SIGABRT' || signalCode === 'SIGKILL' || exitCode === 134)
    if (!isMemory) return new Error(`the process for ${file} ended with ${exitCode ?? signalCode}`)
    const reason = `Reading the file needs more than ${this.#limits.megabytes} MB of memory. Split it into smaller files.`
    return new FileRefused({ file, reason })
  }

  /** Hands a message over; waits until the process has room for it. */
  async #send(message: ToProcess): Promise<void> {
    try {
      if (this.isAlive) await this.#channel.send(message)
    } catch (error) {
      if (this.isAlive) throw error
    }
  }

  /** Only while it works on something may it keep the server from ending. */
  #hold(isHeld: boolean): void {
    const { channel } = this.child
    if (isHeld) {
      this.child.ref()
      channel?.ref()
    } else {
      this.child.unref()
      channel?.unref()
    }
  }
}
