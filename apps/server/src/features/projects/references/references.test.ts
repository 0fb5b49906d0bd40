import type { Glossary, GlossaryPage, GlossaryRef } from '@dragoman/sdk/operations/glossaries'
import type { ReferenceFile } from '@dragoman/sdk/operations/projects'
import type { Screenshot, ScreenshotKey } from '@dragoman/sdk/operations/screenshots'
import type { Task, TaskFile, TaskPage } from '@dragoman/sdk/operations/tasks'
import { and, eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { tasks } from '../../work/task-tables.ts'
import { journal } from '../../../kernel/tables.ts'
import type { Person } from '../../../testing/people.ts'
import { bodyOf, projectSteps } from '../../../testing/projects.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { testOrigin } from '../../../testing/test-app.ts'

const test = await openTestApp()
const steps = projectSteps(test)

const url = (id: string, rest = '') => `/api/v3/project/${id}${rest}`

describe('reference files', () => {
  function add(as: Person, project: string, name: string, content: string | Uint8Array<ArrayBuffer>) {
    const form = new FormData()
    form.append('File', new File([content], name))
    return test.call(as, 'POST', url(project, '/reference-file'), form)
  }

  it('linguists with a task in a project can see its reference files', async () => {
    const { manager, client, linguistA, linguistDe, stranger } = test.people
    const made = await steps.inWork(manager, [{ name: 'a.json', content: '{"a":"One"}' }], ['es'], ['TRANSLATION'])
    const bytes = new Uint8Array(200_000).map((_, at) => (at * 7919) % 251)
    const style = bodyOf<ReferenceFile>(await add(client, made.uuid, 'style guide.pdf', bytes), 201)
    expect(style).toMatchObject({ name: 'style guide.pdf', size: 200_000 })
    bodyOf(await add(manager, made.uuid, 'ビジュアル.png', 'picture'), 201)
    expect(await add(manager, made.uuid, 'style guide.pdf', 'x')).toMatchObject({
      status: 422,
      body: { code: 'NAME_TAKEN' },
    })
    expect((await add(manager, made.uuid, '..', 'x')).status).toBe(400)
    expect((await add(linguistA, made.uuid, 'x.txt', 'x')).status).toBe(403)
    expect((await add(stranger, made.uuid, 'x.txt', 'x')).status).toBe(404)
    expect((await steps.get(manager, made.uuid)).referenceFiles.map(({ name }) => name)).toEqual([
      'style guide.pdf',
      'ビジュアル.png',
    ])

    const [task] = await test.db.select().from(tasks).where(eq(tasks.projectId, made.uuid))
    bodyOf(await test.call(manager, 'POST', `/api/v3/task/${task!.id}/assignment/${linguistA.id}`))
    const seen = bodyOf<Task>(await test.call(linguistA, 'GET', `/api/v3/task/${task!.id}`))
    expect(seen.referenceFiles).toMatchObject([{ uuid: style.uuid, name: 'style guide.pdf', size: 200_000 }, {}])
    const container = await test.download(linguistA, url(made.uuid, '/reference-files/download'))
    const files = unzipSync(container.bytes)
    expect(Object.keys(files)).toEqual(['style guide.pdf', 'ビジュアル.png'])
    expect(files['style guide.pdf']).toEqual(bytes)
    expect((await test.download(linguistDe, url(made.uuid, '/reference-files/download'))).status).toBe(404)

    const remove = (as: Person) => test.call(as, 'DELETE', url(made.uuid, `/reference-file/${style.uuid}`))
    expect([(await remove(stranger)).status, (await remove(manager)).status, (await remove(manager)).status]).toEqual([
      404, 204, 404,
    ])
    expect((await steps.get(manager, made.uuid)).referenceFiles).toHaveLength(1)
    const events = await test.db.select().from(journal).where(eq(journal.projectId, made.uuid))
    expect(
      events
        .filter(({ event }) => event.startsWith('REFERENCE_FILE'))
        .map(({ event }) => event)
        .toSorted(),
    ).toEqual(['REFERENCE_FILE_ADDED', 'REFERENCE_FILE_ADDED', 'REFERENCE_FILE_REMOVED'])
  })
})

describe('screenshots', () => {
  it('show the linguist of a file where its keys stand, and are changed by those who add files', async () => {
    const { manager, linguistA, linguistB, linguistDe, stranger } = test.people
    const files = [{ name: 'a.json', content: '{"menu.open":"Open file","menu.close":"Close"}' }]
    const made = await steps.inWork(manager, files, ['es', 'fr'], ['TRANSLATION'])
    const [row] = await test.db
      .select()
      .from(tasks)
      .where(and(eq(tasks.projectId, made.uuid), eq(tasks.targetLocale, 'es')))
    bodyOf(await test.call(manager, 'POST', `/api/v3/task/${row!.id}/assignment/${linguistA.id}`))
    const picture = await sharp({ create: { width: 3200, height: 800, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const upload = (as: Person, name: string, content: Uint8Array<ArrayBuffer>) => {
      const form = new FormData()
      form.append('file', new File([content], name))
      return test.call(as, 'POST', url(made.uuid, '/screenshot'), form)
    }
    const bytes = new Uint8Array(picture)
    const shot = bodyOf<Screenshot>(await upload(manager, 'menu.png', bytes), 201)
    expect(shot).toMatchObject({ name: 'menu.png', width: 1600, height: 400, regions: [], version: 0 })
    expect(await upload(manager, 'menu.png', bytes)).toMatchObject({ status: 422, body: { code: 'NAME_TAKEN' } })
    const refused = await upload(manager, 'menu.txt', new TextEncoder().encode('no picture'))
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'body.file' }] } })
    expect((await upload(linguistA, 'x.png', bytes)).status).toBe(403)
    expect((await upload(stranger, 'x.png', bytes)).status).toBe(404)

    const keys = bodyOf<ScreenshotKey[]>(await test.call(manager, 'GET', url(made.uuid, '/screenshot-key?text=OPEN')))
    expect(keys).toEqual([{ key: '/menu.open', source: 'Open file', filename: 'a.json' }])
    const change = (as: Person, body: object, version = 0) =>
      test.call(as, 'PUT', `/api/v3/screenshot/${shot.uuid}`, body, { 'If-Match': `"${version}"` })
    const region = { key: keys[0]!.key, x: 10, y: 20, width: 300, height: 40 }
    const other = { ...region, key: 'gone' }
    expect(await change(manager, { regions: [{ ...region, x: 1590 }] })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.regions[0]' }] },
    })
    const bound = bodyOf<Screenshot>(await change(manager, { regions: [region, other] }))
    expect(bound).toMatchObject({ name: 'menu.png', regions: [region, other], version: 1 })
    expect(bodyOf(await change(manager, { name: 'Menu' }, 1))).toMatchObject({ name: 'Menu', regions: [region, other] })
    expect((await change(manager, { name: 'Late' }, 1)).status).toBe(409)
    expect((await change(stranger, { name: 'x' }, 2)).status).toBe(404)
    expect(bodyOf(await test.call(manager, 'GET', url(made.uuid, '/screenshot')))).toMatchObject([{ name: 'Menu' }])

    const shown = await test.call(linguistA, 'GET', `/api/v1/atlas/work-unit/${row!.workUnitId}/screenshot`)
    expect(bodyOf(shown)).toMatchObject([{ name: 'Menu', regions: [region] }])
    const image = await test.download(linguistA, shot.url)
    expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 400 })
    for (const as of [linguistDe, linguistB, stranger]) expect((await test.download(as, shot.url)).status).toBe(404)

    const remove = () => test.call(manager, 'DELETE', `/api/v3/screenshot/${shot.uuid}`)
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
    const events = await test.db.select({ event: journal.event }).from(journal).where(eq(journal.projectId, made.uuid))
    expect(events.map(({ event }) => event).filter((event) => event.startsWith('SCREENSHOT'))).toHaveLength(4)
  })
})

