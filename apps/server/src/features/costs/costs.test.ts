import type {
  CostExplanation,
  CostLine,
  CostMatrix,
  CostsSummary,
  ManualCost,
  Profitability,
  TotalCosts,
} from '@dragoman/sdk/operations/costs'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tasks } from '../work/task-tables.ts'
import { priceLists } from '../rates/tables.ts'
import { orgUnits } from '../../identity/tables.ts'
import { createPerson } from '../../testing/people.ts'
import { grant } from '../../testing/permissions.ts'
import { pricedFile, seedPrices } from '../../testing/prices.ts'
import { bodyOf, fileForm, projectSteps } from '../../testing/projects.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const seeded = await seedPrices(test)

const url = (id: string, rest = '') => `/api/v3/project/${id}${rest}`

describe('costs', () => {
  it('linguists never see costs, even with the permission', async () => {
    const { place, manager } = test.people
    const curious = await createPerson(test.app.services, place, 'Cora Curious', {
      roles: ['VENDOR'],
      pairs: [['en', 'es']],
      member: true,
    })
    for (const code of ['PROJECT_costs', 'PROJECT_list'] as const) await grant(test, curious, code)
    const uuid = await seeded.priced()
    await test.db.update(tasks).set({ assigneeId: curious.id }).where(eq(tasks.projectId, uuid))
    for (const rest of ['/costs-summary', '/total-costs', '/costs/lang-pair?sourceLang=en&targetLang=es']) {
      expect(await test.call(curious, 'GET', url(uuid, rest))).toMatchObject({
        status: 403,
        body: { data: { missing: ['PROJECT_costs'] } },
      })
    }
    const shown = bodyOf(await test.call(curious, 'GET', url(uuid)))
    expect(shown).toHaveProperty('workUnits')
    expect(JSON.stringify(shown)).not.toMatch(/cost"|totalCost/)
    expect(JSON.stringify(bodyOf(await test.call(manager, 'GET', url(uuid))))).toMatch(/totalCost/)
  })

  it('costs match the table of expected amounts to the cent', async () => {
    const { manager } = test.people
    const uuid = await seeded.priced()
    const summary = bodyOf<CostsSummary>(await test.call(manager, 'GET', url(uuid, '/costs-summary')))
    expect(summary).toMatchObject({
      costsStatus: 'COMPLETED',
      currency: 'USD',
      totalCost: 2.31,
      langPairCosts: [
        {
          sourceLang: 'en',
          targetLang: 'es',
          words: 14,
          netWords: 4.45,
          totalCost: 0.53,
          chargeBy: 'WORD',
          line: 'pair:en:es',
        },
        { sourceLang: 'en', targetLang: 'ja', words: 14, netWords: 11.45, totalCost: 1.78, chargeBy: 'WORD' },
      ],
    })
    const table = async (target: string) =>
      bodyOf<CostLine[]>(
        await test.call(manager, 'GET', url(uuid, `/costs/lang-pair?sourceLang=en&targetLang=${target}`)),
      ).map((line) => [line.matchType, line.words, line.unitPrice, line.netRateFactor, line.totalCost])
    expect(await table('es')).toEqual([
      ['CONTEXT', 2, 0.12, 0.05, 0.01],
      ['EXACT', 6, 0.12, 0.15, 0.11],
      ['REPETITION', 3, 0.12, 0.15, 0.05],
      ['0-74', 3, 0.12, 1, 0.36],
    ])
    expect(await table('ja')).toEqual([
      ['REPETITION', 3, 0.155, 0.15, 0.07],
      ['0-74', 11, 0.155, 1, 1.71],
    ])
    const total = bodyOf<TotalCosts>(await test.call(manager, 'GET', url(uuid, '/total-costs')))
    expect(total).toMatchObject({
      grossCost: 3.86,
      netCost: 2.31,
      totalSavings: 1.55,
      totalCalculatedCost: 2.31,
      minimumFeeApplied: false,
      costInfoDtoList: [],
    })
    const { workUnits: units, totalCost } = await steps.get(manager, uuid)
    expect(totalCost).toBe(2.31)
    expect(units.map(({ cost, netWords }) => [cost, netWords])).toEqual([
      [0.534, 4.45],
      [1.7748, 11.45],
    ])
  })

  it('further files are estimated before they are added, at the full price of their words', async () => {
    const { manager, client, linguistA } = test.people
    const uuid = await seeded.priced()
    const form = fileForm(pricedFile.name, pricedFile.content)
    const upload = bodyOf<{ uuid: string }>(await test.call(manager, 'POST', '/api/v3/upload', form), 201).uuid
    const body = { uploadUuids: [upload], targetLocales: ['es', 'ja'], workflows: ['TRANSLATION', 'REVIEW'] }
    const estimate = (as = manager, more: object = {}) =>
      test.call(as, 'POST', url(uuid, '/costs/estimate'), { ...body, ...more })
    expect(await estimate()).toMatchObject({ status: 400, body: { errors: [{ field: 'body.uploadUuids' }] } })
    bodyOf(await test.call(manager, 'POST', `/api/v3/upload/${upload}/preview`, { sourceLocale: 'en' }))
    expect(bodyOf(await estimate())).toEqual({
      tasks: 4,
      words: 14,
      currency: 'USD',
      total: 3.85,
      pairs: [
        { targetLocale: 'es', total: 1.68 },
        { targetLocale: 'ja', total: 2.17 },
      ],
      missingPrices: false,
      wordCounter: 'WORD',
    })
    const { orgUnitId } = test.people.place
    const ofNew = (as = manager, more: object = {}) =>
      test.call(as, 'POST', `/api/v3/client/${orgUnitId}/costs/estimate`, { ...body, sourceLocale: 'en', ...more })
    expect(bodyOf(await ofNew())).toEqual(bodyOf(await estimate()))
    // Without steps, each file has those of its type.
    expect(bodyOf(await ofNew(manager, { workflows: undefined }))).toMatchObject({ words: 14, total: 3.85 })
    expect(await ofNew(manager, { sourceLocale: 'es' })).toMatchObject({ status: 400 })
    expect(await ofNew(manager, { sourceLocale: 'xx' })).toMatchObject({ status: 400 })
    expect(await ofNew(linguistA)).toMatchObject({ status: 403 })
    expect(await ofNew(test.people.stranger)).toMatchObject({ status: 404 })
    expect(await estimate(manager, { targetLocales: ['en'] })).toMatchObject({ status: 400 })
    expect(await estimate(client)).toMatchObject({ status: 404 })
    expect(await estimate(linguistA)).toMatchObject({ status: 403 })
  })

  it('costs open to segments, match band, rate and rounding', async () => {
    const { manager, client } = test.people
    const uuid = await seeded.priced()
    const lines = bodyOf<CostLine[]>(
      await test.call(client, 'GET', url(uuid, '/costs/lang-pair?sourceLang=en&targetLang=ja')),
    )
    const explain = async (line: string, more = '') =>
      bodyOf<CostExplanation>(await test.call(manager, 'GET', url(uuid, `/costs/explanation?line=${line}${more}`)))
    const explained = await explain(lines[1]?.line ?? '')
    expect(explained).toMatchObject({
      kind: 'MATCH',
      quantity: 11,
      unit: 'WORD',
      unitPrice: 0.155,
      netRateFactor: 1,
      totalCost: 1.71,
      band: { analysisItemType: 'NEW', match: 0, matchEnd: 74 },
      rate: { source: 'PRICE_LIST', uuid: seeded.priceList, name: 'Standard', version: 1, entry: 'en > ja' },
      netRate: { source: 'NET_RATE_SETTINGS', name: 'Standard', version: 1 },
      rounding: { exact: '1.705', rounded: '1.71', minorUnits: 2, mode: 'HALF_UP' },
      segments: { totalElements: 3 },
    })
    expect(explained.segments.content.map(({ source, words, sequence }) => [source, words, sequence])).toEqual([
      ['Open the file', 3, 1],
      ['Save all of your changes now', 6, 2],
      ['Delete everything', 2, 4],
    ])
    const pair = await explain('pair:en:es', '&size=2&page=1')
    expect(pair).toMatchObject({
      kind: 'LANG_PAIR',
      words: 14,
      totalCost: 0.53,
      segments: { totalElements: 4, number: 1 },
    })
    expect(pair.segments.content.map(({ band, match }) => [band, match])).toEqual([
      ['REPETITION', 0],
      ['CONTEXT', 101],
    ])
    for (const line of [crypto.randomUUID(), 'pair:en:de', 'nonsense']) {
      expect((await test.call(manager, 'GET', url(uuid, `/costs/explanation?line=${line}`))).status).toBe(404)
    }
  })

  it('costs stay the same when prices change after approval', async () => {
    const { manager } = test.people
    const uuid = await seeded.priced()
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
    const before = await test.call(manager, 'GET', url(uuid, '/total-costs'))
    await test.db
      .update(priceLists)
      .set({ defaultPricePerItem: '9', version: 2 })
      .where(eq(priceLists.id, seeded.priceList))
    try {
      expect((await test.call(manager, 'GET', url(uuid, '/total-costs'))).body).toEqual(before.body)
      expect((await steps.get(manager, uuid)).totalCost).toBe(2.31)
    } finally {
      await test.db
        .update(priceLists)
        .set({ defaultPricePerItem: '0.12', version: 1 })
        .where(eq(priceLists.id, seeded.priceList))
    }
  })

  it('changed files make costs outdated, and manual costs stay', async () => {
    const { manager } = test.people
    const uuid = await seeded.priced()
    const add = (body: object) =>
      test.call(manager, 'POST', url(uuid, '/cost/manual-cost'), {
        costType: 'SERVICE',
        unitType: 'FIXED',
        units: 1,
        costPerUnit: 10,
        description: 'Screenshots',
        ...body,
      })
    const fixed = bodyOf<ManualCost>(await add({}), 202)
    expect(fixed).toMatchObject({ total: 10, rateType: 'FIXED', costType: 'SERVICE' })
    const rush = bodyOf<ManualCost>(
      await add({
        description: 'Rush',
        costType: 'SURCHARGE',
        rateType: 'PERCENTAGE',
        costPerUnit: 50,
        targetLanguage: 'es',
      }),
      202,
    )
    expect(rush).toMatchObject({ total: 0.27, rateType: 'PERCENTAGE', sourceLanguage: 'en', targetLanguage: 'es' })
    expect((await steps.get(manager, uuid)).totalCost).toBe(12.58)
    for (const [field, wrong] of [
      ['costPerUnit', { costPerUnit: 0.1234567 }],
      ['costPerUnit', { rateType: 'PERCENTAGE', costPerUnit: -100.5 }],
      ['costPerUnit', { rateType: 'PERCENTAGE', costPerUnit: -60, units: 2 }],
      ['costPerUnit', { units: 1_000_000_000, costPerUnit: 1_000_000 }],
      ['costPerUnit', { units: 1_000_000_000, costPerUnit: -1_000_000 }],
      ['costPerUnit', { rateType: 'PERCENTAGE', units: 1000, costPerUnit: 100 }],
      ['description', { description: '  ' }],
      ['costType', { costType: 'TIP' }],
      ['unitType', { unitType: 'BARREL' }],
      ['rateType', { rateType: 'GIFT' }],
      ['targetLanguage', { targetLanguage: 'de' }],
      ['targetLanguage', { sourceLanguage: 'en' }],
      ['sourceLanguage', { sourceLanguage: 'de', targetLanguage: 'es' }],
    ] as const) {
      const refused = { status: 400, body: { errors: [{ field: `body.${field}` }] } }
      expect([wrong, await add(wrong)]).toMatchObject([wrong, refused])
    }
    expect((await test.call(manager, 'DELETE', url(uuid, `/cost/${rush.uuid}`))).status).toBe(204)
    expect((await test.call(manager, 'DELETE', url(uuid, `/cost/${rush.uuid}`))).status).toBe(404)
    expect((await steps.get(manager, uuid)).totalCost).toBe(12.31)
    bodyOf(await steps.move(manager, uuid, 'DRAFT', { reason: 'One more file' }))
    const file = await steps.addFile(manager, uuid, { name: 'more.json', content: '{"more": "One more"}' })
    await steps.addWorkUnits(manager, uuid, [file], ['es'])
    expect(await steps.get(manager, uuid)).toMatchObject({
      costsStatus: 'NOT_CALCULATED',
      totalCost: 10,
      costs: [{ description: 'Screenshots' }],
    })
    bodyOf(await steps.move(manager, uuid, 'PENDING', { calculateCosts: true }))
    expect(await steps.costs(manager, uuid)).toMatchObject({ costsStatus: 'COMPLETED', totalCost: 12.55 })
  })

  it('other prices of the organizational unit make costs outdated', async () => {
    const { manager, place } = test.people
    const uuid = await seeded.priced()
    bodyOf(await steps.move(manager, uuid, 'DRAFT', { reason: 'Other prices' }))
    const set = (currency: string) => test.db.update(orgUnits).set({ currency }).where(eq(orgUnits.id, place.orgUnitId))
    await set('EUR')
    const info = () => test.call(manager, 'POST', url(uuid, '/info'), { inferDefaultSettings: true })
    bodyOf(await info())
    await set('USD')
    const { currency, costsStatus, totalCost } = await steps.get(manager, uuid)
    expect({ currency, costsStatus, totalCost }).toEqual({
      currency: 'EUR',
      costsStatus: 'NOT_CALCULATED',
      totalCost: undefined,
    })
  })

  it('linguists do not see costs, and clients do not see payments', async () => {
    const { manager, client, linguistA } = test.people
    const uuid = await seeded.priced()
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
    const [task] = await test.db.select().from(tasks).where(eq(tasks.projectId, uuid))
    if (!task) throw new Error('no task')
    await test.db
      .update(tasks)
      .set({ assigneeId: linguistA.id, status: 'APPROVED', currency: 'USD', payableAmount: '1.00' })
      .where(eq(tasks.id, task.id))
    for (const rest of [
      '/costs-summary',
      '/total-costs',
      '/costs/lang-pair?sourceLang=en&targetLang=es',
      '/profitability',
    ]) {
      const { status } = await test.call(linguistA, 'GET', url(uuid, rest))
      expect({ rest, status }).toEqual({ rest, status: 403 })
    }
    const seen = bodyOf<{ cost?: number; netWords?: number }>(
      await test.call(linguistA, 'GET', `/api/v1/atlas/work-unit/${task.workUnitId}`),
    )
    expect(seen.cost).toBeUndefined()
    expect(seen.netWords).toBe(4.45)
    expect((await test.call(client, 'GET', url(uuid, '/profitability'))).status).toBe(403)
    expect(JSON.stringify((await test.call(client, 'GET', url(uuid))).body)).not.toContain('payable')
    const margin = bodyOf<Profitability>(await test.call(manager, 'GET', url(uuid, '/profitability')))
    expect(margin).toMatchObject({ totalCost: 2.31, totalCostTasks: 1, profitability: 56.71 })
  })
})

describe('the matrix of costs', () => {
  it('languages by bands add up to the summary, each cell opening its line', async () => {
    const { manager } = test.people
    const uuid = await seeded.priced()
    const matrix = bodyOf<CostMatrix>(await test.call(manager, 'GET', url(uuid, '/costs/matrix')))
    expect(matrix.bands.map(({ band, words, netRateFactor }) => [band, words, netRateFactor])).toEqual([
      ['CONTEXT', 2, 0.05],
      ['EXACT', 6, 0.15],
      ['REPETITION', 6, 0.15],
      ['0-74', 14, 1],
    ])
    expect(
      matrix.rows.map(({ targetLang, unitPrice, cells }) => [
        targetLang,
        unitPrice,
        cells.map(({ band, totalCost }) => [band, totalCost]),
      ]),
    ).toEqual([
      [
        'es',
        0.12,
        [
          ['CONTEXT', 0.01],
          ['EXACT', 0.11],
          ['REPETITION', 0.05],
          ['0-74', 0.36],
        ],
      ],
      [
        'ja',
        0.155,
        [
          ['REPETITION', 0.07],
          ['0-74', 1.71],
        ],
      ],
    ])
    expect(matrix.sum).toMatchObject({
      words: 28,
      weightedWords: 15.9,
      grossCost: 3.86,
      totalCost: 2.31,
      otherLines: 0,
    })
    const line = matrix.rows[1]!.cells[1]!.lines[0]!.line
    const explained = bodyOf<CostExplanation>(
      await test.call(manager, 'GET', url(uuid, `/costs/explanation?line=${line}`)),
    )
    expect(explained).toMatchObject({ kind: 'MATCH', totalCost: 1.71, targetLocale: 'ja' })
  })

  it('a new calculation stands beside the one before, and payments beside prices for managers alone', async () => {
    const { manager, client, linguistA } = test.people
    const uuid = await seeded.priced()
    await test.db.update(priceLists).set({ defaultPricePerItem: '0.24' }).where(eq(priceLists.id, seeded.priceList))
    try {
      await test.call(manager, 'POST', url(uuid, '/recalculate/costs'))
      await expect
        .poll(async () => bodyOf<CostMatrix>(await test.call(manager, 'GET', url(uuid, '/costs/matrix'))).before)
        .toMatchObject({ totalCost: 2.31 })
    } finally {
      await test.db.update(priceLists).set({ defaultPricePerItem: '0.12' }).where(eq(priceLists.id, seeded.priceList))
    }
    const paid = { assigneeId: linguistA.id, payableAmount: '0.5', currency: 'USD' }
    await test.db.update(tasks).set(paid).where(eq(tasks.projectId, uuid))
    const [forManager, forClient] = await Promise.all(
      [manager, client].map(async (person) =>
        bodyOf<CostMatrix>(await test.call(person, 'GET', url(uuid, '/costs/matrix'))),
      ),
    )
    const spanish = forManager!.rows[0]!
    expect(spanish.before).toBe(0.53)
    expect(spanish.totalCost).toBeGreaterThan(0.53)
    expect(spanish.margin).toBeCloseTo(100 * (1 - spanish.pay! / spanish.totalCost), 1)
    expect(forManager!.linguists).toMatchObject([{ user: { name: 'Lina Linguist' }, targetLangs: ['es', 'ja'] }])
    expect(forClient!.rows[0]).not.toHaveProperty('pay')
    expect(forClient).toMatchObject({ linguists: [] })
  })
})
