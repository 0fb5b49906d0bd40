import type { OrgUnit, OrgUnitUsage } from '@dragoman/sdk/operations/orgUnits'
import type { Organization, OrganizationListItem } from '@dragoman/sdk/operations/organizations'
import type { Project } from '@dragoman/sdk/operations/projects'
import type { ClientSummary } from '@dragoman/sdk/operations/clientSummaries'
import type { OrgUnitMemory } from '@dragoman/sdk/operations/translationMemories'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { seedWork } from '../../testing/work.ts'
import { projects } from '../work/tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const { accountAdmin, manager, client, linguistA, stranger, place } = test.people

let organization: Organization
let orgUnit: OrgUnit
let count = 0

const create = async (name: string) => {
  const unit = { name, currency: 'EUR', timezone: 'Europe/Berlin' }
  const body = { name: `${name} Ltd`, country: 'DE', orgUnitDrafts: [unit] }
  organization = bodyOf(await test.call(accountAdmin, 'POST', '/api/v2/organization', body), 202)
  orgUnit = await get(`/api/v3/client/${organization.organizationalUnits[0]!.uuid}`)
}
const get = async <T>(path: string) => bodyOf<T>(await test.call(accountAdmin, 'GET', path))
const update = (change: object, as = accountAdmin) =>
  test.call(as, 'PUT', '/api/v3/client', { uuid: orgUnit.uuid, ...change })
const newProject = (more: object = {}) => steps.create(manager, { orgUnitUUID: orgUnit.uuid, ...more })

beforeEach(() => create(`Harbor ${++count}`))

describe('changing an organizational unit', () => {
  it('every field is stored, and the journal names what changed', async () => {
    const change = {
      name: 'Docks',
      country: 'PT',
      currency: 'USD',
      timezone: 'Europe/Lisbon',
      contactPersonUuid: client.id,
      defaultSourceLanguage: 'en',
      clientLanguages: 'de,pt_br',
      workflows: ['TRANSLATION', 'REVIEW'],
      tags: ['legal', 'rush'],
      projectAutomationEnabled: false,
      tmMatchOverRepetitionEnabled: false,
      ntMatchOverRepetitionEnabled: true,
      memo: 'Calls on Mondays.',
      contactNotes: 'Ask for Rita.',
      address: { street: 'Rua Nova', number: '7', city: 'Porto', zip: '' },
      website: 'https://docks.example',
      phone: '+351 1',
      mobile: '+351 9',
      emails: ['docks@example.com'],
      externalId: 'C-7',
    }
    const answer = bodyOf<OrgUnit>(await update(change))
    const { contactPersonUuid: _, address, ...same } = change
    expect(answer).toMatchObject({ ...same, contactPerson: { uuid: client.id } })
    expect(answer.address).toEqual({ street: address.street, number: '7', city: 'Porto' })
    expect(await get(`/api/v3/client/${orgUnit.uuid}`)).toEqual(answer)
    bodyOf(await update({ name: 'Docks', contactPersonUuid: null, defaultSourceLanguage: null, clientLanguages: '' }))
    const activity = await get<{ content: { event: string; before: object; after: object }[] }>(
      `/api/v3/activity?entityUuid=${orgUnit.uuid}`,
    )
    const cleared = { contactPersonUuid: null, defaultSourceLanguage: null, clientLanguages: [] }
    expect(activity.content[0]).toMatchObject({ event: 'ORG_UNIT_UPDATED', after: cleared })
    expect(Object.keys(activity.content[0]!.before).sort()).toEqual(Object.keys(cleared).sort())
    expect(activity.content[1]!.after).toMatchObject({ workflows: ['TRANSLATION', 'REVIEW'], name: 'Docks' })
  })

  it.each([
    [{ name: '   ' }, 'body.name'],
    [{ currency: 'XXQ' }, 'body.currency'],
    [{ timezone: 'Mars/Base' }, 'body.timezone'],
    [{ clientLanguages: 'de,xx_yy' }, 'body.clientLanguages'],
    [{ defaultSourceLanguage: 'xx_yy' }, 'body.defaultSourceLanguage'],
    [{ workflows: ['TRANSLATION', 'DREAMING'] }, 'body.workflows[1]'],
    [{ website: 'javascript:alert(1)' }, 'body.website'],
    [{ emails: ['nobody'] }, 'body.emails[0]'],
    [{ contactPersonUuid: stranger.id }, 'body.contactPersonUuid'],
  ])('%o is refused', async (change, field) => {
    const { status, body } = await update(change)
    expect([status, body]).toMatchObject([400, { errors: [{ field }] }])
    expect(await get(`/api/v3/client/${orgUnit.uuid}`)).toEqual(orgUnit)
  })

  it('people of another account do not find it, and managers without permission may not change it', async () => {
    expect((await update({ name: 'Mine' }, stranger)).status).toBe(403)
    expect((await update({ name: 'Mine' }, manager)).status).toBe(403)
    const elsewhere = { uuid: test.people.elsewhere.orgUnitId, name: 'Mine' }
    expect((await test.call(accountAdmin, 'PUT', '/api/v3/client', elsewhere)).status).toBe(404)
  })

  it('notes for the team are hidden from clients', async () => {
    const body = { uuid: place.orgUnitId, memo: 'Pays late.', contactNotes: 'Difficult.' }
    const changed = bodyOf<OrgUnit>(await test.call(accountAdmin, 'PUT', '/api/v3/client', body))
    const path = `/api/v3/client/${place.orgUnitId}`
    const seen = bodyOf<OrgUnit>(await test.call(client, 'GET', path))
    expect(changed).toMatchObject({ memo: 'Pays late.', contactNotes: 'Difficult.' })
    expect(seen).not.toHaveProperty('memo')
    expect(seen).not.toHaveProperty('contactNotes')
    bodyOf(await test.call(accountAdmin, 'PUT', '/api/v3/client', { ...body, memo: 'Pays on time.' }))
    expect(bodyOf<OrgUnit>(await test.call(client, 'GET', path)).version).toBe(seen.version)
  })
})

