import type { UserBilling, UserBillingVersionPage } from '@dragoman/sdk/operations/users'
import { eq, like } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { permissionGrants } from '../../../identity/tables.ts'
import { journal } from '../../../kernel/tables.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import { bodyOf } from '../../../testing/projects.ts'
import { billingVersions } from './tables.ts'

const test = await openTestApp()
const { accountAdmin, admin, manager, client, place } = test.people

const iban = 'DE89370400440532013000'
const otherIban = 'DE75512108001245126199'
const bank = { paymentMethod: 'BANK', accountHolder: 'Lina Linguist', country: 'DE' }

let linguist: Person
let path: string
beforeAll(async () => {
  linguist = await createPerson(test.app.services, place, 'Bea Billed', { roles: ['VENDOR'] })
  path = `/api/v3/user/${linguist.id}`
})

const get = async (as: Person) => bodyOf<UserBilling>(await test.call(as, 'GET', `${path}/billing`))
const setOwn = (payment: object) => test.call(linguist, 'PUT', '/api/v3/user/payment/logged-user', payment)
const setFor = (as: Person, payment: object) =>
  test.call(as, 'PUT', '/api/v3/user/payment', { userUuid: linguist.id, ...payment })
const decide = (as: Person, uuid: string, decision: 'confirm' | 'decline', reason?: string) =>
  test.call(as, 'POST', `${path}/payment/${uuid}/${decision}`, decision === 'decline' ? { reason } : undefined)

/** Everything that is kept or recorded, as text. */
async function everything(): Promise<string> {
  const entries = await test.db.select().from(journal).where(like(journal.event, 'USER_%'))
  return JSON.stringify([entries, await test.db.select().from(billingVersions)])
}

describe('billing details', () => {
  it('people set their own, and only they and holders of the permission see them', async () => {
    const details = {
      legalName: 'Bea Billed',
      street: 'Hauptstr. 1',
      city: 'Berlin',
      zip: '10115',
      country: 'DE',
      taxpayerId: 'DE136695976',
      billingEmail: 'bea@example.com',
    }
    bodyOf(await test.call(linguist, 'PUT', '/api/v3/user/billing', details))
    expect(await get(linguist)).toMatchObject(details)
    expect(await get(accountAdmin)).toMatchObject(details)
    expect((await test.call(manager, 'GET', `${path}/billing`)).body).toMatchObject({
      data: { missing: ['USER_billing'] },
    })
    expect((await test.call(client, 'GET', `${path}/billing`)).status).toBe(404)
    expect(await everything()).not.toContain('136695976')
  })

  it('how often payables are created is up to holders of the permission', async () => {
    const period = { invoicingPeriodicity: 'MONTHLY', invoicingDayOfMonth: 15 }
    const { status } = await test.call(linguist, 'PUT', '/api/v3/user/billing', { legalName: 'Bea', ...period })
    expect(status).toBe(403)
    const body = { userUuid: linguist.id, legalName: 'Bea Billed', ...period }
    bodyOf(await test.call(accountAdmin, 'PUT', '/api/v3/user/billing', body))
    expect(bodyOf(await test.call(linguist, 'GET', '/api/v3/user/logged-user'))).toMatchObject(period)
    expect(bodyOf(await test.call(manager, 'GET', path))).not.toHaveProperty('invoicingPeriodicity')
    bodyOf(await test.call(linguist, 'PUT', '/api/v3/user/billing', { legalName: 'Bea B.' }))
    expect(await get(linguist)).toMatchObject(period)
    expect(await get(linguist)).toMatchObject({ taxpayerId: 'DE136695976', city: 'Berlin' })
    const weekly = { ...body, invoicingPeriodicity: 'WEEKLY' }
    expect((await test.call(accountAdmin, 'PUT', '/api/v3/user/billing', weekly)).status).toBe(400)
  })
})

describe('a change of some billing details', () => {
  it('keeps what it leaves out, and clears what it says is null', async () => {
    const put = (body: object) => test.call(linguist, 'PUT', '/api/v3/user/billing', body)
    bodyOf(await put({ legalName: 'Bea B.', taxpayerId: 'DE136695976', city: 'Berlin', zip: '10115' }))
    bodyOf(await put({ city: 'Potsdam', zip: null }))
    const { legalName, taxpayerId, city, zip } = await get(linguist)
    expect({ legalName, taxpayerId, city, zip }).toEqual({
      legalName: 'Bea B.',
      taxpayerId: 'DE136695976',
      city: 'Potsdam',
      zip: undefined,
    })
  })

  it('drops a day of the month that the new period has no use for', async () => {
    const put = (body: object) =>
      test.call(accountAdmin, 'PUT', '/api/v3/user/billing', { userUuid: linguist.id, ...body })
    bodyOf(await put({ invoicingPeriodicity: 'MONTHLY', invoicingDayOfMonth: 15 }))
    bodyOf(await put({ invoicingPeriodicity: 'WEEKLY' }))
    const billing = await get(linguist)
    expect([billing.invoicingPeriodicity, billing.invoicingDayOfMonth]).toEqual(['WEEKLY', undefined])
  })
})

