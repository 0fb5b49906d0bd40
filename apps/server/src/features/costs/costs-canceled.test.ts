import type { CostExplanation, CostLine } from '@dragoman/sdk/operations/costs'
import type { Logfile } from '@dragoman/sdk/operations/logfiles'
import type { AsyncRequest } from '@dragoman/sdk/operations/shared'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tasks } from '../work/task-tables.ts'
import { priceLists, prices } from '../rates/tables.ts'
import { pricedFile, seedPrices } from '../../testing/prices.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const seeded = await seedPrices(test)

const url = (id: string, rest = '') => `/api/v3/project/${id}${rest}`
const costsOf = (id: string) => steps.costs(test.people.manager, id)
const totalsOf = async (id: string) =>
  (await costsOf(id)).langPairCosts.map(({ targetLang, totalCost }) => [targetLang, totalCost])

/** `seeded.priced()` in work. */
async function inWork(): Promise<string> {
  const uuid = await seeded.priced()
  bodyOf(await steps.move(test.people.manager, uuid, 'APPROVED'))
  return uuid
}

async function cancel(project: string, locale: string, step: number): Promise<void> {
  const [task] = await test.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.projectId, project), eq(tasks.targetLocale, locale), eq(tasks.step, step)))
    .orderBy(tasks.sequence)
  const body = { status: 'CANCELLED', reason: 'Not needed' }
  bodyOf(await test.call(test.people.manager, 'POST', `/api/v3/task/${task!.id}/status-update`, body))
}

const nextVersion = () => test.db.update(priceLists).set({ version: sql`${priceLists.version} + 1` })

async function calculate(project: string): Promise<void> {
  const { id } = bodyOf<AsyncRequest>(await test.call(test.people.manager, 'POST', url(project, '/recalculate/costs')))
  expect(await test.jobEnd(id)).toMatchObject({ status: 'FINISHED' })
}

describe('what was canceled', () => {
  it('canceled work makes costs outdated and is left out of the next calculation', async () => {
    const { manager } = test.people
    const uuid = await inWork()
    const before = await totalsOf(uuid)
    expect(before).toEqual([
      ['es', expect.any(Number)],
      ['ja', 1.78],
    ])
    await cancel(uuid, 'ja', 1)
    expect((await costsOf(uuid)).outdatedAt).toBeUndefined()
    await cancel(uuid, 'ja', 0)
    expect((await costsOf(uuid)).outdatedAt).toBeTypeOf('number')
    expect(await totalsOf(uuid)).toEqual(before)
    await calculate(uuid)
    const summary = await costsOf(uuid)
    expect(summary).toMatchObject({ totalCost: before[0]![1] })
    expect(summary.outdatedAt).toBeUndefined()
    expect(await totalsOf(uuid)).toEqual([before[0]])
    const { workUnits } = await steps.get(manager, uuid)
    expect(workUnits.map(({ targetLanguage, cost }) => [targetLanguage, cost === undefined])).toEqual([
      ['es', false],
      ['ja', true],
    ])
    expect((await test.call(manager, 'GET', url(uuid, '/costs/explanation?line=pair:en:ja'))).status).toBe(404)
    bodyOf(await steps.move(manager, uuid, 'CANCELLED', { reason: 'Postponed' }))
    bodyOf(await steps.move(manager, uuid, 'DRAFT'))
    expect((await costsOf(uuid)).outdatedAt).toBeTypeOf('number')
    await calculate(uuid)
    expect(await totalsOf(uuid)).toEqual(before)
  })

  it('a canceled step with its own price costs nothing, and the rest opens to its segments', async () => {
    const { manager } = test.people
    const pair = { priceListId: seeded.priceList, sourceLocale: 'en', targetLocale: 'es' }
    await test.db.insert(prices).values({ ...pair, workflow: 'REVIEW', pricePerItem: '0.05' })
    await nextVersion()
    try {
      const other = { name: 'other.json', content: '{"k":"Three other words"}' }
      const { uuid } = await steps.draft(manager, [pricedFile, other], ['es'])
      bodyOf(await steps.move(manager, uuid, 'PENDING', { calculateCosts: true }))
      await steps.costs(manager, uuid)
      bodyOf(await steps.move(manager, uuid, 'APPROVED'))
      const linesOf = async () =>
        bodyOf<CostLine[]>(await test.call(manager, 'GET', url(uuid, '/costs/lang-pair?sourceLang=en&targetLang=es')))
      const wordsOf = async (step?: string) =>
        (await linesOf()).filter(({ workflow }) => workflow === step).reduce((total, { words }) => total + words, 0)
      expect([await wordsOf(), await wordsOf('REVIEW')]).toEqual([17, 17])
      await cancel(uuid, 'es', 1)
      expect((await costsOf(uuid)).outdatedAt).toBeTypeOf('number')
      await calculate(uuid)
      expect([await wordsOf(), await wordsOf('REVIEW')]).toEqual([17, 3])
      for (const { line, segments } of await linesOf()) {
        const explained = bodyOf<CostExplanation>(
          await test.call(manager, 'GET', url(uuid, `/costs/explanation?line=${line}`)),
        )
        expect(explained.segments.totalElements).toBe(segments)
      }
      const { logfileId } = await costsOf(uuid)
      const { config } = bodyOf<Logfile>(await test.call(manager, 'GET', url(uuid, `/logfile/${logfileId}`)))
      expect(config).not.toHaveProperty('stepsLeft')
    } finally {
      await test.db.delete(prices).where(eq(prices.workflow, 'REVIEW'))
      await nextVersion()
    }
  })

  it('a project whose work was all canceled has nothing to calculate', async () => {
    const { manager } = test.people
    const uuid = await inWork()
    for (const locale of ['es', 'ja']) for (const step of [0, 1]) await cancel(uuid, locale, step)
    expect(await test.call(manager, 'POST', url(uuid, '/recalculate/costs'))).toMatchObject({
      status: 422,
      body: { code: 'NOT_READY', message: expect.stringContaining('canceled') },
    })
  })
})
