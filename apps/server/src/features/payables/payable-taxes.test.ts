import type { FinanceSettings, TaxCodeInput } from '@dragoman/sdk/operations/finance'
import type { PayableReconciliation } from '@dragoman/sdk/operations/payables'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { encrypted } from '../../kernel/encrypted.ts'
import { databaseErrorCode } from '../../kernel/database/error-code.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { october, payableSteps, payablesUrl } from '../../testing/payables.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { legalEntities, taxCodes } from '../finance/tables.ts'
import { billingVersions } from '../people/billing/tables.ts'
import { payableTaxes } from './tables.ts'

const test = await openTestApp()
const { accountAdmin, place } = test.people
const { call, db } = test
const { deliver, words, run, preview, newest, get, statusOfTask } = payableSteps(test)
const financeUrl = `/api/v3/account/${place.accountId}/finance`

let count = 0
const linguist = async (country?: string, taxpayerId?: string) => {
  const vendor = await createPerson({ db, sessions: test.app.services.sessions }, place, `Taxed ${(count += 1)}`, {
    roles: ['VENDOR'],
    member: true,
  })
  if (country) {
    const billing = { legalName: vendor.name, country, ...(taxpayerId && { taxpayerId }) }
    bodyOf(await call(vendor, 'PUT', '/api/v3/user/billing', billing))
  }
  return vendor
}

const company = async (country: string, codes: readonly TaxCodeInput[], vatId?: string) => {
  const taxIds = vatId ? [{ scheme: 'EU_VAT', value: vatId }] : []
  bodyOf<FinanceSettings>(await call(accountAdmin, 'PUT', financeUrl, { country, taxIds, taxCodes: codes }))
}
const vat = (rate: number, more: Partial<TaxCodeInput> = {}): TaxCodeInput => ({
  name: `VAT ${rate}`,
  kind: 'VAT',
  category: 'S',
  rate,
  ...more,
})
const withheld = (name: string, rate: number): TaxCodeInput => ({ name, kind: 'WITHHOLDING', category: 'S', rate })
const reverse: TaxCodeInput = {
  name: 'Reverse charge',
  kind: 'VAT',
  category: 'AE',
  rate: 0,
  text: 'Steuerschuldnerschaft',
}

/** The payable of a linguist for tasks of these amounts. */
async function billed(vendor: Person, ...totals: string[]) {
  for (const total of totals) await deliver({ by: vendor, on: '2026-10-05', pay: [words('1', total, total)] })
  const period = { ...october, vendorUuidList: [vendor.id] }
  const [draft] = (await preview(accountAdmin, period)).drafts
  const { status } = await run(accountAdmin, period)
  const payable = await newest(vendor)
  expect([status, draft!.amount, draft!.taxReason]).toEqual(['FINISHED', payable.amount, payable.taxReason])
  return payable
}

afterEach(async () => {
  await db.delete(legalEntities).where(eq(legalEntities.accountId, place.accountId))
  await db.delete(taxCodes).where(eq(taxCodes.accountId, place.accountId))
})

const [german, spanish, otherGerman] = ['DE136695976', 'ESB58378431', 'DE294776378']

