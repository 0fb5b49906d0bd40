import type { DownloadRequest, ListCounter } from '@dragoman/sdk/operations/shared'
import type { ListView } from '@dragoman/sdk/operations/listViews'
import { strFromU8, unzipSync } from 'fflate'
import { eq, lt } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { apiKeys, organizations, orgUnits } from '../../identity/tables.ts'
import { users } from '../../kernel/tables.ts'
import { memoryOrgUnits, translationMemories } from '../memories/tables.ts'
import { projects } from '../work/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { testOrigin } from '../../testing/test-app.ts'
import { createPerson, createPlace } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { seedWork } from '../../testing/work.ts'

const test = await openTestApp()
const steps = projectSteps(test)

describe('saved views', () => {
  const path = '/api/v3/list-view'
  const view = { list: 'PROJECTS', name: 'My open work', search: 'filter=manager:me&sort=dueDate,asc' }
  const list = async (as: Person) => bodyOf<ListView[]>(await test.call(as, 'GET', `${path}?list=PROJECTS`))

  it('a view is private until its owner shares it, and only managers of the account see shared ones', async () => {
    const { manager, otherManager, client, stranger } = test.people
    const own = bodyOf<ListView>(await test.call(manager, 'POST', path, { ...view, isDefault: true }), 201)
    expect(own).toMatchObject({ ...view, shared: false, isOwn: true, isDefault: true, owner: { uuid: manager.id } })
    expect(await list(manager)).toEqual([own])
    expect(await list(otherManager)).toEqual([])
    expect(await test.call(manager, 'POST', path, view)).toMatchObject({ status: 422, body: { code: 'NAME_TAKEN' } })

    const shared = { ...view, name: 'Late', search: 'filter=is:late', shared: true }
    bodyOf(await test.call(manager, 'PUT', `${path}/${own.uuid}`, shared))
    expect(await list(otherManager)).toMatchObject([{ name: 'Late', isOwn: false, isDefault: false }])
    for (const other of [client, stranger]) expect(await list(other)).toEqual([])
    expect((await test.call(otherManager, 'PUT', `${path}/${own.uuid}`, view)).status).toBe(403)
    expect((await test.call(otherManager, 'DELETE', `${path}/${own.uuid}`)).status).toBe(403)
    expect((await test.call(stranger, 'PUT', `${path}/${own.uuid}`, view)).status).toBe(404)
    expect((await test.call(client, 'POST', path, { ...view, shared: true })).status).toBe(403)
    expect((await test.call(client, 'POST', path, view)).status).toBe(201)

    const choose = (as: Person, viewUuid: string | null) =>
      test.call(as, 'PUT', `${path}/default`, { list: 'PROJECTS', viewUuid })
    expect((await choose(otherManager, own.uuid)).status).toBe(204)
    expect(await list(otherManager)).toMatchObject([{ isDefault: true }])
    expect((await choose(stranger, own.uuid)).status).toBe(404)
    expect((await choose(otherManager, null)).status).toBe(204)
    expect(await list(otherManager)).toMatchObject([{ isDefault: false }])
    expect((await test.call(manager, 'DELETE', `${path}/${own.uuid}`)).status).toBe(204)
    expect(await list(manager)).toEqual([])
  })

  it.each([{ name: ' ' }, { list: 'SECRETS' }, { search: 'x'.repeat(4001) }])(
    'a view with %o is refused',
    async (wrong) => {
      expect((await test.call(test.people.manager, 'POST', path, { ...view, ...wrong })).status).toBe(400)
    },
  )
})

