import type { ActivityPage } from '@dragoman/sdk/operations/activity'
import type { NotificationPage } from '@dragoman/sdk/operations/notifications'
import type {
  Pipeline,
  PipelineAction,
  PipelineDecision,
  PipelineDryRun,
  PipelineInput,
  PipelineOverview,
  PipelineRun,
  PipelineRunPage,
  PipelineSchedule,
} from '@dragoman/sdk/operations/pipelines'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { seedWork } from '../../testing/work.ts'
import { nextTime, timesBefore } from './schedule.ts'
import { startPipelines } from './run-pipelines.ts'
import { pipelineRuns, pipelines } from './tables.ts'

const test = await openTestApp({ tellsPeople: true })
const { accountAdmin, admin, manager, otherManager, linguistA, stranger } = test.people
const { create, get } = projectSteps(test)

const approve: PipelineInput['trigger'] = { event: 'PROJECT_CREATED' }
const tag = (name: string): PipelineAction => ({ kind: 'TAG', addTags: [name] })

const call = (method: string, path = '', body?: object, more?: Record<string, string>) =>
  test.call(accountAdmin, method, `/api/v3/pipeline${path}`, body, more)
const add = async (input: Partial<PipelineInput>): Promise<Pipeline> => {
  const body = { name: crypto.randomUUID(), trigger: approve, actions: [tag('auto')], ...input }
  return bodyOf(await call('POST', '', body), 201)
}
const runs = async ({ uuid }: Pipeline) => bodyOf<PipelineRunPage>(await call('GET', `/${uuid}/run`)).content
/** Waits until a pipeline has decided on as many runs as there should be. */
const decided = (pipeline: Pipeline, count = 1): Promise<PipelineRun[]> =>
  test.until(async () => {
    const all = await runs(pipeline)
    return all.length >= count && all.every(({ decision }) => decision !== 'WAITING') ? all : undefined
  })
const decisions = (all: readonly PipelineRun[]): PipelineDecision[] => all.map(({ decision }) => decision)

beforeEach(async () => {
  await test.db.delete(pipelines)
  bodyOf(await call('PUT', '/settings', { enabled: true }))
})

