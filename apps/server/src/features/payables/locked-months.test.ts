import type { FiscalPeriod } from '@dragoman/sdk/operations/finance'
import type { ActivityPage } from '@dragoman/sdk/operations/activity'
import type { Payable } from '@dragoman/sdk/operations/payables'
import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { october, payableSteps, payablesUrl } from '../../testing/payables.ts'
import { createPerson } from '../../testing/people.ts'
import { grant } from '../../testing/permissions.ts'
import { bodyOf } from '../../testing/projects.ts'
import { financeEvents, fiscalPeriods, legalEntities } from '../finance/tables.ts'
import { closeDaily } from './moves/close-payables.ts'
import { payables } from './tables.ts'

const test = await openTestApp()
const { accountAdmin, manager, linguistA, stranger, place, elsewhere } = test.people
const { call, db } = test
const { deliver, words, run, get, newest, invoice, attach, approve, move, payOut } = payableSteps(test)
const person = (name: string, roles: Parameters<typeof createPerson>[3]['roles']) =>
  createPerson({ db, sessions: test.app.services.sessions }, place, name, { roles, member: true })

const second = await person('Sami Second', ['ACCOUNT_ADMIN'])
let count = 0
const linguist = () => person(`Locked ${(count += 1)}`, ['VENDOR'])

const periodsUrl = `/api/v3/account/${place.accountId}/finance/period`
const list = async (as = accountAdmin) => bodyOf<FiscalPeriod[]>(await call(as, 'GET', periodsUrl))
const lock = (as = accountAdmin, status = 'LOCKED', month = '2026-10') =>
  call(as, 'POST', `${periodsUrl}/${month}/lock`, { status })
const unlock = (as = second, month = '2026-10', reason = 'A late invoice.') =>
  call(as, 'POST', `${periodsUrl}/${month}/unlock`, { reason })
const onlyOctober = async () => (await list()).find(({ month }) => month === '2026-10')

/** A payable of October that waits for approval. */
async function waiting(total = '10.00') {
  const vendor = await linguist()
  const pay = total === '0.00' ? [{ ...words('1', '0', '0'), source: 'MANUAL' }] : [words('1', total, total)]
  await deliver({ by: vendor, on: '2026-10-05', pay })
  await run(accountAdmin, { ...october, vendorUuidList: [vendor.id] })
  const { uuid, name } = await newest(vendor)
  await payOut(vendor)
  bodyOf(await attach(vendor, uuid, invoice(total, `L-${name}`)), 201)
  return { vendor, uuid, name }
}

afterEach(async () => {
  await db.delete(fiscalPeriods).where(eq(fiscalPeriods.accountId, place.accountId))
  await db.delete(legalEntities).where(eq(legalEntities.accountId, place.accountId))
})

const refusal = {
  status: 409,
  body: {
    code: 'PERIOD_LOCKED',
    data: { month: '2026-10', status: 'LOCKED', lockedBy: { uuid: accountAdmin.id } },
  },
}

