import type { TableImportReport } from '@dragoman/sdk/operations/shared'
import type { UserRate } from '@dragoman/sdk/operations/userRates'
import type { UserPage } from '@dragoman/sdk/operations/users'
import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { organizations as organizationTable } from '../../identity/tables.ts'
import { journal } from '../../kernel/tables.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf, fileForm } from '../../testing/projects.ts'
import { taskScores } from '../quality/tables.ts'
import { seedClosedReview } from '../../testing/reviews.ts'
import { seedWork } from '../../testing/work.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const test = await openTestApp()

type Page = { content: { uuid: string; name: string }[]; totalElements: number; last: boolean }
type Permission = { permissionUuid: string; code: string; active: boolean; inherited: boolean; grantSources: string[] }

describe('people', () => {
  it('managers list the people of their own account, with filters', async () => {
    const { manager, stranger } = test.people
    const all = (await test.call(manager, 'GET', '/api/v3/user?size=500')).body as Page
    expect(all.content.map(({ name }) => name)).toContain('Cleo Client')
    expect(all.content.map(({ uuid }) => uuid)).not.toContain(stranger.id)
    const spanish = (
      await test.call(manager, 'GET', '/api/v3/user?sourceLanguage=en&targetLanguages=es&targetLanguages=ja')
    ).body as Page
    expect(spanish.content.map(({ name }) => name)).toEqual(['Leo Linguist', 'Lina Linguist'])
    const named = (await test.call(manager, 'GET', '/api/v3/user?name=DORA&simple=true')).body as Page
    expect(named.content).toMatchObject([{ name: 'Dora Deutsch', roles: ['VENDOR'] }])
  })

  it('pages of people keep one order', async () => {
    const { manager } = test.people
    const names: string[] = []
    for (let page = 0, last = false; !last; page++) {
      const body = (await test.call(manager, 'GET', `/api/v3/user?page=${page}&size=4&sort=name,desc`)).body as Page
      names.push(...body.content.map(({ name }) => name))
      last = body.last
    }
    expect(names).toHaveLength(9)
    expect(names).toEqual([...names].sort().reverse())
  })

  it('rates in the list of people need permission to see rates', async () => {
    const { manager, linguistA, client } = test.people
    expect((await test.call(manager, 'GET', `/api/v3/user/${linguistA.id}`)).body).toMatchObject({ wordRate: 0.03 })
    const own = (await test.call(linguistA, 'GET', '/api/v3/user/logged-user')).body as object
    expect(own).toMatchObject({ name: 'Lina Linguist', accountType: 'BUSINESS' })
    expect((await test.call(client, 'GET', `/api/v3/user/${linguistA.id}`)).status).toBe(403)
  })

  it('people of another account are not found', async () => {
    const { manager, stranger } = test.people
    for (const path of [
      `/api/v3/user/${stranger.id}`,
      `/api/v3/user/${stranger.id}/rate`,
      `/api/v2/permission/${stranger.id}`,
    ]) {
      expect((await test.call(manager, 'GET', path)).status).toBe(404)
    }
  })
})

describe('permissions', () => {
  const codes = async (granteeUuid: string) =>
    (await test.call(test.people.accountAdmin, 'GET', `/api/v2/permission/${granteeUuid}`)).body as Permission[]
  const find = async (granteeUuid: string, code: string) => {
    const found = (await codes(granteeUuid)).find((permission) => permission.code === code)
    if (!found) throw new Error(`no permission ${code}`)
    return found
  }

  it('granting and revoking a permission takes effect in open sessions', async () => {
    const { accountAdmin, manager } = test.people
    const create = () => test.call(manager, 'POST', '/api/v2/organization', { name: 'Granted', country: 'DE' })
    const refused = await create()
    expect(refused).toMatchObject({ status: 403, body: { data: { missing: ['ORGANIZATION_create'] } } })
    const { permissionUuid } = await find(manager.id, 'ORGANIZATION_create')
    const path = `/api/v2/permission/grantee/${manager.id}/permission/${permissionUuid}`
    expect((await test.call(accountAdmin, 'POST', path)).status).toBe(200)
    expect(await find(manager.id, 'ORGANIZATION_create')).toMatchObject({ active: true, inherited: false })
    expect((await create()).status).toBe(202)
    expect((await test.call(accountAdmin, 'DELETE', path)).status).toBe(200)
    expect((await create()).status).toBe(403)
  })

  it('a permission that comes from a role cannot be revoked', async () => {
    const { accountAdmin, manager } = test.people
    const held = await find(manager.id, 'PROJECT_list')
    expect(held).toMatchObject({ active: true, inherited: true, grantSources: ['PROJECT_MANAGER'] })
    const path = `/api/v2/permission/grantee/${manager.id}/permission/${held.permissionUuid}`
    expect(await test.call(accountAdmin, 'DELETE', path)).toMatchObject({
      status: 409,
      body: { data: { grantSources: ['PROJECT_MANAGER'] } },
    })
  })

  it('permissions of people with an equal or higher role cannot be changed', async () => {
    const { accountAdmin, admin } = test.people
    const { permissionUuid } = await find(admin.id, 'PROJECT_list')
    for (const grantee of [admin, accountAdmin]) {
      const path = `/api/v2/permission/grantee/${grantee.id}/permission/${permissionUuid}`
      expect((await test.call(accountAdmin, 'POST', path)).status).toBe(403)
    }
  })
})