describe('a task', () => {
  const reference = (name: string, content: string) => {
    const form = new FormData()
    form.append('File', new File([content], name))
    return form
  }
  const read = async (address = '') =>
    new TextDecoder().decode((await test.download(null, address.slice(testOrigin.length))).bytes)

  it('a task shows its source file, references and project tags, with download links when it is read alone', async () => {
    const { manager, linguistA, linguistB } = test.people
    const source = { name: 'a.json', content: '{"a":"One"}' }
    const made = await steps.inWork(manager, [source], ['es'], ['TRANSLATION'])
    bodyOf(
      await test.call(manager, 'POST', url(made.uuid, '/reference-file'), reference('style.txt', 'Be brief.')),
      201,
    )
    bodyOf(await test.call(manager, 'POST', url(made.uuid, '/info'), { tags: ['legal', 'mobile'] }))
    const [row] = await test.db.select().from(tasks).where(eq(tasks.projectId, made.uuid))
    const path = `/api/v3/task/${row!.id}`
    const size = source.content.length

    const before = bodyOf<Task>(await test.call(linguistB, 'GET', path))
    expect(await read(before.files[0]?.downloadUrl)).toBe(source.content)
    expect(before.referenceFiles[0]).toEqual({
      uuid: expect.any(String),
      name: 'style.txt',
      size: 9,
      isOwn: false,
    })

    bodyOf(await test.call(manager, 'POST', `${path}/assignment/${linguistA.id}`))
    const seen = bodyOf<Task>(await test.call(linguistA, 'GET', path))
    expect(seen).toMatchObject({
      categories: ['legal', 'mobile'],
      files: [{ uuid: made.resources[0]?.uuid, name: 'a.json', size }],
      referenceFiles: [{ name: 'style.txt', size: 9 }],
    })
    expect(seen.projectName).toBe(seen.project.name)
    expect(await read(seen.files[0]?.downloadUrl)).toBe(source.content)
    expect(await read(seen.referenceFiles[0]?.downloadUrl)).toBe('Be brief.')
    const links = [seen.files[0]?.downloadUrl, seen.referenceFiles[0]?.downloadUrl, before.files[0]?.downloadUrl]
    const statuses = () =>
      Promise.all(links.map(async (link = '') => (await test.download(null, link.slice(testOrigin.length))).status))
    // The task is no longer available to the second linguist.
    expect(await statuses()).toEqual([200, 200, 403])
    bodyOf(await test.call(manager, 'DELETE', `${path}/assignment`))
    // Nor is it assigned to the first, who may claim it again, but does not see the project.
    expect(await statuses()).toEqual([200, 403, 200])
    bodyOf(await test.call(manager, 'POST', `${path}/assignment/${linguistA.id}`))

    const { content } = bodyOf<TaskPage>(await test.call(manager, 'GET', `/api/v3/task?projectUuid=${made.uuid}`))
    expect(content).toHaveLength(1)
    expect(content[0]).toMatchObject({ categories: ['legal', 'mobile'], referenceFiles: [{ name: 'style.txt' }] })
    expect(content[0]?.files).toEqual([{ uuid: made.resources[0]?.uuid, name: 'a.json', size }])
  })
})

