import { deliverTask } from './deliver-task.ts'
import { enterCompany } from './make-invoice.ts'
import { toast } from './main-job-steps.ts'
import { caller, json, makeProject, type Named } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a month is locked by one holder of the permission, and unlocked by another with a reason', async ({
  step,
  team,
}) => {
  const admin = await caller(team.accountadmin)
  const { uuid } = await json<Named>((await caller(team.manager)).get('/api/v3/user/logged-user'))
  const held = await json<{ permissionUuid: string; code: string }[]>(admin.get(`/api/v2/permission/${uuid}`))
  const lock = held.find(({ code }) => code === 'FINANCE_lock')!
  await json(admin.post(`/api/v2/permission/grantee/${uuid}/permission/${lock.permissionUuid}`))
  const date = new Date()
  const before = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, 1))
  const month = before.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const rowOf = (page: Parameters<Parameters<typeof step>[2]>[0]) => page.getByRole('row').filter({ hasText: month })

  await step('the manager finds the months in the sidebar, and locks the last one', team.manager, async (page) => {
    await page.goto('/')
    await page.getByRole('navigation').getByRole('link', { name: 'Months', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Months')
    await expect(rowOf(page)).toContainText('Open')
    await expectAccessible(page)
    await rowOf(page)
      .getByRole('button', { name: `Actions for ${month}` })
      .click()
    await page.getByRole('menuitem', { name: 'Lock month' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Lock month' }).click()
    await expect(toast(page, `${month} locked`)).toBeVisible()
    await expect(rowOf(page)).toContainText('Locked')
    await rowOf(page)
      .getByRole('button', { name: `Actions for ${month}` })
      .click()
    await page.getByRole('menuitem', { name: 'Unlock month' }).click()
    const own = page.getByRole('dialog', { name: `Unlock ${month}` })
    await own.getByRole('textbox', { name: 'Reason' }).fill('A late invoice')
    await own.getByRole('button', { name: 'Unlock month' }).click()
    await expect(own.getByRole('alert')).toContainText('can unlock the month.')
  })

  await step('another one unlocks it, and says why', team.admin, async (page) => {
    await page.goto('/finance/months')
    await rowOf(page)
      .getByRole('button', { name: `Actions for ${month}` })
      .click()
    await page.getByRole('menuitem', { name: 'Unlock month' }).click()
    const dialog = page.getByRole('dialog', { name: `Unlock ${month}` })
    await dialog.getByRole('button', { name: 'Unlock month' }).click()
    await expect(dialog.getByText('Enter', { exact: false }).first()).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A late invoice')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Unlock month' }).click()
    await expect(toast(page, `${month} unlocked`)).toBeVisible()
    await expect(rowOf(page)).toContainText('Open')
    await expect(rowOf(page)).toContainText('A late invoice')
  })
})

