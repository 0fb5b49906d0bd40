import type { AccountNetRateSettings, NetRateSettings } from '@dragoman/sdk/operations/netRateSettings'
import type { PriceImport, PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import type { TableImportReport } from '@dragoman/sdk/operations/shared'
import type {
  UserRate,
  UserRateChangeResult,
  UserRateComparison,
  UserRateLinePage,
  UserRatePage,
} from '@dragoman/sdk/operations/userRates'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createAccount } from '../accounts/create-account.ts'
import { projects } from '../work/tables.ts'
import { orgUnits } from '../../identity/tables.ts'
import { accounts } from '../../kernel/tables.ts'
import { bodyOf, fileForm, projectSteps } from '../../testing/projects.ts'
import type { Person } from '../../testing/people.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { changedRate } from './change-many-rates.ts'
import { findNetRates } from './choose-rates.ts'
import { netRateSettings } from './tables.ts'

const test = await openTestApp()
const steps = projectSteps(test)

const lists = '/api/v3/price-list'
const schemes = '/api/v3/net-rate-settings'

const list = {
  name: 'Agency',
  currency: 'USD',
  defaultPricePerItem: 0.2,
  minFeeType: 'LANGUAGE_PAIR',
  defaultMinimumFeeByLanguagePair: 25,
  prices: [
    { sourceLocale: 'en', targetLocale: 'es', pricePerItem: 0.123456, minimumFee: 10 },
    { sourceLocale: 'en', targetLocale: 'es', workflow: 'REVIEW', pricePerItem: 0.03 },
  ],
  coefficients: [
    { description: 'Rush', unit: 'WORD', calcType: 'percentage', factor: 30 },
    { description: 'Loyalty', unit: 'WORD', calcType: 'percentage', factor: -5, default: true },
  ],
}

