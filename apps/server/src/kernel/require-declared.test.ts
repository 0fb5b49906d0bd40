import { expect, test } from 'vitest'
import type { JournalEntry } from './journal.ts'
import { requireDeclared } from './require-declared.ts'

const entity = { type: 'TASK', id: '1', name: 'Task' } as const
const entry = (more: object): JournalEntry => ({ event: 'TASK_ASSIGNED', entity, ...more }) as JournalEntry

test('an entry that is as declared passes, with whatever fields nothing declares', () => {
  const fields = { status: 'PENDING', assigneeUuid: null, planted: 1 }
  expect(() =>
    requireDeclared(entry({ before: fields, after: fields, detail: { job: '1', planted: [] } })),
  ).not.toThrow()
})

test.each([
  ['an undeclared name', { event: 'PLANTED' }, 'declares no PLANTED about TASK'],
  ['another type of things', { entity: { ...entity, type: 'USER' } }, 'declares no TASK_ASSIGNED about USER'],
  ['a field of another type', { after: { status: 1 } }, 'declares after.status of TASK_ASSIGNED as text'],
  [
    'a detail of another type',
    { detail: { bySystem: 'true' } },
    'declares detail.bySystem of TASK_ASSIGNED as boolean',
  ],
  [
    'a list of other things',
    { event: 'TASK_OFFERED', after: { offeredTo: [1] } },
    'declares after.offeredTo of TASK_OFFERED as texts',
  ],
])('an entry with %s is refused', (_, more, problem) => {
  expect(() => requireDeclared(entry(more))).toThrow(problem)
})
