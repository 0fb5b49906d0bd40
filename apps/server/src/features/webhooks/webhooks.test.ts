import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type {
  PulledEvents,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookTypeInfo,
  WebhookWithSecret,
} from '@dragoman/sdk/operations/webhooks'
import { checkWebhook, type TaskStatusEvent, type WebhookEvent } from '@dragoman/sdk/webhooks'
import { and, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readDownloadToken } from '../../kernel/download.ts'
import { journal, journalNews } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createPerson, type Person, testPassword } from '../../testing/people.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { acceptedBy, seedWork } from '../../testing/work.ts'
import { startWebhookSender } from './sender.ts'
import { webhookDeliveries, webhookEvents, webhooks } from './tables.ts'
import type { Encrypted } from '../../kernel/encrypted.ts'

const test = await openTestApp({ settings: { webhookAllowedHosts: ['127.0.0.1'] } })
const steps = projectSteps(test)
const { accountAdmin, manager, linguistA, place } = test.people
const path = '/api/v3/webhook'

interface Received {
  headers: Headers
  body: string
  event: WebhookEvent & Record<string, unknown>
}

type Answering = (response: ServerResponse, received: Received) => void

/** A receiver of its own that keeps what it gets; it answers 200, or as it is told to. */
async function openReceiver(answering: Answering = (response) => response.end()) {
  const got: Received[] = []
  const receiver = { answering, got, url: '', events: () => got.map(({ event }) => event) }
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    const headers = new Headers(request.headers as Record<string, string>)
    const received = { headers, body, event: JSON.parse(body) as Received['event'] }
    if (received.event.event_type !== 'WEBHOOK_VALIDATION') got.push(received)
    receiver.answering(response, received)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return receiver
}

const call = (method: string, more: string, body?: object, as: Person = accountAdmin) =>
  test.call(as, method, `${path}${more}`, body)
const create = async (body: object): Promise<WebhookWithSecret> =>
  bodyOf<WebhookWithSecret>(await call('POST', '', { types: ['NEW_ORGANIZATION'], ...body }))
const read = async (uuid: string) => bodyOf<Webhook>(await call('GET', `/${uuid}`))
const deliveriesOf = async (uuid: string, query = '') =>
  bodyOf<{ content: WebhookDelivery[] }>(await call('GET', `/${uuid}/delivery?${query}`)).content
const newOrganization = async (name: string) =>
  bodyOf<{ uuid: string }>(await test.call(accountAdmin, 'POST', '/api/v2/organization', { name, country: 'US' }), 202)

/** Lets the next attempts be due now instead of later. */
const hurry = (webhookId: string) =>
  test.db
    .update(webhookDeliveries)
    .set({ dueAt: new Date(0) })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.status, 'PENDING')))

// One that is left over would get what the next test does.
beforeEach(async () => {
  for (const { uuid } of bodyOf<Webhook[]>(await call('GET', ''))) await call('DELETE', `/${uuid}`)
})