describe('rates', () => {
  it('each change of a rate creates a new version', async () => {
    const { manager, linguistDe } = test.people
    const workflows = (await test.call(manager, 'GET', '/api/v3/workflow')).body as { uuid: string; code: string }[]
    const workflowUuid = workflows.find(({ code }) => code === 'TRANSLATION')?.uuid
    const base = `/api/v3/user/${linguistDe.id}/rate`
    const detail = { languagePair: 'en:de', workflowUuid, wordRate: 0.071234 }
    const made = await test.call(manager, 'POST', base, { currency: 'EUR', minimumFee: 12.5, rateDetails: [detail] })
    expect(made).toMatchObject({ status: 201, body: { currency: 'EUR', minimumFee: 12.5, rateDetails: [detail] } })
    const { uuid } = made.body as { uuid: string }
    const noCurrency = { status: 400, body: { errors: [{ field: 'body.currency' }] } }
    expect(await test.call(manager, 'POST', base, { currency: 'ZZZ' })).toMatchObject(noCurrency)
    expect(await test.call(manager, 'PUT', `${base}/${uuid}`, { currency: 'ZZZ' })).toMatchObject(noCurrency)
    const changed = await test.call(manager, 'PUT', `${base}/${uuid}`, { rateDetails: [{ ...detail, wordRate: 0.08 }] })
    expect(changed.body).toMatchObject({ currency: 'EUR', rateDetails: [{ wordRate: 0.08 }] })
    expect((await test.call(manager, 'PUT', `${base}/${uuid}/default`)).status).toBe(200)
    expect(((await test.call(linguistDe, 'GET', base)).body as { isDefault: boolean }[])[0]).toMatchObject({
      uuid,
      isDefault: true,
    })
    const polish = { languagePair: 'en:pl', workflowUuid, wordRate: 0.05 }
    const added = await test.call(manager, 'PUT', `${base}/${uuid}`, { rateDetails: [polish] })
    expect(added.body).toMatchObject({ version: 3, rateDetails: [{ wordRate: 0.08 }, { languagePair: 'en:pl' }] })
    const [, line] = (added.body as { rateDetails: { uuid: string }[] }).rateDetails
    const moved = { ...detail, uuid: line?.uuid }
    const taken = await test.call(manager, 'PUT', `${base}/${uuid}`, { rateDetails: [moved] })
    expect(taken).toMatchObject({ status: 400, body: { errors: [{ field: 'body.rateDetails' }] } })
    expect((await test.call(manager, 'DELETE', `${base}/${uuid}/detail/${line?.uuid}`)).status).toBe(200)
    const refused = await test.call(manager, 'PUT', `${base}/${uuid}`, { rateDetails: [detail, detail] })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'body.rateDetails[1]' }] } })
    expect(((await test.call(manager, 'GET', base)).body as object[])[0]).toMatchObject({
      rateDetails: [{ wordRate: 0.08 }],
    })
    const { wordRate: _, ...pair } = detail
    const change = async (prices: object, fee?: { minimumFee: null }) => {
      const { body } = await test.call(manager, 'PUT', `${base}/${uuid}`, {
        ...fee,
        rateDetails: [{ ...pair, ...prices }],
      })
      const { minimumFee, rateDetails } = body as UserRate
      return { minimumFee, prices: rateDetails.map(({ wordRate, hourlyRate }) => ({ wordRate, hourlyRate })) }
    }
    expect(await change({ hourlyRate: 40 })).toEqual({ minimumFee: 12.5, prices: [{ wordRate: 0.08, hourlyRate: 40 }] })
    expect(await change({ wordRate: null }, { minimumFee: null })).toEqual({ prices: [{ hourlyRate: 40 }] })
    expect((await test.call(manager, 'PUT', `${base}/${uuid}`, { isDefault: false })).body).toMatchObject({
      isDefault: false,
    })
    expect(
      ((await test.call(manager, 'GET', base)).body as { isDefault: boolean }[]).some(({ isDefault }) => isDefault),
    ).toBe(false)
    expect((await test.call(manager, 'DELETE', `${base}/${uuid}`)).status).toBe(200)
    expect((await test.call(manager, 'GET', base)).body).toHaveLength(1)
  })

  it('a rate names its organizational unit, also to the linguist', async () => {
    const { manager, linguistDe, place } = test.people
    const base = `/api/v3/user/${linguistDe.id}/rate`
    const made = await test.call(manager, 'POST', base, { currency: 'EUR', orgUnitUuid: place.orgUnitId })
    const orgUnit = (await test.call(manager, 'GET', `/api/v3/client/${place.orgUnitId}`)).body as { name: string }
    const { uuid } = made.body as UserRate
    const own = ((await test.call(linguistDe, 'GET', base)).body as UserRate[]).find((rate) => rate.uuid === uuid)
    expect(own).toMatchObject({ orgUnitUuid: place.orgUnitId, orgUnitName: orgUnit.name })
  })
})

