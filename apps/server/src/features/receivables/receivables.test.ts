import type {
  ClientPayment,
  CreditNotePreview,
  Invoice,
  ReceivablesSummary,
} from '@dragoman/sdk/operations/receivables'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { databaseErrorCode } from '../../kernel/database/error-code.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createPerson } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { receivableSteps, receivablesUrl } from '../../testing/receivables.ts'
import { testOrigin } from '../../testing/test-app.ts'
import { accounts } from '../../kernel/tables.ts'
import { orgUnits } from '../../identity/tables.ts'
import { holdFinance } from '../finance/finance-events.ts'
import { financeEvents, fiscalPeriods, legalEntities, taxCodes } from '../finance/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { invoiceLines, invoices } from './tables.ts'
import { statementPaper } from './views/statement.ts'

const test = await openTestApp()
const { accountAdmin, manager, client, linguistA, stranger, place } = test.people
const { call, db } = test
const steps = receivableSteps(test)
const { deliver, body, post, preview, issue, get, list, pay, statusOfProject } = steps
const { tax } = await steps.company()

const today = new Date().toISOString().slice(0, 10)
const moment = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** A delivered project that costs so much. */
const project = (total = '100.00') => deliver({ costs: [{ total }] })

/** Three lines of vector 8: 25.06, 25.61, 25.63. */
const threeLines = [
  { target: 'es', total: '25.06' },
  { target: 'de', total: '25.61' },
  { target: 'fr', total: '25.63' },
]

/** A line and a discount, which together come to 80. */
const withDiscount = [
  { target: 'es', total: '100.00' },
  { target: 'de', total: '-20.00' },
]

const missing = (answer: { body: unknown }) =>
  (answer.body as { data: { missing: { condition?: string; code?: string }[] } }).data.missing.map(
    ({ condition, code }) => condition ?? code,
  )

/** The code with which the database refuses something; undefined where it doesn't. */
const refusalOf = async (write: () => PromiseLike<unknown>): Promise<string | undefined> => {
  try {
    await write()
    return undefined
  } catch (error) {
    return databaseErrorCode(error)
  }
}

/** How many connections wait for a lock of another one. */
const waiting = async (): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]!.count
}

/** Sets the time zone in which the company's days begin. */
const setZone = (timezone: string) =>
  db.update(legalEntities).set({ timezone }).where(eq(legalEntities.accountId, place.accountId))

describe('what can be invoiced', () => {
  it('lists delivered projects with costs by project, by month, and by purchase order', async () => {
    const ids = [
      await deliver({ costs: [{ total: '10' }], on: '2026-08-03', purchaseOrder: 'PO-1' }),
      await deliver({ costs: [{ total: '20' }], on: '2026-08-29', purchaseOrder: 'PO-2' }),
      await deliver({ costs: [{ total: '40' }], on: '2026-09-01', purchaseOrder: 'PO-2' }),
    ]
    await deliver({ costs: [{ total: '80' }], status: 'APPROVED' })
    const groups = async (by: string) => {
      const { content } = bodyOf<{ content: { netAmount: number; projects: { uuid: string }[] }[] }>(
        await call(accountAdmin, 'GET', `${receivablesUrl}/ready?by=${by}&size=100`),
      )
      return content
        .filter(({ projects }) => projects.some(({ uuid }) => ids.includes(uuid)))
        .map(({ netAmount }) => netAmount)
    }
    expect(await groups('PROJECT')).toEqual([10, 20, 40])
    expect(await groups('MONTH')).toEqual([30, 40])
    expect(await groups('PURCHASE_ORDER')).toEqual([10, 60])
  })
})

