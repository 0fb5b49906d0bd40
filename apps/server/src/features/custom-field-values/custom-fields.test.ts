import type { ActivityPage } from '@dragoman/sdk/operations/activity'
import type {
  CustomField,
  CustomFieldEntity,
  CustomFieldEntry,
  CustomFieldInput,
  CustomFieldPage,
  CustomFieldValue,
} from '@dragoman/sdk/operations/customFields'
import type { Project } from '@dragoman/sdk/operations/projects'
import type { DownloadRequest, Outdated } from '@dragoman/sdk/operations/shared'
import { ifMatch } from '@dragoman/sdk/versions'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { testOrigin } from '../../testing/test-app.ts'
import { seedWork } from '../../testing/work.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const { accountAdmin, manager, otherManager, client, linguistA, stranger, place } = test.people
const path = '/api/v3/custom-field'

const create = async (field: CustomFieldInput) =>
  bodyOf<CustomField>(await test.call(accountAdmin, 'POST', path, field), 201)
const fieldsOf = async (as: Person, entityCode: CustomFieldEntity, more = '') =>
  bodyOf<CustomFieldPage>(await test.call(as, 'GET', `${path}/list?entityCode=${entityCode}${more}`)).content
const change = (as: Person, { uuid }: { uuid: string }, body: object, headers = {}) =>
  test.call(as, 'PUT', `${path}/${uuid}`, body, headers)
const at = (entity: CustomFieldEntity, id: string) => `${path}/entity/${entity}/${id}`
const entries = async (as: Person, entity: CustomFieldEntity, id: string) =>
  bodyOf<CustomFieldEntry[]>(await test.call(as, 'GET', at(entity, id)))
const set = (as: Person, entity: CustomFieldEntity, id: string, given: [CustomField, unknown][], headers = {}) =>
  test.call(
    as,
    'PUT',
    at(entity, id),
    given.map(([{ uuid }, value]) => ({ uuid, value })),
    headers,
  )
const everyone = ['PROJECT_MANAGER', 'CLIENT', 'VENDOR'] as const