describe('the defaults of an organizational unit', () => {
  it('new projects start with them', async () => {
    bodyOf(
      await update({
        currency: 'SEK',
        timezone: 'Europe/Lisbon',
        tags: ['legal'],
        contactPersonUuid: client.id,
        projectAutomationEnabled: false,
        tmMatchOverRepetitionEnabled: false,
        ntMatchOverRepetitionEnabled: true,
      }),
    )
    expect(await newProject()).toMatchObject({
      currency: 'SEK',
      timezone: 'Europe/Lisbon',
      tags: ['legal'],
      contact: { uuid: client.id },
      automationEnabled: false,
      tmMatchOverRepetitionEnabled: false,
      ntMatchOverRepetitionEnabled: true,
    })
  })

  it.each([
    [true, 'DELIVERED'],
    [false, 'APPROVED'],
  ])('with automatic delivery %s, a project is %s after its last task', async (automationEnabled, status) => {
    const { projectId, taskIds, segmentIds } = await seedWork(test.db, test.people, {
      steps: ['TRANSLATION'],
      task: { status: 'APPROVED', assigneeId: linguistA.id, acceptedAt: new Date() },
    })
    await test.db
      .update(segments)
      .set({ confirmed: true, target: 'Hola' })
      .where(inArray(segments.id, segmentIds.map(Number)))
    bodyOf(await test.call(manager, 'POST', `/api/v3/project/${projectId}/info`, { automationEnabled }))
    bodyOf(await test.call(linguistA, 'POST', `/api/v3/task/${taskIds[0]}/status-update`, { status: 'DELIVERED' }))
    expect(await get<Project>(`/api/v3/project/${projectId}`)).toMatchObject({ status })
  })

  it('an inactive organizational unit takes no new projects and keeps its own', async () => {
    const { uuid } = await newProject()
    const other = await steps.create(manager)
    bodyOf(await update({ status: 'INACTIVE' }))
    const refused = { status: 422, body: { code: 'ORG_UNIT_INACTIVE' } }
    const body = { reference: 'Next', orgUnitUUID: orgUnit.uuid, sourceLocale: 'en' }
    expect(await test.call(manager, 'POST', '/api/v3/project', body)).toMatchObject(refused)
    const move = { clientUUID: orgUnit.uuid }
    expect(await test.call(manager, 'POST', `/api/v3/project/${other.uuid}/info`, move)).toMatchObject(refused)
    const continuous = { ciTag: 'shop', orgUnitUUID: orgUnit.uuid, source: 'en' }
    expect(await test.call(manager, 'POST', '/api/v3/project/ci', continuous)).toMatchObject(refused)
    expect((await steps.get(manager, uuid)).status).toBe('DRAFT')
    const active = await get<{ content: { uuid: string }[] }>('/api/v3/client?status=ACTIVE')
    expect(active.content.map(({ uuid: id }) => id)).not.toContain(orgUnit.uuid)
    bodyOf(await update({ status: 'ACTIVE' }))
    await newProject()
  })
})