describe('a locked month', () => {
  it('refuses payables that are created, approved, or canceled in it, and says who may unlock it', async () => {
    const { vendor, uuid } = await waiting()
    const { uuid: toCancel } = await waiting()
    bodyOf(await lock())
    const create = { ...october, vendorUuidList: [vendor.id] }
    for (const answer of [
      await call(accountAdmin, 'POST', `${payablesUrl}/create`, create),
      await call(accountAdmin, 'POST', `${payablesUrl}/create`, { ...create, preview: true }),
      await approve(second, uuid),
      await move(accountAdmin, toCancel, 'cancel-payable'),
    ]) {
      expect(answer).toMatchObject(refusal)
      const { message, data } = answer.body as { message: string; data: { mayUnlock: { uuid: string }[] } }
      expect(message).toMatch(/^October 2026 is locked, by .+ on \d{4}-\d\d-\d\d\. .*Sami Second.* can unlock it\.$/)
      expect(data.mayUnlock.map(({ uuid: id }) => id)).toContain(second.id)
      expect(data.mayUnlock.map(({ uuid: id }) => id)).not.toContain(accountAdmin.id)
    }
    const many = await call(second, 'POST', `${payablesUrl}/approve`, { payableUuids: [uuid] })
    expect(many).toMatchObject({ status: 200, body: { approved: [], skipped: [{ missing: ['periodOpen'] }] } })
    expect((await get(second, uuid)).moves.find((each) => each.move === 'approve')?.missing).toEqual(['periodOpen'])
    bodyOf(await unlock())
    bodyOf(await approve(second, uuid))
    bodyOf(await move(accountAdmin, toCancel, 'cancel-payable'))
  })

  it('closes what is paid in it, and what is paid later is closed the next day', async () => {
    const paid = await waiting('0.00')
    const late = await waiting('0.00')
    expect(bodyOf<Payable>(await approve(second, paid.uuid)).status).toBe('PAID')
    bodyOf(await lock())
    expect(await get(accountAdmin, paid.uuid)).toMatchObject({ status: 'CLOSED', moves: [] })
    expect((await get(accountAdmin, late.uuid)).status).toBe('PENDING_APPROVAL')
    const [noted] = await db
      .select()
      .from(financeEvents)
      .where(and(eq(financeEvents.documentId, paid.uuid), eq(financeEvents.event, 'CLOSED')))
    expect(noted).toMatchObject({ userId: accountAdmin.id })
    const { content } = bodyOf<ActivityPage>(
      await call(accountAdmin, 'GET', `/api/v3/activity?entityUuid=${paid.uuid}&events=PAYABLE_CLOSED`),
    )
    expect(content).toMatchObject([{ before: { status: 'PAID' }, after: { status: 'CLOSED' } }])
    await db.update(payables).set({ status: 'PAID' }).where(eq(payables.id, late.uuid))
    await closeDaily(db, new Date())
    expect((await get(accountAdmin, late.uuid)).status).toBe('CLOSED')
  })

  it('takes a reason and a second person to unlock', async () => {
    bodyOf(await lock())
    expect(await unlock(accountAdmin)).toMatchObject(refusal)
    expect(await unlock(second, '2026-10', ' ')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.reason' }] },
    })
    expect(await onlyOctober()).toMatchObject({ status: 'LOCKED', changedBy: { uuid: accountAdmin.id } })
    const opened = bodyOf<FiscalPeriod>(await unlock())
    expect(opened).toMatchObject({ status: 'OPEN', changedBy: { uuid: second.id }, reason: 'A late invoice.' })
    expect(await unlock()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    const path = '/api/v3/activity?events=FINANCE_PERIOD_LOCKED&events=FINANCE_PERIOD_UNLOCKED'
    const { content } = bodyOf<ActivityPage>(await call(accountAdmin, 'GET', path))
    expect(content.slice(0, 2)).toMatchObject([
      {
        before: { status: 'LOCKED' },
        after: { status: 'OPEN' },
        detail: { month: '2026-10', reason: 'A late invoice.' },
      },
      { before: { status: 'OPEN' }, after: { status: 'LOCKED' }, detail: { month: '2026-10' } },
    ])
  })

  it('is unlocked by the same person where the account allows a single officer', async () => {
    await db.insert(legalEntities).values({ accountId: place.accountId, singleOfficer: true })
    bodyOf(await lock())
    expect(bodyOf<FiscalPeriod>(await unlock(accountAdmin)).status).toBe('OPEN')
  })

  it('follows the same rule when its lock is undone in the settings log', async () => {
    bodyOf(await lock())
    const { content } = bodyOf<ActivityPage>(
      await call(accountAdmin, 'GET', '/api/v3/activity?events=FINANCE_PERIOD_LOCKED'),
    )
    const undo = (as: typeof second) =>
      call(as, 'POST', `/api/v3/account/${place.accountId}/settings/changes/${content[0]!.uuid}/undo`, {})
    expect(await undo(accountAdmin)).toMatchObject(refusal)
    bodyOf(await undo(second))
    expect((await onlyOctober())?.status).toBe('OPEN')
  })

  it('can be closed to everyone who lacks the permission to lock months', async () => {
    const clerk = await person('Cleo Clerk', ['PROJECT_MANAGER'])
    await grant(test, clerk, 'PAYABLES_create')
    const { vendor } = await waiting()
    bodyOf(await lock(accountAdmin, 'SOFT'))
    const create = { ...october, vendorUuidList: [vendor.id], preview: true }
    expect(await call(clerk, 'POST', `${payablesUrl}/create`, create)).toMatchObject({
      status: 409,
      body: { data: { status: 'SOFT' } },
    })
    bodyOf(await call(accountAdmin, 'POST', `${payablesUrl}/create`, create))
    const month = new Date().toISOString().slice(0, 7)
    bodyOf(await lock(accountAdmin, 'SOFT', month))
    const bonus = { vendorUuid: vendor.id, kind: 'BONUS', currency: 'USD', amount: 5, reason: 'Well done.' }
    expect(await call(clerk, 'POST', `${payablesUrl}/adjustment`, bonus)).toMatchObject({
      status: 409,
      body: { code: 'PERIOD_LOCKED', data: { month } },
    })
    bodyOf(await call(accountAdmin, 'POST', `${payablesUrl}/adjustment`, bonus), 201)
  })

  it('can be locked only once it is over, and by only one of two people at the same moment', async () => {
    const month = new Date().toISOString().slice(0, 7)
    expect(await lock(accountAdmin, 'LOCKED', month)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'path.month' }] },
    })
    expect(await lock(accountAdmin, 'SOFT', '2099-01')).toMatchObject({ status: 400 })
    const answers = await Promise.all([lock(), lock(second)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('is for people with the permission, in their own account', async () => {
    for (const one of [manager, linguistA]) expect((await lock(one)).status).toBe(403)
    expect((await call(manager, 'GET', periodsUrl)).status).toBe(403)
    const theirs = `/api/v3/account/${elsewhere.accountId}/finance/period`
    expect((await call(accountAdmin, 'GET', theirs)).status).toBe(404)
    expect((await call(accountAdmin, 'POST', `${theirs}/2026-10/lock`, { status: 'LOCKED' })).status).toBe(404)
    expect((await call(stranger, 'POST', `${periodsUrl}/2026-10/lock`, { status: 'LOCKED' })).status).toBe(403)
    await grant(test, manager, 'FINANCE_lock')
    bodyOf(await lock(manager))
  })
})
