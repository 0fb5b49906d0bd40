import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

// For the tests of developers who build on the SDK, which lie outside of this checkout. It needs Node alone.

/** Somebody with a token: `createClient({ baseUrl: server.url, auth: server.people.manager.token })`. */
export interface TestPerson {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly token: string
}

type TestRole =
  | 'sysadmin'
  | 'admin'
  | 'accountAdmin'
  | 'manager'
  | 'otherManager'
  | 'client'
  /** English to Spanish, Japanese and Arabic, as linguistB. */
  | 'linguistA'
  | 'linguistB'
  /** English to German: eligible for nothing that the unit orders. */
  | 'linguistDe'
  /** A manager of another account, for whom nothing of this one is there. */
  | 'stranger'

/** What there is once the server answers. */
export interface ReadyTestServer {
  /** Where it listens, such as `http://127.0.0.1:41234`. */
  readonly url: string
  readonly people: Readonly<Record<TestRole, TestPerson>>
  /** Everybody's, to sign in with. */
  readonly password: string
  /** The unit that orders: from English to Spanish, Japanese and Arabic. */
  readonly orgUnitUUID: string
}

export interface TestServer extends ReadyTestServer, AsyncDisposable {
  /** Ends the server, and all that was stored in it. */
  stop(): Promise<void>
}

const checkout = resolve(import.meta.dirname, '..')
const quickImports = pathToFileURL(resolve(import.meta.dirname, 'quick-imports.ts')).href

/**
 * Starts the whole server in a process, on a port and a database of its own: `await using server = await startTestServer()`.
 * It ends with `stop`, and with the process that started it.
 * @throws Error with what the server wrote, where it cannot start
 */
export async function startTestServer(): Promise<TestServer> {
  const child = spawn(
    'node',
    [`--import=${quickImports}`, '--conditions=@dragoman/source', 'apps/server/src/commands/test-server.ts'],
    {
      cwd: checkout,
      // The Node of the installation comes first; what a test runner tells its own is none of the server's business.
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PATH: `${resolve(checkout, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
      },
      stdio: 'pipe',
      shell: process.platform === 'win32',
    },
  )
  const ended = once(child, 'close')
  let problems = ''
  child.stderr.on('data', (chunk) => (problems += String(chunk)))
  const stop = async () => {
    child.stdin.end()
    await ended
  }
  for await (const line of createInterface(child.stdout)) {
    const ready = JSON.parse(line) as ReadyTestServer
    return { ...ready, stop, [Symbol.asyncDispose]: stop }
  }
  throw new Error(
    `The server has not started. Is everything in place? Run "npx -y pnpm@12 install" in ${checkout}.\n${problems}`,
  )
}
