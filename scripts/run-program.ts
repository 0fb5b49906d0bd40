import { spawn, type ChildProcess } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { endOwnProcesses } from './processes.ts'

/** The root of the checkout. */
export const checkout: string = resolve(import.meta.dirname, '..')

export type ProgramOptions = {
  /** Folder below the checkout to run in. */
  folder?: string
  environment?: Record<string, string>
  /** Show what it writes as it comes, instead of keeping it. */
  show?: boolean
  /**
   * Where to put what it writes as it comes. Such a program stands in a process group of its own, which Ctrl-C does not
   * reach: a test runner that gets it once cleans up, and twice does not. `endPrograms` ends it.
   */
  log?: string
}

export type ProgramResult = { succeeded: boolean; output: string }

const logged = new Set<ChildProcess>()

/**
 * Runs a program to its end, without stdin. Programs of the installation are found by their name, as in a package
 * script. Never throws: a program that cannot be started has failed, with the reason as its output.
 */
export function runProgram(
  program: string,
  parameters: string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  const folder = resolve(checkout, options.folder ?? '.')
  const path = [resolve(folder, 'node_modules/.bin'), resolve(checkout, 'node_modules/.bin'), process.env['PATH']]
  const { log } = options
  const child = spawn(program, parameters, {
    cwd: folder,
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      ...(options.show ? {} : { NO_COLOR: '1' }),
      ...options.environment,
      PATH: path.join(process.platform === 'win32' ? ';' : ':'),
    },
    stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
    detached: log !== undefined && process.platform !== 'win32',
  })
  if (log !== undefined) logged.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
      if (log !== undefined) appendFileSync(log, chunk)
    })
  child.once('exit', () => logged.delete(child))
  return new Promise((settle) => {
    child.once('error', (error) => settle({ succeeded: false, output: `${output}${program}: ${error.message}` }))
    child.once('close', (code) => settle({ succeeded: code === 0, output }))
  })
}

/** Runs a task of the packages through turborepo, which skips what is built and unchanged. */
export function runTask(task: string, parameters: string[] = [], options: ProgramOptions = {}): Promise<ProgramResult> {
  return runProgram('turbo', ['run', task, '--output-logs=errors-only', ...parameters], options)
}

/** Ends what was started with a log, and all that was started by it. */
export function endPrograms(): Promise<void> {
  return endOwnProcesses([...logged].flatMap(({ pid }) => pid ?? []))
}
