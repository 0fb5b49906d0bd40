import { expect, test } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { logfiles, logfileSegments } from '../../costs/tables.ts'
import { projects } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { netRateSettings, userRateDetails, userRates } from '../../rates/tables.ts'
import { workflows } from '../../workflows/tables.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { seedWork } from '../../../testing/work.ts'
import type { Work } from '../../../testing/work.ts'
import { explainPay, payFor } from './pay.ts'

const app = await openTestApp()

async function paidTask(work: Work) {
  const [project] = await app.db.select().from(projects).where(eq(projects.id, work.projectId))
  const [workUnit] = await app.db.select().from(workUnits).where(eq(workUnits.id, work.workUnitId))
  const translation = and(eq(workflows.accountId, app.people.place.accountId), eq(workflows.code, 'TRANSLATION'))
  const [workflow] = await app.db.select().from(workflows).where(translation)
  if (!project || !workUnit || !workflow) throw new Error('the work is not whole')
  const task = { id: work.taskIds[0]!, workflowId: workflow.id, endIndex: null, sliceWords: null, sliceSegments: null }
  return { task, project, workUnit, workflow }
}

test('a rate of the organizational unit comes before a general one, and a rate in the currency before the default', async () => {
  const { linguistDe, place, elsewhere } = app.people
  const paid = await paidTask(await seedWork(app.db, app.people, { segments: [{ source: 'x', words: 100 }] }))
  const add = async (wordRate: string, more: Partial<typeof userRates.$inferInsert>) => {
    const [rate] = await app.db
      .insert(userRates)
      .values({ userId: linguistDe.id, currency: 'EUR', ...more })
      .returning()
    if (!rate) throw new Error('no rate')
    const pair = { sourceLocale: 'en', targetLocale: 'es', workflowId: paid.workflow.id }
    await app.db
      .insert(userRateDetails)
      .values({ userRateId: rate.id, accountId: app.people.place.accountId, ...pair, wordRate })
  }
  const total = async () => {
    const pay = await payFor(app.db, paid, linguistDe.id)
    return `${pay.total} ${pay.currency}`
  }
  expect(await total()).toBe('0 USD')
  await add('0.1', { isDefault: true })
  expect(await total()).toBe('10.00 EUR')
  await add('0.2', { currency: 'USD' })
  expect(await total()).toBe('20.00 USD')
  await add('0.3', { orgUnitId: place.orgUnitId })
  expect(await total()).toBe('30.00 EUR')
  await add('0.9', { orgUnitId: elsewhere.orgUnitId, currency: 'USD', isDefault: true })
  expect(await total()).toBe('30.00 EUR')
})

test('a rate counts for its language pair however that is spelled, and first in the very spelling', async () => {
  const { manager, place } = app.people
  const paid = await paidTask(await seedWork(app.db, app.people, { segments: [{ source: 'x', words: 100 }] }))
  const [rate] = await app.db.insert(userRates).values({ userId: manager.id, currency: 'USD' }).returning()
  const add = (wordRate: string, pair: { sourceLocale: string; targetLocale: string }) =>
    app.db
      .insert(userRateDetails)
      .values({ userRateId: rate!.id, accountId: place.accountId, workflowId: paid.workflow.id, ...pair, wordRate })
  await add('0.7', { sourceLocale: 'en', targetLocale: 'es_mx' })
  expect((await payFor(app.db, paid, manager.id)).total).toBe('0')
  await add('0.1', { sourceLocale: 'en_us', targetLocale: 'es_es' })
  expect((await payFor(app.db, paid, manager.id)).total).toBe('10.00')
  await add('0.2', { sourceLocale: 'en', targetLocale: 'es' })
  expect((await payFor(app.db, paid, manager.id)).total).toBe('20.00')
})

test('words are counted by the match bands of the cost analysis, weighted for the step', async () => {
  const { linguistA } = app.people
  const work = await seedWork(app.db, app.people)
  const [scheme] = await app.db
    .select()
    .from(netRateSettings)
    .where(eq(netRateSettings.accountId, app.people.place.accountId))
  const analysis = async (words: number) => {
    const config = {
      analyzeByLanguage: true,
      analyzeByProvider: false,
      calculateTranslationMemoryReuse: true,
      calculateMachineTranslationReuse: false,
      calculateNonTranslatableReuse: false,
      ignoreConfirmedSegments: false,
      ignoreLockedSegments: true,
      ignoreNumbers: false,
      includeNetRate: true,
      tmOverRepetition: true,
      ntOverRepetition: false,
    }
    const [row] = await app.db
      .insert(logfiles)
      .values({
        projectId: work.projectId,
        name: 'Analysis',
        type: 'PRE_ANALYSIS',
        status: 'COMPLETED',
        workflow: 'TRANSLATION',
        targetLocales: ['es'],
        config,
      })
      .returning()
    if (!row) throw new Error('no analysis')
    const own = { logfileId: row.id, workUnitId: work.workUnitId, words, characters: 1 }
    await app.db.insert(logfileSegments).values([
      { ...own, segmentId: 1, band: 'EXACT', match: 100, factor: '0.15' },
      { ...own, segmentId: 2, band: '0-74', match: 0, factor: '1' },
      { ...own, segmentId: 3, band: '60-69', match: 65, factor: '0.5' },
    ])
    return row.id
  }
  const ofCosts = await analysis(100)
  await analysis(999)
  const change = { costsLogfileId: ofCosts, netRateSettingsId: scheme?.id ?? null }
  await app.db.update(projects).set(change).where(eq(projects.id, work.projectId))
  const pay = await payFor(app.db, await paidTask(work), linguistA.id)
  expect(pay.total).toBe('9.90')
  expect(explainPay(pay)).toBe(
    'EXACT: 100 × 15% × 0.06 = 0.90; 0-74: 100 × 100% × 0.06 = 6.00; 60-69: 100 × 50% × 0.06 = 3.00; together 9.90 USD',
  )
})