describe('payout methods', () => {
  it('a wrong checksum is refused at its field', async () => {
    expect(await setOwn({ ...bank, iban: 'DE88370400440532013000' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.iban' }] },
    })
  })

  it('people’s own changes take effect immediately, encrypted, and show the last four characters', async () => {
    const { payment, pendingPayment } = bodyOf<UserBilling>(await setOwn({ ...bank, iban, bic: 'COBADEFFXXX' }))
    expect(payment).toMatchObject({ paymentMethod: 'BANK', iban: '•••• 3000', bic: 'COBADEFFXXX' })
    expect(pendingPayment).toBeUndefined()
    expect(await everything()).not.toContain('0440532013')
  })

  it('changes by others wait for a second person, and the old data stays in effect', async () => {
    expect((await setFor(manager, { ...bank, iban: otherIban })).status).toBe(403)
    const { payment, pendingPayment } = bodyOf<UserBilling>(await setFor(accountAdmin, { ...bank, iban: otherIban }))
    expect(payment).toMatchObject({ iban: '•••• 3000' })
    expect(pendingPayment).toMatchObject({ iban: '•••• 6199', canConfirm: false, canDecline: true })
    const uuid = pendingPayment!.uuid
    expect((await decide(accountAdmin, uuid, 'confirm')).status).toBe(403)
    expect((await decide(manager, uuid, 'confirm')).status).toBe(403)
    const confirmed = bodyOf<UserBilling>(await decide(admin, uuid, 'confirm'))
    expect(confirmed.payment).toMatchObject({ iban: '•••• 6199', confirmedBy: { uuid: admin.id } })
    expect((await decide(admin, uuid, 'confirm')).status).toBe(409)
  })

  it('the person declines or confirms what others have entered; who entered it withdraws it', async () => {
    const paypal = { paymentMethod: 'PAYPAL', paypalAccount: 'thief@example.com' }
    const first = bodyOf<UserBilling>(await setFor(accountAdmin, paypal)).pendingPayment!
    expect(first).toMatchObject({ paypalAccount: 't•••@example.com' })
    const declined = bodyOf<UserBilling>(await decide(linguist, first.uuid, 'decline', 'Not mine'))
    expect(declined).not.toHaveProperty('pendingPayment')
    const second = bodyOf<UserBilling>(await setFor(accountAdmin, paypal)).pendingPayment!
    bodyOf(await decide(accountAdmin, second.uuid, 'decline'))
    const third = bodyOf<UserBilling>(await setFor(accountAdmin, paypal)).pendingPayment!
    expect(bodyOf<UserBilling>(await decide(linguist, third.uuid, 'confirm')).payment?.paymentMethod).toBe('PAYPAL')
    const { content } = bodyOf<UserBillingVersionPage>(
      await test.call(linguist, 'GET', `${path}/billing/version?size=3`),
    )
    expect(content).toMatchObject([
      { kind: 'PAYMENT', status: 'IN_FORCE', createdBy: { uuid: accountAdmin.id }, decidedBy: { uuid: linguist.id } },
      { status: 'WITHDRAWN' },
      { status: 'DECLINED', reason: 'Not mine' },
    ])
    expect(content[0]?.changes).toContainEqual({ field: 'iban', before: '•••• 6199' })
  })

  it('a person signed in as someone else counts as themselves and can’t confirm anything', async () => {
    const { redirectUrl } = bodyOf<{ redirectUrl: string }>(
      await test.call(accountAdmin, 'GET', `/api/v3/user/impersonate/${linguist.id}`),
    )
    expect(redirectUrl).toBeTruthy()
    const { sessions } = test.app.services
    const { secret: token } = await sessions.open(test.db, {
      userId: linguist.id,
      impersonatorId: accountAdmin.id,
      kind: 'token',
      address: '127.0.0.1',
      userAgent: null,
    })
    const disguised = { ...linguist, token }
    const own = { paymentMethod: 'PAYPAL', paypalAccount: 'other@example.com' }
    const { pendingPayment } = bodyOf<UserBilling>(
      await test.call(disguised, 'PUT', '/api/v3/user/payment/logged-user', own),
    )
    expect(pendingPayment).toMatchObject({ createdBy: { uuid: accountAdmin.id }, canConfirm: false })
    expect((await decide(disguised, pendingPayment!.uuid, 'confirm')).status).toBe(403)
    expect((await decide(accountAdmin, pendingPayment!.uuid, 'confirm')).status).toBe(403)
    bodyOf(await decide(linguist, pendingPayment!.uuid, 'decline'))
  })

  it('an account can require a second person even of what people change themselves', async () => {
    const settings = `/api/v3/account/${place.accountId}/settings`
    bodyOf(await test.call(accountAdmin, 'PUT', settings, { payoutConfirmationRequired: true }))
    const { payment, pendingPayment } = bodyOf<UserBilling>(await setOwn({ ...bank, iban }))
    expect(payment?.paymentMethod).toBe('PAYPAL')
    expect(pendingPayment).toMatchObject({ iban: '•••• 3000', canConfirm: false, canDecline: true })
    expect((await decide(linguist, pendingPayment!.uuid, 'confirm')).status).toBe(403)
    bodyOf(await decide(accountAdmin, pendingPayment!.uuid, 'confirm'))
    expect((await get(linguist)).payment).toMatchObject({ iban: '•••• 3000', confirmedBy: { uuid: accountAdmin.id } })
    bodyOf(await test.call(accountAdmin, 'PUT', settings, { payoutConfirmationRequired: false }))
  })

  it('the permission cannot reach people of an equal or higher role', async () => {
    const change = { userUuid: admin.id, paymentMethod: 'PAYPAL', paypalAccount: 'a@example.com' }
    expect((await test.call(accountAdmin, 'PUT', '/api/v3/user/payment', change)).status).toBe(403)
    expect(await test.db.$count(permissionGrants, eq(permissionGrants.granteeId, admin.id))).toBe(0)
  })
})