describe('price lists', () => {
  it('a change of a price list keeps what it leaves out, and clears what it says is null', async () => {
    const prices = [{ sourceLocale: 'en', targetLocale: 'es', pricePerItem: 0.1 }]
    const whole = { name: 'Kept', currency: 'USD', prices, defaultPricePerHour: 40, wordsPerHour: 250 }
    const { uuid } = bodyOf<PriceListDetail>(await test.call(test.people.accountAdmin, 'POST', lists, whole), 201)
    const url = `${lists}/${uuid}`
    const changed = bodyOf<PriceListDetail>(
      await test.call(test.people.accountAdmin, 'PUT', url, { name: 'Renamed', defaultPricePerHour: null }),
    )
    expect(changed).toMatchObject({ name: 'Renamed', currency: 'USD', wordsPerHour: 250, prices, version: 2 })
    expect(changed).not.toHaveProperty('defaultPricePerHour')
    bodyOf(await test.call(test.people.accountAdmin, 'DELETE', url), 204)
  })

  it('administrators create, change and delete price lists, and the journal records each version', async () => {
    const { accountAdmin, manager, stranger, place } = test.people
    expect((await test.call(manager, 'POST', lists, list)).status).toBe(403)
    const made = bodyOf<PriceListDetail>(
      await test.call(accountAdmin, 'POST', lists, { ...list, orgUnitUuids: [place.orgUnitId] }),
      201,
    )
    expect(made).toMatchObject({
      version: 1,
      status: 'ACTIVE',
      chargeBy: 'WORD',
      defaultPriceList: false,
      orgUnitUuids: [place.orgUnitId],
      prices: [
        { pricePerItem: 0.123456, minimumFee: 10 },
        { workflow: 'REVIEW', pricePerItem: 0.03 },
      ],
      coefficients: [
        { sequence: 1, default: false, factor: 30 },
        { sequence: 2, default: true, factor: -5 },
      ],
    })
    const url = `${lists}/${made.uuid}`
    expect((await test.call(stranger, 'GET', url)).status).toBe(404)
    const changed = bodyOf<PriceListDetail>(
      await test.call(accountAdmin, 'PUT', url, {
        ...list,
        prices: [],
        coefficients: [],
        orgUnitUuids: [],
        version: 1,
      }),
    )
    expect(await test.call(accountAdmin, 'PUT', url, { ...list, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'OUTDATED', data: { present: { version: 2, prices: [] }, changedBy: { uuid: accountAdmin.id } } },
    })
    expect(changed).toMatchObject({ version: 2, prices: [], coefficients: [], orgUnitUuids: [] })
    const journal = bodyOf<{ content: { event: string }[] }>(
      await test.call(accountAdmin, 'GET', `/api/v3/activity?entityType=PRICE_LIST&entityUuid=${made.uuid}`),
    )
    expect(journal.content.map(({ event }) => event)).toEqual(['PRICE_LIST_UPDATED', 'PRICE_LIST_CREATED'])
    expect((await test.call(accountAdmin, 'DELETE', url)).status).toBe(204)
    expect((await test.call(accountAdmin, 'GET', url)).status).toBe(404)
  })

  it.each<[string, object, string]>([
    ['a currency that there is not', { currency: 'XXQ' }, 'body.currency'],
    ['hours of no length', { chargeBy: 'HOUR', defaultPricePerHour: 60 }, 'body.wordsPerHour'],
    ['pages of no length', { chargeBy: 'PAGE', defaultPricePerPage: 20 }, 'body.wordsPerPage'],
    ['a minimum fee without an amount', { minFeeType: 'PROJECT' }, 'body.minimumFeeByProject'],
    ['a seventh decimal', { defaultPricePerItem: 0.1234567 }, 'body.defaultPricePerItem'],
    ['a pair twice', { prices: [list.prices[0], list.prices[0]] }, 'body.prices[1]'],
    [
      'a language that there is not',
      { prices: [{ ...list.prices[0], targetLocale: 'xx_yy' }] },
      'body.prices[0].targetLocale',
    ],
    ['a step that there is not', { prices: [{ ...list.prices[0], workflow: 'NAPPING' }] }, 'body.prices[0].workflow'],
    [
      'a discount of more than all',
      { coefficients: [{ ...list.coefficients[1], factor: -101 }] },
      'body.coefficients[0].factor',
    ],
    [
      'discounts of more than all together',
      { coefficients: [list.coefficients[1], { ...list.coefficients[1], description: 'Friends', factor: -96 }] },
      'body.coefficients',
    ],
    ['a unit of another account', { orgUnitUuids: [crypto.randomUUID()] }, 'body.orgUnitUuids[0]'],
    ['an organization of another account', { organizationUuid: crypto.randomUUID() }, 'body.organizationUuid'],
    ['a default list that is not in use', { defaultPriceList: true, status: 'INACTIVE' }, 'body.status'],
  ])('refuse %s', async (_, change, field) => {
    const refused = await test.call(test.people.accountAdmin, 'POST', lists, { ...list, ...change })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })

  it('a price list read during a change is consistent', async () => {
    const { accountAdmin } = test.people
    const { uuid } = bodyOf<PriceListDetail>(await test.call(accountAdmin, 'POST', lists, { ...list, name: '1' }), 201)
    const done = new AbortController()
    const reading = async () => {
      const seen = new Set<boolean>()
      while (!done.signal.aborted) {
        const { name, prices } = bodyOf<PriceListDetail>(await test.call(accountAdmin, 'GET', `${lists}/${uuid}`))
        seen.add(name === '1' || prices.every(({ pricePerItem }) => pricePerItem === Number(name)))
      }
      return seen
    }
    const readers = [reading(), reading(), reading()]
    for (const price of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
      const prices = list.prices.map((each) => ({ ...each, pricePerItem: price }))
      bodyOf(await test.call(accountAdmin, 'PUT', `${lists}/${uuid}`, { ...list, name: String(price), prices }))
    }
    done.abort()
    expect(await Promise.all(readers)).toEqual(readers.map(() => new Set([true])))
  })

  it('discounts may add up to exactly 100 percent, whatever floating-point sums say', async () => {
    const coefficients = [-7.9, -78.4, -13.7].map((factor) => ({
      ...list.coefficients[1],
      description: `${factor}`,
      factor,
    }))
    const made = bodyOf<PriceListDetail>(
      await test.call(test.people.accountAdmin, 'POST', lists, { ...list, coefficients }),
      201,
    )
    expect(made.coefficients.map(({ factor }) => factor)).toEqual([-7.9, -78.4, -13.7])
  })

  it('price lists can be changed while other rows of the account are written', async () => {
    const { accountAdmin, place } = test.people
    const { uuid } = bodyOf<PriceListDetail>(await test.call(accountAdmin, 'POST', lists, list), 201)
    await test.db.transaction(async (transaction) => {
      await transaction.select().from(accounts).where(eq(accounts.id, place.accountId)).for('key share')
      expect((await test.call(accountAdmin, 'PUT', `${lists}/${uuid}`, { ...list, name: 'Meanwhile' })).status).toBe(
        200,
      )
    })
  })

  it('a project takes the price list of its organizational unit, else of the organization, else of the account', async () => {
    const { accountAdmin, manager, place } = test.people
    const [orgUnit] = await test.db.select().from(orgUnits).where(eq(orgUnits.id, place.orgUnitId))
    await test.db.update(orgUnits).set({ priceListId: null }).where(eq(orgUnits.id, place.orgUnitId))
    const make = async (more: object) =>
      bodyOf<PriceListDetail>(await test.call(accountAdmin, 'POST', lists, { ...list, ...more }), 201).uuid
    const chosen = async () => {
      const { uuid } = await steps.create(manager)
      const [project] = await test.db.select().from(projects).where(eq(projects.id, uuid))
      await test.db.delete(projects).where(eq(projects.id, uuid))
      return project?.priceListId
    }
    const usual = await make({ defaultPriceList: true })
    expect(await chosen()).toBe(usual)
    const ofOrganization = await make({ organizationUuid: orgUnit?.organizationId })
    expect(await chosen()).toBe(ofOrganization)
    const ofOrgUnit = await make({ orgUnitUuids: [place.orgUnitId] })
    expect(await chosen()).toBe(ofOrgUnit)
    bodyOf(
      await test.call(accountAdmin, 'PUT', `${lists}/${ofOrgUnit}`, {
        ...list,
        status: 'INACTIVE',
        orgUnitUuids: [place.orgUnitId],
      }),
    )
    expect(await chosen()).toBe(ofOrganization)
    const page = bodyOf<{ content: { uuid: string; defaultPriceList: boolean }[] }>(
      await test.call(manager, 'GET', lists),
    )
    expect(page.content.filter(({ defaultPriceList }) => defaultPriceList).map(({ uuid }) => uuid)).toEqual([usual])
    expect(await test.call(accountAdmin, 'PUT', `${lists}/${usual}`, { defaultPriceList: false })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.defaultPriceList' }] },
    })
    expect(await test.call(accountAdmin, 'DELETE', `${lists}/${usual}`)).toMatchObject({
      status: 422,
      body: { code: 'DEFAULT_PRICE_LIST' },
    })
    const sorted = async (sort: string) => {
      const { content } = bodyOf<{ content: { uuid: string }[] }>(
        await test.call(manager, 'GET', `${lists}?sort=${sort}`),
      )
      return content.map((one) => one.uuid).filter((one) => [usual, ofOrganization, ofOrgUnit].includes(one))
    }
    expect(await sorted('creationDate,desc')).toEqual([ofOrgUnit, ofOrganization, usual])
    expect(await sorted('creationDate')).toEqual([usual, ofOrganization, ofOrgUnit])
    expect(await sorted('status')).toEqual([...[usual, ofOrganization].toSorted(), ofOrgUnit])
    const { uuid } = await steps.create(manager)
    expect(await test.call(accountAdmin, 'DELETE', `${lists}/${ofOrganization}`)).toMatchObject({
      status: 422,
      body: {
        code: 'PRICE_LIST_IN_USE',
        message: expect.stringMatching(/^1 open project uses /),
        data: { projects: 1 },
      },
    })
    await test.db.delete(projects).where(eq(projects.id, uuid))
    expect((await test.call(accountAdmin, 'DELETE', `${lists}/${ofOrganization}`)).status).toBe(204)
  })
})

