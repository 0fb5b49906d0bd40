import { moveRefusal, taskLifecycle } from '@dragoman/sdk/lifecycles'
import type { Actor, TaskState } from '@dragoman/sdk/lifecycles'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tasks } from '../db/schema.ts'
import type { People, Person } from '../testing/people.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { acceptedBy, seedWork } from '../testing/work.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Everyone who may try, and what they are to a task that linguist A has. */
const who: { name: string; person: (people: People) => Person; actors: Actor[] }[] = [
  { name: 'a manager', person: ({ manager }) => manager, actors: ['manager'] },
  { name: 'an account admin', person: ({ accountAdmin }) => accountAdmin, actors: ['manager'] },
  { name: 'the assignee', person: ({ linguistA }) => linguistA, actors: ['assignee'] },
  { name: 'another linguist', person: ({ linguistB }) => linguistB, actors: ['linguist'] },
  { name: 'a linguist of another pair', person: ({ linguistDe }) => linguistDe, actors: [] },
  { name: 'a client', person: ({ client }) => client, actors: [] },
  { name: 'somebody of another account', person: ({ stranger }) => stranger, actors: [] },
]

const states = taskLifecycle.states
const moves = states.flatMap((from) => states.map((to) => [from, to] as const))

/** What holds for the task of these tests: everything that a move can need, but that nobody has it. */
const facts = {
  projectApproved: true,
  assigned: true,
  linguistFits: true,
  previousDelivered: true,
  segmentsConfirmed: true,
  tagsMatch: true,
  nextNotAccepted: true,
  notInvoiced: true,
}

describe.each(who)('$name', ({ person, actors }) => {
  test.each(moves)('%s → %s', async (from, to) => {
    const { linguistA } = app.people
    const work = await seedWork(app.db, app.people, {
      segments: [{ source: 'Save', target: 'Guardar', confirmed: true }],
      task: { ...fieldsOf(from), ...(from !== 'DRAFT' && { assigneeId: linguistA.id }) },
    })
    const path = `/api/v3/task/${work.taskIds[0]}/status-update`
    const answer = await app.call(person(app.people), 'POST', path, { status: to, reason: 'Because' })
    const [after] = await app.db.select().from(tasks).where(eq(tasks.id, work.taskIds[0] ?? ''))
    const refusal = moveRefusal(taskLifecycle, from, { to }, { actors, facts, reason: 'Because' })
    if (!refusal) {
      expect(answer).toMatchObject({ status: 200, body: { status: to } })
      expect(after).toMatchObject({ status: to })
      return
    }
    expect([400, 403, 404, 409, 422]).toContain(answer.status)
    expect(after).toMatchObject({ status: from })
    if (actors.includes('manager') && refusal.kind === 'state') {
      expect(answer).toMatchObject({ status: 409, body: { data: { status: from } } })
    }
  })
})

function fieldsOf(status: TaskState) {
  const { linguistA } = app.people
  if (status === 'DRAFT' || status === 'PENDING') return { status }
  const done = ['DELIVERED', 'INVOICED'].includes(status)
  return { ...acceptedBy(linguistA.id), status, ...(done && { deliveredAt: new Date() }) }
}
