import type { CostExplanation } from '@dragoman/sdk/operations/costs'
import type { UserRate } from '@dragoman/sdk/operations/userRates'
import type { StopLossOffer, Task } from '@dragoman/sdk/operations/tasks'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { taskPayments, tasks } from '../../work/task-tables.ts'
import { priceLists, userRates } from '../../rates/tables.ts'
import { stopLossOffers } from '../tables.ts'
import { journal } from '../../../kernel/tables.ts'
import { bodyOf } from '../../../testing/projects.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { seedWork } from '../../../testing/work.ts'

const app = await openTestApp()

/** A task of 100 words that linguist A has for 6 USD. */
async function givenTask(more: object = {}): Promise<string> {
  const { manager, linguistA } = app.people
  const work = await seedWork(app.db, app.people, {
    steps: ['TRANSLATION'],
    segments: [{ source: 'Save', words: 100 }],
    ...more,
  })
  const id = work.taskIds[0] ?? ''
  bodyOf(await app.call(manager, 'POST', `/api/v3/task/${id}/assignment/${linguistA.id}`))
  return id
}

const pay = (id: string) => `/api/v3/task/${id}/payment-update`
const stopLoss = (id: string) => `/api/v3/task/${id}/stop-loss`
const rowOf = async (id: string) => (await app.db.select().from(tasks).where(eq(tasks.id, id)))[0]