describe('registering', () => {
  it('a webhook is tested before it is stored, and its secret is shown only then', async () => {
    const receiver = await openReceiver()
    let validation: Received | undefined
    receiver.answering = (response, received) => {
      validation = received
      response.end()
    }
    const made = await create({ url: receiver.url, type: 'NEW_USER', name: 'Production monitor' })
    expect(made).toMatchObject({
      name: 'Production monitor',
      url: receiver.url,
      type: 'NEW_USER',
      types: ['NEW_USER', 'NEW_ORGANIZATION'],
      active: true,
      status: 'ON',
      changedBy: { uuid: accountAdmin.id },
    })
    expect(validation!.event).toMatchObject({ event_type: 'WEBHOOK_VALIDATION' })
    expect(made.secret).toMatch(/^whsec_[\w+/]{32}$/)
    new StandardWebhook(made.secret).verify(validation!.body, Object.fromEntries(validation!.headers))
    const listed = await call('GET', '')
    expect(JSON.stringify(listed.body)).not.toContain(made.secret)
    expect(listed.body).toMatchObject([{ uuid: made.uuid, secretHint: made.secret.slice(-4) }])
    const [stored] = await test.db.select().from(webhooks)
    expect(JSON.stringify(stored)).not.toContain(made.secret)
    const entries = await test.db.select().from(journal).where(eq(journal.entityId, made.uuid))
    expect(entries.map(({ event }) => event)).toEqual(['WEBHOOK_CREATED'])
    expect(JSON.stringify(entries)).not.toContain(made.secret.slice(6))
  })

  it('an address that does not answer the test event with 2xx is refused, but not one that is off', async () => {
    const receiver = await openReceiver((response) => response.writeHead(302, { location: '/elsewhere' }).end())
    const body = { url: receiver.url, types: ['NEW_USER'] }
    expect(await call('POST', '', body)).toMatchObject({
      status: 422,
      body: { code: 'RECEIVER_FAILED', data: { statusCode: 302 } },
    })
    expect((await create({ ...body, active: false })).status).toBe('OFF')
    expect(await call('POST', '', { ...body, url: 'http://127.0.0.1:1/' })).toMatchObject({
      status: 422,
      body: { code: 'RECEIVER_FAILED', data: { failure: 'CONNECTION' } },
    })
  })

  it.each([
    ['http://hooks.example.com/', 'NOT_HTTPS'],
    ['ftp://hooks.example.com/', 'INVALID'],
    ['hooks', 'INVALID'],
    ['https://user:pass@hooks.example.com/', 'CREDENTIALS'],
    ['https://localhost/', 'PRIVATE'],
    ['https://127.2/', 'PRIVATE'],
    ['https://2130706434/', 'PRIVATE'],
    ['https://[::ffff:127.0.0.1]/', 'PRIVATE'],
    ['https://169.254.169.254/latest/meta-data', 'PRIVATE'],
    ['https://10.0.0.7/', 'PRIVATE'],
  ])('the address %s is refused: %s', async (url, reason) => {
    expect(await call('POST', '', { url, types: ['NEW_USER'] })).toMatchObject({
      status: 422,
      body: { code: 'RECEIVER_REFUSED', data: { reason } },
    })
  })

  it.each([
    {},
    { types: ['NO_SUCH_TYPE'] },
    { type: 'WEBHOOK_VALIDATION' },
    { types: ['NEW_USER'], secret: 'whsec_short-and-no-base64' },
  ])('a webhook with %o is refused', async (body) => expect((await call('POST', '', body)).status).toBe(400))

  it('an account has up to 50 webhooks', async () => {
    const { accountId } = place
    const row = {
      accountId,
      name: 'One of many',
      types: ['NEW_USER'],
      secret: '' as Encrypted,
      secretHint: '',
      active: false,
    }
    await test.db.insert(webhooks).values(Array.from({ length: 50 }, () => row))
    expect(await call('POST', '', { types: ['NEW_USER'] })).toMatchObject({ status: 422, body: { code: 'TOO_MANY' } })
    await test.db.delete(webhooks)
  })

  it('all types that can be registered are listed', async () => {
    const types = bodyOf<WebhookTypeInfo[]>(await call('GET', '/types'))
    expect(types.map(({ type }) => type)).toContain('WORK_UNIT_TRANSLATION_FILE_READY')
    expect((await create({ types: types.map(({ type }) => type) })).types).toHaveLength(types.length)
  })

  it('a new address is tested with the current secret, and its change is recorded', async () => {
    const [first, second] = [await openReceiver(), await openReceiver()]
    const { uuid } = await create({ url: first.url })
    second.answering = (response) => response.writeHead(500).end()
    expect(await call('PUT', `/${uuid}`, { url: second.url })).toMatchObject({ body: { code: 'RECEIVER_FAILED' } })
    expect(await call('PUT', `/${uuid}`, { url: 'https://10.1.1.1/' })).toMatchObject({
      body: { code: 'RECEIVER_REFUSED' },
    })
    second.answering = (response) => response.end()
    const changed = bodyOf<Webhook>(
      await call('PUT', `/${uuid}`, { url: second.url, projectUuid: null, name: 'Bridge' }),
    )
    expect(changed).toMatchObject({ url: second.url, name: 'Bridge' })
    const [entry] = await test.db
      .select()
      .from(journal)
      .where(and(eq(journal.entityId, uuid), eq(journal.event, 'WEBHOOK_UPDATED')))
    expect(entry).toMatchObject({ before: { url: first.url }, after: { url: second.url, name: 'Bridge' } })
  })
})

