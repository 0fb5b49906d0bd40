import type { Job } from '@dragoman/sdk/operations/jobs'
import type { NotificationPage } from '@dragoman/sdk/operations/notifications'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { acceptedBy, seedWork } from '../../testing/work.ts'

const app = await openTestApp({ tellsPeople: true })
const { manager, linguistA } = app.people

/** The notifications of a person about a project, oldest first. */
async function told(as: Person, projectId: string): Promise<string[]> {
  await app.allTold()
  const path = `/api/v3/notifications?size=100&projectUuid=${projectId}`
  const { content } = bodyOf<NotificationPage>(await app.call(as, 'GET', path))
  return content.map(({ text }) => text).toReversed()
}

test('a linguist is told that their delivered task is in progress again', async () => {
  const { taskIds, projectId } = await seedWork(app.db, app.people, {
    steps: ['TRANSLATION'],
    status: 'DELIVERED',
    task: { ...acceptedBy(linguistA.id), status: 'DELIVERED', deliveredAt: new Date() },
  })
  const path = `/api/v3/task/${taskIds[0]}/status-update`
  bodyOf(await app.call(manager, 'POST', path, { status: 'APPROVED', reason: 'Once more' }))
  expect(await told(linguistA, projectId)).toContain('Task reopened: app.json · Spanish')
})

test('a linguist is told that a task is no longer theirs when its assignment in bulk is undone, and not that it can be claimed', async () => {
  const { taskIds, projectId } = await seedWork(app.db, app.people, { steps: ['TRANSLATION'] })
  const body = { kind: 'ASSIGN', userUuid: linguistA.id, taskUuids: taskIds }
  const { uuid } = bodyOf<Job>(await app.call(manager, 'POST', '/api/v3/task/bulk', body), 202)
  await app.jobEnd(uuid)
  expect(await told(linguistA, projectId)).toEqual(['Task assigned to you: app.json · Spanish'])
  bodyOf(await app.call(manager, 'POST', `/api/v3/bulk-change/${uuid}/undo`))
  expect(await told(linguistA, projectId)).toEqual([
    'Task assigned to you: app.json · Spanish',
    'Task no longer assigned to you: app.json · Spanish',
  ])
})
