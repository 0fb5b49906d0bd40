import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { nodeOptions } from '../kernel/node-options.ts'

const serveScript = resolve(import.meta.dirname, '../commands/serve.ts')

/** What was compiled once is not compiled again at the next start. */
export const compileCache: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: resolve(tmpdir(), 'dragoman-compile-cache'),
}

/** Starts the server as people do, in a process of its own with these settings, and waits until it is ready. */
export async function startServer(settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...nodeOptions, serveScript], {
    env: { PATH: process.env['PATH'], ...compileCache, DEMO: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) if (line.includes('is ready')) return child
  throw new Error('the server has ended before it was ready')
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((settle) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
