import type { Project, ProjectResource } from '@dragoman/sdk/operations/projects'
import type { FilePreview, UploadedFile } from '@dragoman/sdk/operations/uploads'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { bodyOf, fileForm, projectSteps } from '../../../testing/projects.ts'
import { uploads } from './tables.ts'
import { uploadLife } from './uploads.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const { manager, client, stranger, linguistA } = test.people

const send = (as: typeof manager, name: string, content: string) =>
  test.call(as, 'POST', '/api/v3/upload', fileForm(name, content))
const sent = async (name: string, content: string) => bodyOf<UploadedFile>(await send(manager, name, content), 201)
const preview = (as: typeof manager, { uuid }: UploadedFile, more: object = {}) =>
  test.call(as, 'POST', `/api/v3/upload/${uuid}/preview`, { sourceLocale: 'en', ...more })
const previewed = async (upload: UploadedFile, more: object = {}) =>
  bodyOf<FilePreview>(await preview(manager, upload, more))
const create = (uuid: string, name: string, upload: UploadedFile, options?: object) =>
  test.call(manager, 'POST', `/api/v3/project/${uuid}/resource`, { name, uploadUuid: upload.uuid, options })

const keys = 'msgid "tasks.assign"\nmsgstr "Assign"\n\nmsgid "tasks.unassign"\nmsgstr "Unassign"\n'

it('a preview shows what would be translated, and follows the options', async () => {
  const upload = await sent('app.json', '{"a": "Hello, {name}! Bye.", "b": "%s", "c": "Later"}')
  expect(upload).toMatchObject({ name: 'app.json', size: 53, hash: expect.stringMatching(/^[\da-f]{64}$/) })
  expect(await previewed(upload)).toEqual({
    options: { applySourceSegmentation: false, parserFilter: 'json' },
    totalSegments: 2,
    totalWords: 3,
    wordCounter: 'WORD',
    leftOutTexts: 1,
    segments: [
      { key: '/a', source: 'Hello, {name}! Bye.' },
      { key: '/c', source: 'Later' },
    ],
    leftOut: [{ key: '/b', text: '%s', reason: 'ONLY_TAGS' }],
    leftOutReasons: [{ reason: 'ONLY_TAGS', count: 1 }],
    found: {},
    questions: [],
  })
  const options = { applySourceSegmentation: true, parameters: { skipKeys: '/c', placeholders: false } }
  expect(await previewed(upload, { options })).toMatchObject({
    totalSegments: 3,
    segments: [{ source: 'Hello, {name}!' }, { source: 'Bye.' }, { source: '%s' }],
    leftOutReasons: [{ reason: 'SKIPPED_KEY', count: 1 }],
  })
})

it('a preview refuses what an upload to a project refuses', async () => {
  expect(await send(linguistA, 'app.json', '{}')).toMatchObject({ status: 403 })
  expect(await send(manager, 'manual.doc', 'x')).toMatchObject({ status: 422, body: { code: 'FILE_REFUSED' } })
  const broken = await sent('app.json', '{"a":\n')
  expect(await preview(manager, broken)).toMatchObject({ status: 422, body: { data: { line: 2 } } })
  const upload = await sent('app.json', '{"a": "One"}')
  expect(await preview(manager, upload, { sourceLocale: 'qq' })).toMatchObject({ status: 400 })
  expect(await preview(manager, upload, { options: { parserFilter: 'po' } })).toMatchObject({ status: 400 })
  expect(await preview(manager, upload, { options: { parameters: { no: 1 } } })).toMatchObject({ status: 422 })
  expect(await preview(stranger, upload, { orgUnitUuid: test.people.place.orgUnitId })).toMatchObject({ status: 404 })
})

it('an upload belongs to the person who sent it, for a day', async () => {
  const upload = await sent('app.json', '{"a": "One"}')
  for (const other of [client, stranger]) expect((await preview(other, upload)).status).toBe(404)
  const { uuid } = await steps.create(manager)
  const others = bodyOf<UploadedFile>(await send(client, 'b.json', '{"b": "Two"}'), 201)
  expect((await create(uuid, 'b.json', others)).status).toBe(404)
  expect((await steps.get(manager, uuid)).resources).toEqual([])
  const createdAt = new Date(Date.now() - uploadLife - 1000)
  await test.db.update(uploads).set({ createdAt }).where(eq(uploads.id, upload.uuid))
  expect((await preview(manager, upload)).status).toBe(404)
})

