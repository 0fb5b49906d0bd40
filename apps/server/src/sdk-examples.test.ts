import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signWebhook } from '@dragoman/sdk/webhooks'
import type { UserRate } from '@dragoman/sdk/operations/userRates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhookReceiver, type WebhookEvent } from '../../../packages/sdk/examples/webhook-receiver.ts'
import { bodyOf } from './testing/projects.ts'
import { runScript } from './testing/run-script.ts'
import { startTestServer, type TestServer } from './testing/start-server.ts'
import { seedWork } from './testing/work.ts'

// The SDK's examples as somebody runs them, against a server that listens.

let server: TestServer
let folder: string
let environment: Record<string, string>

beforeAll(async () => {
  server = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'dragoman-examples-'))
  environment = await environmentOf('manager')
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

async function environmentOf(who: 'manager' | 'admin'): Promise<Record<string, string>> {
  const { accessKey, secret } = await server.accessKey(server.people[who])
  return { DRAGOMAN_URL: server.url, DRAGOMAN_ACCESS_KEY: accessKey, DRAGOMAN_SECRET: secret }
}

async function run(example: string, parameters: string[] = [], as = environment): Promise<string> {
  const { code, output } = await runScript([resolve(import.meta.dirname, '../../../packages/sdk/examples', example), ...parameters], as)
  if (code !== 0) throw new Error(output)
  return output
}

it('late tasks become CSV, and the others stay out of it', async () => {
  const { db } = server.test
  const day = 86_400_000
  await seedWork(db, server.people, { steps: ['TRANSLATION'], task: { dueDate: new Date(Date.UTC(2026, 0, 2)) } })
  await seedWork(db, server.people, { steps: ['TRANSLATION'], task: { dueDate: new Date(Date.UTC(2026, 0, 1)) }, targetLocale: 'ja' })
  await seedWork(db, server.people, { steps: ['TRANSLATION'], task: { dueDate: new Date(Date.now() + day) } })
  const lines = (await run('late-tasks.ts')).trim().split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toBe('"project","file","from","to","step","assignee","due"')
  expect(lines[1]).toMatch(/^"T-[^"]+","[^"]+","en","ja","Translation","","2026-01-01T00:00:00.000Z"$/)
  expect(lines[2]).toContain('"es","Translation","","2026-01-02T00:00:00.000Z"')
})

it('a folder goes to a project and back, and nothing is made twice', async () => {
  const place = [server.people.place.orgUnitId, 'app', folder]
  await writeFile(join(folder, 'app.json'), '{"hello":"Hello"}')
  await writeFile(join(folder, 'more.json'), '{"bye":"Goodbye"}')
  const first = await run('folder.ts', ['send', ...place, 'es', 'ja'])
  expect(await run('folder.ts', ['send', ...place, 'es', 'ja'])).toBe(first)
  await server.test.idle()
  const fetched = await run('folder.ts', ['fetch', ...place])
  expect(fetched.trim().split('\n').toSorted()).toEqual(['es/app.json', 'es/more.json', 'ja/app.json', 'ja/more.json'])
  expect(Object.keys(JSON.parse(await readFile(join(folder, 'ja/more.json'), 'utf8')) as object)).toEqual(['bye'])
})

it('rates are raised only where somebody says so', async () => {
  const { linguistA, accountAdmin } = server.people
  const price = async () => {
    const [rate] = bodyOf<UserRate[]>(await server.test.call(accountAdmin, 'GET', `/api/v3/user/${linguistA.id}/rate`))
    return rate?.rateDetails.map(({ wordRate }) => wordRate)
  }
  const before = await price()
  expect(new Set(before)).toEqual(new Set([0.06, 0.03]))
  const as = await environmentOf('admin')
  const plan = await run('update-rates.ts', ['USD', '2.5'], as)
  expect(plan).toContain('Lina Linguist  en:es  0.06 → 0.0615')
  expect(plan).toMatch(/\d+ prices would change/)
  expect(await price()).toEqual(before)
  expect(await run('update-rates.ts', ['EUR', '50', '--apply'], as)).toContain('0 prices changed.')
  expect(await price()).toEqual(before)
  expect(await run('update-rates.ts', ['USD', '2.5', '--apply'], as)).toMatch(/[1-9]\d* prices changed/)
  expect(new Set(await price())).toEqual(new Set([0.0615, 0.03075]))
})

describe('a receiver of webhooks', () => {
  const secret = 'a secret of the receiver’s own'
  const events: WebhookEvent[] = []
  const receiver = createServer(webhookReceiver(secret, (event) => events.push(event)))
  let url = ''

  beforeAll(async () => {
    await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  })
  afterAll(() => receiver.close())

  async function deliver(body: object, change: { secret?: string; at?: number } = {}): Promise<[number, string]> {
    const text = JSON.stringify(body)
    const timestamp = String(change.at ?? Date.now())
    const signature = await signWebhook(change.secret ?? secret, timestamp, text)
    const headers = { 'X-BWX-Timestamp': timestamp, 'X-BWX-Signature': signature, 'Connection': 'close' }
    const response = await fetch(url, { method: 'POST', headers, body: text })
    return [response.status, await response.text()]
  }

  it('takes what is signed, answers the ping, and believes nothing else', async () => {
    const event = { event_type: 'PROJECT_STATUS_CHANGE', uuid: 'a project', new_status: 'DELIVERED' }
    expect(await deliver({ event_type: 'WEBHOOK_VALIDATION' })).toEqual([200, ''])
    expect(await deliver(event)).toEqual([200, ''])
    expect(await deliver(event, { secret: 'another' })).toEqual([401, 'wrong'])
    expect(await deliver(event, { at: Date.now() - 3_600_000 })).toEqual([401, 'stale'])
    expect((await fetch(url, { method: 'POST', body: JSON.stringify(event) })).status).toBe(401)
    expect(events).toEqual([event])
  })
})
