import type { ErrorCode } from '@dragoman/sdk/errors'
import type { Project } from '@dragoman/sdk/operations/projects'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workUnits } from '../features/work/work-unit-tables.ts'
import { users } from '../kernel/tables.ts'
import { operations } from './contract.ts'
import { testPassword } from '../testing/people.ts'
import type { Person } from '../testing/people.ts'
import { bodyOf, projectSteps } from '../testing/projects.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { Answer, TestApp } from '../testing/test-app.ts'

// Refusals that the contract names and that no story of another test comes upon, caused one by one.

let test: TestApp
let steps: ReturnType<typeof projectSteps>
/** A project without files. */
let empty: Project
/** A project in DRAFT whose one work unit could not be read. */
let unread: Awaited<ReturnType<typeof steps.draft>>
/** A project in work, and the first task of its work unit. */
let work: Awaited<ReturnType<typeof steps.draft>>
let task: Task
/** A project that was canceled while it had a file. */
let over: Awaited<ReturnType<typeof steps.draft>>
/** The manager, as an administrator who acts as them. */
let acted: Person

const strings = { name: 'strings.json', content: '{"open": "Open the file"}' }

beforeAll(async () => {
  test = await createTestApp()
  steps = projectSteps(test)
  const { manager, admin } = test.people
  empty = await steps.create(manager)
  unread = await steps.draft(manager, [strings], ['es'])
  await test.db.update(workUnits).set({ genesisStatus: 'ERROR' }).where(eq(workUnits.projectId, unread.uuid))
  work = await steps.inWork(manager, [strings], ['es'])
  const [first] = bodyOf<Task[]>(await test.call(manager, 'GET', `/api/v3/task/work-unit/${work.workUnits[0]!.uuid}`))
  task = first!
  over = await steps.draft(manager, [strings], ['es'])
  bodyOf(await steps.move(manager, over.uuid, 'CANCELLED', { reason: 'No money' }))
  const { db, sessions } = test.app.services
  const { secret } = await sessions.open(db, {
    userId: manager.id,
    kind: 'token',
    address: '127.0.0.1',
    userAgent: null,
    impersonatorId: admin.id,
  })
  acted = { ...manager, token: secret }
})
afterAll(() => test.close())

interface Asked {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

/** Calls an operation by its id. */
function ask(as: Person | null, id: string, { path = {}, query, body }: Asked = {}): Promise<Answer> {
  const operation = operations.find((each) => each.id === id)!
  const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name]!))
  return test.call(as, operation.method, query ? `${address}?${new URLSearchParams(query)}` : address, body)
}

/** The last answer of the same call, made one after the other. */
async function repeated(times: number, call: (time: number) => Promise<Answer>): Promise<Answer> {
  for (let time = 1; time < times; time += 1) await call(time)
  return call(times)
}