describe('a pipeline', () => {
  it('acts on what its event and its conditions find, as its owner, and logs each decision', async () => {
    const pipeline = await add({
      filter: 'name:Urgent*',
      actions: [tag('rush'), { kind: 'ASSIGN', userUuid: otherManager.id }],
    })
    const other = await create(manager, { reference: 'Brochure' })
    const urgent = await create(manager, { reference: 'Urgent release' })
    const log = await decided(pipeline, 2)
    expect(log).toMatchObject([
      { decision: 'DONE', subject: { type: 'PROJECT', uuid: urgent.uuid, name: 'Urgent release' } },
      { decision: 'NOT_MET', subject: { uuid: other.uuid } },
    ])
    expect(await get(manager, urgent.uuid)).toMatchObject({ tags: ['rush'], assignee: { uuid: otherManager.id } })
    expect((await get(manager, other.uuid)).tags).toEqual([])
    const path = `/api/v3/activity?projectUuid=${urgent.uuid}&events=PROJECT_UPDATED`
    const { content } = bodyOf<ActivityPage>(await test.call(accountAdmin, 'GET', path))
    expect(content[0]).toMatchObject({
      user: { uuid: accountAdmin.id },
      detail: { pipeline: pipeline.name, pipelineRun: log[0]!.uuid },
    })
    expect(bodyOf<Pipeline>(await call('GET', `/${pipeline.uuid}`))).toMatchObject({
      runs: 1,
      errors: 0,
      owner: { uuid: accountAdmin.id },
      names: [{}, { user: otherManager.name }],
    })
  })

  it('acts on tasks, tells people, and calls a webhook', async () => {
    const hook = { name: 'Receiver', types: ['NEW_USER'] }
    const { uuid: webhookUuid } = bodyOf<{ uuid: string }>(
      await test.call(accountAdmin, 'POST', '/api/v3/webhook', hook),
    )
    const pipeline = await add({
      trigger: { event: 'TASK_ASSIGNED' },
      filter: 'target:es',
      actions: [
        { kind: 'NOTIFY', userUuids: [admin.id], text: 'Check the brief' },
        { kind: 'WEBHOOK', webhookUuid },
        tag('assigned'),
      ],
    })
    const { taskIds, projectId } = await seedWork(test.db, test.people)
    bodyOf(await test.call(manager, 'POST', `/api/v3/task/${taskIds[0]}/assignment/${linguistA.id}`))
    expect(decisions(await decided(pipeline))).toEqual(['DONE'])
    const task = bodyOf<{ categories: string[] }>(await test.call(manager, 'GET', `/api/v3/task/${taskIds[0]}`))
    expect(task.categories).toEqual(['assigned'])
    const told = await test.until(async () => {
      const { content } = bodyOf<NotificationPage>(await test.call(admin, 'GET', '/api/v3/notifications'))
      return content.find(({ message }) => message === 'Check the brief')
    })
    expect(told.kind).toBe('PIPELINE_NOTICE')
    const events = bodyOf<{ events: object[] }>(
      await test.call(accountAdmin, 'GET', `/api/v3/webhook/${webhookUuid}/events`),
    )
    expect(JSON.stringify(events)).toContain('PIPELINE_TRIGGERED')
    expect(JSON.stringify(events)).toContain(projectId)
  })

  it('does all of its actions or none, says which one failed, and tells its owner once a day', async () => {
    const pipeline = await add({ actions: [tag('half'), { kind: 'MOVE', status: 'APPROVED' }] })
    const first = await create(manager)
    await create(manager)
    const log = await decided(pipeline, 2)
    expect(log).toMatchObject([
      { decision: 'FAILED', failedAction: 1 },
      { decision: 'FAILED', failedAction: 1 },
    ])
    expect(log[0]!.error).toContain("can't change to APPROVED")
    expect((await get(manager, first.uuid)).tags).toEqual([])
    const told = await test.until(async () => {
      const path = '/api/v3/notifications'
      const { content } = bodyOf<NotificationPage>(await test.call(accountAdmin, 'GET', path))
      const own = content.filter(({ kind }) => kind === 'PIPELINE_FAILED')
      return own.length > 0 ? own : undefined
    })
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ link: `/settings/automation-settings/pipelines/${pipeline.uuid}` })
  })

  it('does not start itself again, through whichever others', async () => {
    const updated = { event: 'PROJECT_UPDATED' } as const
    const ping = await add({ trigger: updated, actions: [{ kind: 'TAG', addTags: ['ping'], removeTags: ['pong'] }] })
    const pong = await add({ trigger: updated, actions: [{ kind: 'TAG', addTags: ['pong'], removeTags: ['ping'] }] })
    const { uuid } = await create(manager)
    bodyOf(await test.call(manager, 'POST', `/api/v3/project/${uuid}/info`, { reference: 'Again' }))
    // Each is started by the change itself and by the other one's, and stopped where its own comes back.
    const [ofPing, ofPong] = [await decided(ping, 3), await decided(pong, 3)]
    for (const log of [ofPing, ofPong]) {
      expect(decisions(log).filter((decision) => decision === 'DONE').length).toBeLessThanOrEqual(2)
      expect(decisions(log)).toContain('LOOP')
    }
    expect(ofPing.some(({ causedBy }) => causedBy === pong.name)).toBe(true)
  })

  it('is paused once its owner may not act any more, until someone else turns it on', async () => {
    const pipeline = await add({})
    await test.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, accountAdmin.id))
    await create(manager)
    const row = await test.until(async () => {
      const [found] = await test.db.select().from(pipelines).where(eq(pipelines.id, pipeline.uuid))
      return found?.paused ? found : undefined
    })
    await test.db.update(users).set({ blockedAt: null }).where(eq(users.id, accountAdmin.id))
    expect(row.paused).toBe('OWNER_GONE')
    expect(decisions(await decided(pipeline))).toEqual(['OFF'])
    const { paused, owner } = bodyOf<Pipeline>(
      await test.call(admin, 'PUT', `/api/v3/pipeline/${pipeline.uuid}`, { active: true }),
    )
    expect([paused, owner.uuid]).toEqual([undefined, admin.id])
    await create(manager)
    expect(decisions(await decided(pipeline, 2))).toEqual(['DONE', 'OFF'])
  })

  it('does not run while the account has pipelines off', async () => {
    const pipeline = await add({})
    bodyOf(await call('PUT', '/settings', { enabled: false }))
    await create(manager)
    const on = bodyOf<PipelineOverview>(await call('PUT', '/settings', { enabled: true }))
    expect(on).toMatchObject({ enabled: true, lastChange: { user: { uuid: accountAdmin.id } } })
    const { uuid } = await create(manager)
    expect(await decided(pipeline)).toMatchObject([{ decision: 'DONE', subject: { uuid } }])
  })

  it('makes up for nothing that happened while it was off, even where that is read after it is on', async () => {
    const pipeline = await add({ active: false })
    await create(manager)
    bodyOf(await call('PUT', `/${pipeline.uuid}`, { active: true }))
    const { uuid } = await create(manager)
    expect(await decided(pipeline)).toMatchObject([{ decision: 'DONE', subject: { uuid } }])
  })

  it('acts once for each event, however many servers run it', async () => {
    const pipeline = await add({ actions: [{ kind: 'NOTIFY', notifyManager: true, text: 'New' }] })
    const { db } = test
    const act = () => ({ call: async () => {}, contextOf: () => undefined as never, committed: async () => {} })
    const { log, logFailure, now } = test.app.services
    const others = [1, 2, 3].map(() => startPipelines({ db, act, log, logFailure, now }))
    await Promise.all(Array.from({ length: 10 }, () => create(manager)))
    const all = await decided(pipeline, 10)
    await Promise.all(others.map((other) => other.stop()))
    expect(decisions(all)).toEqual(Array.from({ length: 10 }, () => 'DONE'))
    const { rows } = await db.execute<{ told: number }>(
      sql`select count(*)::int as told from journal where event = 'PIPELINE_NOTIFIED' and entity_id = ${pipeline.uuid}`,
    )
    expect(rows).toEqual([{ told: 10 }])
  })

  it('never keeps a request waiting, not even while its tables are locked', async () => {
    await add({})
    await test.db.transaction(async (transaction) => {
      await transaction.execute(sql`lock table ${pipelines}, ${pipelineRuns} in access exclusive mode`)
      const { uuid } = await create(manager)
      const path = `/api/v3/project/${uuid}/info`
      expect((await test.call(manager, 'POST', path, { reference: 'While locked' })).status).toBe(200)
    })
  })

  it('is found by a dry run as often as it would have run', async () => {
    await create(manager, { reference: 'Dry one' })
    await create(manager, { reference: 'Dry two' })
    await create(manager, { reference: 'Wet' })
    const trial = { trigger: approve, filter: 'name:Dry*' }
    const found = bodyOf<PipelineDryRun>(await call('POST', '/dry-run', trial))
    expect(found.count).toBe(2)
    expect(found.matches.map(({ subject }) => subject.name)).toEqual(['Dry two', 'Dry one'])
    const schedule = { subject: 'PROJECT', days: ['MONDAY'], hour: 9, minute: 0, timezone: 'Europe/Berlin' }
    const weekly = bodyOf<PipelineDryRun>(await call('POST', '/dry-run', { ...trial, trigger: { schedule } }))
    expect(weekly.count).toBe(2)
    expect([4, 5]).toContain(weekly.times)
  })
})