it('a file that was previewed comes into a project without being sent or parsed again', async () => {
  const upload = await sent('app.json', '{"a": "One two", "b": "Three"}')
  const options = { parameters: { skipKeys: '/b' } }
  await previewed(upload, { options, orgUnitUuid: test.people.place.orgUnitId })
  const [row] = await test.db.select().from(uploads).where(eq(uploads.id, upload.uuid))
  // Only what the preview noted can say this.
  await test.db
    .update(uploads)
    .set({ measured: { ...row!.measured!, totalWords: 77 } })
    .where(eq(uploads.id, upload.uuid))
  const { uuid } = await steps.create(manager)
  const as = async (name: string, chosen: object) =>
    bodyOf<ProjectResource>(await create(uuid, name, upload, chosen), 201)
  const resource = await as('app.json', options)
  expect(resource).toMatchObject({ hash: upload.hash, size: upload.size, totalSegments: 1, totalWords: 77 })
  expect(resource.params.parameters['skipKeys']).toBe('/b')
  expect(await as('other.json', {})).toMatchObject({ totalSegments: 2, totalWords: 3 })
  await steps.addWorkUnits(manager, uuid, [resource], ['es'])
  expect(await steps.settled(manager, uuid)).toMatchObject([{ totalSegments: 1, genesisCreationStatus: 'CREATED' }])
  const next = await sent('app.json', '{"a": "One two three", "b": "Three"}')
  const form = new FormData()
  form.append('uploadUuid', next.uuid)
  const at = `/api/v3/project/${uuid}/resource/${resource.uuid}`
  expect(await test.call(manager, 'PUT', `${at}/version`, form)).toMatchObject({ status: 202 })
  await steps.settled(manager, uuid)
  expect((await steps.get(manager, uuid)).resources[0]).toMatchObject({ hash: next.hash, totalWords: 3 })
  expect(await test.call(manager, 'PUT', `${at}/content`, new FormData())).toMatchObject({ status: 400 })
})

it('a catalog whose ids are keys is asked about until someone says how to read it', async () => {
  const upload = await sent('app.po', keys)
  const { questions } = await previewed(upload)
  expect(questions).toEqual([
    {
      code: 'KEYS_AS_SOURCE',
      readings: [
        { parameters: { sourceFrom: 'msgid' }, samples: ['tasks.assign', 'tasks.unassign'] },
        { parameters: { sourceFrom: 'msgstr' }, samples: ['Assign', 'Unassign'] },
      ],
    },
  ])
  for (const { parameters } of questions[0]!.readings)
    expect((await previewed(upload, { options: { parameters } })).questions).toEqual([])
  const { uuid } = await steps.create(manager)
  const questionsOf = async (answer: ReturnType<typeof create>) => bodyOf<ProjectResource>(await answer, 201).questions
  expect(await questionsOf(create(uuid, 'a.po', upload))).toEqual(questions)
  expect(await questionsOf(create(uuid, 'b.po', upload, { parameters: { sourceFrom: 'msgid' } }))).toBeUndefined()
  expect(await questionsOf(create(uuid, 'c.po', upload, { areQuestionsSettled: true }))).toBeUndefined()
  // A directly sent file has the same questions.
  const direct = await steps.addFile(manager, uuid, { name: 'd.po', content: keys })
  expect(direct.questions).toEqual(questions)
  const at = `/api/v3/project/${uuid}/resource/${direct.uuid}`
  const settled = await test.call(manager, 'POST', `${at}/file-params`, { parameters: { sourceFrom: 'msgstr' } })
  expect(bodyOf<ProjectResource>(settled).questions).toBeUndefined()
  const again = await steps.send(manager, uuid, direct.uuid, { name: 'd.po', content: keys.replace('Assign', 'Give') })
  expect(bodyOf<ProjectResource>(again).questions).toBeUndefined()
  const project: Project = await steps.get(manager, uuid)
  expect(project.resources.map(({ name, questions: open }) => [name, open?.length])).toEqual([
    ['a.po', 1],
    ['b.po', undefined],
    ['c.po', undefined],
    ['d.po', undefined],
  ])
})
