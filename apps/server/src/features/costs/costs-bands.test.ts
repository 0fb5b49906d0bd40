import type { CostExplanation, CostLine } from '@dragoman/sdk/operations/costs'
import type { NetRateSettings } from '@dragoman/sdk/operations/netRateSettings'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tasks } from '../work/task-tables.ts'
import { netRateSettings } from '../rates/tables.ts'
import { memoryCalls } from '../../testing/memory-calls.ts'
import { seedPrices } from '../../testing/prices.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let steps: ReturnType<typeof projectSteps>
let memory: string

/** Twenty words, a hundred characters; as many letters are another as `edits` says, each of which costs one percent. */
function sentence(edits = 0): string {
  const words = [...'abcdefghijklmnopqrst'].map((letter) => Array.from({ length: 4 }, () => letter))
  for (let edit = 0; edit < edits; edit += 1) words[edit % 20]![3 - Math.floor(edit / 20)] = 'z'
  return `${words.map((letters) => letters.join('')).join(' ')}.`
}

beforeAll(async () => {
  test = await createTestApp()
  steps = projectSteps(test)
  await seedPrices(test)
  const calls = memoryCalls(test)
  memory = (await calls.make('Sentences')).uuid
  bodyOf(await calls.write(memory, sentence(), 'La frase'), 201)
})
afterAll(() => test.close())

/** A project of segments with so many edits each, with its costs. */
async function priced(edits: readonly number[]): Promise<string> {
  const { manager } = test.people
  const content = JSON.stringify(Object.fromEntries(edits.map((count) => [`edits${count}`, sentence(count)])))
  const { uuid } = await steps.draft(manager, [{ name: 'sentences.json', content }], ['es'], ['TRANSLATION'])
  const binding = [{ tmUuid: memory, read: true, write: false }]
  bodyOf(await test.call(manager, 'POST', `/api/v3/project/${uuid}/translation-memory`, binding))
  bodyOf(await steps.move(manager, uuid, 'PENDING', { calculateCosts: true }))
  expect((await steps.costs(manager, uuid)).costsStatus).toBe('COMPLETED')
  return uuid
}

const get = async <T>(address: string) => bodyOf<T>(await test.call(test.people.manager, 'GET', address))

/** Band, words, money, and the scores of the segments, of each line that has any. */
async function linesOf(project: string) {
  const home = `/api/v3/project/${project}/costs`
  const lines = await get<CostLine[]>(`${home}/lang-pair?sourceLang=en&targetLang=es`)
  return Promise.all(
    lines
      .filter(({ words }) => words > 0)
      .map(async ({ matchType, words, totalCost, line }) => {
        const { segments } = await get<CostExplanation>(`${home}/explanation?line=${line}&page=0&size=20`)
        return [matchType, words, totalCost, segments.content.map(({ match }) => match)]
      }),
  )
}

/** Runs `work` while the account's scheme pays 90 % for matches from 50 % on. */
async function withLowBand(work: () => Promise<void>): Promise<void> {
  const { accountAdmin, place } = test.people
  const [scheme] = await test.db
    .select()
    .from(netRateSettings)
    .where(and(eq(netRateSettings.accountId, place.accountId), eq(netRateSettings.isDefault, true)))
  const url = `/api/v3/net-rate-settings/${scheme?.id}`
  const { name, matchRanges, netRateWorkflows } = await get<NetRateSettings>(url)
  const put = async (body: object) =>
    bodyOf(await test.call(accountAdmin, 'PUT', url, { name, isDefault: true, ...body }))
  const isNew = ({ start, type }: { start: number; type: string }) => type === 'FUZZY' && start === 0
  const [low, none] = [
    { start: 50, end: 74 },
    { start: 0, end: 49 },
  ]
  await put({
    matchRanges: matchRanges.flatMap((range) =>
      isNew(range)
        ? [
            { ...range, ...low },
            { ...range, ...none },
          ]
        : [range],
    ),
    netRateWorkflows: netRateWorkflows.map((step) => ({
      ...step,
      netRateWorkflowItems: step.netRateWorkflowItems.flatMap((item) =>
        isNew({ start: item.range.start, type: item.type })
          ? [
              { ...item, range: low, tmFactor: 0.9 },
              { ...item, range: none },
            ]
          : [item],
      ),
    })),
  })
  await work().finally(() => put({ matchRanges, netRateWorkflows }))
}

