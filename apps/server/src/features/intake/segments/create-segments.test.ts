import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ProjectPage } from '@dragoman/sdk/operations/projects'
import { resourceWords } from '../../work/file-tables.ts'
import { projectResources, projects } from '../../work/tables.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import { bodyOf, projectSteps } from '../../../testing/projects.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { createMissingSegments } from './create-segments.ts'

const test = await openTestApp()

async function unreadWorkUnit() {
  const file = { name: 'a.json', content: '{"a": "Open"}' }
  const made = await projectSteps(test).draft(test.people.manager, [file], ['es'])
  const workUnitId = made.workUnits[0]!.uuid
  await test.db.delete(segments).where(eq(segments.workUnitId, workUnitId))
  await test.db.update(workUnits).set({ genesisStatus: 'CREATING' }).where(eq(workUnits.id, workUnitId))
  return { workUnitId, resourceId: made.resources[0]!.uuid, project: made.uuid }
}

const read = (...workUnitIds: string[]) => {
  const { db, objects } = test.app.services
  return createMissingSegments({ db, objects, progress: async () => {} }, workUnitIds)
}

/** Until a transaction waits for a lock. */
const somebodyWaits = () =>
  test.until(async () => {
    const { rows } = await test.db.execute("select 1 from pg_locks where not granted and locktype = 'transactionid'")
    return rows.length > 0 ? true : undefined
  })

const sources = async (workUnitId: string) =>
  (await test.db.select().from(segments).where(eq(segments.workUnitId, workUnitId))).map(({ source }) => source)

it('reading a file does not deadlock with an upload of new content', async () => {
  const { workUnitId, resourceId } = await unreadWorkUnit()
  let reading = Promise.resolve()
  await test.db.transaction(async (upload) => {
    await upload.select().from(projectResources).where(eq(projectResources.id, resourceId)).for('update')
    reading = read(workUnitId)
    await somebodyWaits()
    await upload.select().from(workUnits).where(eq(workUnits.id, workUnitId)).for('update')
  })
  await reading
  expect(await sources(workUnitId)).toEqual(['Open'])
})

it('reading a file locks the project before its work units, as every other writer does', async () => {
  const file = { name: 'a.json', content: '{"a": "Open"}' }
  const made = await projectSteps(test).draft(test.people.manager, [file], ['es', 'ja', 'ar'])
  const ids = made.workUnits.map(({ uuid }) => uuid).toSorted()
  await test.db.update(workUnits).set({ genesisStatus: 'CREATING' }).where(inArray(workUnits.id, ids))
  let reading = Promise.resolve()
  await test.db.transaction(async (other) => {
    await other.select().from(projects).where(eq(projects.id, made.uuid)).for('update')
    reading = read(...ids)
    await somebodyWaits()
    for (const id of ids.toReversed()) await other.select().from(workUnits).where(eq(workUnits.id, id)).for('update')
  })
  await reading
  const workUnitRows = await test.db.select().from(workUnits).where(inArray(workUnits.id, ids))
  expect(workUnitRows.map(({ genesisStatus }) => genesisStatus)).toEqual(['CREATED', 'CREATED', 'CREATED'])
})

it('a file is read in every language that it can be read in, and counted in each', async () => {
  const { manager } = test.people
  const steps = projectSteps(test)
  const { uuid } = await steps.create(manager)
  const header = 'key,first,second,ja\n'
  const file = await steps.addFile(manager, uuid, {
    name: 'a.csv',
    content: `${header}a,Open,Open the file,開く\nb,Close,,\n`,
  })
  const options = { parameters: { sourceColumns: 'first,second' } }
  bodyOf(await test.call(manager, 'POST', `/api/v3/project/${uuid}/resource/${file.uuid}/file-params`, options))
  await steps.addWorkUnits(manager, uuid, [file], ['es', 'ja', 'ar'])
  const workUnitRows = await steps.settled(manager, uuid)
  expect(
    workUnitRows.map(({ targetLanguage, genesisCreationStatus, segments: all, words }) => [
      targetLanguage,
      genesisCreationStatus,
      all,
      words,
    ]),
  ).toEqual([
    ['es', 'CREATED', 3, 5],
    ['ja', 'ERROR', 0, 0],
    ['ar', 'CREATED', 3, 5],
  ])
  expect(workUnitRows[1]?.genesisCreationDescription).toContain('needs one source column')
})

