import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectResources, segments, workUnits } from '../../db/schema.ts'
import { projectSteps } from '../../testing/projects.ts'
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

const sources = async (unitId: string) =>
  (await test.db.select().from(segments).where(eq(segments.workUnitId, unitId))).map(({ source }) => source)

it('never waits for the file while it holds the work unit: whoever sends new content holds them the other way round', async () => {
  const { unitId, resourceId } = await unreadUnit()
  await test.db.transaction(async (upload) => {
    await upload.select().from(projectResources).where(eq(projectResources.id, resourceId)).for('update')
    await read(unitId)
  })
  expect(await sources(unitId)).toEqual(['Open'])
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
    await test.until(async () => {
      const { rows } = await test.db.execute("select 1 from pg_locks where not granted and locktype = 'transactionid'")
      return rows.length > 0 ? true : undefined
    })
  })
  await reading
  expect(await sources(unitId)).toEqual(['Close'])
})