describe('organizations and units', () => {
  it('an organization and its units are created together or not at all', async () => {
    const { accountAdmin } = test.people
    const orgUnit = { name: 'Munich', currency: 'EUR', timezone: 'Europe/Berlin' }
    const body = {
      name: 'Bavaria',
      country: 'DE',
      orgUnitDrafts: [orgUnit, { ...orgUnit, name: 'Atlantis', timezone: 'Sea/Floor' }],
    }
    const refused = await test.call(accountAdmin, 'POST', '/api/v2/organization', body)
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'body.orgUnitDrafts[1].timezone' }] } })
    const none = (await test.call(accountAdmin, 'GET', '/api/v2/organization?name=Bavaria')).body as Page
    expect(none.totalElements).toBe(0)
    const made = await test.call(accountAdmin, 'POST', '/api/v2/organization', { ...body, orgUnitDrafts: [orgUnit] })
    expect(made).toMatchObject({ status: 202, body: { organizationalUnits: [{ name: 'Munich' }] } })
  })

  it('a SYSADMIN creates organizations and their units in another account', async () => {
    const { sysadmin, stranger, elsewhere, manager } = test.people
    const orgUnit = { name: 'Munich', currency: 'EUR', timezone: 'Europe/Berlin' }
    const body = { accountUuid: elsewhere.accountId, name: 'Visitors', country: 'DE' }
    const create = (more: object) => test.call(sysadmin, 'POST', '/api/v2/organization', { ...body, ...more })
    const { uuid } = (await create({ orgUnitDrafts: [orgUnit] })).body as { uuid: string }
    expect((await test.call(stranger, 'GET', `/api/v2/organization/${uuid}`)).body).toMatchObject({
      organizationalUnits: [{ name: 'Munich' }],
    })
    const orgUnits = (await test.call(manager, 'GET', '/api/v3/client?name=Munich')).body as Page
    expect(orgUnits.content.map(({ uuid: id }) => id)).not.toContain(uuid)
    const ours = { ...orgUnit, contactPersonUuid: manager.id }
    expect((await create({ orgUnitDrafts: [ours] })).status).toBe(400)
    const theirs = { ...orgUnit, contactPersonUuid: stranger.id }
    expect((await create({ orgUnitDrafts: [theirs] })).status).toBe(202)
    expect((await create({ accountUuid: crypto.randomUUID() })).status).toBe(404)
  })

  it('clients see only their own organizations and units', async () => {
    const { client, place, elsewhere } = test.people
    const orgUnits = (await test.call(client, 'GET', '/api/v3/client')).body as Page
    expect(orgUnits.content.map(({ uuid }) => uuid)).toEqual([place.orgUnitId])
    const detail = (await test.call(client, 'GET', `/api/v3/client/${place.orgUnitId}`)).body as object
    expect(detail).not.toHaveProperty('users')
    expect((await test.call(client, 'GET', `/api/v3/client/${elsewhere.orgUnitId}`)).status).toBe(404)
    const organizations = (await test.call(client, 'GET', '/api/v2/organization')).body as Page
    expect(organizations.content.map(({ uuid }) => uuid)).toEqual([place.organizationId])
  })
})

