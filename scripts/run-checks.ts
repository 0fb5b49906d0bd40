import { availableParallelism, constants } from 'node:os'
import { starterGone } from '../apps/server/src/commands/starter.ts'
import { keepResults } from './kept-results.ts'
import type { Check } from './kinds-of-checks.ts'
import { watchLoadOfOthers } from './load-of-others.ts'
import { nextCheck } from './next-check.ts'
import { endPrograms } from './run-program.ts'
import { RunState, timeSince } from './run-state.ts'
import { makeTemporaryFolder } from './temporary-folders.ts'

type Options = {
  /** Where results are kept, below the checkout. */
  kept: string
  /** Milliseconds between two lines that tell what runs. */
  interval?: number
}

/** Kept while checks run, for a run that is killed without a word. */
const cutOff = 'The run was cut off.'

/**
 * Runs checks, some beside each other; shows what failed, all of it again at the end, and sets the exit code. A check is
 * shown once it has ended, so that no two of them mix their lines.
 */
export async function runChecks(checks: readonly Check[], { kept, interval = 60_000 }: Options): Promise<void> {
  makeTemporaryFolder()
  const results = keepResults(kept)
  const state = new RunState(results)
  const waiting = [...checks]
  let isEnded = false
  endOnSignals(async (reason) => {
    isEnded = true
    console.log(`\n${state.summary(reason)}`)
    await endPrograms()
  })

  const run = async (check: Check) => {
    const begun = performance.now()
    state.running.set(check, begun)
    const { passed, failures, output } = await check.run(results.recordsOf(check.title))
    if (isEnded) return
    state.running.delete(check)
    state.add(check, passed, failures)
    console.log(`\n== ${check.title}`)
    if (output !== '') console.log(output.trimEnd())
    const outcome = failures.length === 0 ? `ok (${passed}` : `FAILED (${failures.length}`
    console.log(`${outcome}, ${timeSince(begun)})`)
    state.summary(cutOff)
  }

  await new Promise<void>((settle) => {
    const others = watchLoadOfOthers(startAll)
    const telling = setInterval(() => {
      if (isEnded) return
      console.log(state.progress())
      state.summary(cutOff)
    }, interval)
    function startAll() {
      if (isEnded) return
      for (;;) {
        const running = [...state.running.keys()]
        const next = nextCheck({ waiting, running, cores: availableParallelism(), loadOfOthers: others.load() })
        if (next === undefined) break
        waiting.splice(waiting.indexOf(next), 1)
        void run(next).then(startAll)
      }
      if (state.running.size > 0) return
      others.stop()
      clearInterval(telling)
      settle()
    }
    startAll()
  })
  console.log(`\n${state.summary()}`)
  process.exitCode = state.isGreen ? 0 : 1
}

/** Calls `end` once, and exits; also when the package manager that started this process is gone. */
function endOnSignals(end: (reason: string) => Promise<void>): void {
  let isEnding = false
  const endOnce = async (reason: string, code: number) => {
    if (isEnding) return
    isEnding = true
    await end(reason)
    process.exit(code)
  }
  // The reader of the output is gone.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void endOnce(`${signal} has ended the run.`, 128 + constants.signals[signal]))
  void starterGone(process.env).then(() => endOnce('What had started the run is gone.', 1))
}