describe('sending', () => {
  it('receivers are told of the main job in the order in which it happens, each event signed and with its id', async () => {
    const receiver = await openReceiver()
    const types = bodyOf<WebhookTypeInfo[]>(await call('GET', '/types')).map(({ type }) => type)
    const { uuid, secret } = await create({ url: receiver.url, types })
    const work = await steps.inWork(manager, [{ name: 'a.json', content: '{"a": "Open"}' }], ['es'], ['TRANSLATION'])
    const [task] = bodyOf<{ uuid: string }[]>(
      await test.call(manager, 'GET', `/api/v3/task/work-unit/${work.workUnits[0]!.uuid}`),
    )
    await test.call(manager, 'POST', `/api/v3/task/${task!.uuid}/assignment/${linguistA.id}`)
    await test.idle()
    const last = await test.until(async () =>
      receiver.events().find(({ event_type }) => event_type === 'TASK_ASSIGNED'),
    )
    expect(last).toMatchObject({
      uuid: task!.uuid,
      name: 'a.json',
      workflow: 'TRANSLATION',
      assignee: linguistA.name,
      assigned_by_email: manager.email,
      project_uuid: work.uuid,
      begin_index: 0,
      end_index: 0,
      files: ['a.json'],
      reference_files: [],
    })
    // Receivers read a time where one stands.
    expect(Object.entries(last).filter(([name, value]) => name.endsWith('_date') && value === null)).toEqual([])
    expect(last).not.toHaveProperty('delivery_date')
    const told = receiver.events().filter((event) => event.event_type !== 'PROJECT_COSTS_CALCULATED')
    expect(told.map(({ event_type, new_status = '' }) => `${event_type} ${String(new_status)}`.trim())).toEqual([
      'EMPTY_PROJECT',
      'PROJECT_FILE_ADDED',
      'NEW_PROJECT',
      'PROJECT_STATUS_CHANGE PENDING',
      'PROJECT_STATUS_CHANGE APPROVED',
      'TASK_STATUS_CHANGE PENDING',
      'WORK_UNIT_STATUS_CHANGE PENDING',
      'TASK_ASSIGNED',
    ])
    expect(told.find(({ event_type }) => event_type === 'NEW_PROJECT')).toMatchObject({
      uuid: work.uuid,
      creator_email: manager.email,
      source_locale: 'en',
      target_locales: ['es'],
      workflows: ['TRANSLATION'],
      custom_fields: [],
    })
    expect(told.find(({ event_type }) => event_type === 'WORK_UNIT_STATUS_CHANGE')).toMatchObject({
      id: work.workUnits[0]!.uuid,
      previous_status: 'DRAFT',
      is_last_workflow: true,
      project_file_name: 'a.json',
      words: 1,
    })
    for (const { headers, body, event } of receiver.got) {
      expect(await checkWebhook(secret, { headers, body })).toEqual({ ok: true })
      const own = new Headers(headers)
      own.delete('webhook-signature')
      expect(await checkWebhook(secret, { headers: own, body })).toEqual({ ok: true })
      new StandardWebhook(secret).verify(body, Object.fromEntries(headers))
      expect(headers.get('webhook-id')).toBe(event.event_id)
    }
    expect(await test.db.$count(journalNews)).toBe(0)
    expect((await read(uuid)).stats).toMatchObject({ delivered: receiver.got.length, failed: 0, pending: 0 })
  })

  it('events say what was true when they occurred, however late they are read', async () => {
    const receiver = await openReceiver()
    await create({ url: receiver.url, types: ['EMPTY_PROJECT', 'PROJECT_STATUS_CHANGE', 'TASK_ASSIGNED'] })
    const { linguistB } = test.people
    const { uuid } = await test.db.transaction(async (held) => {
      // Holds the feed of the journal, as another server would that reads it.
      await held.execute(sql`select pg_advisory_xact_lock(4400005)`)
      const work = await steps.inWork(manager, [{ name: 'a.json', content: '{"a": "Open"}' }], ['es'], ['TRANSLATION'])
      const [task] = bodyOf<{ uuid: string }[]>(
        await test.call(manager, 'GET', `/api/v3/task/work-unit/${work.workUnits[0]!.uuid}`),
      )
      for (const { id } of [linguistA, linguistB])
        bodyOf(await test.call(manager, 'POST', `/api/v3/task/${task!.uuid}/assignment/${id}`))
      bodyOf(await test.call(manager, 'POST', `/api/v3/project/${work.uuid}/info`, { reference: 'Renamed' }))
      bodyOf(await steps.move(manager, work.uuid, 'CANCELLED', { reason: 'No budget.' }))
      return work
    })
    const told = await test.until(async () => {
      test.app.services.feed.wake()
      return receiver.got.length >= 6 ? receiver.events() : undefined
    })
    expect(told.every((event) => event['project_uuid'] === uuid || event['uuid'] === uuid)).toBe(true)
    expect(
      told.map(({ event_type, status, reference, assignee }) => [event_type, status, reference ?? assignee]),
    ).toEqual([
      ['EMPTY_PROJECT', 'DRAFT', 'Release 7'],
      ['PROJECT_STATUS_CHANGE', 'PENDING', 'Release 7'],
      ['PROJECT_STATUS_CHANGE', 'APPROVED', 'Release 7'],
      ['TASK_ASSIGNED', 'PENDING', linguistA.name],
      ['TASK_ASSIGNED', 'PENDING', linguistB.name],
      ['PROJECT_STATUS_CHANGE', 'CANCELLED', 'Renamed'],
    ])
  })

  it('delivery of a work unit is told, and that its file is ready', async () => {
    const receiver = await openReceiver()
    const types = [
      'PROJECT_TRANSLATION_FINISHED',
      'TASK_STATUS_CHANGE',
      'WORK_UNIT_STATUS_CHANGE',
      'WORK_UNIT_TRANSLATION_FILE_READY',
    ]
    const { uuid: webhook } = await create({ url: receiver.url, types })
    const source = { name: 'a.json', content: '{"a": "Open", "b": "42"}' }
    const work = await steps.inWork(manager, [source], ['es'], ['TRANSLATION'])
    const unit = work.workUnits[0]!.uuid
    const [task] = bodyOf<{ uuid: string }[]>(await test.call(manager, 'GET', `/api/v3/task/work-unit/${unit}`))
    await test.call(manager, 'POST', `/api/v3/task/${task!.uuid}/assignment/${linguistA.id}`)
    const pay = [{ unit: 'WORD', amount: 2, rate: 0.125 }]
    bodyOf(await test.call(manager, 'POST', `/api/v3/task/${task!.uuid}/payment-update`, pay))
    const addReference = async (owner: string, name: string) => {
      const form = new FormData()
      form.set('File', new File(['Be brief.'], name))
      bodyOf(await test.call(manager, 'POST', `/api/v3/${owner}/reference-file`, form), 201)
    }
    await addReference(`project/${work.uuid}`, 'style.txt')
    await addReference(`task/${task!.uuid}`, 'terms.txt')
    const valued = { type: 'BOOLEAN', defaultValue: false, visibleTo: [] }
    for (const [entityCode, entity] of [
      ['PROJECT', work.uuid],
      ['TASK', task!.uuid],
    ] as const) {
      const field = { ...valued, name: `Checked ${entityCode}`, entityCode }
      const made = bodyOf<{ uuid: string }>(await test.call(accountAdmin, 'POST', '/api/v3/custom-field', field), 201)
      const values = [{ uuid: made.uuid, value: true }]
      bodyOf(await test.call(accountAdmin, 'PUT', `/api/v3/custom-field/entity/${entityCode}/${entity}`, values))
    }
    bodyOf(await test.call(linguistA, 'POST', `/api/v3/task/${task!.uuid}/status-update`, { status: 'APPROVED' }))
    const segments = bodyOf<{ content: { id: number; version: number; source: string }[] }>(
      await test.call(linguistA, 'GET', `/api/v1/atlas/work-unit/${unit}/segment`),
    )
    for (const { id, version, source: segmentSource } of segments.content) {
      const text = { target: segmentSource === '42' ? '42' : 'Abrir', confirmed: true, version }
      bodyOf(await test.call(linguistA, 'PUT', `/api/v1/atlas/work-unit/${unit}/segment/${id}`, text))
    }
    bodyOf(await test.call(linguistA, 'POST', `/api/v3/task/${task!.uuid}/status-update`, { status: 'DELIVERED' }))
    const ready = await test.until(async () =>
      receiver.events().find(({ event_type }) => event_type === 'WORK_UNIT_TRANSLATION_FILE_READY'),
    )
    expect(ready).toMatchObject({ chars: 6, total_non_translatable: 1, confirmed_non_translatable: 1 })
    const link = new URL(String(ready['translated_file_url'])).pathname
    const accepted = receiver
      .events()
      .find((event) => event.event_type === 'TASK_STATUS_CHANGE' && event.new_status === 'APPROVED') as TaskStatusEvent
    expect(accepted).toMatchObject({
      assignee_word_rate: 0.125,
      currency: 'USD',
      files: ['a.json'],
      linked_files: [{ name: 'a.json', size: source.content.length }],
      reference_files: ['terms.txt', 'style.txt'],
      linked_reference_files: [{ name: 'terms.txt' }, { name: 'style.txt', size: 9 }],
      custom_fields: [{ key: 'checked-task', name: 'Checked TASK', type: 'BOOLEAN', value: true }],
    })
    expect(accepted.scheduled_date).toBeGreaterThanOrEqual(accepted.creation_timestamp)
    expect(accepted.scheduled_date).toBeLessThanOrEqual(accepted.assign_date!)
    const linkedFiles = [...accepted.linked_files, ...accepted.linked_reference_files]
    const sentLinks = linkedFiles.map(({ download_url }) => download_url!)
    const sent = await Promise.all(sentLinks.map((url) => test.download(null, new URL(url).pathname)))
    expect(sent.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual([source.content, 'Be brief.', 'Be brief.'])
    const fetched = await test.download(null, link)
    expect([fetched.status, JSON.parse(new TextDecoder().decode(fetched.bytes))]).toEqual([
      200,
      { a: 'Abrir', b: '42' },
    ])
    const token = link.slice(link.lastIndexOf('/') + 1)
    const after = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000)
    const { secretKey } = test.app.services.settings
    expect(readDownloadToken(secretKey, token, after(159))).not.toBeNull()
    expect(readDownloadToken(secretKey, token, after(161))).toBeNull()
    // It is for receivers of the account alone.
    bodyOf(await call('PUT', `/${webhook}/toggle`))
    for (const url of [link, ...sentLinks.map((each) => new URL(each).pathname)])
      expect((await test.download(null, url)).status).toBe(403)
    const { url } = (ready as { details: { download: { url: string } } }).details.download
    const links = bodyOf<{ translationStatus: string }>(await test.call(manager, 'GET', new URL(url).pathname))
    expect(links.translationStatus).toBe('TRANSLATED')
    expect(receiver.events()).toContainEqual(
      expect.objectContaining({
        event_type: 'WORK_UNIT_STATUS_CHANGE',
        new_status: 'DELIVERED',
        is_last_workflow: true,
      }),
    )
    expect(receiver.events()).toContainEqual(
      expect.objectContaining({ event_type: 'PROJECT_TRANSLATION_FINISHED', total_work_units: 1 }),
    )
  })

  it('a webhook is told only of its organizational unit or project, and of nothing from another account', async () => {
    const [all, ofUnit, ofProject] = [await openReceiver(), await openReceiver(), await openReceiver()]
    const [work, other] = [await seedWork(test.db, test.people, {}), await seedWork(test.db, test.people, {})]
    const types = ['TASK_ASSIGNED', 'NEW_ORGANIZATION']
    await create({ url: all.url, types })
    await create({ url: ofUnit.url, types, orgUnitUuid: place.orgUnitId })
    const { uuid } = await create({ url: ofProject.url, types, projectUuid: work.projectId })
    const { elsewhere } = test.people
    const stranger = await createPerson(test.app.services, elsewhere, 'Art Account', { roles: ['ACCOUNT_ADMIN'] })
    bodyOf(await test.call(stranger, 'POST', '/api/v2/organization', { name: 'Elsewhere', country: 'US' }), 202)
    await newOrganization('Halden Medical')
    for (const { taskIds } of [work, other])
      bodyOf(await test.call(manager, 'POST', `/api/v3/task/${taskIds[0]}/assignment/${linguistA.id}`))
    await test.until(
      async () => (all.got.length === 3 && ofUnit.got.length === 2 && ofProject.got.length === 1) || undefined,
    )
    expect(ofProject.events()).toMatchObject([{ event_type: 'TASK_ASSIGNED', project_uuid: work.projectId }])
    expect(await test.db.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, uuid))).toBe(2)
    expect((await read(uuid)).project).toEqual({ uuid: work.projectId, name: 'Test project' })
  })

  it('a receiver that never answers keeps none of the others waiting', async () => {
    const [stuck, quick] = [await openReceiver(), await openReceiver()]
    await create({ url: stuck.url })
    await create({ url: quick.url })
    stuck.answering = () => undefined
    const names = Array.from({ length: 20 }, (_, at) => `Client ${at}`)
    for (const name of names) await newOrganization(name)
    await test.until(async () => quick.got.length === names.length || undefined)
    expect(
      quick
        .events()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(names.toSorted())
    // As many as it has lanes, and no more.
    expect(stuck.got.length).toBeLessThanOrEqual(4)
  })

  it('two servers on one database share the receivers, and send no event twice', async () => {
    const { services } = test.app
    const second = startWebhookSender({
      db: test.db,
      outbox: services.outbox,
      publicUrl: services.settings.publicUrl,
      secretKey: services.settings.secretKey,
      allowedHosts: ['127.0.0.1'],
      log: pino({ level: 'silent' }),
      logFailure: (_, error) => {
        throw error
      },
      now: () => new Date(),
    })
    try {
      const holders = new Set<string | null>()
      const receivers = await Promise.all(
        Array.from({ length: 6 }, async () => {
          const receiver = await openReceiver()
          const { uuid } = await create({ url: receiver.url })
          receiver.answering = (response) =>
            void test.db
              .select()
              .from(webhooks)
              .where(eq(webhooks.id, uuid))
              .then(([row]) => {
                holders.add(row!.holder)
                response.end()
              })
          return { receiver, uuid }
        }),
      )
      const some = 10
      // Either server serves some of them, sooner or later.
      for (let sent = 0; holders.size < 2; sent += some) {
        for (let at = 0; at < some; at += 1) await newOrganization(`Shared ${sent + at}`)
        await test.until(async () => receivers.every(({ receiver }) => receiver.got.length >= sent + some) || undefined)
      }
      for (const { receiver, uuid } of receivers) {
        await test.until(async () => (await read(uuid)).stats.pending === 0 || undefined)
        const ids = receiver.events().map(({ event_id }) => event_id)
        expect(new Set(ids).size).toBe(ids.length)
        expect((await read(uuid)).stats.delivered).toBe(ids.length)
      }
    } finally {
      await second.stop()
    }
  })

  it('events of one project keep their order when one of them fails at first', async () => {
    const receiver = await openReceiver()
    const work = await seedWork(test.db, test.people, { task: acceptedBy(linguistA.id) })
    const { uuid } = await create({ url: receiver.url, types: ['TASK_DUE_DATE_CHANGED'] })
    let refused = 0
    receiver.answering = (response) => {
      refused += 1
      response.writeHead(refused === 1 ? 503 : 200).end()
    }
    const dueDate = (at: number) =>
      test.call(manager, 'PUT', `/api/v3/task/${work.taskIds[0]}/due-date`, { dueDate: 1_900_000_000_000 + at })
    bodyOf(await dueDate(1))
    await test.until(async () => (await read(uuid)).status === 'FAILING' || undefined)
    bodyOf(await dueDate(2))
    await test.until(async () => (await deliveriesOf(uuid, 'status=PENDING')).length === 2 || undefined)
    await hurry(uuid)
    await test.until(async () => receiver.got.length === 3 || undefined)
    const [failed, again, second] = receiver.events()
    expect(again).toEqual(failed)
    expect(second!.event_timestamp).toBeGreaterThan(failed!.event_timestamp)
    await test.until(async () => (await read(uuid)).status === 'ON' || undefined)
  })
})