describe('exports', () => {
  const columns = (...fields: string[]) => fields.map((field) => ({ field, title: field.toUpperCase() }))

  async function exported(as: Person, list: 'project' | 'task', body: object): Promise<Buffer> {
    return exportedFrom(as, `/api/v3/${list}`, body)
  }

  async function exportedFrom(as: Person, list: string, body: object): Promise<Buffer> {
    const started = bodyOf<DownloadRequest>(await test.call(as, 'POST', `${list}/export`, body))
    await test.idle()
    const path = `${list}/export/${started.requestUuid}/status`
    const { status, downloadUrl = '' } = bodyOf<DownloadRequest>(await test.call(as, 'GET', path))
    expect(status).toBe('COMPLETED')
    const { bytes } = await test.download(null, downloadUrl.slice(testOrigin.length))
    return Buffer.from(bytes)
  }

  it('an export has exactly the rows of the list in its order, in each format, and no formulas', async () => {
    const { manager, otherManager, client, stranger } = test.people
    for (const reference of ['=HYPERLINK("x") export', '@export, "quoted"', 'Plain <export> & more'])
      await steps.create(manager, { reference, tags: ['exported'] })
    await steps.create(manager, { reference: 'Left out' })
    const wanted = { filter: 'tag:exported', sort: 'reference,desc' }
    const given = { ...wanted, columns: columns('reference', 'status', 'words', 'createDate', 'totalCost') }
    const names = ['Plain <export> & more', '@export, "quoted"', '=HYPERLINK("x") export']

    const json = JSON.parse((await exported(manager, 'project', { ...given, format: 'JSON' })).toString()) as object[]
    expect(json).toMatchObject(names.map((reference) => ({ reference, status: 'DRAFT', words: 0 })))
    const csv = (await exported(manager, 'project', { ...given, format: 'CSV' })).toString()
    expect(csv).toMatch(/^\uFEFFREFERENCE,STATUS,WORDS,CREATEDATE,TOTALCOST\r\nPlain <export> & more,DRAFT,0,20/)
    expect(csv).toContain(`\r\n"'@export, ""quoted""",DRAFT,0,`)
    expect(csv).toContain(`\r\n"'=HYPERLINK(""x"") export",DRAFT,0,`)
    expect(csv.trimEnd().split('\r\n')).toHaveLength(4)
    const sheet = strFromU8(
      unzipSync(await exported(manager, 'project', { ...given, format: 'XLSX' }))['xl/worksheets/sheet1.xml']!,
    )
    expect(sheet.match(/<row /g)).toHaveLength(4)
    expect(sheet).toContain('<t xml:space="preserve">Plain &lt;export&gt; &amp; more</t>')
    expect(sheet).not.toContain('<f>')

    const ofStranger = await exported(stranger, 'project', { ...given, format: 'JSON' })
    expect(JSON.parse(ofStranger.toString())).toEqual([])
    const start = (as: Person, body: object) => test.call(as, 'POST', '/api/v3/project/export', body)
    const { requestUuid } = bodyOf<DownloadRequest>(await start(manager, { ...given, format: 'CSV' }))
    for (const other of [otherManager, client, stranger]) {
      const path = `/api/v3/project/export/${requestUuid}/status`
      expect((await test.call(other, 'GET', path)).status).toBe(404)
    }
    expect(await start(manager, { ...given, format: 'CSV', filter: 'status:paid' })).toMatchObject({ status: 400 })
    expect((await start(manager, { ...given, format: 'DOC' })).status).toBe(400)
  })

  it('a column that is called like what every object has is refused, as one that is unknown is', async () => {
    for (const field of ['constructor', 'valueOf', 'nothing']) {
      const wanted = { format: 'JSON', columns: columns('reference', field) }
      expect(await test.call(test.people.manager, 'POST', '/api/v3/project/export', wanted)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'body.columns[1].field', message: expect.stringContaining(`“${field}”`) }] },
      })
    }
  })

  it('a limited access key gets its own exports, but not what its person has exported without it', async () => {
    const { manager: creator, place } = test.people
    const manager = await createPerson(test.app.services, place, 'Nora Narrow', { roles: ['ACCOUNT_ADMIN'] })
    const given = { format: 'JSON', columns: columns('uuid') }
    await steps.create(creator, {})
    const before = bodyOf<DownloadRequest>(await test.call(manager, 'POST', '/api/v3/project/export', given))
    await test.idle()
    const path = `/api/v3/project/export/${before.requestUuid}/status`
    expect((await test.call(manager, 'GET', path)).status).toBe(200)
    const { orgUnitId } = await createPlace(test.db, place.accountId, 'Elsewhere')
    const key = { userId: manager.id, accessKey: 'limited', secretHash: '', orgUnitIds: [orgUnitId] }
    await test.db.insert(apiKeys).values(key)
    const { secret } = await test.app.services.sessions.open(test.db, {
      userId: manager.id,
      kind: 'token',
      address: '127.0.0.1',
      userAgent: null,
    })
    const limited = { ...manager, token: secret }
    expect((await test.call(limited, 'GET', path)).status).toBe(404)
    expect(JSON.parse((await exported(limited, 'project', given)).toString())).toEqual([])
  })

  it('an export of tasks has those of the list, and a linguist gets no more than their own', async () => {
    const { manager, linguistA, linguistB } = test.people
    const work = await seedWork(test.db, test.people, { segments: [{ source: 'Save all', words: 321 }] })
    await test.call(manager, 'POST', `/api/v3/task/${work.taskIds[0]}/assignment/${linguistA.id}`)
    const given = { format: 'JSON', filter: 'words:321 -linguist:none', columns: columns('uuid', 'words', 'assignee') }
    const rows = async (as: Person) => JSON.parse((await exported(as, 'task', given)).toString()) as object[]
    expect(await rows(manager)).toMatchObject([{ uuid: work.taskIds[0], words: 321, assignee: expect.any(String) }])
    expect(await rows(linguistA)).toHaveLength(1)
    expect(await rows(linguistB)).toEqual([])
  })

  it.each([
    ['/api/v3/user', 'Wanda', 'filter', 'email,desc'],
    ['/api/v2/organization', 'Walrus', 'filter', 'name,desc'],
    ['/api/v3/client', 'Whale', 'q', 'createDate,desc'],
    ['/api/v1/atlas-tm', 'Wombat', 'q', 'name,desc'],
  ] as const)('an export of %s has exactly the rows of the list, and is its own', async (path, word, by, sort) => {
    const { manager, otherManager, stranger } = test.people
    await seedNamed(word)
    const given = { [by]: by === 'q' ? word.toLowerCase() : `name:${word}`, sort }
    const listed = bodyOf<{ content: Named[] }>(
      await test.call(manager, 'GET', `${path}?${new URLSearchParams(given)}`),
    )
    const names = listed.content.map(({ name }) => name)
    expect(names).toEqual([`${word} B`, `${word} A`])
    const wanted = { ...given, format: 'JSON', columns: columns('name', 'uuid') }
    const rows = JSON.parse((await exportedFrom(manager, path, wanted)).toString()) as Named[]
    expect(rows).toEqual(listed.content.map(({ name, uuid }) => ({ name, uuid })))
    expect(JSON.parse((await exportedFrom(stranger, path, wanted)).toString())).toEqual([])
    const wrong = await test.call(manager, 'POST', `${path}/export`, { ...wanted, filter: 'colour:red' })
    expect(wrong).toMatchObject({ status: 400, body: { data: { problem: 'unknownField', from: 0 } } })
    const unknown = { ...wanted, columns: columns('name', 'nothing') }
    expect(await test.call(manager, 'POST', `${path}/export`, unknown)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.columns[1].field', message: expect.stringContaining('“nothing”') }] },
    })
    expect((await test.call(manager, 'POST', `${path}/export`, { ...wanted, sort: 'colour,asc' })).status).toBe(400)
    const { requestUuid } = bodyOf<DownloadRequest>(await test.call(manager, 'POST', `${path}/export`, wanted))
    expect((await test.call(otherManager, 'GET', `${path}/export/${requestUuid}/status`)).status).toBe(404)
  })
})

