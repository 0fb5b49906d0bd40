import type { Task } from '@dragoman/sdk/operations/tasks'
import { expect, it } from 'vitest'
import { doneShare, waitsFor } from './task-progress.ts'

const step = {
  uuid: 'a',
  sequence: 0,
  status: 'APPROVED' as const,
  workflow: { uuid: 'w', code: 'TRANSLATION', title: '' },
}
const task = (status: Task['status'], confirmed: number, total: number, waitingFor?: Task['waitingFor']) =>
  ({ status, waitingFor, workUnit: { confirmedSegments: confirmed, totalSegments: total } }) as Task

it.each([
  [task('APPROVED', 1, 4), 0.25],
  [task('PENDING', 0, 4), 0],
  [task('APPROVED', 0, 0), 1],
  [task('DELIVERED', 0, 4), 1],
  [task('INVOICED', 2, 4), 1],
  [task('CANCELLED', 2, 4), undefined],
  [task('APPROVED', 4, 4, step), 0],
])('a task counts the segments of its own step', (given, share) => {
  expect(doneShare(given)).toBe(share)
})

it('a task waits for an earlier step only while it has work to do', () => {
  expect(waitsFor(task('PENDING', 0, 1, step))).toBe(step)
  expect(waitsFor(task('APPROVED', 0, 1, step))).toBe(step)
  for (const status of ['DRAFT', 'DELIVERED', 'INVOICED', 'CANCELLED'] as const) {
    expect(waitsFor(task(status, 0, 1, step))).toBeUndefined()
  }
})
