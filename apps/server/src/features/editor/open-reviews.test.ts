import type { EditorContext, Segment } from '@dragoman/sdk/operations/editor'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { reviewSteps } from '../../testing/reviews.ts'
import { acceptedBy, seedWork } from '../../testing/work.ts'

const app = await openTestApp()
const { linguistA, linguistB, manager } = app.people
const steps = reviewSteps(app)

test('a reviewer gets the open review and the text of the step before, until the review is submitted', async () => {
  const { work, review } = await steps.begin([['Open the file', 'Abrir el archivo']])
  const open = async (as: Person, task: number) =>
    bodyOf<EditorContext>(await app.call(as, 'GET', `/api/v1/atlas/url/editor/context/T-${work.taskIds[task]}`))
      .items[0]
  expect(await open(linguistB, 1)).toMatchObject({ writable: true, reviewUuid: review.uuid })
  // Their task is delivered, and there is nothing to say for them.
  expect(await open(linguistA, 0)).not.toHaveProperty('reviewUuid')
  expect((await open(manager, 1))?.reviewUuid).toBe(review.uuid)

  const url = `/api/v1/atlas/work-unit/${work.workUnitId}/segment`
  const [segment] = bodyOf<{ content: Segment[] }>(await app.call(linguistB, 'GET', url)).content
  expect(segment).toMatchObject({ target: 'Abrir el archivo', before: 'Abrir el archivo' })
  const body = { target: 'Abrir el fichero', confirmed: true, version: segment!.version }
  expect(bodyOf<Segment>(await app.call(linguistB, 'PUT', `${url}/${segment!.id}`, body))).toMatchObject({
    target: 'Abrir el fichero',
    before: 'Abrir el archivo',
  })
  await steps.deliver(work)
  expect(await open(linguistB, 1)).not.toHaveProperty('reviewUuid')
})

test('a first step has no text before', async () => {
  const work = await seedWork(app.db, app.people, { task: acceptedBy(linguistA.id), segments: ['Save it'] })
  const list = await app.call(linguistA, 'GET', `/api/v1/atlas/work-unit/${work.workUnitId}/segment`)
  expect(bodyOf<{ content: Segment[] }>(list).content[0]).not.toHaveProperty('before')
})