describe('lists of the world', () => {
  it('languages, countries, currencies and time zones are listed without account data', async () => {
    const { client } = test.people
    const names = (await test.call(client, 'GET', '/api/v3/language')).body as { name: string; code: string }[]
    expect(names.map(({ code }) => code)).toEqual(expect.arrayContaining(['en', 'pt_br', 'ar', 'ja', 'zh_tw']))
    const sorted = names.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en'))
    expect(names.map(({ name }) => name)).toEqual(sorted)
    const currencies = (await test.call(client, 'GET', '/api/v2/locale/currency')).body as {
      code: string
      minorUnits: number
    }[]
    expect(currencies.find(({ code }) => code === 'JPY')).toMatchObject({ minorUnits: 0 })
    const countries = (await test.call(client, 'GET', '/api/v2/locale/country')).body as {
      code: string
      name: string
    }[]
    expect(countries).toEqual(expect.arrayContaining([{ code: 'DE', name: 'Germany' }]))
    expect(countries.length).toBeGreaterThan(240)
    expect(countries.length).toBeLessThan(255)
    const zones = (await test.call(client, 'GET', '/api/v2/locale/timezone')).body as { key: string; value: string }[]
    expect(zones).toEqual(expect.arrayContaining([{ key: 'Asia/Tokyo', value: '(GMT+09:00) Asia/Tokyo' }]))
  })
})

describe('figures of a person', () => {
  const done = (deliveredAt: string) => ({
    status: 'DELIVERED',
    deliveredAt: new Date(deliveredAt),
    dueDate: new Date('2020-03-02T12:00:00Z'),
  })

  it('count delivered tasks of the period, their words, and how many were on time', async () => {
    const { linguistA, linguistB, manager, client } = test.people
    const give = (task: object) =>
      seedWork(test.db, test.people, { steps: ['TRANSLATION'], task: { assigneeId: linguistA.id, ...task } })
    const work = await give(done('2020-03-01T10:00:00Z'))
    await give(done('2020-03-31T23:59:59Z'))
    await give({ ...done('2020-03-15T10:00:00Z'), dueDate: null })
    await give(done('2020-04-01T00:00:00Z'))
    await give({ status: 'APPROVED' })
    const scored = { taskId: work.taskIds[0]!, userId: linguistA.id, segments: 2, changedSegments: 1 }
    await test.db.insert(taskScores).values({ ...scored, score: '87.50', scoredAt: new Date() })
    const { accountId, orgUnitId } = test.people.place
    const by = { accountId, orgUnitId, translatorId: linguistA.id, reviewerId: linguistB.id }
    await seedClosedReview(test.db, work, { ...by, points: '125' })
    const path = `/api/v3/user/${linguistA.id}/figures?startDate=2020-03-01&endDate=2020-03-31`
    for (const as of [manager, linguistA]) {
      expect((await test.call(as, 'GET', path)).body).toEqual({
        tasks: 3,
        words: 6,
        dueTasks: 2,
        onTime: 0.5,
        scoredTasks: 1,
        score: 87.5,
        scoreWords: 1000,
        scoreBand: 2.19,
        keptShare: 87.5,
      })
    }
    for (const other of [linguistB, client]) expect((await test.call(other, 'GET', path)).status).toBe(404)
    const before = path.replace('endDate=2020-03-31', 'endDate=2020-02-01')
    expect((await test.call(manager, 'GET', before)).status).toBe(400)
  })
})

