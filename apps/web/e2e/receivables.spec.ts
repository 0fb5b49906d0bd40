import { camtOf, companyIban } from '../../server/src/testing/camt.ts'
import { deliver, toast, translateElsewhere } from './main-job-steps.ts'
import { enterCompany } from './make-invoice.ts'
import { caller, fileOf, json, makeProject, type Named } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

const words = (count: number) => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="a.txt" source-language="en" datatype="plaintext"><body>
    ${Array.from({ length: count }, (_, at) => `<trans-unit id="${at}"><source>Open project page ${at}.</source></trans-unit>`).join('\n    ')}
  </body></file>
</xliff>
`

test('a delivered project is invoiced in two installments, paid in part, credited by a line, and the client sees it', async ({
  step,
  team,
}) => {
  const admin = await caller(team.accountadmin)
  const lucia = await caller(team.lucia)
  const client = await caller(team.client)
  const linguist = await json<Named>(lucia.get('/api/v3/user/logged-user'))
  const units = await json<{ content: (Named & { name: string })[] }>(
    client.get('/api/v3/client', { params: { queryType: 'MINE' } }),
  )
  await enterCompany(admin, units.content[0]!.uuid)
  const { accountUuid } = await json<{ accountUuid: string }>(admin.get('/api/v3/user/logged-user'))
  const bank = { holder: 'Northwind', format: 'IBAN', number: companyIban, currency: 'EUR', bank: 'Commerzbank' }
  const { uuid: bankAccountUuid } = await json<Named>(
    admin.post(`/api/v3/account/${accountUuid}/finance/bank-account`, { data: bank }),
  )
  const importStatement = async (bookings: Parameters<typeof camtOf>[0]) => {
    const statement = camtOf(bookings)
    const file = fileOf(statement.name, Buffer.from(await statement.arrayBuffer()))
    await json(admin.post('/api/v3/payment/statement', { multipart: { file, bankAccountUuid } }))
  }
  const { tasks, uuid: project } = await makeProject(team, {
    reference: 'To be invoiced',
    files: { 'a.xlf': words(3) },
    locales: ['es'],
    workflows: ['TRANSLATION'],
  })
  // The words are free: the account has no price list.
  for (const [description, costPerUnit] of Object.entries({ Layout: 50, Engineering: 30 })) {
    const cost = { description, costType: 'SERVICE', unitType: 'HOUR', units: 2, costPerUnit }
    await json(admin.post(`/api/v3/project/${project}/cost/manual-cost`, { data: cost }))
  }
  const task = tasks[0]!
  await json(admin.post(`/api/v3/task/${task.uuid}/assignment/${linguist.uuid}`))

  await step('the linguist delivers', team.lucia, async (page) => {
    await page.goto(`/tasks/${task.uuid}?tab=files`)
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await translateElsewhere(page, 'es')
    await deliver(page)
  })

  let address = ''
  await step('the administrator invoices it in two installments', team.accountadmin, async (page) => {
    await page.goto('/finance/receivables')
    await expect(page.getByText('No invoices yet')).toBeVisible()
    const ready = page.getByRole('row').filter({ hasText: 'To be invoiced' })
    await ready.getByRole('link', { name: 'Create invoice…' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New invoice')
    const paper = page.getByRole('article', { name: 'Invoice' })
    await expect(paper).toContainText('Preview · the number comes when it is issued')
    await expect(page.getByText('Ready to issue')).toBeVisible()
    await page.getByRole('textbox', { name: 'Purchase order' }).fill('PR-2291')
    await expect(paper).toContainText('PR-2291')
    await page.getByRole('checkbox', { name: 'In installments' }).click({ force: true })
    await expect(paper).toContainText('Installment 2')
    await expectAccessible(page)
    // A change elsewhere has the preview read again during the press, which counts all the same.
    const preview = '**/api/v3/receivables/preview'
    const reading = Promise.withResolvers<void>()
    await page.route(preview, () => reading.resolve())
    await page.getByRole('button', { name: /^Issue invoice, \$/ }).hover()
    await page.mouse.down()
    await importStatement([{ amount: 2.5, reference: 'IN-0', text: 'Refund of a fee' }])
    await reading.promise
    await page.mouse.up()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('New invoice')
    await page.unroute(preview)
    await expect(page.getByRole('article')).toContainText('PR-2291')
    address = new URL(page.url()).pathname
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible({ timeout: 90_000 })
    await expectAccessible(page)
    await page.goto(`/projects/${project}`)
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Invoiced')
  })

  await step('a part is received, and a line credited', team.accountadmin, async (page) => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Record payment…' }).click()
    const payment = page.getByRole('dialog', { name: /^Payment of / })
    await payment.getByRole('textbox', { name: 'Amount' }).fill('0')
    await payment.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(payment.getByText('Enter an amount above zero.')).toBeVisible()
    await payment.getByRole('textbox', { name: 'Amount' }).fill('10')
    await payment.getByRole('textbox', { name: 'Reference' }).fill('Wire 1')
    await expectAccessible(page)
    await payment.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(toast(page, 'Payment of $10.00 recorded')).toBeVisible()
    await expect(page.getByText('Partly paid')).toBeVisible()
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Cancel invoice…' }).click()
    const refused = page.getByRole('dialog', { name: /can’t be canceled$/ })
    await expect(refused.getByText('Part of the invoice is paid or credited.', { exact: false })).toBeVisible()
    await refused.getByRole('button', { name: 'Credit note instead…' }).click()
    const credit = page.getByRole('dialog', { name: /^Credit note for / })
    await credit.getByRole('button', { name: 'Issue credit note' }).click()
    await expect(credit.getByText('Choose at least one line.')).toBeVisible()
    await credit.getByRole('checkbox', { name: /Layout/ }).click({ force: true })
    await expect(credit.getByText('The tax is that of the invoice', { exact: false })).toContainText('$20.00')
    await credit.getByRole('textbox', { name: 'Reason' }).fill('Agreed with the client')
    await expectAccessible(page)
    await credit.getByRole('button', { name: 'Issue credit note' }).click()
    await expect(toast(page, 'issued')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Amounts' })).toContainText('-$120.00')
  })

  await step('the client sees the invoice, how to pay it, and what was credited', team.client, async (page) => {
    await page.goto('/finance/receivables')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoices')
    const table = page.getByRole('table', { name: 'Invoices' })
    await expect(table.getByRole('row').filter({ hasText: 'Partly paid' })).toBeVisible()
    await expect(table.getByRole('row').filter({ hasText: '-$120.00' })).toBeVisible()
    await expectAccessible(page)
    await table.getByRole('row').filter({ hasText: 'Partly paid' }).getByRole('link').click()
    await expect(page.getByRole('article')).toContainText('PR-2291')
    await expect(page.getByRole('button', { name: 'Record payment…' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Credit note…' })).toHaveCount(0)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    expect((await coming).suggestedFilename()).toMatch(/\.pdf$/)
  })

  await importStatement([
    { amount: 70, reference: 'IN-1', name: 'A client' },
    { amount: 1.5, reference: 'IN-2', text: 'Interest' },
  ])

  await step(
    'the payment is reversed with a reason, and income of a statement becomes the client’s credit',
    team.accountadmin,
    async (page) => {
      await page.goto(address)
      await page.getByRole('button', { name: 'Reverse…' }).click()
      const reversal = page.getByRole('dialog', { name: 'Reverse the payment' })
      await reversal.getByRole('button', { name: 'Reverse', exact: true }).click()
      await expect(reversal.getByText('Enter a reason.')).toBeVisible()
      await reversal.getByRole('textbox', { name: 'Reason' }).fill('Of another client')
      await reversal.getByRole('button', { name: 'Reverse', exact: true }).click()
      await expect(toast(page, 'Payment reversed')).toBeVisible()
      await expect(page.getByText('Reversed', { exact: true })).toBeVisible()
      await expect(page.getByText('Partly paid')).toHaveCount(0)
      await page.getByRole('link', { name: 'Receivables', exact: true }).first().click()
      const came = page.getByRole('table', { name: 'Payments to assign' })
      await came.getByRole('row').filter({ hasText: 'Interest' }).getByRole('button', { name: 'Set aside…' }).click()
      const aside = page.getByRole('dialog', { name: 'Set €1.50 aside' })
      await aside.getByRole('textbox', { name: 'Reason' }).fill('Interest')
      await aside.getByRole('button', { name: 'Set aside', exact: true }).click()
      await expect(toast(page, '€1.50 set aside')).toBeVisible()
      await came.getByRole('row').filter({ hasText: 'A client' }).getByRole('button', { name: 'Record…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Payment of a client' })
      await dialog.getByRole('button', { name: 'Record', exact: true }).click()
      await expect(dialog.getByText('Choose a client.')).toBeVisible()
      await dialog.getByRole('combobox', { name: 'Client' }).fill(units.content[0]!.name)
      await page.getByRole('listbox').getByRole('option').first().click()
      await dialog.getByRole('button', { name: 'Record', exact: true }).click()
      await expect(dialog.getByText('There is no exchange rate of EUR to USD', { exact: false })).toBeVisible()
      await dialog.getByRole('textbox', { name: 'Exchange rate' }).fill('0.9')
      await page.keyboard.press('Tab')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Record', exact: true }).click()
      await expect(toast(page, 'Payment of €70.00 recorded')).toBeVisible()
      await page.getByRole('radio', { name: /^Not used yet/ }).click()
      const unused = page.getByRole('table', { name: 'Not used yet' })
      await expect(unused.getByRole('row').nth(1)).toContainText('€70.00')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Record payment…' }).click()
      await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Record', exact: true }).click()
      await expect(dialog.getByText('Enter an amount above zero.')).toBeVisible()
    },
  )
})
