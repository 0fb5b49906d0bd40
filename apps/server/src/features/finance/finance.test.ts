import type { ActivityPage } from '@dragoman/sdk/operations/activity'
import type { BankAccount, FinanceSettings } from '@dragoman/sdk/operations/finance'
import type { HomeOverview } from '@dragoman/sdk/operations/home'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf } from '../../testing/projects.ts'
import { seedWork } from '../../testing/work.ts'
import { projects } from '../work/tables.ts'
import { totalInBase } from './exchange-rates.ts'
import { bankAccounts, exchangeRates } from './tables.ts'

const test = await openTestApp()
const { accountAdmin, manager, stranger, sysadmin, place, elsewhere } = test.people
const own = `/api/v3/account/${place.accountId}/finance`

const get = async () => bodyOf<FinanceSettings>(await test.call(accountAdmin, 'GET', own))
const put = (body: object) => test.call(accountAdmin, 'PUT', own, body)
const post = (path: string, body: object) => test.call(accountAdmin, 'POST', `${own}/${path}`, body)
const today = new Date().toISOString().slice(0, 10)

describe('finance settings', () => {
  it('start with defaults, and changes are in the journal with before and after', async () => {
    const start = await get()
    expect(start).toMatchObject({ taxIds: [], paymentTermsDays: 30, singleOfficer: false, bankAccounts: [] })
    expect(start).not.toHaveProperty('lastChange')
    const body = { legalName: 'Acme GmbH', country: 'DE', paymentTermsDays: 14, approvalLimit: 5000 }
    const saved = bodyOf<FinanceSettings>(await put(body))
    expect(saved).toMatchObject({ ...body, lastChange: { user: { uuid: accountAdmin.id } } })
    bodyOf(await put(body))
    const path = '/api/v3/activity?events=FINANCE_SETTINGS_UPDATED'
    const { content, totalElements } = bodyOf<ActivityPage>(await test.call(accountAdmin, 'GET', path))
    expect(totalElements).toBe(1)
    expect(content[0]).toMatchObject({
      before: { legalName: null, paymentTermsDays: 30 },
      after: { legalName: 'Acme GmbH', paymentTermsDays: 14 },
    })
    expect(bodyOf<FinanceSettings>(await put({ approvalLimit: null }))).not.toHaveProperty('approvalLimit')
  })

  it('the currency becomes that of new projects, and existing ones keep theirs', async () => {
    const { currency } = await get()
    const { projectId } = await seedWork(test.db, test.people)
    bodyOf(await put({ currency: 'CHF' }))
    const body = { reference: 'New', orgUnitUUID: place.orgUnitId, sourceLocale: 'en' }
    const made = bodyOf<{ currency: string }>(await test.call(manager, 'POST', '/api/v3/project', body), 201)
    expect(made.currency).toBe('CHF')
    const [old] = await test.db.select().from(projects).where(eq(projects.id, projectId))
    expect(old!.currency).toBe(currency)
    bodyOf(await put({ currency }))
  })

  it.each([
    ['PAYABLE', 'SELF_BILL'],
    ['SELF_BILL', 'PAYABLE'],
    ['CREDIT_NOTE', 'INVOICE'],
  ])('the pattern of %s can’t give the same numbers as that of %s', async (kind, other) => {
    const refused = await put({
      series: [
        { kind: other, pattern: 'X-{YYYY}-{NNN}' },
        { kind, pattern: 'X-{YYYY}-{NNNN}' },
      ],
    })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'body.series[1].pattern' }] } })
    expect((refused.body as { message: string }).message).toContain(other)
    const { series } = await get()
    const present = series.find((each) => each.kind === other)!
    expect(await put({ series: [{ kind, pattern: present.pattern }] })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.series[0].pattern' }] },
    })
  })

  it('an exchange rate is noted for the person behind the session', async () => {
    const acting = { userId: accountAdmin.id, impersonatorId: sysadmin.id, kind: 'token', address: '', userAgent: null }
    const { secret: token } = await test.app.services.sessions.open(test.db, { ...acting, kind: 'token' })
    const { currency: base } = await get()
    const body = { currency: base === 'NOK' ? 'SEK' : 'NOK', rate: 11.5, day: today }
    const { uuid } = bodyOf<{ uuid: string }>(
      await test.call({ ...accountAdmin, token }, 'POST', `${own}/exchange-rate`, body),
      201,
    )
    const [row] = await test.db.select().from(exchangeRates).where(eq(exchangeRates.id, uuid))
    await test.db.delete(exchangeRates).where(eq(exchangeRates.id, uuid))
    expect(row).toMatchObject({ createdBy: sysadmin.id })
  })

  it('number series show the next number, and never go back', async () => {
    const { series } = bodyOf<FinanceSettings>(
      await put({ series: [{ kind: 'INVOICE', pattern: 'R{YY}/{NNN}', next: 12 }] }),
    )
    const preview = `R${today.slice(2, 4)}/012`
    expect(series.find(({ kind }) => kind === 'INVOICE')).toMatchObject({ next: 12, preview })
    for (const [wrong, field] of [
      [{ pattern: 'R{YY}' }, 'pattern'],
      [{ pattern: 'R{N}', next: 11 }, 'next'],
    ] as const) {
      const refused = await put({ series: [{ kind: 'INVOICE', ...wrong }] })
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: `body.series[0].${field}` }] } })
    }
  })

  it('tax codes are added, renamed in place of each other, and deleted', async () => {
    const code = (name: string, rate: number) => ({ name, kind: 'VAT', category: 'S', rate })
    const { taxCodes } = bodyOf<FinanceSettings>(await put({ taxCodes: [code('Full', 19), code('Low', 7)] }))
    const [full, low] = taxCodes
    const swapped = [
      { ...full, name: 'Low' },
      { ...low, name: 'Full' },
    ]
    expect(bodyOf<FinanceSettings>(await put({ taxCodes: swapped })).taxCodes).toMatchObject([
      { uuid: low!.uuid, name: 'Full', rate: 7 },
      { uuid: full!.uuid, name: 'Low', rate: 19 },
    ])
    expect(bodyOf<FinanceSettings>(await put({ taxCodes: [] })).taxCodes).toEqual([])
  })

  it.each([
    ['a wrong checksum of a tax id', { taxIds: [{ scheme: 'EU_VAT', value: 'DE136695977' }] }, 'taxIds[0].value'],
    ['a country that there is not', { country: 'XX' }, 'country'],
    ['a currency that there is not', { currency: 'XXQ' }, 'currency'],
    ['a fifth decimal', { approvalLimit: 0.00001 }, 'approvalLimit'],
    [
      'a rate of a reverse charge',
      { taxCodes: [{ name: 'EU', kind: 'VAT', category: 'AE', rate: 19 }] },
      'taxCodes[0].rate',
    ],
  ])('%s is refused at its field, and nothing changes', async (_, body, field) => {
    const { version } = await get()
    expect(await put(body)).toMatchObject({ status: 400, body: { errors: [{ field: `body.${field}` }] } })
    expect((await get()).version).toBe(version)
  })

  it('cards are saved over what another has saved meanwhile, and not over their own', async () => {
    const { version } = await get()
    const save = (body: object) => test.call(accountAdmin, 'PUT', own, body, { 'If-Match': version })
    bodyOf(await save({ paymentTermsDays: 21 }))
    bodyOf(await save({ dunning: { isOn: false, days: [5, 15, 25] } }))
    bodyOf(await save({ taxCodes: [] }))
    for (const body of [{ legalName: 'Late' }, { dunning: { isOn: false, days: [1, 2, 3] } }])
      expect(await save(body)).toMatchObject({ status: 409, body: { code: 'OUTDATED' } })
    expect(await get()).toMatchObject({ paymentTermsDays: 21, dunning: { days: [5, 15, 25] } })
  })

  it('numbers of bank accounts are encrypted, and only their last four characters are shown', async () => {
    const number = 'DE89 3704 0044 0532 0130 00'
    const body = { holder: 'Acme GmbH', format: 'IBAN', number, bic: 'cobadeff', currency: 'EUR' }
    const added = bodyOf<BankAccount>(await post('bank-account', body), 201)
    expect(added).toMatchObject({ last4: '3000', bic: 'COBADEFF' })
    const [row] = await test.db.select().from(bankAccounts).where(eq(bankAccounts.id, added.uuid))
    expect(row!.number).not.toContain('370400440532013000')
    const activity = await test.call(accountAdmin, 'GET', '/api/v3/activity?events=BANK_ACCOUNT_CREATED')
    expect(JSON.stringify([await get(), activity.body])).not.toMatch(/0532 ?0130/)
    expect(await post('bank-account', { ...body, number: 'DE88370400440532013000' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.number' }] },
    })
    const path = `${own}/bank-account/${added.uuid}`
    const theirs = path.replace(place.accountId, elsewhere.accountId)
    expect((await test.call(sysadmin, 'DELETE', theirs)).status).toBe(404)
    expect((await test.call(accountAdmin, 'DELETE', path)).status).toBe(204)
    expect((await get()).bankAccounts).toEqual([])
  })

  it('amounts in other currencies have one total once there is an exchange rate', async () => {
    const { currency } = await get()
    const { projectId } = await seedWork(test.db, test.people)
    const delivered = { status: 'DELIVERED', deliveredAt: new Date(), currency: 'JPY', totalCost: '15000' }
    await test.db.update(projects).set(delivered).where(eq(projects.id, projectId))
    const finance = async () => bodyOf<HomeOverview>(await test.call(accountAdmin, 'GET', '/api/v3/home')).finance
    expect(await finance()).toMatchObject({ baseCurrency: currency })
    expect(await finance()).not.toHaveProperty('toInvoiceTotal')
    bodyOf(await post('exchange-rate', { currency: 'JPY', rate: 160, day: '2026-01-02' }), 201)
    bodyOf(await post('exchange-rate', { currency: 'JPY', rate: 150, day: today }), 201)
    bodyOf(await post('exchange-rate', { currency: 'JPY', rate: 170, day: '2026-01-03' }), 201)
    expect((await finance())?.toInvoiceTotal).toBe(100)
    expect((await get()).exchangeRates).toMatchObject([{ currency: 'JPY', rate: 150, day: today }])
    for (const wrong of [{ currency }, { day: '2999-01-01' }, { rate: 0.000_000_000_01 }]) {
      const refused = await post('exchange-rate', { currency: 'JPY', rate: 1, day: today, ...wrong })
      expect(refused.status).toBe(400)
    }
  })

  it('belong to one account, and to its administrators', async () => {
    expect((await test.call(manager, 'GET', own)).status).toBe(403)
    expect((await test.call(stranger, 'GET', own)).status).toBe(403)
    const theirs = `/api/v3/account/${elsewhere.accountId}/finance`
    expect((await test.call(accountAdmin, 'GET', theirs)).status).toBe(404)
    expect((await test.call(sysadmin, 'GET', theirs)).status).toBe(200)
  })
})

it.each([
  [[{ currency: 'USD', total: '1000' }], 921.66],
  [
    [
      { currency: 'EUR', total: '10.5' },
      { currency: 'USD', total: '1085' },
    ],
    1010.5,
  ],
  [[{ currency: 'GBP', total: '1' }], undefined],
  [[], 0],
])('%j comes to %s', (amounts, total) => {
  expect(totalInBase(amounts, 'EUR', [{ currency: 'USD', rate: '1.085' }])).toBe(total)
})
