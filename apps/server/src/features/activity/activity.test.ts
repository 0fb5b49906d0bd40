import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordChange } from '../../kernel/journal.ts'
import { withoutMoney } from './show-activity.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { acceptedBy, seedWork } from '../../testing/work.ts'
import type { Work } from '../../testing/work.ts'

let app: TestApp
let work: Work
beforeAll(async () => {
  app = await createTestApp()
  const { linguistA, manager, place } = app.people
  work = await seedWork(app.db, app.people, { task: acceptedBy(linguistA.id) })
  const segment = `/api/v1/atlas/work-unit/${work.workUnitId}/segment/${work.segmentIds[0]}`
  await app.call(linguistA, 'PUT', segment, { target: 'Guardar', confirmed: true, version: 0 })
  await app.call(manager, 'PUT', `/api/v3/task/${work.taskIds[1]}`, { instructions: 'Second step' })
  const author = { accountId: place.accountId, userId: manager.id, requestId: null }
  const entity = { type: 'PROJECT', id: work.projectId, name: 'T' } as const
  const { projectId } = work
  await recordChange(app.db, author, {
    event: 'PROJECT_STATUS_CHANGED',
    entity,
    projectId,
    after: { status: 'APPROVED', totalCost: 5 },
  })
  await recordChange(app.db, author, { event: 'COSTS_CALCULATED', entity, projectId })
  await recordChange(app.db, author, {
    event: 'PROJECT_MESSAGE_CREATED',
    entity,
    projectId,
    after: { privateMessage: true },
  })
})
afterAll(() => app.close())

const listed = async (as: Person, query = '') => {
  const body = bodyOf<{
    content: { event: string; entityType: string; after: object | null; entityUuid: string | null }[]
  }>(await app.call(as, 'GET', `/api/v3/activity?projectUuid=${work.projectId}&${query}`))
  return body.content
}

