import type { IngestionStatus, Project, ProjectResource } from '@dragoman/sdk/operations/projects'
import type { FilePreview, UploadedFile } from '@dragoman/sdk/operations/uploads'
import { eq } from 'drizzle-orm'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { bodyOf, fileForm, projectSteps } from '../../../testing/projects.ts'
import { removeUnusedArchives } from './archives.ts'
import { archives } from './tables.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const { manager, client, stranger, linguistA, place } = test.people

const files = {
  'en.json': '{"a": "One two"}\r\n',
  'web/en.json': '{"a": "Three"}',
  'docs/guide.md': '# Guide\n\n* Four five six\n',
}
const zipped = (content: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(content).map(([name, text]) => [name, strToU8(text)])))
const archive = zipped({ ...files, '__MACOSX/._en.json': 'x', 'logo.png': 'x' })
const left = [
  { path: 'logo.png', code: 'TYPE', reason: "Files of this type can't be translated." },
  { path: '__MACOSX/._en.json', code: 'SYSTEM_FILE', reason: 'It is a hidden file, or one of an operating system.' },
]

const send = (as: typeof manager, content: Uint8Array<ArrayBuffer>) =>
  test.call(as, 'POST', '/api/v3/upload', fileForm('All.ZIP', content))
const status = async (as: typeof manager, uuid: string) =>
  bodyOf<IngestionStatus>(await test.call(as, 'GET', `/api/v3/project/${uuid}/ingestion/status`))

it('each file of an archive is an upload of its own, with its folder, and comes back the same', async () => {
  const sent = bodyOf<UploadedFile>(await send(manager, archive), 201)
  expect(sent).toMatchObject({ name: 'All.ZIP', size: archive.length, notTaken: left })
  expect(sent.files?.map(({ name, path, size }) => [name, path, size])).toEqual([
    ['en.json', 'en.json', 18],
    ['en.json', 'web/en.json', 14],
    ['guide.md', 'docs/guide.md', 25],
  ])
  const { uuid } = await steps.create(manager)
  const resources: ProjectResource[] = []
  for (const { uuid: uploadUuid, name, path } of sent.files ?? []) {
    const at = `/api/v3/upload/${uploadUuid}/preview`
    const preview = bodyOf<FilePreview>(await test.call(manager, 'POST', at, { sourceLocale: 'en' }))
    expect(preview.totalSegments).toBeGreaterThan(0)
    expect((await test.call(client, 'POST', at, { sourceLocale: 'en' })).status).toBe(404)
    const made = await test.call(manager, 'POST', `/api/v3/project/${uuid}/resource`, { name, path, uploadUuid })
    resources.push(bodyOf(made, 201))
  }
  await steps.addWorkUnits(manager, uuid, resources, ['es'])
  await steps.settled(manager, uuid)
  const { bytes } = await test.download(manager, `/api/v3/project/${uuid}/download`)
  const translated = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()])
  expect(Object.fromEntries(translated)).toEqual(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [`es/${name}`, content])),
  )
  expect((await status(manager, uuid)).archives).toEqual([
    { uuid: expect.any(String), name: 'All.ZIP', notTaken: left },
  ])
  expect((await test.call(stranger, 'GET', `/api/v3/project/${uuid}/ingestion/status`)).status).toBe(404)
})

it('an archive is refused as a whole where it cannot be opened, and by whom it may not be sent', async () => {
  expect((await send(linguistA, archive)).status).toBe(403)
  const refused = await send(manager, strToU8('no archive') as Uint8Array<ArrayBuffer>)
  expect(refused).toMatchObject({ status: 422, body: { code: 'FILE_REFUSED', data: { file: 'All.ZIP' } } })
  const sent = bodyOf<UploadedFile>(await send(manager, zipped({ 'a.png': 'x' })), 201)
  expect(sent).toMatchObject({ files: [], notTaken: [{ path: 'a.png', code: 'TYPE' }] })
  const at = `/api/v3/upload/${sent.uuid}/preview`
  expect((await test.call(manager, 'POST', at, { sourceLocale: 'en' })).status).toBe(400)
})

it('an archive that is sent to a continuous project brings its files, and again only what has changed', async () => {
  const upload = (content: Uint8Array<ArrayBuffer>) => {
    const form = fileForm('all.zip', content)
    const more = { locales: 'es', workflows: 'TRANSLATION', source: 'en', path: 'app' }
    for (const [field, value] of Object.entries(more)) form.append(field, value)
    return test.call(manager, 'POST', `/api/v3/project/ci/${place.orgUnitId}/zipped`, form)
  }
  const { uuid } = bodyOf<Project>(await upload(archive), 201)
  const first = await steps.settled(manager, uuid)
  expect(first.map(({ genesisCreationStatus }) => genesisCreationStatus)).toEqual(['CREATED', 'CREATED', 'CREATED'])
  expect((await status(manager, uuid)).archives).toMatchObject([{ name: 'all.zip', notTaken: left }])
  bodyOf(await upload(zipped({ ...files, 'en.json': '{"a": "One two three"}' })), 201)
  await steps.settled(manager, uuid)
  expect(await status(manager, uuid)).not.toHaveProperty('archives')
  const { resources } = await steps.get(manager, uuid)
  expect(new Map(resources.map(({ name, path, totalWords }) => [`${path}/${name}`, totalWords]))).toEqual(
    new Map([
      ['app/en.json', 3],
      ['app/web/en.json', 1],
      ['app/docs/guide.md', 4],
    ]),
  )
  expect(await upload(zipped({ 'a.png': 'x' }))).toMatchObject({
    status: 422,
    body: { code: 'FILE_REFUSED', data: { reason: expect.stringContaining('a.png') } },
  })
})

it('an archive without a project is forgotten, and one with a project stays', async () => {
  const counted = () => test.db.$count(archives, eq(archives.name, 'All.ZIP'))
  const before = await counted()
  bodyOf(await send(manager, archive), 201)
  await removeUnusedArchives(test.db, new Date(0))
  expect(await counted()).toBe(before + 1)
  await removeUnusedArchives(test.db, new Date(Date.now() + 60_000))
  expect(await counted()).toBe(1)
})