describe('actions that cannot follow their trigger', () => {
  it.each([
    [{ event: 'TASK_DELIVERED' }, [tag('x')], 'body.actions[0].kind', 'DELIVERED'],
    [{ event: 'TASK_ACCEPTED' }, [{ kind: 'ASSIGN', userUuid: linguistA.id }], 'body.actions[0].kind', 'APPROVED'],
    [{ event: 'PROJECT_SUBMITTED' }, [tag('x'), { kind: 'PRE_TRANSLATE' }], 'body.actions[1].kind', 'in progress'],
    [{ event: 'PROJECT_CANCELED' }, [tag('x')], 'body.actions[0].kind', 'CANCELLED'],
    [{ event: 'PROJECT_CANCELED' }, [{ kind: 'MOVE', status: 'DELIVERED' }], 'body.actions[0].kind', 'CANCELLED'],
    [{ event: 'PROJECT_DELIVERED' }, [{ kind: 'MOVE', status: 'APPROVED' }], 'body.actions[0].kind', 'reason'],
  ] as const)(
    '%j with %j is refused at %s when it is saved and when it is tried',
    async (trigger, actions, field, why) => {
      const refusal = { status: 400, body: { errors: [{ field, message: expect.stringContaining(why) }] } }
      expect(await call('POST', '', { name: 'Never', trigger, actions })).toMatchObject(refusal)
      expect(await call('POST', '/dry-run', { trigger, actions })).toMatchObject(refusal)
    },
  )

  it('the moves of an earlier action count', async () => {
    const actions: PipelineAction[] = [{ kind: 'MOVE', status: 'APPROVED' }, { kind: 'PRE_TRANSLATE' }]
    expect(await add({ trigger: { event: 'PROJECT_SUBMITTED' }, actions })).toMatchObject({ actions })
  })

  it('a dry run tells what would have been refused, by the states that there were', async () => {
    const made = await create(manager, { reference: 'Counted one' })
    await create(manager, { reference: 'Counted two' })
    const trial = { trigger: { event: 'PROJECT_UPDATED' }, filter: 'name:Counted*' }
    const info = (reference: string) => test.call(manager, 'POST', `/api/v3/project/${made.uuid}/info`, { reference })
    bodyOf(await info('Counted draft'))
    const cancel = { newStatus: 'CANCELLED', reason: 'No budget.' }
    bodyOf(await test.call(manager, 'POST', `/api/v3/project/${made.uuid}/status`, cancel))
    const tried = async (actions: object[]) =>
      bodyOf<PipelineDryRun>(await call('POST', '/dry-run', { ...trial, actions }))
    // It was a draft by then, and is none now.
    expect(await tried([{ kind: 'MOVE', status: 'CANCELLED', reason: 'No budget.' }])).toMatchObject({
      count: 1,
      refused: 0,
    })
    const refused = await tried([{ kind: 'PRE_TRANSLATE' }])
    expect(refused).toMatchObject({ count: 0, refused: 1 })
    expect(refused.matches).toMatchObject([{ refusal: 'Only projects in progress are pre-translated.' }])
    const schedule = { subject: 'PROJECT', days: ['MONDAY'], hour: 9, minute: 0, timezone: 'Europe/Berlin' }
    const now = bodyOf<PipelineDryRun>(
      await call('POST', '/dry-run', {
        trigger: { schedule },
        filter: trial.filter,
        actions: [{ kind: 'MOVE', status: 'CANCELLED', reason: 'No budget.' }],
      }),
    )
    expect(now).toMatchObject({ count: 1, refused: 1 })
  })
})