describe('the definition of a custom field', () => {
  it('only account administrators define fields, and everyone lists those that they see, in their order', async () => {
    const first = await create({ name: 'Cost center', type: 'FREE_TEXT', entityCode: 'ORGANIZATION' })
    expect(first).toMatchObject({ key: 'cost-center', kind: 'SINGLE_VALUE', valueType: 'string', position: 0 })
    expect(first).toMatchObject({ visibleTo: ['PROJECT_MANAGER'], editableBy: ['PROJECT_MANAGER'], required: false })
    const open = await create({
      name: 'Übersetzer: Größe',
      type: 'NUMERIC',
      entityCode: 'ORGANIZATION',
      visibleTo: [...everyone],
    })
    expect(open).toMatchObject({ key: 'übersetzer-größe', valueType: 'int', position: 1 })
    const secret = await create({ name: '***', type: 'BOOLEAN', entityCode: 'ORGANIZATION', visibleTo: [] })
    expect(secret.key).toBe('field')
    for (const other of [manager, client, linguistA])
      expect((await test.call(other, 'POST', path, { name: 'Mine', type: 'BOOLEAN', entityCode: 'TASK' })).status).toBe(
        403,
      )
    const names = async (as: Person) => (await fieldsOf(as, 'ORGANIZATION')).map(({ name }) => name)
    expect(await names(accountAdmin)).toEqual([first.name, open.name, secret.name])
    expect(await names(manager)).toEqual([first.name, open.name])
    expect(await names(client)).toEqual([open.name])
    expect(await names(stranger)).toEqual([])
    const order = { entityCode: 'ORGANIZATION', fieldUuids: [open.uuid] }
    expect((await test.call(accountAdmin, 'PUT', `${path}/order`, order)).status).toBe(204)
    expect(await names(manager)).toEqual([open.name, first.name])
  })

  it.each([
    [{ type: 'FREE_TEXT', multivalueDefault: ['A'] }, 'body.multivalueDefault'],
    [{ type: 'MULTIVALUE' }, 'body.multivalueDefault'],
    [{ type: 'NUMERIC', kind: 'MULTI_SELECT' }, 'body.kind'],
    [{ type: 'MULTIVALUE', kind: 'SINGLE_VALUE', multivalueDefault: ['A'] }, 'body.kind'],
    [{ type: 'MULTIVALUE', multivalueDefault: ['A'], defaultValue: ['B'] }, 'body.defaultValue'],
    [{ type: 'NUMERIC', defaultValue: 1.5 }, 'body.defaultValue'],
    [{ type: 'FREE_TEXT', visibleTo: ['CLIENT'], editableBy: ['VENDOR'] }, 'body.editableBy'],
    [{ type: 'DATE' }, 'body.type'],
  ])('a field with %j is refused with the name of what is wrong', async (wrong, field) => {
    const body = { name: 'Wrong', entityCode: 'TASK', ...wrong }
    const refused = await test.call(accountAdmin, 'POST', path, body)
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })

  it('a change keeps the key, is in the journal with before and after, and overwrites no one', async () => {
    const field = await create({
      name: 'Region',
      type: 'MULTIVALUE',
      entityCode: 'USER',
      multivalueDefault: ['North', 'South'],
    })
    expect(
      await test.call(accountAdmin, 'POST', path, { name: 'region ', type: 'BOOLEAN', entityCode: 'USER' }),
    ).toMatchObject({
      status: 422,
      body: { code: 'NAME_TAKEN' },
    })
    const changed = bodyOf<CustomField>(
      await change(accountAdmin, field, { name: 'Area', required: true }, ifMatch(field)),
    )
    expect(changed).toMatchObject({ key: 'region', name: 'Area', required: true, changedBy: { uuid: accountAdmin.id } })
    const late = await change(accountAdmin, field, { name: 'Late' }, ifMatch(field))
    expect(late).toMatchObject({ status: 409, body: { code: 'OUTDATED' } })
    expect((await change(stranger, field, { name: 'Theirs' })).status).toBe(403)
    const { content } = bodyOf<ActivityPage>(
      await test.call(accountAdmin, 'GET', `/api/v3/activity?entityUuid=${field.uuid}`),
    )
    expect(content[0]).toMatchObject({
      event: 'CUSTOM_FIELD_UPDATED',
      before: { name: 'Region', required: false },
      after: { name: 'Area', required: true },
    })
    bodyOf(await change(accountAdmin, field, { archived: true }))
    expect(await fieldsOf(manager, 'USER')).toEqual([])
    expect(await fieldsOf(accountAdmin, 'USER', '&archived=true')).toMatchObject([{ name: 'Area', archived: true }])
  })
})