describe('fuzzy matches', () => {
  it('fuzzy matches are priced by the band of their score, and matches below 70 % are not searched', async () => {
    expect(await linesOf(await priced([0, 1, 5, 6, 15, 16, 25, 26, 30, 35]))).toEqual([
      ['EXACT', 20, 0.36, [100]],
      ['95-99', 40, 1.68, [99, 95]],
      ['85-94', 40, 2.64, [94, 85]],
      ['75-84', 40, 3.6, [84, 75]],
      ['0-74', 60, 7.2, [74, 70, 0]],
    ])
  })

  it('fuzzy matches are searched from 50 % when the net rates have a band for them', async () => {
    await withLowBand(async () => {
      expect(await linesOf(await priced([26, 35, 50, 51]))).toEqual([
        ['50-74', 60, 6.48, [74, 65, 50]],
        ['0-49', 20, 2.4, [0]],
      ])
    })
  })
})

describe('the pay of a task', () => {
  it('the payment of a task opens to its segments, match band, rate and rounding, also after a recalculation', async () => {
    const { manager, linguistA, linguistB, stranger } = test.people
    const project = await priced([1, 6, 35])
    bodyOf(await steps.move(manager, project, 'APPROVED'))
    const [task] = await test.db.select().from(tasks).where(eq(tasks.projectId, project))
    const home = `/api/v3/task/${task?.id}`
    const asked = (line: number) => `${home}/cost-details/explanation?displayOrder=${line}&page=0&size=20`
    const explain = async (line: number) => bodyOf<CostExplanation>(await test.call(linguistA, 'GET', asked(line)))
    expect(await explain(0)).toMatchObject({ label: '95-99', totalCost: 0.42 })
    bodyOf(await test.call(manager, 'POST', `${home}/assignment/${linguistA.id}`))
    const { payableAmount, payments = [] } = bodyOf<Task>(await test.call(linguistA, 'GET', home))
    const explained = await Promise.all(payments.map((_, line) => explain(line)))
    expect(
      explained.map(({ label, words, unitPrice, netRateFactor, rounding }) => [
        label,
        words,
        unitPrice,
        netRateFactor,
        rounding.exact,
      ]),
    ).toEqual([
      ['95-99', 20, 0.06, 0.35, '0.42'],
      ['85-94', 20, 0.06, 0.55, '0.66'],
      ['0-74', 20, 0.06, 1, '1.2'],
    ])
    expect(explained.map(({ segments }) => segments.content.map(({ match, words }) => [match, words]))).toEqual([
      [[99, 20]],
      [[94, 20]],
      [[0, 20]],
    ])
    expect(explained.reduce((sum, { totalCost }) => sum + totalCost, 0)).toBeCloseTo(payableAmount ?? 0, 6)
    expect(explained[1]).toMatchObject({
      kind: 'MATCH',
      band: { analysisItemType: 'FUZZY', match: 85, matchEnd: 94 },
      rate: { source: 'USER_RATE', name: 'USD', version: 1, entry: 'en > es, TRANSLATION' },
      netRate: { source: 'NET_RATE_SETTINGS', entry: 'tmFactor' },
      rounding: { minorUnits: 2, mode: 'HALF_UP' },
      sourceLocale: 'en',
      targetLocale: 'es',
      workflow: 'TRANSLATION',
    })
    bodyOf(await test.call(manager, 'POST', `/api/v3/project/${project}/translation-memory`, []))
    bodyOf(await test.call(manager, 'POST', `/api/v3/project/${project}/async/calculate/costs`), 202)
    await steps.costs(manager, project)
    expect(await explain(1)).toEqual(explained[1])
    expect(bodyOf<CostExplanation>(await test.call(manager, 'GET', asked(1)))).toEqual(explained[1])
    for (const [who, status] of [
      [linguistB, 404],
      [stranger, 404],
    ] as const) {
      expect((await test.call(who, 'GET', asked(1))).status).toBe(status)
    }
    expect((await test.call(linguistA, 'GET', asked(3))).status).toBe(404)
    bodyOf(await test.call(manager, 'POST', `${home}/payment-update`, [{ unit: 'HOUR', amount: 1.5, rate: 20.33 }]))
    const byHand = await explain(0)
    expect(byHand).toMatchObject({
      kind: 'MANUAL',
      unit: 'HOUR',
      quantity: 1.5,
      totalCost: 30.5,
      rounding: { exact: '30.495', rounded: '30.50' },
      rate: { source: 'MANUAL' },
      setBy: { uuid: manager.id, name: manager.name },
      segments: { totalElements: 0 },
    })
    expect(byHand.setAt).toBeGreaterThan(Date.now() - 60_000)
  })
})