describe('issuing an invoice', () => {
  it('an issued invoice is what its preview was, and its project is INVOICED', async () => {
    const id = await deliver({ costs: threeLines, purchaseOrder: 'PO-77' })
    const draft = await preview([id])
    expect(draft).toMatchObject({
      netAmount: 76.3,
      taxAmount: 11.45,
      total: 87.75,
      missing: [],
      purchaseOrder: 'PO-77',
    })
    expect(await db.$count(invoices)).toBe((await list(accountAdmin)).totalElements)
    const invoice = await issue([id], { total: draft.total })
    expect(invoice).toMatchObject({
      kind: 'INVOICE',
      status: 'INVOICED',
      netAmount: draft.netAmount,
      taxAmount: draft.taxAmount,
      total: draft.total,
      openAmount: 87.75,
      purchaseOrder: 'PO-77',
      projects: [{ uuid: id, status: 'INVOICED', totalCost: 76.3, sourceLocale: 'en', targetLocales: ['es'] }],
      seller: { name: 'Northwind Translations GmbH', taxId: 'DE136695976' },
      paymentDetails: { number: 'DE89370400440532013000' },
    })
    expect(invoice.lines.map(({ net, tax: share }) => [net, share])).toEqual(
      draft.lines.map(({ net, tax: share }) => [net, share]),
    )
    expect(invoice.lines.reduce((sum, line) => sum + line.tax, 0)).toBeCloseTo(11.45, 10)
    expect(invoice.lines[0]).toMatchObject({
      targetLocale: 'es',
      parts: [{ kind: 'MATCH', label: '0-74', priceList: 'Standard', priceListVersion: 2 }],
    })
    expect(await statusOfProject(id)).toBe('INVOICED')
  })

  it('files are made once, with the bytes that their hash tells', async () => {
    const invoice = await issue([await project()])
    await test.idle()
    const { files } = await get(accountAdmin, invoice.uuid)
    expect(files.map(({ type }) => type).toSorted()).toEqual(['facturx', 'pdf', 'ubl'])
    for (const { type, sha256 } of files) {
      const file = await test.download(accountAdmin, `${receivablesUrl}/${invoice.uuid}/file?type=${type}`)
      expect(file.status).toBe(200)
      const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(file.bytes))
      expect(Buffer.from(hash).toString('hex')).toBe(sha256)
    }
    const ubl = await test.download(accountAdmin, `${receivablesUrl}/${invoice.uuid}/file?type=ubl`)
    expect(new TextDecoder().decode(ubl.bytes)).toContain(`<cbc:ID>${invoice.number}</cbc:ID>`)
  })

  it('a project that is on an invoice is refused with the number of that invoice', async () => {
    const id = await project()
    const invoice = await issue([id])
    const refused = await post(accountAdmin, '', body([id]))
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', data: { projects: [{ uuid: id, invoice: { number: invoice.number } }] } },
    })
    expect((refused.body as { message: string }).message).toContain(invoice.number)
  })

  it('of two at once, one invoices a project', async () => {
    const id = await project()
    const answers = await Promise.all([post(accountAdmin, '', body([id])), post(accountAdmin, '', body([id]))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('numbers have no gap when issuing fails', async () => {
    const first = await issue([await project()])
    const refused = await post(accountAdmin, '', body([await project()], { total: 1 }))
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'RECEIVABLE_DIFFERS', data: { field: 'total', expected: 115, given: 1, difference: 114 } },
    })
    const next = await issue([await project()])
    expect(Number(next.number.slice(-4))).toBe(Number(first.number.slice(-4)) + 1)
  })

  it('a number that was used before is refused by name', async () => {
    const { number } = await issue([await project()])
    await db.execute(`update number_series set next = next - 1 where kind = 'INVOICE'`)
    const refused = await post(accountAdmin, '', body([await project()]))
    expect(refused).toMatchObject({ status: 409, body: { data: { number } } })
    await db.execute(`update number_series set next = next + 1 where kind = 'INVOICE'`)
  })

  it.each([
    [
      'due before the invoice',
      { creationDate: moment('2026-11-10'), dueDate: moment('2026-11-09') },
      'body.dueDate',
      '2026-11-09',
    ],
    ['a day to come', { creationDate: moment('2099-01-01') }, 'body.creationDate', '2099-01-01'],
    ['another currency', { currency: 'EUR' }, 'body.projects[0].uuid', 'EUR'],
    [
      'too many decimals',
      { lines: [{ description: 'Fee', quantity: 1, unitPrice: 0.1234567 }] },
      'body.lines[0].unitPrice',
      '0.1234567',
    ],
    [
      'a first installment above the total',
      { multipleInstallments: true, numInstallments: 2, equally: false, firstInstallmentValue: 500 },
      'body.firstInstallmentValue',
      '500.00 USD',
    ],
    [
      'a fraction of a cent',
      { multipleInstallments: true, numInstallments: 2, equally: false, firstInstallmentValue: 1.005 },
      'body.firstInstallmentValue',
      '1.005',
    ],
  ])('%s is refused with its field and value', async (_, more, field, value) => {
    const refused = await post(accountAdmin, '', body([await project()], more))
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID', errors: [{ field }] } })
    expect((refused.body as { errors: { message: string }[] }).errors[0]!.message).toContain(value)
  })

  it('a currency without an exchange rate of that week is refused, and says where to add one', async () => {
    const id = await deliver({ costs: [{ total: '100.00' }], currency: 'EUR' })
    const refused = await post(accountAdmin, '', body([id]))
    expect(refused).toMatchObject({ status: 422, body: { code: 'NOT_READY' } })
    expect(missing(refused)).toEqual(['exchangeRate'])
  })

  it('a locked month takes no invoice and no payment, and says who may unlock it', async () => {
    const invoice = await issue([await project()], { creationDate: moment('2026-02-10') })
    const lock = { accountId: place.accountId, month: '2026-03', status: 'LOCKED' as const }
    await db.insert(fiscalPeriods).values({ ...lock, changedBy: accountAdmin.id, changedAt: new Date() })
    const refused = await post(accountAdmin, '', body([await project()], { creationDate: moment('2026-03-10') }))
    expect(refused).toMatchObject({ status: 409, body: { code: 'PERIOD_LOCKED', data: { month: '2026-03' } } })
    const payment = { currency: 'USD', amount: 1, valueDate: '2026-03-11' }
    const allocations = [{ invoiceUuid: invoice.uuid, amount: 1 }]
    expect(await post(accountAdmin, '/payment', { ...payment, allocations })).toMatchObject({
      status: 409,
      body: { code: 'PERIOD_LOCKED' },
    })
  })

  it('another tax than the suggested one needs a reason', async () => {
    const { accountId } = place
    const id = await project()
    const { suggestedTax } = await preview([id])
    expect(suggestedTax).toMatchObject({ category: 'S', reason: 'DOMESTIC', taxUuid: tax })
    const made = await db.execute<{ id: string }>(
      `insert into tax_codes (account_id, name, kind, category, rate) values ('${accountId}', 'None', 'VAT', 'O', 0) returning id`,
    )
    const other = [{ id: made.rows[0]!.id }]
    const refused = await post(accountAdmin, '', body([id], { taxes: other }))
    expect(missing(refused)).toEqual(['taxOverride'])
    const invoice = await issue([id], { taxes: other, taxOverride: 'Supplied abroad' })
    expect(invoice).toMatchObject({ taxAmount: 0, total: 100, taxOverride: 'Supplied abroad' })
  })

  it.each([
    ['a VAT ID', 'FR 40 303 265 045', { category: 'AE', reason: 'EU_BUSINESS' }],
    ['a VAT ID with a wrong checksum', 'DE136695977', { category: 'S', reason: 'EU_PRIVATE' }],
    ['the tax number of a person', 'RSSMRA85T10A562S', { category: 'S', reason: 'EU_PRIVATE' }],
  ])('of a client elsewhere in the Union, %s decides on reverse charge', async (_, taxpayerId, suggested) => {
    const own = eq(orgUnits.id, place.orgUnitId)
    await db.update(orgUnits).set({ country: 'IT', taxpayerId }).where(own)
    const { suggestedTax } = await preview([await project()])
    await db.update(orgUnits).set({ country: 'DE', taxpayerId: '' }).where(own)
    expect(suggestedTax).toMatchObject(suggested)
  })

  it('reverse charge for a client whose VAT ID has a wrong checksum names that ID', async () => {
    const { accountId, orgUnitId } = place
    const code = { accountId, name: 'Reverse charge', kind: 'VAT' as const, category: 'AE' as const, rate: '0' }
    const { id } = await insertOne(db, taxCodes, code)
    await db.update(orgUnits).set({ country: 'IT', taxpayerId: 'DE136695977' }).where(eq(orgUnits.id, orgUnitId))
    const draft = await preview([await project()], { taxes: [{ id }], taxOverride: 'Agreed' })
    await db.update(orgUnits).set({ country: 'DE', taxpayerId: '' }).where(eq(orgUnits.id, orgUnitId))
    await db.delete(taxCodes).where(eq(taxCodes.id, id))
    expect(draft.missing).toMatchObject([{ code: 'buyerTaxId', message: expect.stringContaining('DE136695977') }])
  })

  it.each([
    ['DE', 'EU_VAT', 'DE136695976', 'DOMESTIC'],
    ['DE', 'OTHER', 'HRB123456', 'NOT_REGISTERED'],
    ['DE', 'OTHER', 'ATU13585627', 'NOT_REGISTERED'],
    ['GB', 'GB_VAT', 'GB980780684', 'ABROAD'],
  ] as const)('a company in %s with the %s %s suggests a tax as %s', async (country, scheme, value, reason) => {
    const own = eq(legalEntities.accountId, place.accountId)
    await db
      .update(legalEntities)
      .set({ country, taxIds: [{ scheme, value }] })
      .where(own)
    const { suggestedTax, seller } = await preview([await project()])
    await db
      .update(legalEntities)
      .set({ country: 'DE', taxIds: [{ scheme: 'EU_VAT', value: 'DE136695976' }] })
      .where(own)
    expect([suggestedTax.reason, seller.taxId]).toEqual([reason, value])
  })

  it('a unit that requires a purchase order gets no invoice without one', async () => {
    const unit = `/api/v3/client`
    bodyOf(await call(accountAdmin, 'PUT', unit, { uuid: place.orgUnitId, taxInfo: { requirePurchaseOrder: true } }))
    const id = await project()
    const refused = await post(accountAdmin, '', body([id]))
    expect(missing(refused)).toEqual(['purchaseOrder'])
    bodyOf(await post(accountAdmin, '', body([id], { purchaseOrder: '4500113297' })))
    bodyOf(await call(accountAdmin, 'PUT', unit, { uuid: place.orgUnitId, taxInfo: { requirePurchaseOrder: false } }))
  })

  it('the database refuses to change or delete what was issued', async () => {
    const { uuid } = await issue([await project()])
    expect(
      await refusalOf(() => db.update(invoices).set({ net: '1', total: '1', tax: '0' }).where(eq(invoices.id, uuid))),
    ).toBe('23001')
    expect(await refusalOf(() => db.delete(invoices).where(eq(invoices.id, uuid)))).toBe('23001')
    expect(
      await refusalOf(() => db.update(invoiceLines).set({ net: '1' }).where(eq(invoiceLines.invoiceId, uuid))),
    ).toBe('23001')
  })
})