describe('the values of a project', () => {
  it('[enum.other] values are checked by type, listed, found by a query line, and exported', async () => {
    const order = await create({
      name: 'PO number',
      type: 'FREE_TEXT',
      entityCode: 'PROJECT',
      visibleTo: [...everyone],
      editableBy: ['CLIENT', 'PROJECT_MANAGER'],
    })
    const pages = await create({ name: 'Pages', type: 'NUMERIC', entityCode: 'PROJECT' })
    const rush = await create({ name: 'Rush', type: 'BOOLEAN', entityCode: 'PROJECT' })
    const channels = await create({
      name: 'Channels',
      type: 'MULTIVALUE',
      entityCode: 'PROJECT',
      multivalueDefault: ['Web', 'Print', 'Web shop'],
    })
    const filled = await steps.create(manager, { reference: 'Filled' })
    const other = await steps.create(manager, { reference: 'Other' })
    for (const [field, wrong] of [
      [order, 7],
      [pages, '7'],
      [pages, 1.5],
      [pages, 1e12],
      [rush, 'yes'],
      [channels, ['Radio']],
    ] as const)
      expect(
        await set(manager, 'PROJECT', filled.uuid, [
          [order, 'PO-1'],
          [field, wrong],
        ]),
      ).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'body[1].value', message: expect.stringContaining(field.name) }] },
      })
    expect((await steps.get(manager, filled.uuid)).customFields).toEqual([])

    const values: [CustomField, unknown][] = [
      [order, ' PO-4711/b '],
      [pages, 120],
      [rush, true],
      [channels, ['Print', 'Web']],
    ]
    const entered = bodyOf<CustomFieldEntry[]>(await set(manager, 'PROJECT', filled.uuid, values))
    expect(entered.map(({ value }) => value)).toEqual(['PO-4711/b', 120, true, ['Print', 'Web']])
    bodyOf(
      await set(manager, 'PROJECT', other.uuid, [
        [order, 'PO-99'],
        [pages, 7],
        [rush, false],
        [channels, ['Web shop']],
      ]),
    )
    const shown = (await steps.get(manager, filled.uuid)).customFields.map(({ key, value }) => [key, value])
    expect(shown).toEqual([
      ['po-number', 'PO-4711/b'],
      ['pages', 120],
      ['rush', true],
      ['channels', ['Print', 'Web']],
    ])

    const find = async (as: Person, filter: string) => {
      const found = await test.call(as, 'GET', `/api/v3/project?${new URLSearchParams({ filter, sort: 'reference' })}`)
      return bodyOf<{ content: Project[] }>(found).content.map(({ reference }) => reference)
    }
    for (const condition of [
      'cf.po-number:4711',
      'CF.PO-Number:="po-4711/B"',
      'cf.po-number:PO-47*',
      'cf.po-number:~"4711 po"',
      'cf.pages:>100',
      'cf.pages:[100 to 200]',
      'cf.rush:yes',
      'cf.channels:web',
      'cf.channels:print,radio',
    ]) {
      expect([condition, await find(manager, condition)]).toEqual([condition, ['Filled']])
      expect([condition, await find(manager, `-(${condition}) -cf.pages:none`)]).toEqual([condition, ['Other']])
    }
    expect(await find(client, 'cf.po-number:4711')).toEqual(['Filled'])
    for (const hidden of ['cf.pages:120', 'cf.nothing:1']) {
      const refused = await test.call(client, 'GET', `/api/v3/project?${new URLSearchParams({ filter: hidden })}`)
      expect(refused).toMatchObject({ status: 400, body: { data: { problem: 'unknownField', from: 0 } } })
    }

    const sorted = async (as: Person, sort: string, page: object = {}) => {
      const found = await test.call(as, 'GET', `/api/v3/project?${new URLSearchParams({ sort, ...page })}`)
      return bodyOf<{ content: Project[] }>(found).content.map(({ uuid }) => uuid)
    }
    const { uuid: unfilled } = await steps.create(manager, { reference: 'Unfilled' })
    expect((await sorted(manager, 'cf.pages')).slice(0, 2)).toEqual([other.uuid, filled.uuid])
    expect((await sorted(manager, 'cf.po-number')).slice(0, 2)).toEqual([filled.uuid, other.uuid])
    const whole = await sorted(manager, 'cf.pages,desc')
    expect(whole.slice(0, 3)).toEqual([filled.uuid, other.uuid, unfilled])
    const single = whole.map(async (_, page) => sorted(manager, 'cf.pages,desc', { page, size: 1 }))
    expect((await Promise.all(single)).flat()).toEqual(whole)
    for (const hidden of ['cf.pages', 'cf.pages,desc', 'cf.nothing'])
      expect(await test.call(client, 'GET', `/api/v3/project?sort=${hidden}`)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'query.sort' }] },
      })

    const columns = ['reference', 'cf.po-number', 'cf.pages', 'cf.rush', 'cf.channels'].map((field) => ({
      field,
      title: field,
    }))
    const wanted = { format: 'JSON', filter: 'cf.pages:120', columns }
    const exported = async (as: Person, more: object = {}) => {
      const filter = as === client ? 'cf.po-number:4711' : wanted.filter
      const started = bodyOf<DownloadRequest>(
        await test.call(as, 'POST', '/api/v3/project/export', { ...wanted, filter, ...more }),
      )
      await test.idle()
      const status = await test.call(as, 'GET', `/api/v3/project/export/${started.requestUuid}/status`)
      const { bytes } = await test.download(null, bodyOf<DownloadRequest>(status).downloadUrl!.slice(testOrigin.length))
      return JSON.parse(Buffer.from(bytes).toString()) as Record<string, unknown>[]
    }
    const row = {
      reference: 'Filled',
      'cf.po-number': 'PO-4711/b',
      'cf.pages': 120,
      'cf.rush': 'yes',
      'cf.channels': 'Print, Web',
    }
    expect(await exported(manager)).toEqual([row])
    const all = await exported(manager, { filter: '-cf.pages:none', sort: 'cf.pages' })
    expect(all.map((each) => each['cf.pages'])).toEqual([7, 120])
    expect(await exported(client)).toEqual([{ ...row, 'cf.pages': null, 'cf.rush': null, 'cf.channels': null }])

    // Archived: out of sight, but not lost.
    bodyOf(await change(accountAdmin, pages, { archived: true }))
    expect((await steps.get(manager, filled.uuid)).customFields.map(({ key }) => key)).not.toContain('pages')
    expect((await set(manager, 'PROJECT', filled.uuid, [[pages, 1]])).status).toBe(404)
    bodyOf(await change(accountAdmin, pages, { archived: false }))
    expect(await find(manager, 'cf.pages:120')).toEqual(['Filled'])
    // An option that is gone stays where it is, but can't be selected again.
    bodyOf(await change(accountAdmin, channels, { multivalueDefault: ['Print'] }))
    bodyOf(await set(manager, 'PROJECT', filled.uuid, [[channels, ['Web']]]))
    bodyOf(await set(manager, 'PROJECT', filled.uuid, [[channels, null]]))
    expect((await set(manager, 'PROJECT', filled.uuid, [[channels, ['Web']]])).status).toBe(400)
  })

  it('only roles that may change a field do, two people overwrite no one, and clients read no more than they see', async () => {
    const open = await create({
      name: 'Motto',
      type: 'FREE_TEXT',
      entityCode: 'PROJECT',
      visibleTo: [...everyone],
      editableBy: ['CLIENT'],
    })
    const inner = await create({ name: 'Margin note', type: 'FREE_TEXT', entityCode: 'PROJECT' })
    const { uuid } = await steps.create(manager, { reference: 'Shared' })
    const motto = async (as: Person) => (await entries(as, 'PROJECT', uuid)).find(({ key }) => key === 'motto')
    expect(await motto(client)).toMatchObject({ isEditable: true })
    expect(await motto(manager)).toMatchObject({ isEditable: false })
    expect((await set(manager, 'PROJECT', uuid, [[open, 'Mine']])).status).toBe(403)
    expect((await set(client, 'PROJECT', uuid, [[inner, 'Mine']])).status).toBe(404)
    for (const other of [linguistA, stranger])
      expect((await set(other, 'PROJECT', uuid, [[open, 'Mine']])).status).toBe(404)
    const read = [(await motto(client))!]
    bodyOf(await set(client, 'PROJECT', uuid, [[open, 'Fast']], ifMatch(read)))
    const late = await set(accountAdmin, 'PROJECT', uuid, [[open, 'Slow']], ifMatch(read))
    expect(late).toMatchObject({ status: 409, body: { code: 'OUTDATED' } })
    expect((late.body as { data: Outdated }).data).toMatchObject({
      present: [{ value: 'Fast' }],
      changedBy: { uuid: client.id },
    })
    bodyOf(await set(manager, 'PROJECT', uuid, [[inner, 'Thin']]))
    const values = async (as: Person) => {
      const query = `events=CUSTOM_FIELD_VALUES_CHANGED&entityUuid=${uuid}`
      const { content } = bodyOf<ActivityPage>(await test.call(as, 'GET', `/api/v3/activity?${query}`))
      return content.map(({ after }) => after)
    }
    expect(await values(manager)).toEqual([{ 'Margin note': 'Thin' }, { Motto: 'Fast' }])
    expect(await values(client)).toEqual([{ Motto: 'Fast' }])
  })

  it('a new project needs what is required of the people who can fill it in, and gets the default values', async () => {
    const level = await create({
      name: 'Level',
      type: 'MULTIVALUE',
      kind: 'SINGLE_SELECT',
      entityCode: 'PROJECT',
      multivalueDefault: ['A', 'B'],
      defaultValue: 'A',
    })
    const reason = await create({ name: 'Reason', type: 'FREE_TEXT', entityCode: 'PROJECT', required: true })
    const body = { reference: 'New', orgUnitUUID: place.orgUnitId, sourceLocale: 'en' }
    const make = (as: Person, more: object = {}) => test.call(as, 'POST', '/api/v3/project', { ...body, ...more })
    const refused = { status: 400, body: { errors: [{ field: 'body.customFields', message: 'Reason is required.' }] } }
    expect(await make(manager)).toMatchObject(refused)
    const given = { customFields: [{ uuid: reason.uuid, value: 'Launch' }] }
    const project = bodyOf<Project>(await make(otherManager, given), 201)
    expect(project.customFields.map(({ key, value }) => [key, value])).toEqual([
      ['level', 'A'],
      ['reason', 'Launch'],
    ])
    expect((await make(client)).status).toBe(201)
    expect(await set(manager, 'PROJECT', project.uuid, [[reason, ' ']])).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body[0].value' }] },
    })
    bodyOf(await set(manager, 'PROJECT', project.uuid, [[level, null]]))
    bodyOf(await change(accountAdmin, reason, { archived: true }))
    bodyOf(await change(accountAdmin, level, { archived: true }))
  })
})

