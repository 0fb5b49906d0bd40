import { spawn } from 'node:child_process'

export interface Outcome {
  readonly code: number | null
  /** Its output, errors included. */
  readonly output: string
}

/** Runs a program to its end. */
export function run(program: string, parameters: readonly string[], folder: string): Promise<Outcome> {
  const child = spawn(program, parameters, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((settle, fail) => {
    child.once('error', fail)
    child.once('close', (code) => settle({ code, output }))
  })
}