describe('the table of people', () => {
  const { accountAdmin, manager, linguistA } = test.people
  const path = '/api/v3/user/import'
  const field = { name: 'Shirt size', type: 'MULTIVALUE', kind: 'SINGLE_SELECT', multivalueDefault: ['S', 'M'] }
  const bring = async (as: Person, table: string | Uint8Array<ArrayBuffer>, query = '') => {
    const { uuid } = bodyOf<{ uuid: string }>(
      await test.call(as, 'POST', `${path}${query}`, fileForm('people.csv', table)),
      202,
    )
    return (await test.jobEnd(uuid)).report as unknown as TableImportReport
  }
  const find = async (email: string) =>
    bodyOf<UserPage>(await test.call(accountAdmin, 'GET', `/api/v3/user?q=${encodeURIComponent(email)}`)).content[0]
  const brief = ({ lines }: TableImportReport) =>
    lines.map(({ line, problems }) => [line, ...problems.map(({ column, code }) => `${column} ${code}`)])
  let organization: string

  beforeAll(async () => {
    const id = test.people.place.organizationId
    const [row] = await test.db
      .select({ name: organizationTable.name })
      .from(organizationTable)
      .where(eq(organizationTable.id, id))
    organization = row!.name
    bodyOf(await test.call(accountAdmin, 'POST', '/api/v3/custom-field', { ...field, entityCode: 'USER' }), 201)
  })

  const title = 'Email,Name,Roles,Organizations,Languages,Country,Words per day,Tags,Shirt size,Interface language'

  it('adds and invites people, and changes others; a dry run says the same and changes nothing', async () => {
    const table = [
      title,
      `nova@example.com,Nova Novak,vendor,"${organization};",en:es; en > pt-BR,cz,3000,legal; -tax,M,de`,
      `${linguistA.email.toUpperCase()},,,,,AT,,,S,`,
      `${manager.email},,,,,,,,,`,
    ].join('\n')
    const counts = { added: 1, changed: 1, unchanged: 1, wrong: 0 }
    expect(await bring(accountAdmin, table, '?dryRun=true')).toMatchObject({ ...counts, isImported: false })
    expect(await find('nova@example.com')).toBeUndefined()
    const report = await bring(accountAdmin, table)
    expect(report).toMatchObject({ ...counts, isImported: true })
    expect(report.lines).toMatchObject([
      { line: 2, outcome: 'ADDED', name: 'Nova Novak' },
      {
        line: 3,
        outcome: 'CHANGED',
        changes: [
          { column: 'Country', after: 'AT' },
          { column: 'Shirt size', after: 'S' },
        ],
      },
    ])
    expect(await find('nova@example.com')).toMatchObject({
      roles: ['VENDOR'],
      country: 'CZ',
      tags: ['legal', '-tax'],
      supportedLanguagePairs: [{ pair: 'en:es' }, { pair: 'en:pt_br' }],
      customFields: [{ value: 'M' }],
      invited: true,
    })
    expect((await test.mailTo('nova@example.com')).link).toContain('/reset-password')
    const [entry] = await test.db
      .select()
      .from(journal)
      .where(and(eq(journal.entityId, linguistA.id), eq(journal.event, 'USER_UPDATED')))
      .orderBy(desc(journal.at))
      .limit(1)
    expect(entry).toMatchObject({ userId: accountAdmin.id, after: { country: 'AT', 'cf.shirt-size': 'S' } })
  })

  it.each(['CSV', 'XLSX'])('importing an exported %s table changes nothing', async (format) => {
    const exported = await test.download(accountAdmin, `${path}/table?format=${format}`)
    const report = await bring(accountAdmin, new Uint8Array(exported.bytes))
    expect(report).toMatchObject({ added: 0, changed: 0, wrong: 0, lines: [] })
    expect(report.unchanged).toBeGreaterThan(5)
    const template = await test.download(accountAdmin, `${path}/table?format=${format}&template=true`)
    expect(await bring(accountAdmin, new Uint8Array(template.bytes))).toMatchObject({ unchanged: 0, isImported: false })
  })

  it('a table with wrong lines is reported by line and column, and none of it is imported', async () => {
    const rows = [
      `fine@example.com,Fine,PROJECT_MANAGER,,,,,,,`,
      `none,,LION,,en:xx_yy,XX,99,,L,tlh`,
      `fine@example.com,Fine again,,,,,,,,`,
      `lone@example.com,Lone,VENDOR,,,,,,,`,
      `chief@example.com,Chief,SYSADMIN,Nowhere Ltd,,,,,,`,
      `${linguistA.email},,CLIENT,,,,,,,`,
      `${test.people.admin.email},,,,,DE,,,,`,
    ]
    const report = await bring(accountAdmin, [title, ...rows].join('\n'))
    expect(report).toMatchObject({ isImported: false, wrong: 6 })
    expect(brief(report)).toEqual([
      [2],
      [
        3,
        'Email WRONG_VALUE',
        'Country WRONG_VALUE',
        'Interface language WRONG_VALUE',
        'Words per day WRONG_VALUE',
        'Roles WRONG_VALUE',
        'Languages WRONG_VALUE',
        'Shirt size WRONG_VALUE',
        'Name MISSING',
      ],
      [4, 'Email LISTED_TWICE'],
      [5, 'Organizations MISSING'],
      [6, 'Organizations UNKNOWN', 'Roles NOT_ALLOWED'],
      [7, 'Roles ONLY_FOR_NEW'],
      [8, 'Email NOT_ALLOWED'],
    ])
    expect(report.lines[1]?.problems).toContainEqual(
      expect.objectContaining({ column: 'Words per day', value: '99', limit: '100–100000' }),
    )
    expect(await find('fine@example.com')).toBeUndefined()
  })

  it('a file that isn’t such a table is refused', async () => {
    const answer = await test.call(accountAdmin, 'POST', path, fileForm('people.csv', 'Name\nAda'))
    expect(answer).toMatchObject({ status: 422, body: { code: 'FILE_REFUSED' } })
  })
})