const ranges = [
  { start: 101, end: 101, type: 'CONTEXT' },
  { start: 100, end: 100, type: 'EXACT' },
  { start: 100, end: 100, type: 'REPETITION' },
  { start: 60, end: 99, type: 'FUZZY' },
  { start: 0, end: 59, type: 'FUZZY' },
]
const scheme = {
  name: 'Two bands',
  matchRanges: ranges,
  netRateWorkflows: [
    {
      workflow: 'TRANSLATION',
      netRateWorkflowItems: [
        { range: { start: 100, end: 100 }, type: 'EXACT', tmFactor: 0.1, ntFactor: 0 },
        { range: { start: 60, end: 99 }, tmFactor: 0.5 },
      ],
    },
  ],
}

describe('net rates', () => {
  it('administrators create, change and delete net rate schemes', async () => {
    const { accountAdmin, manager, stranger, place } = test.people
    expect((await test.call(manager, 'POST', schemes, scheme)).status).toBe(403)
    const made = bodyOf<NetRateSettings>(
      await test.call(accountAdmin, 'POST', schemes, { ...scheme, orgUnitUuids: [place.orgUnitId] }),
      201,
    )
    expect(made).toMatchObject({ version: 1, isDefault: false, matchRanges: ranges, orgUnitUuids: [place.orgUnitId] })
    expect(made.netRateWorkflows[0]?.netRateWorkflowItems[1]).toEqual({
      range: { start: 60, end: 99 },
      type: 'FUZZY',
      tmFactor: 0.5,
      mtFactor: 1,
      ntFactor: 1,
    })
    const ofOrgUnit = bodyOf<{ uuid: string; isDefault: boolean }[]>(
      await test.call(manager, 'GET', `${schemes}/list-org-unit-account/${place.orgUnitId}`),
    )
    expect(ofOrgUnit.map(({ uuid, isDefault }) => [uuid === made.uuid, isDefault])).toEqual([
      [true, true],
      [false, false],
    ])
    expect((await test.call(stranger, 'GET', `${schemes}/list-org-unit-account/${place.orgUnitId}`)).status).toBe(404)
    const url = `${schemes}/${made.uuid}`
    expect((await test.call(accountAdmin, 'PUT', url, { ...scheme, name: 'Late', version: 7 })).status).toBe(409)
    const renamed = { ...scheme, name: 'Renamed', version: 1, orgUnitUuids: [] }
    expect(bodyOf(await test.call(accountAdmin, 'PUT', url, renamed))).toMatchObject({
      name: 'Renamed',
      version: 2,
      orgUnitUuids: [],
    })
    expect((await test.call(accountAdmin, 'DELETE', url)).status).toBe(204)
    const rest = bodyOf<{ uuid: string }[]>(await test.call(manager, 'GET', `${schemes}/list`))
    expect(rest).toHaveLength(1)
    expect(bodyOf(await test.call(manager, 'GET', `${schemes}/list?ignoreDefault=true`))).toEqual([])
    expect(await test.call(accountAdmin, 'DELETE', `${schemes}/${rest[0]?.uuid}`)).toMatchObject({
      status: 422,
      body: { code: 'DEFAULT_NET_RATES' },
    })
  })

  it.each<[string, object, string, RegExp]>([
    [
      'a gap',
      { matchRanges: [...ranges.slice(0, 3), { start: 60, end: 99, type: 'FUZZY' }] },
      'body.matchRanges',
      /covers 0% to 59%/,
    ],
    [
      'an overlap',
      { matchRanges: [...ranges, { start: 50, end: 59, type: 'FUZZY' }] },
      'body.matchRanges',
      /overlap from 50% to 59%/,
    ],
    [
      'no repetitions',
      { matchRanges: ranges.filter(({ type }) => type !== 'REPETITION') },
      'body.matchRanges',
      /REPETITION/,
    ],
    [
      'an exact match of 99 %',
      { matchRanges: [{ start: 99, end: 99, type: 'EXACT' }, ...ranges] },
      'body.matchRanges[0]',
      /only 100%/,
    ],
    [
      'a factor of no band',
      {
        netRateWorkflows: [
          { workflow: 'TRANSLATION', netRateWorkflowItems: [{ range: { start: 75, end: 84 }, tmFactor: 1 }] },
        ],
      },
      'body.netRateWorkflows[0].netRateWorkflowItems[0].range',
      /75 to 84 %/,
    ],
    [
      'an unknown step',
      { netRateWorkflows: [{ workflow: 'NAPPING', netRateWorkflowItems: [] }] },
      'body.netRateWorkflows[0].workflow',
      /NAPPING/,
    ],
  ])('refuse %s by name', async (_, change, field, message) => {
    const refused = await test.call(test.people.accountAdmin, 'POST', schemes, { ...scheme, ...change })
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ field, message: expect.stringMatching(message) }] },
    })
  })
})

