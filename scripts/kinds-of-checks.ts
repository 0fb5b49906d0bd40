import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import type { WorkspacePackage } from './packages.ts'
import { checkout, runProgram, runTask, type ProgramOptions, type ProgramResult } from './run-program.ts'
import { databasesFolder } from './temporary-folders.ts'
import { quoted, readableLines, readProgress, type Failure } from './test-events.ts'

export type CheckResult = {
  passed: number
  failures: readonly Failure[]
  /** The output to show: all that is needed to mend a failure, nothing when all is well. */
  output: string
}

/** Where a check leaves what it has to tell; see `kept-results.ts`. */
export type Records = { log: string; events: string; serverLog: string }

export type Check = {
  title: string
  run(records: Records): Promise<CheckResult>
  /** Nothing may run beside it. */
  alone?: true
  /** Whether it keeps all cores busy for long. */
  heavy?: true
  /** The title of the check that must have ended before. */
  after?: string
}

/** A program that passes or fails as a whole. */
export function program(title: string, command: string, parameters: string[], folder?: string): Check {
  return asOne(title, (options) => runProgram(command, parameters, { folder, ...options }))
}

/** A task of the packages. */
export function task(title: string, name: string, ...parameters: string[]): Check {
  return { ...asOne(title, (options) => runTask(name, parameters, options)), heavy: true }
}

export function asOne(title: string, work: (options: ProgramOptions) => Promise<ProgramResult>): Check {
  return {
    title,
    run: async ({ log }) => {
      const begun = performance.now()
      const { succeeded, output } = await work({ log })
      return succeeded
        ? { passed: 1, failures: [], output: '' }
        : { passed: 0, failures: [asFailure(title, output, begun)], output }
    },
  }
}

function asFailure(title: string, output: string, begun: number): Failure {
  return {
    message: tellingLines(output),
    seconds: (performance.now() - begun) / 1000,
    load: loadavg()[0] ?? 0,
    command: `npx -y pnpm@12 test ${quoted(title)}`,
  }
}

const mostLines = 12

/** From the first that tells of an error; tools begin with what they are about to do. */
function tellingLines(output: string): string[] {
  const lines = readableLines(output)
  const first = lines.findIndex((line) => /\berrors?\b|\bfail|^\s*[x×✖] |is not|cannot/i.test(line))
  return lines.slice(Math.max(first, 0)).slice(0, mostLines)
}

/** The tests of a package, or those that vitest's parameters choose. */
export function unitTests({ name, folder }: WorkspacePackage, chosen?: readonly string[]): Check {
  const title = folder === '.' ? 'Promises of the repository' : `Tests of ${name}`
  return {
    title,
    run: async (records) => {
      const environment: Record<string, string> = folder === 'apps/server' ? { TMPDIR: databasesFolder() } : {}
      const runner = {
        name: 'vitest',
        reporter: 'vitest-reporter.ts',
        command: `${inPackage(name, folder)} vitest run`,
      }
      const parameters = [...(chosen ?? ['run']), '--reporter=default', `--reporter=${reporterFile(runner)}`]
      const result = await runTests(runner, parameters, { folder, environment }, records)
      // Nothing may be related to a change, but a whole suite never is without a test.
      if (chosen !== undefined && result.succeeded && /No (affected )?test files found/.test(result.output))
        return { passed: 0, failures: [], output: '' }
      return counted(title, result, records)
    },
  }
}

/** Tests that Playwright runs. */
export function browserTests(
  title: string,
  { name, folder }: Pick<WorkspacePackage, 'name' | 'folder'>,
  options: string[] = [],
): Check {
  return {
    title,
    run: async (records) => {
      const command = [inPackage(name, folder), 'playwright test', ...options].join(' ')
      const runner = { name: 'playwright', reporter: 'playwright-reporter.ts', command }
      const parameters = ['test', ...options, `--reporter=list,${reporterFile(runner)}`]
      const environment: Record<string, string> =
        folder === 'apps/web' ? { E2E_BUILT: '1', E2E_SERVER_LOG: records.serverLog, TMPDIR: databasesFolder() } : {}
      return counted(title, await runTests(runner, parameters, { folder, environment }, records), records)
    },
  }
}

type Runner = { name: string; reporter: string; command: string }

const inPackage = (name: string, folder: string) =>
  folder === '.' ? 'npx -y pnpm@12 exec' : `npx -y pnpm@12 --filter ${name} exec`

const reporterFile = ({ reporter }: Runner) => resolve(import.meta.dirname, reporter)

async function runTests(
  { name, command }: Runner,
  parameters: string[],
  { folder, environment }: { folder: string; environment: Record<string, string> },
  { log, events }: Records,
): Promise<ProgramResult & { begun: number }> {
  const begun = performance.now()
  const told = { TEST_EVENTS: events, TEST_COMMAND: command, TEST_CHECKOUT: checkout }
  const result = await runProgram(name, parameters, { folder, environment: { ...environment, ...told }, log })
  return { ...result, begun }
}

/**
 * The failures and counts that the reporter has told. A runner that failed without a failed test (it could not start)
 * counts as one failure, and so does a runner that ran nothing.
 */
function counted(
  title: string,
  { succeeded, output, begun }: ProgramResult & { begun: number },
  { events }: Records,
): CheckResult {
  const { passed, failures } = readProgress(events)
  if (failures.length > 0) return { passed, failures, output }
  if (succeeded && passed > 0) return { passed, failures, output: '' }
  const told = output || 'No test ran.'
  return { passed, failures: [asFailure(title, told, begun)], output: told }
}
