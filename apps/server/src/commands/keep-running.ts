import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { nodeOptions } from '../kernel/node-options.ts'
import { starterGone } from './starter.ts'

/** How a process has ended. */
interface End {
  code: number | null
  signal: NodeJS.Signals | null
  isOutOfMemory: boolean
  /** Milliseconds that it was ready. */
  served: number
  wasReady: boolean
}

/** After this many milliseconds it no longer counts that the one before has ended, too. */
const longEnough = 60_000
const mostFailures = 5

/** Milliseconds before it starts again after so many failures: none, then a second, two, four, eight. */
const pauseAfter = (failures: number) => (failures < 2 ? 0 : 1000 * 2 ** (failures - 2))

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a script of ours as a process and starts it again where it crashes, but not where it can't start: then it has
 * said why. It says that it is ready by the message `ready`. Settles with the exit code for this process.
 */
export async function keepRunning(
  script: string,
  { say = console.error, pause = wait }: { say?: typeof console.error; pause?: typeof wait<void> } = {},
): Promise<number> {
  const stop = new AbortController()
  let running: ChildProcess | undefined
  const end = () => {
    stop.abort()
    // On Windows, Ctrl-C has reached it, and any signal from here would cut it off.
    if (process.platform !== 'win32') running?.kill('SIGTERM')
  }
  for (const signal of stopSignals) process.on(signal, end)
  void starterGone(process.env).then(end)
  try {
    for (let failures = 0; ;) {
      running = start(script)
      const ended = await endOf(running)
      const exitCode = ended.code ?? 1
      if (stop.signal.aborted || isMeant(ended)) return exitCode
      failures = ended.served >= longEnough ? 1 : failures + 1
      if (failures > mostFailures) {
        say(
          `${whatHappened(ended)} It has failed ${failures} times in a row and isn't started again: see what is above.`,
        )
        return exitCode
      }
      const delay = pauseAfter(failures)
      say(`${whatHappened(ended)} Starting it again${delay > 0 ? ` in ${delay / 1000} s` : ''}.`)
      await pause(delay, undefined, { signal: stop.signal }).catch(() => undefined)
      if (stop.signal.aborted) return 0
    }
  } finally {
    for (const signal of stopSignals) process.off(signal, end)
  }
}

function start(script: string): ChildProcess {
  return spawn(process.execPath, [...nodeOptions, script], {
    // The last lines of its output may explain why it ended.
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    // Ctrl-C in a terminal reaches a whole process group; a second signal would cut it off.
    detached: process.platform !== 'win32',
  })
}

async function endOf(child: ChildProcess): Promise<End> {
  let readyAt: number | undefined
  let lastWords = ''
  child.on('message', (message) => {
    if (message === 'ready') readyAt ??= performance.now()
  })
  child.stderr?.on('data', (piece: Buffer) => {
    process.stderr.write(piece)
    lastWords = `${lastWords}${piece}`.slice(-16_000)
  })
  await once(child, 'close')
  return {
    code: child.exitCode,
    signal: child.signalCode,
    isOutOfMemory: /heap out of memory|FATAL ERROR:.*out of memory/i.test(lastWords),
    served: readyAt === undefined ? 0 : performance.now() - readyAt,
    wasReady: readyAt !== undefined,
  }
}

/** Whether it was stopped, or has said what keeps it from starting. */
function isMeant({ code, signal, wasReady }: End): boolean {
  if (signal !== null) return stopSignals.some((one) => one === signal)
  return code === 0 || (code === 1 && !wasReady)
}

function whatHappened({ code, signal, isOutOfMemory }: End): string {
  if (isOutOfMemory) return 'The server needed more memory than Node gives it and has ended.'
  if (signal === 'SIGKILL') return 'The server was killed (SIGKILL), as systems do when their memory runs out.'
  return signal === null ? `The server has ended with exit code ${code}.` : `The server has crashed (${signal}).`
}