describe('pay by the page or the hour', () => {
  /** A task of 100 words in German that only one rate of linguist De's can pay. */
  async function taskPaidBy(prices: object): Promise<string> {
    const { manager, accountAdmin, linguistDe, place } = app.people
    await app.db.delete(userRates).where(eq(userRates.orgUnitId, place.orgUnitId))
    const steps = bodyOf<{ uuid: string; code: string }[]>(await app.call(manager, 'GET', '/api/v3/workflow'))
    const workflowUuid = steps.find(({ code }) => code === 'EDITING')?.uuid
    const rate = {
      currency: 'USD',
      orgUnitUuid: place.orgUnitId,
      rateDetails: [{ languagePair: 'en:de', workflowUuid, ...prices }],
    }
    bodyOf(await app.call(accountAdmin, 'POST', `/api/v3/user/${linguistDe.id}/rate`, rate), 201)
    const segments = [
      { source: 'Save', words: 60 },
      { source: 'Open', words: 40 },
    ]
    const work = await seedWork(app.db, app.people, { steps: ['EDITING'], targetLocale: 'de', segments })
    return work.taskIds[0] ?? ''
  }

  test('payment by page or hour converts words by the price list and opens to its segments', async () => {
    const { manager, linguistDe, place } = app.people
    const id = await taskPaidBy({ hourlyRate: 40 })
    const offered = bodyOf<{ content: { uuid: string; payableAmount: number; payExplanation: string }[] }>(
      await app.call(linguistDe, 'GET', '/api/v3/task/available'),
    ).content.find(({ uuid }) => uuid === id)
    expect(offered).toMatchObject({
      payableAmount: 8,
      payExplanation: '0-74: 0.200000 HOUR × 100% × 40 = 8.00; together 8.00 USD',
    })
    const given = bodyOf(await app.call(manager, 'POST', `/api/v3/task/${id}/assignment/${linguistDe.id}`))
    expect(given).toMatchObject({
      payableAmount: 8,
      currency: 'USD',
      payments: [{ source: 'RATE', costType: '0-74', unit: 'HOUR', amount: 0.2, rate: 40, total: 8 }],
    })
    const address = `/api/v3/task/${id}/cost-details/explanation?displayOrder=0`
    const explained = bodyOf(await app.call(linguistDe, 'GET', address))
    expect(explained).toMatchObject({
      kind: 'MATCH',
      band: { label: '0-74' },
      quantity: 0.2,
      unit: 'HOUR',
      unitPrice: 40,
      words: 100,
      totalCost: 8,
      rate: { source: 'USER_RATE', entry: 'en > de, EDITING' },
      segments: {
        totalElements: 2,
        content: [
          { source: 'Save', words: 60 },
          { source: 'Open', words: 40 },
        ],
      },
    })
    await app.db.update(priceLists).set({ wordsPerHour: 100 }).where(eq(priceLists.accountId, place.accountId))
    try {
      expect(bodyOf(await app.call(manager, 'GET', `/api/v3/task/${id}`))).toMatchObject({ payableAmount: 8 })
    } finally {
      await app.db.update(priceLists).set({ wordsPerHour: 500 }).where(eq(priceLists.accountId, place.accountId))
    }
  })

  test('a payment still opens to its rate, and the rate to its version, once that was changed and removed', async () => {
    const { manager, accountAdmin, linguistDe, linguistA } = app.people
    const id = await taskPaidBy({ wordRate: 0.08 })
    bodyOf(await app.call(manager, 'POST', `/api/v3/task/${id}/assignment/${linguistDe.id}`))
    const address = `/api/v3/task/${id}/cost-details/explanation?displayOrder=0`
    const explained = async () => bodyOf<CostExplanation>(await app.call(linguistDe, 'GET', address)).rate
    const before = await explained()
    expect(before).toMatchObject({ source: 'USER_RATE', name: 'USD', version: 1 })
    const rate = `/api/v3/user/${linguistDe.id}/rate/${before.uuid}`
    const first = bodyOf<UserRate>(await app.call(linguistDe, 'GET', rate))
    bodyOf(await app.call(accountAdmin, 'PUT', rate, { currency: 'EUR', minimumFee: 5 }))
    expect(await explained()).toEqual(before)
    expect((await app.call(accountAdmin, 'DELETE', rate)).status).toBe(200)
    expect(await explained()).toEqual(before)
    expect(bodyOf(await app.call(linguistDe, 'GET', `${rate}?version=1`))).toEqual(first)
    expect(bodyOf(await app.call(accountAdmin, 'GET', `${rate}?version=2`))).toMatchObject({ currency: 'EUR' })
    expect((await app.call(accountAdmin, 'GET', rate)).status).toBe(404)
    expect((await app.call(accountAdmin, 'GET', `${rate}?version=3`)).status).toBe(404)
    const other = `/api/v3/user/${linguistA.id}/rate/${before.uuid}?version=1`
    expect((await app.call(accountAdmin, 'GET', other)).status).toBe(404)
  })

  test('a rate by page comes before a rate by hour', async () => {
    const { manager, linguistDe, place } = app.people
    const id = await taskPaidBy({ hourlyRate: 40, pagesRate: 15 })
    await app.db.update(priceLists).set({ wordsPerPage: 250 }).where(eq(priceLists.accountId, place.accountId))
    expect(bodyOf(await app.call(manager, 'POST', `/api/v3/task/${id}/assignment/${linguistDe.id}`))).toMatchObject({
      payableAmount: 6,
      payments: [{ unit: 'PAGE', amount: 0.4, rate: 15, total: 6 }],
    })
  })
})