describe('a schedule', () => {
  const schedule = {
    subject: 'PROJECT',
    days: ['MONDAY', 'FRIDAY'],
    hour: 9,
    minute: 30,
    timezone: 'Europe/Berlin',
  } as const

  it.each([
    ['2026-03-27T08:00:00Z', '2026-03-27T08:30:00.000Z'],
    // Summer time has begun in between.
    ['2026-03-27T09:00:00Z', '2026-03-30T07:30:00.000Z'],
  ])('is due after %s at %s', (after, next) => {
    expect(nextTime({ ...schedule, days: [...schedule.days] }, new Date(after)).toISOString()).toBe(next)
  })

  it('of each hour is due 720 times in thirty days', () => {
    const hourly: PipelineSchedule = {
      subject: 'TASK',
      days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
      minute: 5,
      timezone: 'UTC',
    }
    expect(timesBefore(hourly, new Date('2026-05-31T00:00:00Z'))).toBe(720)
  })

  it('runs once for times that were missed, for each project that its line finds', async () => {
    const project = await create(manager, { reference: 'Scheduled' })
    const pipeline = await add({
      trigger: { schedule: { ...schedule, days: [...schedule.days] } },
      filter: 'name:Scheduled',
      actions: [tag('weekly')],
    })
    await test.db.update(pipelines).set({ nextAt: new Date('2026-01-05T08:30:00Z') })
    const log = await decided(pipeline)
    expect(log).toMatchObject([{ decision: 'DONE', subject: { uuid: project.uuid } }])
    const { nextRun } = bodyOf<Pipeline>(await call('GET', `/${pipeline.uuid}`))
    expect(nextRun).toBeGreaterThan(Date.now())
  })
})

