import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import type { Check } from './kinds-of-checks.ts'
import type { KeptResults } from './kept-results.ts'
import { checkout } from './run-program.ts'
import { readProgress, type Failure, type TestProgress } from './test-events.ts'
import { tellFailures, tellWhole, type CheckFailure } from './told-failures.ts'

/** Lines of the summary: the package manager adds its own to the last forty. */
const mostLines = 37

const allFailures = 'failures.txt'

/** The results of a run so far, and how they are told. */
export class RunState {
  readonly running = new Map<Check, number>()
  readonly #begun = performance.now()
  readonly #kept: KeptResults
  readonly #failures: CheckFailure[] = []
  #passed = 0

  constructor(kept: KeptResults) {
    this.#kept = kept
  }

  add(check: Check, passed: number, failures: readonly Failure[]): void {
    this.#passed += passed
    this.#failures.push(...failures.map((failure) => ({ ...failure, check: check.title })))
  }

  get isGreen(): boolean {
    return this.#failures.length === 0 && this.#passed > 0
  }

  /** The running checks and their progress, in a line. */
  progress(): string {
    const each = [...this.running].map(([check, begun]) => {
      const longest = this.#testsOf(check).running.at(0)
      const now = longest === undefined ? '' : `, now ${describeTest(longest)}`
      return this.#progressOf(check, begun) + now
    })
    return `${timeSince(this.#begun)}, load ${load()}: ${each.join('; ')}`
  }

  /**
   * The failures, and for a run that was ended, the checks that were running, which then count as failed. The counts
   * stand alone in the last line, where machines look for them. The same is kept in a file, with every failure whole
   * beside it.
   */
  summary(end?: string): string {
    const cut = [...this.running.keys()].map((check) => ({ check, progress: this.#testsOf(check) }))
    const unfinished = cut.flatMap(({ check, progress }) =>
      progress.failures.map((failure) => ({ ...failure, check: check.title })),
    )
    const failures = [...this.#failures, ...unfinished]
    const passed = this.#passed + cut.reduce((sum, { progress }) => sum + progress.passed, 0)
    const failed = failures.length + cut.length
    const file = `${this.#kept.folder}/${allFailures}`
    const before = end === undefined ? [] : this.#lastMoments(end)
    const after = [
      ...(failed === 0
        ? []
        : [`Kept in ${this.#kept.folder}: ${allFailures}, and what each check and the server have written.`]),
      `${timeSince(this.#begun)}, load ${load()}`,
      `${passed} passed, ${failed} failed`,
    ]
    const told = tellFailures(failures, mostLines - before.length - after.length, file)
    const text = [...before, ...told, ...after].join('\n')
    this.#kept.keep(allFailures, `${failures.map((failure) => tellWhole(failure).join('\n')).join('\n\n')}\n`)
    this.#kept.keep('summary.txt', `${text}\n`)
    return text
  }

  /** The checks that were running, with the tests that had begun last at the end. */
  #lastMoments(end: string): string[] {
    const most = 4
    return [
      `${end} What was running:`,
      ...[...this.running].flatMap(([check, begun]) => [
        `  ${this.#progressOf(check, begun)}`,
        ...this.#testsOf(check)
          .running.slice(0, most)
          .map((test) => `    ${describeTest(test)}`),
      ]),
    ]
  }

  #progressOf(check: Check, begun: number): string {
    const { plannedTests, plannedFiles, endedFiles, passed, failures } = this.#testsOf(check)
    const tests = passed + failures.length
    const parts = [
      plannedTests === undefined ? '' : `${tests} of ${plannedTests} tests`,
      plannedFiles === undefined ? '' : `${endedFiles} of ${plannedFiles} files, ${tests} tests`,
      failures.length === 0 ? '' : `${failures.length} failed`,
      timeSince(begun),
    ]
    return `${check.title}: ${parts.filter((part) => part !== '').join(', ')}`
  }

  #testsOf(check: Check): TestProgress {
    return readProgress(resolve(checkout, this.#kept.recordsOf(check.title).events))
  }
}

const describeTest = ({ file, title, at }: TestProgress['running'][number]) =>
  `${title === undefined ? file : `${file} "${title}"`} for ${seconds(Date.now() - at)}`

const load = () => (loadavg()[0] ?? 0).toFixed(1)

/** Such as `3.2 s` or `11 min 4 s`. */
export const timeSince = (begun: number): string => seconds(performance.now() - begun)

function seconds(milliseconds: number): string {
  const whole = Math.round(milliseconds / 1000)
  if (whole < 60) return `${(milliseconds / 1000).toFixed(1)} s`
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}
