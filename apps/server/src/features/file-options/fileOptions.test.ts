import type { UnitFileOptions } from '@dragoman/sdk/operations/fileOptions'
import type { Project, ProjectResource } from '@dragoman/sdk/operations/projects'
import type { FilePreview, UploadedFile } from '@dragoman/sdk/operations/uploads'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf, fileForm, projectSteps } from '../../testing/projects.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const { manager, admin, accountAdmin, client, stranger, linguistA, place, elsewhere } = test.people
const unit = place.orgUnitId

const path = (fileType: string) => `/api/v3/client/${unit}/file-options/${fileType}`
const set = (fileType: string, options: object, as = accountAdmin, headers: Record<string, string> = {}) =>
  test.call(as, 'PUT', path(fileType), options, headers)
const reset = (fileType: string, as = accountAdmin) => test.call(as, 'DELETE', path(fileType))
const list = async (as = manager) => bodyOf<UnitFileOptions[]>(await test.call(as, 'GET', '/api/v3/file-options'))

const sent = async (name: string, content: string) =>
  bodyOf<UploadedFile>(await test.call(manager, 'POST', '/api/v3/upload', fileForm(name, content)), 201)
const preview = async ({ uuid }: UploadedFile, more: object = {}) =>
  bodyOf<FilePreview>(
    await test.call(manager, 'POST', `/api/v3/upload/${uuid}/preview`, {
      sourceLocale: 'en',
      orgUnitUuid: unit,
      ...more,
    }),
  )
const add = async ({ uuid }: Project, body: object) =>
  bodyOf<ProjectResource>(await test.call(manager, 'POST', `/api/v3/project/${uuid}/resource`, body), 201)

const content = '{"a": "Hello. Bye.", "b": "Later", "c": "Never"}'
const keysOf = ({ segments }: FilePreview) => segments.map(({ key }) => key)

beforeEach(async () => {
  for (const { fileType } of await list()) await reset(fileType)
})