describe('installments', () => {
  it('parts are equal but for the last one, which takes the rest, and only issued ones are open', async () => {
    const id = await deliver({ costs: [{ total: '869.57' }] })
    const invoice = await issue([id], {
      multipleInstallments: true,
      numInstallments: 3,
      intervalBetweenDues: 10,
      invoiceFirstOnly: true,
      creationDate: moment('2026-11-01'),
      dueDate: moment('2026-11-05'),
    })
    expect(invoice).toMatchObject({
      total: 1000.01,
      status: 'PARTIALLY_INVOICED',
      openAmount: 333.33,
      issuedInstallments: 1,
    })
    expect(invoice.installments.map(({ amount, issued, dueDate }) => [amount, issued, dueDate])).toEqual([
      [333.33, true, moment('2026-11-05')],
      [333.33, false, moment('2026-11-15')],
      [333.35, false, moment('2026-11-25')],
    ])
    const third = await post(accountAdmin, `/${invoice.uuid}/installment/3`, {})
    expect(third).toMatchObject({ status: 409, body: { data: { next: 2 } } })
    const second = bodyOf<Invoice>(await post(accountAdmin, `/${invoice.uuid}/installment/2`, {}))
    expect(second).toMatchObject({ openAmount: 666.66, issuedInstallments: 2 })
    await pay([{ uuid: invoice.uuid, amount: 400 }])
    expect(await get(accountAdmin, invoice.uuid)).toMatchObject({
      status: 'PARTIALLY_PAID',
      openAmount: 266.66,
      dueDate: moment('2026-11-15'),
      installments: [{ paidAmount: 333.33 }, { paidAmount: 66.67 }, { paidAmount: 0 }],
    })
    const [due, earlier] = ['2026-11-15', '2026-11-05']
    const found = async (query: string) => (await list(accountAdmin, query)).content.map(({ uuid }) => uuid)
    for (const query of [(day: string) => `?dueDate=${day}`, (day: string) => `?filter=due:${day}`]) {
      expect(await found(query(due))).toContain(invoice.uuid)
      expect(await found(query(earlier))).not.toContain(invoice.uuid)
    }
  })

  it('an installment is issued on the day of the company, whose month may be locked', async () => {
    const invoice = await issue([await project()], {
      multipleInstallments: true,
      numInstallments: 2,
      invoiceFirstOnly: true,
      creationDate: moment('2026-10-20'),
    })
    await setZone('Pacific/Auckland')
    const lock = { accountId: place.accountId, month: '2026-07', status: 'LOCKED' as const }
    await db.insert(fiscalPeriods).values({ ...lock, changedBy: accountAdmin.id, changedAt: new Date() })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-30T23:30:00Z') })
    const refused = await post(accountAdmin, `/${invoice.uuid}/installment/2`, {})
    vi.useRealTimers()
    await setZone('UTC')
    expect(refused).toMatchObject({ status: 409, body: { code: 'PERIOD_LOCKED', data: { month: '2026-07' } } })
  })
})

