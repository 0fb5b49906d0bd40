import type {
  Payable,
  PayableApprovalsResult,
  PayableSums,
  PayableUndoResult,
  SelfBilling,
} from '@dragoman/sdk/operations/payables'
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../../engines/documents/fixtures/read-pdf.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { october, payableSteps, payablesUrl } from '../../testing/payables.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { payables } from './tables.ts'

const test = await openTestApp()
const { accountAdmin, manager, linguistB, stranger, place } = test.people
const { call, db } = test
const { deliver, words, run, newest, get, approve, payOut, attach, invoice } = payableSteps(test)
const person = (name: string, roles: Parameters<typeof createPerson>[3]['roles']) =>
  createPerson({ db, sessions: test.app.services.sessions }, place, name, { roles, member: true })
const approver = await person('Ada Approver', ['ACCOUNT_ADMIN'])

const url = `${payablesUrl}/self-billing`
const finance = (body: object) => call(accountAdmin, 'PUT', `/api/v3/account/${place.accountId}/finance`, body)
const agree = (as: Person) => call(as, 'POST', url)

let count = 0
async function linguist() {
  const vendor = await person(`Self ${(count += 1)}`, ['VENDOR'])
  const billing = { legalName: `${vendor.name} Lda.`, street: 'Rua Augusta 1', city: 'Lisboa', country: 'PT' }
  bodyOf(await call(vendor, 'PUT', '/api/v3/user/billing', billing))
  return vendor
}

async function bill(vendor: Person, total = '100.00') {
  await deliver({ by: vendor, on: '2026-10-05', pay: [words('1', total, total)] })
  const ended = await run(accountAdmin, { ...october, vendorUuidList: [vendor.id] })
  expect(ended.status).toBe('FINISHED')
  return newest(vendor)
}

async function agreed() {
  bodyOf(
    await finance({ legalName: 'Acme GmbH', country: 'DE', address: 'Torstraße 1\n10119 Berlin', selfBillingDays: 14 }),
  )
  const vendor = await linguist()
  bodyOf(await agree(vendor), 201)
  await payOut(vendor)
  return vendor
}

describe('self-billing', () => {
  it('needs an offer, all that a document says, and the linguist’s own agreement', async () => {
    const vendor = await person('Self 0', ['VENDOR'])
    expect(await agree(vendor)).toMatchObject({
      status: 422,
      body: { data: { missing: [{ condition: 'notOffered' }] } },
    })
    bodyOf(await finance({ legalName: 'Acme GmbH', country: 'DE', selfBillingDays: 14 }))
    expect(await agree(vendor)).toMatchObject({
      status: 422,
      body: { data: { missing: [{ condition: 'LEGAL_NAME' }, { condition: 'COUNTRY' }] } },
    })
    const own = await linguist()
    const made = bodyOf<SelfBilling>(await agree(own), 201)
    expect(made).toMatchObject({
      isAgreed: true,
      company: 'Acme GmbH',
      objectionDays: 14,
      history: [{ agreedBy: { uuid: own.id } }],
    })
    expect((await agree(own)).status).toBe(409)
    expect((await call(own, 'GET', `${url}?vendor=${linguistB.id}`)).status).toBe(404)
    expect((await call(own, 'DELETE', `${url}?vendor=${linguistB.id}`)).status).toBe(404)
    expect((await call(stranger, 'GET', `${url}?vendor=${own.id}`)).status).not.toBe(200)
    expect(bodyOf<SelfBilling>(await call(accountAdmin, 'GET', `${url}?vendor=${own.id}`)).isAgreed).toBe(true)
    bodyOf(await call(accountAdmin, 'DELETE', `${url}?vendor=${own.id}`), 204)
    const ended = bodyOf<SelfBilling>(await call(own, 'GET', url))
    expect(ended).toMatchObject({ isAgreed: false, history: [{ withdrawnDate: expect.any(Number) }] })
    expect(ended.history[0]).not.toHaveProperty('withdrawnBy')
    expect(await bill(own)).toMatchObject({ selfBilled: false, status: 'PENDING' })
  })

  it('issues a document with the linguist as the seller, once, whose bytes are kept', async () => {
    const vendor = await agreed()
    const payable = await bill(vendor)
    expect(payable.name).toMatch(/^SB-\d{4}-\d{4}$/)
    expect(payable).toMatchObject({ selfBilled: true, status: 'PENDING_APPROVAL', objectUntil: expect.any(String) })
    const { url: address, sha256, size } = (await get(vendor, payable.uuid)).document!
    const { bytes } = await test.download(null, new URL(address).pathname)
    expect([createHash('sha256').update(bytes).digest('hex'), bytes.length]).toEqual([sha256, size])
    const { text } = await readPdf(bytes)
    for (const part of [payable.name, `${vendor.name} Lda.`, 'Acme GmbH', '100.00']) expect(text).toContain(part)
    expect((await attach(vendor, payable.uuid, invoice('100.00', 'X-1'))).status).not.toBe(201)
    const other = await test.download(null, new URL(address).pathname)
    expect(Buffer.from(other.bytes).equals(Buffer.from(bytes))).toBe(true)
  })

  it('an objection takes approvals back with its reason, until the linguist agrees', async () => {
    const vendor = await agreed()
    const { uuid } = await bill(vendor)
    expect(bodyOf<Payable>(await approve(approver, uuid)).status).toBe('READY')
    const object = (as: Person, reason = 'A task is missing.') =>
      call(as, 'POST', `${payablesUrl}/${uuid}/object`, { reason })
    expect((await object(linguistB)).status).toBe(404)
    expect((await object(accountAdmin)).status).toBe(403)
    expect((await object(vendor, ' ')).status).toBe(400)
    expect(bodyOf<Payable>(await object(vendor))).toMatchObject({
      status: 'PENDING_APPROVAL',
      reason: 'A task is missing.',
      objectedDate: expect.any(Number),
    })
    const refused = await approve(approver, uuid)
    expect(refused).toMatchObject({ status: 422, body: { data: { missing: [{ condition: 'notObjected' }] } } })
    bodyOf(await call(vendor, 'POST', `${payablesUrl}/${uuid}/agree`))
    expect(bodyOf<Payable>(await approve(approver, uuid))).toMatchObject({
      status: 'READY',
      agreedDate: expect.any(Number),
    })
  })

  it('objections are over after the days that were given', async () => {
    const vendor = await agreed()
    const { uuid } = await bill(vendor)
    await db.execute(`alter table payables disable trigger user`)
    await db.update(payables).set({ objectUntil: '2026-01-01' }).where(eq(payables.id, uuid))
    await db.execute(`alter table payables enable trigger user`)
    expect(await call(vendor, 'POST', `${payablesUrl}/${uuid}/object`, { reason: 'Late.' })).toMatchObject({
      status: 422,
      body: { data: { missing: [{ condition: 'inTimeToObject' }] } },
    })
  })
})

