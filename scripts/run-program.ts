import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** The root of the checkout. */
export const checkout: string = resolve(import.meta.dirname, '..')

export type ProgramOptions = {
  /** Folder below the checkout to run in. */
  folder?: string
  environment?: Record<string, string>
  /** Show what it writes as it comes, instead of keeping it. */
  show?: boolean
}

export type ProgramResult = { succeeded: boolean; output: string }

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
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  return new Promise((settle) => {
    child.once('error', (error) => settle({ succeeded: false, output: `${output}${program}: ${error.message}` }))
    child.once('close', (code) => settle({ succeeded: code === 0, output }))
  })
}

/** Runs a task of the packages through turborepo, which skips what is built and unchanged. */
export function runTask(task: string, parameters: string[] = []): Promise<ProgramResult> {
  return runProgram('turbo', ['run', task, '--output-logs=errors-only', ...parameters])
}
