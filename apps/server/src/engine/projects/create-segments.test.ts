import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProjectPage } from '@dragoman/sdk/operations/projects'
import { projectResources, resourceWords, segments, workUnits } from '../../db/schema.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { createMissingSegments } from './create-segments.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function unreadUnit() {
  const file = { name: 'a.json', content: '{"a": "Open"}' }
  const made = await projectSteps(test).draft(test.people.manager, [file], ['es'])
  const unitId = made.workUnits[0]!.uuid
  await test.db.delete(segments).where(eq(segments.workUnitId, unitId))
  await test.db.update(workUnits).set({ genesisStatus: 'CREATING' }).where(eq(workUnits.id, unitId))
  return { unitId, resourceId: made.resources[0]!.uuid, project: made.uuid }
}

const read = (unitId: string) => {
  const { db, objects } = test.app.services
  return createMissingSegments({ db, objects, progress: async () => {} }, [unitId])
}

/** Until somebody waits for what another transaction holds. */
const somebodyWaits = () =>
  test.until(async () => {
    const { rows } = await test.db.execute("select 1 from pg_locks where not granted and locktype = 'transactionid'")
    return rows.length > 0 ? true : undefined
  })

const sources = async (unitId: string) =>
  (await test.db.select().from(segments).where(eq(segments.workUnitId, unitId))).map(({ source }) => source)

it('never waits for the file while it holds the work unit: whoever sends new content holds them the other way round', async () => {
  const { unitId, resourceId } = await unreadUnit()
  let reading = Promise.resolve()
  await test.db.transaction(async (upload) => {
    await upload.select().from(projectResources).where(eq(projectResources.id, resourceId)).for('update')
    reading = read(unitId)
    await somebodyWaits()
    await upload.select().from(workUnits).where(eq(workUnits.id, unitId)).for('update')
  })
  await reading
  expect(await sources(unitId)).toEqual(['Open'])
})

it.each([
  ['a.json', (text: string) => JSON.stringify({ [`${text}1`]: 'One', [`${text}2`]: 'Two' })],
  ['a.po', (text: string) => `msgctxt "${text}1"\nmsgid "One"\nmsgstr ""\n\nmsgctxt "${text}2"\nmsgid "Two"\nmsgstr ""\n`],
])('reads texts whose keys are long: %s', async (name, write) => {
  // No index takes that, and the place where a key is cut is within a character.
  const random = Array.from({ length: 9000 }, (_, at) => ((at * at * 7919) % 100_003).toString(36)).join('')
  const content = write(`${'x'.repeat(149)}${'👩'.repeat(200)}${random}`)
  const steps = projectSteps(test)
  const made = await steps.inWork(test.people.manager, [{ name, content }], ['es'])
  const unitId = made.workUnits[0]!.uuid
  expect((await sources(unitId)).toSorted()).toEqual(['One', 'Two'])
  await test.db.update(segments).set({ target: 'Uno' }).where(eq(segments.workUnitId, unitId))
  const path = `/api/v3/project/${made.uuid}/translated-file/download?workUnitUUID=${unitId}`
  const { bytes } = await test.download(test.people.manager, path)
  expect(new TextDecoder().decode(bytes).match(/Uno/g)).toHaveLength(2)
})

it('can be found by its source as soon as it has been read, whoever read it and whatever becomes of the job', async () => {
  const { unitId, resourceId, project } = await unreadUnit()
  await test.db.delete(resourceWords).where(eq(resourceWords.resourceId, resourceId))
  await read(unitId)
  const { content } = bodyOf<ProjectPage>(await test.call(test.people.manager, 'GET', '/api/v3/project?sourceQuery=open'))
  expect(content.map(({ uuid }) => uuid)).toContain(project)
})

it('reads again when the file was exchanged while it waited for the work unit', async () => {
  const { unitId, resourceId, project } = await unreadUnit()
  const other = await projectSteps(test).addFile(test.people.manager, project, { name: 'b.json', content: '{"a": "Close"}' })
  let reading = Promise.resolve()
  await test.db.transaction(async (upload) => {
    const [exchanged] = await upload.select().from(projectResources).where(eq(projectResources.id, other.uuid))
    await upload
      .update(projectResources)
      .set({ fileKey: exchanged?.fileKey ?? null })
      .where(eq(projectResources.id, resourceId))
    await upload.update(workUnits).set({ genesisStatus: 'CREATING' }).where(eq(workUnits.id, unitId))
    reading = read(unitId)
    await somebodyWaits()
  })
  await reading
  expect(await sources(unitId)).toEqual(['Close'])
})
