import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { nodeOptions } from '../kernel/node-options.ts'

const serveScript = resolve(import.meta.dirname, '../commands/serve.ts')

/** Compiled code is reused at the next start. */
export const compileCache: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: resolve(tmpdir(), 'dragoman-compile-cache'),
}

/** Starts the server as people do, in a process of its own with these settings, and waits until it is ready. */
export async function startServer(settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...nodeOptions, serveScript], {
    env: { PATH: process.env['PATH'], ...compileCache, DEMO: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (piece: Buffer) => {
    complaints = `${complaints}${piece}`.slice(-4_000)
    process.stderr.write(piece)
  })
  for await (const line of createInterface(child.stdout)) if (line.includes('is ready')) return child
  throw new Error(`The server ended before it was ready: ${complaints}`)
}