describe('deleting', () => {
  const remove = (path: string, as = accountAdmin) => test.call(as, 'DELETE', path)

  it('an organizational unit with projects stays, and the refusal says what depends on it', async () => {
    await newProject()
    for (const path of [`/api/v3/client/${orgUnit.uuid}`, `/api/v2/organization/${organization.uuid}`]) {
      expect(await remove(path)).toMatchObject({
        status: 422,
        body: { code: 'ORG_UNIT_IN_USE', data: { projects: 1, openProjects: 1 } },
      })
      expect((await test.call(accountAdmin, 'GET', path)).status).toBe(200)
    }
  })

  it('the memories, glossaries, and price lists of a deleted unit stay, and rates for it alone are deleted', async () => {
    const only = [{ uuid: orgUnit.uuid }]
    const memory = { name: 'Harbor', sourceLocale: 'en', targetLocales: ['es'], orgUnits: only }
    const { uuid: tm } = bodyOf<{ uuid: string }>(
      await test.call(accountAdmin, 'POST', '/api/v1/atlas-tm', memory),
      201,
    )
    const glossary = { name: 'Harbor', languages: ['en', 'es'], orgUnits: only }
    bodyOf(await test.call(accountAdmin, 'POST', '/api/v3/glossary', glossary))
    const list = { name: 'Harbor', currency: 'EUR', defaultPricePerItem: 0.1, orgUnitUuids: [orgUnit.uuid] }
    const { uuid: priceList } = bodyOf<{ uuid: string }>(
      await test.call(accountAdmin, 'POST', '/api/v3/price-list', list),
      201,
    )
    const rates = `/api/v3/user/${linguistA.id}/rate`
    bodyOf(
      await test.call(accountAdmin, 'POST', rates, { currency: 'EUR', orgUnitUuid: orgUnit.uuid, rateDetails: [] }),
      201,
    )
    bodyOf(await test.call(accountAdmin, 'PUT', `/api/v3/user/${client.id}/client/${orgUnit.uuid}`))

    const usage = { people: 1, translationMemories: 1, glossaries: 1, linguistRates: 1, priceLists: 1, projects: 0 }
    expect(await get<OrgUnitUsage>(`/api/v3/client/${orgUnit.uuid}/usage`)).toMatchObject(usage)
    expect(await get<OrgUnitUsage>(`/api/v2/organization/${organization.uuid}/usage`)).toMatchObject({
      ...usage,
      organizationalUnits: 1,
    })
    expect((await remove(`/api/v3/client/${orgUnit.uuid}`, manager)).status).toBe(403)
    expect((await remove(`/api/v3/client/${orgUnit.uuid}`)).status).toBe(204)
    expect((await remove(`/api/v3/client/${orgUnit.uuid}`)).status).toBe(404)
    expect(await get(`/api/v1/atlas-tm/${tm}`)).toMatchObject({ orgUnits: [] })
    expect(await get(`/api/v3/price-list/${priceList}`)).toMatchObject({ orgUnitUuids: [] })
    const left = await get<{ orgUnitUuid?: string }[]>(rates)
    expect(left.map(({ orgUnitUuid }) => orgUnitUuid)).not.toContain(orgUnit.uuid)
  })

  it('an organization goes with its organizational units, and what belongs to it stays', async () => {
    const memory = {
      name: 'Pier',
      sourceLocale: 'en',
      targetLocales: ['es'],
      organization: { uuid: organization.uuid },
    }
    const { uuid } = bodyOf<{ uuid: string }>(await test.call(accountAdmin, 'POST', '/api/v1/atlas-tm', memory), 201)
    expect((await remove(`/api/v2/organization/${organization.uuid}`, stranger)).status).toBe(403)
    expect((await remove(`/api/v2/organization/${organization.uuid}`)).status).toBe(204)
    for (const path of [`/api/v3/client/${orgUnit.uuid}`, `/api/v2/organization/${organization.uuid}`]) {
      expect((await test.call(accountAdmin, 'GET', path)).status).toBe(404)
    }
    expect(await get(`/api/v1/atlas-tm/${uuid}`)).not.toHaveProperty('organization')
  })
})

