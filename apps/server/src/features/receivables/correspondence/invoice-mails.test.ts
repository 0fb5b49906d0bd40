import type { FinanceSettings } from '@dragoman/sdk/operations/finance'
import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { and, eq, isNull } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { orgUnits } from '../../../identity/tables.ts'
import { databaseErrorCode } from '../../../kernel/database/error-code.ts'
import { shiftDay } from '../../../kernel/days.ts'
import { decimal } from '../../../kernel/decimal.ts'
import { changeLog } from '../../../kernel/tables.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { bodyOf } from '../../../testing/projects.ts'
import { receivableSteps, receivablesUrl } from '../../../testing/receivables.ts'
import { legalEntities } from '../../finance/tables.ts'
import { nextReminders } from '../mails/reminders.ts'
import { startReminders } from '../mails/start-reminders.ts'
import { invoiceMails, invoices } from '../tables.ts'

const test = await openTestApp()
const { db, call, mailTo } = test
const { accountAdmin, admin, client, manager, linguistA, stranger, place } = test.people
const { deliver, issue, get, pay, post, company, list } = receivableSteps(test)
await company()

const today = new Date().toISOString().slice(0, 10)
let count = 0

/** Sets how documents of the organizational unit are sent; the address is one that no other test uses. */
async function unit(more: object = {}): Promise<string> {
  const billingEmail = `billing${(count += 1)}@example.com`
  bodyOf(await call(accountAdmin, 'PUT', '/api/v3/client', { uuid: place.orgUnitId, billingEmail, ...more }))
  return billingEmail
}

/** An issued invoice whose files are there. */
async function issued(more: object = {}): Promise<Invoice> {
  const invoice = await issue([await deliver({ costs: [{ total: '100.00' }] })], more)
  await test.idle()
  return invoice
}

const send = (uuid: string, body: object = {}, as = accountAdmin) => post(as, `/${uuid}/send`, body)

async function dunning(days: number[] | null, texts: object[] = []): Promise<void> {
  const body = { dunning: { isOn: days !== null, days: days ?? [7, 21, 35], texts } }
  bodyOf(await call(accountAdmin, 'PUT', `/api/v3/account/${place.accountId}/finance`, body))
}

async function remindOn(day: string): Promise<void> {
  await startReminders(db, new Date(`${day}T12:00:00Z`))
  await test.idle()
}

const levelsOf = async (uuid: string) => (await get(accountAdmin, uuid)).mails!.map(({ level }) => level)

afterEach(async () => {
  // No one is reminded of them in the next test.
  await db.update(invoices).set({ disputedAt: new Date() })
  await db
    .update(orgUnits)
    .set({ billingEmail: '', sendsInvoices: false, sendsInvoicesToRequester: false })
    .where(eq(orgUnits.id, place.orgUnitId))
  await db.update(legalEntities).set({ dunning: null }).where(eq(legalEntities.accountId, place.accountId))
})