describe('net rates of the system', () => {
  const system = { ...scheme, name: 'System bands', isSystem: true }
  const ofSystem = async () => {
    const { sysadmin } = test.people
    return bodyOf<NetRateSettings>(await test.call(sysadmin, 'POST', schemes, { ...system, isDefault: true }), 201)
  }
  const unitRates = async () => {
    const { accountAdmin, place } = test.people
    const unit = await test.call(accountAdmin, 'GET', `/api/v3/client/${place.orgUnitId}`)
    return bodyOf<{ netRateSettings: { uuid: string; source: string } }>(unit).netRateSettings
  }

  it('every account sees them, and only system administrators write them', async () => {
    const { accountAdmin, admin, sysadmin, stranger, place } = test.people
    expect((await test.call(accountAdmin, 'POST', schemes, system)).status).toBe(403)
    const made = await ofSystem()
    const url = `${schemes}/${made.uuid}`
    for (const as of [accountAdmin, admin]) {
      expect((await test.call(as, 'PUT', url, system)).status).toBe(403)
      expect((await test.call(as, 'DELETE', url)).status).toBe(403)
    }
    const listed = bodyOf<AccountNetRateSettings[]>(await test.call(stranger, 'GET', `${schemes}/list-account`))
    expect(listed.find(({ uuid }) => uuid === made.uuid)).toEqual({
      uuid: made.uuid,
      name: 'System bands',
      isDefault: false,
      isDefaultGlobal: true,
      isSystem: true,
      matchRanges: ranges,
    })
    const next = bodyOf<NetRateSettings>(
      await test.call(sysadmin, 'POST', schemes, { ...system, isDefault: true }),
      201,
    )
    expect(bodyOf(await test.call(sysadmin, 'GET', url))).toMatchObject({ isDefault: false, isSystem: true })

    const own = `${schemes}/org-unit/${place.orgUnitId}`
    expect((await test.call(accountAdmin, 'PUT', own, { netRateUuid: made.uuid })).status).toBe(204)
    expect(await unitRates()).toMatchObject({ uuid: made.uuid, source: 'UNIT' })
    // The units that use it in another account aren't shown.
    expect(bodyOf(await test.call(accountAdmin, 'GET', url))).toMatchObject({ orgUnitUuids: [place.orgUnitId] })
    expect(bodyOf(await test.call(stranger, 'GET', url))).toMatchObject({ orgUnitUuids: [] })
    expect((await test.call(accountAdmin, 'PUT', own, { netRateUuid: null })).status).toBe(204)
    expect((await test.call(sysadmin, 'DELETE', url)).status).toBe(204)
    expect((await test.call(sysadmin, 'DELETE', `${schemes}/${next.uuid}`)).status).toBe(422)
  })

  it('an account overrides the default scheme of the system, and gives its own up again', async () => {
    const { accountAdmin } = test.people
    const { uuid } = await ofSystem()
    const before = await unitRates()
    expect(before.source).toBe('ACCOUNT')
    const url = `${schemes}/${before.uuid}`
    const {
      uuid: _,
      version: __,
      netRateWorkflows: ___,
      ...usual
    } = bodyOf<NetRateSettings>(await test.call(accountAdmin, 'GET', url))
    expect((await test.call(accountAdmin, 'PUT', url, { ...usual, isDefault: false })).status).toBe(200)
    expect(await unitRates()).toMatchObject({ uuid, source: 'SYSTEM' })
    expect((await test.call(accountAdmin, 'PUT', url, usual)).status).toBe(200)
    expect(await unitRates()).toMatchObject({ uuid: before.uuid, source: 'ACCOUNT' })
  })

  it('a new account inherits the default scheme of the system instead of having a copy', async () => {
    await ofSystem()
    const { id } = await createAccount(test.db, { name: 'Newcomer', tier: 'BUSINESS', currency: 'EUR' })
    expect(await test.db.$count(netRateSettings, eq(netRateSettings.accountId, id))).toBe(0)
    expect(await findNetRates(test.db, { accountId: id, netRateSettingsId: null })).toMatchObject({ source: 'SYSTEM' })
  })
})

