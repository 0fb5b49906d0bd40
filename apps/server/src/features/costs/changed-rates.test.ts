import type { CostsSummary } from '@dragoman/sdk/operations/costs'
import type { NetRateSettings } from '@dragoman/sdk/operations/netRateSettings'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import type { PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import { expect, it } from 'vitest'
import { seedPrices } from '../../testing/prices.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const seeded = await seedPrices(test)

const listUrl = () => `/api/v3/price-list/${seeded.priceList}`

/** The price list as a request, with some of it changed. */
async function save(change: Partial<PriceListDetail>) {
  const { accountAdmin } = test.people
  const {
    uuid: _,
    accountUUID: __,
    version: ___,
    ...list
  } = bodyOf<PriceListDetail>(await test.call(accountAdmin, 'GET', listUrl()))
  const bare = <T extends { uuid: string }>({ uuid: _id, ...rest }: T) => rest
  const coefficients = list.coefficients.map(({ sequence: _at, ...rest }) => bare(rest))
  const body = { ...list, coefficients, ...change, prices: (change.prices ?? list.prices).map(bare) }
  return bodyOf<PriceListDetail>(await test.call(accountAdmin, 'PUT', listUrl(), body))
}

async function changed(project: string) {
  const summary = bodyOf<CostsSummary>(
    await test.call(test.people.manager, 'GET', `/api/v3/project/${project}/costs-summary`),
  )
  return summary.changedRates.map(({ source, usedVersion, presentVersion }) => [source, presentVersion - usedVersion])
}

it('costs name the rates that have changed since, until recalculated or approved', async () => {
  const { manager, accountAdmin, place } = test.people
  const project = await seeded.priced()
  const approved = await seeded.priced()
  bodyOf(await steps.move(manager, approved, 'APPROVED'))
  expect(await changed(project)).toEqual([])

  await save({ orgUnitUuids: [place.orgUnitId] })
  expect(await changed(project)).toEqual([])

  await save({ defaultPricePerItem: 0.2 })
  expect(await changed(project)).toEqual([['PRICE_LIST', 2]])
  const prices = [{ sourceLocale: 'en', targetLocale: 'es', pricePerItem: 0.3 }]
  bodyOf(await test.call(accountAdmin, 'PUT', `${listUrl()}/prices`, prices))
  expect(await changed(project)).toEqual([['PRICE_LIST', 3]])

  const schemes = bodyOf<{ uuid: string; isDefault: boolean }[]>(
    await test.call(manager, 'GET', '/api/v3/net-rate-settings/list'),
  )
  const schemeUrl = `/api/v3/net-rate-settings/${schemes.find(({ isDefault }) => isDefault)?.uuid}`
  const { uuid: _, version: __, ...scheme } = bodyOf<NetRateSettings>(await test.call(manager, 'GET', schemeUrl))
  const free = scheme.netRateWorkflows.map((step) => ({
    ...step,
    netRateWorkflowItems: step.netRateWorkflowItems.map((item) => ({ ...item, tmFactor: 0 })),
  }))
  bodyOf(await test.call(accountAdmin, 'PUT', schemeUrl, { ...scheme, netRateWorkflows: free }))
  expect(await changed(project)).toEqual([
    ['PRICE_LIST', 3],
    ['NET_RATE_SETTINGS', 1],
  ])
  expect(await changed(approved)).toEqual([])
  bodyOf(await steps.move(manager, approved, 'CANCELLED', { reason: 'No budget' }))
  expect(await changed(approved)).toEqual([])

  const { id } = bodyOf<{ id: string }>(
    await test.call(manager, 'POST', `/api/v3/project/${project}/recalculate/costs`),
  )
  await test.jobEnd(id)
  expect(await changed(project)).toEqual([])
})

it('an organizational unit shows the rates of its new projects and their source to users who can view rates', async () => {
  const { manager, client, place } = test.people
  const orgUnit = async (person = manager) =>
    bodyOf<OrgUnit>(await test.call(person, 'GET', `/api/v3/client/${place.orgUnitId}`))
  await save({ orgUnitUuids: [] })
  expect(await orgUnit()).toMatchObject({
    priceList: { uuid: seeded.priceList, source: 'ACCOUNT' },
    netRateSettings: { source: 'ACCOUNT' },
  })
  await save({ orgUnitUuids: [place.orgUnitId] })
  expect((await orgUnit()).priceList).toMatchObject({ uuid: seeded.priceList, source: 'UNIT' })
  const draft = { name: 'Of the organization', currency: 'EUR', organizationUuid: (await orgUnit()).organization.uuid }
  const { uuid } = bodyOf<PriceListDetail>(
    await test.call(test.people.accountAdmin, 'POST', '/api/v3/price-list', draft),
    201,
  )
  expect((await orgUnit()).priceList?.source).toBe('UNIT')
  await save({ orgUnitUuids: [] })
  expect((await orgUnit()).priceList).toEqual({ uuid, name: 'Of the organization', source: 'ORGANIZATION' })
  const seen = await orgUnit(client)
  expect([seen.priceList, seen.netRateSettings]).toEqual([undefined, undefined])
})
