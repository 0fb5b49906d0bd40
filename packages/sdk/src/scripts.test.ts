import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

// A script ends when its work is done: no timer and no connection of the SDK keeps Node from it. What would, shows as
// `Timeout` in the list, and as a script that the test waits for in vain.

let stalls = false
const server = createServer((request, response) => {
  if (request.url !== '/api/v3/auth') response.setHeader('content-type', 'application/json').end('{"content":[]}')
  else if (!stalls) response.setHeader('x-auth-token', 'token').end()
  else response.flushHeaders()
})
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function play(program: string): Promise<unknown> {
  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  const script = `
    import { call, createClient, machineLogin } from ${module('./sdk.ts')}
    import { list } from ${module('./generated/organizations.ts')}
    const auth = machineLogin({ accessKey: 'key', secret: 'word' })
    const client = createClient({ baseUrl: 'http://127.0.0.1:${(server.address() as AddressInfo).port}', auth })
    const print = (result) => {
      const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout')
      console.log(JSON.stringify({ result, timers }))
    }
    ${program}`
  const parameters = ['--conditions=@dragoman/source', '--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, parameters)
  return JSON.parse(stdout)
}

it('a program with one call and a sign-in ends by itself', async () => {
  expect(await play('print(await call(client, list))')).toEqual({ result: { content: [] }, timers: [] })
})

it('a program ends after a call that is aborted during its sign-in', async () => {
  stalls = true
  const program = `
    const controller = new AbortController()
    const fetchAndAbort = async (url, init) => {
      const response = await fetch(url, init)
      controller.abort()
      return response
    }
    const stalling = createClient({ baseUrl: client.baseUrl, auth, fetch: fetchAndAbort })
    print(await call(stalling, list, {}, { signal: controller.signal }).catch((error) => error.name))`
  expect(await play(program)).toEqual({ result: 'AbortError', timers: [] })
})

it('a program ends after a call that an observer aborts', async () => {
  const program = `
    const controller = new AbortController()
    client.observe(() => controller.abort())
    print(await call(client, list, {}, { signal: controller.signal }).catch((error) => error.name))`
  expect(await play(program)).toEqual({ result: 'AbortError', timers: [] })
})
