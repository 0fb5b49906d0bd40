import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import { expect, it } from 'vitest'
import { eventGroups } from './event-groups.ts'

let next = 0
const entry = (event: string, user: string | null): ActivityEntry => ({
  uuid: String((next += 1)),
  at: next,
  user: user === null ? null : { id: 1, uuid: user, name: user },
  event,
  entityType: 'SEGMENT',
  entityUuid: null,
  entityName: null,
  before: null,
  after: null,
})

it('consecutive events of one person are grouped, and all others stay apart', () => {
  const entries = [
    entry('SEGMENT_UPDATED', 'ana'),
    entry('SEGMENT_UPDATED', 'ana'),
    entry('SEGMENT_UPDATED', 'bo'),
    entry('TASK_OPENED', null),
    entry('TASK_OPENED', null),
    entry('SEGMENT_UPDATED', 'ana'),
  ]
  expect(eventGroups(entries).map(({ entry: { event, user }, count }) => [event, user?.uuid, count])).toEqual([
    ['SEGMENT_UPDATED', 'ana', 2],
    ['SEGMENT_UPDATED', 'bo', 1],
    ['TASK_OPENED', undefined, 1],
    ['TASK_OPENED', undefined, 1],
    ['SEGMENT_UPDATED', 'ana', 1],
  ])
})

it('a person’s own events are not grouped with those made in their name', () => {
  const entries = [
    entry('SEGMENT_UPDATED', 'ana'),
    { ...entry('SEGMENT_UPDATED', 'ana'), impersonator: { id: 2, uuid: 'bo', name: 'Bo' } },
  ]
  expect(eventGroups(entries)).toHaveLength(2)
})

it('the newest event stands for its group', () => {
  const [first, second] = [entry('EDITOR_OPENED', 'ana'), entry('EDITOR_OPENED', 'ana')]
  expect(eventGroups([first, second])[0]!.entry).toBe(first)
})

it('tasks that one person changes alike at a time are grouped, and those changed otherwise are not', () => {
  const assigned = (assignee: string) => {
    const made = entry('TASK_ASSIGNED', 'ana')
    return { ...made, entityType: 'TASK' as const, entityUuid: made.uuid, after: { assignee } }
  }
  const late = assigned('Bo')
  const entries = [assigned('Bo'), assigned('Bo'), assigned('Cy'), late, { ...assigned('Bo'), at: late.at + 200_000 }]
  expect(eventGroups(entries).map(({ count, isAlike }) => [count, isAlike])).toEqual([
    [2, true],
    [1, true],
    [1, true],
    [1, true],
  ])
})

it('entries of one bulk change are grouped, and those of another one are not', () => {
  const assigned = (job: string) => ({ ...entry('TASK_ASSIGNED', 'ana'), detail: { job } })
  const entries = [assigned('a'), assigned('a'), assigned('b'), entry('TASK_ASSIGNED', 'ana')]
  expect(eventGroups(entries).map(({ count }) => count)).toEqual([2, 1, 1])
})