describe('the taxes of a payable', () => {
  it('are computed once for the document and spread over its lines', async () => {
    await company('DE', [vat(7), vat(15)], german)
    const payable = await billed(await linguist('DE', otherGerman), '25.06', '25.61', '25.63')
    expect(payable).toMatchObject({
      amountBeforeTaxes: 76.3,
      taxesAmount: 11.45,
      withheldAmount: 0,
      amount: 87.75,
      taxReason: 'SAME_COUNTRY',
      taxes: [{ name: 'VAT 15', kind: 'VAT', category: 'S', rate: 15, base: 76.3, amount: 11.45, checked: true }],
    })
    expect(payable.lines.map(({ amount, taxAmount }) => [amount, taxAmount])).toEqual([
      [25.06, 3.76],
      [25.61, 3.84],
      [25.63, 3.85],
    ])
  })

  it('are taken out of amounts that include them, and what tasks pay stays what is compared', async () => {
    await company('DE', [vat(15, { inclusive: true })], german)
    const payable = await billed(await linguist('DE', otherGerman), '10', '10', '10')
    expect(payable).toMatchObject({ amountBeforeTaxes: 26.09, taxesAmount: 3.91, amount: 30 })
    expect(payable.lines.map(({ amount }) => amount)).toEqual([8.7, 8.7, 8.69])
    const compared = bodyOf<PayableReconciliation>(
      await call(accountAdmin, 'GET', `${payablesUrl}/${payable.uuid}/reconciliation`),
    )
    expect(compared).toMatchObject({ billed: 30, payNow: 30, pricedAgain: 30, difference: 0 })
  })

  it.each([
    ['ES', [vat(21), withheld('IRPF', 15)], 'ESA28015865', 'ESB58378431', '1000', 1060, [21, 15], [210, -150]],
    [
      'BR',
      [withheld('ISS', 5), withheld('IR', 1.5)],
      undefined,
      '11222333000181',
      '10000',
      9350,
      [1.5, 5],
      [-150, -500],
    ],
  ] as const)('are withheld below the total in %s', async (country, codes, own, theirs, net, total, rates, amounts) => {
    await company(country, codes, own)
    const payable = await billed(await linguist(country, theirs), net)
    expect(payable).toMatchObject({ amountBeforeTaxes: Number(net), amount: total, taxReason: 'SAME_COUNTRY' })
    const shown = payable.taxes.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.rate - b.rate)
    expect(shown.map(({ rate }) => rate)).toEqual(rates)
    expect(shown.map(({ amount }) => amount)).toEqual(amounts)
  })

  it.each([
    ['no VAT ID', 'DE', undefined, 'NOT_REGISTERED'],
    ['a country outside the EU', 'US', '12-3456789', 'OUTSIDE_UNION'],
    ['no country', undefined, undefined, 'COUNTRY_UNKNOWN'],
  ] as const)('are none for linguists with %s, and say why', async (_, country, taxpayerId, taxReason) => {
    await company('DE', [vat(19), reverse], german)
    const payable = await billed(await linguist(country, taxpayerId), '100')
    expect(payable).toMatchObject({ amount: 100, taxesAmount: 0, taxes: [], taxReason })
  })

  it('are owed by the company where both are in the EU, and both have VAT IDs', async () => {
    await company('DE', [vat(19), reverse], german)
    const payable = await billed(await linguist('ES', spanish), '100')
    expect(payable).toMatchObject({
      amount: 100,
      taxReason: 'REVERSE_CHARGE',
      taxes: [{ category: 'AE', rate: 0, base: 100, amount: 0, text: 'Steuerschuldnerschaft' }],
    })
  })

  it.each([
    ['the linguist', german, undefined],
    ['the company', undefined, spanish],
  ])('leave tasks out where reverse charge applies and %s has no VAT ID', async (_, own, theirs) => {
    await company('DE', [reverse], own)
    const vendor = await linguist('ES', theirs)
    const { taskId } = await deliver({ by: vendor, on: '2026-10-05', pay: [words('1', '5', '5')] })
    const period = { ...october, vendorUuidList: [vendor.id] }
    const skipped = [
      { taskUuid: taskId, reason: 'VAT_ID_MISSING', vendorName: vendor.name, taskName: expect.any(String) },
    ]
    expect(await preview(accountAdmin, period)).toMatchObject({ payables: 0, skipped })
    expect(await run(accountAdmin, period)).toMatchObject({
      status: 'FINISHED_WARNING',
      result: { payables: 0, skipped },
    })
    expect(await statusOfTask(taskId)).toBe('DELIVERED')
  })

  it('may differ from the rule, with a reason that the office sees', async () => {
    await company('DE', [vat(19), vat(7), reverse, withheld('IR', 1.5)], german)
    const codes = await db.select().from(taxCodes).where(eq(taxCodes.accountId, place.accountId))
    const idOf = (name: string) => codes.find((code) => code.name === name)!.id
    const vendor = await linguist('DE', otherGerman)
    await deliver({ by: vendor, on: '2026-10-05', pay: [words('1', '100', '100')] })
    const override = { vendorUuid: vendor.id, taxUuid: idOf('VAT 7'), reason: 'A reduced rate by § 12.' }
    const period = { ...october, vendorUuidList: [vendor.id] }
    for (const [wrong, field] of [
      [{ taxUuid: vendor.id }, 'taxUuid'],
      [{ taxUuid: idOf('IR') }, 'taxUuid'],
      [{ reason: ' ' }, 'reason'],
    ] as const)
      expect(
        await call(accountAdmin, 'POST', `${payablesUrl}/create`, {
          ...period,
          taxOverrides: [{ ...override, ...wrong }],
        }),
      ).toMatchObject({ status: 400, body: { errors: [{ field: `body.taxOverrides[0].${field}` }] } })
    const asked = { ...period, taxOverrides: [override] }
    const { drafts } = await preview(accountAdmin, asked)
    expect(drafts).toMatchObject([
      { amount: 105.5, taxCode: { uuid: override.taxUuid, rate: 7 }, taxOverride: override.reason },
    ])
    await run(accountAdmin, asked)
    const payable = await newest(vendor)
    expect(payable).toMatchObject({
      taxesAmount: 7,
      withheldAmount: 1.5,
      amount: 105.5,
      taxReason: 'SAME_COUNTRY',
      taxOverride: override.reason,
    })
    expect(await get(vendor, payable.uuid)).not.toHaveProperty('taxOverride')
  })

  it('leave out the adjustments of a linguist who can’t be taxed, and say why', async () => {
    await company('DE', [reverse], german)
    const vendor = await linguist('ES')
    const bonus = { vendorUuid: vendor.id, kind: 'BONUS', currency: 'USD', amount: 7.5, reason: 'On short notice' }
    const made = bodyOf<{ uuid: string }>(await call(accountAdmin, 'POST', `${payablesUrl}/adjustment`, bonus), 201)
    bodyOf(await call(vendor, 'POST', `${payablesUrl}/adjustment/${made.uuid}/answer`, { status: 'CONFIRMED' }))
    const period = { ...october, vendorUuidList: [vendor.id] }
    const left = { reason: 'VAT_ID_MISSING', vendorName: vendor.name, vendorUuid: vendor.id }
    const skipped = [{ ...left, adjustmentUuid: made.uuid, taskName: 'On short notice', amount: 7.5, currency: 'USD' }]
    expect((await preview(accountAdmin, period)).skipped).toEqual(skipped)
    expect(await run(accountAdmin, period)).toMatchObject({ status: 'FINISHED_WARNING', result: { skipped } })
    bodyOf(await call(vendor, 'PUT', '/api/v3/user/billing', { taxpayerId: spanish }))
    expect(await run(accountAdmin, period)).toMatchObject({ result: { payables: 1, skipped: [] } })
  })

  it('never rest on a tax ID that the server can no longer read', async () => {
    await company('DE', [vat(19), reverse], german)
    const vendor = await linguist('DE', otherGerman)
    const { taskId } = await deliver({ by: vendor, on: '2026-10-05', pay: [words('1', '100', '100')] })
    await db
      .update(billingVersions)
      .set({ secret: encrypted('{}', 'another key', 'billing') })
      .where(eq(billingVersions.userId, vendor.id))
    const period = { ...october, vendorUuidList: [vendor.id] }
    const skipped = [{ taskUuid: taskId, reason: 'TAX_ID_UNREADABLE' }]
    expect(await preview(accountAdmin, period)).toMatchObject({ payables: 0, skipped })
    expect(await run(accountAdmin, period)).toMatchObject({ result: { payables: 0, skipped } })
    bodyOf(await call(vendor, 'PUT', '/api/v3/user/billing', { taxpayerId: otherGerman }))
    expect(await run(accountAdmin, period)).toMatchObject({ result: { payables: 1, skipped: [] } })
    expect(await newest(vendor)).toMatchObject({ amount: 119, taxReason: 'SAME_COUNTRY' })
  })

  it('stay what they were when a tax code changes, and the database refuses to change them', async () => {
    await company('DE', [vat(19)], german)
    const payable = await billed(await linguist('DE', otherGerman), '100')
    await company('DE', [vat(25)], german)
    expect((await get(accountAdmin, payable.uuid)).taxes).toMatchObject([{ name: 'VAT 19', rate: 19, amount: 19 }])
    const write = db.update(payableTaxes).set({ amount: '1' }).where(eq(payableTaxes.payableId, payable.uuid))
    await expect(write.catch((error: unknown) => Promise.reject(new Error(databaseErrorCode(error))))).rejects.toThrow(
      '23001',
    )
  })

  it('withheld ones are never in the price', async () => {
    const taxCodesOf = [{ ...withheld('IR', 1.5), inclusive: true }]
    expect(await call(accountAdmin, 'PUT', financeUrl, { taxCodes: taxCodesOf })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.taxCodes[0].inclusive' }] },
    })
  })
})