describe('price tables', () => {
  const title = 'Source language,Target language,Step,Price per word,Price per hour,Price per page,Minimum fee'
  const make = async (name: string) =>
    bodyOf<PriceListDetail>(await test.call(test.people.accountAdmin, 'POST', lists, { ...list, name }), 201)
  const get = async (uuid: string) =>
    bodyOf<PriceListDetail>(await test.call(test.people.accountAdmin, 'GET', `${lists}/${uuid}`))
  const send = (uuid: string, content: string | Uint8Array<ArrayBuffer>, query = '') => {
    const form = new FormData()
    form.append('file', new File([content], 'prices.csv'))
    return test.call(test.people.accountAdmin, 'POST', `${lists}/${uuid}/prices/import${query}`, form)
  }
  const report = async (...sent: Parameters<typeof send>) => bodyOf<PriceImport>(await send(...sent))

  it.each(['CSV', 'XLSX'])('an exported %s file changes nothing when it is imported', async (format) => {
    const { uuid } = await make(`Round trip ${format}`)
    const exported = await test.download(test.people.accountAdmin, `${lists}/${uuid}/prices/file?format=${format}`)
    expect(exported.headers.get('content-disposition')).toContain(`.${format.toLowerCase()}`)
    const content = new Uint8Array(exported.bytes)
    expect(await report(uuid, content, '?removeOthers=true')).toMatchObject({
      isImported: false,
      version: 1,
      unchanged: 2,
      lines: [],
    })
    const other = bodyOf<PriceListDetail>(
      await test.call(test.people.accountAdmin, 'POST', lists, { ...list, name: `Copy ${format}`, prices: [] }),
      201,
    )
    expect(await report(other.uuid, content)).toMatchObject({ isImported: true, version: 2, added: 2 })
    expect((await get(other.uuid)).prices).toMatchObject(list.prices)
  })

  it('an import adds and changes prices, and removes others on request; a dry run changes nothing', async () => {
    const { uuid } = await make('Imported')
    const table = `${title}\nen,es,,0.1,,,10\nen,pt-BR,Review,,45,,\n`
    const foreseen = {
      added: 1,
      changed: 1,
      unchanged: 0,
      removed: 1,
      wrong: 0,
      lines: [
        { line: 2, outcome: 'CHANGED', before: { pricePerItem: 0.123456 }, after: { pricePerItem: 0.1 } },
        { line: 3, outcome: 'ADDED', after: { targetLocale: 'pt_br', workflow: 'REVIEW', pricePerHour: 45 } },
      ],
    }
    expect(await report(uuid, table, '?dryRun=true&removeOthers=true')).toMatchObject({ ...foreseen, version: 1 })
    expect(await get(uuid)).toMatchObject({ version: 1, prices: list.prices })
    const imported = await report(uuid, table, '?removeOthers=true')
    expect(imported).toMatchObject({ ...foreseen, isImported: true, version: 2 })
    expect((await get(uuid)).prices).toMatchObject([{ pricePerItem: 0.1 }, { targetLocale: 'pt_br' }])
  })

  it('a table accepts any usual spelling of a language, and suggests one for an unknown language', async () => {
    const { uuid } = await make('Spelled')
    const table = `${title}\nen,zh-Hant-HK,,0.1,,,\nen,iw,,0.1,,,\nen,pl-Latn-PL,,0.1,,,\nen,en-UK,,0.1,,,\n`
    const { lines } = await report(uuid, table, '?dryRun=true')
    expect(lines.map(({ after, problems }) => after?.targetLocale ?? problems[0]?.message)).toEqual([
      'zh_hant_hk',
      'he',
      'pl_pl',
      'Enter the code of a supported language, such as en_gb.',
    ])
  })

  it('a table with wrong lines is reported line by line, and nothing of it is imported', async () => {
    const { uuid } = await make('Wrong lines')
    const rows = [
      'en;de;;0,12;;;',
      'en;xx_yy;;0,1;;;',
      'en;fr;NAPPING;0,1;;;',
      'en;fr;;0,1234567;;;1,23456',
      'en;fr;;free;;;',
      'en;it;;;;;',
      'en;de;;0,13;;;',
    ]
    const { isImported, wrong, lines } = await report(uuid, [title.replaceAll(',', ';'), ...rows].join('\r\n'))
    expect({ isImported, wrong }).toEqual({ isImported: false, wrong: 6 })
    expect(
      lines.map(({ line, problems }) => [line, ...problems.map(({ column, code }) => `${column} ${code}`)]),
    ).toEqual([
      [2],
      [3, 'targetLocale UNKNOWN_LANGUAGE'],
      [4, 'workflow UNKNOWN_STEP'],
      [5, 'pricePerItem NOT_AN_AMOUNT', 'minimumFee NOT_AN_AMOUNT'],
      [6, 'pricePerItem NOT_AN_AMOUNT'],
      [7, 'pricePerItem NO_PRICE'],
      [8, 'targetLocale LISTED_TWICE'],
    ])
    expect(lines[0]).toMatchObject({ outcome: 'ADDED', after: { pricePerItem: 0.12 } })
    expect(await get(uuid)).toMatchObject({ version: 1 })
  })

  it.each([
    ['without the languages', 'Step,Price per word\n,0.1'],
    ['with an open quote', `${title}\nen,"es`],
    ['that is a damaged workbook', 'PK nothing'],
    ['of too many lines', `${title}\n${'en,es,,1,,,\n'.repeat(5001)}`],
  ])('a file %s is refused', async (_, content) => {
    const { uuid } = await make('Refused')
    expect(await send(uuid, content)).toMatchObject({ status: 422, body: { code: 'FILE_REFUSED' } })
  })
})