interface Named {
  name: string
  uuid: string
}

/** Two people, organizations, units, and memories with a word in their names, the second of them with everything. */
async function seedNamed(word: string) {
  const { place } = test.people
  const { accountId } = place
  for (const [at, name] of [`${word} A`, `${word} B`].entries()) {
    const isFull = at === 1
    const { organizationId, orgUnitId } = await createPlace(test.db, accountId, name)
    const person = await createPerson(test.app.services, { accountId, organizationId, orgUnitId }, name, {
      roles: [isFull ? 'VENDOR' : 'CLIENT'],
      member: isFull,
      ...(isFull && { pairs: [['en', 'pt_br']] }),
    })
    const createdAt = new Date(isFull ? '2026-02-03T10:00:00Z' : '2025-02-03T10:00:00Z')
    await test.db
      .update(organizations)
      .set({ name, country: isFull ? 'PT' : 'US', createdAt })
      .where(eq(organizations.id, organizationId))
    await test.db
      .update(orgUnits)
      .set({
        name,
        createdAt,
        targetLocales: isFull ? ['pt_br'] : [],
        ...(isFull && {
          country: 'PT',
          currency: 'EUR',
          status: 'INACTIVE',
          defaultSourceLocale: 'de',
          tags: ['sea'],
          workflows: ['DTP'],
        }),
      })
      .where(eq(orgUnits.id, orgUnitId))
    await test.db
      .update(users)
      .set({
        createdAt,
        ...(isFull && { country: 'PT', city: 'Porto', tags: ['sea'], blockedAt: createdAt, status: 'INACTIVE' }),
      })
      .where(eq(users.id, person.id))
    const [memory] = await test.db
      .insert(translationMemories)
      .values({
        accountId,
        name,
        sourceLocale: isFull ? 'en' : 'de',
        targetLocales: isFull ? ['pt_br', 'fr'] : ['it'],
        createdAt,
        ...(isFull && {
          organizationId,
          creatorId: test.people.manager.id,
          totalSegments: 700,
          lastImportAt: createdAt,
          domain: 'Sailing',
        }),
      })
      .returning()
    if (isFull) await test.db.insert(memoryOrgUnits).values({ memoryId: memory!.id, orgUnitId })
  }
}