describe('the figures of payables', () => {
  it('counters come with amounts, and sums with those of the filtered list', async () => {
    const vendor = await linguist()
    await bill(vendor, '12.50')
    const counters = bodyOf<{ needsInvoice: { count: number; amounts: object[] } }>(
      await call(accountAdmin, 'GET', `${payablesUrl}/counters`),
    )
    const sums = async (as: Person, filter = '') =>
      bodyOf<PayableSums>(await call(as, 'GET', `${payablesUrl}/sums?filter=${encodeURIComponent(filter)}`))
    const pending = await sums(accountAdmin, 'status:pending')
    expect(counters.needsInvoice).toMatchObject({
      count: pending.payables,
      amounts: pending.totals.map(({ currency, amount }) => ({ currency, amount })),
    })
    const own = [{ currency: 'USD', amount: 12.5, amountBeforeTaxes: 12.5, paidAmount: 0, payables: 1 }]
    expect(await sums(vendor)).toEqual({ payables: 1, totals: own })
    const earned = bodyOf<Record<string, PayableSums>>(await call(vendor, 'GET', `${payablesUrl}/earnings`))
    expect(earned).toEqual({
      toInvoice: { payables: 1, totals: own },
      onTheWay: { payables: 0, totals: [] },
      paid: { payables: 0, totals: [] },
    })
  })

  it('approvals of several are undone together by the one who gave them', async () => {
    const vendor = await agreed()
    const { uuid } = await bill(vendor)
    const approved = bodyOf<PayableApprovalsResult>(
      await call(approver, 'POST', `${payablesUrl}/approve`, { payableUuids: [uuid] }),
    )
    expect(approved.approved).toMatchObject([{ status: 'READY' }])
    const undo = async (as: Person) =>
      bodyOf<PayableUndoResult>(await call(as, 'POST', `${payablesUrl}/approve/undo`, { payableUuids: [uuid] }))
    expect(await undo(accountAdmin)).toMatchObject({ undone: [], skipped: [{ missing: ['notApprover'] }] })
    expect(await undo(approver)).toMatchObject({ undone: [{ status: 'PENDING_APPROVAL' }], skipped: [] })
    expect((await get(accountAdmin, uuid)).approvals).toEqual([])
    expect((await call(manager, 'POST', `${payablesUrl}/approve/undo`, { payableUuids: [uuid] })).status).toBe(403)
  })
})
