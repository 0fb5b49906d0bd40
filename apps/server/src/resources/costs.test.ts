import type { CostExplanation, CostLine, CostsSummary, ManualCost, Profitability, TotalCosts } from '@dragoman/sdk/operations/costs'
import type { Logfile, LogfilePage } from '@dragoman/sdk/operations/logfiles'
import type { AsyncRequest } from '@dragoman/sdk/operations/shared'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { priceLists, prices, tasks, workUnits } from '../db/schema.ts'
import { bodyOf, projectSteps } from '../testing/projects.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let test: TestApp
let steps: ReturnType<typeof projectSteps>
let memory: string
let priceList: string

beforeAll(async () => {
  test = await createTestApp()
  steps = projectSteps(test)
  const { manager, place } = test.people
  const [list] = await test.db
    .select()
    .from(priceLists)
    .where(and(eq(priceLists.accountId, place.accountId), eq(priceLists.isDefault, true)))
  if (!list) throw new Error('no price list')
  priceList = list.id
  await test.db
    .insert(prices)
    .values({ priceListId: list.id, sourceLocale: 'en', targetLocale: 'ja', pricePerItem: '0.155' })
  const body = { name: 'Product', sourceLocale: 'en', targetLocales: ['es', 'ja'] }
  memory = bodyOf<{ uuid: string }>(await test.call(manager, 'POST', '/api/v1/atlas-tm', body), 201).uuid
  const learn = async (sourceText: string, targetText: string, contextKey?: string) =>
    bodyOf(
      await test.call(manager, 'POST', `/api/v1/translation-memory/${memory}/translation-unit`, {
        sourceLocale: 'en',
        targetLocale: 'es',
        sourceText,
        targetText,
        ...(contextKey && { sourceContext: { contextKey } }),
      }),
      201,
    )
  await learn('Save all of your changes now', 'Guarda ahora todos tus cambios')
  await learn('Delete everything', 'Eliminar todo', '/delete')
})
afterAll(() => test.close())

const strings = {
  name: 'strings.json',
  content: JSON.stringify({
    open: 'Open the file',
    save: 'Save all of your changes now',
    again: 'Open the file',
    delete: 'Delete everything',
  }),
}
const url = (id: string, rest = '') => `/api/v3/project/${id}${rest}`

async function priced(): Promise<string> {
  const { manager } = test.people
  const { uuid } = await steps.draft(manager, [strings], ['es', 'ja'])
  bodyOf(await test.call(manager, 'POST', url(uuid, '/translation-memory'), [{ tmUuid: memory, write: true }]))
  bodyOf(await steps.move(manager, uuid, 'PENDING', { calculateCosts: true }))
  await steps.costs(manager, uuid)
  return uuid
}