describe('credit notes', () => {
  it('the tax of a credited line is what the invoice had less what stays has', async () => {
    const invoice = await issue([await deliver({ costs: threeLines })])
    const lineUuid = invoice.lines[1]!.uuid
    const input = { lines: [{ lineUuid }], reason: 'Delivered late' }
    const draft = bodyOf<CreditNotePreview>(await post(accountAdmin, `/${invoice.uuid}/credit-note/preview`, input))
    expect(draft).toMatchObject({
      netAmount: 25.61,
      taxBefore: 11.45,
      taxAfter: 7.6,
      taxAmount: 3.85,
      total: 29.46,
      openAfter: 58.29,
    })
    const credit = bodyOf<Invoice>(
      await post(accountAdmin, `/${invoice.uuid}/credit-note`, { ...input, total: 29.46 }),
      201,
    )
    expect(credit).toMatchObject({
      kind: 'CREDIT',
      total: 29.46,
      taxAmount: 3.85,
      invoiceOfCredit: { uuid: invoice.uuid },
    })
    expect(credit.number).toMatch(/^CN-/)
    expect(await get(accountAdmin, invoice.uuid)).toMatchObject({
      status: 'INVOICED',
      creditedAmount: 29.46,
      openAmount: 58.29,
      creditNotes: [{ number: credit.number }],
    })
    const again = await post(accountAdmin, `/${invoice.uuid}/credit-note`, input)
    expect(again).toMatchObject({ status: 400, body: { errors: [{ field: 'body.lines[0].lineUuid' }] } })
  })

  it('a tax that is in the prices is taken out of them; credited in full, the invoice is void, and its project free', async () => {
    const { accountId } = place
    const code = { accountId, name: 'In prices', kind: 'VAT', category: 'S', rate: '15', isInclusive: true } as const
    const taxes = [{ id: (await insertOne(db, taxCodes, code)).id }]
    const costs = ['es', 'de', 'fr'].map((target) => ({ target, total: '10.00' }))
    const id = await deliver({ costs })
    const lines = [{ description: 'Layout', quantity: 1, unitPrice: 0.63 }]
    const { lines: shown, ...sums } = await preview([id], { taxes, lines })
    expect(sums).toMatchObject({ netAmount: 26.63, taxAmount: 4, total: 30.63 })
    const invoice = await issue([id], { taxes, lines })
    expect(invoice.lines.map(({ net, tax: own }) => [net, own])).toEqual(shown.map(({ net, tax: own }) => [net, own]))
    expect(invoice).toMatchObject({ netAmount: 26.63, taxAmount: 4, total: 30.63 })
    await test.idle()
    expect((await get(accountAdmin, invoice.uuid)).files).toHaveLength(3)
    const credits: number[] = []
    for (const part of [invoice.lines.slice(0, 1), invoice.lines.slice(1)]) {
      const input = { lines: part.map(({ uuid }) => ({ lineUuid: uuid })), reason: 'Agreed' }
      const credit = bodyOf<Invoice>(await post(accountAdmin, `/${invoice.uuid}/credit-note`, input), 201)
      credits.push(credit.taxAmount)
    }
    expect(credits.reduce((sum, one) => sum + one, 0)).toBeCloseTo(4, 6)
    expect(await get(accountAdmin, invoice.uuid)).toMatchObject({
      status: 'VOID',
      openAmount: 0,
      creditedAmount: 30.63,
    })
    await db.delete(taxCodes).where(eq(taxCodes.id, taxes[0]!.id))
  })

  it('more than an invoice has left is refused, and its discount is credited with it', async () => {
    const id = await deliver({ costs: withDiscount })
    const invoice = await issue([id])
    const [line, discount] = invoice.lines.map(({ uuid }) => ({ lineUuid: uuid }))
    const credit = (lines: object[], path = '') =>
      post(accountAdmin, `/${invoice.uuid}/credit-note${path}`, { lines, reason: 'Wrong client' })
    for (const path of ['/preview', ''])
      expect(await credit([line!], path)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'body.lines', message: expect.stringMatching(/100\.00 USD.* 80\.00 USD/) }] },
      })
    bodyOf(await credit([line!, discount!]), 201)
    expect(await get(accountAdmin, invoice.uuid)).toMatchObject({ status: 'VOID', creditedAmount: 92 })
    expect(await statusOfProject(id)).toBe('DELIVERED')
  })

  it('a project is released when its own lines are credited, or when nothing is left of the invoice', async () => {
    const [paid, free] = [await deliver({ costs: withDiscount }), await project('0.00')]
    const invoice = await issue([paid, free])
    const { uuid: lineUuid } = invoice.lines.find(({ net }) => net === 100)!
    const statuses = async () => [await statusOfProject(paid), await statusOfProject(free)]
    const credit = async (amount: number) => {
      const input = { lines: [{ lineUuid, amount }], reason: 'Agreed' }
      bodyOf(await post(accountAdmin, `/${invoice.uuid}/credit-note`, input), 201)
    }
    await credit(1)
    expect(await statuses()).toEqual(['INVOICED', 'INVOICED'])
    await credit(79)
    expect((await get(accountAdmin, invoice.uuid)).status).toBe('VOID')
    expect(await statuses()).toEqual(['DELIVERED', 'DELIVERED'])
  })

  it('from the approval limit on, someone else than the issuer credits an invoice', async () => {
    const second = await createPerson({ db, sessions: test.app.services.sessions }, place, 'Ola Officer', {
      roles: ['ACCOUNT_ADMIN'],
      member: true,
    })
    await db.update(legalEntities).set({ approvalLimit: '500' }).where(eq(legalEntities.accountId, place.accountId))
    const invoice = await issue([await project('1000.00')])
    const credit = { lines: [{ lineUuid: invoice.lines[0]!.uuid, amount: 1 }], reason: 'Agreed' }
    const refused = await post(accountAdmin, `/${invoice.uuid}/credit-note`, credit)
    expect(missing(refused)).toEqual(['notIssuer'])
    bodyOf(await post(second, `/${invoice.uuid}/credit-note`, credit), 201)
    await db.update(legalEntities).set({ approvalLimit: null }).where(eq(legalEntities.accountId, place.accountId))
  })

  it('more than a line has left is refused with what is left', async () => {
    const invoice = await issue([await project('50.00')])
    const [line] = invoice.lines
    const refused = await post(accountAdmin, `/${invoice.uuid}/credit-note`, {
      lines: [{ lineUuid: line!.uuid, amount: 50.01 }],
      reason: 'Too much',
    })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'body.lines[0].amount' }] } })
  })
})