describe('changing an organization', () => {
  it('name and country change, and the journal tells of it', async () => {
    const change = { uuid: organization.uuid, name: ' Pier Ltd ', country: 'PT' }
    const answer = bodyOf<Organization>(await test.call(accountAdmin, 'PUT', '/api/v2/organization', change))
    expect(answer).toMatchObject({ name: 'Pier Ltd', country: 'PT', organizationalUnits: [{ uuid: orgUnit.uuid }] })
    const { content } = await get<{ content: object[] }>(`/api/v3/activity?entityUuid=${organization.uuid}`)
    expect(content[0]).toMatchObject({ event: 'ORGANIZATION_UPDATED', after: { name: 'Pier Ltd', country: 'PT' } })
    expect(await test.call(accountAdmin, 'PUT', '/api/v2/organization', { ...change, name: ' ' })).toMatchObject({
      status: 400,
    })
  })
})

describe('the summary of a client', () => {
  const day = 86_400_000
  const seed = async (values: Partial<typeof projects.$inferInsert>, words: number[] = []) => {
    const { projectId, workUnitId } = await seedWork(test.db, test.people, { status: values.status ?? 'APPROVED' })
    await test.db
      .update(projects)
      .set({ orgUnitId: orgUnit.uuid, ...values })
      .where(eq(projects.id, projectId))
    const change = { words: words[0] ?? 0, netWords: words[1] === undefined ? null : String(words[1]) }
    await test.db.update(workUnits).set(change).where(eq(workUnits.id, workUnitId))
  }
  const summary = (query = '', as = accountAdmin) =>
    test.call(as, 'GET', `/api/v3/client/${orgUnit.uuid}/summary${query}`)
  const monthOf = (date: Date) => date.toISOString().slice(0, 7)

  it('counts work, quotes, deliveries, and words by month, with amounts by currency', async () => {
    const now = Date.now()
    const lastMonth = new Date(new Date().setUTCDate(0))
    const yearsAgo = new Date(now - 900 * day)
    await seed({ status: 'APPROVED', dueDate: new Date(now - day), totalCost: '100.10' }, [1000, 600])
    await seed({ status: 'APPROVED', dueDate: new Date(now + day / 2), totalCost: '50.20', currency: 'EUR' }, [200])
    await seed({ status: 'DRAFT', totalCost: '7' }, [70])
    await seed({ status: 'CANCELLED', dueDate: new Date(now - day), totalCost: '9' }, [90])
    await seed({ status: 'PENDING', totalCost: '10.20', costsCalculatedAt: new Date(now - 6 * day) }, [30])
    await seed({ status: 'PENDING', totalCost: '5.10', costsCalculatedAt: new Date(now - day) }, [10])
    const late = { dueDate: new Date(now - 3 * day), deliveredAt: new Date(now) }
    await seed({ status: 'DELIVERED', totalCost: '20', createdAt: lastMonth, ...late }, [400, 100])
    const inTime = { dueDate: new Date(now + day), deliveredAt: new Date(now) }
    await seed({ status: 'INVOICED', totalCost: '30', createdAt: yearsAgo, ...inTime }, [5000])

    const answer = bodyOf<ClientSummary>(await summary('?months=3'))
    expect(answer).toMatchObject({
      projects: 8,
      inProgress: 2,
      overdue: 1,
      dueSoon: 1,
      quotes: 2,
      quoteAmounts: [{ currency: 'USD', amount: 15.3 }],
      delivered: 1,
      deliveredAmounts: [{ currency: 'USD', amount: 20 }],
      measured: 2,
      onTime: 1,
      orgUnits: [{ uuid: orgUnit.uuid, openProjects: 5, words: 1240 }],
    })
    expect(Math.abs(answer.oldestQuote! - (now - 6 * day))).toBeLessThan(2)
    expect(answer.months.map(({ month }) => month)).toEqual([
      expect.any(String),
      monthOf(lastMonth),
      monthOf(new Date()),
    ])
    expect(answer.months[0]).toMatchObject({ projects: 0, words: 0, weightedWords: 0, amounts: [] })
    expect(answer.months[1]).toMatchObject({ projects: 1, words: 400, weightedWords: 100 })
    expect(answer.months[2]).toMatchObject({
      projects: 4,
      words: 1240,
      weightedWords: 840,
      amounts: [
        { currency: 'USD', amount: 115.4 },
        { currency: 'EUR', amount: 50.2 },
      ],
    })
    const whole = await get<ClientSummary>(`/api/v2/organization/${organization.uuid}/summary?months=3`)
    expect(whole).toEqual(answer)
    const ofUnit = (uuid: string) =>
      test.call(accountAdmin, 'GET', `/api/v2/organization/${organization.uuid}/summary?months=3&orgUnitUuid=${uuid}`)
    expect(bodyOf(await ofUnit(orgUnit.uuid))).toEqual(answer)
    const idle = bodyOf<{ uuid: string }>(
      await test.call(accountAdmin, 'POST', '/api/v3/client', {
        name: 'Idle',
        organizationUuid: organization.uuid,
        currency: 'USD',
        timezone: 'UTC',
      }),
      202,
    )
    expect(bodyOf<ClientSummary>(await ofUnit(idle.uuid)).months.map(({ words }) => words)).toEqual([0, 0, 0])
    expect((await ofUnit(place.orgUnitId)).status).toBe(404)
  })

  it('stands in the list of organizations too', async () => {
    const now = Date.now()
    const row = async (as = accountAdmin) => {
      const path = `/api/v2/organization?q=${encodeURIComponent(organization.name)}`
      const { content } = bodyOf<{ content: OrganizationListItem[] }>(await test.call(as, 'GET', path))
      return content.find(({ uuid }) => uuid === organization.uuid)
    }
    expect(await row()).toMatchObject({ openProjects: 0, overdueProjects: 0, quotes: 0 })
    expect(await row()).not.toHaveProperty('lastOrderDate')
    const lastOrderDate = new Date(now - day)
    await seed({ status: 'APPROVED', dueDate: new Date(now - day), createdAt: new Date(now - 2 * day) })
    await seed({ status: 'PENDING', dueDate: new Date(now + day), createdAt: new Date(now - 3 * day) })
    await seed({ status: 'DELIVERED', dueDate: new Date(now - day), createdAt: lastOrderDate })
    await seed({ status: 'DRAFT', dueDate: new Date(now - day), archivedAt: new Date(), createdAt: new Date() })
    const figures = { openProjects: 2, overdueProjects: 1, quotes: 1, lastOrderDate: lastOrderDate.getTime() }
    expect(await row()).toMatchObject(figures)
    expect(await row(stranger)).toBeUndefined()
    // By each of its figures, downwards before and upwards behind those that have ordered nothing.
    for (const sort of ['openProjects', 'overdueProjects', 'quotes', 'lastOrderDate', 'orgUnitCount']) {
      const list = async (direction: string) =>
        bodyOf<{ content: OrganizationListItem[] }>(
          await test.call(accountAdmin, 'GET', `/api/v2/organization?size=200&sort=${sort},${direction}`),
        ).content.map((each) => each[sort as 'openProjects'] ?? -1)
      const down = await list('desc')
      expect([sort, down]).toEqual([sort, down.toSorted((a, b) => b - a)])
      const up = (await list('asc')).filter((value) => value >= 0)
      expect([sort, up]).toEqual([sort, up.toSorted((a, b) => a - b)])
      expect(new Set(down).size).toBeGreaterThan(1)
    }
  })

  it('stands in the list with what was ordered this month, by currency, for those who see costs', async () => {
    const listed = async (as = accountAdmin) => {
      const path = `/api/v2/organization?q=${encodeURIComponent(organization.name)}`
      const { content } = bodyOf<{ content: OrganizationListItem[] }>(await test.call(as, 'GET', path))
      return content.find(({ uuid }) => uuid === organization.uuid)!
    }
    expect((await listed()).orderedThisMonth).toEqual([])
    const [createdAt, archivedAt] = [new Date(), new Date()]
    await seed({ status: 'APPROVED', totalCost: '120.50', currency: 'EUR', createdAt })
    await seed({ status: 'DELIVERED', totalCost: '80.25', currency: 'EUR', createdAt, archivedAt })
    await seed({ status: 'PENDING', totalCost: '300', currency: 'USD', createdAt })
    await seed({ status: 'CANCELLED', totalCost: '7', currency: 'EUR', createdAt })
    await seed({ status: 'DRAFT', totalCost: '8', currency: 'EUR', createdAt })
    await seed({ status: 'DELIVERED', totalCost: '9', currency: 'EUR', createdAt: new Date(Date.now() - 40 * day) })
    expect((await listed()).orderedThisMonth).toEqual([
      { currency: 'USD', amount: 300 },
      { currency: 'EUR', amount: 200.75 },
    ])
  })

  it('is for those who see the client, in a time zone that exists', async () => {
    expect((await summary('', stranger)).status).toBe(404)
    expect((await summary('', client)).status).toBe(404)
    expect((await summary('?timezone=Mars/Base')).status).toBe(400)
    expect(bodyOf<ClientSummary>(await summary('?months=24&timezone=Asia/Tokyo')).months).toHaveLength(24)
  })
})