describe('the settings of pipelines', () => {
  it.each([
    [{ trigger: {} }, 'body.trigger'],
    [{ filter: 'status:nonsense' }, 'query.filter'],
    [{ actions: [{ kind: 'ASSIGN', userUuid: stranger.id }] }, 'body.actions[0].userUuid'],
    [{ actions: [{ kind: 'TAG' }] }, 'body.actions[0].addTags'],
    [{ actions: [{ kind: 'WEBHOOK', webhookUuid: crypto.randomUUID() }] }, 'body.actions[0].webhookUuid'],
    [{ trigger: { event: 'TASK_ASSIGNED' }, actions: [{ kind: 'EXPORT' }] }, 'body.actions[0].kind'],
    [{ actions: [{ kind: 'NOTIFY', text: ' ', notifyManager: true }] }, 'body.actions[0].text'],
  ])('refuse %j and name the field', async (wrong, field) => {
    const body = { name: 'Wrong', trigger: approve, actions: [tag('x')], ...wrong }
    const { status, body: answer } = await call('POST', '', body)
    expect([status, (answer as { errors: { field: string }[] }).errors[0]?.field]).toEqual([400, field])
  })

  it('are for administrators of the account, and other accounts have none of them', async () => {
    const { uuid } = await add({ name: 'Own' })
    expect((await test.call(manager, 'GET', '/api/v3/pipeline')).status).toBe(403)
    await test.db
      .update(users)
      .set({ roles: ['ACCOUNT_ADMIN'] })
      .where(eq(users.id, stranger.id))
    await test.app.services.sessions.forget()
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '', { active: false }],
      ['DELETE', '', undefined],
      ['GET', '/run', undefined],
    ] as const)
      expect((await test.call(stranger, method, `/api/v3/pipeline/${uuid}${path}`, body)).status).toBe(404)
    expect(bodyOf<PipelineOverview>(await test.call(stranger, 'GET', '/api/v3/pipeline')).pipelines).toEqual([])
  })

  it('are compared with what was read, kept in the journal with before and after, and can be set back', async () => {
    const { uuid, version, name, filter } = await add({ name: 'Versioned', filter: 'name:a' })
    const changed = bodyOf<Pipeline>(await call('PUT', `/${uuid}`, { filter: 'name:b' }, { 'If-Match': version }))
    const { status } = await call('PUT', `/${uuid}`, { filter: 'name:c' }, { 'If-Match': version })
    expect(status).toBe(409)
    const path = '/api/v3/activity?events=PIPELINE_UPDATED'
    expect(bodyOf<ActivityPage>(await test.call(accountAdmin, 'GET', path)).content[0]).toMatchObject({
      entityName: name,
      before: { filter },
      after: { filter: 'name:b' },
    })
    const back = bodyOf<Pipeline>(await call('PUT', `/${uuid}`, { filter }, { 'If-Match': changed.version }))
    expect(back.filter).toBe(filter)
    const taken = await call('POST', '', { name: 'versioned', trigger: approve, actions: [tag('x')] })
    expect(taken.status).toBe(422)
    expect((await call('DELETE', `/${uuid}`)).status).toBe(204)
  })
})