describe('payments', () => {
  it('[enum.invoice] a part is PARTIALLY_PAID, the rest PAID, and a reversal opens the invoice again', async () => {
    const invoice = await issue([await project()], { creationDate: moment('2026-10-20') })
    await pay([{ uuid: invoice.uuid, amount: 15 }], { reference: 'A-1' })
    expect(await get(accountAdmin, invoice.uuid)).toMatchObject({ status: 'PARTIALLY_PAID', openAmount: 100 })
    const rest = await pay([{ uuid: invoice.uuid, amount: 100 }], { amount: 120, reference: 'A-2' })
    expect(rest).toMatchObject({ allocatedAmount: 100, unallocatedAmount: 20 })
    expect(await get(accountAdmin, invoice.uuid)).toMatchObject({
      status: 'PAID',
      openAmount: 0,
      paymentDate: moment('2026-11-02'),
    })
    const other = await issue([await project('10.00')])
    const allocation = { allocations: [{ invoiceUuid: other.uuid, amount: 11.5 }] }
    const used = bodyOf<ClientPayment>(await post(accountAdmin, `/payment/${rest.uuid}/allocation`, allocation))
    expect(used.unallocatedAmount).toBe(8.5)
    bodyOf(await post(accountAdmin, `/payment/${rest.uuid}/reverse`, { reason: 'Returned by the bank' }))
    expect(await get(accountAdmin, invoice.uuid)).toMatchObject({ status: 'PARTIALLY_PAID', openAmount: 100 })
    expect(await get(accountAdmin, other.uuid)).toMatchObject({ status: 'INVOICED', openAmount: 11.5 })
    const again = await post(accountAdmin, `/payment/${rest.uuid}/reverse`, { reason: 'Twice' })
    expect(again.status).toBe(409)
  })

  it('a reversal is booked today: the locked month of the payment doesn’t refuse it, that of today does', async () => {
    const invoice = await issue([await project()], { creationDate: moment('2026-10-20') })
    const first = await pay([{ uuid: invoice.uuid, amount: 15 }], { reference: 'L-1', valueDate: '2026-10-21' })
    const second = await pay([{ uuid: invoice.uuid, amount: 20 }], { reference: 'L-2', valueDate: '2026-10-21' })
    const lock = { accountId: place.accountId, status: 'LOCKED' as const, changedBy: accountAdmin.id }
    const month = today.slice(0, 7)
    await db.insert(fiscalPeriods).values({ ...lock, month: '2026-10', changedAt: new Date() })
    const reverse = (uuid: string) => post(accountAdmin, `/payment/${uuid}/reverse`, { reason: 'Returned' })
    bodyOf(await reverse(first.uuid))
    await db.insert(fiscalPeriods).values({ ...lock, month, changedAt: new Date() })
    const refused = await reverse(second.uuid)
    await db.delete(fiscalPeriods).where(eq(fiscalPeriods.accountId, place.accountId))
    expect(refused).toMatchObject({ status: 409, body: { code: 'PERIOD_LOCKED', data: { month } } })
  })

  it('more than is open, a day to come, and the same payment twice are refused', async () => {
    const invoice = await issue([await project()], { creationDate: moment('2026-10-20') })
    const payment = (amount: number, more: object = {}) =>
      post(accountAdmin, '/payment', {
        currency: 'USD',
        amount,
        valueDate: '2026-11-02',
        reference: 'B-1',
        allocations: [{ invoiceUuid: invoice.uuid, amount }],
        ...more,
      })
    expect(await payment(115.01)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.allocations[0].amount' }] },
    })
    expect(await payment(1, { valueDate: '2099-01-01' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.valueDate' }] },
    })
    expect(await payment(1.001)).toMatchObject({ status: 400, body: { errors: [{ field: 'body.amount' }] } })
    bodyOf(await payment(10), 201)
    expect(await payment(10)).toMatchObject({ status: 409 })
  })

  it('allocations in a foreign currency have the difference of the rates, and the last takes the rest', async () => {
    await db.update(accounts).set({ currency: 'EUR' }).where(eq(accounts.id, place.accountId))
    await steps.exchange('USD', '1.0850', '2026-10-19', { base: 'EUR' })
    const none = await db.execute<{ id: string }>(
      `insert into tax_codes (account_id, name, kind, category, rate) values ('${place.accountId}', 'Zero', 'VAT', 'Z', 0) returning id`,
    )
    const invoice = await issue([await project('1000.00')], {
      creationDate: moment('2026-10-20'),
      taxes: [{ id: none.rows[0]!.id }],
      taxOverride: 'Vector 13',
    })
    expect(invoice).toMatchObject({ total: 1000, baseTotal: 921.66, baseCurrency: 'EUR', exchangeRate: 1.085 })
    const first = await pay([{ uuid: invoice.uuid, amount: 400 }], { exchangeRate: 1.09 })
    const second = await pay([{ uuid: invoice.uuid, amount: 600 }], { exchangeRate: 1.08 })
    expect(first.allocations).toMatchObject([{ baseAmount: 366.97, carryingAmount: 368.66, fxDifference: -1.69 }])
    expect(second.allocations).toMatchObject([{ baseAmount: 555.56, carryingAmount: 553, fxDifference: 2.56 }])
    const missingRate = await post(accountAdmin, '/payment', {
      currency: 'USD',
      amount: 1,
      valueDate: '2026-09-01',
      allocations: [
        { invoiceUuid: (await issue([await project()], { creationDate: moment('2026-10-20') })).uuid, amount: 1 },
      ],
    })
    expect(missingRate).toMatchObject({ status: 400, body: { errors: [{ field: 'body.exchangeRate' }] } })
    await db.update(accounts).set({ currency: 'USD' }).where(eq(accounts.id, place.accountId))
  })
})