describe('reference files of one task', () => {
  const form = (name: string, content: string) => {
    const body = new FormData()
    body.append('File', new File([content], name))
    return body
  }

  it('managers add and remove them, the linguist of the task downloads them, and no one else reaches them', async () => {
    const { manager, linguistA, linguistB, client, stranger } = test.people
    const made = await steps.inWork(manager, [{ name: 'a.json', content: '{"a":"One"}' }], ['es'], ['TRANSLATION'])
    const [row] = await test.db.select().from(tasks).where(eq(tasks.projectId, made.uuid))
    const path = `/api/v3/task/${row!.id}`
    const add = (as: Person, name: string, content: string) =>
      test.call(as, 'POST', `${path}/reference-file`, form(name, content))
    bodyOf(
      await test.call(manager, 'POST', url(made.uuid, '/reference-file'), form('style.txt', 'Of the project')),
      201,
    )
    const file = bodyOf<TaskFile>(await add(manager, 'style.txt', 'Of the task'), 201)
    expect(file).toMatchObject({ name: 'style.txt', size: 11, isOwn: true })
    expect(await add(manager, 'style.txt', 'x')).toMatchObject({ status: 422, body: { code: 'NAME_TAKEN' } })
    expect((await add(manager, '..', 'x')).status).toBe(400)
    const refused = [linguistB, client, stranger].map(async (person) => (await add(person, 'x.txt', 'x')).status)
    expect(await Promise.all(refused)).toEqual([403, 403, 404])

    const before = bodyOf<Task>(await test.call(linguistB, 'GET', path))
    bodyOf(await test.call(manager, 'POST', `${path}/assignment/${linguistA.id}`))
    const seen = bodyOf<Task>(await test.call(linguistA, 'GET', path))
    expect(seen.referenceFiles).toMatchObject([
      { uuid: file.uuid, name: 'style.txt', isOwn: true },
      { name: 'style.txt', isOwn: false },
    ])
    const fetched = await test.download(null, seen.referenceFiles[0]?.downloadUrl?.slice(testOrigin.length) ?? '')
    expect(new TextDecoder().decode(fetched.bytes)).toBe('Of the task')
    // A person who could claim the task sees only the file's name.
    expect(before.referenceFiles[0]).not.toHaveProperty('downloadUrl')
    const container = await test.download(linguistA, `${path}/reference-files/download`)
    expect(Object.keys(unzipSync(container.bytes))).toEqual(['style.txt', 'project/style.txt'])
    expect((await test.download(linguistB, `${path}/reference-files/download`)).status).toBe(404)

    const remove = (as: Person) => test.call(as, 'DELETE', `${path}/reference-file/${file.uuid}`)
    expect([(await remove(linguistA)).status, (await remove(stranger)).status]).toEqual([403, 404])
    expect([(await remove(manager)).status, (await remove(manager)).status]).toEqual([204, 404])
    const events = await test.db.select().from(journal).where(eq(journal.entityId, row!.id))
    expect(events.map(({ event }) => event).filter((event) => event.startsWith('TASK_FILE'))).toEqual([
      'TASK_FILE_ADDED',
      'TASK_FILE_REMOVED',
    ])
  })

  it('slices have the files of their task, and the joined task has those of its slices', async () => {
    const { manager } = test.people
    const made = await steps.inWork(manager, [{ name: 'a.json', content: '{"a":"One","b":"Two"}' }], ['es'])
    const [row] = await test.db.select().from(tasks).where(eq(tasks.projectId, made.uuid))
    const path = `/api/v3/task/${row!.id}`
    bodyOf(await test.call(manager, 'POST', `${path}/reference-file`, form('terms.txt', 'Terms')), 201)
    const slices = bodyOf<Task[]>(
      await test.call(manager, 'POST', `${path}/split`, { slices: [{ endIndex: 0 }, { endIndex: 1 }] }),
    )
    const names = (task?: Task) => task?.referenceFiles.map(({ name }) => name)
    expect(slices.map(names)).toEqual([['terms.txt'], ['terms.txt']])
    const second = `/api/v3/task/${slices[1]?.uuid}/reference-file`
    bodyOf(await test.call(manager, 'POST', second, form('more.txt', 'More')), 201)
    expect(names(bodyOf<Task>(await test.call(manager, 'POST', `${path}/join`)))).toEqual(['terms.txt', 'more.txt'])
  })
})