/** Keeps calculations from reading segments until the function that it gives is called. */
async function holdCalculations(): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const holding = test.db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table segments in access exclusive mode`)
    held.resolve()
    await free.promise
  })
  await held.promise
  return () => {
    free.resolve()
    return holding
  }
}

describe('costs', () => {
  it('are those of the table, to the cent', async () => {
    const { manager } = test.people
    const uuid = await priced()
    const summary = bodyOf<CostsSummary>(await test.call(manager, 'GET', url(uuid, '/costs-summary')))
    expect(summary).toMatchObject({
      costsStatus: 'COMPLETED',
      currency: 'USD',
      totalCost: 2.31,
      langPairCosts: [
        { sourceLang: 'en', targetLang: 'es', words: 14, netWords: 4.45, totalCost: 0.53, chargeBy: 'WORD', line: 'pair:en:es' },
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

  it('open down to segments, band, rate and rounding', async () => {
    const { manager, client } = test.people
    const uuid = await priced()
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
      rate: { source: 'PRICE_LIST', uuid: priceList, name: 'Standard', version: 1, entry: 'en > ja' },
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

  it('lock the project while they are calculated', async () => {
    const { manager, client } = test.people
    const { uuid, resources } = await steps.draft(manager, [strings], ['es'])
    const release = await holdCalculations()
    try {
      const moved = bodyOf<{ costsStatus: string }>(await steps.move(manager, uuid, 'PENDING', { calculateCosts: true }))
      expect(moved.costsStatus).toBe('CREATING')
      const locked = [
        await steps.move(client, uuid, 'APPROVED'),
        await test.call(manager, 'POST', url(uuid, '/recalculate/costs')),
        await test.call(manager, 'POST', url(uuid, '/info'), { reference: 'x' }),
        await test.call(manager, 'POST', url(uuid, '/translation-memory'), []),
        await test.call(manager, 'POST', url(uuid, '/resource'), { name: 'b.json' }),
        await test.call(manager, 'DELETE', url(uuid, `/resource/${resources[0]?.uuid}`)),
        await test.call(manager, 'POST', url(uuid, '/cost/manual-cost'), {
          description: 'x',
          costType: 'SERVICE',
          unitType: 'FIXED',
          units: 1,
          costPerUnit: 1,
        }),
      ]
      for (const { status, headers } of locked) {
        expect(status).toBe(423)
        expect(headers.get('Retry-After')).toBe('3')
      }
    } finally {
      await release()
    }
    expect((await steps.costs(manager, uuid)).costsStatus).toBe('COMPLETED')
    bodyOf(await steps.move(client, uuid, 'APPROVED'))
  })

  it('are asked about with the id that the calculation gave', async () => {
    const { manager, stranger } = test.people
    const { uuid } = await steps.draft(manager, [strings], ['ja'])
    const address = url(uuid, '/async/calculate/costs')
    const release = await holdCalculations()
    const started = bodyOf<AsyncRequest>(await test.call(manager, 'POST', address), 202)
    expect(started).toMatchObject({ status: 'RUNNING', data: null, error: null })
    const ask = async () => bodyOf<AsyncRequest>(await test.call(manager, 'POST', `${address}?requestId=${started.id}`), 202)
    expect(await ask()).toEqual(started)
    await release()
    await test.jobEnd(started.id)
    expect(await ask()).toMatchObject({ id: started.id, status: 'DONE', data: { totalCost: 1.78 }, error: null })
    expect((await test.call(manager, 'POST', `${address}?requestId=${crypto.randomUUID()}`)).status).toBe(404)
    expect((await test.call(stranger, 'POST', `${address}?requestId=${started.id}`)).status).toBe(404)
  })

  it('say why they could not be calculated, and keep the project from being approved', async () => {
    const { manager } = test.people
    const { uuid } = await steps.draft(manager, [strings], ['ja'])
    await test.db.update(priceLists).set({ currency: 'EUR' }).where(eq(priceLists.id, priceList))
    try {
      bodyOf(await steps.move(manager, uuid, 'PENDING', { calculateCosts: true }))
      const failed = await steps.costs(manager, uuid)
      expect(failed).toMatchObject({ costsStatus: 'ERROR', totalCost: 0 })
      expect(failed.failureReason).toContain('EUR')
      expect(await steps.move(manager, uuid, 'APPROVED')).toMatchObject({
        status: 422,
        body: { data: { missing: [{ condition: 'costsReady', costsStatus: 'ERROR' }] } },
      })
    } finally {
      await test.db.update(priceLists).set({ currency: 'USD' }).where(eq(priceLists.id, priceList))
    }
    const again = bodyOf<AsyncRequest>(await test.call(manager, 'POST', url(uuid, '/recalculate/costs')))
    expect((await test.jobEnd(again.id)).status).toBe('FINISHED')
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
  })

  it('stay what they were when prices change after the approval', async () => {
    const { manager } = test.people
    const uuid = await priced()
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
    const before = await test.call(manager, 'GET', url(uuid, '/total-costs'))
    await test.db.update(priceLists).set({ defaultPricePerItem: '9', version: 2 }).where(eq(priceLists.id, priceList))
    try {
      expect((await test.call(manager, 'GET', url(uuid, '/total-costs'))).body).toEqual(before.body)
      expect((await steps.get(manager, uuid)).totalCost).toBe(2.31)
    } finally {
      await test.db.update(priceLists).set({ defaultPricePerItem: '0.12', version: 1 }).where(eq(priceLists.id, priceList))
    }
  })

  it('no longer hold when files change, but what was added by hand stays', async () => {
    const { manager } = test.people
    const uuid = await priced()
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
      await add({ description: 'Rush', costType: 'SURCHARGE', rateType: 'PERCENTAGE', costPerUnit: 50, targetLanguage: 'es' }),
      202,
    )
    expect(rush).toMatchObject({ total: 0.27, rateType: 'PERCENTAGE', sourceLanguage: 'en', targetLanguage: 'es' })
    expect((await steps.get(manager, uuid)).totalCost).toBe(12.58)
    expect((await add({ costPerUnit: 0.1234567 })).status).toBe(400)
    expect((await test.call(manager, 'DELETE', url(uuid, `/cost/${rush.uuid}`))).status).toBe(204)
    expect((await test.call(manager, 'DELETE', url(uuid, `/cost/${rush.uuid}`))).status).toBe(404)
    expect((await steps.get(manager, uuid)).totalCost).toBe(12.31)
    bodyOf(await steps.move(manager, uuid, 'DRAFT', { reason: 'One more file' }))
    const file = await steps.addFile(manager, uuid, { name: 'more.json', content: '{"more": "One more"}' })
    await steps.addWorkUnits(manager, uuid, [file], ['es'])
    expect(await steps.get(manager, uuid)).toMatchObject({ costsStatus: 'NOT_CALCULATED', costs: [{ description: 'Screenshots' }] })
    bodyOf(await steps.move(manager, uuid, 'PENDING', { calculateCosts: true }))
    expect(await steps.costs(manager, uuid)).toMatchObject({ costsStatus: 'COMPLETED', totalCost: 12.55 })
  })

  it('are not for linguists, nor their pay for clients', async () => {
    const { manager, client, linguistA } = test.people
    const uuid = await priced()
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
    const [task] = await test.db.select().from(tasks).where(eq(tasks.projectId, uuid))
    if (!task) throw new Error('no task')
    await test.db
      .update(tasks)
      .set({ assigneeId: linguistA.id, status: 'APPROVED', currency: 'USD', payableAmount: '1.00' })
      .where(eq(tasks.id, task.id))
    for (const rest of ['/costs-summary', '/total-costs', '/costs/lang-pair?sourceLang=en&targetLang=es', '/profitability']) {
      expect((await test.call(linguistA, 'GET', url(uuid, rest))).status, rest).toBe(403)
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

describe('analyses', () => {
  it('show their tables by file and by language pair', async () => {
    const { manager } = test.people
    const uuid = await priced()
    const { content } = bodyOf<LogfilePage>(await test.call(manager, 'GET', url(uuid, '/logfile')))
    expect(content).toMatchObject([{ status: 'COMPLETED', progress: 100, isCostLogFile: true, targetsLocales: ['es', 'ja'] }])
    const id = content[0]?.id
    const logfile = bodyOf<Logfile>(await test.call(manager, 'GET', url(uuid, `/logfile/${id}`)))
    expect(logfile.itemsByFile?.map(({ fileName, targetLocale }) => [fileName, targetLocale])).toEqual([
      ['strings.json', 'es'],
      ['strings.json', 'ja'],
    ])
    const byPair = bodyOf<Logfile>(await test.call(manager, 'GET', url(uuid, `/logfile/${id}/breakdown-by-locale?targetLocale=es`)))
    const rows = byPair.itemsByLangPair?.[0]?.analysisTotals.map((row) => [row.matchLabel, row.totalWords, row.netWords])
    expect(rows).toEqual([
      ['CONTEXT', 2, 0.1],
      ['EXACT', 6, 0.9],
      ['REPETITION', 3, 0.45],
      ['95-99', 0, 0],
      ['85-94', 0, 0],
      ['75-84', 0, 0],
      ['0-74', 3, 3],
    ])
    expect(bodyOf(await test.call(manager, 'GET', url(uuid, `/logfile/${id}/summary`)))).toEqual([
      { language: 'es', totalChars: 71, totalSegments: 4, totalWords: 14 },
      { language: 'ja', totalChars: 71, totalSegments: 4, totalWords: 14 },
    ])
  })

  it('can be asked for without pricing anything', async () => {
    const { manager } = test.people
    const { uuid, workUnits: units } = await steps.draft(manager, [strings], ['es', 'ja'])
    const one = units[0]?.uuid
    const started = bodyOf<Logfile>(
      await test.call(manager, 'POST', url(uuid, '/logfile?pre-analysis=true'), { name: 'First look', workUnitIds: [one] }),
    )
    expect(started).toMatchObject({ status: 'CREATING', name: 'First look', type: 'PRE_ANALYSIS', targetsLocales: ['es'] })
    const done = await test.until(async () => {
      const logfile = bodyOf<Logfile>(await test.call(manager, 'GET', url(uuid, `/logfile/${started.id}`)))
      return logfile.status === 'CREATING' ? undefined : logfile
    })
    expect(done).toMatchObject({ status: 'COMPLETED', workUnitsAtProjectStepLevel: 1, allWorkUnitsAtLevel: false })
    expect(await steps.get(manager, uuid)).toMatchObject({ costsStatus: 'NOT_CALCULATED' })
    const [unit] = await test.db.select().from(workUnits).where(eq(workUnits.projectId, uuid))
    expect(unit?.cost).toBeNull()
  })
})
