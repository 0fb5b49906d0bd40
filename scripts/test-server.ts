import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

// For the tests of developers who build on the SDK, which lie outside of this checkout. It needs Node alone.

/** A user with a token: `createClient({ baseUrl: server.url, auth: server.people.manager.token })`. */
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

/** The facts of a server that answers. */
export interface ReadyTestServer {
  /** Where it listens, such as `http://127.0.0.1:41234`. */
  readonly url: string
  readonly people: Readonly<Record<TestRole, TestPerson>>
  /** The password of all users. */
  readonly password: string
  /** The unit that orders: from English to Spanish, Japanese and Arabic. */
  readonly orgUnitUUID: string
}

/** The failure that the next requests meet: one of the server's, or one of the network's. */
export interface PlannedFailure {
  /** 503 where nothing is said. */
  readonly status?: number | undefined
  /** A code such as `NOT_READY`. */
  readonly code?: string | undefined
  /** Seconds, as the header of that name. */
  readonly retryAfter?: number | undefined
  /** Cuts the connection within the answer instead. */
  readonly isCut?: boolean | undefined
  /** Milliseconds to wait before. */
  readonly delay?: number | undefined
  /** Only requests of this method. */
  readonly method?: string | undefined
  /** Only requests whose path begins so, such as `/api/v3/task`. */
  readonly path?: string | undefined
  /** How many requests; one where nothing is said. */
  readonly times?: number | undefined
}

/** The commands of a test to its server, a line of JSON each. */
export type AskedOfServer =
  | { readonly do: 'reset' }
  | { readonly do: 'fail'; readonly failure: PlannedFailure }
  | { readonly do: 'time'; readonly at: number | null }

export interface TestServer extends ReadyTestServer, AsyncDisposable {
  /** Makes everything as it was at the start: the same people, with the same tokens, and nothing else. For `beforeEach`. */
  reset(): Promise<void>
  /** Lets the next requests fail; the failures of several calls come one after the other. */
  failNext(failure?: PlannedFailure): Promise<void>
  /** Sets the clock of the server, which goes on from there; null for the present. Tokens end an hour later. */
  setTime(time: Date | null): Promise<void>
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
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const first = await lines.next()
  if (first.done) {
    throw new Error(
      `The server has not started. Is everything in place? Run "npx -y pnpm@12 install" in ${checkout}.\n${problems}`,
    )
  }
  const ready = JSON.parse(first.value) as ReadyTestServer
  let last = Promise.resolve()
  /** Asks for one thing after the other. */
  const ask = (asked: AskedOfServer): Promise<void> => {
    const done = last.then(async () => {
      child.stdin.write(`${JSON.stringify({ id: 0, ...asked })}\n`)
      const answer = await lines.next()
      if (answer.done) throw new Error(`The server has ended.\n${problems}`)
      const { problem } = JSON.parse(answer.value) as { problem?: string }
      if (problem) throw new Error(`The server can't ${asked.do}: ${problem}`)
    })
    last = done.catch(() => undefined)
    return done
  }
  return {
    ...ready,
    reset: () => ask({ do: 'reset' }),
    failNext: (failure = {}) => ask({ do: 'fail', failure }),
    setTime: (time) => ask({ do: 'time', at: time === null ? null : time.getTime() }),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

// Started by itself, it says where it is and who is there, until it is ended.
if (import.meta.main) {
  const { url, people, password, orgUnitUUID } = await startTestServer()
  console.log(JSON.stringify({ url, password, orgUnitUUID, people }, null, 2))
}