describe('rates of all people', () => {
  it('managers list and filter them, and linguists see their own', async () => {
    const { accountAdmin, manager, linguistA, linguistB, stranger, client } = test.people
    const workflows = bodyOf<{ uuid: string; code: string }[]>(await test.call(manager, 'GET', '/api/v3/workflow'))
    const workflowUuid = workflows.find(({ code }) => code === 'EDITING')!.uuid
    for (const [person, currency, wordRate] of [
      [linguistA, 'CHF', 0.11],
      [linguistB, 'CHF', 0.12],
    ] as const) {
      const rateDetails = [{ languagePair: 'en:nl', workflowUuid, wordRate }]
      const rate = { currency, rateDetails }
      bodyOf(await test.call(accountAdmin, 'POST', `/api/v3/user/${person.id}/rate`, rate), 201)
    }
    const ratesFor = async (as: Person, filters: string) =>
      bodyOf<UserRatePage>(await test.call(as, 'GET', `/api/v3/user/rates?${filters}`))
    const both = await ratesFor(accountAdmin, 'currency=CHF&size=1&sort=name,desc')
    const [first, second] = [linguistA, linguistB].toSorted((a, b) => (a.name < b.name ? 1 : -1))
    expect(both).toMatchObject({ totalElements: 2, content: [{ userUuid: first!.id, user: { name: first!.name } }] })
    expect((await ratesFor(accountAdmin, 'currency=CHF&size=1&page=1&sort=name,desc')).content).toMatchObject([
      { userUuid: second!.id, rateDetails: [{ languagePair: 'en:nl' }] },
    ])
    const pair = `languagePair=en:nl&workflowUuid=${workflowUuid}`
    expect((await ratesFor(accountAdmin, pair)).totalElements).toBe(2)
    expect((await ratesFor(accountAdmin, 'languagePair=nl:en')).content).toEqual([])
    expect(
      (await ratesFor(accountAdmin, `name=${encodeURIComponent(linguistB.name)}&currency=CHF`)).totalElements,
    ).toBe(1)
    expect((await ratesFor(linguistA, pair)).content.map(({ userUuid }) => userUuid)).toEqual([linguistA.id])
    expect((await test.call(stranger, 'GET', `/api/v3/user/rates?${pair}`)).body).not.toMatchObject({
      totalElements: 2,
    })
    expect((await test.call(client, 'GET', '/api/v3/user/rates')).status).toBe(403)
  })
})

