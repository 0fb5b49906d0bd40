import type { Page } from '@playwright/test'
import { camtOf, companyIban } from '../../server/src/testing/camt.ts'
import { deliverTask } from './deliver-task.ts'
import { enterCompany } from './make-invoice.ts'
import { toast } from './main-job-steps.ts'
import { caller, fileOf, json, makeProject, type Named } from './make-project.ts'
import { expect, test } from './test.ts'

const taskCount = 30
/** Every task pays its minimum fee. */
const fee = 5
const total = taskCount * fee

/** Clicks that a month may take, by what is done. */
const most = { bill: 4, attach: 4, approve: 2, pay: 7, invoice: 3, receive: 2, credit: 3 }

/** Counts the clicks of a person that reach the page: the runner holds one at the window that would miss its place. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => (clicks += 1))
  await page.addInitScript(() =>
    document.addEventListener(
      'click',
      (event) => event.isTrusted && (window as unknown as { countClick(): void }).countClick(),
      true,
    ),
  )
  return () => clicks
}

const typeDay = async (page: Page, group: ReturnType<Page['locator']>) => {
  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-')
  await group.getByRole('spinbutton').first().click()
  await page.keyboard.type(`${month}${day}${year}`)
}

test('an agency bills its linguist for a month, pays by file, and invoices its client in two installments', async ({
  step,
  team,
}) => {
  const admin = await caller(team.accountadmin)
  const lucia = await caller(team.lucia)
  const client = await caller(team.client)
  const clicks: Record<string, number> = {}
  const counted = (name: keyof typeof most, person: Parameters<typeof step>[1], work: (page: Page) => Promise<void>) =>
    step(name, person, async (page) => {
      const count = await countClicks(page)
      await work(page)
      clicks[name] = count()
    })

  // The company, its bank account, and a linguist who is paid in euros.
  const { accountUuid } = await json<{ accountUuid: string }>(admin.get('/api/v3/user/logged-user'))
  const units = await json<{ content: Named[] }>(client.get('/api/v3/client', { params: { queryType: 'MINE' } }))
  await enterCompany(admin, units.content[0]!.uuid)
  const bank = { holder: 'Northwind', format: 'IBAN', number: companyIban, currency: 'EUR', bank: 'Commerzbank' }
  await json(admin.post(`/api/v3/account/${accountUuid}/finance/bank-account`, { data: bank }))
  const linguist = await json<Named>(lucia.get('/api/v3/user/logged-user'))
  const iban = 'ES9121000418450200051332'
  const method = { paymentMethod: 'BANK', country: 'ES', accountHolder: 'Lucía Romero', iban }
  await json(lucia.put('/api/v3/user/payment/logged-user', { data: method }))
  const rates = await json<(Named & { version: string })[]>(lucia.get(`/api/v3/user/${linguist.uuid}/rate`))
  for (const { uuid, version } of rates)
    await json(
      admin.put(`/api/v3/user/${linguist.uuid}/rate/${uuid}`, {
        data: { uuid, userUuid: linguist.uuid, currency: 'EUR' },
        headers: { 'If-Match': String(version) },
      }),
    )

  // Thirty tasks are delivered, and cost the client something.
  const files = Object.fromEntries(
    Array.from({ length: taskCount }, (_, at) => [`text-${at}.json`, JSON.stringify({ open: `Open page ${at}` })]),
  )
  const plan = { reference: 'October', files, locales: ['es'], workflows: ['TRANSLATION'] }
  const { uuid: project, tasks } = await makeProject(team, plan)
  for (const [description, costPerUnit] of Object.entries({ Layout: 50, Engineering: 30 })) {
    const cost = { description, costType: 'SERVICE', unitType: 'HOUR', units: 2, costPerUnit }
    await json(admin.post(`/api/v3/project/${project}/cost/manual-cost`, { data: cost }))
  }
  expect(tasks).toHaveLength(taskCount)
  for (const task of tasks) {
    await json(admin.post(`/api/v3/task/${task.uuid}/assignment/${linguist.uuid}`))
    await deliverTask(lucia, task)
  }

  await counted('bill', team.accountadmin, async (page) => {
    await page.goto('/finance/payables')
    await page.getByRole('button', { name: 'Create payables…' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Create payables' })
    for (const label of ['Delivered from', 'To'])
      await typeDay(page, dialog.getByRole('group', { name: label, exact: true }))
    await expect(dialog.getByRole('row', { name: 'Lucía Romero' })).toContainText(`€${total}.00`)
    await dialog.getByRole('button', { name: 'Create 1 payable', exact: true }).click()
    await expect(toast(page, '1 payable created')).toBeVisible()
  })

  await counted('attach', team.lucia, async (page) => {
    await page.goto('/finance/payables')
    await page.getByRole('table', { name: 'Earnings' }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Attach invoice…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Attach invoice…' })
    await dialog.locator('input[type=file]').setInputFiles(fileOf('invoice.pdf', '%PDF-1.7'))
    await dialog.getByRole('textbox', { name: 'Invoice number' }).fill('A-26-10')
    await dialog.getByRole('textbox', { name: 'Total on the invoice' }).fill(String(total - 0.5))
    await dialog.getByRole('button', { name: 'Attach', exact: true }).click()
    await expect(dialog.getByText('€0.50 off the total of the payable.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Total on the invoice' }).fill(String(total))
    await dialog.getByRole('button', { name: 'Attach', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Needs approval')).toBeVisible()
  })

  await counted('approve', team.admin, async (page) => {
    await page.goto('/finance/payables')
    await page.getByRole('row').filter({ hasText: 'Needs approval' }).getByRole('link').first().click()
    await expect(page.getByText('Lines and total agree to the cent')).toBeVisible()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByText('Ready to pay').first()).toBeVisible()
  })

  await counted('pay', team.accountadmin, async (page) => {
    await page.goto('/finance/payables')
    await expect(page.getByRole('row').filter({ hasText: 'Ready to pay' })).toHaveCount(1)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Pay…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pay 1 payable' })
    await expect(dialog.getByText(`€${total}.00`).first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Create run of 1 payment' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bank transfer')
    await page.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(toast(page, 'is marked as sent')).toBeVisible()
    const { content } = await json<{ content: { name: string }[] }>(admin.get('/api/v3/payable'))
    await page.getByRole('button', { name: 'Import statement…' }).click()
    const statement = page.getByRole('dialog', { name: 'Import statement' })
    const file = camtOf([{ amount: -total, endToEndId: `${content[0]!.name}-1`, reference: 'B-1' }])
    const upload = fileOf(file.name, Buffer.from(await file.arrayBuffer()))
    await statement.locator('input[type=file]').setInputFiles(upload)
    await statement.getByRole('button', { name: 'Preview' }).click()
    await expect(statement.getByText('1 settled, 0 paid in part, 0 returned, 0 incoming, 0 left out')).toBeVisible()
    await statement.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('Reconciled').first()).toBeVisible()
  })

  let address = ''
  await counted('invoice', team.accountadmin, async (page) => {
    await page.goto('/finance/receivables')
    await page.getByRole('row').filter({ hasText: 'October' }).getByRole('link', { name: 'Create invoice…' }).click()
    await expect(page.getByText('Ready to issue')).toBeVisible()
    await page.getByRole('checkbox', { name: 'In installments' }).press('Space')
    await expect(page.getByRole('article', { name: 'Invoice' })).toContainText('Installment 2')
    await page.getByRole('button', { name: /^Issue invoice, / }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('New invoice')
    address = new URL(page.url()).pathname
  })

  await counted('receive', team.accountadmin, async (page) => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Record payment…' }).click()
    const payment = page.getByRole('dialog', { name: /^Payment of / })
    await payment.getByRole('textbox', { name: 'Amount' }).fill('50')
    await payment.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(toast(page, 'recorded')).toBeVisible()
    await expect(page.getByText('Partly paid')).toBeVisible()
  })

  await counted('credit', team.accountadmin, async (page) => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Credit note…' }).click()
    const credit = page.getByRole('dialog', { name: /^Credit note for / })
    await credit.getByRole('checkbox', { name: /Engineering/ }).press('Space')
    await credit.getByRole('textbox', { name: 'Reason' }).fill('Agreed with the client')
    await credit.getByRole('button', { name: 'Issue credit note' }).click()
    await expect(toast(page, 'issued')).toBeVisible()
  })

  // A count of nothing would be one that doesn't count.
  for (const [name, limit] of Object.entries(most)) {
    expect(clicks[name], name).toBeGreaterThan(1)
    expect(clicks[name], name).toBeLessThanOrEqual(limit)
  }
})