describe('glossaries', () => {
  const create = (as: Person, body: object) => test.call(as, 'POST', '/api/v3/glossary', body)

  it('glossaries are created, changed and deleted within one account', async () => {
    const { manager, stranger, linguistA, client, place } = test.people
    const body = {
      name: 'Product words',
      languages: ['en', 'es', 'en'],
      note: 'First',
      domain: 'Software',
      organization: { uuid: place.organizationId },
      orgUnits: [{ uuid: place.orgUnitId }],
      customAttributes: [{ name: 'Owner', type: 'text', value: 'Docs' }],
    }
    expect((await create(linguistA, body)).status).toBe(403)
    expect((await create(client, body)).status).toBe(403)
    expect((await create(stranger, body)).status).toBe(404)
    expect((await create(manager, { ...body, languages: ['xx_nowhere'] })).status).toBe(400)
    const made = bodyOf<Glossary>(await create(manager, body))
    expect(made).toMatchObject({
      name: 'Product words',
      languages: ['en', 'es'],
      subDomain: '',
      totalConcepts: 0,
      organization: { uuid: place.organizationId },
      orgUnits: [{ uuid: place.orgUnitId }],
      customAttributes: body.customAttributes,
      customFields: body.customAttributes,
      createdBy: { uuid: manager.id },
    })
    const list = async (as: Person) =>
      bodyOf<GlossaryPage>(await test.call(as, 'GET', '/api/v3/glossary?name=PRODUCT')).content
    expect(await list(manager)).toMatchObject([
      {
        uuid: made.uuid,
        name: 'Product words',
        languages: ['en', 'es'],
        totalConcepts: 0,
        bwGlossaryId: made.bwGlossaryId,
      },
    ])
    const named = await test.call(manager, 'GET', '/api/v3/glossary?name=PRODUCT&idsOnly=true')
    expect(bodyOf<GlossaryPage>(named).content).toEqual([{ uuid: made.uuid, name: 'Product words' }])
    expect((await list(linguistA)).map(({ uuid }) => uuid)).toEqual([made.uuid])
    const other = bodyOf<Glossary>(await create(manager, { name: 'Products of all', languages: ['en'] }))
    const namesOf = async (narrowed: string) =>
      bodyOf<GlossaryPage>(await test.call(manager, 'GET', `/api/v3/glossary?${narrowed}`)).content.map(
        ({ name }) => name,
      )
    expect(await namesOf(`orgUnitUuid=${place.orgUnitId}`)).toEqual(['Product words'])
    expect(await namesOf(`organizationUuid=${place.organizationId}`)).toEqual(['Product words'])
    await test.call(manager, 'PUT', '/api/v3/glossary', { uuid: other.uuid, orgUnits: [{ uuid: place.orgUnitId }] })
    expect(await namesOf(`organizationUuid=${place.organizationId}`)).toEqual(['Product words', 'Products of all'])
    bodyOf(await test.call(manager, 'DELETE', `/api/v3/glossary/${other.uuid}`), 204)
    expect(await list(stranger)).toEqual([])
    const changed = bodyOf<Glossary>(
      await test.call(manager, 'PUT', '/api/v3/glossary', { uuid: made.uuid, note: 'Second', orgUnits: [] }),
    )
    expect(changed).toMatchObject({ name: 'Product words', note: 'Second', orgUnits: [], domain: 'Software' })
    expect(await list(linguistA)).toEqual([])
    expect((await test.call(stranger, 'GET', `/api/v3/glossary/${made.uuid}`)).status).toBe(404)
    expect((await test.call(stranger, 'DELETE', `/api/v3/glossary/${made.uuid}`)).status).toBe(404)
    expect((await test.call(manager, 'DELETE', `/api/v3/glossary/${made.uuid}`)).status).toBe(204)
    expect((await test.call(manager, 'GET', `/api/v3/glossary/${made.uuid}`)).status).toBe(404)
  })

  it('binding glossaries to a project replaces the list and keeps the order', async () => {
    const { manager, stranger, client } = test.people
    const names = ['A', 'B', 'C']
    const ids: string[] = []
    for (const name of names) ids.push(bodyOf<Glossary>(await create(manager, { name, languages: ['en'] })).uuid)
    const foreign = bodyOf<Glossary>(await create(stranger, { name: 'Theirs', languages: ['en'] })).uuid
    const { uuid } = await steps.create(manager)
    const bind = (wanted: readonly (string | undefined)[], as = manager) => {
      const form = new FormData()
      for (const id of wanted) form.append('glossaries', String(id))
      return test.call(as, 'POST', url(uuid, '/glossaries'), form)
    }
    const bound = async () =>
      bodyOf<GlossaryRef[]>(await test.call(manager, 'GET', url(uuid, '/glossaries'))).map(({ name }) => name)
    expect(await bound()).toEqual([])
    bodyOf(await bind([ids[2], ids[0], ids[2]]))
    expect(await bound()).toEqual(['C', 'A'])
    expect((await bind([ids[1], foreign])).status).toBe(404)
    expect((await bind([ids[1]], client)).status).toBe(403)
    expect(await bound()).toEqual(['C', 'A'])
    bodyOf(await test.call(manager, 'DELETE', `/api/v3/glossary/${ids[2]}`), 204)
    expect(await bound()).toEqual(['A'])
    bodyOf(await bind([]))
    expect(await bound()).toEqual([])
  })
})