describe('pay that is set by hand', () => {
  test('a manual payment replaces the calculated one and records who changed it and the earlier amount', async () => {
    const { manager, linguistA } = app.people
    const id = await givenTask()
    const lines = [
      { unit: 'HOUR', amount: 1.5, rate: 20.33 },
      { unit: 'FIXED', amount: 1, rate: 4, total: 4 },
    ]
    expect(bodyOf(await app.call(manager, 'POST', pay(id), lines))).toMatchObject({
      uuid: id,
      status: 'PENDING',
      currency: 'USD',
      payableAmount: 34.5,
      payments: [
        { taskId: id, source: 'MANUAL', unit: 'HOUR', amount: 1.5, rate: 20.33, total: 30.5, createdOnDelivery: false },
        { taskId: id, source: 'MANUAL', unit: 'FIXED', amount: 1, rate: 4, total: 4 },
      ],
    })
    const seen = bodyOf(await app.call(linguistA, 'GET', `/api/v3/task/${id}`))
    expect(seen).toMatchObject({ payableAmount: 34.5, payments: [{ source: 'MANUAL' }, { source: 'MANUAL' }] })
    const [log] = bodyOf<object[]>(await app.call(manager, 'GET', `/api/v3/task/${id}/log`))
    expect(log).toMatchObject({
      event: 'PAYMENT_UPDATED',
      user: { uuid: manager.id },
      assignee: { uuid: linguistA.id },
    })
    const entries = await app.db.select().from(journal).where(eq(journal.entityId, id))
    expect(entries.find(({ event }) => event === 'TASK_PAYMENT_UPDATED')).toMatchObject({
      userId: manager.id,
      before: { payableAmount: 6, currency: 'USD' },
      after: { payableAmount: 34.5 },
    })
    const stored = await app.db.select().from(taskPayments).where(eq(taskPayments.taskId, id))
    expect(stored.map(({ createdBy }) => createdBy)).toEqual([manager.id, manager.id])
    const details = bodyOf(await app.call(linguistA, 'GET', `/api/v3/task/${id}/cost-details`))
    expect(details).toMatchObject([
      { displayOrder: 0, words: 1.5, costPerItem: 20.33, totalCost: 30.5, isManualCost: true },
      { displayOrder: 1, totalCost: 4, isManualCost: true },
    ])
  })

  test.each([
    ['a total that is not amount times rate', [{ unit: 'WORD', amount: 3, rate: 0.1, total: 0.31 }], 'body[0].total'],
    ['more than six decimals', [{ unit: 'WORD', amount: 1, rate: 0.1234567 }], 'body[0].rate'],
    ['no line', [], 'body'],
    ['a negative rate', [{ unit: 'WORD', amount: 1, rate: -1 }], 'body[0].rate'],
    ['a unit that there is not', [{ unit: 'KILO', amount: 1, rate: 1 }], 'body[0].unit'],
    ['too much', [{ unit: 'FIXED', amount: 1_000_000, rate: 1_000_000 }], 'body[0]'],
  ])('a manual payment is refused and changes nothing: %s', async (_, lines, field) => {
    const id = await givenTask()
    const answer = await app.call(app.people.manager, 'POST', pay(id), lines)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } })
    expect(Number((await rowOf(id))?.payableAmount)).toBe(6)
    expect(await app.db.$count(taskPayments, eq(taskPayments.taskId, id))).toBe(1)
  })

  test('a manual payment needs an assignee and is refused to linguists, other accounts and invoiced tasks', async () => {
    const { manager, linguistA, stranger } = app.people
    const lines = [{ unit: 'FIXED', amount: 1, rate: 1 }]
    const free = await seedWork(app.db, app.people)
    expect((await app.call(manager, 'POST', pay(free.taskIds[0] ?? ''), lines)).status).toBe(422)
    const id = await givenTask()
    expect((await app.call(linguistA, 'POST', pay(id), lines)).status).toBe(403)
    expect((await app.call(stranger, 'POST', pay(id), lines)).status).toBe(404)
    await app.db.update(tasks).set({ status: 'INVOICED' }).where(eq(tasks.id, id))
    expect((await app.call(manager, 'POST', pay(id), lines)).status).toBe(409)
  })

  test('only linguists who can claim a task see what it would pay', async () => {
    const { manager, linguistA, linguistB } = app.people
    const work = await seedWork(app.db, app.people, { segments: [{ source: 'Save', words: 100 }] })
    const url = `/api/v3/task/${work.taskIds[0]}/cost-details`
    expect(bodyOf(await app.call(linguistB, 'GET', url))).toMatchObject([
      { words: 100, costPerItem: 0.05, totalCost: 5 },
    ])
    expect(bodyOf(await app.call(manager, 'GET', url))).toEqual([])
    const id = await givenTask()
    const line = `/api/v3/task/${id}/cost-details/explanation?displayOrder=0&page=0&size=20`
    expect(bodyOf(await app.call(linguistA, 'GET', line))).toMatchObject({
      label: '0-74',
      rounding: { exact: '6' },
      segments: { totalElements: 1, content: [{ source: 'Save', words: 100, match: 0 }] },
    })
    expect(bodyOf(await app.call(linguistA, 'GET', `/api/v3/task/${id}/cost-details`))).toMatchObject([
      { totalCost: 6 },
    ])
    expect((await app.call(linguistB, 'GET', `/api/v3/task/${id}/cost-details`)).status).toBe(404)
  })
})