describe('canceling', () => {
  it('a canceled invoice keeps its number, and its project is delivered again', async () => {
    const id = await project()
    const invoice = await issue([id])
    const input = { invoiceUuids: [invoice.uuid], reason: 'Wrong order' }
    expect(bodyOf(await post(accountAdmin, '/cancel-receivable', input))).toEqual({ invoiceUuids: [invoice.uuid] })
    expect(await get(accountAdmin, invoice.uuid)).toMatchObject({
      status: 'CANCELLED',
      number: invoice.number,
      openAmount: 0,
      reason: 'Wrong order',
    })
    expect(await statusOfProject(id)).toBe('DELIVERED')
    expect((await post(accountAdmin, '/cancel-receivable', input)).status).toBe(409)
    await issue([id])
  })

  it('all are canceled or none, and one that is paid asks for a credit note', async () => {
    const [free, paid] = [
      await issue([await project()]),
      await issue([await project()], { creationDate: moment('2026-10-20') }),
    ]
    await pay([{ uuid: paid.uuid, amount: 5 }], { reference: 'C-1' })
    const refused = await post(accountAdmin, '/cancel-receivable', { invoiceUuids: [free.uuid, paid.uuid] })
    expect(refused).toMatchObject({ status: 422, body: { code: 'NOT_READY', data: { number: paid.number } } })
    expect(missing(refused)).toEqual(['nothingPaid'])
    expect((await get(accountAdmin, free.uuid)).status).toBe('INVOICED')
  })

  it('an invoice that the client has downloaded asks for a credit note', async () => {
    const invoice = await issue([await project()])
    await test.idle()
    const path = `${receivablesUrl}/${invoice.uuid}/file?type=pdf`
    expect((await test.download(client, path)).status).toBe(200)
    const refused = await post(accountAdmin, '/cancel-receivable', { invoiceUuids: [invoice.uuid] })
    expect(missing(refused)).toEqual(['notSent'])
    expect((await get(accountAdmin, invoice.uuid)).history.map(({ event }) => event)).toContain('OPENED')
  })

  it('a download by someone who acts as the client doesn’t count as theirs, and theirs is noted once', async () => {
    const invoice = await issue([await project()])
    await test.idle()
    const { db: own, sessions } = test.app.services
    const acting = {
      userId: client.id,
      impersonatorId: accountAdmin.id,
      kind: 'token',
      address: '',
      userAgent: null,
    } as const
    const { secret: token } = await sessions.open(own, acting)
    const path = `${receivablesUrl}/${invoice.uuid}/file?type=pdf`
    const opened = async () =>
      (await get(accountAdmin, invoice.uuid)).history.filter(({ event }) => event === 'OPENED').length
    expect((await test.download({ ...client, token }, path)).status).toBe(200)
    expect(await opened()).toBe(0)
    const downloads = await db.transaction(async (holder) => {
      await holdFinance(holder, place.accountId)
      const both = [test.download(client, path), test.download(client, path)]
      await test.until(async () => (await waiting()) === 2 || undefined)
      return both
    })
    expect((await Promise.all(downloads)).map(({ status }) => status)).toEqual([200, 200])
    expect(await opened()).toBe(1)
  })

  it('an invoiced project is reopened by no one, and the refusal names its invoice', async () => {
    const id = await project()
    const { number } = await issue([id])
    const refused = await call(manager, 'POST', `/api/v3/project/${id}/status`, {
      newStatus: 'APPROVED',
      reason: 'More work',
    })
    expect(refused).toMatchObject({ status: 409, body: { data: { invoice: number } } })
    expect((refused.body as { message: string }).message).toContain(number)
    const [task] = await db.select().from(tasks).where(eq(tasks.projectId, id))
    await db.update(tasks).set({ status: 'DELIVERED' }).where(eq(tasks.id, task!.id))
    const move = { status: 'APPROVED', reason: 'More work' }
    const reopened = await call(manager, 'POST', `/api/v3/task/${task!.id}/status-update`, move)
    expect(reopened.status).toBe(422)
    expect((reopened.body as { message: string }).message).toContain(number)
  })
})