const cases: [operation: string, code: ErrorCode, call: (people: TestApp['people'], id: string) => Promise<Answer>][] =
  [
    ['costs.calculate', 'NOT_READY', ({ manager }, id) => ask(manager, id, { path: { projectUUID: empty.uuid } })],
    ['costs.recalculate', 'COSTS_SETTLED', ({ manager }, id) => ask(manager, id, { path: { projectUUID: over.uuid } })],
    [
      'costs.createManual',
      'COSTS_SETTLED',
      ({ manager }, id) => {
        const body = { description: 'Rush', costType: 'SURCHARGE', unitType: 'FIXED', units: 1, costPerUnit: 5 }
        return ask(manager, id, { path: { projectUUID: over.uuid }, body })
      },
    ],
    [
      'logfiles.create',
      'NOT_READY',
      ({ manager }, id) =>
        ask(manager, id, { path: { projectUUID: empty.uuid }, body: { name: 'All', type: 'ANALYSIS' } }),
    ],
    [
      'editor.confirmSegments',
      'READ_ONLY',
      ({ manager }, id) => ask(manager, id, { path: { id: over.workUnits[0]!.uuid }, body: {} }),
    ],
    [
      'projects.updateInfo',
      'FILES_EXIST',
      ({ manager }, id) => ask(manager, id, { path: { projectUUID: unread.uuid }, body: { sourceLocale: 'de' } }),
    ],
    [
      'projects.createResource',
      'PROJECT_NOT_DRAFT',
      ({ manager }, id) => ask(manager, id, { path: { projectUUID: over.uuid }, body: { name: 'more.json' } }),
    ],
    [
      'projects.removeWorkUnits',
      'PROJECT_CLOSED',
      ({ manager }, id) =>
        ask(manager, id, { path: { projectUUID: over.uuid }, query: { workUnits: over.workUnits[0]!.uuid } }),
    ],
    ['projects.download', 'NOT_READY', ({ manager }, id) => ask(manager, id, { path: { projectUUID: unread.uuid } })],
    [
      'projects.downloadContinuous',
      'NOTHING_SELECTED',
      async ({ manager, place }, id) => {
        bodyOf(
          await ask(manager, 'projects.createContinuous', { body: { orgUnitUUID: place.orgUnitId, ciTag: 'site' } }),
          201,
        )
        return ask(manager, id, { path: { orgUnitUUID: place.orgUnitId, ciTag: 'site' } })
      },
    ],
    [
      'projects.startDownload',
      'NOT_READY',
      ({ manager }, id) => ask(manager, id, { path: { projectUUID: unread.uuid }, body: {} }),
    ],
    [
      'projects.downloadTranslatedFile',
      'NOT_READY',
      ({ manager }, id) =>
        ask(manager, id, { path: { projectUUID: unread.uuid }, query: { workUnitUUID: unread.workUnits[0]!.uuid } }),
    ],
    [
      'projects.startLocKit',
      'NOT_READY',
      ({ manager }, id) =>
        ask(manager, id, {
          path: { projectUUID: unread.uuid },
          body: { locKitTypeJob: 'XLIFF', workUnitUuids: [unread.workUnits[0]!.uuid] },
        }),
    ],
    [
      'workUnits.buildTranslation',
      'NOT_READY',
      ({ manager }, id) =>
        ask(manager, id, { path: { projectUuid: unread.uuid, workUnitUuid: unread.workUnits[0]!.uuid } }),
    ],
    [
      'segmentationRules.preview',
      'UNKNOWN_LOCALE',
      ({ manager, place }, id) =>
        ask(manager, id, {
          path: { orgUnitUUID: place.orgUnitId },
          body: { text: 'One. Two.', locale: 'aa_bb_cc_dd' },
        }),
    ],
    [
      'tasks.postStopLoss',
      'UNASSIGNED',
      ({ manager }, id) =>
        ask(manager, id, { path: { taskUuid: task.uuid }, body: { offeredTotal: 1, reason: 'Less' } }),
    ],
    [
      'tasks.reject',
      'CONFLICT',
      async ({ linguistA, manager }, id) => {
        bodyOf(await ask(manager, 'tasks.assign', { path: { taskUUID: task.uuid, userUUID: linguistA.id } }))
        bodyOf(
          await ask(manager, 'tasks.changeStatus', {
            path: { taskUuid: task.uuid },
            body: { status: 'CANCELLED', reason: 'No' },
          }),
        )
        return ask(linguistA, id, { path: { taskUuid: task.uuid }, body: { reason: 'Too late' } })
      },
    ],
    [
      'tasks.revokeAssignment',
      'CONFLICT',
      ({ manager }, id) => ask(manager, id, { path: { taskUUID: task.uuid }, body: { reason: 'No' } }),
    ],
    [
      'mfa.disable',
      'PASSWORD_WRONG',
      ({ otherManager }, id) => ask(otherManager, id, { path: { id: otherManager.id }, body: { password: 'guessed' } }),
    ],
    [
      'mfa.setEmail',
      'TOO_MANY_ATTEMPTS',
      ({ client }, id) => repeated(7, () => ask(client, id, { body: { enabled: true, password: 'guessed' } })),
    ],
    [
      'users.changePassword',
      'PERMISSION_MISSING',
      (_, id) => {
        const newPassword = 'another horse battery staple'
        return ask(acted, id, { body: { password: testPassword, newPassword, confirm: newPassword } })
      },
    ],
    ['users.removeToken', 'PERMISSION_MISSING', (_, id) => ask(acted, id)],
    ['users.removeToken', 'NOT_FOUND', ({ otherManager }, id) => ask(otherManager, id)],
    ['contracts.accept', 'PERMISSION_MISSING', (_, id) => ask(acted, id, { path: { id: empty.uuid } })],
    [
      'users.impersonate',
      'USER_INACTIVE',
      async ({ admin, linguistB }, id) => {
        bodyOf(await ask(admin, 'users.block', { path: { userUUID: linguistB.id } }))
        return ask(admin, id, { path: { id: linguistB.id } })
      },
    ],
    [
      'users.addTag',
      'CONFLICT',
      ({ admin, linguistA }, id) =>
        repeated(51, (time) => ask(admin, id, { path: { userUUID: linguistA.id, tag: `tag-${time}` } })),
    ],
    [
      'users.verifyMagicCode',
      'EMAIL_TAKEN',
      async ({ linguistDe }, id) => {
        bodyOf(
          await ask(linguistDe, 'users.requestMagicCode', {
            body: { email: 'wanted@example.com', password: testPassword },
          }),
        )
        const { text } = await test.mailTo('wanted@example.com')
        // Someone else is faster.
        await test.db
          .update(users)
          .set({ email: 'wanted@example.com' })
          .where(eq(users.id, test.people.otherManager.id))
        return ask(linguistDe, id, { body: { code: /\b\d{6}\b/.exec(text)![0] } })
      },
    ],
  ]