describe('the journal', () => {
  test('managers see all activity of the account, newest first', async () => {
    const entries = await listed(app.people.manager)
    expect(entries.map(({ event }) => event)).toEqual([
      'PROJECT_MESSAGE_CREATED',
      'COSTS_CALCULATED',
      'PROJECT_STATUS_CHANGED',
      'TASK_INSTRUCTIONS_UPDATED',
      'SEGMENT_UPDATED',
    ])
    expect(entries.at(-1)).toMatchObject({ entityType: 'SEGMENT', entityUuid: null, after: { target: 'Guardar' } })
  })

  test('clients see the activity of their projects without prices and private messages', async () => {
    const entries = await listed(app.people.client)
    expect(entries.map(({ event }) => event)).toEqual([
      'PROJECT_STATUS_CHANGED',
      'TASK_INSTRUCTIONS_UPDATED',
      'SEGMENT_UPDATED',
    ])
    expect(entries[0]?.after).toEqual({ status: 'APPROVED' })
  })

  test('linguists see the activity of their own tasks but not of steps that others may claim', async () => {
    const entries = await listed(app.people.linguistA)
    expect(entries.map(({ event }) => event)).toContain('SEGMENT_UPDATED')
    expect(await listed(app.people.linguistDe)).toEqual([])
    expect(await listed(app.people.linguistB)).toEqual([])
  })

  test.each(['TASK_PAYMENT_UPDATED', 'TASK_PAYMENT_ANSWERED'] as const)('only managers see %s', async (event) => {
    const { client, linguistA, manager, place } = app.people
    const own = await seedWork(app.db, app.people, { task: acceptedBy(linguistA.id) })
    const author = { accountId: place.accountId, userId: manager.id, requestId: null }
    const entity = { type: 'TASK', id: own.taskIds[0]!, name: 'T' } as const
    for (const one of [event, 'TASK_OPENED'] as const)
      await recordChange(app.db, author, { event: one, entity, projectId: own.projectId })
    const seenBy = async (as: Person) => {
      const { content } = bodyOf<{ content: { event: string }[] }>(
        await app.call(as, 'GET', `/api/v3/activity?projectUuid=${own.projectId}`),
      )
      return content.map((entry) => entry.event)
    }
    expect(await seenBy(manager)).toEqual(['TASK_OPENED', event])
    for (const other of [client, linguistA]) expect(await seenBy(other)).toEqual(['TASK_OPENED'])
  })

  test('people of another account see no activity', async () => {
    expect(await listed(app.people.stranger)).toEqual([])
  })

  test.each([
    ['events=SEGMENT_UPDATED', 1],
    ['entityType=TASK', 1],
    ['entityType=SEGMENT', 1],
    ['startDate=2999-01-01', 0],
    ['endDate=2000-01-01', 0],
    ['startDate=2000-01-01&endDate=2999-01-01', 5],
    ['size=2&page=2', 1],
  ])('activity is filtered by %s', async (query, expected) => {
    expect(await listed(app.people.manager, query)).toHaveLength(expected)
  })

  test('each entry has one kind, and identifiers in it come with names', async () => {
    const { manager, linguistA, place } = app.people
    const author = { accountId: place.accountId, userId: manager.id, requestId: null }
    const entity = { type: 'TASK', id: work.taskIds[0]!, name: 'a.json · de · Review' } as const
    await recordChange(app.db, author, {
      event: 'TASK_ASSIGNED',
      entity,
      projectId: work.projectId,
      before: { assigneeUuid: null },
      after: { assigneeUuid: linguistA.id, others: [entity.id] },
    })
    const kinds = [
      'STATUS',
      'ASSIGNMENT',
      'FILES',
      'TEXT',
      'MONEY',
      'LANGUAGE_RESOURCES',
      'MESSAGES',
      'ACCESS',
      'DETAILS',
    ]
    const found = await Promise.all(kinds.map(async (kind) => [kind, await listed(manager, `kind=${kind}`)] as const))
    const all = await listed(manager)
    expect(Object.fromEntries(found.map(([kind, entries]) => [kind, entries.map(({ event }) => event)]))).toEqual({
      STATUS: ['PROJECT_STATUS_CHANGED'],
      ASSIGNMENT: ['TASK_ASSIGNED'],
      FILES: [],
      TEXT: ['SEGMENT_UPDATED'],
      MONEY: ['COSTS_CALCULATED'],
      LANGUAGE_RESOURCES: [],
      MESSAGES: ['PROJECT_MESSAGE_CREATED'],
      ACCESS: [],
      DETAILS: ['TASK_INSTRUCTIONS_UPDATED'],
    })
    expect(found.flatMap(([, entries]) => entries)).toHaveLength(all.length)
    const [assigned] = await listed(manager, 'kind=ASSIGNMENT')
    expect(assigned).toMatchObject({ names: { [linguistA.id]: linguistA.name, [entity.id]: entity.name } })
    const [seen] = await listed(linguistA, 'kind=ASSIGNMENT')
    expect(seen).toMatchObject({ names: { [linguistA.id]: linguistA.name } })
    expect(seen).not.toHaveProperty(['names', entity.id])
  })

  test('activity is filtered by person and by entity', async () => {
    const { manager, linguistA } = app.people
    expect(await listed(manager, `userUuid=${linguistA.id}`)).toHaveLength(1)
    expect(await listed(manager, `entityUuid=${work.taskIds[1]}`)).toHaveLength(1)
  })
})

test('amounts are removed from entries at any depth', () => {
  const fields = {
    status: 'X',
    totalCost: 1,
    lines: [{ unitPrice: 2, name: 'a' }],
    payableAmount: null,
    nested: { rate: 1, at: 2 },
  }
  expect(withoutMoney(fields)).toEqual({ status: 'X', lines: [{ name: 'a' }], nested: { at: 2 } })
  expect(withoutMoney(null)).toBeNull()
})