describe('the rates of all people, line by line', () => {
  const all = '/api/v3/user/all-user-rates'
  const filter = (line: string) => `${all}?size=100&filter=${encodeURIComponent(line)}`
  const lines = async (as: Person, line: string) =>
    bodyOf<UserRateLinePage>(await test.call(as, 'GET', filter(line))).content

  it('managers find lines by person, pair, step, and amount, and linguists see their own', async () => {
    const { manager, linguistA, linguistB, stranger } = test.people
    const found = await lines(manager, 'source:en target:es step:TRANSLATION')
    const names = found.map(({ user }) => user.name)
    expect(names).toContain(linguistA.name)
    expect(names).toContain(linguistB.name)
    expect(found.map(({ wordRate }) => wordRate)).toEqual(found.map(({ wordRate }) => wordRate).toSorted())
    const own = await lines(linguistA, '')
    expect(new Set(own.map(({ user }) => user.uuid))).toEqual(new Set([linguistA.id]))
    expect(await lines(manager, `linguist:"${linguistA.name}" word:>999`)).toEqual([])
    const theirs = await lines(stranger, '')
    expect(theirs.filter(({ user }) => user.uuid === linguistA.id)).toEqual([])
  })

  it('a line is compared with those of everyone for the same pair, step, and currency', async () => {
    const { manager } = test.people
    const found = await lines(manager, 'source:en target:ja step:TRANSLATION currency:USD')
    const rates = found.map(({ wordRate = 0 }) => wordRate).toSorted()
    const query = found.map(({ uuid }) => `rateDetailUuids=${uuid}`).join('&')
    const compared = bodyOf<UserRateComparison[]>(await test.call(manager, 'GET', `${all}/comparison?${query}`))
    expect(compared).toHaveLength(found.length)
    expect(compared[0]).toMatchObject({ count: rates.length, lowest: rates[0], highest: rates.at(-1) })
  })

  it('many rates are changed by a percentage once a dry run has shown what becomes of each', async () => {
    const { manager, linguistA, linguistB } = test.people
    const chosen = (await lines(manager, 'source:en target:ar step:TRANSLATION')).filter(({ user }) =>
      [linguistA.id, linguistB.id].includes(user.uuid),
    )
    const change = { rateDetailUuids: chosen.map(({ uuid }) => uuid), rate: 'wordRate', percent: 2.5 }
    const tried = bodyOf<UserRateChangeResult>(await test.call(manager, 'POST', all, { ...change, dryRun: true }))
    expect(tried).toMatchObject({ changed: 2, refused: 0, isDone: false })
    const now = async () => new Map((await lines(manager, 'target:ar')).map(({ uuid, wordRate }) => [uuid, wordRate]))
    expect((await now()).get(chosen[0]!.uuid)).toBe(chosen[0]!.wordRate)
    const done = bodyOf<UserRateChangeResult>(await test.call(manager, 'POST', all, change))
    expect(done.lines).toEqual(tried.lines)
    const changed = await now()
    for (const { rateDetailUuid, to } of done.lines) expect(changed.get(rateDetailUuid)).toBe(to)
    const hourly = { ...change, rate: 'hourlyRate', dryRun: true }
    const refused = bodyOf<UserRateChangeResult>(await test.call(manager, 'POST', all, hourly))
    expect(refused).toMatchObject({ changed: 0, refused: 2, lines: [{ refusal: 'NO_RATE' }, { refusal: 'NO_RATE' }] })
    expect((await test.call(test.people.stranger, 'POST', all, change)).status).toBe(404)
    expect((await test.call(manager, 'POST', all, { ...change, amount: 1 })).status).toBe(400)
  })

  it.each<[string | null, object, object]>([
    ['0.060000', { percent: 5 }, { from: 0.06, to: 0.063 }],
    ['0.065000', { percent: -2.5 }, { from: 0.065, to: 0.063375 }],
    ['0.000001', { percent: 50 }, { from: 0.000001, to: 0.000002 }],
    ['0.060000', { amount: -0.01 }, { from: 0.06, to: 0.05 }],
    ['0.060000', { amount: -0.07 }, { from: 0.06, refusal: 'NEGATIVE' }],
    ['999.000000', { amount: 2 }, { from: 999, refusal: 'TOO_HIGH' }],
    ['0.060000', { amount: 0 }, { from: 0.06, refusal: 'UNCHANGED' }],
    [null, { percent: 5 }, { refusal: 'NO_RATE' }],
  ])('a rate of %s changed by %o becomes %o', (from, change, becomes) => {
    expect(changedRate(from, { rate: 'wordRate', ...change })).toEqual(becomes)
  })
})