describe('other entities', () => {
  const kinds: [CustomFieldEntity, string, () => string | Promise<string>][] = [
    ['TASK', '/api/v3/task', async () => (await seedWork(test.db, test.people, { segments: ['Open'] })).taskIds[0]!],
    ['ORG_UNIT', '/api/v3/client', () => place.orgUnitId],
    ['ORGANIZATION', '/api/v2/organization', () => place.organizationId],
    ['USER', '/api/v3/user', () => linguistA.id],
  ]

  it.each(kinds)('values of %s are in its list, and found there', async (entity, list, owner) => {
    const field = await create({ name: 'Note for lists', type: 'FREE_TEXT', entityCode: entity })
    const id = await owner()
    bodyOf(await set(manager, entity, id, [[field, 'Sea urchin']]))
    const filter = new URLSearchParams({ filter: 'cf.note-for-lists:urch' })
    const { content } = bodyOf<{ content: { uuid: string; customFields: CustomFieldValue[] }[] }>(
      await test.call(manager, 'GET', `${list}?${filter}`),
    )
    expect(content).toMatchObject([{ uuid: id, customFields: [{ key: 'note-for-lists', value: 'Sea urchin' }] }])
    for (const sort of ['cf.note-for-lists', 'cf.note-for-lists,desc']) {
      const [first] = bodyOf<{ content: { uuid: string }[] }>(
        await test.call(manager, 'GET', `${list}?sort=${sort}`),
      ).content
      expect([sort, first?.uuid]).toEqual([sort, id])
    }
    const one = bodyOf<{ customFields: CustomFieldValue[] }>(await test.call(manager, 'GET', `${list}/${id}`))
    expect(one.customFields).toMatchObject([{ value: 'Sea urchin' }])
    expect((await set(stranger, entity, id, [[field, 'Mine']])).status).toBe(404)
  })

  it('managers change the fields of people below them and their own, linguists those that are theirs to change', async () => {
    const field = await create({
      name: 'Shirt',
      type: 'FREE_TEXT',
      entityCode: 'USER',
      visibleTo: [...everyone],
      editableBy: [...everyone],
    })
    const statuses = async (as: Person) =>
      Promise.all(
        [as, linguistA, otherManager].map(async ({ id }) => (await set(as, 'USER', id, [[field, 'M']])).status),
      )
    expect(await statuses(manager)).toEqual([200, 200, 403])
    expect(await statuses(linguistA)).toEqual([200, 200, 404])
    expect(await statuses(accountAdmin)).toEqual([200, 200, 200])
  })
})
