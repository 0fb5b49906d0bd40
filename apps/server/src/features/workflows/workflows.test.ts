import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { workflows } from './tables.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const test = await openTestApp()

it('the steps of an organizational unit include those of its projects, and archived ones on request', async () => {
  const { manager, stranger, place } = test.people
  const codes = async (query = '') =>
    bodyOf<Workflow[]>(await test.call(manager, 'GET', `/api/v3/workflow${query}`)).map(({ code }) => code)
  const ofOrgUnit = `?clientUuid=${place.orgUnitId}`
  expect(await codes(ofOrgUnit)).toEqual(['TRANSLATION', 'REVIEW'])
  const file = { name: 'a.json', content: '{"a":"One"}' }
  await projectSteps(test).draft(manager, [file], ['es'], ['EDITING', 'TRANSLATION'])
  expect(await codes(ofOrgUnit)).toEqual(['TRANSLATION', 'EDITING', 'REVIEW'])
  const archived = and(eq(workflows.accountId, place.accountId), eq(workflows.code, 'EDITING'))
  await test.db.update(workflows).set({ active: false }).where(archived)
  expect(await codes(ofOrgUnit)).toEqual(['TRANSLATION', 'REVIEW'])
  expect(await codes(`${ofOrgUnit}&includeInactive=true`)).toEqual(['TRANSLATION', 'EDITING', 'REVIEW'])
  expect((await codes()).length).toBeGreaterThan(3)
  expect((await test.call(stranger, 'GET', `/api/v3/workflow${ofOrgUnit}`)).status).toBe(404)
})
