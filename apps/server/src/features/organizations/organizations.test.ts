import type { OrgUnit, OrgUnitUsage } from '@dragoman/sdk/operations/orgUnits'
import type { Organization } from '@dragoman/sdk/operations/organizations'
import type { Project } from '@dragoman/sdk/operations/projects'
import { inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { seedWork } from '../../testing/work.ts'
import { segments } from '../projects/work-units/tables.ts'

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

  it('what an organizational unit is assigned to stays, and rates for it alone go', async () => {
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
