import { spawn } from 'node:child_process'
import { nodeOptions } from '../kernel/node-options.ts'
import { compileCache } from './server-process.ts'

/** Runs a script in a Node of its own, to its end. */
export function runScript(
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((settle, reject) => {
    const child = spawn(process.execPath, [...nodeOptions, ...parameters], {
      env: { PATH: process.env['PATH'], ...compileCache, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => settle({ code, output }))
  })
}