describe('who sees what', () => {
  it('clients see the invoices of their units, without what the books say', async () => {
    const invoice = await issue([await project()])
    const seen = await get(client, invoice.uuid)
    expect(seen).toMatchObject({ number: invoice.number, total: 115, moves: [] })
    for (const field of ['baseTotal', 'baseCurrency', 'createdBy', 'exchangeRate', 'taxOverride'])
      expect(seen).not.toHaveProperty(field)
    expect(JSON.stringify(seen)).not.toMatch(/margin|profit|payable/i)
    expect(seen.history.every(({ user }) => user === undefined)).toBe(true)
    expect(
      (await list(client)).content.every(({ organizationalUnit }) => organizationalUnit.uuid === place.orgUnitId),
    ).toBe(true)
  })

  it('managers and linguists get none, and another account finds nothing', async () => {
    const invoice = await issue([await project()])
    const one = `${receivablesUrl}/${invoice.uuid}`
    expect((await call(manager, 'GET', receivablesUrl)).status).toBe(403)
    expect((await call(linguistA, 'GET', one)).status).toBe(403)
    expect((await post(client, '', body([await project()]))).status).toBe(403)
    expect((await call(stranger, 'GET', one)).status).not.toBe(200)
    expect((await post(client, '/cancel-receivable', { invoiceUuids: [invoice.uuid] })).status).toBe(403)
  })
})

