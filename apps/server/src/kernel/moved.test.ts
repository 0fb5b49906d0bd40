import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'
import { assigned, entriesAssigned, entriesMoved, isReopened, moved, type TellingEntry } from './moved.ts'
import { journal } from './tables.ts'

const { db, people } = await openTestApp()
const someone = '11111111-1111-4111-8111-111111111111'
const other = '22222222-2222-4222-8222-222222222222'

type Sides = Pick<TellingEntry, 'before' | 'after'>
const entry = (
  entityType: TellingEntry['entityType'],
  before: Sides['before'],
  after: Sides['after'],
): TellingEntry => ({
  entityType,
  before,
  after,
})

const entries = {
  delivered: entry(
    'TASK',
    { status: 'APPROVED', assigneeUuid: someone },
    { status: 'DELIVERED', assigneeUuid: someone },
  ),
  reopened: entry(
    'TASK',
    { status: 'DELIVERED', assigneeUuid: someone },
    { status: 'APPROVED', assigneeUuid: someone },
  ),
  claimed: entry('TASK', { status: 'PENDING', assigneeUuid: null }, { status: 'APPROVED', assigneeUuid: someone }),
  handedOver: entry('TASK', { status: 'PENDING', assigneeUuid: someone }, { status: 'PENDING', assigneeUuid: other }),
  unassigned: entry('TASK', { status: 'PENDING', assigneeUuid: someone }, { status: 'PENDING', assigneeUuid: null }),
  unchanged: entry('TASK', { status: 'PENDING', assigneeUuid: someone }, { status: 'PENDING', assigneeUuid: someone }),
  scheduled: entry('TASK', { dueDate: 1 }, { dueDate: 2 }),
  approved: entry('PROJECT', { status: 'PENDING' }, { status: 'APPROVED' }),
  created: entry('PROJECT', null, { status: 'APPROVED' }),
  removed: entry('PROJECT', { status: 'DRAFT' }, null),
  managed: entry('PROJECT', { assigneeUuid: null }, { assigneeUuid: someone }),
  person: entry('USER', { status: 'ACTIVE', assigneeUuid: null }, { status: 'LOCKED', assigneeUuid: someone }),
}

await db.insert(journal).values(
  Object.entries(entries).map(([entityName, sides]) => ({
    ...sides,
    accountId: people.place.accountId,
    event: 'TASK_STATUS_CHANGED' as const,
    entityId: someone,
    entityName,
  })),
)

const namesWhere = async (condition: ReturnType<typeof entriesMoved>) => {
  const rows = await db
    .select({ name: journal.entityName })
    .from(journal)
    .where(and(eq(journal.entityId, someone), condition))
    .orderBy(asc(journal.id))
  return rows.map(({ name }) => name)
}
const namesOf = (holds: (telling: TellingEntry) => boolean) =>
  Object.entries(entries).flatMap(([name, telling]) => (holds(telling) ? name : []))

test('an entry tells of a move where the status of a project or a task has changed, under whatever name', async () => {
  expect(moved(entries.delivered)).toEqual({ of: 'TASK', from: 'APPROVED', to: 'DELIVERED' })
  const all = ['delivered', 'reopened', 'claimed', 'approved']
  expect(namesOf((telling) => moved(telling) !== undefined)).toEqual(all)
  expect(await namesWhere(entriesMoved(['PROJECT', 'TASK']))).toEqual(all)
  const toApproved = ['reopened', 'claimed']
  expect(namesOf((telling) => moved(telling)?.of === 'TASK' && moved(telling)?.to === 'APPROVED')).toEqual(toApproved)
  expect(await namesWhere(entriesMoved(['TASK'], 'APPROVED'))).toEqual(toApproved)
})

test('an entry tells of an assignment where the assignee of a task has changed', async () => {
  expect(assigned(entries.handedOver)).toEqual({ from: someone, to: other })
  expect(assigned(entries.unassigned)).toEqual({ from: someone, to: null })
  expect(namesOf((telling) => assigned(telling) !== undefined)).toEqual(['claimed', 'handedOver', 'unassigned'])
  const toSomebody = ['claimed', 'handedOver']
  expect(namesOf((telling) => Boolean(assigned(telling)?.to))).toEqual(toSomebody)
  expect(await namesWhere(entriesAssigned())).toEqual(toSomebody)
})

test('only what was delivered and is in work again is reopened', () => {
  expect(
    namesOf((telling) => {
      const move = moved(telling)
      return move !== undefined && isReopened(move)
    }),
  ).toEqual(['reopened'])
})
