import type { ActivityPage } from '@dragoman/sdk/operations/activity'
import type {
  CancellationChoices,
  CancellationCount,
  CancellationOption,
  CancellationOptions,
} from '@dragoman/sdk/operations/cancellationOptions'
import type { Job } from '@dragoman/sdk/operations/jobs'
import type { Task, TaskLogEntry } from '@dragoman/sdk/operations/tasks'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { journal } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { acceptedBy, seedWork } from '../../testing/work.ts'
import { defaultOptions, optionIdOf } from './default-options.ts'

const test = await openTestApp()
const { accountAdmin, manager, linguistA, sysadmin, stranger, place, elsewhere } = test.people
const base = '/api/v3/account'
const own = `${base}/${place.accountId}/cancellation-options`

const list = async () => bodyOf<CancellationOptions>(await test.call(accountAdmin, 'GET', own))
const add = (name: string, more = '') =>
  test.call(accountAdmin, 'POST', `${base}/cancellation-options?newOption=${encodeURIComponent(name)}${more}`)
const put = (body: object, as = accountAdmin) => test.call(as, 'PUT', `${base}/cancellation-options`, body)
const seed = () => seedWork(test.db, test.people, { task: acceptedBy(linguistA.id) })
const cancel = (project: string, more: object) =>
  test.call(manager, 'POST', `/api/v3/project/${project}/status`, { newStatus: 'CANCELLED', ...more })
const reject = (task: string, body: object) => test.call(linguistA, 'POST', `/api/v3/task/${task}/rejection`, body)
const report = async (query = '') =>
  bodyOf<CancellationCount[]>(await test.call(accountAdmin, 'GET', `${own}/report${query}`))
const counts = async () =>
  Object.fromEntries((await report()).map(({ option, projects, tasks }) => [option?.name ?? '', [projects, tasks]]))

const lastActivity = async (project: string, event: string) => {
  const path = `/api/v3/activity?projectUuid=${project}&events=${event}`
  return bodyOf<ActivityPage>(await test.call(manager, 'GET', path)).content[0]
}

beforeEach(async () => {
  await put({ required: false })
})