describe('an invoice', () => {
  it('tells open pages when its email has been sent', async () => {
    await unit()
    const { uuid } = await issued()
    bodyOf(await send(uuid))
    await test.idle()
    const ofSystem = and(eq(changeLog.entityId, uuid), isNull(changeLog.actorId))
    expect(await db.select().from(changeLog).where(ofSystem)).toMatchObject([
      { event: 'INVOICE_SENT', entityType: 'INVOICE' },
    ])
  })

  it('is sent to the address for invoices with its stored PDF file, in its language, and can’t be canceled then', async () => {
    const address = await unit()
    const invoice = await issued({ language: 'de' })
    bodyOf(await send(invoice.uuid))
    const mail = await mailTo(address)
    expect(mail.subject).toBe(`Rechnung ${invoice.number} von Northwind Translations GmbH`)
    expect(Buffer.from(mail.pictures.get('')!.subarray(0, 5)).toString()).toBe('%PDF-')
    await test.idle()
    const shown = await get(accountAdmin, invoice.uuid)
    expect(shown.mails).toMatchObject([{ level: 0, recipients: [address], language: 'de', subject: mail.subject }])
    expect(shown.mails![0]!.user?.uuid).toBe(accountAdmin.id)
    expect(shown.history[0]).toMatchObject({ event: 'SENT', document: address })
    const refused = await post(accountAdmin, '/cancel-receivable', { invoiceUuids: [invoice.uuid] })
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([422, 'NOT_READY'])
  })

  it('that was sent for someone else names the person behind the session', async () => {
    const address = await unit()
    const invoice = await issued()
    const { db: own, sessions } = test.app.services
    const acting = { userId: accountAdmin.id, impersonatorId: admin.id, kind: 'token', address: '', userAgent: null }
    const { secret: token } = await sessions.open(own, { ...acting, kind: 'token' })
    bodyOf(await send(invoice.uuid, {}, { ...accountAdmin, token }))
    await mailTo(address)
    await test.idle()
    const [mail] = await db.select().from(invoiceMails).where(eq(invoiceMails.invoiceId, invoice.uuid))
    expect(mail).toMatchObject({ sentBy: admin.id })
  })

  it('is not sent without an address, and says where to enter one; a named recipient does', async () => {
    const invoice = await issued()
    const refused = await send(invoice.uuid)
    expect(refused.status).toBe(422)
    expect((refused.body as { message: string }).message).toContain('has no email address for invoices')
    bodyOf(await send(invoice.uuid, { recipients: ['someone@example.com'] }))
    expect((await mailTo('someone@example.com')).subject).toContain(invoice.number)
  })

  it('is sent by itself once it is issued where the organizational unit wants so, to its contact as well', async () => {
    const address = await unit({ sendReceivableEmailNotification: true, sendInvoiceToRequester: true })
    const invoice = await issued({ contactUser: { uuid: client.id } })
    const [toOffice, toContact] = [await mailTo(address), await mailTo(client.email)]
    for (const mail of [toOffice, toContact]) expect(mail.subject).toContain(invoice.number)
    expect(toOffice.text).toContain(`${address} is the address for invoices`)
    // No other address than the contact’s own may be in it.
    expect(toContact.text).not.toContain('@')
    await test.idle()
    expect((await get(accountAdmin, invoice.uuid)).mails).toMatchObject([
      { level: 0, recipients: [address, client.email] },
    ])
  })

  it('is not sent once it is canceled, nor by those who may not, nor from another account', async () => {
    await unit()
    const invoice = await issued()
    for (const as of [manager, client, linguistA]) expect((await send(invoice.uuid, {}, as)).status).toBe(403)
    expect((await send(invoice.uuid, {}, stranger)).status).toBe(403)
    bodyOf(await post(accountAdmin, '/cancel-receivable', { invoiceUuids: [invoice.uuid] }))
    expect((await send(invoice.uuid)).status).toBe(409)
  })

  it('shows its emails, reminders, and objections to the office alone', async () => {
    const address = await unit()
    const invoice = await issued()
    bodyOf(await send(invoice.uuid))
    await mailTo(address)
    bodyOf(await post(accountAdmin, `/${invoice.uuid}/dispute`, { reason: 'Two words are wrong.' }))
    const own = await get(client, invoice.uuid)
    for (const field of ['mails', 'recipients', 'nextReminder', 'disputeReason', 'reminderLevel'])
      expect(own).not.toHaveProperty(field)
  })

  it('keeps its emails as they were: the database refuses to change them', async () => {
    const address = await unit()
    const invoice = await issued()
    bodyOf(await send(invoice.uuid))
    await mailTo(address)
    await test.idle()
    const change = db.update(invoiceMails).set({ text: '' }).where(eq(invoiceMails.invoiceId, invoice.uuid))
    expect(await change.then(() => 'changed', databaseErrorCode)).toBe('23001')
  })
})