test('a linguist agrees to self-billing, objects to a document, and agrees with it after all', async ({
  step,
  team,
}) => {
  const admin = await caller(team.accountadmin)
  const lucia = await caller(team.lucia)
  const client = await caller(team.client)
  const units = await json<{ content: Named[] }>(client.get('/api/v3/client', { params: { queryType: 'MINE' } }))
  await enterCompany(admin, units.content[0]!.uuid)
  const { uuid: vendorUuid, accountUuid } = await json<Named & { accountUuid: string }>(
    lucia.get('/api/v3/user/logged-user'),
  )
  const finance = `/api/v3/account/${accountUuid}/finance`
  const { version } = await json<{ version: string }>(admin.get(finance))
  await json(admin.put(finance, { data: { selfBillingDays: 14 }, headers: { 'If-Match': version } }))
  await json(lucia.put('/api/v3/user/billing', { data: { legalName: 'Lucía Romero', country: 'ES' } }))

  await step('the linguist agrees that the company issues her documents', team.lucia, async (page) => {
    await page.goto('/finance/payables')
    await page.getByRole('button', { name: 'Agree to self-billing' }).click()
    await expect(toast(page, 'Agreement saved')).toBeVisible()
    await expect(page.getByText('Agreed on', { exact: false })).toBeVisible()
    await expectAccessible(page)
  })

  const bonus = { vendorUuid, kind: 'BONUS', currency: 'USD', amount: 80, reason: 'On short notice' }
  const { uuid } = await json<Named>(admin.post('/api/v3/payable/adjustment', { data: bonus }))
  await json(lucia.post(`/api/v3/payable/adjustment/${uuid}/answer`, { data: { status: 'CONFIRMED' } }))
  const period = { startDate: '2020-01-01', endDate: '2020-01-31', dueDate: '2099-01-01' }
  await json(admin.post('/api/v3/payable/create', { data: { ...period, vendorUuidList: [vendorUuid] } }))
  const list = () => json<{ content: { name: string; document?: object }[] }>(admin.get('/api/v3/payable'))
  await expect.poll(async () => (await list()).content[0]?.document, { timeout: 60_000 }).toBeDefined()
  const { name } = (await list()).content[0]!

  await step('she opens her document, and objects with a reason', team.lucia, async (page) => {
    await page.goto('/finance/payables')
    const card = page.getByRole('region', { name: 'Documents to check' })
    await expect(card).toContainText('$80.00')
    await card.getByRole('button', { name: 'Object…' }).click()
    const dialog = page.getByRole('dialog', { name: `Object to ${name}` })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The bonus was 90')
    await expectAccessible(page)
    await dialog.getByRole('button').filter({ hasText: 'Object' }).click()
    await expect(toast(page, `Objection to ${name} sent`)).toBeVisible()
  })

  await step('the office can’t approve it as long as she objects', team.admin, async (page) => {
    await page.goto('/finance/payables')
    await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click()
    await expect(page.getByText('The bonus was 90').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled()
  })

  await step('she agrees with it, and its file is hers to open', team.lucia, async (page) => {
    await page.goto('/finance/payables')
    const card = page.getByRole('region', { name: 'Documents to check' })
    await card.getByRole('button', { name: 'Agree', exact: true }).click()
    await expect(toast(page, `You agreed to ${name}`)).toBeVisible()
    await expect(card).toBeHidden()
    await page.getByRole('table', { name: 'Earnings' }).getByRole('link').first().click()
    await expect(page.getByRole('link', { name: `${name}.pdf` }).first()).toBeVisible()
    await expectAccessible(page)
  })
})

test('credit of a client after a credit note is paid back in part, and can’t be used where no invoice is open', async ({
  step,
  team,
}) => {
  const admin = await caller(team.accountadmin)
  const lucia = await caller(team.lucia)
  const client = await caller(team.client)
  const units = await json<{ content: Named[] }>(client.get('/api/v3/client', { params: { queryType: 'MINE' } }))
  await enterCompany(admin, units.content[0]!.uuid)
  const plan = {
    reference: 'Credited',
    files: { 'a.json': '{"open": "Open"}' },
    locales: ['es'],
    workflows: ['TRANSLATION'],
  }
  const { uuid: project, tasks } = await makeProject(team, plan)
  const cost = { description: 'Layout', costType: 'SERVICE', unitType: 'HOUR', units: 2, costPerUnit: 50 }
  await json(admin.post(`/api/v3/project/${project}/cost/manual-cost`, { data: cost }))
  const { uuid: linguist } = await json<Named>(lucia.get('/api/v3/user/logged-user'))
  await json(admin.post(`/api/v3/task/${tasks[0]!.uuid}/assignment/${linguist}`))
  await deliverTask(lucia, tasks[0]!)
  const input = { organizationalUnit: units.content[0], projects: [{ uuid: project }] }
  const invoice = await json<Named & { total: number; currency: string; lines: Named[] }>(
    admin.post('/api/v3/receivables', { data: input }),
  )
  const { uuid, total, currency } = invoice
  const valueDate = new Date().toISOString().slice(0, 10)
  const payment = { currency, amount: total, valueDate, allocations: [{ invoiceUuid: uuid, amount: total }] }
  await json(admin.post('/api/v3/receivables/payment', { data: payment }))
  const credit = { lines: [{ lineUuid: invoice.lines.at(-1)!.uuid, amount: 50 }], reason: 'Agreed' }
  await json(admin.post(`/api/v3/receivables/${uuid}/credit-note`, { data: credit }))

  await step('the administrator records a refund of it', team.accountadmin, async (page) => {
    await page.goto(`/finance/receivables/${uuid}`)
    const card = page.getByRole('region', { name: 'Client credit' })
    await expect(card).toContainText('$60.00 of credit is left.')
    await card.getByRole('button', { name: 'Use for an invoice…' }).click()
    const using = page.getByRole('dialog', { name: /^Use the credit of / })
    await expect(using.getByText('The client has no other open invoice in USD.')).toBeVisible()
    await using.getByRole('button', { name: 'Use', exact: true }).click()
    await expect(using.getByText('Select an invoice.')).toBeVisible()
    await expectAccessible(page)
    await using.getByRole('button', { name: 'Cancel' }).click()
    await expect(using).toBeHidden()
    await card.getByRole('button', { name: 'Record refund…' }).click()
    const refund = page.getByRole('dialog', { name: /^Refund of / })
    await refund.getByRole('textbox', { name: 'Amount' }).fill('40')
    await refund.getByRole('textbox', { name: 'Reference' }).fill('Refund 1')
    await expectAccessible(page)
    await refund.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(toast(page, 'Refund of $40.00 recorded')).toBeVisible()
    await expect(card).toContainText('$20.00 of credit is left.')
    await expect(card).toContainText('Refund 1')
    await card.getByRole('button', { name: 'Reverse…' }).click()
    const reverse = page.getByRole('dialog', { name: 'Reverse the use of the credit' })
    await reverse.getByRole('textbox', { name: 'Reason' }).fill('By mistake')
    await reverse.getByRole('button', { name: 'Reverse', exact: true }).click()
    await expect(toast(page, 'Use of the credit reversed')).toBeVisible()
    await expect(card).toContainText('$60.00 of credit is left.')
    await expectAccessible(page)
  })
})