describe('confirming a payment', () => {
  const answerUrl = (id: string) => `/api/v3/task/${id}/payment-answer`
  const get = async (id: string, as = app.people.manager) =>
    bodyOf<Task>(await app.call(as, 'GET', `/api/v3/task/${id}`))
  const lineOf = async (id: string) => (await get(id)).payments?.[0]

  test('accepting a task confirms what it pays, and a later change is confirmed or rejected with a reason', async () => {
    const { manager, linguistA } = app.people
    const id = await givenTask()
    expect(await lineOf(id)).not.toHaveProperty('confirmationDate')
    bodyOf(await app.call(linguistA, 'POST', `/api/v3/task/${id}/status-update`, { status: 'APPROVED' }))
    expect(await lineOf(id)).toMatchObject({ confirmedBy: { uuid: linguistA.id }, total: 6 })

    bodyOf(await app.call(manager, 'POST', pay(id), [{ unit: 'FIXED', amount: 1, rate: 5 }]))
    expect(await lineOf(id)).not.toHaveProperty('confirmationDate')
    const { version } = await get(id, linguistA)
    const reject = { status: 'REJECTED', reason: ' Two hours are missing. ' }
    expect((await app.call(linguistA, 'POST', answerUrl(id), { status: 'REJECTED', reason: ' ' })).status).toBe(400)
    bodyOf(await app.call(linguistA, 'POST', answerUrl(id), reject, { 'If-Match': version }))
    expect(await lineOf(id)).toMatchObject({
      rejectReason: 'Two hours are missing.',
      rejectReasonBy: { uuid: linguistA.id },
    })
    const [entry] = bodyOf<object[]>(await app.call(manager, 'GET', `/api/v3/task/${id}/log`))
    expect(entry).toMatchObject({ event: 'PAYMENT_REJECTED', detail: 'Two hours are missing.' })
    const outdated = await app.call(linguistA, 'POST', answerUrl(id), { status: 'CONFIRMED' }, { 'If-Match': version })
    expect(outdated.status).toBe(409)

    bodyOf(await app.call(manager, 'POST', pay(id), [{ unit: 'FIXED', amount: 1, rate: 9 }]))
    expect(await lineOf(id)).not.toHaveProperty('rejectDate')
    const confirmed = bodyOf<Task>(await app.call(linguistA, 'POST', answerUrl(id), { status: 'CONFIRMED' }))
    expect(confirmed).toMatchObject({ payableAmount: 9, payments: [{ confirmedBy: { uuid: linguistA.id } }] })
  })

  test('claiming a task confirms its payment', async () => {
    const { linguistA } = app.people
    const segments = [{ source: 'Save', words: 100 }]
    const { taskIds } = await seedWork(app.db, app.people, { steps: ['TRANSLATION'], segments })
    const [id = ''] = taskIds
    bodyOf(await app.call(linguistA, 'POST', `/api/v3/task/${id}/assignment/${linguistA.id}`))
    expect(await lineOf(id)).toMatchObject({ confirmedBy: { uuid: linguistA.id } })
  })

  test('only the assignee and managers answer a payment, and not once it is settled', async () => {
    const { manager, linguistB, stranger } = app.people
    const id = await givenTask()
    const confirm = { status: 'CONFIRMED' }
    expect((await app.call(linguistB, 'POST', answerUrl(id), confirm)).status).toBe(404)
    expect((await app.call(stranger, 'POST', answerUrl(id), confirm)).status).toBe(404)
    expect(bodyOf(await app.call(manager, 'POST', answerUrl(id), confirm))).toMatchObject({
      payments: [{ confirmedBy: { uuid: manager.id } }],
    })
    await app.db.update(tasks).set({ status: 'INVOICED' }).where(eq(tasks.id, id))
    expect((await app.call(manager, 'POST', answerUrl(id), confirm)).status).toBe(409)
    const { taskIds } = await seedWork(app.db, app.people)
    expect((await app.call(manager, 'POST', answerUrl(taskIds[0] ?? ''), confirm)).status).toBe(422)
  })
})