describe('reminders', () => {
  it('are sent three times, each once on its day, and stop when the invoice is paid', async () => {
    const address = await unit()
    const [first, second] = [await issued(), await issued()]
    await dunning([3, 10, 20])
    const due = new Date(first.dueDate).toISOString().slice(0, 10)
    await remindOn(shiftDay(due, 2))
    expect(await levelsOf(first.uuid)).toEqual([])
    await remindOn(shiftDay(due, 3))
    await remindOn(shiftDay(due, 3))
    const mails = [await mailTo(address), await mailTo(address)]
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
      [first, second].map(({ number }) => `Reminder: invoice ${number} is due`).toSorted(),
    )
    expect(await levelsOf(first.uuid)).toEqual([1])
    await pay([{ uuid: second.uuid, amount: second.total }])
    // Levels follow each other as far apart as they are, after the moment at which the one before was sent.
    await remindOn(shiftDay(today, 6))
    expect(await levelsOf(first.uuid)).toEqual([1])
    await remindOn(shiftDay(due, 10))
    await remindOn(shiftDay(due, 60))
    expect([await levelsOf(first.uuid), await levelsOf(second.uuid)]).toEqual([[3, 2, 1], [1]])
    const shown = await get(accountAdmin, first.uuid)
    expect([shown.reminderLevel, shown.nextReminder]).toEqual([3, undefined])
    expect(shown.history[0]).toMatchObject({ event: 'REMINDED', installment: 3, document: address })
    expect((await list(accountAdmin, `?id=${first.id}`)).content[0]!.reminderLevel).toBe(3)
  })

  it('are sent separately for each overdue installment, with the amount still open on it', async () => {
    const address = await unit()
    const invoice = await issued({ multipleInstallments: true, numInstallments: 2, intervalBetweenDues: 30 })
    await dunning([3, 10, 20])
    const [first, second] = invoice.installments.map(({ dueDate }) => new Date(dueDate).toISOString().slice(0, 10))
    const sent = async () =>
      (await get(accountAdmin, invoice.uuid)).mails!.map(({ level, installment }) => [installment, level])
    await remindOn(shiftDay(first!, 3))
    await pay([{ uuid: invoice.uuid, amount: 57.5 }])
    await remindOn(shiftDay(first!, 20))
    expect((await get(accountAdmin, invoice.uuid)).nextReminder).toEqual({
      level: 1,
      date: shiftDay(second!, 3),
      installment: 2,
    })
    await pay([{ uuid: invoice.uuid, amount: 7.5 }])
    await remindOn(shiftDay(second!, 3))
    expect(await sent()).toEqual([
      [2, 1],
      [1, 1],
    ])
    const mails = [await mailTo(address), await mailTo(address)].map(({ text }) => text)
    expect(mails[0]).toMatch(/57\.50[^]*1 of 2/)
    expect(mails[1]).toMatch(/50\.00[^]*2 of 2/)
  })

  it('are off by default, and while the client objects', async () => {
    await unit()
    const invoice = await issued()
    const due = new Date(invoice.dueDate).toISOString().slice(0, 10)
    await remindOn(shiftDay(due, 50))
    expect(await levelsOf(invoice.uuid)).toEqual([])
    await dunning([3, 10, 20])
    bodyOf(await post(accountAdmin, `/${invoice.uuid}/dispute`, { reason: 'Two words are wrong.' }))
    expect((await get(accountAdmin, invoice.uuid)).nextReminder).toMatchObject({ level: 1, blockedBy: 'DISPUTED' })
    expect((await post(accountAdmin, `/${invoice.uuid}/dispute`, { reason: 'Again.' })).status).toBe(409)
    await remindOn(shiftDay(due, 50))
    expect(await levelsOf(invoice.uuid)).toEqual([])
    bodyOf(await call(accountAdmin, 'DELETE', `${receivablesUrl}/${invoice.uuid}/dispute`))
    await remindOn(shiftDay(due, 50))
    expect(await levelsOf(invoice.uuid)).toEqual([1])
  })

  it('have the text of the account in the language of the invoice, filled in', async () => {
    const address = await unit()
    const invoice = await issued({ language: 'fr' })
    await dunning(
      [3, 10, 20],
      [
        {
          level: 1,
          language: 'fr',
          subject: 'Facture {number}',
          text: '{client}, il reste {amount} à payer.\n\nMerci.',
        },
      ],
    )
    await remindOn(shiftDay(new Date(invoice.dueDate).toISOString().slice(0, 10), 3))
    const subjects = [await mailTo(address)].map(({ subject }) => subject)
    expect(subjects).toEqual([`Facture ${invoice.number}`])
    const [mail] = (await get(accountAdmin, invoice.uuid)).mails!
    expect(mail!.text).toContain('Acme Localization clients, il reste 115,00')
  })

  it('are as many days apart as their levels, however late the one before was', () => {
    const days: [number, number, number] = [7, 21, 35]
    const part = { installment: 0, dueDay: '2026-01-01', open: decimal(1) }
    const next = (last?: { level: 1 | 2 | 3; day: string }) =>
      nextReminders({ days }, { id: '' }, [part], () => last).map(({ level, date }) => [level, date])
    expect(next()).toEqual([[1, '2026-01-08']])
    expect(next({ level: 1, day: '2026-01-08' })).toEqual([[2, '2026-01-22']])
    expect(next({ level: 1, day: '2026-03-01' })).toEqual([[2, '2026-03-15']])
    expect(next({ level: 3, day: '2026-03-01' })).toEqual([])
  })

  it('are refused with days that don’t follow each other, two texts of one level, and parts that can’t be filled in', async () => {
    const path = `/api/v3/account/${place.accountId}/finance`
    const field = async (given: object) => {
      const { status, body } = await call(accountAdmin, 'PUT', path, {
        dunning: { isOn: true, days: [1, 2, 3], ...given },
      })
      return [status, (body as { errors: { field: string }[] }).errors[0]?.field]
    }
    const text = { level: 1, language: 'en', subject: 'Pay', text: 'Now.' }
    expect(await field({ days: [7, 7, 30] })).toEqual([400, 'body.dunning.days[1]'])
    expect(await field({ days: [7, 14, 10] })).toEqual([400, 'body.dunning.days[2]'])
    expect(await field({ texts: [text, text] })).toEqual([400, 'body.dunning.texts[1]'])
    expect(await field({ texts: [{ ...text, text: 'Pay {total}.' }] })).toEqual([400, 'body.dunning.texts[0].text'])
    expect(await field({ texts: [{ ...text, subject: 'For {due} {constructor}' }] })).toEqual([
      400,
      'body.dunning.texts[0].subject',
    ])
    const { dunning: shown } = bodyOf<FinanceSettings>(await call(accountAdmin, 'GET', path))
    expect([shown.isOn, shown.days, shown.usual.length]).toEqual([false, [7, 21, 35], 27])
  })
})