describe('what clients owe', () => {
  it('aging counts days after the due date, as of any day', async () => {
    const id = await project('1000.00')
    const before = async (day: string) => {
      const { ages } = bodyOf<{ ages: { age: string; amount: number }[] }>(
        await call(accountAdmin, 'GET', `${receivablesUrl}/summary?day=${day}`),
      )
      return Object.fromEntries(ages.map(({ age, amount }) => [age, amount]))
    }
    const days = ['2026-06-30', '2026-07-01', '2026-07-31', '2026-08-30', '2026-09-29']
    const at = await Promise.all(days.map(before))
    await issue([id], { creationDate: moment('2026-06-01'), dueDate: moment('2026-06-30') })
    const after = await Promise.all(days.map(before))
    const grown = after.map((ages, index) =>
      Object.keys(ages).filter((age) => Math.abs(ages[age]! - at[index]![age]! - 1150) < 0.001),
    )
    expect(grown).toEqual([['NOT_DUE'], ['DAYS_1_30'], ['DAYS_31_60'], ['DAYS_61_90'], ['OVER_90']])
  })

  it('aging has payments, credit notes, and cancellations from their day on, and reversed payments until then', async () => {
    const days = ['2026-07-10', '2026-07-15', today]
    const open = async () => {
      const sums: number[] = []
      for (const day of days) {
        const path = `${receivablesUrl}/summary?day=${day}`
        const { currencies } = bodyOf<ReceivablesSummary>(await call(accountAdmin, 'GET', path))
        sums.push(currencies.find(({ currency }) => currency === 'USD')?.amount ?? 0)
      }
      return sums
    }
    const issued = { creationDate: moment('2026-06-01'), dueDate: moment('2026-06-30') }
    let before = await open()
    const grown = async () => {
      const after = await open()
      const by = after.map((sum, at) => Math.round((sum - before[at]!) * 100) / 100)
      before = after
      return by
    }
    const parts = { multipleInstallments: true, numInstallments: 2, intervalBetweenDues: 30 }
    const invoice = await issue([await project('100.00')], { ...issued, ...parts })
    expect(await grown()).toEqual([0, 0, 115])
    await pay([{ uuid: invoice.uuid, amount: 60 }])
    expect(await grown()).toEqual([0, 0, -60])
    const whole = await issue([await project('100.00')], issued)
    expect(await grown()).toEqual([115, 115, 115])
    const { uuid } = await pay([{ uuid: whole.uuid, amount: 115 }], { valueDate: '2026-07-15' })
    expect(await grown()).toEqual([0, -115, -115])
    bodyOf(await post(accountAdmin, `/payment/${uuid}/reverse`, { reason: 'Returned by the bank' }))
    expect(await grown()).toEqual([0, 0, 115])
    const credit = { lines: [{ lineUuid: whole.lines[0]!.uuid }], reason: 'Agreed' }
    bodyOf(await post(accountAdmin, `/${whole.uuid}/credit-note`, credit), 201)
    expect(await grown()).toEqual([0, 0, -115])
    const mistaken = await issue([await project('10.00')], issued)
    bodyOf(await post(accountAdmin, '/cancel-receivable', { invoiceUuids: [mistaken.uuid] }))
    expect(await grown()).toEqual([11.5, 11.5, 0])
  })

  it('a statement leads from the opening balance to the closing one, and a balance tells how to pay', async () => {
    const query = `orgUnitUuid=${place.orgUnitId}&currency=USD&startDate=2026-01-01&endDate=${today}`
    const statement = bodyOf<{ opening: number; closing: number; entries: { amount: number }[] }>(
      await call(client, 'GET', `${receivablesUrl}/statement?${query}`),
    )
    const moved = statement.entries.reduce((sum, { amount }) => sum + amount, 0)
    expect(statement.closing).toBeCloseTo(statement.opening + moved, 6)
    const file = await test.download(client, `${receivablesUrl}/statement/file?${query}`)
    expect(new TextDecoder().decode(file.bytes.slice(0, 5))).toBe('%PDF-')
    const balance = bodyOf(await call(client, 'GET', `${receivablesUrl}/balance?orgUnitUuid=${place.orgUnitId}`))
    expect(balance).toMatchObject({
      paymentDetails: [{ number: 'DE89370400440532013000' }],
      balances: [{ currency: 'USD' }],
    })
  })

  it('a statement has a reversal on the day that it was where the company is', async () => {
    const invoice = await issue([await project()], { creationDate: moment('2026-10-20') })
    const { uuid } = await pay([{ uuid: invoice.uuid, amount: 3.21 }], { reference: 'Z-1' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T23:30:00Z') })
    const reversed = await post(accountAdmin, `/payment/${uuid}/reverse`, { reason: 'Returned by the bank' })
    vi.useRealTimers()
    bodyOf(reversed)
    await setZone('Europe/Berlin')
    const query = `orgUnitUuid=${place.orgUnitId}&currency=USD&startDate=2026-11-01&endDate=2026-11-30`
    const { entries } = bodyOf<{ entries: { kind: string; number: string; date: string }[] }>(
      await call(client, 'GET', `${receivablesUrl}/statement?${query}`),
    )
    await setZone('UTC')
    expect(entries.filter(({ number }) => number === 'Z-1').map(({ kind, date }) => [kind, date])).toEqual([
      ['PAYMENT', '2026-11-02'],
      ['REVERSAL', '2026-11-21'],
    ])
  })

  it('the paper of a statement tells a reversal from a payment', async () => {
    const invoice = await issue([await project()], { creationDate: moment('2026-10-20') })
    const { uuid } = await pay([{ uuid: invoice.uuid, amount: 4.56 }], { reference: 'Y-1' })
    bodyOf(await post(accountAdmin, `/payment/${uuid}/reverse`, { reason: 'Returned by the bank' }))
    const session = await test.app.services.sessions.find(accountAdmin.token)
    const { objects } = test.app.services
    const paper = await statementPaper(
      { db, session: session!, now: new Date(), objects },
      { orgUnitUuid: place.orgUnitId, currency: 'USD', startDate: '2026-11-01', endDate: today },
    )
    expect(paper.entries.filter(({ number }) => number === 'Y-1').map(({ text }) => text)).toEqual([
      'Payment',
      'Reversed payment',
    ])
  })

  it('counters count what their filters list', async () => {
    const counters = bodyOf<Record<string, { count: number; filter: string }>>(
      await call(accountAdmin, 'GET', `${receivablesUrl}/counters`),
    )
    for (const [name, { count, filter }] of Object.entries(counters)) {
      if (name === 'total') continue
      expect([name, (await list(accountAdmin, `?filter=${encodeURIComponent(filter)}`)).totalElements]).toEqual([
        name,
        count,
      ])
    }
  })
})

it('events of invoices are a chain in which each hash covers the one before', async () => {
  const events = await db
    .select()
    .from(financeEvents)
    .where(eq(financeEvents.accountId, place.accountId))
    .orderBy(financeEvents.position)
  expect(events.length).toBeGreaterThan(10)
  for (const [at, { previousHash }] of events.entries()) expect(previousHash).toBe(events[at - 1]?.hash ?? '')
})

it('a preview draws a PDF file, and breaks no rule of e-invoices', async () => {
  const id = await project()
  const headers = { 'X-AUTH-TOKEN': accountAdmin.token, 'Content-Type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body([id])) }
  const answer = await test.app.fetch(new Request(`${testOrigin}${receivablesUrl}/preview/file`, request), '127.0.0.1')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(new TextDecoder().decode(await answer.arrayBuffer()).slice(0, 5)).toBe('%PDF-')
  expect((await preview([id])).warnings).toEqual([])
})
