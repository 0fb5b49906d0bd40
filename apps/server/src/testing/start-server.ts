import { listen } from '../serve.ts'
import { testPassword, type Person, type People } from './people.ts'
import { bodyOf } from './projects.ts'
import { freePort } from '../kernel/free-port.ts'
import { createTestApp, testOrigin, type TestApp } from './test-app.ts'

export interface TestServer extends AsyncDisposable {
  /** Where it listens, such as `http://127.0.0.1:41234`. */
  readonly url: string
  /** A person of each role, each with a token: `createClient({ baseUrl: server.url, auth: server.people.manager.token })`. */
  readonly people: People
  /** The same server without the network, with its database and what tests wait for. */
  readonly test: TestApp
  /** Makes an access key for someone, for `machineLogin`; a second one ends their token in `people`. */
  accessKey(of: Person): Promise<{ accessKey: string; secret: string }>
}

/**
 * Starts the whole server on a port and a database of its own, as tests of clients want it:
 * `await using server = await startTestServer()`.
 */
export async function startTestServer(): Promise<TestServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // Calls without the network go to a name of their own.
  const allowedHosts = [new URL(testOrigin).hostname]
  const test = await createTestApp({ settings: { publicUrl: url, allowedHosts } })
  const listening = await listen(test.app, { host: '127.0.0.1', port, trustedProxies: 0 })
  return {
    url,
    people: test.people,
    test,
    accessKey: async (of) => bodyOf(await test.call(of, 'POST', '/api/v3/user/token', { password: testPassword })),
    async [Symbol.asyncDispose]() {
      await listening.close()
      await test.close()
    },
  }
}