describe('failing', () => {
  it('an event is tried nine times within 24 hours, later each time, and then sent again only when asked', async () => {
    const receiver = await openReceiver()
    const { uuid } = await create({ url: receiver.url })
    receiver.answering = (response) => response.writeHead(503, { 'retry-after': '120' }).end('upstream is not ready')
    await newOrganization('Nordlys')
    const waits: number[] = []
    for (let attempts = 1; attempts <= 9; attempts += 1) {
      const delivery = await test.until(async () => {
        const [only] = await deliveriesOf(uuid, 'type=NEW_ORGANIZATION')
        return only?.attempts === attempts ? only : undefined
      })
      expect(delivery).toMatchObject({ status: attempts < 9 ? 'PENDING' : 'FAILED', statusCode: 503, mostAttempts: 9 })
      if (delivery.nextAttemptAt) waits.push(delivery.nextAttemptAt - delivery.attemptedAt!)
      await hurry(uuid)
    }
    // The receiver has asked for two minutes.
    expect(waits.map((wait) => wait / 60_000)).toEqual([2, 2, 5, 15, 60, 120, 360, 840])
    const [{ uuid: deliveryUuid }] = (await deliveriesOf(uuid, 'status=FAILED')) as [WebhookDelivery]
    const detail = bodyOf<WebhookDeliveryDetail>(await call('GET', `/${uuid}/delivery/${deliveryUuid}`))
    expect(detail).toMatchObject({
      request: { url: receiver.url, headers: { 'webhook-id': detail.eventUuid } },
      answer: { headers: { 'retry-after': '120' }, body: 'upstream is not ready', isCut: false },
    })
    expect((await read(uuid)).stats).toMatchObject({ total: 1, failed: 1 })

    receiver.answering = (response) => response.end('x'.repeat(100_000))
    expect((await call('POST', `/${uuid}/replay`, { scope: 'FAILED', dryRun: true })).body).toEqual({ count: 1 })
    expect((await call('POST', `/${uuid}/replay`, { scope: 'FAILED' })).body).toEqual({ count: 1 })
    const done = await test.until(async () => (await deliveriesOf(uuid, 'status=DELIVERED&type=NEW_ORGANIZATION'))[0])
    expect(receiver.events().map(({ event_id }) => event_id)).toEqual(Array(10).fill(detail.eventUuid))
    const { answer } = bodyOf<WebhookDeliveryDetail>(await call('GET', `/${uuid}/delivery/${done.uuid}`))
    expect(answer).toMatchObject({ body: 'x'.repeat(4000), isCut: true })
  })

  it('after days of failure a webhook is paused by mail, and what has waited is sent once it is on again', async () => {
    const receiver = await openReceiver()
    const { uuid } = await create({ url: receiver.url, name: 'Old warehouse' })
    receiver.answering = (response) => response.writeHead(500).end()
    const days = (number: number) => new Date(Date.now() - number * 24 * 60 * 60 * 1000)
    await test.db
      .update(webhooks)
      .set({ failingSince: days(4) })
      .where(eq(webhooks.id, uuid))
    await newOrganization('First')
    await test.until(async () => (await deliveriesOf(uuid, 'status=PENDING'))[0]?.attempts === 1 || undefined)
    expect((await read(uuid)).status).toBe('FAILING')
    await test.db
      .update(webhooks)
      .set({ failingSince: days(6) })
      .where(eq(webhooks.id, uuid))
    await hurry(uuid)
    await test.until(async () => (await read(uuid)).status === 'PAUSED' || undefined)
    const mail = await test.mailTo(accountAdmin.email)
    expect(mail.subject).toBe('Webhook Old warehouse was paused')
    expect(mail.text).toContain(`/settings/account-settings/webhooks?webhook=${uuid}`)
    await newOrganization('Second')
    await test.until(async () => (await deliveriesOf(uuid, 'status=PENDING')).length === 2 || undefined)
    const before = receiver.got.length
    expect((await call('POST', `/${uuid}/replay`, { scope: 'FAILED' })).status).toBe(409)

    receiver.answering = (response) => response.end()
    expect(bodyOf<Webhook>(await call('PUT', `/${uuid}/toggle`))).toMatchObject({ active: true, status: 'ON' })
    await hurry(uuid)
    await test.until(async () => receiver.got.length === before + 2 || undefined)
  })

  it('a receiver that says it is gone is paused at once', async () => {
    const receiver = await openReceiver()
    const { uuid } = await create({ url: receiver.url })
    receiver.answering = (response) => response.writeHead(410).end()
    await newOrganization('Gone')
    const paused = await test.until(async () => ((one) => (one.pausedAt ? one : undefined))(await read(uuid)))
    expect(paused).toMatchObject({ status: 'PAUSED', active: false })
  })
})

