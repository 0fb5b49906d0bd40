import { spawn } from 'node:child_process'

/** Runs a script in a Node of its own, to its end. */
export function runScript(
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((settle, reject) => {
    const child = spawn(process.execPath, ['--conditions=@dragoman/source', ...parameters], {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => settle({ code, output }))
  })
}