describe('the table of rates', () => {
  const { accountAdmin, linguistB } = test.people
  const path = '/api/v3/user/all-user-rates/import'
  const title =
    'Email;Organizational unit;Currency;Source language;Target language;Step;Rate per word;Rate per hour;Minimum fee'
  const bring = async (table: string | Uint8Array<ArrayBuffer>, query = '') => {
    const answer = await test.call(accountAdmin, 'POST', `${path}${query}`, fileForm('rates.csv', table))
    const { uuid } = bodyOf<{ uuid: string }>(answer, 202)
    return (await test.jobEnd(uuid)).report as unknown as TableImportReport
  }
  const ratesOf = async (currency: string) =>
    bodyOf<UserRate[]>(await test.call(accountAdmin, 'GET', `/api/v3/user/${linguistB.id}/rate?currency=${currency}`))

  it('adds and changes rates, one version a rate; a dry run says the same and changes nothing', async () => {
    const table = (word: string) =>
      `${title}\n${linguistB.email};;DKK;en;es;Translation;${word};;15\n${linguistB.email};;DKK;en;pt-BR;REVIEW;;45,5;\n`
    expect(await bring(table('0,12'), '?dryRun=true')).toMatchObject({ isImported: false, added: 2 })
    expect(await ratesOf('DKK')).toEqual([])
    expect(await bring(table('0,12'))).toMatchObject({ isImported: true, added: 2, wrong: 0 })
    const [rate, ...others] = await ratesOf('DKK')
    expect(others).toEqual([])
    expect(rate).toMatchObject({ version: 1, minimumFee: 15 })
    expect(rate?.rateDetails).toMatchObject([{ wordRate: 0.12 }, { languagePair: 'en:pt_br', hourlyRate: 45.5 }])
    const again = await bring(table('0,13'))
    expect(again).toMatchObject({ changed: 1, unchanged: 1 })
    expect(again.lines[0]?.changes).toEqual([{ column: 'Rate per word', before: '0.12', after: '0.13' }])
    expect((await ratesOf('DKK'))[0]).toMatchObject({ version: 2, minimumFee: 15 })
  })

  it.each(['CSV', 'XLSX'])('importing an exported %s table changes nothing', async (format) => {
    const exported = await test.download(accountAdmin, `${path}/table?format=${format}&filter=currency:DKK`)
    expect(await bring(new Uint8Array(exported.bytes))).toMatchObject({ added: 0, changed: 0, unchanged: 2, wrong: 0 })
  })

  it('a table with wrong lines is reported by line and column, and none of it is imported', async () => {
    const rows = [
      `${linguistB.email};;SEK;en;de;REVIEW;0,2;;`,
      `unknown@example.com;Nowhere;XXQ;en;en_zz;NAPPING;1001;x;`,
      `${linguistB.email};;SEK;en;de;REVIEW;0,3;;5`,
      `${linguistB.email};;SEK;en;fr;REVIEW;;;`,
      `${linguistB.email};;SEK;en;it;REVIEW;0,1;;6`,
    ]
    const report = await bring([title, ...rows].join('\n'))
    expect(report).toMatchObject({ isImported: false, wrong: 4 })
    expect(report.lines.map(({ problems }) => problems.map(({ column, code }) => `${column} ${code}`))).toEqual([
      [],
      [
        'Email UNKNOWN',
        'Organizational unit UNKNOWN',
        'Currency WRONG_VALUE',
        'Target language WRONG_VALUE',
        'Step WRONG_VALUE',
        'Rate per word WRONG_VALUE',
        'Rate per hour WRONG_VALUE',
      ],
      ['Target language LISTED_TWICE'],
      ['Rate per word MISSING'],
      ['Minimum fee WRONG_VALUE'],
    ])
    expect(await ratesOf('SEK')).toEqual([])
  })
})