describe('file options of an organizational unit', () => {
  it('are set, listed, changed, and reset', async () => {
    const options = { applySourceSegmentation: true, parameters: { skipKeys: '/b' } }
    expect(bodyOf(await set('json', options))).toMatchObject({ orgUnitUuid: unit, fileType: 'json', options })
    bodyOf(await set('html', { applySourceSegmentation: false }))
    expect(await list()).toMatchObject([
      { fileType: 'html', updatedBy: { uuid: accountAdmin.id } },
      { fileType: 'json', options },
    ])
    bodyOf(await set('json', { parameters: { skipKeys: '/c' } }))
    expect(await list()).toMatchObject([{ fileType: 'html' }, { options: { parameters: { skipKeys: '/c' } } }])
    expect((await reset('json')).status).toBe(204)
    expect((await reset('json')).status).toBe(404)
    expect(await list()).toMatchObject([{ fileType: 'html' }])
  })

  it('apply to previews and to files that are added, and are what the preview answers', async () => {
    const upload = await sent('app.json', content)
    expect(await preview(upload)).toMatchObject({ totalSegments: 3, options: { applySourceSegmentation: false } })
    bodyOf(await set('json', { applySourceSegmentation: true, parameters: { skipKeys: '/b' } }))
    const found = await preview(upload)
    expect(keysOf(found)).toEqual(['/a#1', '/a#2', '/c'])
    expect(found.options).toEqual({
      applySourceSegmentation: true,
      parserFilter: 'json',
      parameters: { skipKeys: '/b' },
    })
    const project = await steps.create(manager)
    const resource = await add(project, { name: 'app.json', uploadUuid: upload.uuid })
    expect(resource).toMatchObject({
      totalSegments: 3,
      params: { applySourceSegmentation: true, parameters: { skipKeys: '/b' }, defaultFilterSettings: false },
    })
    const announced = await add(project, { name: 'late.json' })
    const contentPath = `/api/v3/project/${project.uuid}/resource/${announced.uuid}/content`
    expect(bodyOf(await test.call(manager, 'PUT', contentPath, fileForm('late.json', content)))).toMatchObject({
      totalSegments: 3,
    })
  })

  it('give way to the options that come with a file, one by one', async () => {
    bodyOf(await set('json', { applySourceSegmentation: true, parameters: { skipKeys: '/b', placeholders: false } }))
    const upload = await sent('app.json', content)
    const options = { parameters: { skipKeys: '/c' } }
    const found = await preview(upload, { options })
    expect(keysOf(found)).toEqual(['/a#1', '/a#2', '/b'])
    const project = await steps.create(manager)
    expect(await add(project, { name: 'app.json', uploadUuid: upload.uuid, options })).toMatchObject({
      totalSegments: 3,
      params: { applySourceSegmentation: true, parameters: { skipKeys: '/c', placeholders: false } },
    })
  })

  it('apply to no other file type, to no other unit, and not to files that were added before', async () => {
    const project = await steps.create(manager)
    const before = await add(project, { name: 'before.json', uploadUuid: (await sent('before.json', content)).uuid })
    bodyOf(await set('json', { parameters: { skipKeys: '/b' } }))
    const upload = await sent('app.json', content)
    expect(await preview(upload, { orgUnitUuid: undefined })).toMatchObject({ totalSegments: 3 })
    expect(await preview(await sent('app.yaml', 'a: One\nb: Two\n'))).toMatchObject({ totalSegments: 2 })
    const contentPath = `/api/v3/project/${project.uuid}/resource/${before.uuid}/content`
    expect(bodyOf(await test.call(manager, 'PUT', contentPath, fileForm('before.json', content)))).toMatchObject({
      totalSegments: 3,
    })
  })

  it('answer the question that a catalog with keys leaves open', async () => {
    const keys = 'msgid "tasks.assign"\nmsgstr "Assign"\n\nmsgid "tasks.unassign"\nmsgstr "Unassign"\n'
    const upload = await sent('app.po', keys)
    const { questions } = await preview(upload)
    const reading = questions[0]!.readings[0]!
    bodyOf(await set('po', { parameters: reading.parameters }))
    expect(await preview(upload)).toMatchObject({ questions: [], options: { parameters: reading.parameters } })
    const project = await steps.create(manager)
    expect(await add(project, { name: 'app.po', uploadUuid: upload.uuid })).not.toHaveProperty('questions')
  })

  it('are refused where the parser does not have them, with what is possible', async () => {
    expect(await set('json', { parserFilter: 'po' })).toMatchObject({ status: 400, body: { message: /json/ } })
    expect(await set('json', { parameters: { no: 1 } })).toMatchObject({ status: 422, body: { code: 'FILE_REFUSED' } })
    expect(await set('json', { parameters: { skipKeys: 7 } })).toMatchObject({ status: 422 })
    expect(await set('json', { tagRegex: '(' })).toMatchObject({ status: 422 })
    expect(await set('exe', {})).toMatchObject({ status: 422 })
    expect(await list()).toEqual([])
  })

  it('are changed by those who may create units, and seen only by those who see the unit', async () => {
    bodyOf(await set('json', { applySourceSegmentation: true }))
    expect(await set('json', {}, client)).toMatchObject({ status: 403 })
    expect(await reset('json', linguistA)).toMatchObject({ status: 403 })
    const foreign = `/api/v3/client/${elsewhere.orgUnitId}/file-options/json`
    expect(await test.call(accountAdmin, 'PUT', foreign, {})).toMatchObject({ status: 404 })
    expect(await test.call(accountAdmin, 'DELETE', foreign)).toMatchObject({ status: 404 })
    expect(await list(stranger)).toEqual([])
    expect(await list()).toHaveLength(1)
  })

  it('are not written over in silence', async () => {
    const { version } = bodyOf<UnitFileOptions>(await set('json', { applySourceSegmentation: true }))
    bodyOf(await set('json', { applySourceSegmentation: false }, accountAdmin, { 'if-match': version }))
    expect(await set('json', {}, admin, { 'if-match': version })).toMatchObject({
      status: 409,
      body: { data: { present: { options: { applySourceSegmentation: false } } } },
    })
  })
})
