import { readFile } from 'node:fs/promises'
import { camtOf, companyIban } from '../../server/src/testing/camt.ts'
import { toast } from './main-job-steps.ts'
import { caller, fileOf, json, type Named } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

interface Payable extends Named {
  name: string
  vendor: { name: string }
}

const accounts = ['ES9121000418450200051332', 'FR1420041010050500013M02606', 'DE75512108001245126199']

test('approved payables are paid by a file, and a statement settles two and returns one', async ({ step, team }) => {
  const admin = await caller(team.accountadmin)
  const me = await json<{ accountUuid: string }>(admin.get('/api/v3/user/logged-user'))
  const bank = { holder: 'Northwind', format: 'IBAN', number: companyIban, currency: 'EUR', bank: 'Commerzbank' }
  const linguists = await Promise.all([team.lucia, team.jonas, team.kenji].map(caller))
  const vendors: string[] = []
  for (const [at, linguist] of linguists.entries()) {
    const { uuid: vendorUuid } = await json<Named>(linguist.get('/api/v3/user/logged-user'))
    const iban = accounts[at]!
    const method = { paymentMethod: 'BANK', country: iban.slice(0, 2), accountHolder: `Linguist ${at}`, iban }
    await json(linguist.put('/api/v3/user/payment/logged-user', { data: method }))
    const bonus = { vendorUuid, kind: 'BONUS', currency: 'EUR', amount: 10 * (at + 1), reason: 'On short notice' }
    const { uuid } = await json<Named>(admin.post('/api/v3/payable/adjustment', { data: bonus }))
    await json(linguist.post(`/api/v3/payable/adjustment/${uuid}/answer`, { data: { status: 'CONFIRMED' } }))
    vendors.push(vendorUuid)
  }
  const period = { startDate: '2020-01-01', endDate: '2020-01-31', dueDate: '2099-01-01' }
  await json(admin.post('/api/v3/payable/create', { data: { ...period, vendorUuidList: vendors } }))
  const list = () => json<{ content: Payable[] }>(admin.get('/api/v3/payable?sort=amount,asc'))
  await expect.poll(async () => (await list()).content.length).toBe(3)
  const { content: payables } = await list()
  for (const [at, { uuid, name }] of payables.entries()) {
    const file = fileOf('invoice.pdf', '%PDF-1.7')
    const multipart = { file, number: `I-${name}`, total: String(10 * (at + 1)), currency: 'EUR' }
    await json(linguists[at]!.post(`/api/v3/payable/${uuid}/invoice-file`, { multipart }))
  }

  await step('a second person approves them', team.admin, async (page) => {
    await page.goto('/finance/payables')
    await expect(page.getByRole('row').filter({ hasText: 'Needs approval' })).toHaveCount(3)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Approve…' }).click()
    const approval = page.getByRole('dialog')
    await approval.getByRole('button', { name: 'Approve 3', exact: true }).click()
    // The rows behind it are new before it closes and their selection ends.
    await expect(approval).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: 'Ready to pay' })).toHaveCount(3)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Pay…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pay 3 payables' })
    await expect(dialog.getByText('Transfers in EUR need', { exact: false })).toBeVisible()
    await expect(dialog.getByRole('link')).toHaveAttribute('href', /\/settings\/account-settings\/finance/)
    await expect(dialog.getByRole('button', { name: /^Create run/ })).toBeDisabled()
  })
  await json(admin.post(`/api/v3/account/${me.accountUuid}/finance/bank-account`, { data: bank }))

  await step('the payer puts them into a run, and gives its file to the bank', team.accountadmin, async (page) => {
    await page.goto('/finance/payables')
    await expect(page.getByRole('row').filter({ hasText: 'Ready to pay' })).toHaveCount(3)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Pay…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pay 3 payables' })
    await expect(dialog.getByText('3 payables will be paid: €60.00')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create run of 3 payments' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bank transfer')
    await expect(page.getByText('Not sent yet').first()).toBeVisible()
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Payment file' }).click(),
    ])
    const xml = await readFile(await download.path(), 'utf8')
    expect(xml).toContain('pain.001.001.09')
    expect(xml).toContain(`<EndToEndId>${payables[0]!.name}-1</EndToEndId>`)
    await page.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(toast(page, 'is marked as sent')).toBeVisible()
    await expect(page.getByText('0 of 3 settled')).toBeVisible()
  })

  await step('the statement settles two and returns one, which is tried again', team.accountadmin, async (page) => {
    await page.goto('/finance/payables/runs')
    await expectAccessible(page)
    await page.getByRole('table', { name: 'Payment runs' }).getByRole('link').first().click()
    // The list has a button of that name, too.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bank transfer')
    await page.getByRole('button', { name: 'Import statement…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import statement' })
    const entries = payables.map(({ name }, at) => ({
      amount: -10 * (at + 1),
      endToEndId: `${name}-1`,
      reference: `B-${name}`,
    }))
    const back = { ...entries[2]!, amount: 30, reference: 'R-1', returnReason: 'AC04' }
    const statement = camtOf([...entries, back])
    const upload = fileOf(statement.name, Buffer.from(await statement.arrayBuffer()))
    await dialog.locator('input[type=file]').setInputFiles(upload)
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText('3 settled, 0 paid in part, 1 returned, 0 incoming, 0 left out')).toBeVisible()
    await expect(dialog.getByText('The account is closed (AC04).')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Reconciled').first()).toBeVisible()
    const failed = page.getByRole('row').filter({ hasText: payables[2]!.name })
    await expect(failed).toContainText('Came back')
    await failed.getByRole('button', { name: `Actions for ${payables[2]!.name}` }).click()
    await page.getByRole('menuitem', { name: 'Try again' }).click()
    await expect(toast(page, `${payables[2]!.name} is ready to pay again`)).toBeVisible()
    await page.goto('/finance/payables')
    await expect(page.getByRole('row').filter({ hasText: payables[2]!.name })).toContainText('Ready to pay')
    await expect(page.getByRole('row').filter({ hasText: payables[0]!.name })).toContainText('Paid')
  })
})
