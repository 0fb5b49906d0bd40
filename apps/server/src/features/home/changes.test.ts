import type { HomeOverview } from '@dragoman/sdk/operations/home'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf } from '../../testing/projects.ts'
import { acceptedBy, seedWork } from '../../testing/work.ts'

const app = await openTestApp()
const { manager, linguistA } = app.people

test('a delivered task that is in progress again is shown as reopened among the last changes', async () => {
  const { taskIds, projectId } = await seedWork(app.db, app.people, {
    steps: ['TRANSLATION'],
    status: 'DELIVERED',
    task: { ...acceptedBy(linguistA.id), status: 'DELIVERED', deliveredAt: new Date() },
  })
  const path = `/api/v3/task/${taskIds[0]}/status-update`
  bodyOf(await app.call(manager, 'POST', path, { status: 'APPROVED', reason: 'Once more' }))
  const { changes } = bodyOf<HomeOverview>(await app.call(manager, 'GET', '/api/v3/home'))
  expect(changes.filter(({ projectUuid }) => projectUuid === projectId)).toMatchObject([
    { event: 'PROJECT_STATUS_CHANGED', status: 'APPROVED' },
    { event: 'TASK_REOPENED', status: 'APPROVED', count: 1 },
  ])
})