it('translations inside a file are kept for each language', async () => {
  const content = 'key,en,es,ja\na,Open,Abrir,\nb,Close,Cerrar,閉じる\n'
  const made = await projectSteps(test).draft(test.people.manager, [{ name: 'a.csv', content }], ['es', 'ja', 'ar'])
  const rows = await test.db
    .select()
    .from(segments)
    .innerJoin(workUnits, eq(workUnits.id, segments.workUnitId))
    .where(eq(workUnits.projectId, made.uuid))
    .orderBy(workUnits.sequence, segments.index)
  expect(rows.map(({ segments: { target } }) => target)).toEqual(['Abrir', 'Cerrar', '', '閉じる', '', ''])
})

it.each([
  ['a.json', (text: string) => JSON.stringify({ [`${text}1`]: 'One', [`${text}2`]: 'Two' })],
  [
    'a.po',
    (text: string) => `msgctxt "${text}1"\nmsgid "One"\nmsgstr ""\n\nmsgctxt "${text}2"\nmsgid "Two"\nmsgstr ""\n`,
  ],
])('texts with long keys are read: %s', async (name, write) => {
  // No index takes that, and the place where a key is cut is within a character.
  const random = Array.from({ length: 2000 }, (_, at) => ((at * at * 7919) % 100_003).toString(36)).join('')
  const content = write(`${'x'.repeat(149)}${'👩'.repeat(200)}${random}`)
  const steps = projectSteps(test)
  const made = await steps.inWork(test.people.manager, [{ name, content }], ['es'])
  const workUnitId = made.workUnits[0]!.uuid
  expect((await sources(workUnitId)).toSorted()).toEqual(['One', 'Two'])
  await test.db.update(segments).set({ target: 'Uno' }).where(eq(segments.workUnitId, workUnitId))
  const path = `/api/v3/project/${made.uuid}/translated-file/download?workUnitUUID=${workUnitId}`
  const { bytes } = await test.download(test.people.manager, path)
  expect(new TextDecoder().decode(bytes).match(/Uno/g)).toHaveLength(2)
})

it('a file is found by its source as soon as it is read, whatever becomes of the job', async () => {
  const { workUnitId, resourceId, project } = await unreadWorkUnit()
  await test.db.delete(resourceWords).where(eq(resourceWords.resourceId, resourceId))
  await read(workUnitId)
  const { content } = bodyOf<ProjectPage>(
    await test.call(test.people.manager, 'GET', '/api/v3/project?sourceQuery=open'),
  )
  expect(content.map(({ uuid }) => uuid)).toContain(project)
})

it('a file that was replaced while the reader waited is read again', async () => {
  const { workUnitId, resourceId, project } = await unreadWorkUnit()
  const other = await projectSteps(test).addFile(test.people.manager, project, {
    name: 'b.json',
    content: '{"a": "Close"}',
  })
  let reading = Promise.resolve()
  await test.db.transaction(async (upload) => {
    const [exchanged] = await upload.select().from(projectResources).where(eq(projectResources.id, other.uuid))
    await upload
      .update(projectResources)
      .set({ fileKey: exchanged?.fileKey ?? null })
      .where(eq(projectResources.id, resourceId))
    await upload.update(workUnits).set({ genesisStatus: 'CREATING' }).where(eq(workUnits.id, workUnitId))
    reading = read(workUnitId)
    await somebodyWaits()
  })
  await reading
  expect(await sources(workUnitId)).toEqual(['Close'])
})