describe('people of a client', () => {
  it('are listed with those of the whole organization', async () => {
    const names = async (query: string) =>
      (await get<{ content: { name: string }[] }>(`/api/v3/user?${query}`)).content.map(({ name }) => name)
    const unit = `orgUnitUuid=${orgUnit.uuid}`
    const whole = `organizationUuid=${organization.uuid}`
    expect([await names(unit), await names(whole)]).toEqual([[], []])
    bodyOf(await test.call(accountAdmin, 'PUT', `/api/v3/user/${client.id}/client/${orgUnit.uuid}`))
    bodyOf(await test.call(accountAdmin, 'PUT', `/api/v3/user/${linguistA.id}/organization/${organization.uuid}`))
    const both = ['Cleo Client', 'Lina Linguist']
    expect([await names(unit), await names(whole)]).toEqual([both, both])
  })
})

describe('memories of an organizational unit', () => {
  const newMemory = async (more: object = {}) => {
    const body = { name: `Memory ${++count}`, sourceLocale: 'en', targetLocales: ['es'], ...more }
    return bodyOf<{ uuid: string }>(await test.call(accountAdmin, 'POST', '/api/v1/atlas-tm', body), 201).uuid
  }
  const bind = (body: object[]) =>
    test.call(accountAdmin, 'POST', `/api/v3/client/${orgUnit.uuid}/translation-memory`, body)

  it('default ones are used by new projects in their language, and written to where that is on', async () => {
    const [one, two, french, other] = [
      await newMemory(),
      await newMemory(),
      await newMemory({ sourceLocale: 'fr' }),
      await newMemory(),
    ]
    const wanted = [
      { tmUuid: one, default: true, write: true },
      { tmUuid: two, default: true, write: false },
      { tmUuid: french, default: true },
      { tmUuid: other },
    ]
    const bound = bodyOf<OrgUnitMemory[]>(await bind(wanted))
    expect(bound).toMatchObject([
      { tmUuid: one, default: true, write: true },
      { tmUuid: two, default: true, write: false },
      { tmUuid: french, default: true, write: true },
      { tmUuid: other, default: false, write: true },
    ])
    const { uuid } = await newProject()
    const used = await get<{ tmUuid: string; write: boolean }[]>(`/api/v3/project/${uuid}/translation-memory`)
    expect(used.map(({ tmUuid, write }) => [tmUuid, write])).toEqual([
      [one, true],
      [two, false],
    ])
    expect(bodyOf(await bind([]))).toEqual([])
  })

  it('memories of another account or another organization are refused', async () => {
    const foreign = await newMemory({ organization: { uuid: place.organizationId } })
    expect((await bind([{ tmUuid: foreign }])).status).toBe(400)
    const mine = await newMemory()
    expect((await bind([{ tmUuid: mine }, { tmUuid: mine }])).status).toBe(400)
    expect((await bind([{ tmUuid: crypto.randomUUID() }])).status).toBe(404)
    const path = `/api/v3/client/${orgUnit.uuid}/translation-memory`
    expect((await test.call(stranger, 'GET', path)).status).toBe(404)
    expect((await test.call(manager, 'POST', path, [])).status).toBe(403)
  })
})
