import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { call, createClient } from '@dragoman/sdk'
import * as api from '@dragoman/sdk/api'
import { signWebhook, type WebhookEvent } from '@dragoman/sdk/webhooks'
import type { UserRate } from '@dragoman/sdk/operations/userRates'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { webhookReceiver } from '../../../../../packages/sdk/examples/webhook-receiver.ts'
import type { Person } from '../people.ts'
import { bodyOf } from '../projects.ts'
import { runScript } from '../run-script.ts'
import { startTestServer, type TestServer } from '../start-server.ts'
import { seedWork } from '../work.ts'

// The SDK's examples as someone runs them, against a server that listens.

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

const attempt = (example: string, parameters: string[] = [], as = environment) =>
  runScript([resolve(import.meta.dirname, '../../../../../packages/sdk/examples', example), ...parameters], as)

async function run(example: string, parameters: string[] = [], as = environment): Promise<string> {
  const { code, output } = await attempt(example, parameters, as)
  if (code !== 0) throw new Error(output)
  return output
}

it('an SDK example reports wrong arguments and failed calls in one line', async () => {
  const outcomes = await Promise.all([
    attempt('late-tasks.ts', [], {}),
    attempt('late-tasks.ts', [], { ...environment, DRAGOMAN_URL: 'nonsense' }),
    attempt('folder.ts', ['sned', server.people.place.orgUnitId, 'app', folder]),
    attempt('folder.ts', ['send', server.people.place.orgUnitId, 'app', join(folder, 'none')]),
    attempt('folder.ts', ['fetch', 'no-unit', 'app', folder]),
    attempt('update-rates.ts', ['EUR', '2,5']),
    attempt('update-rates.ts', ['EUR', '2.5', '--aply']),
  ])
  expect(outcomes).toEqual([
    { code: 2, output: 'Set DRAGOMAN_URL, DRAGOMAN_ACCESS_KEY and DRAGOMAN_SECRET.\n' },
    { code: 2, output: expect.stringMatching(/^DRAGOMAN_URL isn't a URL.*\n$/) },
    { code: 2, output: expect.stringMatching(/^Say send or fetch.*\n$/) },
    { code: 1, output: expect.stringMatching(/^ENOENT: .*none'\n$/) },
    {
      code: 1,
      output: expect.stringMatching(
        /^query\.orgUnitUuid must be a UUID, such as [-\da-f]{36}\. \(projects\.list, request .*\)\n$/,
      ),
    },
    { code: 2, output: expect.stringMatching(/^Say a currency.*\n$/) },
    { code: 2, output: expect.stringMatching(/^Unknown option '--aply'.*\nSay a currency.*\n$/) },
  ])
  const refused = await attempt('late-tasks.ts', [], { ...environment, DRAGOMAN_SECRET: 'hunter2' })
  expect(refused).toEqual({
    code: 1,
    output: expect.stringMatching(/\nThe access key or secret is wrong\. \(auth\.createToken, request .*\)\n$/),
  })
})

it('the overdue tasks example writes only overdue tasks to CSV', async () => {
  const { db } = server.test
  const day = 86_400_000
  await seedWork(db, server.people, { steps: ['TRANSLATION'], task: { dueDate: new Date(Date.UTC(2026, 0, 2)) } })
  await seedWork(db, server.people, {
    steps: ['TRANSLATION'],
    task: { dueDate: new Date(Date.UTC(2026, 0, 1)) },
    targetLocale: 'ja',
  })
  await seedWork(db, server.people, { steps: ['TRANSLATION'], task: { dueDate: new Date(Date.now() + day) } })
  const lines = (await run('late-tasks.ts')).trim().split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toBe('"project","file","from","to","step","assignee","due"')
  expect(lines[1]).toMatch(/^"T-[^"]+","[^"]+","en","ja","Translation","","2026-01-01T00:00:00.000Z"$/)
  expect(lines[2]).toContain('"es","Translation","","2026-01-02T00:00:00.000Z"')
})

it('the folder example uploads and downloads a folder and creates nothing twice', async () => {
  const place = [server.people.place.orgUnitId, 'app', folder]
  await writeFile(join(folder, 'app.json'), '{"hello":"Hello"}')
  await writeFile(join(folder, 'more.json'), '{"bye":"Goodbye"}')
  expect(await run('folder.ts', ['fetch', ...place])).toBe('Nothing has been sent there yet.\n')
  expect((await run('folder.ts', ['send', ...place, 'es', 'ja'])).split('\n').toSorted()).toEqual([
    '',
    'app.json',
    'more.json',
  ])
  expect(await run('folder.ts', ['send', ...place, 'es', 'ja'])).toBe('Nothing has changed.\n')
  await server.test.idle()
  const fetched = await run('folder.ts', ['fetch', ...place])
  expect(fetched.trim().split('\n').toSorted()).toEqual(['es/app.json', 'es/more.json', 'ja/app.json', 'ja/more.json'])
  expect(Object.keys(JSON.parse(await readFile(join(folder, 'ja/more.json'), 'utf8')) as object)).toEqual(['bye'])

  await deliver(server, 'app', 'app.json')
  expect(await run('folder.ts', ['send', ...place, 'es', 'ja'])).toBe('Nothing has changed.\n')

  // Files that can't be translated or read don't stop the others.
  await writeFile(join(folder, 'a.exe'), '')
  await writeFile(join(folder, 'broken.json'), '{broken')
  await writeFile(join(folder, '.hidden'), '')
  await writeFile(join(folder, 'more.json'), '{"bye":"So long"}')
  const { code, output } = await attempt('folder.ts', ['send', ...place, 'es', 'ja'])
  expect(code).toBe(1)
  expect(output.trim().split('\n').toSorted()).toEqual([
    '2 of 3 files stayed where they are.',
    'a.exe: files of this kind are not translated',
    expect.stringMatching(/^broken\.json: .*line 1/),
    'more.json',
  ])

  // The next file has opened another project, and what the first one has delivered comes back.
  await server.test.idle()
  await attempt('folder.ts', ['fetch', ...place])
  expect(JSON.parse(await readFile(join(folder, 'es/app.json'), 'utf8'))).toEqual({ hello: 'Hola' })
  expect(JSON.parse(await readFile(join(folder, 'es/more.json'), 'utf8'))).toEqual({ bye: 'So long' })
})

/** Approves a project of the folder, and has a linguist translate and deliver one of its files. */
async function deliver({ url, people }: TestServer, ciTag: string, file: string): Promise<void> {
  const manager = createClient({ baseUrl: url, auth: people.accountAdmin.token })
  const linguist = createClient({ baseUrl: url, auth: people.linguistA.token })
  const path = { orgUnitUUID: people.place.orgUnitId, ciTag }
  const { uuid: projectUUID } = await call(manager, api.projects.getContinuous, { path })
  for (const newStatus of ['PENDING', 'APPROVED'] as const) {
    await call(manager, api.projects.changeStatus, { path: { projectUUID }, body: { newStatus } })
  }
  const { content } = await call(manager, api.tasks.list, {
    query: { projectUuid: projectUUID, targetLanguages: ['es'] },
  })
  const { uuid: taskUuid, workUnit } = content.find((task) => task.workUnit.filename === file)!
  await call(manager, api.tasks.assign, { path: { taskUUID: taskUuid, userUUID: people.linguistA.id } })
  await call(linguist, api.tasks.changeStatus, { path: { taskUuid }, body: { status: 'APPROVED' } })
  const { content: segments } = await call(linguist, api.editor.listSegments, { path: { id: workUnit.uuid } })
  for (const { id: segmentId, version } of segments) {
    const body = { target: 'Hola', confirmed: true, version }
    await call(linguist, api.editor.updateSegment, { path: { id: workUnit.uuid, segmentId }, body })
  }
  await call(linguist, api.tasks.changeStatus, { path: { taskUuid }, body: { status: 'DELIVERED' } })
}

describe('a raise of rates', () => {
  const ratesOf = async ({ id }: Person) =>
    bodyOf<UserRate[]>(await server.test.call(server.people.accountAdmin, 'GET', `/api/v3/user/${id}/rate`))
  const prices = async () =>
    (await ratesOf(server.people.linguistA)).flatMap(({ rateDetails }) => rateDetails.map(({ wordRate }) => wordRate))

  let as: Record<string, string>

  beforeAll(async () => {
    as = await environmentOf('admin')
  })

  it('the rates example changes word rates only when told to apply', async () => {
    const { linguistA, accountAdmin } = server.people
    const [rate] = await ratesOf(linguistA)
    const lines = rate!.rateDetails.map((line) => ({ ...line, hourlyRate: 40 }))
    await server.test.call(accountAdmin, 'PUT', `/api/v3/user/${linguistA.id}/rate/${rate!.uuid}`, {
      rateDetails: lines,
    })
    const before = await prices()
    expect(new Set(before)).toEqual(new Set([0.06, 0.03]))
    const plan = await run('update-rates.ts', ['USD', '2.5'], as)
    expect(plan).toContain('Lina Linguist  en:es  0.06 → 0.0615')
    expect(plan).toMatch(/\d+ prices would change/)
    expect(await prices()).toEqual(before)
    expect(await run('update-rates.ts', ['EUR', '50', '--apply'], as)).toContain('0 prices changed.')
    expect(await prices()).toEqual(before)
    expect(await run('update-rates.ts', ['USD', '2.5', '--apply'], as)).toMatch(/[1-9]\d* prices changed/)
    expect(new Set(await prices())).toEqual(new Set([0.0615, 0.03075]))
    const [after] = await ratesOf(linguistA)
    expect(after!.rateDetails.every(({ hourlyRate }) => hourlyRate === 40)).toBe(true)
  })

  it('an interrupted raise of rates reports how far it got', async () => {
    const [first, second] = [await ratesOf(server.people.linguistDe), await ratesOf(server.people.linguistB)]
    const before = await prices()
    // More than a word may pay, for the third person alone.
    const parameters = ['USD', '1700000', '--apply', '--after', first[0]!.uuid]
    const { code, output } = await attempt('update-rates.ts', parameters, as)
    expect(code).toBe(1)
    expect(output).toMatch(/^Leo Linguist  en:es  0\.05125 → 871/m)
    expect(output).toMatch(
      /\nLina Linguist: .*wordRate.* \(userRates\.update, request .*\)\n[1-9]\d* of \d+ prices changed\. /,
    )
    expect(output).toContain(`Go on with --after ${second[0]!.uuid}`)
    expect(await prices()).toEqual(before)
  })
})

describe('a receiver of webhooks', () => {
  const secret = 'a secret of the receiver’s own'
  const events: WebhookEvent[] = []
  let failing = false
  const receiver = createServer(
    webhookReceiver(secret, (event) => {
      if (failing) throw new Error('an event that is lost')
      events.push(event)
    }),
  )
  let url = ''

  beforeAll(async () => {
    await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  })
  afterAll(() => receiver.close())

  async function post(body: object, change: { secret?: string; at?: number } = {}): Promise<[number, string]> {
    const text = JSON.stringify(body)
    const timestamp = String(change.at ?? Date.now())
    const signature = await signWebhook(change.secret ?? secret, timestamp, text)
    const headers = { 'X-BWX-Timestamp': timestamp, 'X-BWX-Signature': signature, Connection: 'close' }
    const response = await fetch(url, { method: 'POST', headers, body: text })
    return [response.status, await response.text()]
  }

  it('the webhook receiver accepts signed events, answers the ping and rejects everything else', async () => {
    const event = { event_type: 'PROJECT_STATUS_CHANGE', uuid: 'a project', new_status: 'DELIVERED' }
    expect(await post({ event_type: 'WEBHOOK_VALIDATION' })).toEqual([200, ''])
    expect(await post(event)).toEqual([200, ''])
    expect(await post(event, { secret: 'another' })).toEqual([401, 'wrong'])
    expect(await post(event, { at: Date.now() - 3_600_000 })).toEqual([401, 'stale'])
    expect((await fetch(url, { method: 'POST', body: JSON.stringify(event) })).status).toBe(401)
    expect(events).toEqual([event])
  })

  it('the webhook receiver survives invalid events, oversized bodies and aborted requests', async () => {
    const timestamp = String(Date.now())
    const signed = async (body: string) => {
      const headers = {
        'X-BWX-Timestamp': timestamp,
        'X-BWX-Signature': await signWebhook(secret, timestamp, body),
        Connection: 'close',
      }
      return (await fetch(url, { method: 'POST', headers, body })).status
    }
    expect([await signed('no JSON'), await signed('7'), await signed('null'), await signed('')]).toEqual([
      400, 400, 400, 200,
    ])
    expect((await fetch(url)).status).toBe(405)
    const { port } = receiver.address() as AddressInfo
    const send = (head: string, body: string) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(`POST / HTTP/1.1\r\nHost: here\r\n${head}\r\n\r\n${body}`)
      return socket
    }
    const leaver = send('Content-Length: 9', 'half')
    leaver.resume().end()
    await once(leaver, 'close')
    const long = send('Content-Length: 99999999', 'x'.repeat(1_000_001))
    expect(String((await once(long, 'data'))[0])).toMatch(/^HTTP\/1\.1 413 /)
    long.destroy()
    failing = true
    using told = vi.spyOn(console, 'error').mockReturnValue()
    expect(await post({ event_type: 'PROJECT_STATUS_CHANGE' })).toEqual([500, ''])
    expect(told.mock.calls).toEqual([[expect.objectContaining({ message: 'an event that is lost' })]])
    failing = false
    expect(await post({ event_type: 'PROJECT_STATUS_CHANGE' })).toEqual([200, ''])
  })
})
