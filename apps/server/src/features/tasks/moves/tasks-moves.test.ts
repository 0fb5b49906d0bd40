import { moveRefusal, taskLifecycle } from '@dragoman/sdk/lifecycles'
import type { Actor, TaskState } from '@dragoman/sdk/lifecycles'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { tasks } from '../../work/task-tables.ts'
import type { People, Person } from '../../../testing/people.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { acceptedBy, seedWork } from '../../../testing/work.ts'

const app = await openTestApp()

interface Somebody {
  name: string
  person: (people: People) => Person
  /** Their relations to a task that linguist A has. */
  actors: Actor[]
  sees: 'all' | 'own' | 'claims' | 'nothing'
  /** The status that they get if they see nothing. */
  status: number
}

const everyone: Somebody[] = [
  { name: 'a manager', person: ({ manager }) => manager, actors: ['manager'], sees: 'all', status: 0 },
  { name: 'an account admin', person: ({ accountAdmin }) => accountAdmin, actors: ['manager'], sees: 'all', status: 0 },
  { name: 'the assignee', person: ({ linguistA }) => linguistA, actors: ['assignee'], sees: 'own', status: 0 },
  { name: 'another linguist', person: ({ linguistB }) => linguistB, actors: ['linguist'], sees: 'claims', status: 0 },
  { name: 'one of another pair', person: ({ linguistDe }) => linguistDe, actors: [], sees: 'nothing', status: 404 },
  { name: 'a client', person: ({ client }) => client, actors: [], sees: 'nothing', status: 403 },
  { name: 'one of another account', person: ({ stranger }) => stranger, actors: [], sees: 'nothing', status: 404 },
]

const states = taskLifecycle.states
const moves = states.flatMap((from) => states.map((to) => [from, to] as const))

/** The facts about the task of these tests: everything that a move can need, except an assignee. */
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

/** The expected answer to a move: by the table for people who see the task, 404 for the others. */
function expected(who: (typeof everyone)[number], from: TaskState, to: TaskState): number {
  if (who.sees === 'nothing') return who.status
  // A task that is unassigned, or of another linguist, is out of a linguist's sight, unless they try to claim it.
  if ((who.sees === 'claims' || (who.sees === 'own' && from === 'DRAFT')) && to !== 'APPROVED') return 404
  const refusal = moveRefusal(taskLifecycle, from, { to }, { actors: who.actors, facts, reason: 'Because' })
  if (!refusal) return 200
  const statuses = { state: 409, actor: 403, reason: 400 }
  // Only one condition of the table is open in these tests: the task has an assignee.
  return refusal.kind === 'condition' ? 409 : statuses[refusal.kind]
}

describe.each(everyone)('$name', (who) => {
  test.each(moves)('%s → %s', async (from, to) => {
    const { linguistA } = app.people
    const work = await seedWork(app.db, app.people, {
      segments: [{ source: 'Save', target: 'Guardar', confirmed: true }],
      task: { ...fieldsOf(from), ...(from !== 'DRAFT' && { assigneeId: linguistA.id }) },
    })
    const path = `/api/v3/task/${work.taskIds[0]}/status-update`
    const answer = await app.call(who.person(app.people), 'POST', path, { status: to, reason: 'Because' })
    const [after] = await app.db
      .select()
      .from(tasks)
      .where(eq(tasks.id, work.taskIds[0] ?? ''))
    const status = expected(who, from, to)
    const bodies: Record<number, unknown> = {
      200: { uuid: work.taskIds[0], status: to },
      409: { data: { uuid: work.taskIds[0], status: from } },
    }
    expect(answer).toMatchObject({ status, body: bodies[status] ?? { status } })
    expect(after?.status).toBe(status === 200 ? to : from)
  })
})

function fieldsOf(status: TaskState) {
  const { linguistA } = app.people
  if (status === 'DRAFT' || status === 'PENDING') return { status }
  const done = ['DELIVERED', 'INVOICED'].includes(status)
  return { ...acceptedBy(linguistA.id), status, ...(done && { deliveredAt: new Date() }) }
}