describe('what administrators do', () => {
  it('a test event tells what the receiver answered, and stands in the log', async () => {
    const receiver = await openReceiver()
    const { uuid } = await create({ url: receiver.url })
    receiver.answering = (response) => response.writeHead(418).end('teapot')
    const sent = bodyOf<WebhookDeliveryDetail>(await call('POST', `/${uuid}/test`))
    expect(sent).toMatchObject({
      type: 'WEBHOOK_VALIDATION',
      status: 'FAILED',
      statusCode: 418,
      answer: { body: 'teapot' },
    })
    expect((await deliveriesOf(uuid))[0]?.uuid).toBe(sent.uuid)
    expect((await read(uuid)).stats.total).toBe(0)
    const pulled = await create({})
    expect((await call('POST', `/${pulled.uuid}/test`)).status).toBe(409)
  })

  it('events are not kept while a webhook is off', async () => {
    const receiver = await openReceiver()
    const { uuid } = await create({ url: receiver.url })
    expect(bodyOf<Webhook>(await call('PUT', `/${uuid}/toggle?active=false`)).status).toBe('OFF')
    await newOrganization('Unheard')
    expect(bodyOf<Webhook>(await call('PUT', `/${uuid}/toggle`)).status).toBe('ON')
    await newOrganization('Heard')
    await test.until(async () => receiver.got.length > 0 || undefined)
    expect(receiver.events()).toMatchObject([{ name: 'Heard' }])
  })

  it('for a day after it was replaced, the old secret signs too', async () => {
    const receiver = await openReceiver()
    const { uuid, secret: old } = await create({ url: receiver.url })
    const wrong = await call('POST', `/${uuid}/secret`, { password: 'wrong' })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'PASSWORD_WRONG' } })
    const { secret } = bodyOf<WebhookWithSecret>(await call('POST', `/${uuid}/secret`, { password: testPassword }))
    expect(secret).not.toBe(old)
    const signedBy = async (at: number) => {
      await newOrganization(`Client ${at}`)
      const { headers, body } = await test.until(async () => receiver.got[at])
      const checks = [secret, old].map((each) => checkWebhook(each, { headers, body }))
      return (await Promise.all(checks)).map(({ ok }) => ok)
    }
    expect(await signedBy(0)).toEqual([true, true])
    await test.db.update(webhooks).set({ previousSecretUntil: new Date(0) })
    expect(await signedBy(1)).toEqual([true, false])
  })

  it('one event, or all since a time, are sent again with the same ids', async () => {
    const receiver = await openReceiver()
    const { uuid } = await create({ url: receiver.url })
    for (const name of ['One', 'Two', 'Three']) await newOrganization(name)
    await test.until(
      async () => (await deliveriesOf(uuid, 'status=DELIVERED&type=NEW_ORGANIZATION')).length === 3 || undefined,
    )
    const [newest, middle] = await deliveriesOf(uuid, 'type=NEW_ORGANIZATION')
    expect(bodyOf<WebhookDelivery>(await call('POST', `/${uuid}/delivery/${middle!.uuid}/replay`)).status).toBe(
      'PENDING',
    )
    await test.until(async () => receiver.got.length === 4 || undefined)
    expect(receiver.events().at(-1)).toMatchObject({ event_id: middle!.eventUuid, name: 'Two' })
    expect((await call('POST', `/${uuid}/replay`, { scope: 'ALL' })).status).toBe(400)
    const replayed = await call('POST', `/${uuid}/replay`, { scope: 'ALL', since: newest!.createdAt })
    expect(replayed.body).toEqual({ count: 1 })
    await test.until(async () => receiver.got.length === 5 || undefined)
    expect(await deliveriesOf(uuid, `since=${newest!.createdAt}&type=NEW_ORGANIZATION`)).toHaveLength(1)
    const { uuid: other } = await create({})
    expect((await call('GET', `/${other}/delivery/${newest!.uuid}`)).status).toBe(404)
    expect((await call('POST', `/${other}/delivery/${newest!.uuid}/replay`)).status).toBe(409)
  })

  it('events wait to be pulled where there is no address, each of them once and in their order', async () => {
    const { uuid } = await create({ name: 'Behind a firewall' })
    const pull = async (query: string) => bodyOf<PulledEvents>(await call('GET', `/${uuid}/events?${query}`))
    expect(await pull('')).toEqual({ events: [], cursor: '0', hasMore: false })
    for (const name of ['One', 'Two', 'Three']) await newOrganization(name)
    await test.until(async () => (await pull('')).events.length === 3 || undefined)
    const first = await pull('size=2')
    expect(first).toMatchObject({ hasMore: true, events: [{ payload: { name: 'One' } }, { payload: { name: 'Two' } }] })
    const second = await pull(`size=2&after=${first.cursor}`)
    expect(second).toMatchObject({ hasMore: false, events: [{ type: 'NEW_ORGANIZATION', payload: { name: 'Three' } }] })
    expect(await pull(`after=${second.cursor}`)).toEqual({ events: [], cursor: second.cursor, hasMore: false })
    expect((await deliveriesOf(uuid))[0]).toMatchObject({ status: 'HELD', attempts: 0 })
  })

  it('deleting a webhook deletes its deliveries, and without any nothing is noted for sending', async () => {
    const { uuid } = await create({})
    await newOrganization('Noted')
    await test.until(async () => (await deliveriesOf(uuid)).length || undefined)
    expect((await call('DELETE', `/${uuid}`)).status).toBe(204)
    expect(await test.db.$count(webhookDeliveries)).toBe(0)
    await newOrganization('Not noted')
    expect(await test.db.$count(journalNews)).toBe(0)
    expect(await test.db.$count(webhookEvents, sql`${webhookEvents.body} like '%Not noted%'`)).toBe(0)
  })
})
