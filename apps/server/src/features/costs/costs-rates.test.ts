import type {
  CostExplanation,
  CostLine,
  CostsSummary,
  PriceType,
  Profitability,
  TotalCosts,
} from '@dragoman/sdk/operations/costs'
import type { Logfile, LogfilePage } from '@dragoman/sdk/operations/logfiles'
import type { NetRateSettings } from '@dragoman/sdk/operations/netRateSettings'
import type { PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import type { AsyncRequest } from '@dragoman/sdk/operations/shared'
import { and, eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { netRateSettings, userRateDetails, userRates } from '../rates/tables.ts'
import { workflows } from '../workflows/tables.ts'
import type { Person } from '../../testing/people.ts'
import { seedPrices } from '../../testing/prices.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const seeded = await seedPrices(test)

const url = (id: string, rest = '') => `/api/v3/project/${id}${rest}`
const get = async <T>(id: string, rest: string) => bodyOf<T>(await test.call(test.people.manager, 'GET', url(id, rest)))
const explain = (id: string, line: string) => get<CostExplanation>(id, `/costs/explanation?line=${line}`)

async function recalculate(uuid: string): Promise<AsyncRequest> {
  const { manager } = test.people
  const { id } = bodyOf<AsyncRequest>(await test.call(manager, 'POST', url(uuid, '/recalculate/costs')))
  await test.jobEnd(id)
  return bodyOf(await test.call(manager, 'POST', url(uuid, `/recalculate/costs?requestId=${id}`)))
}

/** Changes the price list through the API and puts it back afterwards. */
async function withPriceList(change: object, then: () => Promise<void>): Promise<void> {
  const { accountAdmin } = test.people
  const address = `/api/v3/price-list/${seeded.priceList}`
  const { uuid, accountUUID, version, prices, coefficients, ...before } = bodyOf<PriceListDetail>(
    await test.call(accountAdmin, 'GET', address),
  )
  const kept = prices.map((price) => ({ ...price, uuid: undefined }))
  expect({ uuid, accountUUID, isNumbered: version > 0, coefficients }).toMatchObject({
    uuid: seeded.priceList,
    coefficients: [],
  })
  bodyOf(await test.call(accountAdmin, 'PUT', address, { ...before, prices: kept, ...change }))
  try {
    await then()
  } finally {
    bodyOf(await test.call(accountAdmin, 'PUT', address, { ...before, prices: kept, coefficients }))
  }
}

describe('rates of a project', () => {
  it('a recalculated project keeps the rates of its approval', async () => {
    const { manager, accountAdmin, place } = test.people
    const uuid = await seeded.priced()
    const agreed = (await get<CostLine[]>(uuid, '/costs/lang-pair?sourceLang=en&targetLang=es'))[0]
    const { rate } = await explain(uuid, agreed?.line ?? '')
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
    const before = await get<TotalCosts>(uuid, '/total-costs')
    const other = await seeded.priced()
    const [scheme] = await test.db
      .select()
      .from(netRateSettings)
      .where(and(eq(netRateSettings.accountId, place.accountId), eq(netRateSettings.isDefault, true)))
    const schemeUrl = `/api/v3/net-rate-settings/${scheme?.id}`
    const { matchRanges, netRateWorkflows, name } = bodyOf<NetRateSettings>(await test.call(manager, 'GET', schemeUrl))
    const full = netRateWorkflows.map((step) => ({
      ...step,
      netRateWorkflowItems: step.netRateWorkflowItems.map((item) => ({ ...item, tmFactor: 1 })),
    }))
    const putScheme = async (factors: object) =>
      bodyOf(
        await test.call(accountAdmin, 'PUT', schemeUrl, {
          name,
          isDefault: true,
          matchRanges,
          netRateWorkflows: factors,
        }),
      )
    await putScheme(full)
    await withPriceList({ defaultPricePerItem: 9 }, async () => {
      expect(await recalculate(uuid)).toMatchObject({ status: 'DONE', data: { totalCost: 2.31 } })
      expect(await recalculate(other)).toMatchObject({ status: 'DONE', data: { totalCost: 14 * 9 + 2.18 } })
      const now = await get<TotalCosts>(uuid, '/total-costs')
      expect({ ...now, costInfoDtoList: [] }).toEqual({ ...before, costInfoDtoList: [] })
      const line = (await get<CostLine[]>(uuid, '/costs/lang-pair?sourceLang=en&targetLang=es'))[0]
      expect(line?.line).toBe(agreed?.line)
      const explained = await explain(uuid, line?.line ?? '')
      expect(explained).toMatchObject({ unitPrice: 0.12, rate, netRate: { source: 'NET_RATE_SETTINGS', version: 1 } })
      const then = bodyOf<PriceListDetail>(
        await test.call(manager, 'GET', `/api/v3/price-list/${seeded.priceList}?version=${rate.version}`),
      )
      expect(then).toMatchObject({ version: rate.version, defaultPricePerItem: 0.12 })
      expect((await test.call(manager, 'GET', `/api/v3/price-list/${seeded.priceList}?version=99`)).status).toBe(404)
      expect(
        bodyOf<NetRateSettings>(await test.call(manager, 'GET', `${schemeUrl}?version=1`)).netRateWorkflows,
      ).toEqual(netRateWorkflows)
      await recalculate(uuid)
      const analyses = (await get<LogfilePage>(uuid, '/logfile')).content
      expect(analyses).toMatchObject([
        { type: 'POST_ANALYSIS', isTaskPaymentLogFile: true, netRates: { uuid: scheme?.id, version: 1 } },
        { type: 'PRE_ANALYSIS', isTaskPaymentLogFile: false, netRates: { uuid: scheme?.id, version: 1 } },
      ])
      expect((await get<LogfilePage>(uuid, '/logfile?rotated=true')).content).toHaveLength(3)
    }).finally(() => putScheme(netRateWorkflows))
  })

  it('an approved project keeps its words per hour', async () => {
    const { manager } = test.people
    const hours = { chargeBy: 'HOUR', defaultPricePerHour: 60, wordsPerHour: 500 }
    const wordsPerHour = async (uuid: string) =>
      (await get<CostsSummary>(uuid, '/costs-summary')).langPairCosts[0]?.wordsPerHour
    await withPriceList(hours, async () => {
      const uuid = await seeded.priced()
      bodyOf(await steps.move(manager, uuid, 'APPROVED'))
      expect(await wordsPerHour(uuid)).toBe(500)
      await withPriceList({ ...hours, wordsPerHour: 100 }, async () => expect(await wordsPerHour(uuid)).toBe(500))
    })
  })

  it('a missing price is a warning, and everything else is priced', async () => {
    const { manager } = test.people
    await withPriceList({ defaultPricePerItem: 0 }, async () => {
      const uuid = await seeded.priced()
      const summary = await steps.costs(manager, uuid)
      expect(summary).toMatchObject({ costsStatus: 'COMPLETED_WARN', totalCost: 1.78 })
      expect(summary.failureReason).toContain('en > es')
      expect(summary.failureReason).not.toContain('ja')
      expect(summary.failure).toMatchObject({ code: 'PRICES_MISSING', data: { pairs: ['en > es'], isAgreed: false } })
      expect(summary).toMatchObject({
        missingPrices: [{ sourceLang: 'en', targetLang: 'es' }],
        priceListUuid: seeded.priceList,
      })
      const lines = await get<CostLine[]>(uuid, '/costs/lang-pair?sourceLang=en&targetLang=es')
      expect(lines.map(({ noPriceList, totalCost }) => [noPriceList, totalCost])).toEqual(
        Array.from(lines, () => [true, 0]),
      )
      expect(await recalculate(uuid)).toMatchObject({ status: 'WARN', data: { totalCost: 1.78 } })
      const other = await seeded.priced()
      bodyOf(await steps.move(manager, other, 'APPROVED'))
      const price = { sourceLocale: 'en', targetLocale: 'es', pricePerItem: 0.12 }
      const setPrices = (as: Person) => test.call(as, 'PUT', `/api/v3/price-list/${seeded.priceList}/prices`, [price])
      expect((await setPrices(manager)).status).toBe(403)
      expect(bodyOf<PriceListDetail>(await setPrices(test.people.accountAdmin)).prices).toHaveLength(2)
      expect(await recalculate(uuid)).toMatchObject({ status: 'DONE', data: { totalCost: 2.31 } })
      expect(await recalculate(other)).toMatchObject({ status: 'WARN', data: { totalCost: 1.78 } })
    })
  })

  it('a missing price list is a warning, and one that is added later is used', async () => {
    const { manager } = test.people
    const uuid = await seeded.priced()
    await test.db.update(projects).set({ priceListId: crypto.randomUUID() }).where(eq(projects.id, uuid))
    expect(await recalculate(uuid)).toMatchObject({ status: 'WARN', data: { totalCost: 0 } })
    const { failureReason, failure } = await steps.costs(manager, uuid)
    expect(failureReason).toContain('no price list')
    expect(failure).toEqual({ code: 'PRICE_LIST_MISSING' })
    await test.db.update(projects).set({ priceListId: null }).where(eq(projects.id, uuid))
    expect(await recalculate(uuid)).toMatchObject({ status: 'DONE', data: { totalCost: 2.31 } })
  })
})

describe('amounts', () => {
  it('an amount opens to the lines that a minimum fee raises and a percentage applies to', async () => {
    const { manager } = test.people
    const list = {
      minFeeType: 'LANGUAGE_PAIR',
      defaultMinimumFeeByLanguagePair: 5,
      coefficients: [
        { description: 'Rush', unit: 'WORD', calcType: 'percentage', factor: 50, default: true },
        { description: 'Layout', unit: 'WORD', calcType: 'fixed', factor: 0.01 },
      ],
    }
    await withPriceList(list, async () => {
      const uuid = await seeded.priced()
      const lines = await get<CostLine[]>(uuid, '/costs/lang-pair?sourceLang=en&targetLang=ja')
      expect(lines.map(({ kind, matchType, totalCost }) => [kind, matchType, totalCost])).toEqual([
        ['MATCH', 'REPETITION', 0.07],
        ['MATCH', '0-74', 1.71],
        ['COEFFICIENT', 'Rush', 0.89],
        ['MINIMUM_FEE', 'MINIMUM_FEE', 2.33],
      ])
      const rush = await explain(uuid, lines[2]?.line ?? '')
      expect(rush).toMatchObject({ kind: 'COEFFICIENT', unit: 'PERCENT', unitPrice: 50, basis: 1.78, totalCost: 0.89 })
      expect(rush.rate).toMatchObject({ source: 'PRICE_LIST', entry: 'coefficient' })
      expect(rush.addends?.map(({ label, totalCost }) => [label, totalCost])).toEqual([
        ['REPETITION', 0.07],
        ['0-74', 1.71],
      ])
      const fee = await explain(uuid, lines[3]?.line ?? '')
      expect(fee).toMatchObject({ kind: 'MINIMUM_FEE', basis: 2.67, totalCost: 2.33 })
      expect(fee.addends?.map(({ label }) => label)).toEqual(['REPETITION', '0-74', 'Rush'])
      const pair = await explain(uuid, 'pair:en:ja')
      expect(pair).toMatchObject({ totalCost: 5 })
      expect(pair.addends?.reduce((sum, { totalCost }) => sum + Math.round(totalCost * 100), 0)).toBe(500)
      const share = {
        description: 'Weekend',
        costType: 'SURCHARGE',
        rateType: 'PERCENTAGE',
        unitType: 'FIXED',
        units: 1,
        costPerUnit: 10,
      }
      const added = bodyOf<{ line: string }>(
        await test.call(manager, 'POST', url(uuid, '/cost/manual-cost'), share),
        202,
      )
      const weekend = await explain(uuid, added.line)
      expect(weekend).toMatchObject({ kind: 'MANUAL', basis: 10, totalCost: 1 })
      expect(weekend.addends).toHaveLength(10)
      const types = await get<PriceType[]>(uuid, '/cost/priceTypes?byLanguage=true')
      expect(types.map(({ type, description, price, priceUnit }) => [type, description, price, priceUnit])).toEqual([
        ['SERVICE', 'Words', 0.12, 'WORD'],
        ['SERVICE', 'Hours', 60, 'HOUR'],
        ['SERVICE', 'Pages', undefined, 'PAGE'],
        ['SERVICE', 'Fixed price', undefined, 'FIXED'],
        ['COEFFICIENT', 'Layout', 0.01, 'WORD'],
      ])
      expect(types[0]?.mapping).toEqual([
        { sourceLanguage: 'en', targetLanguage: 'es', price: 0.12 },
        { sourceLanguage: 'en', targetLanguage: 'ja', price: 0.155 },
      ])
      expect((await get<PriceType[]>(uuid, '/cost/priceTypes'))[0]?.mapping).toEqual([])
    })
  })

  it('cost lines of a step with its own price name that step', async () => {
    const pair = { sourceLocale: 'en', targetLocale: 'ja' }
    const prices = [
      { ...pair, pricePerItem: 0.155 },
      { ...pair, workflow: 'REVIEW', pricePerItem: 0.05 },
    ]
    await withPriceList({ prices }, async () => {
      const { addends } = await explain(await seeded.priced(), 'pair:en:ja')
      expect(addends?.map(({ label, workflow, totalCost }) => [label, workflow, totalCost])).toEqual([
        ['REPETITION', undefined, 0.07],
        ['0-74', undefined, 1.71],
        ['REPETITION', 'REVIEW', 0.02],
        ['0-74', 'REVIEW', 0.55],
      ])
    })
  })

  it('payments in other currencies are listed and left out of the margin', async () => {
    const uuid = await seeded.priced()
    const [one, two, three] = await test.db.select({ id: tasks.id }).from(tasks).where(eq(tasks.projectId, uuid))
    const pay = (task: { id: string } | undefined, currency: string, payableAmount: string) =>
      test.db.update(tasks).set({ currency, payableAmount }).where(eq(tasks.id, task!.id))
    await pay(one, 'USD', '0.31')
    await pay(two, 'EUR', '1.5')
    await pay(three, 'EUR', '2')
    expect(await get<Profitability>(uuid, '/profitability')).toMatchObject({
      totalCostTasks: 0.31,
      profitability: 86.58,
      otherPay: [{ currency: 'EUR', total: 3.5 }],
    })
  })

  it('the payment of the manager is counted when there is a rate for it', async () => {
    const { manager, place } = test.people
    const uuid = await seeded.priced()
    await test.db.update(projects).set({ assigneeId: manager.id }).where(eq(projects.id, uuid))
    expect(await get<Profitability>(uuid, '/profitability')).toMatchObject({
      profitabilityWithPmRates: 100,
      pmRatesDetails: [],
    })
    const [step] = await test.db
      .insert(workflows)
      .values({
        accountId: place.accountId,
        code: 'PROJECT_MANAGEMENT',
        title: 'Management',
        sequence: 90,
        projectSequence: 90,
      })
      .returning()
    const [rate] = await test.db.insert(userRates).values({ userId: manager.id, currency: 'USD' }).returning()
    if (!step || !rate) throw new Error('no rate')
    const pair = { sourceLocale: 'en', targetLocale: 'ja', wordRate: '0.01' }
    await test.db
      .insert(userRateDetails)
      .values({ userRateId: rate.id, accountId: test.people.place.accountId, workflowId: step.id, ...pair })
    expect(await get<Profitability>(uuid, '/profitability')).toMatchObject({
      totalCost: 2.31,
      totalCostTasks: 0,
      profitability: 100,
      totalCostWithPmRates: 0.14,
      profitabilityWithPmRates: 93.94,
      pmRatesDetails: [
        {
          user: { uuid: manager.id },
          languagePair: 'en:ja',
          unit: 'WORD',
          quantity: 14,
          rate: 0.01,
          rateVersion: 1,
          total: 0.14,
        },
      ],
    })
    await test.db
      .update(userRateDetails)
      .set({ wordRate: null, hourlyRate: '25' })
      .where(eq(userRateDetails.userRateId, rate.id))
    expect(await get<Profitability>(uuid, '/profitability')).toMatchObject({
      totalCostWithPmRates: 0.7,
      pmRatesDetails: [{ languagePair: 'en:ja', unit: 'HOUR', quantity: 0.028, rate: 25, total: 0.7 }],
    })
    const gift = { description: 'Apology', costType: 'DISCOUNT', unitType: 'FIXED', units: 1, costPerUnit: -10 }
    bodyOf(await test.call(manager, 'POST', url(uuid, '/cost/manual-cost'), gift), 202)
    expect(await get<Profitability>(uuid, '/profitability')).toMatchObject({
      totalCost: -7.69,
      profitability: 0,
      profitabilityWithPmRates: 0,
    })
  })
})

describe('numbers of an analysis', () => {
  const logfileOf = async (uuid: string): Promise<Logfile> => {
    const [logfile] = (await get<LogfilePage>(uuid, '/logfile')).content
    if (!logfile) throw new Error('no analysis')
    return logfile
  }

  it('the numbers of an analysis open to their segments', async () => {
    const uuid = await seeded.priced()
    const { id } = await logfileOf(uuid)
    const page = await get<CostExplanation['segments']>(uuid, `/logfile/${id}/segment?targetLocale=es&band=EXACT`)
    expect(page).toMatchObject({
      totalElements: 1,
      content: [{ source: 'Save all of your changes now', match: 100, words: 6 }],
    })
    expect(await get(uuid, `/logfile/${id}/segment?size=3&page=2`)).toMatchObject({
      totalElements: 8,
      number: 2,
      numberOfElements: 2,
    })
    const [workUnit] = (await steps.get(test.people.manager, uuid)).workUnits
    expect(await get(uuid, `/logfile/${id}/segment?workUnitUuid=${workUnit?.uuid}`)).toMatchObject({ totalElements: 4 })
  })

  it('an analysis is weighted by the requested step, also for a task', async () => {
    const { manager, linguistA, stranger } = test.people
    const uuid = await seeded.priced()
    const { id } = await logfileOf(uuid)
    const byStep = await get<Logfile>(uuid, `/logfile/${id}/breakdown-by-locale?targetWorkflow=REVIEW`)
    expect(byStep.itemsByLangPair).toHaveLength(2)
    const none = await get<Logfile>(uuid, `/logfile/${id}/breakdown-by-locale?targetWorkflow=LQA`)
    expect(none.itemsByLangPair).toEqual([])
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
    const { content } = bodyOf<{ content: { uuid: string; workUnit: { targetLanguage: string } }[] }>(
      await test.call(manager, 'GET', `/api/v3/task?projectUuid=${uuid}`),
    )
    const task = content.find(({ workUnit }) => workUnit.targetLanguage === 'es')
    const address = `/api/v3/task/${task?.uuid}/logfile/${id}/breakdown-by-workflow`
    const own = bodyOf<Logfile>(await test.call(manager, 'GET', `${address}?logFileType=PRE_ANALYSIS`))
    expect(own.itemsByLangPair?.map(({ targetLocale }) => targetLocale)).toEqual(['es'])
    expect(own.itemsByLangPair?.[0]?.analysisTotals.reduce((sum, { totalWords }) => sum + totalWords, 0)).toBe(14)
    expect((await test.call(manager, 'GET', `${address}?logFileType=POST_ANALYSIS`)).status).toBe(404)
    expect((await test.call(stranger, 'GET', address)).status).toBe(404)
    expect((await test.call(linguistA, 'GET', address)).status).toBe(200)
  })

  it('an analysis is exported as CSV and XLSX, and a repeated request starts no second export', async () => {
    const { manager, client } = test.people
    const uuid = await seeded.priced()
    const { id } = await logfileOf(uuid)
    const exported = async (format: string) => {
      const start = (more = '') =>
        get<{ requestUuid: string }>(uuid, `/logfile/${id}/download-async?format=${format}${more}`)
      const { requestUuid } = await start()
      await test.jobEnd(requestUuid)
      const done = bodyOf<{ status: string; downloadUrl: string }>(
        await test.call(client, 'GET', url(uuid, `/logfile/${id}/download/${requestUuid}/status`)),
      )
      expect(done).toMatchObject({ status: 'COMPLETED', progress: 100 })
      expect((await start()).requestUuid).toBe(requestUuid)
      expect((await start('&rebuild=true')).requestUuid).not.toBe(requestUuid)
      const { pathname, search } = new URL(done.downloadUrl)
      return (await test.download(null, `${pathname}${search}`)).bytes
    }
    const lines = new TextDecoder()
      .decode(await exported('CSV'))
      .trim()
      .split('\n')
    expect(lines).toHaveLength(1 + 2 * 7)
    expect(lines[0]).toContain('file,sourceLocale,targetLocale,workflow,match,segments,words')
    expect(lines[1]).toBe('strings.json,en,es,TRANSLATION,CONTEXT,1,2,17,0.05,0.05,0.1,0.85,WORD')
    const workbook = unzipSync(await exported('XLSX'))
    expect(strFromU8(workbook['xl/worksheets/sheet2.xml']!)).toContain('<v>0.85</v>')
    expect((await test.call(manager, 'GET', url(uuid, `/logfile/${id}/download-async?format=PDF`))).status).toBe(400)
    expect(
      (await test.call(manager, 'GET', url(uuid, `/logfile/${id}/download/${crypto.randomUUID()}/status`))).status,
    ).toBe(404)
  })
})