it.each(cases)('%s refuses with %s', async (operation, code, call) => {
  const { status, body } = await call(test.people, operation)
  const errors = operations.find(({ id }) => id === operation)!.errors
  expect({ status, body }).toMatchObject({
    status: errors[code],
    body: { code, message: expect.stringMatching(/\.$/) },
  })
})

/** Operations whose path ends with an id. */
const ofOne = operations.filter(({ path, parameters }) => {
  const last = /\{(\w+)\}$/.exec(path)?.[1] ?? ''
  const properties = (parameters.path?.['properties'] ?? {}) as Record<string, { format?: string; type?: string }>
  return properties[last]?.format === 'uuid' || properties[last]?.type === 'integer'
})

it.each(
  ofOne.map(({ method, path }) => [
    method,
    path.replace(/\{\w+\}$/, 'no-such-path').replace(/\{\w+\}/g, crypto.randomUUID()),
  ]),
)('%s %s is a path that does not exist, rather than a wrong id', async (method, path) => {
  const { status, body } = await test.call(test.people.admin, method, path)
  expect({ status, body }).toEqual({
    status: 404,
    body: expect.objectContaining({ message: `${method} ${path} doesn't exist.` }),
  })
})

it('a path is taken by the operation that names it before those that have an id there', async () => {
  const fixed = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  for (const { id, path } of fixed) {
    const { body } = await test.call(test.people.sysadmin, 'GET', path)
    const message = String((body as { message?: string } | undefined)?.message)
    expect([id, message]).toEqual([id, expect.not.stringContaining("doesn't exist")])
  }
})

it('an address with a slash at its end is answered like the one without', async () => {
  const { accountAdmin, place } = test.people
  for (const path of [
    '/api/v3/account-metrics/status/',
    `/api/v3/account/${place.accountId}/cancellation-options/`,
    `/api/v3/account/${place.accountId}/cancellation-options`,
  ])
    expect([path, (await test.call(accountAdmin, 'GET', path)).status]).toEqual([path, 200])
})
