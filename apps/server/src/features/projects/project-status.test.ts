import type { Project, ProjectMessagePage } from '@dragoman/sdk/operations/projects'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { projects } from '../work/tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { taskEvents, tasks } from '../work/task-tables.ts'
import { jobs, journal } from '../../kernel/tables.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { acceptedBy } from '../../testing/work.ts'

const test = await openTestApp()
const steps = projectSteps(test)

const strings = { name: 'strings.json', content: '{ "open": "Open the file", "close": "Close it" }' }
const url = (id: string, rest = '') => `/api/v3/project/${id}${rest}`
const statusesOf = async (id: string) =>
  (await test.db.select({ status: tasks.status }).from(tasks).where(eq(tasks.projectId, id))).map(
    ({ status }) => status,
  )

describe('the life of a project', () => {
  it('a project needs at least one work unit to leave draft', async () => {
    const { manager } = test.people
    const { uuid } = await steps.create(manager)
    expect(await steps.move(manager, uuid, 'PENDING')).toMatchObject({
      status: 422,
      body: { code: 'NOT_READY', data: { missing: [{ condition: 'hasWorkUnits' }] } },
    })
    expect((await steps.get(manager, uuid)).allowedMoves).toEqual([
      { to: 'PENDING', refused: 'hasWorkUnits' },
      { to: 'CANCELLED', needsReason: true },
    ])
  })

  it('a pending project is approved by the client or sent back with a reason', async () => {
    const { manager, client } = test.people
    const { uuid } = await steps.draft(manager, [strings], ['es'])
    expect((await steps.move(client, uuid, 'PENDING')).status).toBe(403)
    bodyOf(await steps.move(manager, uuid, 'PENDING'))
    expect(await steps.move(client, uuid, 'DRAFT')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.reason' }] },
    })
    bodyOf(await steps.move(client, uuid, 'DRAFT', { reason: 'The Japanese is missing' }))
    bodyOf(await steps.move(manager, uuid, 'PENDING'))
    expect((await steps.get(client, uuid)).allowedMoves.filter(({ refused }) => !refused).map(({ to }) => to)).toEqual([
      'APPROVED',
      'DRAFT',
      'CANCELLED',
    ])
    expect(await statusesOf(uuid)).toEqual(['DRAFT', 'DRAFT'])
    const approved = bodyOf<Project>(await steps.move(client, uuid, 'APPROVED'))
    expect(approved).toMatchObject({ status: 'APPROVED', unassignedTasks: 2 })
    expect(await statusesOf(uuid)).toEqual(['PENDING', 'PENDING'])
    const moves = await test.db
      .select()
      .from(journal)
      .where(and(eq(journal.projectId, uuid), eq(journal.event, 'PROJECT_STATUS_CHANGED')))
      .orderBy(journal.id)
    expect(
      moves.map(({ before, after, detail, userId }) => [before?.['status'], after?.['status'], detail, userId]),
    ).toEqual([
      ['DRAFT', 'PENDING', {}, manager.id],
      ['PENDING', 'DRAFT', { reason: 'The Japanese is missing' }, client.id],
      ['DRAFT', 'PENDING', {}, manager.id],
      ['PENDING', 'APPROVED', {}, client.id],
    ])
  })

  it('no one changes the status of a project while its tasks are assigned automatically', async () => {
    const { manager, place } = test.people
    const { uuid } = await steps.draft(manager, [strings], ['es'])
    bodyOf(await steps.move(manager, uuid, 'PENDING'))
    const heldUntil = new Date(Date.now() + 600_000)
    const job = { accountId: place.accountId, projectId: uuid, params: {}, holder: randomUUID(), heldUntil }
    await test.db.insert(jobs).values({ ...job, type: 'AUTO_ASSIGN' })
    await test.db.update(projects).set({ autopilotEnabled: true }).where(eq(projects.id, uuid))
    expect(await steps.move(manager, uuid, 'APPROVED')).toMatchObject({
      status: 422,
      body: { code: 'BWX-002', data: { status: 'PENDING' } },
    })
    await test.db.update(jobs).set({ status: 'FINISHED' }).where(eq(jobs.projectId, uuid))
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
  })

  it('the second of two managers who change a status at once gets the current status', async () => {
    const { manager, otherManager } = test.people
    for (const to of ['PENDING', 'APPROVED'] as const) {
      const { uuid } = await steps.draft(manager, [strings], ['es'])
      if (to === 'APPROVED') bodyOf(await steps.move(manager, uuid, 'PENDING'))
      const answers = await Promise.all([steps.move(manager, uuid, to), steps.move(otherManager, uuid, to)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const refused = answers.find(({ status }) => status === 409)
      expect(refused?.body).toMatchObject({ code: 'CONFLICT', data: { uuid, status: to } })
      expect((await steps.get(manager, uuid)).status).toBe(to)
    }
  })

  it('canceling a project needs a reason and cancels its open tasks, and restoring reopens both', async () => {
    const { manager, client } = test.people
    const { uuid } = await steps.inWork(manager, [strings], ['es'])
    expect((await steps.move(client, uuid, 'CANCELLED', { reason: 'No' })).status).toBe(403)
    expect((await steps.move(manager, uuid, 'CANCELLED')).status).toBe(400)
    expect((await steps.move(manager, uuid, 'DRAFT')).status).toBe(409)
    bodyOf(await steps.move(manager, uuid, 'CANCELLED', { reason: 'Postponed' }))
    expect(await statusesOf(uuid)).toEqual(['CANCELLED', 'CANCELLED'])
    const events = await test.db
      .select({ event: taskEvents.event, reason: taskEvents.reason, newStatus: taskEvents.newStatus })
      .from(taskEvents)
      .innerJoin(tasks, eq(tasks.id, taskEvents.taskId))
      .where(and(eq(tasks.projectId, uuid), eq(tasks.step, 0)))
      .orderBy(taskEvents.at)
    expect(events).toEqual([
      { event: 'OPENED', reason: null, newStatus: 'PENDING' },
      { event: 'CANCELLED', reason: 'Postponed', newStatus: 'CANCELLED' },
    ])
    const info = await test.call(manager, 'POST', url(uuid, '/info'), { reference: 'Later' })
    expect(info).toMatchObject({ status: 422, body: { code: 'PROJECT_CLOSED' } })
    bodyOf(await steps.move(manager, uuid, 'DRAFT'))
    expect(await statusesOf(uuid)).toEqual(['DRAFT', 'DRAFT'])
  })

  it('a restored project starts again at its first step', async () => {
    const { manager } = test.people
    const { uuid } = await steps.inWork(manager, [strings], ['es'])
    const [first] = await test.db
      .select()
      .from(tasks)
      .where(and(eq(tasks.projectId, uuid), eq(tasks.step, 0)))
    const cancel = { status: 'CANCELLED', reason: 'Not needed' }
    bodyOf(await test.call(manager, 'POST', `/api/v3/task/${first?.id}/status-update`, cancel))
    const present = async () => (await steps.get(manager, uuid)).workUnits.map(({ workflow }) => workflow)
    expect(await present()).toEqual(['REVIEW'])
    bodyOf(await steps.move(manager, uuid, 'CANCELLED', { reason: 'Postponed' }))
    bodyOf(await steps.move(manager, uuid, 'DRAFT'))
    expect(await present()).toEqual(['TRANSLATION'])
  })

  it('the process summary counts each step by name and no canceled step as done', async () => {
    const { manager } = test.people
    const work = await steps.draft(manager, [strings], ['es', 'ja'])
    const { uuid } = work
    await steps.addWorkUnits(manager, uuid, work.resources, ['ar'], ['TRANSLATION', 'PROOFREADING'])
    await steps.settled(manager, uuid)
    bodyOf(await steps.move(manager, uuid, 'PENDING'))
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
    const rows = await test.db.select().from(tasks).where(eq(tasks.projectId, uuid)).orderBy(tasks.step)
    const tasksOf = (locale: string) => rows.filter(({ targetLocale }) => targetLocale === locale)
    const move = async (id: string, body: object) =>
      bodyOf(await test.call(manager, 'POST', `/api/v3/task/${id}/status-update`, body))
    for (const { id } of tasksOf('ja')) await move(id, { status: 'CANCELLED', reason: 'Not sold there' })
    const workUnitOf = async (locale: string) =>
      (await steps.get(manager, uuid)).workUnits.find(({ targetLanguage }) => targetLanguage === locale)
    expect(await steps.get(manager, uuid)).toMatchObject({
      progress: 0,
      totalSegments: 4,
      confirmedSegments: 0,
      progressByWorkflow: [
        { workflow: 'TRANSLATION', totalSegments: 4, confirmedSegments: 0, totalTasks: 2 },
        { workflow: 'REVIEW', totalSegments: 2, confirmedSegments: 0, totalTasks: 1 },
        { workflow: 'PROOFREADING', totalSegments: 2, confirmedSegments: 0, totalTasks: 1 },
      ],
    })
    expect(await workUnitOf('ja')).toMatchObject({ workStatus: 'CANCELLED', partiallyDelivered: false })
    const [first, second] = tasksOf('es')
    await test.db.update(segments).set({ target: 'x', confirmed: true })
    await test.db.update(tasks).set(acceptedBy(manager.id)).where(eq(tasks.id, first!.id))
    await move(first!.id, { status: 'DELIVERED' })
    expect(await workUnitOf('es')).toMatchObject({
      workflow: 'REVIEW',
      workStatus: 'PENDING',
      partiallyDelivered: true,
    })
    await move(second!.id, { status: 'CANCELLED', reason: 'Good enough' })
    const [arFirst] = tasksOf('ar')
    await move(arFirst!.id, { status: 'CANCELLED', reason: 'Translated elsewhere' })
    expect(await workUnitOf('es')).toMatchObject({
      workflow: 'TRANSLATION',
      workStatus: 'DELIVERED',
      partiallyDelivered: false,
    })
    expect(await workUnitOf('ar')).toMatchObject({
      workflow: 'PROOFREADING',
      workStatus: 'PENDING',
      partiallyDelivered: false,
    })
    expect(await steps.get(manager, uuid)).toMatchObject({ progress: 50, confirmedSegments: 2, totalSegments: 4 })
    const found = await test.call(manager, 'GET', url(uuid, '/work-unit?status=DELIVERED&workflows=TRANSLATION'))
    expect(found.body).toMatchObject({ totalElements: 1, content: [{ targetLanguage: 'es' }] })
    expect((await test.call(manager, 'GET', `/api/v3/task/${second!.id}/summary`)).body).toMatchObject({ progress: 0 })
  })

  it('a project is delivered when its last task is, and reopening needs a reason', async () => {
    const { manager } = test.people
    const { uuid } = await steps.inWork(manager, [strings], ['es'], ['TRANSLATION'])
    expect(await steps.move(manager, uuid, 'DELIVERED')).toMatchObject({
      status: 422,
      body: {
        data: {
          missing: [{ condition: 'allDelivered', tasks: [{ fileName: 'strings.json', workflow: 'TRANSLATION' }] }],
        },
      },
    })
    await test.db.update(tasks).set({ status: 'DELIVERED' }).where(eq(tasks.projectId, uuid))
    await test.db.update(workUnits).set({ currentStep: 1 }).where(eq(workUnits.projectId, uuid))
    const delivered = bodyOf<Project>(await steps.move(manager, uuid, 'DELIVERED'))
    expect(delivered).toMatchObject({ status: 'DELIVERED', progress: 100 })
    expect(delivered.deliveryDate).toBeGreaterThan(delivered.createDate)
    expect((await steps.move(manager, uuid, 'INVOICED')).status).toBe(403)
    expect((await steps.move(manager, uuid, 'APPROVED')).status).toBe(400)
    const reopened = bodyOf<Project>(await steps.move(manager, uuid, 'APPROVED', { reason: 'A late change' }))
    expect(reopened.status).toBe('APPROVED')
    expect(reopened.deliveryDate).toBeUndefined()
  })

  it('other accounts get 404 for everything in a project', async () => {
    const { manager, stranger } = test.people
    const { uuid, resources, workUnits: units } = await steps.draft(manager, [strings], ['es'])
    const before = await steps.get(manager, uuid)
    const resource = resources[0]?.uuid
    const workUnit = units[0]?.uuid
    const calls: [string, string, object?][] = [
      ['GET', ''],
      ['POST', '/status', { newStatus: 'PENDING' }],
      ['POST', '/resource', { name: 'a.json' }],
      ['GET', '/resource/simple'],
      ['DELETE', `/resource/${resource}`],
      ['POST', `/resource/${resource}/file-params`, {}],
      ['GET', '/work-unit'],
      ['GET', '/download'],
      ['POST', '/download', {}],
      ['GET', `/translated-file/download?workUnitUUID=${workUnit}`],
      ['POST', '/translation-kit-job/loc-kit', { locKitTypeJob: 'XLIFF', workUnitUuids: [workUnit] }],
      ['GET', '/message'],
      ['POST', '/message', { text: 'Hello' }],
      ['GET', '/process-summary'],
      ['GET', '/translation-memory'],
      ['POST', '/translation-memory', []],
      ['GET', '/logfile'],
      ['POST', '/logfile', {}],
      ['POST', '/async/calculate/costs'],
      ['GET', '/costs-summary'],
      ['GET', '/costs/lang-pair?sourceLang=en&targetLang=es'],
      ['GET', '/total-costs'],
      ['GET', '/costs/explanation?line=pair:en:es'],
      ['GET', '/cost/manual-cost'],
      ['GET', '/profitability'],
      ['GET', `/work-unit/${workUnit}/translation`],
      ['POST', `/work-unit/${workUnit}/translation`],
    ]
    for (const [method, rest, body] of calls) {
      const { status } = await test.call(stranger, method, url(uuid, rest), body)
      expect({ method, rest, status }).toEqual({ method, rest, status: 404 })
    }
    expect((await test.call(stranger, 'GET', `/api/v1/atlas/work-unit/${workUnit}`)).status).toBe(404)
    expect(await steps.get(manager, uuid)).toEqual(before)
  })
})

describe('notes', () => {
  it('notes are shown as threads, newest first, and private notes only to managers', async () => {
    const { manager, otherManager, client } = test.people
    const { uuid } = await steps.create(manager)
    const write = (as: typeof manager, body: object) => test.call(as, 'POST', url(uuid, '/message'), body)
    const first = bodyOf<{ uuid: string }>(await write(client, { text: 'When is it ready?', parent: null }), 201)
    const secret = bodyOf<{ uuid: string }>(await write(manager, { text: 'Never', privateMessage: true }), 201)
    const answer = bodyOf<{ uuid: string }>(await write(manager, { text: 'On Friday', parent: first.uuid }), 201)
    bodyOf(await write(otherManager, { text: 'Hush', parent: secret.uuid }), 201)
    bodyOf(await write(client, { text: 'Thanks', parent: answer.uuid }), 201)
    expect((await write(client, { text: 'Psst', privateMessage: true })).status).toBe(403)
    expect((await write(client, { text: 'What?', parent: secret.uuid })).status).toBe(404)
    const read = async (as: typeof manager) =>
      bodyOf<ProjectMessagePage>(await test.call(as, 'GET', url(uuid, '/message'))).content.map(({ text, replies }) => [
        text,
        replies.map((reply) => reply.text),
      ])
    expect(await read(manager)).toEqual([
      ['Never', ['Hush']],
      ['When is it ready?', ['On Friday', 'Thanks']],
    ])
    expect(await read(client)).toEqual([['When is it ready?', ['On Friday', 'Thanks']]])
  })
})

describe('files that come later', () => {
  const more = { name: 'more.json', content: '{ "save": "Save the file" }' }

  it('a manager adds files until delivery: they are dated, their tasks open, and the price asks to be calculated', async () => {
    const { manager, client } = test.people
    const { uuid, resources, workUnits: made } = await steps.draft(manager, [strings], ['es'])
    bodyOf(await steps.move(manager, uuid, 'PENDING', { calculateCosts: true }))
    const priced = await steps.costs(manager, uuid)
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
    const refused = await test.call(client, 'POST', url(uuid, '/resource'), { name: more.name })
    expect(refused).toMatchObject({ status: 422, body: { code: 'PROJECT_NOT_DRAFT' } })

    const before = Date.now()
    const added = await steps.addFile(manager, uuid, more)
    expect(added.addedDate).toBeGreaterThanOrEqual(before)
    expect((await steps.get(manager, uuid)).resources[0]?.addedDate).toBeUndefined()
    const [workUnit] = await steps.addWorkUnits(manager, uuid, [added], ['es'], ['TRANSLATION', 'REVIEW'])
    await steps.settled(manager, uuid)
    expect(await statusesOf(uuid)).toEqual(Array(4).fill('PENDING'))
    const opened = await test.db
      .select({ event: taskEvents.event })
      .from(taskEvents)
      .innerJoin(tasks, eq(tasks.id, taskEvents.taskId))
      .where(eq(tasks.workUnitId, workUnit!.uuid))
    expect(opened).toEqual([{ event: 'OPENED' }, { event: 'OPENED' }])
    // The approved costs stay, and are marked as out of date.
    const stale = await steps.costs(manager, uuid)
    expect(stale).toMatchObject({ totalCost: priced.totalCost, outdatedAt: expect.any(Number) })
    bodyOf(await test.call(manager, 'POST', url(uuid, '/async/calculate/costs')), 202)
    expect((await steps.costs(manager, uuid)).outdatedAt).toBeUndefined()

    // Files in progress get versions, and no further steps.
    expect((await steps.send(manager, uuid, resources[0]!.uuid, more)).status).toBe(422)
    const steps3 = [{ projectResourceUuid: added.uuid, workflows: ['PROOFREADING'], targetLocales: ['es'] }]
    const extended = await test.call(manager, 'POST', url(uuid, '/work-unit?bulk=true'), steps3)
    expect(extended).toMatchObject({ status: 422, body: { code: 'PROJECT_NOT_DRAFT' } })
    expect((await steps.get(manager, uuid)).workUnits).toHaveLength(made.length + 1)
  })

  it('an organizational unit can keep its projects closed', async () => {
    const { manager, accountAdmin, place, elsewhere } = test.people
    const { uuid } = await steps.inWork(manager, [strings], ['es'])
    const allow = (enabled: boolean, as = accountAdmin, { orgUnitId } = place) =>
      test.call(as, 'PUT', `/api/v3/client/${orgUnitId}/file-additions`, { enabled })
    expect((await allow(false, accountAdmin, elsewhere)).status).toBe(404)
    expect((await allow(false, manager)).status).toBe(403)
    expect(bodyOf(await allow(false))).toEqual({ enabled: false })
    const unit = await test.call(manager, 'GET', `/api/v3/client/${place.orgUnitId}`)
    expect(unit.body).toMatchObject({ fileAdditionsEnabled: false })
    const refused = await test.call(manager, 'POST', url(uuid, '/resource'), { name: more.name })
    expect(refused).toMatchObject({ status: 422, body: { code: 'ADDITIONS_OFF', data: { status: 'APPROVED' } } })
    expect((await steps.get(manager, uuid)).resources).toHaveLength(1)
    bodyOf(await allow(true))
    await steps.addFile(manager, uuid, more)
    bodyOf(await steps.move(manager, uuid, 'CANCELLED', { reason: 'Postponed' }))
    const closed = await test.call(manager, 'POST', url(uuid, '/resource'), { name: 'late.json' })
    expect(closed).toMatchObject({ status: 422, body: { code: 'PROJECT_NOT_DRAFT' } })
  })
})