test('a linguist sees how many open tasks they are not offered, and why', async () => {
  const { manager, linguistA } = app.people
  await app.db.delete(tasks)
  const both = await seedWork(app.db, app.people)
  await seedWork(app.db, app.people, { targetLocale: 'fr', steps: ['TRANSLATION'] })
  await seedWork(app.db, app.people, { place: app.people.elsewhere, steps: ['TRANSLATION'] })
  bodyOf(await app.call(manager, 'POST', `/api/v3/task/${both.taskIds[0]}/assignment/${linguistA.id}`))
  await seedWork(app.db, app.people, { steps: ['TRANSLATION'] })
  expect(bodyOf(await app.call(linguistA, 'GET', '/api/v3/task/available/explanation'))).toEqual({
    offered: 1,
    hidden: [
      { reason: 'OTHER_STEP', count: 1 },
      { reason: 'LANGUAGE_PAIR', sourceLanguage: 'en', targetLanguage: 'fr', count: 1 },
    ],
  })
})

describe('a stop-loss offer', () => {
  test('a stop-loss offer becomes the payment when the assignee accepts it', async () => {
    const { manager, linguistA } = app.people
    const id = await givenTask()
    expect(bodyOf(await app.call(linguistA, 'GET', stopLoss(id)))).toBeNull()
    const offer = { offeredTotal: 4.5, reason: 'Much is left over from last time' }
    expect(bodyOf(await app.call(manager, 'POST', stopLoss(id), offer))).toMatchObject({
      offeredTotal: 4.5,
      originalTotal: 6,
      currency: 'USD',
      status: 'OFFERED',
      reason: offer.reason,
      offeredBy: { uuid: manager.id },
    })
    expect((await app.call(manager, 'POST', stopLoss(id), offer)).status).toBe(409)
    expect((await app.call(manager, 'POST', stopLoss(id), { offeredTotal: 7 })).body).toMatchObject({
      message: 'The offer must be lower than the current payment of 6.00 USD.',
    })
    expect((await app.call(manager, 'POST', stopLoss(id), { status: 'ACCEPTED' })).status).toBe(403)
    expect(bodyOf(await app.call(linguistA, 'GET', stopLoss(id)))).toMatchObject({ status: 'OFFERED' })
    expect(bodyOf(await app.call(linguistA, 'POST', stopLoss(id), { status: 'ACCEPTED' }))).toMatchObject({
      status: 'ACCEPTED',
    })
    expect(bodyOf(await app.call(linguistA, 'GET', `/api/v3/task/${id}`))).toMatchObject({
      payableAmount: 4.5,
      payments: [{ source: 'STOP_LOSS', unit: 'FIXED', amount: 1, total: 4.5 }],
    })
    expect((await app.call(linguistA, 'POST', stopLoss(id), { status: 'DECLINED' })).status).toBe(409)
    const log = bodyOf<{ event: string }[]>(await app.call(manager, 'GET', `/api/v3/task/${id}/log`))
    expect(log.map(({ event }) => event)).toEqual(['STOP_LOSS_ACCEPTED', 'STOP_LOSS_OFFERED', 'ASSIGNED'])
    const entries = await app.call(manager, 'GET', `/api/v3/activity?entityType=TASK&entityUuid=${id}`)
    expect(bodyOf<{ content: { event: string }[] }>(entries).content.map(({ event }) => event)).toEqual([
      'TASK_STOP_LOSS_ACCEPTED',
      'TASK_STOP_LOSS_OFFERED',
      'TASK_ASSIGNED',
    ])
  })

  test('a stop-loss offer that is declined, expired or for an earlier assignee leaves the payment unchanged', async () => {
    const { manager, linguistA, linguistB } = app.people
    const id = await givenTask()
    bodyOf(await app.call(manager, 'POST', stopLoss(id), { offeredTotal: 1 }))
    expect(bodyOf(await app.call(linguistA, 'POST', stopLoss(id), { status: 'DECLINED' }))).toMatchObject({
      status: 'DECLINED',
    })
    expect(Number((await rowOf(id))?.payableAmount)).toBe(6)

    bodyOf(await app.call(manager, 'POST', stopLoss(id), { offeredTotal: 2 }))
    await app.db
      .update(stopLossOffers)
      .set({ expiresAt: new Date(0) })
      .where(eq(stopLossOffers.taskId, id))
    expect(bodyOf(await app.call(linguistA, 'GET', stopLoss(id)))).toMatchObject({ status: 'EXPIRED' })
    expect((await app.call(linguistA, 'POST', stopLoss(id), { status: 'ACCEPTED' })).status).toBe(409)

    bodyOf(await app.call(manager, 'POST', stopLoss(id), { offeredTotal: 3 }))
    bodyOf(await app.call(manager, 'POST', `/api/v3/task/${id}/assignment/${linguistB.id}`))
    expect(bodyOf(await app.call(linguistB, 'GET', stopLoss(id)))).toBeNull()
    expect(Number((await rowOf(id))?.payableAmount)).toBe(5)
  })

  test.each([
    ['as much as the task pays', { offeredTotal: 6 }, 400],
    ['an end that has passed', { offeredTotal: 1, expiresAt: 1 }, 400],
    ['an end beyond the year 9999', { offeredTotal: 1, expiresAt: 2_534_023_008_000_000 }, 400],
    ['an offer and an answer', { offeredTotal: 1, status: 'ACCEPTED' }, 400],
    ['nothing', {}, 400],
    ['only a reason', { reason: 'Because' }, 400],
    ['an answer without an offer', { status: 'ACCEPTED' }, 403],
  ])('a stop-loss offer is refused: %s', async (_, body, status) => {
    const id = await givenTask()
    expect((await app.call(app.people.manager, 'POST', stopLoss(id), body)).status).toBe(status)
  })

  test('the account decides how low an offer may be, whether it takes a reason, and until when it can be accepted', async () => {
    const { manager, accountAdmin, place } = app.people
    const url = `/api/v3/account/${place.accountId}/settings`
    const rules = { stopLossMinimumPercent: 50, stopLossReasonRequired: true, stopLossHours: 5 }
    const saved = bodyOf<object>(await app.call(accountAdmin, 'PUT', url, rules))
    expect(saved).toMatchObject({ ...rules, lastStopLossChange: { user: { uuid: accountAdmin.id } } })
    const id = await givenTask()
    const offer = (body: object) => app.call(manager, 'POST', stopLoss(id), body)
    expect(await offer({ offeredTotal: 2.99, reason: 'Late' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.offeredTotal' }] },
    })
    expect(await offer({ offeredTotal: 3 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.reason' }] },
    })
    const { expiresAt } = bodyOf<StopLossOffer>(await offer({ offeredTotal: 3, reason: 'Late' }))
    expect(Math.round((expiresAt - Date.now()) / 3_600_000)).toBe(5)
    bodyOf(
      await app.call(accountAdmin, 'PUT', url, {
        stopLossMinimumPercent: 0,
        stopLossReasonRequired: false,
        stopLossHours: 72,
      }),
    )
  })

  test('only managers make a stop-loss offer', async () => {
    const { linguistA, linguistB, stranger } = app.people
    const id = await givenTask()
    expect((await app.call(linguistA, 'POST', stopLoss(id), { offeredTotal: 1 })).status).toBe(403)
    expect((await app.call(linguistB, 'GET', stopLoss(id))).status).toBe(404)
    expect((await app.call(stranger, 'POST', stopLoss(id), { offeredTotal: 1 })).status).toBe(404)
  })
})