describe('query lines', () => {
  beforeAll(() => seedNamed('Zebra'))

  it.each([
    [
      '/api/v3/user',
      [
        'role:vendor',
        'status:inactive',
        'is:blocked',
        'source:en target:pt_br',
        'client:"Zebra B"',
        'unit:"Zebra B"',
        'country:PT',
        'city:port*',
        'tag:sea',
        'created:2026-02',
        '-tag:none',
        'email:zebra.b*',
        '-source:none',
      ],
    ],
    ['/api/v2/organization', ['unit:"Zebra B"', 'country:PT', 'created:>2026-01-01', 'name:="zebra b"']],
    [
      '/api/v3/client',
      [
        'client:="Zebra B"',
        'status:inactive',
        'source:de',
        'target:pt_br',
        'step:dtp',
        'country:PT',
        'currency:EUR',
        'tag:sea',
        'created:2026-02-03',
        '-target:none',
      ],
    ],
    [
      '/api/v1/atlas-tm',
      [
        'client:="Zebra B"',
        'unit:="Zebra B"',
        'source:en',
        'target:fr',
        'domain:sail',
        'segments:>=700',
        'creator:me',
        'imported:2026',
        'created:2026-02-03',
        '-unit:none',
      ],
    ],
  ] as const)('each condition about %s finds what fulfills it, and its opposite the rest', async (path, conditions) => {
    const find = async (filter: string) => {
      const found = await test.call(
        test.people.manager,
        'GET',
        `${path}?${new URLSearchParams({ q: 'Zebra', filter })}`,
      )
      return bodyOf<{ content: Named[] }>(found)
        .content.map(({ name }) => name)
        .sort()
    }
    for (const condition of conditions) {
      expect([condition, await find(condition)]).toEqual([condition, ['Zebra B']])
      expect([condition, await find(`NOT (${condition})`)]).toEqual([condition, ['Zebra A']])
    }
  })

  it.each([
    ['/api/v3/user', ['linguists', 'withoutLanguages', 'invited', 'blocked', 'addedThisMonth']],
    ['/api/v2/organization', ['late', 'active', 'mine', 'addedThisMonth']],
    ['/api/v1/atlas-tm', ['mine', 'shared', 'importedThisWeek', 'empty']],
  ] as const)('the counters of %s count what their filters find, for each caller', async (path, names) => {
    const { manager, client, stranger } = test.people
    const { projectId } = await seedWork(test.db, test.people, {})
    await test.db
      .update(projects)
      .set({ dueDate: new Date(0) })
      .where(eq(projects.id, projectId))
    const totals: number[] = []
    for (const as of path === '/api/v2/organization' ? [manager, client, stranger] : [manager, stranger]) {
      const { total, ...counters } = bodyOf<{ total: number } & Record<string, ListCounter>>(
        await test.call(as, 'GET', `${path}/counters`),
      )
      expect(Object.keys(counters).toSorted()).toEqual(names.toSorted())
      totals.push(total)
      for (const [name, { count, filter }] of [
        ...Object.entries(counters),
        ['total', { count: total, filter: '' }],
      ] as [string, ListCounter][]) {
        const found = await test.call(as, 'GET', `${path}?${new URLSearchParams({ filter })}`)
        expect([name, count]).toEqual([name, bodyOf<{ totalElements: number }>(found).totalElements])
      }
    }
    expect(Math.max(...totals.slice(1))).toBeLessThan(totals[0]!)
  })

  it('an organization is late while a project of it is', async () => {
    const { manager } = test.people
    const late = bodyOf<Record<string, ListCounter>>(await test.call(manager, 'GET', '/api/v2/organization/counters'))
    expect(late['late']!.count).toBeGreaterThan(0)
    await test.db.update(projects).set({ dueDate: null }).where(lt(projects.dueDate, new Date()))
    const counters = bodyOf(await test.call(manager, 'GET', '/api/v2/organization/counters'))
    expect(counters).toMatchObject({ late: { count: 0 }, active: late['active'] })
  })

  it.each([
    ['/api/v3/user', ['name', 'email', 'status', 'country', 'city', 'createDate', 'tasksCompletedCount']],
    ['/api/v2/organization', ['name', 'country', 'id', 'createDate']],
    ['/api/v3/client', ['name', 'organization', 'status', 'source', 'country', 'currency', 'timezone', 'createDate']],
    ['/api/v1/atlas-tm', ['name', 'creationDate', 'totalUnits', 'totalSegments', 'domain', 'lastImport']],
  ] as const)(
    '%s is sorted by each of its fields in both directions, with what is empty at the end',
    async (path, fields) => {
      for (const field of fields) {
        const sorted = async (direction: string) => {
          const found = await test.call(test.people.manager, 'GET', `${path}?size=500&sort=${field},${direction}`)
          const { content } = bodyOf<{ content: Record<string, unknown>[] }>(found)
          return content.map((row) => valueOf(row, field))
        }
        const up = await sorted('asc')
        const present = up.filter((value) => value !== undefined)
        expect([field, up]).toEqual([field, [...present, ...up.filter((value) => value === undefined)]])
        const down = await sorted('desc')
        expect([field, down.filter((value) => value !== undefined)]).toEqual([field, present.toReversed()])
        expect(down.indexOf(undefined)).toBe(up.indexOf(undefined))
      }
    },
  )
})

/** The value that a row is sorted by. */
const valueOf = (row: Record<string, unknown>, field: string): unknown => {
  if (field === 'organization') return (row['organization'] as Named).name
  if (field === 'source') return row['defaultSourceLanguage']
  if (field === 'lastImport') return (row['lastImport'] as { creationDate: number } | undefined)?.creationDate
  return row[field]
}
