import type { Project } from '@dragoman/sdk/operations/projects'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { projects } from '../../work/tables.ts'
import { bodyOf, projectSteps } from '../../../testing/projects.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'

const test = await openTestApp()
const steps = projectSteps(test)

describe('a continuous project', () => {
  const at = (tag: string, rest = '') => `/api/v3/project/ci/${test.people.place.orgUnitId}/${tag}${rest}`

  function upload(
    tag: string,
    name: string,
    content: string,
    more: Record<string, string[]> = {},
    as = test.people.manager,
  ) {
    const form = new FormData()
    form.append('file', new File([content], name))
    for (const [field, values] of Object.entries(more)) for (const value of values) form.append(field, value)
    return test.call(as, 'POST', at(tag), form)
  }

  it('a continuous project is created once for each tag and is shown as continuous', async () => {
    const { manager, client, stranger, linguistA, place } = test.people
    const body = { ciTag: 'web', orgUnitUUID: place.orgUnitId, source: 'en', tags: ['ci'], totalExpectedWorkUnits: 8 }
    expect((await test.call(linguistA, 'POST', '/api/v3/project/ci', body)).status).toBe(403)
    expect((await test.call(stranger, 'POST', '/api/v3/project/ci', body)).status).toBe(404)
    const made = bodyOf<Project>(await test.call(manager, 'POST', '/api/v3/project/ci', body), 201)
    expect(made).toMatchObject({
      status: 'DRAFT',
      reference: 'web',
      ciTag: 'web',
      isContinuous: true,
      continuous: true,
      totalExpectedWorkUnits: 8,
      sourceLocale: 'en',
    })
    expect(await test.call(manager, 'POST', '/api/v3/project/ci', body)).toMatchObject({
      status: 422,
      body: { code: 'CI_TAG_TAKEN', data: { projectUuid: made.uuid } },
    })
    expect(bodyOf<Project>(await test.call(client, 'GET', at('web'))).uuid).toBe(made.uuid)
    expect((await test.call(stranger, 'GET', at('web'))).status).toBe(404)
    expect((await test.call(manager, 'GET', at('app'))).status).toBe(404)
    expect((await steps.create(manager)).isContinuous).toBe(false)
  })

  it('files of one name in two folders are two files, with the name at the end of the folder or without', async () => {
    const options = { locales: ['es'], workflows: ['TRANSLATION'], source: ['en'] }
    const send = async (path: string, content: string) =>
      bodyOf<Project>(await upload('folders', 'en.json', content, { ...options, path: [path] }), 201)
    await send('packages/web/en.json', '{"a":"Web"}')
    await send('packages/admin', '{"a":"Admin"}')
    await send('en.json', '{"a":"Top"}')
    bodyOf(await upload('folders', 'apps/shop/en.json', '{"a":"Shop"}', options), 201)
    await test.idle()
    const { uuid, resources } = await send('packages/web', '{"a":"Web again"}')
    const filed = resources.map(({ path, name }) => [path, name])
    expect(filed.toSorted()).toEqual([
      ['', 'en.json'],
      ['apps/shop', 'en.json'],
      ['packages/admin', 'en.json'],
      ['packages/web', 'en.json'],
    ])
    await test.idle()
    const { bytes } = await test.download(test.people.manager, `${at('folders', '/download')}?locales=es`)
    expect(Object.keys(unzipSync(bytes)).toSorted()).toEqual([
      'es/apps/shop/en.json',
      'es/en.json',
      'es/packages/admin/en.json',
      'es/packages/web/en.json',
    ])
    const announced = { name: 'menu.json', path: 'site/menu.json' }
    const file = await test.call(test.people.manager, 'POST', `/api/v3/project/${uuid}/resource`, announced)
    expect(bodyOf(file, 201)).toMatchObject({ name: 'menu.json', path: 'site' })
  })

  it('a continuous project takes files and new versions, and ignores repeated uploads', async () => {
    const { manager, linguistA } = test.people
    expect((await upload('cms', 'a.json', '{"a":"One"}', {}, linguistA)).status).toBe(403)
    const options = {
      locales: ['es', 'ja'],
      workflows: ['TRANSLATION'],
      source: ['en'],
      reference: ['Site'],
      tags: ['x'],
    }
    const first = bodyOf<Project>(await upload('cms', 'a.json', '{"a":"One"}', options), 201)
    expect(first).toMatchObject({ reference: 'Site', ciTag: 'cms', tags: expect.arrayContaining(['x']) })
    expect(first.workUnits.map(({ targetLanguage }) => targetLanguage)).toEqual(['es', 'ja'])
    await test.idle()
    const same = bodyOf<Project>(await upload('cms', 'a.json', '{"a":"One"}', options), 201)
    expect(same.workUnits.map(({ genesisCreationStatus }) => genesisCreationStatus)).toEqual(['CREATED', 'CREATED'])
    expect([same.uuid, same.resources[0]?.hash]).toEqual([first.uuid, first.resources[0]?.hash])
    const next = bodyOf<Project>(await upload('cms', 'a.json', '{"a":"One","b":"Two"}', options), 201)
    expect(next.resources).toHaveLength(1)
    expect(next.resources[0]?.hash).not.toBe(first.resources[0]?.hash)
    await test.idle()
    const versions = await test.call(manager, 'GET', `/api/v3/project/${first.uuid}/change`)
    expect(versions.body).toMatchObject([
      {
        name: 'a.json',
        projectResourceUuid: first.resources[0]?.uuid,
        hash: next.resources[0]?.hash,
        status: 'DONE',
        locales: [
          { targetLocale: 'es', added: 1, unchanged: 1 },
          { targetLocale: 'ja', added: 1, unchanged: 1 },
        ],
      },
    ])
    expect(await test.call(test.people.stranger, 'GET', `/api/v3/project/${first.uuid}/change`)).toMatchObject({
      status: 404,
    })
    bodyOf(await upload('cms', 'b.json', '{"c":"Three"}', { locales: ['es'], workflows: ['TRANSLATION'] }), 201)
    const workUnits = await steps.settled(manager, first.uuid)
    expect(
      workUnits.map(({ filename, targetLanguage, totalSegments }) => [filename, targetLanguage, totalSegments]),
    ).toEqual([
      ['a.json', 'es', 2],
      ['a.json', 'ja', 2],
      ['b.json', 'es', 1],
    ])
    expect((await upload('cms', 'c.json', '{"a":', options)).status).toBe(422)
    expect((await upload('cms', 'a.json', '{"a":"One"}', { ...options, source: ['de'] })).status).toBe(400)
    for (const wrong of [{ locales: ['qq_zz'] }, { locales: ['en'] }, { workflows: ['BAKING'] }]) {
      const [field] = Object.keys(wrong)
      expect(await upload('cms', 'd.json', '{"a":"One"}', { ...options, ...wrong })).toMatchObject({
        status: 400,
        body: { errors: [{ field: `body.${field}` }] },
      })
    }
    expect(await upload('new', 'a.json', '{"a":"One"}', { ...options, source: ['qq'] })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.source' }] },
    })
    expect((await steps.get(manager, first.uuid)).resources.map(({ name }) => name)).toEqual(['a.json', 'b.json'])
  })

  it('a file of a type that is not read is refused like one that cannot be read, and nothing is created for it', async () => {
    const refused = await upload('folder', 'manual.doc', 'x')
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'FILE_REFUSED', data: { file: 'manual.doc', reason: expect.stringContaining('.docx') as string } },
    })
    expect((await test.call(test.people.manager, 'GET', at('folder'))).status).toBe(404)
  })

  it('files uploaded at once end up in one continuous project', async () => {
    const options = { locales: ['es'], workflows: ['TRANSLATION'], source: ['en'] }
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => upload('both', `${name}.json`, '{"k":"v"}', options)),
    )
    expect(new Set(answers.map((answer) => bodyOf<Project>(answer, 201).uuid)).size).toBe(1)
  })

  it('a continuous project offers its translations, those of the draft first', async () => {
    const { manager } = test.people
    const options = { locales: ['es', 'ja'], workflows: ['TRANSLATION'], source: ['en'] }
    const old = bodyOf<Project>(await upload('docs', 'a.json', '{"a":"Old"}', options), 201)
    await steps.settled(manager, old.uuid)
    const entries = async (query = '') => {
      const { status, bytes } = await test.download(manager, at('docs', `/download${query}`))
      expect(status).toBe(200)
      return Object.fromEntries(
        Object.entries(unzipSync(bytes)).map(([name, one]) => [name, new TextDecoder().decode(one)]),
      )
    }
    expect(Object.keys(await entries())).toEqual(['es/a.json', 'ja/a.json'])
    await test.db.update(projects).set({ status: 'DELIVERED' }).where(eq(projects.id, old.uuid))
    expect(await entries('?locales=es')).toEqual({ 'es/a.json': '{"a":"Old"}' })
    const fresh = bodyOf<Project>(await upload('docs', 'a.json', '{"a":"New"}', options), 201)
    expect(fresh.uuid).not.toBe(old.uuid)
    await steps.settled(manager, fresh.uuid)
    expect(await entries('?locales=es&filenames=a.json')).toEqual({ 'es/a.json': '{"a":"New"}' })
    expect(await entries('?locales=es&projectStatus=DELIVERED')).toEqual({ 'es/a.json': '{"a":"Old"}' })
    expect(await entries('?locales=es&projectStatus=INVOICED')).toEqual({ 'es/a.json': '{"a":"New"}' })
    expect((await test.call(manager, 'GET', at('docs', '/download?filenames=z.json'))).status).toBe(422)
    bodyOf(await steps.move(manager, fresh.uuid, 'CANCELLED', { reason: 'Sent by mistake' }))
    expect(await entries('?locales=es')).toEqual({ 'es/a.json': '{"a":"Old"}' })
    expect(await entries('?locales=es&projectStatus=CANCELLED')).toEqual({ 'es/a.json': '{"a":"New"}' })
  })
})
