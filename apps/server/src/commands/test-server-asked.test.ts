import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { call, createClient, machineLogin } from '@dragoman/sdk'
import * as organizations from '@dragoman/sdk/operations/organizations'
import * as users from '@dragoman/sdk/operations/users'
import * as webhooks from '@dragoman/sdk/operations/webhooks'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { startTestServer, type TestServer } from '../../../../scripts/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 240_000)
afterAll(() => server.stop())

const clientOf = (who: keyof TestServer['people']) =>
  createClient({ baseUrl: server.url, auth: server.people[who].token })
const names = async () => (await call(clientOf('accountAdmin'), organizations.list)).content.map(({ name }) => name)

it('a reset puts everything back, for the same people and tokens', async () => {
  const before = await names()
  const make = async (name: string) => {
    await call(clientOf('accountAdmin'), organizations.create, { body: { name, country: 'US' } })
    expect(await names()).toContain(name)
    await server.reset()
    expect(await names()).toEqual(before)
  }
  await make('First')
  // Numbers and names are free again.
  await make('First')
})

it('a person has a key made without losing the token', async () => {
  await server.reset()
  const manager = clientOf('manager')
  const keys = await call(manager, users.createToken, { body: { password: server.password } })
  expect((await call(manager, users.getLoggedUser)).uuid).toBe(server.people.manager.id)
  const machine = createClient({ baseUrl: server.url, auth: machineLogin(keys) })
  expect((await call(machine, users.getLoggedUser)).uuid).toBe(server.people.manager.id)
})

it('failures come on demand, to those requests that they are for', async () => {
  const manager = clientOf('manager')
  await server.failNext({ status: 409, code: 'CONFLICT', path: '/api/v3/user', times: 2 })
  await server.failNext({ isCut: true, path: '/api/v3/user' })
  const asked = () => call(manager, users.getLoggedUser, {}, { retry: false })
  await expect(asked()).rejects.toMatchObject({ status: 409, code: 'CONFLICT' })
  expect(await names()).not.toEqual([])
  await expect(asked()).rejects.toMatchObject({ status: 409 })
  await expect(asked()).rejects.toMatchObject({ kind: 'network' })
  expect((await asked()).uuid).toBe(server.people.manager.id)
})

it('a test sets the clock of the server', async () => {
  const asked = () => call(clientOf('manager'), users.getLoggedUser)
  await server.setTime(new Date(Date.now() + 3 * 24 * 60 * 60 * 1000))
  await expect(asked()).rejects.toMatchObject({ status: 403, code: 'TOKEN_INVALID' })
  await server.setTime(null)
  expect((await asked()).uuid).toBe(server.people.manager.id)
})

it('webhooks reach a receiver that runs beside the test', async () => {
  const receiver = createServer((request, response) => void request.resume().on('end', () => response.end()))
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void receiver.close())
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  const made = await call(clientOf('accountAdmin'), webhooks.create, { body: { url, types: ['NEW_ORGANIZATION'] } })
  expect(made.active).toBe(true)
})