describe('cancellation options', () => {
  it('every account has the default ones, which can be archived and restored but not changed', async () => {
    const { options } = await list()
    expect(options.map(({ code }) => code)).toEqual(defaultOptions.map(({ code }) => code))
    const uuid = optionIdOf('DUPLICATE')
    expect(await put({ options: [{ uuid, name: 'Twice' }] })).toMatchObject({ status: 400 })
    const active = async () => (await list()).options.find((option) => option.uuid === uuid)?.active
    expect((await test.call(accountAdmin, 'DELETE', `${own}/${uuid}`)).status).toBe(204)
    expect(await active()).toBe(false)
    bodyOf(await put({ options: [{ uuid, active: true }] }))
    expect(await active()).toBe(true)
  })

  it('own ones are added and renamed under names that no other has, and deleted if no one used them', async () => {
    const option = bodyOf<CancellationOption>(await add('Strategy changed', '&appliesTo=PROJECT'))
    expect(option).toMatchObject({ name: 'Strategy changed', isDefault: false, active: true, appliesTo: ['PROJECT'] })
    expect(await add(' strategy CHANGED ')).toMatchObject({ status: 422, body: { code: 'NAME_TAKEN' } })
    expect(await put({ options: [{ uuid: option.uuid, name: 'Duplicate' }] })).toMatchObject({ status: 422 })
    const { version } = await list()
    const renamed = bodyOf<CancellationOptions>(await put({ options: [{ uuid: option.uuid, name: 'New strategy' }] }))
    expect(renamed.options.at(-1)).toMatchObject({ name: 'New strategy' })
    expect(renamed.lastChange).toMatchObject({ user: { uuid: accountAdmin.id } })
    const outdated = await test.call(
      accountAdmin,
      'PUT',
      `${base}/cancellation-options`,
      { required: true },
      {
        'If-Match': version,
      },
    )
    expect(outdated).toMatchObject({ status: 409 })
    expect((await test.call(accountAdmin, 'DELETE', `${own}/${option.uuid}`)).status).toBe(204)
    expect((await list()).options.map(({ uuid }) => uuid)).not.toContain(option.uuid)
  })

  it('a change of an option that is called like what every object has is in the journal', async () => {
    for (const name of ['__proto__', 'constructor']) {
      const { uuid } = bodyOf<CancellationOption>(await add(name))
      bodyOf(await put({ options: [{ uuid, active: false }] }))
      const [entry] = await test.db
        .select()
        .from(journal)
        .where(eq(journal.event, 'CANCELLATION_OPTIONS_UPDATED'))
        .orderBy(desc(journal.id))
        .limit(1)
      expect(Object.entries(entry!.after!)).toEqual([[name, { name, active: false, appliesTo: ['PROJECT', 'TASK'] }]])
    }
  })

  it('the option of a canceled project is in its activity and in the report, until the project is restored', async () => {
    const { projectId } = await seed()
    const choices = bodyOf<CancellationChoices>(
      await test.call(manager, 'GET', `${base}/cancellation-options/project/${projectId}`),
    )
    expect(choices.required).toBe(false)
    expect(choices.options.map(({ uuid }) => uuid)).toContain(optionIdOf('CLIENT_CANCELED'))
    bodyOf(await cancel(projectId, { optionUuid: optionIdOf('CLIENT_CANCELED') }))
    expect(await lastActivity(projectId, 'PROJECT_STATUS_CHANGED')).toMatchObject({
      after: { status: 'CANCELLED' },
      detail: { option: 'Canceled by the client', reason: 'Canceled by the client' },
    })
    const [row] = await report()
    expect(row).toMatchObject({ option: { code: 'CLIENT_CANCELED' }, projects: 1, tasks: 0 })
    expect(row?.words).toBeGreaterThan(0)
    expect(await report('?startDate=2000-01-01&endDate=2000-12-31')).toEqual([])
    const restored = await test.call(manager, 'POST', `/api/v3/project/${projectId}/status`, { newStatus: 'DRAFT' })
    expect(restored.status).toBe(200)
    expect(await counts()).not.toHaveProperty('Canceled by the client')
  })

  it('the option of a returned task is in its log, in the activity and in the report', async () => {
    const { projectId, taskIds } = await seed()
    const [task = ''] = taskIds
    const offered = await test.call(linguistA, 'GET', `${base}/cancellation-options/project/${projectId}`)
    expect(bodyOf<CancellationChoices>(offered).options.map(({ code }) => code)).toContain('NO_TIME')
    expect(await reject(task, { optionUuid: optionIdOf('DUPLICATE') })).toMatchObject({ status: 400 })
    bodyOf<Task>(await reject(task, { optionUuid: optionIdOf('NO_TIME'), reason: 'On leave until May' }))
    const [entry] = bodyOf<TaskLogEntry[]>(await test.call(manager, 'GET', `/api/v3/task/${task}/log`))
    expect(entry).toMatchObject({ event: 'REJECTED', detail: 'On leave until May', option: { code: 'NO_TIME' } })
    expect(await lastActivity(projectId, 'TASK_REJECTED')).toMatchObject({
      detail: { option: 'No time', reason: 'On leave until May' },
    })
    expect(await counts()).toMatchObject({ 'No time': [0, 1] })
  })

  it('an account that requires an option refuses cancellations without one, of many projects at once, too', async () => {
    bodyOf(await put({ required: true }))
    const { projectId, taskIds } = await seed()
    const refused = { status: 400, body: { errors: [{ field: 'body.optionUuid' }] } }
    expect(await cancel(projectId, { reason: 'Not needed' })).toMatchObject(refused)
    expect(await reject(taskIds[0]!, { reason: 'No time' })).toMatchObject(refused)
    const bulk = { kind: 'STATUS', newStatus: 'CANCELLED', projectUuids: [projectId] }
    const start = (more: object) => test.call(manager, 'POST', '/api/v3/project/bulk', { ...bulk, ...more })
    expect(await start({ reason: 'Not needed' })).toMatchObject(refused)
    const { uuid } = bodyOf<Job>(await start({ optionUuid: optionIdOf('OVER_BUDGET') }), 202)
    await test.until(async () => {
      const asked = await test.call(manager, 'GET', `/api/v3/bulk-change/${uuid}`)
      return asked.status === 200 ? asked : undefined
    })
    expect(await counts()).toMatchObject({ 'Over budget': [1, 0] })
    bodyOf(await test.call(manager, 'POST', `/api/v3/bulk-change/${uuid}/undo`))
    expect(await counts()).not.toHaveProperty('Over budget')
  })

  it('an own option that was used is archived, keeps its name in the report, and is offered no more', async () => {
    const { uuid } = bodyOf<CancellationOption>(await add('Merged with another project'))
    const { projectId } = await seed()
    bodyOf(await cancel(projectId, { optionUuid: uuid }))
    expect((await test.call(accountAdmin, 'DELETE', `${own}/${uuid}`)).status).toBe(204)
    expect(await counts()).toMatchObject({ 'Merged with another project': [1, 0] })
    const second = await seed()
    expect(await cancel(second.projectId, { optionUuid: uuid })).toMatchObject({ status: 400 })
  })

  it('belong to one account', async () => {
    const theirs = `${base}/${elsewhere.accountId}/cancellation-options`
    const answers = async (as: Person, path: string) => (await test.call(as, 'GET', path)).status
    expect(await answers(accountAdmin, theirs)).toBe(404)
    expect(await answers(manager, own)).toBe(403)
    expect(await answers(sysadmin, theirs)).toBe(200)
    const { projectId } = await seed()
    expect(await answers(stranger, `${base}/cancellation-options/project/${projectId}`)).toBe(404)
    const { uuid } = bodyOf<CancellationOption>(await add('Only here'))
    const accountUuid = elsewhere.accountId
    expect((await put({ accountUuid, options: [{ uuid, active: false }] }, sysadmin)).status).toBe(404)
  })
})
